"""Which rules a process plays by: of a game that there is no table of, nobody asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from primogen.games.desks import DESKS
from primogen.server.hall import rules_here
from primogen.server.leases import Leases
from primogen.server.rows import RoomRow, SeatRow
from primogen.server.storage import Storage

OLD, NEW = "o" * 16, "n" * 16


class Process(Leases):
    """Both of the database are alive."""

    both: set[int] = set()

    def alive(self, db: Connection) -> set[int]:
        return self.both


@pytest.fixture
def storages(tmp_path: Path) -> Iterator[tuple[Storage, Storage]]:
    found = [Storage(f"sqlite:///{tmp_path / 'tables.db'}") for _ in range(2)]
    Process.both = {storage.process for storage in found}
    yield found[0], found[1]
    for storage in found:
        storage.close()


def add(storage: Storage, name: str, game: str, rules: str) -> None:
    seats = [SeatRow("Ana", "", "1" * 64), SeatRow("Bot", "random", "")]
    storage.add_room(RoomRow(name, game, {"game": game}, False, seats, [], [], release=rules + "c" * 16))


def test_rules_are_asked_for_when_a_table_of_the_game_is_met(storages: tuple[Storage, Storage]) -> None:
    asked: list[str] = []

    def rules_of(game: str) -> str:
        asked.append(game)
        return OLD

    add(storages[0], "one", "rivals", OLD)
    leases = Process(storages[0], rules_of, ["rivals"])
    assert asked == ["rivals"] and leases.claim("one") and asked == ["rivals"]
    add(storages[0], "two", "vtes", OLD)
    assert leases.claim("two") and leases.claim("one") and asked == ["rivals", "vtes"]


def test_who_plays_by_other_rules_leaves_a_table_to_who_plays_by_its_own(storages: tuple[Storage, Storage]) -> None:
    for name in ("one", "two"):
        add(storages[0], name, "vtes", OLD)
    old, new = Process(storages[0], {"vtes": OLD}.__getitem__), Process(storages[1], {"vtes": NEW}.__getitem__)
    assert old.claim("one")
    assert not new.claim("two") and old.claim("two")


def test_a_game_that_nobody_has_here_has_no_rules() -> None:
    assert rules_here("chess") == "" and rules_here("rivals") == DESKS["rivals"].rules()
