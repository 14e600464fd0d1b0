"""Seats are personal: an invitation opens one once, to whoever comes first with a token of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.command import upgrade
from alembic.config import Config

from databases import KINDS, database
from primogen.client import Client, Refusal
from primogen.games.desks import DESKS
from primogen.kernel.plain import as_dict
from primogen.server.migrating import MIGRATIONS
from primogen.server.tokens import digest, new_token
from serving import ANA, BEN, LONG, WIDE, Near, Seated, code_of, end_of, heard, hello, no_time_passes, serving

LINK = {"way": "link"}
OPEN = {"way": "open"}
REFUSED = "somebody has sat down here already; ask for another invitation"


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    folder = tmp_path_factory.mktemp("seats")
    with database(str(request.param), folder) as address, serving(folder, database=address) as near:
        yield near


def table_of(client: Client) -> dict[str, object]:
    return as_dict(client.scene["table"])


def guest(place: Near, at: Seated, seat: int = 1) -> Client:
    """Somebody with the link, in a browser that has never been here."""
    return Client(f"ws://{place.address}", at.room, invitation=at.invitations[seat])


async def until_present(client: Client, *counts: int) -> None:
    while client.present != list(counts):
        await asyncio.wait_for(client.receive(), LONG)


# ---- invitations


def test_the_makers_copy_of_an_invitation_opens_nothing_once_its_guest_is_here(place: Near) -> None:
    """Neither as an invitation nor as a token: who makes a table sees their own hand and no other."""
    at = place.make(ANA, LINK)

    async def come() -> None:
        async with place.client(at, 0) as ana, guest(place, at) as ben:
            assert (ana.seat, ben.seat) == (0, 1)
            with pytest.raises(Refusal, match=REFUSED) as refused:
                await guest(place, at).join()
            assert refused.value.code == "token"
            for token in (at.invitations[1], new_token()):
                with pytest.raises(Refusal, match="token: this link opens no seat at this table"):
                    await Client(f"ws://{place.address}", at.room, token).join()
            await ben.sit("Ben", "caitiff")
            with pytest.raises(Refusal, match="token"):
                await guest(place, at).join()

    asyncio.run(come())


def test_an_invitation_is_not_the_token_of_whoever_comes_with_it(place: Near) -> None:
    """Or its maker would have a copy of that, too. And a token is long."""
    at = place.make(ANA, LINK)

    async def come() -> None:
        for token in (at.invitations[1], "short", "x" * 19, "x" * 65, "with spaces in it, and more", "é" * 24, ""):
            async with place.raw() as raw:
                said = {"t": "hello", "room": at.room, "token": token, "invitation": at.invitations[1]}
                await raw.send(json.dumps(said))
                assert (await heard(raw, "refused"))["code"] == "token"
                assert await end_of(raw) == 4403

    asyncio.run(come())
    assert place.table(at).room.seats[1].token == ""


def test_of_two_guests_with_one_invitation_one_sits_down(place: Near) -> None:
    """Whoever is first; the other is told why not. Nobody else's seat is theirs."""
    at = place.make(ANA, LINK, LINK)

    async def come() -> None:
        guests = [guest(place, at) for _ in range(6)]
        came = await asyncio.gather(*(each.join() for each in guests), return_exceptions=True)
        assert [str(each) for each in came if each is not None] == [f"token: {REFUSED}"] * 5
        first = guests[came.index(None)]
        assert first.seat == 1 and table_of(first)["awaited"] == [0, 1, 2]
        for each in guests:
            await each.leave()

    asyncio.run(come())


def test_whoever_did_not_hear_the_welcome_says_the_same_hello_again(place: Near) -> None:
    """The client has made its token itself: a line that breaks at the worst moment locks nobody out."""
    at = place.make(ANA, BEN)
    ben = hello(at, 1)

    async def come() -> None:
        for _ in range(3):
            async with place.raw() as raw:
                await raw.send(ben)  # and hang up, whatever is said
        async with place.client(at, 1) as again:
            assert again.seat == 1

    asyncio.run(come())


