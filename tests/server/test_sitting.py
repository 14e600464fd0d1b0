"""The waiting room: everybody brings a name and a deck, the host may change the table, and then the cards are dealt."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from command_line import primogen as command
from databases import KINDS, database
from primogen.client import Client, Refusal
from primogen.kernel.plain import as_dict, as_list
from primogen.server.happenings import DEAL, SIT
from primogen.server.sitting import MOST_CHANGES
from serving import ANA, BEN, BOT, LONG, Near, Seated, code_of, serving

LINK = {"way": "link"}
OPEN = {"way": "open"}


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    folder = tmp_path_factory.mktemp("sitting")
    with database(str(request.param), folder) as address, serving(folder, database=address) as near:
        yield near


def table_of(client: Client) -> dict[str, object]:
    return as_dict(client.scene["table"])


def states(client: Client) -> list[object]:
    return [as_dict(each)["state"] for each in as_list(table_of(client)["seats"])]


def taking(place: Near, at: Seated, seat: int, lang: str = "en") -> Client:
    return Client(f"ws://{place.address}", at.room, lang=lang, open_seat=seat)


async def until_dealt(*clients: Client) -> None:
    for client in clients:
        while "cards" not in client.scene:
            await asyncio.wait_for(client.receive(), LONG)


# ---- names and decks


def test_everybody_brings_a_name_and_a_deck_and_then_the_cards_are_dealt(place: Near) -> None:
    """Nobody sees which deck another brings. The decks are on disk before the deal, and the journal has them."""
    at, mine = place.make(ANA, OPEN, LINK), command("deck", "faithful", "--to", "text").out

    async def come() -> None:
        async with place.client(at, 0) as ana, taking(place, at, 1) as ben:
            assert states(ben) == ["ready", "taken", "free"] and table_of(ben)["awaited"] == [1, 2]
            await ben.sit("Ben", mine)
            assert as_dict(table_of(ben)["deck"])["text"] == mine and "deck" not in states(ben)
            cid = Client(f"ws://{place.address}", at.room, invitation=at.invitations[2])
            async with cid:
                assert states(cid) == ["ready", "ready", "taken"] and cid.names == ["Ana", "Ben", ""]
                assert "Faithful" not in str(cid.scene) and "ministry" not in str(cid.scene)
                await cid.sit("Cid", "inquisitive")
                await until_dealt(ana, ben, cid)
                assert ana.names == ben.names == cid.names == ["Ana", "Ben", "Cid"]
                assert place.is_kept(at)

    asyncio.run(come())
    row = place.hall.storage.room(at.room)
    assert row is not None and [event.kind for event in row.events][-2:] == [SIT, DEAL]
    desk = place.table(at).room.desk
    wanted = desk.deal(["Ana", "Ben", "Cid"], ["ministry", "faithful", "inquisitive"], b"")
    assert row.header == wanted


def test_an_illegal_deck_is_refused_with_its_rules_before_one_sits_down(place: Near) -> None:
    """RV-DECK-06. In one's own language; whoever is refused may try again."""
    at, wrong = place.make(ANA, OPEN), command("deck", "ministry", "--to", "text").out.replace("3 Awe", "4 Awe")

    async def come() -> None:
        async with taking(place, at, 1, "es") as ben:
            with pytest.raises(Refusal, match=r"deck: Como máximo 3 de Awe, no 4 \(RV-DECK-06\)"):
                await ben.sit("Ben", wrong)
            with pytest.raises(Refusal, match="deck: choose a deck"):
                await ben.sit("Ben")
            with pytest.raises(Refusal, match="deck"):
                await ben.sit("Ben", "nonsense")
            assert states(ben) == ["taken", "taken"]
            await ben.sit("Ben", "ministry")

    asyncio.run(come())


@pytest.mark.parametrize("name", ["", " ", "\u202e\x00", "x" * 25])
def test_a_name_can_be_read_and_has_up_to_24_characters(place: Near, name: str) -> None:
    at = place.make(ANA, OPEN)

    async def come() -> None:
        async with taking(place, at, 1) as ben:
            assert await code_of(ben, "sit", name=name, deck="caitiff") == "name"

    asyncio.run(come())


