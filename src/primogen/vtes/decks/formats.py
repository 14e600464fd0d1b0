"""Decks in and out: JSON, links, and the texts of the tournament archive, JOL, Lackey and others, cards line by line.

    Deck Name: Dreams of Avalon

    Crypt (12 cards, min=4, max=28, avg=4.5)
    3x Krid                    2  obf    Nosferatu:3

    Library (60 cards)
    Master (12; 4 trifle)
    2x Blood Doll

What follows a crypt card's name, after two blanks, is for people, but the group of those that share a name; so is
whatever stands in parentheses after a heading, and all that stands above the first one, where reports tell of players
and rounds. Lackey alone lists its library above the crypt: in columns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from primogen.decks.deck import JSON, TEXT, DeckError
from primogen.decks.lines import MOST_LISTED, Said
from primogen.vtes.compiler.printed import cards_by_id as cards
from primogen.vtes.decks.krcg_json import from_json, to_json
from primogen.vtes.decks.links import from_link, is_link, to_link
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.names import called, card_named, is_called

ROW: Final = re.compile(r"(\d+)(?:x\s*|\s+x\s+|\s+)(.+)", re.IGNORECASE)
COLUMNS: Final = re.compile(r"\s{2,}|\t")
IN_COLUMNS: Final = re.compile(r"\d+(?:\t| {2})")
HEADING: Final = re.compile(r"(crypt|library)\s*:?\s*(?:[(\[]?\s*\d.*)?", re.IGNORECASE)
GROUP: Final = re.compile(r".*:\s*(\d+|ANY)", re.IGNORECASE)
TAIL: Final = re.compile(r"\s+\d{1,2}\s+(?:-none-|[a-z]{3}\b).*", re.IGNORECASE)  # where one blank is all
NAME: Final = re.compile(r"(?:deck )?name\s*:\s*(.+)", re.IGNORECASE)
AUTHOR: Final = re.compile(r"(?:author|created by|player)\s*:\s*(.+)", re.IGNORECASE)
REMARK: Final = re.compile(r"\s+--.*$|\s+#\s.*$")
OPTIONAL: Final = re.compile(r"\s+# OPTIONAL.*$")  # what VDB says of some lines of its reports
MARK: Final = "\ufeff"  # before the text in files of some editors
JOL: Final = "jol"
LACKEY: Final = "lackey"
VDB: Final = "vdb"
FORMATS: Final = (TEXT, JOL, LACKEY, VDB, JSON)  # ours is that of the tournament archive


def read_deck(text: str, where: str = "deck") -> DeckList:
    """Whichever it is. In a text, a line that begins with a number is a card, and the rest is for people."""
    if text.lstrip().startswith("{"):
        return from_json(text, where)
    return from_link(text, where) if is_link(text) else from_text(text, where)


def from_text(text: str, where: str) -> DeckList:
    deck, count = DeckList(), 0
    lines = [line.strip() for line in text.removeprefix(MARK).splitlines()]
    first = first_heading(lines)
    for number, line in enumerate(lines, 1):
        here = f"{where}, line {number}"
        named, author = NAME.fullmatch(line), AUTHOR.fullmatch(line)
        if named is not None and not deck.name:
            deck.name = OPTIONAL.sub("", named.group(1))
        elif author is not None and not deck.author:
            deck.author = OPTIONAL.sub("", author.group(1))
        elif number > first or IN_COLUMNS.match(line):
            row = ROW.fullmatch(REMARK.sub("", line))
            if row is not None:
                count += add_row(deck, row, here)
                if count > MOST_LISTED:
                    raise DeckError(here, f"more than {MOST_LISTED} cards")
    if not deck.crypt and not deck.library:
        raise DeckError(where, "lists no cards: a line is a number and a name, such as 2x Blood Doll")
    return deck


def first_heading(lines: list[str]) -> int:
    """The number of its line, where one is that of a crypt; 0: all lines may be cards."""
    found = {number: HEADING.fullmatch(line) for number, line in enumerate(lines, 1)}
    headings = {number: heading.group(1).lower() for number, heading in found.items() if heading is not None}
    return min(headings) if "crypt" in headings.values() else 0


def add_row(deck: DeckList, row: re.Match[str], here: str) -> int:
    copies = int(row.group(1)[: len(str(MOST_LISTED)) + 1])
    if not 1 <= copies <= MOST_LISTED:
        raise DeckError(here, f"1 to {MOST_LISTED} copies, not {copies}")
    card = card_named(Said(name_in(row.group(2).strip()), here))
    deck.add(card, copies, is_crypt=cards()[card].crypt)
    return copies


def name_in(row: str) -> str:
    """With the group that its last column tells, where that is needed."""
    name, *rest = COLUMNS.split(row)
    if not is_called(name) and is_called(TAIL.sub("", name)):
        name, rest = TAIL.sub("", name), [row]
    group = GROUP.fullmatch(rest[-1]) if rest else None
    grouped = f"{name} (G{group.group(1)})" if group is not None else name
    return grouped if is_called(grouped) else name


# ---- out


def to_text(deck: DeckList, how: str = TEXT) -> str:
    return WRITERS[how](deck)


def rows(half: dict[str, int], form: str) -> Iterator[str]:
    for card, copies in half.items():
        yield form.format(copies, called()[card])


def to_twd(deck: DeckList) -> str:
    lines = [f"Deck Name: {deck.name}"] if deck.name else []
    lines += [f"Author: {deck.author}"] if deck.author else []
    crypt, library = sum(deck.crypt.values()), sum(deck.library.values())
    lines += ["", f"Crypt ({crypt} cards)", *(crypt_row(card, copies) for card, copies in deck.crypt.items())]
    lines += ["", f"Library ({library} cards)"]
    for types, some in deck.by_type().items():
        lines += [f"{types} ({sum(some.values())})", *rows(some, "{}x {}"), ""]
    return "\n".join(lines).strip() + "\n"


def crypt_row(card: str, copies: int) -> str:
    printed = cards()[card]
    disciplines = " ".join(printed.disciplines)
    return f"{copies}x {called()[card]}  {printed.capacity}  {disciplines}  {printed.clans[0]}:{printed.group}"


def to_jol(deck: DeckList) -> str:
    return "\n".join([*rows(deck.crypt, "{}x {}"), "", *rows(deck.library, "{}x {}")]) + "\n"


def to_lackey(deck: DeckList) -> str:
    return "\n".join([*rows(deck.library, "{}\t{}"), "Crypt:", *rows(deck.crypt, "{}\t{}")]) + "\n"


WRITERS: Final[dict[str, Callable[[DeckList], str]]] = {
    TEXT: to_twd,
    JOL: to_jol,
    LACKEY: to_lackey,
    VDB: to_link,
    JSON: to_json,
}
