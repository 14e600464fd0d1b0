"""`primogen simulate` where games fail: they are counted and kept, the others go on, and the journals fail again."""

from __future__ import annotations

import json
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from command_line import primogen
from primogen.bots.blind import RandomBot
from primogen.cli import laboratory
from primogen.lab.match import Outcome
from primogen.lab.pairing import Pairing
from primogen.lab.simulate import Plan
from primogen.lab.statistics import Tally
from primogen.rivals.bots.roster import BOTS

PATIENCE = 8  # answers of one seat; every game of two has more
NO_OPTION = 999


class Unruly(RandomBot):
    """In every other game it answers, after a while, what nobody offered."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = PATIENCE if seed // 16 % 2 else -1

    def choose_blindly(self, options: int) -> int:
        self.left -= 1
        return NO_OPTION if self.left == 0 else super().choose_blindly(options)


@pytest.fixture
def unruly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Unruly)


@pytest.mark.usefixtures("unruly")
@pytest.mark.parametrize("decks", ["random", "caitiff"])
def test_a_game_that_fails_is_kept_and_the_others_go_on(tmp_path: Path, decks: str) -> None:
    folder = tmp_path / "failed"
    said = primogen("simulate", "--games", 6, "--deck", decks, "--failures", folder, "--json")
    record = json.loads(said.out)
    assert (said.code, record["games"], record["errors"], record["stuck"]) == (1, 6, 3, 0)
    assert record["ends"]["error"]["rate"] == 0.5 and sum(each["won"] for each in record["ends"].values()) == 6
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == [f"2-seats-seed-{seed}.jsonl" for seed in (1, 3, 5)]
    for path, failure in zip(kept, record["failures"], strict=True):
        assert failure.startswith(f"{decks} / {decks}, random / random, seed ") and failure.endswith(f"kept as {path}")
        assert "ValueError: 999 is not one of the" in failure


@pytest.mark.usefixtures("unruly")
def test_what_is_kept_fails_again_in_the_same_place(tmp_path: Path) -> None:
    primogen("simulate", "--games", 2, "--decks", "random", "--failures", tmp_path)
    path = tmp_path / "2-seats-seed-1.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    said = primogen("replay", path)
    assert said.code == 2
    assert f"{path}: line {len(lines) - 1}: 999 is not one of the" in said.err
    assert primogen("replay", path, "--until", len(lines) - 3).code == 0


@pytest.mark.usefixtures("unruly")
def test_a_journal_is_never_written_over(tmp_path: Path) -> None:
    for _ in range(2):
        primogen("simulate", "--games", 2, "--failures", tmp_path)
    one, other = sorted(tmp_path.iterdir())
    assert {one.name, other.name} == {"2-seats-seed-1.jsonl", "2-seats-seed-1-2.jsonl"}
    assert one.read_bytes() == other.read_bytes()


def test_a_game_without_end_is_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("match", "simulate"):
        monkeypatch.setattr(f"primogen.lab.{module}.LONGEST_GAME", PATIENCE)
    said = primogen("simulate", "--games", 2, "--seats", 4, "--failures", tmp_path)
    assert said.code == 1 and "2 games, 2 stuck, 0 errors" in said.out and "100.0%" in said.out
    path = tmp_path / "4-seats-seed-0.jsonl"
    assert str(path) in said.out.replace("\n", "")
    assert f"{PATIENCE} answers, not ended" in primogen("verify", path).out


def test_where_nothing_fails_nothing_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    said = primogen("simulate", "--games", 1, "--decks", "random", "--check", "--failures", folder)
    assert (said.code, folder.exists()) == (0, False)


def test_a_file_is_no_folder_for_failures(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("here", encoding="utf-8")
    said = primogen("simulate", "--failures", path)
    assert (said.code, said.err) == (2, f"primogen: {path}: is a file, not a folder\n")


def test_the_same_seed_deals_the_same_random_decks() -> None:
    one, again, other = (
        json.loads(primogen("simulate", "--json", "--games", 3, "--decks", "random", "--seed", seed).out)
        for seed in (5, 5, 9)
    )
    assert one["decisions"] == again["decisions"] != other["decisions"]
    assert set(one["wins_by_deck"]) == {"random"}


def test_what_was_played_is_told_though_a_process_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(_plan: Plan, _decks: object, _jobs: int, tally: Tally, **_: object) -> None:
        tally.add(Outcome(Pairing(("random", "random"), ("random", "random"), 0), winner=0, way="agenda"))
        raise BrokenExecutor

    monkeypatch.setattr(laboratory, "simulate", dies)
    said = primogen("simulate", "--games", 5, "--jobs", 2)
    assert said.code == 1 and "1 games, 0 stuck, 0 errors; won by agenda 1" in said.out
    assert "a process that played games has died" in said.err
