"""Every command, misused in every way: a message names what is wrong and where, the exit code is 2, nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from command_line import primogen, primogen_apart

COMMANDS = (
    "bench",
    "cards",
    "deck",
    "fit",
    "play",
    "replay",
    "rules",
    "scenario",
    "serve",
    "simulate",
    "verify",
    "watch",
)
WITH_DECK = (
    ("play", "--deck"),
    ("play", "--terminal", "--deck"),
    ("watch", "--deck"),
    ("simulate", "--games", "1", "--deck"),
    ("deck",),
)
WITH_JOURNAL = (("play", "--resume"), ("replay",), ("verify",))
WITH_FILE = (*WITH_DECK, *WITH_JOURNAL, ("scenario",))

Command = tuple[str, ...]


def nowhere(folder: Path) -> Path:
    return folder / "nowhere"


def a_folder(folder: Path) -> Path:
    return folder


def too_long(folder: Path) -> Path:
    return folder / ("x" * 300)


def within_a_file(folder: Path) -> Path:
    (folder / "file").write_text("x", encoding="utf-8")
    return folder / "file" / "deeper"


def garbage(folder: Path) -> Path:
    (folder / "garbage").write_bytes(bytes(range(256)) * 4)
    return folder / "garbage"


def zeros(folder: Path) -> Path:
    (folder / "zeros").write_bytes(bytes(1000))
    return folder / "zeros"


def empty(folder: Path) -> Path:
    (folder / "empty").write_bytes(b"")
    return folder / "empty"


def nested(folder: Path) -> Path:
    (folder / "nested").write_text('{"a":' * 50_000, encoding="utf-8")
    return folder / "nested"


def prose(folder: Path) -> Path:
    (folder / "prose").write_text("Name: Once upon a time\n\nthere was a Prince.\n", encoding="utf-8")
    return folder / "prose"


def halved(folder: Path) -> Path:
    """The first half of a text in UTF-8 that breaks off within a letter."""
    (folder / "halved").write_bytes("Faction\nBenícioí".encode()[:-1])
    return folder / "halved"


FILES = (nowhere, a_folder, too_long, within_a_file, garbage, zeros, empty, nested, prose, halved)


@pytest.mark.parametrize("command", WITH_FILE, ids=" ".join)
@pytest.mark.parametrize("spoilt", FILES)
def test_a_bad_file_is_named(tmp_path: Path, command: Command, spoilt: Callable[[Path], Path]) -> None:
    """In one message with the file's name; `verify`, `deck` and `scenario` report on stdout, one by one."""
    path = spoilt(tmp_path)
    said = primogen(*command, path)
    assert said.code == 2
    assert str(path) in said.out + said.err
    assert "Traceback" not in said.out + said.err
    assert said.complains() or (command[0] in ("verify", "deck", "scenario") and not said.err)