def test_an_invitation_is_kept_when_the_disk_fails(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    at = place.make(ANA, LINK)

    def fails(*_: object) -> None:
        raise OSError("no space left")

    async def come() -> None:
        ben = guest(place, at)
        with monkeypatch.context() as broken:
            broken.setattr(place.hall.storage, "add_events", fails)
            with pytest.raises(Exception, match="1011"):
                await ben.join()
        async with guest(place, at) as other:
            assert other.seat == 1
            with pytest.raises(Refusal, match=REFUSED):
                await ben.join()

    asyncio.run(come())


def test_only_digests_are_kept(place: Near) -> None:
    at = place.deal(ANA, BEN)
    with place.hall.storage.engine.connect() as db:
        tables = ("rooms", "seats", "events")
        kept = "".join(str(row) for table in tables for row in db.execute(sa.text(f"SELECT * FROM {table}")))
    assert not any(secret in kept for secret in (*at.tokens, *at.invitations.values()))


def test_a_seat_stays_ones_own_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at, waiting = near.deal(ANA, BEN), near.make(ANA, BEN)

        async def come() -> Client:
            async with near.client(waiting, 0), guest(near, waiting) as ben:
                return ben

        ben = asyncio.run(come())
    with serving(tmp_path) as near:

        async def again() -> None:
            async with near.client(at, 1) as same:
                assert same.seat == 1 and same.scene["cards"]
            async with Client(f"ws://{near.address}", waiting.room, ben.token) as same:
                assert same.seat == 1 and table_of(same)["awaited"] == [1]
            for table in (at, waiting):
                with pytest.raises(Refusal, match="token"):
                    await guest(near, table).join()

        asyncio.run(again())


# ---- open seats


def test_an_open_seat_is_anybodys_until_somebody_takes_it(place: Near) -> None:
    """It is listed as long as it is free."""
    at = place.make(ANA, OPEN, clock={"days": 3})

    def sought() -> list[list[int]]:
        return [each["open"] for each in place.asked("/api/tables").json() if each["room"] == at.room]

    async def come() -> None:
        async with place.client(at, 0) as ana:
            assert sought() == [[1]]
            async with Client(f"ws://{place.address}", at.room, open_seat=1) as ben:
                assert ben.seat == 1 and sought() == []
                with pytest.raises(Refusal, match="somebody has sat down here already"):
                    await Client(f"ws://{place.address}", at.room, open_seat=1).join()
                assert await code_of(ben, "stand") == ""
                assert sought() == [[1]]
            async with Client(f"ws://{place.address}", at.room, open_seat=1) as cid:
                await cid.sit("Cid", "faithful")
                assert cid.prompt and cid.names == ["Ana", "Cid"]
            for seat in (0, 2, -7):
                with pytest.raises(Refusal, match="token"):
                    await Client(f"ws://{place.address}", at.room, open_seat=seat).join()
            assert ana.seat == 0

    asyncio.run(come())
    assert sought() == []


def test_a_seat_for_somebody_who_is_invited_is_not_open(place: Near) -> None:
    at = place.make(ANA, LINK, OPEN)

    async def come() -> None:
        with pytest.raises(Refusal, match="token: this seat is not open to all"):
            await Client(f"ws://{place.address}", at.room, open_seat=1).join()

    asyncio.run(come())
    assert place.table(at).room.seats[1].token == ""


def test_nobody_sweeps_the_lobby_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address takes so many open seats at once; those who have a link are not counted, nor those who come back."""
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, open_seats_at_once=2)) as near:
        tables = [near.make(ANA, OPEN, LINK) for _ in range(3)]

        async def come() -> None:
            for at in tables[:2]:
                ben = Client(f"ws://{near.address}", at.room, open_seat=1)
                for _ in range(2):
                    await ben.join()
                    await ben.leave()
            with pytest.raises(Refusal, match="busy"):
                await Client(f"ws://{near.address}", tables[2].room, open_seat=1).join()
            for at in tables:
                async with guest(near, at, 2) as cid:
                    assert cid.seat == 2

        asyncio.run(come())


# ---- who is here


def test_everybody_sees_how_many_are_at_each_seat(place: Near) -> None:
    """Also whoever looks on. Somebody with a copy of a token is seen by its owner."""
    at = place.deal(ANA, BEN)

    async def come() -> None:
        async with place.client(at, 0) as ana, place.client(at) as spectator:
            await until_present(ana, 1, 0)
            async with place.client(at, 1) as ben:
                await until_present(ana, 1, 1)
                async with place.client(at, 1) as twin:
                    for client in (ana, ben, twin, spectator):
                        await until_present(client, 1, 2)
                await until_present(ben, 1, 1)
            await until_present(spectator, 1, 0)

    asyncio.run(come())


def test_spectators_are_not_counted_and_make_no_noise(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def come() -> None:
        async with place.client(at, 0) as ana:
            await until_present(ana, 1, 0)
            heard_before = ana.bytes
            for _ in range(5):
                async with place.client(at) as spectator:
                    await until_present(spectator, 1, 0)
            await asyncio.sleep(0.2)
            await ana.request("ping")
            assert ana.bytes - heard_before < 60, "nothing but the reply"

    asyncio.run(come())


# ---- tables of old


def test_links_of_running_tables_keep_working(tmp_path: Path) -> None:
    """A database from before there were invitations: both tokens are their players' own, decks and names are settled;
    after the game they play once more, each with a deck of their choice."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    header = DESKS["rivals"].deal(["Ana", "Seat 2"], ["ministry", "caitiff"], b"")
    tokens, config = [new_token(), new_token()], Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as db:
        config.attributes["connection"] = db
        upgrade(config, "0004")
        room = {"header": json.dumps(header), "secret": "07" * 32}
        db.execute(
            sa.text(
                "INSERT INTO rooms (id, game, header, listed, made_at, secret)"
                " VALUES ('old', 'rivals', :header, 1, 1, :secret)"
            ),
            room,
        )
        for seat, (name, token) in enumerate(zip(["Ana", "Seat 2"], tokens, strict=True)):
            row = {"seat": seat, "name": name, "token": digest(token)}
            db.execute(
                sa.text("INSERT INTO seats (room, seat, name, bot, token) VALUES ('old', :seat, :name, '', :token)"),
                row,
            )
    engine.dispose()
    with serving(tmp_path) as near:
        at = Seated("old", tokens)
        near.sit_down(at)
        assert near.asked("/api/tables").json()[0]["names"] == ["Ana", "Seat 2"]

        async def play_on() -> str:
            async with near.client(at, 0) as ana, near.client(at, 1) as ben:
                assert ana.prompt and (ana.seat, ben.seat) == (0, 1)
                assert await code_of(ana, "concede") == "" and await code_of(ben, "rematch") == ""
                return str(table_of(ben)["next"])

        new = Seated(asyncio.run(play_on()), tokens)

        async def again() -> None:
            async with near.client(new, 0) as ana, near.client(new, 1) as ben:
                assert table_of(ana)["host"] == 1
                await ana.sit("Ana")
                await ben.sit("Ben", "faithful")
                assert ben.names == ["Ana", "Ben"] and ben.prompt

        asyncio.run(again())
        assert near.is_kept(at) and near.is_kept(new)
