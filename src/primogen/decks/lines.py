"""Decks as people write them, whatever is played: heads, sections, and a card on each line.

# a line after a hash is a remark, and so is what follows a hash and a space
Name: The Serpent's Ear

Library
3 Awe
Coiled Strike
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

from primogen.decks.deck import DeckError
from primogen.text.near import near

MOST_LISTED: Final = 999  # copies of a card, and cards of a deck, legal or not
SHOWN: Final = 60  # letters of a line that is no deck's
REMARK: Final = re.compile(r"^\s*#|#(?=\s|$)")  # some names have one: "Inmate #745943"
ROW: Final = re.compile(r"(?:(\d+)\s*x?\s+)?(.+)")

C = TypeVar("C")


@dataclass(frozen=True)
class Said:
    """`where` it stands is told with whatever is wrong with it."""

    text: str
    where: str


@dataclass(frozen=True)
class Row:
    section: str
    copies: int
    card: Said


@dataclass
class Written:
    heads: dict[str, Said] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)


def read_lines(text: str, heads: Collection[str], sections: Collection[str], where: str) -> Written:
    found, section, count = Written(), "", 0
    for number, raw in enumerate(text.splitlines(), 1):
        line, here = REMARK.split(raw)[0].strip(), f"{where}, line {number}"
        head, colon, rest = line.partition(":")
        key = head.strip().lower()
        if not line:
            continue
        if colon and key in heads:
            if key in found.heads:
                raise DeckError(here, f"a second {head.strip()}")
            if not rest.strip():
                raise DeckError(here, f"{key.capitalize()} is empty")
            found.heads[key] = Said(rest.strip(), here)
        elif line.lower().rstrip(":") in sections:
            section = line.lower().rstrip(":")
        elif not section:
            above = " or ".join(each.capitalize() for each in sections)
            raise DeckError(here, f"{line[:SHOWN]!r} stands before any section: write {above} above it")
        else:
            found.rows.append(read_row(section, line, here))
            count += found.rows[-1].copies
            if count > MOST_LISTED:
                raise DeckError(here, f"more than {MOST_LISTED} cards")
    return found


def read_row(section: str, line: str, here: str) -> Row:
    match = ROW.fullmatch(line)
    assert match is not None
    digits = (match.group(1) or "1").lstrip("0") or "0"
    if len(digits) > len(str(MOST_LISTED)) or digits == "0":
        raise DeckError(here, f"1 to {MOST_LISTED} copies, not {digits[:SHOWN]}")
    return Row(section, int(digits), Said(match.group(2), here))


def card_called(said: Said, cards: Mapping[str, C], names: Mapping[str, str]) -> C:
    """`cards` by all they may be called, `names` by what they are called: both in small letters."""
    wanted = said.text.casefold()
    if wanted in cards:
        return cards[wanted]
    close = near(wanted[:SHOWN], names)
    hint = f"; did you mean {' or '.join(names[each] for each in close)}?" if close else ""
    raise DeckError(said.where, f"no card is called {said.text[:SHOWN]!r}{hint}")
