"""Shuffles that nobody has chosen: committed to before anybody adds their luck, the same after any crash, provable."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from command_line import primogen as command
from primogen.client import Client, Refusal
from primogen.games.desks import DESKS
from primogen.kernel.fairness import commitment_to, is_proven, proof, seed_from
from primogen.kernel.journal import Header, JournalError
from primogen.kernel.plain import as_dict, as_list
from primogen.server.happenings import ANSWER, SIT
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow, SeatRow
from serving import ANA, BEN, BOT, LONG, Near, Seated, code_of, heard, hello, play, serving

RIVALS = DESKS["rivals"]
SECRET = bytes(range(32))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("fairness")) as near:
        yield near


def table_of(client: Client) -> dict[str, object]:
    return as_dict(client.scene["table"])


# ---- the sums


def test_the_seed_is_what_the_document_says() -> None:
    """Worked out here from nothing but SHA-256."""
    assert commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()
    said = b"\0\0\0\3abc" + b"\0\0\0\0" + b"\0\0\0\2\xc3\xa9"
    assert seed_from(SECRET, ["abc", "", "é"]) == hmac.new(SECRET, said, hashlib.sha256).digest()


def test_no_two_lists_of_lucks_are_taken_for_each_other() -> None:
    lists = [["ab", ""], ["a", "b"], ["", "ab"], ["ab"], ["b", "a"], ["", "", "ab"]]
    assert len({seed_from(SECRET, lucks) for lucks in lists}) == len(lists)


# ---- sitting down


def test_cards_are_dealt_when_every_person_has_sat_down(place: Near) -> None:
    """Until then all see who is awaited and what the server is bound to, and nothing else; nothing can be done."""
    at = place.make(ANA, BOT, BEN)

    async def come() -> None:
        async with place.client(at) as spectator, place.client(at, 0) as ana:
            table = table_of(ana)
            assert list(ana.scene) == ["table"] and (table["commitment"], table["luck"]) == (at.commitment, ana.luck)
            assert table["awaited"] == [2]
            assert ana.prompt == {} and ana.log == []
            for kind, said in (("answer", {"number": 0, "option": 0}), ("why", {}), ("undo", {"number": 0})):
                assert await code_of(ana, kind, **said) == "undealt"
            assert await code_of(ana, "rematch") == "rematch"
            assert await code_of(ana, "chat", text="where is Ben?") == ""
            async with place.client(at, 2) as ben:
                assert "cards" in ben.scene and "awaited" not in table_of(ben)
                for client in (spectator, ana):
                    while "cards" not in client.scene:
                        await asyncio.wait_for(client.receive(), LONG)
                assert ana.prompt["seat"] == ben.prompt["seat"]
            assert place.is_kept(at)

    asyncio.run(come())


def test_against_bots_one_hello_is_enough_and_bots_alone_wait_for_nobody(place: Near) -> None:
    at, bots = place.make(ANA, BOT), place.make(BOT, {**BOT, "name": "Another"})

    async def come() -> None:
        async with place.client(at, 0) as ana:
            assert ana.prompt and ana.scene["cards"]
        async with place.client(bots) as spectator:
            assert spectator.scene["cards"]

    asyncio.run(come())


def test_the_commitment_can_be_noted_before_one_sits_down(place: Near) -> None:
    at = place.make(ANA, BEN)
    shown = place.asked(f"/api/tables/{at.room}").json()
    assert (shown["commitment"], shown["awaited"], shown["is_over"]) == (at.commitment, [0, 1], False)
    assert at.commitment != place.make(ANA, BEN).commitment and len(at.commitment) == 64
    for name in ("nowhere", "%00", "x" * 25, "..%2F"):
        assert place.asked(f"/api/tables/{name}").status_code == 404


def test_the_luck_of_who_sits_down_counts_and_each_changes_the_deal(place: Near) -> None:
    """Coming again adds nothing; nor does looking at one's seat without sitting down."""
    at = place.make(ANA, BEN)

    async def come() -> None:
        for seat, luck in ((0, "first"), (0, "second"), (1, "early"), (1, "other"), (0, "third")):
            async with place.raw() as raw:
                await raw.send(hello(at, seat, luck=luck))
                await heard(raw, "welcome")
                if luck == "other":
                    await raw.send(json.dumps({"t": "sit", "id": 1, **BEN}))
                    await heard(raw, "done")

    asyncio.run(come())
    room = place.table(at).room
    assert room.lucks.in_order() == ["first", "other"]
    assert [room.lucks.added[seat] for seat in (0, 1)] == ["first", "other"]
    seeds = {seed_from(room.lucks.secret, lucks) for lucks in (["first", "other"], ["second", "other"], ["first", ""])}
    assert len(seeds) == 3


