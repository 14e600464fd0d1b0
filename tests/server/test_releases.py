"""A release touches no game: the same rules go on from a snapshot, others hold the game until its people agree."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from primogen.games.desks import DESKS
from primogen.games.lines import LogLine
from primogen.kernel.journal import written
from primogen.rivals.desk.desk import RivalsDesk
from primogen.server.happenings import ANSWER, CARRY, SIT, Misplayed, happened
from primogen.server.releases import Held
from primogen.server.requests import answered, consents
from primogen.server.rooms import Room
from primogen.server.rows import CARRIED, EXACT, REST, Happened, RoomRow, SeatRow
from primogen.server.snapshots import EVERY, KEPT
from primogen.server.storage import Storage
from primogen.server.telling import scene, story

RIVALS = DESKS["rivals"]


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()


class Kept:
    """A table without a server: whatever happens at it is kept as a server keeps it."""

    def __init__(self, storage: Storage, seats: int = 2) -> None:
        self.storage = storage
        names, decks = ["Ana", "Ben", "Cleo", "Dora"][:seats], ["ministry", "caitiff", "faithful", "inquisitive"]
        header = RIVALS.deal(names, decks[:seats], b"")
        rows = [SeatRow(name, "", f"token-{name}") for name in names]
        storage.add_room(RoomRow("room", "rivals", header, False, rows, [], [], secret="5e" * 32))
        self.room = self.brought()
        for seat in range(seats):
            self.happen(Happened(SIT, seat, 0, 1.0, f"luck-{seat}"))

    def row(self) -> RoomRow:
        row = self.storage.room("room")
        assert row is not None
        return row

    def brought(self) -> Room:
        return Room(self.row(), RIVALS)

    def happen(self, event: Happened) -> None:
        self.room.happen(event)
        self.storage.add_events([self.room.as_kept(event)])

    def play(self, answers: int, seed: int = 3) -> None:
        dice = random.Random(seed)
        for _ in range(answers):
            if self.room.asked is not None:
                asked = self.room.asked
                self.happen(happened(ANSWER, asked.seat, dice.randrange(len(asked.options))))

    def upgraded(self, monkeypatch: pytest.MonkeyPatch, *, is_under_the_same: bool = False) -> Room:
        """As a server sees it whose rules mean something else."""
        monkeypatch.setattr(RivalsDesk, "release", other_release)
        if not is_under_the_same:
            monkeypatch.setattr(RivalsDesk, "under", other_release)
        self.room = self.brought()
        return self.room


def other_release(_: RivalsDesk, *__: object) -> str:
    return "f" * 32


def words_of(line: LogLine) -> str:
    return "".join(piece if isinstance(piece, str) else piece.text for piece in line.words)


def print_of(room: Room) -> list[object]:
    assert room.journal is not None
    by = room.teller(-1, 0)
    journal = list(written(room.journal.header, room.journal.entries))
    return [room.g.fingerprint(), room.question, room.number, story(room, by), scene(room, by, room.looks()), journal]


# ---- the same rules


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("answers", [0, 1, 7, 8, 9, 40, 97])
def test_it_comes_back_as_it_was(storage: Storage, seats: int, answers: int) -> None:
    at = Kept(storage, seats)
    at.play(answers)
    assert print_of(at.brought()) == print_of(at.room)


def test_it_comes_back_from_its_snapshot(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what was answered since is played again, however long the game is; what could be taken back still can."""
    at = Kept(storage)
    at.play(97)
    begun: list[int] = []
    monkeypatch.setattr(RivalsDesk, "open_anyway", nobody_deals)
    played = Room.play

    def counted(room: Room, event: Happened) -> None:
        if room.recalled is None:
            begun.append(event.value)
        played(room, event)

    monkeypatch.setattr(Room, "play", counted)
    back = at.brought()
    assert len(begun) < 2 * EVERY + len(back.past)
    assert len(back.past) == len(at.room.past)


def nobody_deals(_: RivalsDesk, __: object) -> None:
    raise AssertionError("the game is played from the deal")


def test_few_snapshots_are_kept(storage: Storage) -> None:
    at = Kept(storage)
    at.play(120)
    kinds = [each.kind for each in at.row().snapshots]
    assert kinds.count(EXACT) == KEPT and 1 <= kinds.count(REST) <= KEPT


def test_none_is_kept_of_a_game_that_is_over(storage: Storage) -> None:
    at = Kept(storage)
    at.play(100_000)
    assert at.room.is_over
    storage.end("room")
    assert at.row().snapshots == [] and print_of(at.brought()) == print_of(at.room)


def test_an_undone_answer_stays_undone(storage: Storage) -> None:
    at = Kept(storage)
    at.play(5)
    for _ in range(40):
        if at.room.past:
            at.happen(happened("undo", at.room.g.decision.seat if at.room.g.decision else 0))
        at.play(2, at.room.number)
        assert print_of(at.brought()) == print_of(at.room)


# ---- what is kept of each answer


def test_what_came_of_an_answer_is_kept_with_it(storage: Storage) -> None:
    at = Kept(storage)
    at.play(64)
    kept = [event.outcome for event in at.row().events if event.kind == ANSWER]
    assert sum(bool(each.fingerprint) for each in kept) == 4
    assert any(each.chance for each in kept) and sum(bool(each.told) for each in kept) > 10


