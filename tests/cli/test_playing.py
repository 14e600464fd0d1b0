"""`primogen play --terminal`: a whole game at the keyboard, and all that may be typed on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from command_line import primogen, primogen_apart
from primogen.cli.session import read_journal, resumed_session

ALWAYS_THE_FIRST = "1\n" * 3000
# With this seed and these decks Ana goes first, and may draw.
SEEDED = ("--seed", "3", "--deck", "ministry", "--deck", "inquisitive", "--name", "Ana")


def answers(path: Path) -> list[int]:
    return [entry.answer for entry in read_journal(path)[1]]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_is_played_to_its_end(tmp_path: Path, seed: str) -> None:
    """By typing 1 again and again; what was kept is the whole game, the bot's last answers too."""
    said = primogen(
        "play", "--terminal", "--seed", seed, "--bot", "random", "--save", tmp_path / "game", typed=ALWAYS_THE_FIRST
    )
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[-1].endswith(" wins.")
    assert ", ended, " in primogen("verify", tmp_path / "game").out


def test_four_friends_play_without_a_bot() -> None:
    said = primogen(
        "play", "--terminal", "--seats", "4", "--friends", "3", "--name", "Ana", "--seed", "1", typed=ALWAYS_THE_FIRST
    )
    assert said.code == 0 and said.out.splitlines()[-1].endswith(" wins.")
    assert all(f"{name}'s turn at the keyboard" in said.out for name in ("Ana", "Friend 1", "Friend 2", "Friend 3"))


def test_with_friends_at_the_keyboard_nobody_reads_what_another_draws() -> None:
    """RV-INFO-01: alone one reads the names of one's own cards."""
    together = primogen("play", "--terminal", "--friends", "1", *SEEDED, typed="1\n1\nquit\n")
    alone = primogen("play", "--terminal", *SEEDED, typed="1\nquit\n")
    assert "Ana draws 4 cards from the Library" in together.out
    assert "Ana draws 4 cards from the Library" not in alone.out


def test_the_same_seed_is_the_same_game() -> None:
    one, again, other = (
        primogen("play", "--terminal", "--bot", "simple", "--seed", seed, typed="1\n" * 40).out
        for seed in ("7", "7", "8")
    )
    assert one == again != other


def test_without_a_seed_every_game_is_another() -> None:
    assert len({primogen("play", "--terminal", "--deck", "ministry", typed="1\n1\n").out for _ in range(4)}) > 1


def test_spanish() -> None:
    said = primogen("play", "--terminal", "--lang", "es", "--seed", "3", "--bot", "random", typed=ALWAYS_THE_FIRST)
    assert said.code == 0 and said.out.splitlines()[-1].startswith("Gana ")
    assert "Responde con un número" in said.out and "liderar con " in said.out
    assert " draws " not in said.out and "lead with" not in said.out


# ---- what may be typed


def typed(*lines: str) -> str:
    said = primogen("play", "--terminal", *SEEDED, typed="\n".join((*lines, "quit", "")))
    assert (said.code, said.err) == (0, "")
    return said.out


def test_options_go_by_number_by_words_and_by_first_letters() -> None:
    for line in ("lead with Iara", "LEAD WITH IARA", "iara", "le wi ia"):
        assert "Iara leads Ana's coterie" in typed(line)
    first = re.search(r"(?m)^1  lead with (.*?) *$", typed(""))
    assert first is not None and f"{first[1]} leads Ana's coterie" in typed("1")


def test_an_answer_that_fits_several_options_is_not_taken() -> None:
    out = typed("lead")
    assert re.search("That could be: lead with .*, lead with .*, ", out)
    assert "coterie" not in out


@pytest.mark.parametrize("line", ["nonsense", "0", "8", "99999999999999999999", "-1", "²", "[/bold]", "[red]"])
def test_what_is_no_option_is_told_so(line: str) -> None:
    out = typed(line)
    assert "That is not one of the options; ? says why something is not." in out
    assert "coterie" not in out


def test_a_question_mark_tells_what_cannot_be_done_and_why() -> None:
    out = typed("lead with Iara", "?", "? at ia", "? no such thing")
    assert "attack with Iara: Iara is not in The Streets (RV-ATK-02)" in out
    assert out.count("attack with Iara: Iara is not in The Streets (RV-ATK-02)") == 2
    assert "Nothing is greyed here." in out


def test_help_table_and_log() -> None:
    out = typed("help", "lead with Iara", "table", "log")
    assert out.count("take back what revealed nothing") == 2
    assert out.count("Turn 1 · Ana · Action Phase") == 2
    assert out.count("Vagrant comes into The Streets") == 2


def test_cards_and_rules_are_looked_up() -> None:
    out = typed("card coiled", "card nobody at all", "rules RV-BLOCK-05", "rules xyzzy")
    assert "Coiled Strike (Attack)" in out
    assert "No card is called nobody at all." in out
    assert "RV-BLOCK-05: " in out
    assert "No rule speaks of xyzzy." in out


def test_the_agenda_is_turned_up_at_any_time_but_once() -> None:
    """RV-AGENDA-01."""
    out = typed("lead with Iara", "agenda", "agenda")
    assert out.count("Ana reveals their Agenda: The Snake Den") == 1
    assert "That cannot be done now." in out


