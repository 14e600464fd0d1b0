"""`primogen watch`, `replay` and `verify`: games told, kept and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from command_line import primogen, primogen_apart
from primogen.cli.session import read_journal
from primogen.games.desks import teaching
from primogen.kernel.journal import Journal
from primogen.kernel.machine import CONCESSION
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import understood


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("journals") / "game"
    assert primogen("watch", "--seats", "2", "--bot", "random", "--seed", "1", "--save", path).code == 0
    return path


# ---- watch


def test_bots_are_watched_to_the_end() -> None:
    """Four by default, each with another starter deck; it is told who wins."""
    said = primogen("watch", "--seed", "4")
    assert (said.code, said.err) == (0, "")
    names = [starter(name).name for name in STARTERS]
    assert sum(f"{name} · " in said.out for name in names) == 4
    assert " wins: " in said.out


def test_the_same_seed_shows_the_same_game() -> None:
    one, again, other = (primogen("watch", "--bot", "random", "--seed", seed).out for seed in ("a", "a", "b"))
    assert one == again != other


def test_bots_and_decks_are_chosen(tmp_path: Path) -> None:
    arguments = ("--seats", "2", "--bot", "random", "--bot", "simple", "--deck", "caitiff", "--deck", "caitiff")
    said = primogen("watch", *arguments, "--seed", "1", "--save", tmp_path / "game")
    assert said.code == 0
    header, _ = read_journal(tmp_path / "game")
    assert [seat.haven for seat in understood(header).seats] == [starter("caitiff").haven] * 2


def test_watching_in_spanish() -> None:
    said = primogen("watch", "--seats", "2", "--bot", "random", "--seed", "1", "--lang", "es")
    assert said.code == 0 and "Turno " in said.out and " draws " not in said.out


def test_a_short_pause_between_lines_changes_nothing() -> None:
    arguments = ("watch", "--seats", "2", "--bot", "random", "--seed", "1")
    assert primogen(*arguments, "--delay", "0.00001").out == primogen(*arguments).out


# ---- replay


def test_a_lesson_is_replayed_and_verified_like_any_other_game(tmp_path: Path) -> None:
    header = teaching("rivals").lay("attack", ["Ana", "Corvus"])
    journal = Journal(header, teaching("rivals").open(header))
    journal.interject(0, CONCESSION)
    path = tmp_path / "lesson"
    path.write_text("".join(f"{line}\n" for line in journal.lines()), encoding="utf-8")
    told, checked = primogen("replay", path), primogen("verify", path)
    assert (told.code, checked.code) == (0, 0)
    assert "Ana concedes" in told.out and "Corvus wins: by concession" in told.out
    assert "good: 1 answers, ended" in checked.out


def test_a_replay_tells_what_was_watched(game: Path) -> None:
    watched = primogen("watch", "--seats", "2", "--bot", "random", "--seed", "1").out
    assert primogen("replay", game).out == watched


def test_a_replay_stops_where_it_is_told(game: Path) -> None:
    whole = primogen("replay", game).out.splitlines()
    for until in (0, 1, 40):
        said = primogen("replay", game, "--until", until)
        assert said.code == 0 and len(said.out.splitlines()) < len(whole)
    assert primogen("replay", game, "--until", 999_999).out.splitlines() == whole


def test_a_replay_is_seen_with_the_eyes_of_a_seat(game: Path) -> None:
    """RV-INFO-01: a seat reads the names of its own cards; everybody reads none."""
    nobody, one, two = (primogen("replay", game, "--until", 2, "--seat", seat).out for seat in (0, 1, 2))
    assert len({nobody, one, two}) == 3
    assert "(you)" not in nobody and "(you)" in one
    assert nobody.count(" draws 4 cards from the Library") > one.count(" draws 4 cards from the Library")


def test_a_replay_in_spanish(game: Path) -> None:
    assert "Turno " in primogen("replay", game, "--lang", "es").out


# ---- verify


def test_good_journals_are_said_to_be_good(game: Path) -> None:
    said = primogen("verify", game, game)
    assert said.code == 0
    assert [line.split(", ")[:2] for line in said.out.splitlines()] == [
        [f"{game}: good: {len(read_journal(game)[1])} answers", "ended"]
    ] * 2


def test_one_bad_journal_among_good_ones_is_named_with_its_line(game: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    lines = game.read_text(encoding="utf-8").splitlines(keepends=True)
    bad.write_text("".join(lines[:30] + lines[31:]), encoding="utf-8")
    said = primogen("verify", game, bad, tmp_path / "nowhere", game)
    assert said.code == 2
    first, second, third, fourth = said.out.splitlines()
    assert ": good: " in first and ": good: " in fourth
    assert second.startswith(f"{bad}: line 31: the chain breaks here")
    assert third == f"{tmp_path / 'nowhere'}: there is no such file"


def test_replay_and_resume_do_not_trust_a_bad_journal_either(game: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    lines = game.read_text(encoding="utf-8").splitlines(keepends=True)
    bad.write_text("".join(lines[:30] + lines[31:]), encoding="utf-8")
    for arguments in (("replay", bad), ("play", "--resume", bad)):
        said = primogen(*arguments)
        assert said.complains() and said.err.startswith(f"primogen: {bad}: line 31: the chain breaks here")


def test_the_installed_command_verifies(game: Path) -> None:
    assert primogen_apart("verify", game) == primogen("verify", game)
