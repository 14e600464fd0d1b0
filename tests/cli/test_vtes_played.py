"""The Eternal Struggle at the command line: played at the keyboard, watched, simulated, kept, replayed and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command_line import primogen
from primogen.cli.session import read_journal

GAME = ("--game", "vtes")
ALWAYS_THE_FIRST = "1\n" * 20_000


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    path = tmp_path_factory.mktemp("journals") / "game"
    said = primogen("watch", *GAME, "--seats", 5, "--bot", "simple", "--seed", 1, "--save", path)
    assert (said.code, said.err) == (0, "")
    return path, said.out


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_played_to_its_end_at_the_keyboard(tmp_path: Path, seats: int) -> None:
    path = tmp_path / "game"
    arguments = ("--seats", seats, "--seed", 1, "--bot", "random", "--name", "Ana", "--save", path)
    said = primogen("play", "--terminal", *GAME, *arguments, typed=ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    assert " wins, by victory points: " in said.out
    assert ", ended, " in primogen("verify", path).out


def test_who_plays_is_asked_in_words_and_may_answer_in_words() -> None:
    """The help speaks of this game; nothing else may be typed at any time; what cannot be played says by which rule."""
    arguments = ("--seed", 3, "--bot", "random", "--name", "Ana", "--deck", "ventrue", "--deck", "nosferatu")
    said = primogen("play", "--terminal", *GAME, *arguments, typed="help\n?\nend\nnonsense\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert '"bl ch" is "bleed with Chelsea Blake"' in said.out and "At any time" not in said.out
    assert "requires (VT-LIB-11)" in said.out and "That is not one of the options" in said.out
    assert "Ana · master phase" in said.out and "Ana · minion phase" in said.out


def test_five_bots_are_watched(watched: tuple[Path, str]) -> None:
    path, told = watched
    assert " wins, by victory points: " in told and "is ousted" in told
    header, entries = read_journal(path)
    assert header["game"] == "vtes" and len(entries) > 100


def test_what_was_watched_can_be_replayed_and_verified(watched: tuple[Path, str]) -> None:
    """By everybody; with the eyes of a seat; in Spanish; up to an answer."""
    path, told = watched
    assert primogen("replay", path).out == told
    checked = primogen("verify", path)
    assert checked.code == 0 and "good: " in checked.out and ", ended, " in checked.out
    first = primogen("replay", path, "--until", 40, "--seat", 1)
    assert first.code == 0 and len(first.out.splitlines()) < len(told.splitlines())
    other = primogen("replay", path, "--until", 40, "--lang", "es")
    assert other.code == 0 and other.out != first.out


def test_a_journal_that_was_changed_is_told(watched: tuple[Path, str], tmp_path: Path) -> None:
    lines = watched[0].read_text(encoding="utf-8").splitlines()
    spoilt = tmp_path / "spoilt"
    spoilt.write_text("\n".join([*lines[:50], *lines[51:]]) + "\n", encoding="utf-8")
    said = primogen("verify", spoilt)
    assert said.code != 0 and "good" not in said.out


@pytest.mark.parametrize(("seats", "games"), [(2, 3), (5, 1)])
def test_games_are_simulated_and_checked_at_every_question(seats: int, games: int) -> None:
    counted = ("--games", games, "--seats", seats, "--bots", "random")
    said = primogen("simulate", *GAME, *counted, "--check", "--json")
    assert (said.code, said.err) == (0, "")
    record = json.loads(said.out)
    assert (record["games"], record["errors"], record["stuck"]) == (games, 0, 0)
    assert sum(way["won"] for way in record["ends"].values()) == games


def test_too_many_at_a_table_are_told_how_many_may_sit() -> None:
    said = primogen("watch", *GAME, "--seats", 7)
    assert said.complains() and "2 to 6" in said.err
