"""`primogen simulate` and `bench`."""

from __future__ import annotations

import json

import pytest

from command_line import primogen, primogen_apart

KEYS = {"games", "errors", "stuck", "decisions", "seconds", "wins_by_seat", "wins_by_deck", "wins_by_way"}
BOX = ("ministry", "caitiff", "faithful", "inquisitive")


def simulated(*arguments: object) -> dict[str, object]:
    said = primogen("simulate", "--json", *arguments)
    assert (said.code, said.err) == (0, "")
    record = json.loads(said.out)
    assert isinstance(record, dict)
    return record


def without_time(record: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in record.items() if key != "seconds"}


def test_what_a_simulation_tells() -> None:
    record = simulated("--games", 12, "--seats", 2)
    assert set(record) >= KEYS
    assert (record["games"], record["errors"], record["stuck"]) == (12, 0, 0)
    assert isinstance(record["decisions"], int) and record["decisions"] > 100
    assert isinstance(record["seconds"], float) and record["seconds"] > 0


def test_every_game_is_won_by_somebody_once() -> None:
    """By seat, by deck and by way it is the same number of games."""
    decks = [part for deck in BOX for part in ("--deck", deck)]
    seats = [part for number in (2, 3, 4) for part in ("--seats", number)]
    record = json.loads(primogen("simulate", "--json", "--games", 18, *seats, *decks).out)
    assert list(record["wins_by_seat"]) == ["1", "2", "3", "4"]
    assert set(record["wins_by_deck"]) == set(BOX)
    assert set(record["wins_by_way"]) <= {"agenda", "knock-out", "most agenda"}
    assert sum(each["won"] for each in record["wins_by_seat"].values()) == 18
    assert sum(each["won"] for each in record["wins_by_deck"].values()) == 18
    assert sum(record["wins_by_way"].values()) == 18
    assert sum(each["played"] for each in record["wins_by_seat"].values()) == 6 * (2 + 3 + 4)
    for each in (*record["wins_by_seat"].values(), *record["wins_by_deck"].values()):
        assert each["interval"][0] <= each["rate"] <= each["interval"][1]


def test_the_same_seed_is_the_same_simulation() -> None:
    one, again, other = (without_time(simulated("--games", 6, "--seed", seed)) for seed in (5, 5, 6))
    assert one == again != other


def test_two_jobs_count_as_one_does() -> None:
    said = primogen_apart("simulate", "--json", "--games", 10, "--jobs", 2, "--seed", 3)
    assert said.code == 0
    one, two = simulated("--games", 10, "--seed", 3), json.loads(said.out)
    for key in ("games", "errors", "stuck", "decisions", "wins_by_seat", "wins_by_deck", "wins_by_way"):
        assert one[key] == two[key]


@pytest.mark.parametrize("bot", ["random", "simple"])
def test_checked_games_are_the_same_games(bot: str) -> None:
    """Every invariant, view and copy at every decision; nothing is found, and nothing is changed by looking."""
    plain, checked = (simulated("--games", 2, "--seats", 3, "--bots", bot, *more) for more in ((), ("--check",)))
    assert without_time(plain) == without_time(checked)


def test_the_decks_that_meet_are_chosen() -> None:
    record = simulated("--games", 4, "--deck", "caitiff", "--deck", "ministry")
    decks = record["wins_by_deck"]
    assert isinstance(decks, dict) and set(decks) == {"caitiff", "ministry"}


def test_a_simulation_in_words() -> None:
    said = primogen("simulate", "--games", 4, "--bots", "simple", "--bots", "random")
    assert said.code == 0
    assert "4 games, 0 stuck, 0 errors; won by " in said.out
    assert "seat 1" in said.out and "95 % interval" in said.out


def test_the_bench_explains_itself() -> None:
    said = primogen("bench", "--help")
    assert said.code == 0
    assert all(option in said.out for option in ("--json", "--rounds", "--peers"))
