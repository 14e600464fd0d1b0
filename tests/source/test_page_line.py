"""The page keeps the same line as the package: its frame knows no game, and one file says which games there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from sources import HOME

PAGE: Final = HOME / "web" / "src"
REGISTER: Final = PAGE / "games"  # imported as a folder: its index.ts
IMPORT: Final = re.compile(r"""(?:from|import)\s*\(?\s*"(\.[^"]+)\"""")
GAMES: Final = sorted(folder.name for folder in REGISTER.iterdir() if folder.is_dir())

# What people at the table of one game speak of, and nobody at another's.
NOUNS: Final = (
    *("rivals?", "prestige", "agenda", "blood", "haven", "hideout", "streets", "torpor", "coterie", "leader"),
    *("prince", "monster", "vampires?", "hunters?", "clan", "disciplines?", "library", "faction", "influence"),
    *("mortal", "conspiracy", "neonate", "methuselah", "rivalsdb", "pool", "edge", "crypt", "RV-[A-Z]+"),
)
NOUN: Final = re.compile(rf"(?<![a-z])({'|'.join(NOUNS)})(?![a-z])", re.IGNORECASE)


def files(under: Path) -> list[Path]:
    return sorted(each for each in under.rglob("*") if each.suffix in (".ts", ".svelte"))


def outside() -> list[Path]:
    """All of the page but the games."""
    return [each for each in files(PAGE) if REGISTER not in each.parents]


def imported(file: Path) -> list[Path]:
    return [(file.parent / each).resolve() for each in IMPORT.findall(file.read_text(encoding="utf-8"))]


def named(text: str) -> list[str]:
    return sorted({found.lower() for found in NOUN.findall(text)})


def test_games_are_reached_through_their_register() -> None:
    """Board, deck builder, rules book: whatever is a game's own comes from `games/index.ts`."""
    past = [(file.name, each.name) for file in outside() for each in imported(file) if REGISTER in each.parents]
    assert past == []


def test_no_game_reaches_into_another() -> None:
    for name in GAMES:
        others = [REGISTER / other for other in GAMES if other != name]
        assert [
            file for file in files(REGISTER / name) for each in imported(file) if set(others) & {*each.parents}
        ] == []


FRAME = list(files(PAGE / "frame"))


@pytest.mark.parametrize("file", FRAME, ids=[file.relative_to(PAGE).as_posix() for file in FRAME])
def test_the_frame_names_nothing_of_a_game(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8")) == []


def test_the_frame_is_read() -> None:
    """The tests above can fail: there are files and imports, and a game does name its things."""
    assert len(files(PAGE / "frame")) > 60
    assert any(each == REGISTER for file in outside() for each in imported(file))
    assert {"prestige", "streets", "haven"} <= set(
        named((REGISTER / "rivals" / "words.ts").read_text(encoding="utf-8"))
    )