@pytest.mark.parametrize("command", WITH_DECK, ids=" ".join)
def test_an_unknown_card_in_a_deck_is_named_with_its_line(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Name: Mine\nFaction\nKeondra\nKeondre\n", encoding="utf-8")
    said = primogen(*command, path)
    assert said.complains()
    assert said.err == f"primogen: {path}, line 4: no card is called 'Keondre'; did you mean Keondra?\n"


@pytest.mark.parametrize("command", WITH_DECK[:4], ids=" ".join)
def test_an_illegal_deck_is_not_played(tmp_path: Path, command: Command) -> None:
    """RV-DECK-06: with the rule that it breaks."""
    path = tmp_path / "deck.txt"
    path.write_text(primogen("deck", "ministry", "--to", "text").out.replace("3 Awe", "4 Awe"), encoding="utf-8")
    said = primogen(*command, path)
    assert said.complains()
    assert said.err == f"primogen: {path} is not a legal deck: At most 3 of Awe, not 4 (RV-DECK-06)\n"


@pytest.mark.parametrize("command", WITH_JOURNAL, ids=" ".join)
@pytest.mark.parametrize("other", ["deck", "scenario"])
def test_a_file_of_another_kind_is_no_journal(tmp_path: Path, command: Command, other: str) -> None:
    path = tmp_path / other
    text = {"deck": primogen("deck", "ministry", "--to", "json").out, "scenario": "name: x\ntable: []\n"}[other]
    path.write_text(text, encoding="utf-8")
    said = primogen(*command, path)
    assert said.code == 2
    assert f"{path}: line 1: not a line of a journal" in said.out + said.err


def test_a_journal_is_neither_a_deck_nor_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    assert primogen("watch", "--seats", "2", "--bot", "random", "--seed", "1", "--save", path).code == 0
    for command in WITH_DECK:
        said = primogen(*command, path)
        assert said.complains() and str(path) in said.err
    said = primogen("scenario", path)
    assert said.code == 2 and said.out.startswith(f"{path}, line 1: ")


# ---- options


@pytest.mark.parametrize("command", COMMANDS)
def test_an_option_nobody_knows_is_named(command: str) -> None:
    said = primogen(command, "--nonsense")
    assert said.complains() and "--nonsense" in said.err


def test_a_command_nobody_knows_is_named_with_those_that_are_known() -> None:
    said = primogen("nonsense")
    assert said.complains() and '"nonsense"' in said.err and "play, watch, scenario, games, rules" in said.err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("play --seats x", "--seats"),
        ("play --seats 1", "a table seats 2 to 4 players, not 1 (RV-SETUP-02)"),
        ("play --seats 5", "a table seats 2 to 4 players, not 5 (RV-SETUP-02)"),
        ("play --seats 2.5", "--seats"),
        ("play --seats", "--seats"),
        ("play --friends x", "--friends"),
        ("play --friends -1", "--friends -1: 0 to 3"),
        ("play --friends 2", "3 people do not fit a table for 2"),
        ("play --friends 99999999", "--friends 99999999: 0 to 3"),
        ("play --bot nobody", '"nobody" for --bot. Choose from: "random", "simple"'),
        ("play --lang fr", '"fr" for --lang. Choose from: "en", "es"'),
        ("play --deck ministry --deck caitiff --deck faithful", "3 decks for 2 seats"),
        ("play --save", "--save"),
        ("play --save no/such/folder/game", "no/such/folder/game: there is no folder no/such/folder"),
        ("play --save .", ".: is a folder, not a file"),
        ("play surplus", "surplus"),
        ("watch --seats 0", "a table seats 2 to 4 players, not 0 (RV-SETUP-02)"),
        ("watch --seats -2", "a table seats 2 to 4 players, not -2 (RV-SETUP-02)"),
        ("watch --bot nobody", '"nobody" for --bot'),
        ("watch --lang xx", '"xx" for --lang'),
        ("watch --delay soon", "--delay"),
        ("watch --delay -1", "--delay -1: 0 to 3600 seconds"),
        ("watch --delay nan", "--delay nan: 0 to 3600 seconds"),
        ("watch --delay inf", "--delay inf: 0 to 3600 seconds"),
        ("watch --save no/such/folder/game", "no/such/folder/game: there is no folder no/such/folder"),
        ("watch --save .", ".: is a folder, not a file"),
        ("rules --coverage --tests no/such/folder", "no/such/folder: there is no such folder of tests"),
        ("rules --tests", "--tests"),
        ("rules RV-NOTHING-01", "no rule speaks of 'RV-NOTHING-01'"),
        ("cards --set Nothing", "no set is called 'Nothing': Blood & Alchemy, "),
        ("cards --lang xx", '"xx" for --lang'),
        ("cards --edition 1999", "no edition is called '1999': 2023"),
        ("deck --edition 1999", "no edition is called '1999': 2023"),
        ("watch --with city", "--with city: NAME=VALUE, for example city=rio"),
        ("watch --with city=rio --with city=oz", "--with city=oz: city is settled already, as rio"),
        ("watch --with city=oz", "2023 has no city called 'oz': "),
        ("watch --edition any", "no edition is called 'any': "),
        ("play --terminal --with weather=fog", "no switch is called 'weather': "),
        ("simulate --edition any --decks caitiff", "where terms are any, decks are random"),
        ("deck --to xml", "--to: 'xml' is no format of these decks: text, json"),
        ("deck nobody", "nobody: No such file or directory"),
        ("replay", "--file"),
        ("replay x y", "y"),
        ("replay x --until soon", "--until"),
        ("replay x --seat me", "--seat"),
        ("verify", "which journals?"),
        ("scenario", "which scenario files?"),
        ("scenario --lang xx", '"xx" for --lang'),
        ("simulate --games 0", "--games 0: at least 1"),
        ("simulate --games -5", "--games -5: at least 1"),
        ("simulate --games many", "--games"),
        ("simulate --games 1.5", '--games: "1.5" is not a whole number'),
        ("simulate --seats 2.5", '--seats: "2.5" is not a whole number'),
        ("simulate --games 1e1", "--games"),
        ("simulate --jobs 0", "--jobs 0: at least 1"),
        ("fit --keep found.json --minutes 0", "--minutes 0: more than 0"),
        ("fit --keep found.json --minutes inf", "--minutes inf: more than 0"),
        ("fit --keep found.json --jobs 0", "--jobs 0: at least 1"),
        ("fit --keep no/such/folder/found.json", "there is no folder"),
        ("fit --keep found.json --since nowhere.json", "nowhere.json: there is no such file"),
        ("fit --keep found.json --since pyproject.toml", "pyproject.toml: not a file of weights"),
        ("simulate --jobs x", "--jobs"),
        ("simulate --seats 2 --seats 7", "a table seats 2 to 4 players, not 7 (RV-SETUP-02)"),
        ("simulate --bots nobody", '"nobody" for --bots. Choose from: "random", "simple"'),
        ("simulate --seed x", "--seed"),
        ("simulate --deck nobody", "nobody: No such file or directory"),
        ("bench --rounds 0", "--rounds 0: at least 1"),
        ("bench --rounds x", "--rounds"),
        ("bench surplus", "surplus"),
    ],
)
def test_a_bad_option_or_number_is_named(arguments: str, named: str) -> None:
    said = primogen(*arguments.split())
    assert said.complains() and named in said.err


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (("--until", "-1"), "--until -1: a number of answers"),
        (("--seat", "3"), "there is no seat 3: this game has 2"),
        (("--seat", "-1"), "there is no seat -1: this game has 2"),
    ],
)
def test_a_seat_or_a_moment_that_the_game_does_not_have(tmp_path: Path, more: Command, named: str) -> None:
    path = tmp_path / "game"
    primogen("watch", "--seats", "2", "--bot", "random", "--seed", "1", "--save", path)
    said = primogen("replay", path, *more)
    assert said.complains() and named in said.err