def test_conceding_is_asked_twice_and_ends_the_game(tmp_path: Path) -> None:
    """What was kept is the whole game, its end too."""
    kept = tmp_path / "game"
    lines = ("lead with Iara", "concede", "no", "concede", "concede", "")
    out = primogen("play", "--terminal", *SEEDED, "--save", kept, typed="\n".join(lines)).out
    assert out.count("The game would be over.") == 2
    assert "Ana concedes" in out and "by concession" in out and out.splitlines()[-1].endswith(" wins.")
    assert ", ended, " in primogen("verify", kept).out


def test_empty_lines_are_nothing() -> None:
    assert "Iara leads" in typed("", "   ", "lead with Iara")


def test_the_end_of_what_is_typed_leaves_the_game() -> None:
    said = primogen("play", "--terminal", *SEEDED, typed="1\n")
    assert (said.code, said.err) == (0, "")


def test_names_are_shown_as_they_are() -> None:
    """Square brackets in a name are no commands to the terminal."""
    said = primogen(
        "play", "--seed", "3", "--name", "[/bold]", "--friends", "1", "--name", "[red]x", typed="1\n1\nquit"
    )
    assert said.code == 0
    assert "[/bold]'s turn at the keyboard" in said.out and "[red]x · " in said.out


# ---- undo


def test_what_revealed_nothing_is_taken_back(tmp_path: Path) -> None:
    """To draw is an action; before the deck is chosen nobody has seen anything."""
    path = tmp_path / "game"
    lines = "lead with Iara\ndraw\nundo\nquit\n"
    said = primogen("play", "--terminal", *SEEDED, "--save", path, typed=lines)
    assert said.out.count("Ana spends an action to draw") == 1
    assert said.out.count("Act, or end your Action Phase") == 2
    assert said.out.count("Turn 1 · Ana · Action Phase · 2 actions") == 2
    assert len(answers(path)) == 2, "both Leaders, and no draw"


def test_what_revealed_a_card_is_not_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    said = primogen(
        "play", "--terminal", *SEEDED, "--save", path, typed="lead with Iara\ndraw\nlibrary\nundo\nundo\nquit\n"
    )
    assert said.out.count("There is nothing to take back: something was revealed since.") == 2
    assert len(answers(path)) == 4


def test_taking_back_and_doing_it_again_is_the_same_game(tmp_path: Path) -> None:
    for name, lines in (("plain", "draw\nlibrary\n"), ("undone", "draw\nundo\nmove out\nundo\ndraw\nlibrary\n")):
        primogen("play", "--terminal", *SEEDED, "--save", tmp_path / name, typed=f"lead with Iara\n{lines}quit\n")
    assert (tmp_path / "plain").read_text() == (tmp_path / "undone").read_text()


# ---- save and resume


def test_a_game_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game"
    said = primogen("play", "--terminal", *SEEDED, "--save", path, typed="lead with Iara\ndraw\n")
    assert f"Kept in {path}; go on with --resume {path}" in said.out
    before = answers(path)
    said = primogen("play", "--terminal", "--resume", path, typed="library\nquit\n")
    assert said.code == 0 and "Draw from which deck?" in said.out
    assert answers(path)[: len(before)] == before and len(answers(path)) == len(before) + 1


def test_a_game_resumed_stands_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "game"
    primogen("play", "--terminal", "--seed", "5", "--save", path, typed="1\n" * 25)
    fingerprint = resumed_session(path, [0], {}).g.fingerprint()
    assert fingerprint in primogen("verify", path).out
    primogen("play", "--terminal", "--resume", path, typed="")
    assert resumed_session(path, [0], {}).g.fingerprint() == fingerprint


def test_a_game_is_kept_by_word_too(tmp_path: Path) -> None:
    path = tmp_path / "by word"
    out = typed("lead with Iara", "save", f"save {path}", f"save {tmp_path}", f"save {tmp_path}/no/where", "draw")
    assert "Save where? save FILE" in out
    assert f"Kept in {path}." in out
    assert f"{tmp_path}: Is a directory" in out
    assert f"{tmp_path}/no/where: No such file or directory" in out
    assert len(answers(path)) == 3, "and it is kept from then on"


def test_a_game_that_is_over_is_shown_again(tmp_path: Path) -> None:
    path = tmp_path / "game"
    primogen("play", "--terminal", "--seed", "1", "--bot", "random", "--save", path, typed=ALWAYS_THE_FIRST)
    said = primogen("play", "--terminal", "--resume", path)
    assert said.code == 0 and said.out.splitlines()[-1].endswith(" wins.")


def test_the_installed_command_plays_too(tmp_path: Path) -> None:
    """In a process of its own, it is the same game to the letter."""
    apart = primogen_apart("play", "--terminal", *SEEDED, "--save", tmp_path / "apart", typed="1\n" * 30)
    here = primogen("play", "--terminal", *SEEDED, "--save", tmp_path / "here", typed="1\n" * 30)
    assert (apart.code, apart.err) == (0, "")
    assert (tmp_path / "apart").read_bytes() == (tmp_path / "here").read_bytes()
    assert apart.out.replace("apart", "here") == here.out