def test_no_two_at_a_table_have_the_same_name(place: Near) -> None:
    at = place.make({**ANA, "name": "x" * 24}, OPEN, OPEN, {**BOT, "name": "X" * 24})

    async def come() -> None:
        async with taking(place, at, 1) as ben, taking(place, at, 2) as cid:
            await ben.sit("X" * 24, "caitiff")
            await cid.sit(f"{'x' * 22} 3", "caitiff")
            assert cid.names == ["x" * 24, f"{'X' * 22} 3", f"{'x' * 22} 4", f"{'X' * 22} 2"]

    asyncio.run(come())


def test_a_deck_may_be_thought_over_until_the_deal(place: Near) -> None:
    """Who is not ready any more keeps the seat; nothing is dealt meanwhile; the luck of the last time counts."""
    at = place.make(ANA, OPEN, OPEN)

    async def come() -> None:
        async with place.client(at, 0) as ana, taking(place, at, 1) as ben, taking(place, at, 2) as cid:
            assert await code_of(ben, "wait") == "ready"
            await ben.sit("Ben", "caitiff")
            assert await code_of(ana, "wait") == "" and await code_of(ben, "wait") == ""
            await cid.sit("Cid", "faithful")
            assert "cards" not in cid.scene and states(cid) == ["taken", "taken", "ready"]
        async with place.client(at, 0) as ana, Client(f"ws://{place.address}", at.room, ben.token) as again:
            assert states(again) == ["taken", "taken", "ready"], "coming back is not yet being ready"
            await again.sit("Bea", "inquisitive")
            await ana.sit("Ana")
            await until_dealt(again)
            assert again.names == ["Ana", "Bea", "Cid"]
            assert place.table(at).room.lucks.in_order() == [ana.luck, again.luck, cid.luck]
            for kind, said in (("sit", {"name": "Late", "deck": "caitiff"}), ("wait", {}), ("stand", {})):
                assert await code_of(again, kind, **said) == "dealt"

    asyncio.run(come())
    assert place.is_kept(at)


def test_the_host_says_which_decks_may_be_brought(place: Near) -> None:
    """Any, starters only, or the one that is laid out at the seat."""
    own = command("deck", "faithful", "--to", "text").out.replace("Name: ", "Name: My ")
    starters = place.make(ANA, OPEN, decks="starters")
    given = place.make(ANA, {**OPEN, "deck": "caitiff"}, decks="given")

    async def come() -> None:
        async with taking(place, starters, 1) as ben:
            assert table_of(ben)["decks"] == "starters"
            with pytest.raises(Refusal, match="deck: at this table one plays a starter deck"):
                await ben.sit("Ben", own)
            await ben.sit("Ben", "faithful")
        async with taking(place, given, 1) as ben:
            assert as_dict(table_of(ben)["deck"])["text"] == "caitiff"
            with pytest.raises(Refusal, match="deck: at this table one plays the deck that is laid out"):
                await ben.sit("Ben", "faithful")
            await ben.sit("Ben")
            assert states(ben) == ["taken", "ready"]

    asyncio.run(come())
    for seats, decks in (([ANA, OPEN], "given"), ([{**ANA, "deck": own}, OPEN], "starters")):
        assert place.asked("/api/tables", {"seats": seats, "decks": decks}).status_code == 400


# ---- the host


def test_the_host_changes_seats_before_the_deal(place: Near) -> None:
    """A link becomes a bot, a bot an open seat; the old link opens nothing. Nobody else may."""
    at = place.make(ANA, LINK, BOT)

    async def come() -> None:
        async with place.client(at, 0) as ana, place.client(at) as spectator:
            told = await ana.request("change", seat=1, way="link")
            with pytest.raises(Refusal, match="token"):
                await Client(f"ws://{place.address}", at.room, invitation=at.invitations[1]).join()
            async with Client(f"ws://{place.address}", at.room, invitation=str(told["invitation"])) as ben:
                assert ben.seat == 1
                for kind, said in (("change", {"seat": 2, "way": "open"}), ("decks", {"allow": "any"}), ("close", {})):
                    assert await code_of(ben, kind, **said) == "host"
                    assert await code_of(spectator, kind, **said) == "seat"
                await ana.request("change", seat=2, way="open")
                assert states(ana) == ["ready", "taken", "free"]
                assert await code_of(ana, "change", seat=1, bot="simple", name="Ana", deck="caitiff") == ""
                assert ana.names == ["Ana", "Ana 2", ""]
                with pytest.raises((Refusal, ConnectionError)):
                    while True:
                        await asyncio.wait_for(ben.receive(), LONG)
            wrong: list[dict[str, object]] = [
                {"seat": 0, "bot": "simple", "deck": "caitiff"},
                {"seat": 7, "way": "open"},
                {"seat": 1},
                {"seat": 1, "bot": "hal", "deck": "caitiff"},
            ]
            for each in wrong:
                assert await code_of(ana, "change", **each) == "seat"
            assert await code_of(ana, "change", seat=1, bot="simple") == "deck"
            assert await code_of(ana, "change", seat=2, bot="simple", deck="faithful") == ""
            await until_dealt(ana)

    asyncio.run(come())
    assert place.is_kept(at)