@pytest.mark.parametrize("luck", ["x" * 65, "é", "\n", "\x00", "\U0001f9db"])
def test_luck_is_short_and_plain(place: Near, luck: str) -> None:
    at = place.make(ANA, BEN)

    async def come() -> None:
        client = place.client(at, 0)
        client.hello["luck"] = luck
        with pytest.raises(Refusal, match="luck"):
            await client.join()

    asyncio.run(come())
    assert place.table(at).room.awaited() == [0, 1]


# ---- crashes


def test_no_crash_lets_the_server_choose_again(tmp_path: Path) -> None:
    """Stopped after every step: the same commitment, the same lucks, the same cards."""
    with serving(tmp_path) as near:
        at = near.make(ANA, BEN)
    with serving(tmp_path) as near:
        assert near.asked(f"/api/tables/{at.room}").json()["commitment"] == at.commitment
        near.sit_down(Seated(at.room, [at.tokens[0], ""]))
        lucks = dict(near.table(at).room.lucks.added)
    with serving(tmp_path) as near:
        assert near.table(at).room.awaited() == [1] and near.table(at).room.lucks.added == lucks
        near.sit_down(at)
        dealt = near.table(at).room.g.fingerprint()
    with serving(tmp_path) as near:
        assert near.table(at).room.g.fingerprint() == dealt and near.is_kept(at)
        near.sit_down(at)
        assert near.table(at).room.g.fingerprint() == dealt


