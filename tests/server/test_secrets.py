"""Every byte a feed sends is judged against the game itself: no card, handle or secret that the seat may not know."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
from collections.abc import Iterator

import pytest

from primogen.games.desk import Teller
from primogen.games.desks import DESKS
from primogen.kernel.ids import NONE
from primogen.kernel.journal import Header, Journal
from primogen.kernel.machine import answer
from primogen.kernel.plain import as_dict, as_int, as_list
from primogen.rivals.decks.starters import STARTERS
from primogen.rivals.desk.looks import STATS
from primogen.rivals.lab.twins import twin_of
from primogen.rivals.rules.table import Table, table
from primogen.server.feeds import Feed, Listener
from primogen.server.happenings import ANSWER, SIT
from primogen.server.protocol import encoder
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.telling import scene, story
from primogen.text.languages import EN, ES
from support import RULEBOOK

GAMES = int(os.environ.get("PRIMOGEN_GAMES", "6"))
PAIRS = 30
NAMES = re.compile(
    r"(?<!\w)(?:"
    + "|".join(re.escape(name) for name in sorted({card.name for card in RULEBOOK.pool.cards}, key=len, reverse=True))
    + r")(?!\w)"
)
CARD_IDS = re.compile(r'"(hah-[a-z0-9-]+)"')
FROM_COLLECTION = "from-collection"  # all that was ever printed: no secret of this game
SEEN_AND_GONE = ("into-streets", "turned-up", "reveals-top")  # lines of what lay open on the table, if not for long
RIVALS = DESKS["rivals"]


def room_for(seed: int) -> Room:
    decks = [STARTERS[(seed + seat) % len(STARTERS)] for seat in range(2 + seed % 3)]
    names = [f"P{seat}" for seat in range(len(decks))]
    header = RIVALS.deal(names, decks, b"")
    rows = [SeatRow(name, "", "") for name in names]
    sitting = [Happened(SIT, seat, 0, 0.0, f"luck-{seat}") for seat in range(len(names))]
    return Room(RoomRow("room", "rivals", header, False, rows, sitting, [], secret=secret_for(seed)), RIVALS)


def secret_for(seed: int) -> str:
    return hashlib.sha256(b"secret-%d" % seed).hexdigest()


def settled(room: Room) -> Header:
    """The header of its game, with the seed."""
    assert room.journal is not None
    return room.journal.header


class Ear:
    """A feed, and one who hears all of it."""

    def __init__(self, room: Room, seat: int, lang: int) -> None:
        self.feed = Feed(room, Teller(seat, lang, room.names))
        self.listener = Listener()
        self.feed.join(self.listener, "", NONE)

    def hears(self) -> Iterator[bytes]:
        self.feed.update(self.feed.room.looks())
        while not self.listener.queue.empty():
            yield self.listener.queue.get_nowait()


def played(room: Room, dice: random.Random) -> Iterator[Table]:
    """The table before every answer, and at the end."""
    while room.g.decision is not None:
        yield table(room.g)
        asked = room.g.decision
        room.happen(Happened(ANSWER, asked.seat, dice.randrange(len(asked.options)), 0.0))
    yield table(room.g)


# ---- what a message may hold


class Eyes:
    """What a seat may know now."""

    def __init__(self, g: Table, seat: int) -> None:
        faces, backs = g.visible(seat)
        self.seat = seat
        self.handles = {*faces, *backs}
        self.ids = {g.face(card).key for card in faces}
        self.names = {g.face(card).name for card in faces}
        self.deck = {g.face(card).name for card in range(g.handles()) if seat != NONE and g.owner[card] == seat}


def handles_in(scene: dict[str, object]) -> set[int]:
    """All handles in a scene or a patch, except those that a patch says are gone."""
    found: list[object] = []
    for handle, facts in as_dict(scene.get("cards") or {}).items():
        if facts is not None:
            found += [int(handle), as_dict(facts).get("host")]
    attack, prompt = as_dict(scene.get("attack") or {}), as_dict(scene.get("prompt") or {})
    found += [attack.get(name) for name in ("attacker", "target", "blocker", "card", "reaction")]
    found += [prompt.get("about"), *(as_dict(each).get("card") for each in as_list(prompt.get("options") or []))]
    found += [as_dict(each).get("card") for each in as_list(scene.get("asides") or [])]
    found += handles_on(as_dict(scene.get("stage") or {}))
    for seat in as_list(scene.get("seats") or []):
        found += [as_dict(seat).get(name) for name in ("leader", "haven", "plan")]
    return {as_int(handle) for handle in found if handle is not None} - {NONE}


def handles_on(stage: dict[str, object]) -> list[object]:
    found = [stage.get(name) for name in ("card", "that", "monster", "claimant", "leader")]
    sides = [as_dict(side) for side in as_list(stage.get("sides") or [])]
    return [*found, *as_list(stage.get("struck") or []), *(card for side in sides for card in as_list(side["cards"]))]


def handles_named(log: list[dict[str, object]]) -> set[int]:
    """By the cards of lines, by their causes and by their words."""
    found: list[object] = []
    for line in log:
        pieces = [piece for part in ("words", "because", "several") for piece in as_list(line.get(part) or [])]
        found += [*as_list(line.get("cards") or []), as_dict(line.get("why") or {}).get("card") or {}]
        found += [piece for piece in pieces if isinstance(piece, dict)]
    return {as_int(as_dict(each).get("handle", NONE)) for each in found} - {NONE}


def leaks(message: bytes, now: Eyes, before: Eyes, lines: list[str]) -> list[str]:
    """What this message tells that it should not; `lines` are the keys of the newest lines of the log."""
    told = as_dict(json.loads(message))
    scene = as_dict(told.get("scene") or told.get("patch") or {})
    log = [as_dict(line) for line in as_list(told.pop("log", []))]
    found = [f"handle {handle}" for handle in (handles_in(scene) | handles_named(log)) - now.handles]
    rest = json.dumps(told).encode()
    found += [f"id {card}" for card in set(re.findall(rb'"(hah-[a-z0-9-]+)"', rest)) if card.decode() not in now.ids]
    for line, key in zip(log, lines[len(lines) - len(log) :], strict=True):
        said = json.dumps(line, ensure_ascii=False)
        if key not in SEEN_AND_GONE and not (key == "shows" and line.get("number", 0) == now.seat):
            known = {*now.names, *before.names}
            found += [f"{name} in the log: {said}" for name in NAMES.findall(said) if name not in known]
            ids = {*now.ids, *before.ids}
            found += [f"id {card} in the log: {said}" for card in CARD_IDS.findall(said) if card not in ids]
    prompt = as_dict(scene.pop("prompt", None) or {})
    if prompt.get("asks") != FROM_COLLECTION:
        named = NAMES.findall(json.dumps(prompt, ensure_ascii=False))
        found += [f"{name} in a prompt" for name in named if name not in now.names | now.deck]
    others = json.dumps({**told, "scene": scene, "patch": None}, ensure_ascii=False)
    return found + [f"{name}" for name in NAMES.findall(others) if name not in now.names]


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_feed_tells_what_its_seat_may_not_know(seed: int) -> None:
    """RV-INFO-01 to RV-INFO-13: in whole games, at every step, to every seat and to a spectator."""
    room = room_for(seed)
    seats = (NONE, *range(len(room.seats)))
    ears = {seat: Ear(room, seat, (EN, ES)[seed % 2]) for seat in seats}
    before = {seat: Eyes(table(room.g), seat) for seat in seats}
    secrets = [str(settled(room)["seed"]).encode(), secret_for(seed).encode()]
    lucks = {seat: [b"luck-%d" % other for other in seats if other not in (NONE, seat)] for seat in seats}
    sent = 0
    for g in played(room, random.Random(seed)):
        keys = [line.key for line in room.lines]
        for seat, ear in ears.items():
            now = Eyes(g, seat)
            for message in ear.hears():
                assert leaks(message, now, before[seat], keys) == []
                assert g.ended or not any(secret in message for secret in (*secrets, *lucks[seat]))
                sent += 1
            before[seat] = now
    assert sent > 2 * len(seats), "some games are short, but none is this short"


@pytest.mark.parametrize("seed", range(2))
def test_reasons_and_sums_tell_nothing_either(seed: int) -> None:
    """What may not be done and why, and where numbers come from."""
    room = room_for(seed)
    for g in played(room, random.Random(seed)):
        if room.number % 10 == 0 and g.decision is not None:
            for seat in (NONE, *range(g.seats())):
                now, by = Eyes(g, seat), room.teller(seat, EN)
                reasons = json.dumps(RIVALS.greyed(g, by), ensure_ascii=False)
                assert set(NAMES.findall(reasons)) <= now.names | now.deck
                sums = [RIVALS.sum(g, card, stat, by) for card in range(g.handles()) for stat in STATS]
                assert set(NAMES.findall(" ".join(sums))) <= now.names


def test_a_leak_would_be_found() -> None:
    """The tests above can fail: what one player is told, another may not know."""
    room = room_for(0)
    ear, found = Ear(room, 0, EN), set()
    for g in played(room, random.Random(0)):
        other = Eyes(g, 1)
        for message in ear.hears():
            found |= {
                leak.partition(" ")[0] for leak in leaks(message, other, other, [line.key for line in room.lines])
            }
    assert {"handle", "id"} <= found


# ---- twins


def all_told(room: Room, g: Table, seat: int) -> bytes:
    """Everything that a newcomer to this seat is told, and may ask for."""
    twin = Room(RoomRow(room.id, "rivals", settled(room), False, room.seats, [], []), RIVALS)
    twin.journal = Journal(settled(room), g)
    twin.lines.extend(room.lines)
    by = twin.teller(seat, EN)
    sums = [RIVALS.sum(g, card, stat, by) for card in range(g.handles()) for stat in STATS]
    known = RIVALS.known(g, by)
    told = [scene(twin, by, twin.looks()), story(twin, by), RIVALS.greyed(g, by), sums, known]
    return encoder.encode(told)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_seat_is_told_the_same_in_games_it_cannot_tell_apart(seed: int) -> None:
    """Byte by byte: all that it cannot see is dealt again, and nothing that it is told differs."""
    room, dice, pairs = room_for(seed), random.Random(seed), 0
    for g in played(room, random.Random(seed)):
        if g.decision is not None and pairs < PAIRS and dice.random() < 0.25:
            pairs += 1
            seat = dice.randrange(g.seats())
            twin = twin_of(g, seat, dice)
            assert all_told(room, table(twin), seat) == all_told(room, table(g.clone()), seat)
    assert pairs


def test_twins_are_told_apart_by_those_who_may() -> None:
    """The test above can fail: the other player's own feed differs."""
    room = room_for(1)
    for _ in range(20):
        assert room.g.decision is not None
        answer(room.g, 0)
    g = table(room.g)
    assert all_told(room, twin_of(g, 0, random.Random(1)), 1) != all_told(room, table(g.clone()), 1)