def test_too_many_people_for_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game"
    primogen("play", "--seed", "1", "--save", path, typed="1\n")
    said = primogen("play", "--resume", path, "--friends", "2")
    assert said.complains() and "3 people do not fit a table for 2" in said.err


# ---- in a process of its own


@pytest.mark.parametrize("command", [(), *((each,) for each in COMMANDS)], ids=" ".join)
def test_help_is_there(command: Command) -> None:
    said = primogen(*command, "--help")
    assert said.code == 0 and said.out.startswith("Usage: ") and not said.err


def test_the_installed_command_ends_with_2_and_without_a_traceback(tmp_path: Path) -> None:
    said = primogen_apart("verify", garbage(tmp_path))
    assert (said.code, said.err) == (2, "") and said.out.count("\n") == 1
    said = primogen_apart("play", "--deck", a_folder(tmp_path))
    assert said.complains()


def test_a_terminal_that_knows_no_accents_ends_no_game() -> None:
    arguments = ("watch", "--seats", "2", "--bot", "random", "--seed", "1", "--lang", "es")
    plain, accented = (primogen_apart(*arguments, encoding=encoding) for encoding in ("ascii", "utf-8"))
    assert (plain.code, plain.err) == (accented.code, accented.err) == (0, "")
    assert plain.out != accented.out and plain.out.isascii()
    assert len(plain.out.splitlines()) == len(accented.out.splitlines())


def test_what_is_typed_in_another_encoding_ends_no_game() -> None:
    said = primogen_apart("play", "--terminal", "--seed", "3", typed="Ben\udcedcio\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "That is not one of the options" in said.out