def test_a_luck_that_was_not_written_was_not_added(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails while somebody sits down: they are not seated, and may come again with another luck."""
    at = place.make(ANA, BOT)

    def fails(*_: object) -> None:
        raise OSError("no space left")

    async def come(luck: str) -> None:
        client = place.client(at, 0)
        client.hello["luck"] = luck
        async with client:
            assert client.prompt

    with monkeypatch.context() as broken:
        broken.setattr(place.hall.storage, "add_events", fails)
        with pytest.raises(Exception, match="1011"):
            asyncio.run(come("lost"))
    asyncio.run(come("kept"))
    assert place.table(at).room.lucks.in_order() == ["kept", ""] and place.is_kept(at)


# ---- afterwards


def finished(luck: str = "mine") -> Room:
    header = RIVALS.deal(["Ana", "Bot"], ["ministry", "caitiff"], b"")
    rows = [SeatRow("Ana", "", ""), SeatRow("Bot", "random", "")]
    room = Room(RoomRow("room", "rivals", header, False, rows, [], [], secret=SECRET.hex()), RIVALS)
    room.happen(Happened(SIT, 0, 0, 0.0, luck))
    dice = random.Random(5)
    while room.asked is not None:
        room.happen(Happened(ANSWER, room.asked.seat, dice.randrange(len(room.asked.options)), 0.0))
    return room


def test_after_the_end_the_secret_is_shown_and_not_before(place: Near) -> None:
    at = place.make(ANA, BOT)

    async def game() -> tuple[Client, dict[str, object]]:
        async with place.client(at, 0) as ana:
            before = table_of(ana)
            await asyncio.wait_for(ana.request("concede"), LONG)
            return ana, before

    ana, before = asyncio.run(game())
    assert "proof" not in before and before["commitment"] == at.commitment
    shown = as_dict(table_of(ana)["proof"])
    secret, lucks = bytes.fromhex(str(shown["secret"])), [str(luck) for luck in as_list(shown["lucks"])]
    assert shown["commitment"] == at.commitment == commitment_to(secret)
    assert lucks == [ana.luck, ""]
    assert shown["seed"] == seed_from(secret, lucks).hex()


def words_from(seed: bytes) -> Iterator[int]:
    """As docs/protocol.md says it, written down once more."""
    for block in count():
        made = hmac.digest(hashlib.sha256(seed).digest(), block.to_bytes(8, "big"), "sha512")
        yield from (int.from_bytes(made[at : at + 4], "big") for at in range(0, len(made), 4))


def below(words: Iterator[int], bound: int) -> int:
    return next(word % bound for word in words if word < 2**32 - 2**32 % bound)


def test_after_the_end_every_shuffle_can_be_reckoned_again(place: Near) -> None:
    """From the seed alone: piles of both players and of the city, and the rest of what chance gave."""
    at = place.make(ANA, BEN)

    async def game() -> str:
        async with place.client(at, 0) as ana:
            async with place.client(at, 1):
                assert place.asked(f"/api/tables/{at.room}/chance").status_code == 409
                await asyncio.wait_for(ana.request("concede"), LONG)
            return str(as_dict(table_of(ana)["proof"])["seed"])

    words = words_from(bytes.fromhex(asyncio.run(game())))
    given = place.asked(f"/api/tables/{at.room}/chance").json()
    for each in given:
        if each.get("below"):
            assert each["gave"] == [below(words, each["below"])]
            continue
        pile = each["before"][:]
        for last in range(len(pile) - 1, 0, -1):
            other = below(words, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        assert each["gave"] == pile
    assert max(len(each["gave"]) for each in given) > 20, "at least the city was shuffled"
    assert place.asked("/api/tables/nowhere/chance").status_code == 404


def journal_of(room: Room, path: Path) -> Path:
    assert room.journal is not None
    path.write_text("".join(f"{line}\n" for line in room.journal.lines()), encoding="utf-8")
    return path


def test_the_journal_proves_its_shuffles(tmp_path: Path) -> None:
    """`primogen verify` says so in words."""
    path = journal_of(finished(), tmp_path / "game.jsonl")
    done = command("verify", str(path))
    good, fair = done.out.splitlines()
    assert done.code == 0 and "good: " in good and "ended" in good
    assert fair.startswith(f"{path}: fair: the secret is the one that was committed to")


def forged(header: Header, **change: object) -> Header:
    return {**header, "proof": {**as_dict(header["proof"]), **change}}


def test_a_false_proof_is_found() -> None:
    header: Header = {"seed": seed_from(SECRET, ["a", ""]).hex(), "proof": proof(SECRET, ["a", ""])}
    assert is_proven(header) and not is_proven({"seed": "07"})
    for wrong, why in (
        (forged(header, secret="00" * 32), "not the one that was committed to"),
        (forged(header, commitment="00" * 32), "not the one that was committed to"),
        (forged(header, lucks=["", "a"]), "does not follow"),
        ({**header, "seed": "00" * 32}, "does not follow"),
        ({**header, "proof": 3}, "not understood"),
        (forged(header, secret="xyz"), "not understood"),
        (forged(header, lucks=[1]), "not understood"),
    ):
        with pytest.raises(JournalError, match=why):
            is_proven(wrong)


def test_verify_names_a_dealer_who_changed_the_secret(tmp_path: Path) -> None:
    """The chain is whole, the game replays, and yet the seed was not the one that was committed to."""
    room = finished()
    assert room.journal is not None
    as_dict(room.journal.header["proof"])["commitment"] = commitment_to(b"another")
    done = command("verify", str(journal_of(room, tmp_path / "game.jsonl")))
    assert done.code == 2 and "line 1: the secret is not the one that was committed to" in done.out


def test_a_rematch_has_its_own_secret_and_those_who_left_are_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)

        async def again() -> str:
            async with near.client(at, 0) as ana, near.client(at, 1) as ben:
                assert await code_of(ben, "leave") == ""
                await play(ana, random.Random(2))
                assert await code_of(ana, "rematch") == ""
                return str(table_of(ana)["next"])

        new = Seated(asyncio.run(again()), at.tokens, brings={0: {"name": "Ana"}})
        assert near.table(new).room.lucks.secret != near.table(at).room.lucks.secret
        assert (near.table(new).room.awaited(), near.table(new).room.away) == ([0], {1})
        near.sit_down(Seated(new.room, [at.tokens[0], ""], brings=new.brings))
        assert near.table(new).room.journal is not None and near.is_kept(new)


def test_the_store_keeps_the_secret_and_no_answer_of_the_server_tells_it(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN, listed=True)
        row = near.hall.storage.room(at.room)
        assert row is not None and commitment_to(bytes.fromhex(row.secret)) == at.commitment
        room = near.table(at).room
        assert room.journal is not None
        seed = str(room.journal.header["seed"])
        for path in ("/api/tables", f"/api/tables/{at.room}", "/metrics", "/health"):
            assert row.secret not in near.asked(path).text and seed not in near.asked(path).text
        assert json.dumps(dict(row.header)).count(seed) == 0  # it follows; it is not written down