def test_whoever_lost_a_seat_sees_nothing_of_the_next_ones_hand(place: Near) -> None:
    """The host frees the seat of somebody who is gone; their line ends, and their token opens nothing."""
    at = place.make(ANA, OPEN)

    async def come() -> None:
        async with place.client(at, 0) as ana, taking(place, at, 1) as ben:
            await ana.request("change", seat=1, way="open")
            with pytest.raises(Refusal, match="this seat is not yours any more"):
                while True:
                    await asyncio.wait_for(ben.receive(), LONG)
            async with taking(place, at, 1) as cid:
                await cid.sit("Cid", "faithful")
                await until_dealt(ana, cid)
            assert "cards" not in ben.scene
            with pytest.raises(Refusal, match="token"):
                await Client(f"ws://{place.address}", at.room, ben.token).join()

    asyncio.run(come())


def test_a_stricter_host_has_everybody_look_again(place: Near) -> None:
    own = command("deck", "faithful", "--to", "text").out.replace("Name: ", "Name: My ")
    at = place.make({**ANA, "deck": own}, OPEN, OPEN)

    async def come() -> None:
        async with place.client(at, 0) as ana, taking(place, at, 1) as ben:
            await ben.sit("Ben", "caitiff")
            assert await code_of(ana, "decks", allow="whatever") == "deck"
            assert await code_of(ana, "decks", allow="given") == "deck"
            assert await code_of(ana, "decks", allow="starters") == ""
            assert states(ana) == ["taken", "taken", "free"] and "deck" not in table_of(ana)
            assert await code_of(ana, "sit", name="Ana") == "deck"
            await ana.sit("Ana", "ministry")
            assert states(ana) == ["ready", "taken", "free"]
        async with place.client(at, 0) as ana:
            assert table_of(ana)["decks"] == "starters"

    asyncio.run(come())
    row = place.hall.storage.room(at.room)
    assert row is not None and row.seats[0].deck == "ministry"


def test_a_closed_table_is_closed_for_good(place: Near) -> None:
    at = place.make(ANA, OPEN)

    async def come() -> None:
        async with taking(place, at, 1) as ben, place.client(at, 0) as ana:
            assert await code_of(ana, "stand") == "host"
            assert await code_of(ana, "close") == ""
            for client, kind, said in ((ana, "close", {}), (ben, "sit", {"name": "Ben", "deck": "caitiff"})):
                assert await code_of(client, kind, **said) == "shut"
            assert table_of(ana)["closed"] == 1
            with pytest.raises(Refusal):
                await taking(place, at, 1).join()

    asyncio.run(come())
    assert at.room not in [each["room"] for each in place.asked("/api/tables").json()]
    assert place.asked("/api/glances", {"rooms": [at.room]}).json()[0]["state"] == "closed"


def test_nobody_changes_a_table_without_end(place: Near) -> None:
    at = place.make(ANA, OPEN)

    async def come() -> None:
        async with taking(place, at, 1) as ben:
            place.table(at).room.number = MOST_CHANGES
            assert await code_of(ben, "sit", name="Ben", deck="caitiff") == "shut"

    asyncio.run(come())