@pytest.mark.parametrize("what", ["fingerprint", "chance", "told"])
def test_a_game_that_comes_out_otherwise_is_held(storage: Storage, what: str) -> None:
    """Whatever differs: it is never played on silently."""
    at = Kept(storage)
    at.play(64)
    row = at.row()
    last = max(n for n, event in enumerate(row.events) if told_of(event, what))
    event = row.events[last]
    wrong = {
        "fingerprint": replace(event.outcome, fingerprint="0" * 32),
        "chance": replace(event.outcome, chance=(99,)),
        "told": replace(event.outcome, told="[]"),
    }
    row.events[last] = replace(event, outcome=wrong[what])
    row.snapshots[:] = [each for each in row.snapshots if each.number <= last]
    found = Room(row, RIVALS)
    assert found.held is not None and found.asked is None
    assert found.held.lost >= 1 or not found.held.offer


def told_of(event: Happened, what: str) -> bool:
    outcome = event.outcome
    return bool({"fingerprint": outcome.fingerprint, "chance": outcome.chance, "told": outcome.told}[what])


# ---- other rules


def held(room: Room) -> Held:
    assert room.held is not None
    return room.held


def test_under_other_rules_it_is_held(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    at = Kept(storage)
    at.play(60)
    told = [words_of(line) for line in story(at.room, at.room.teller(0, 0))]
    room = at.upgraded(monkeypatch)
    assert (held(room).offer, room.asked, room.bot_asked(), room.needs_running()) == (REST, None, "", False)
    assert (
        held(room).lost > 0 and [words_of(line) for line in story(room, room.teller(0, 0))] == told[: len(room.lines)]
    )
    shown = scene(room, room.teller(0, 0), room.looks())
    assert "prompt" not in shown and "cards" in shown
    with pytest.raises(Misplayed, match="goes on when all its people agree"):
        answered(room, 0, room.question, 0)


def test_it_stands_at_the_beginning_of_the_last_turn(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    at = Kept(storage)
    at.play(60)
    number = scene(at.room, at.room.teller(0, 0), at.room.looks())["turn"]
    room = at.upgraded(monkeypatch)
    shown = scene(room, room.teller(0, 0), room.looks())["turn"]
    assert isinstance(number, dict) and isinstance(shown, dict)
    assert (shown["number"], shown["seat"]) == (number["number"], number["seat"])


def test_if_nothing_under_way_has_changed_no_answer_is_lost(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    at = Kept(storage)
    at.play(61)
    before = at.room.g.fingerprint()
    room = at.upgraded(monkeypatch, is_under_the_same=True)
    assert (held(room).offer, held(room).lost, room.g.fingerprint()) == (EXACT, 0, before)


def test_when_all_agree_it_goes_on(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each for the release they were asked about."""
    at = Kept(storage)
    at.play(60)
    room = at.upgraded(monkeypatch)
    at.happen(consents(room, 0, is_mine=True))
    assert at.brought().agreeing() == {0} and at.row().release != room.release
    at.happen(consents(room, 1, is_mine=True))
    at.happen(happened(CARRY, 1, held(room).answers))
    assert room.held is None and room.asked is not None and at.row().release == room.release
    at.play(30)
    assert print_of(at.brought()) == print_of(room)
    assert [each.kind for each in at.row().snapshots].count(CARRIED) == 1


def test_its_journal_begins_where_it_went_on(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """And can be verified by itself."""
    at = Kept(storage)
    at.play(60)
    room = at.upgraded(monkeypatch)
    at.happen(happened(CARRY, 1, held(room).answers))
    at.play(30)
    journal = room.journal
    assert journal is not None and "carried" in journal.header and len(journal.entries) == 30
    opened = RIVALS.open(journal.header)
    assert opened.answered != room.g.answered and opened.decision is not None


@pytest.mark.parametrize("why", ["not held", "nothing fits", "another has it"])
def test_who_cannot_agree_is_told_why(storage: Storage, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    at = Kept(storage)
    at.play(20)
    if why != "not held":
        at.upgraded(monkeypatch)
    if why == "nothing fits":
        held(at.room).offer = ""
    with pytest.raises(Misplayed) as refused:
        consents(at.room, 0, is_mine=why != "another has it")
    assert refused.value.code == "changed"


def test_without_a_snapshot_that_fits_its_story_can_still_be_read(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Kept(storage)
    at.play(60)
    told, entries = (
        [words_of(line) for line in story(at.room, at.room.teller(-1, 0))],
        at.room.journal.entries if at.room.journal else [],
    )
    monkeypatch.setattr(RivalsDesk, "release", other_release)
    row = at.row()
    row.snapshots.clear()
    room = Room(row, RIVALS)
    assert held(room).offer == "" and [words_of(line) for line in story(room, room.teller(-1, 0))] == told
    assert [each.answer for each in room.as_played] == [each.answer for each in entries]


def test_a_table_of_before_releases_were_written_down_is_played_again(storage: Storage) -> None:
    at = Kept(storage)
    at.play(40)
    row = at.row()
    bare = [replace(event, outcome=Happened("", 0, 0, 0.0).outcome) for event in row.events]
    room = Room(replace(row, release="", snapshots=[], events=bare), RIVALS)
    assert room.held is None and room.g.fingerprint() == at.room.g.fingerprint()