def test_a_bot_plays_only_a_deck_that_is_there(place: Near) -> None:
    """Whoever has not chosen a deck cannot leave it to a bot; whoever has, can."""
    at = place.make(ANA, OPEN, OPEN)

    async def come() -> None:
        async with taking(place, at, 1) as ben, taking(place, at, 2) as cid:
            assert await code_of(ben, "leave") == "undealt"
            await ben.sit("Ben", "caitiff")
            assert await code_of(ben, "leave") == "" and states(ben) == ["taken", "away", "taken"]
            await cid.sit("Cid", "faithful")
            async with place.client(at, 0) as ana:
                await until_dealt(ana, ben, cid)
                assert table_of(ana)["away"] == [1]

    asyncio.run(come())
    assert place.is_kept(at)


# ---- crashes


async def brought(near: Near, at: Seated, token: str, deck: str) -> str:
    """Ben comes, with a deck if he has one; his token."""
    async with Client(f"ws://{near.address}", at.room, token, open_seat=1) as ben:
        if deck:
            await ben.sit("Ben", deck)
        return ben.token


def test_a_table_is_brought_back_at_every_step(tmp_path: Path) -> None:
    """Nobody need sit down twice, and the deal is the same."""
    token = ""
    with serving(tmp_path) as near:
        at = near.make(ANA, OPEN)
    for deck in ("", "caitiff", "faithful"):
        with serving(tmp_path) as near:
            token = asyncio.run(brought(near, at, token, deck))
    with serving(tmp_path) as near:
        assert near.table(at).room.names == ("Ana", "Ben")
        near.sit_down(at)
        dealt = near.table(at).room.g.fingerprint()
    with serving(tmp_path) as near:
        assert near.table(at).room.g.fingerprint() == dealt and near.is_kept(at)


def test_a_server_that_stops_between_the_last_word_and_the_deal_deals_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> bool:
        return False

    with serving(tmp_path) as near, monkeypatch.context() as cut:
        at = near.make(ANA, BEN)
        cut.setattr("primogen.server.sitting.is_complete", never)
        near.sit_down(at)
        assert near.table(at).room.journal is None and near.table(at).room.awaited() == []
    with serving(tmp_path) as near:
        assert near.table(at).room.journal is not None and near.is_kept(at)


# ---- once more


def test_a_rematch_with_the_same_deck_or_another(place: Near) -> None:
    """Each chooses in the waiting room of the new table, and sees who wants to."""
    at = place.deal(ANA, BEN)

    async def again() -> tuple[str, Client]:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert await code_of(ana, "concede") == ""
            assert await code_of(ben, "rematch") == ""
            while "next" not in table_of(ana):
                await asyncio.wait_for(ana.receive(), LONG)
            assert table_of(ana)["again"] == [1]
            return str(table_of(ana)["next"]), ana

    room, _ = asyncio.run(again())
    new = Seated(room, at.tokens)

    async def sit() -> None:
        async with place.client(new, 0) as ana, place.client(new, 1) as ben:
            assert states(ana) == ["taken", "taken"] and ana.names == ["Ana", "Ben"]
            assert as_dict(table_of(ben)["deck"])["text"] == "caitiff" and table_of(ben)["host"] == 0
            await ben.sit("Ben")
            await ana.sit("Ana", "inquisitive")
            await until_dealt(ana, ben)

    asyncio.run(sit())
    row, desk = place.hall.storage.room(room), place.table(new).room.desk
    assert row is not None and row.header == desk.deal(["Ana", "Ben"], ["inquisitive", "caitiff"], b"")


# ---- at a glance


def test_how_a_table_stands_is_told_without_opening_it(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at, other = near.deal(ANA, BEN), near.make(ANA, OPEN)

        async def end() -> None:
            async with near.client(at, 0) as ana:
                assert await code_of(ana, "concede") == ""

        def glances(near: Near) -> dict[str, dict[str, object]]:
            rooms = [at.room, other.room, "nowhere", "../x", "\x00"]
            return {each["room"]: each for each in near.asked("/api/glances", {"rooms": rooms}).json()}

        asked = near.table(at).room.asked
        assert asked is not None and glances(near)[at.room]["asked"] == asked.seat
        asyncio.run(end())
        near.hall.open.clear()
        seen = glances(near)
        assert (seen[at.room]["state"], seen[at.room]["winner"], seen[at.room]["names"]) == ("over", 1, ["Ana", "Ben"])
        assert (seen[other.room]["state"], seen[other.room]["names"]) == ("waiting", ["Ana", ""])
        assert len(seen) == 2 and not near.hall.open
        assert near.asked("/api/glances", {"rooms": ["x"] * 51}).status_code == 400
