"""Decks in and out: our own text, and RivalsDB's JSON.

    # anything after a hash is a remark
    Name: The Serpent's Ear
    Agenda: The Snake Den
    Haven: Haven - The Temple of Set
    Leader: Keondra

    Faction
    Keondra
    Ceraph

    Library
    3 Awe
    2 Coiled Strike

Cards go by their names or by RivalsDB's ids.
"""

from __future__ import annotations

import difflib
import json
import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from primogen.rivals.decks.model import DeckList
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.words import EVENT, MONSTER, MORTAL, PRINCE


class DeckError(ValueError):
    """A text that is no deck: where, and why."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")


HEADS = ("name", "agenda", "haven", "leader")
SECTIONS = ("faction", "library")
MOST_LISTED: Final = 999  # copies of a card, and cards of a deck, legal or not
SHOWN: Final = 60  # letters of a line that is no deck's


def read_deck(text: str, pool: Pool, where: str = "deck") -> DeckList:
    """Whichever of the two formats it is."""
    return from_json(text, where) if text.lstrip().startswith("{") else from_text(text, pool, where)


def load_deck(path: Path, pool: Pool) -> DeckList:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DeckError(str(path), error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise DeckError(str(path), "is not a text file") from None
    deck = read_deck(text, pool, str(path))
    deck.name = deck.name or path.stem
    return deck


# ---- our text


def from_text(text: str, pool: Pool, where: str = "deck") -> DeckList:
    deck, section, heads = DeckList(), "", set[str]()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        here = f"{where}, line {number}"
        head, colon, rest = line.partition(":")
        if colon and head.strip().lower() in HEADS:
            if head.strip().lower() in heads:
                raise DeckError(here, f"a second {head.strip()}")
            heads.add(head.strip().lower())
            set_head(deck, head.strip().lower(), rest.strip(), pool, here)
        elif line.lower().rstrip(":") in SECTIONS:
            section = line.lower().rstrip(":")
        elif not section:
            raise DeckError(here, f"{line[:SHOWN]!r} stands before any section: write Faction or Library above it")
        else:
            add_line(deck, section, line, pool, here)
    return deck


def set_head(deck: DeckList, head: str, value: str, pool: Pool, here: str) -> None:
    if not value:
        raise DeckError(here, f"{head.capitalize()} is empty")
    if head == "name":
        deck.name = value
    elif head == "agenda":
        deck.agenda = card_named(value, pool, here).key
    elif head == "haven":
        deck.haven = card_named(value, pool, here).key
    else:
        deck.leader = card_named(value, pool, here).key


def add_line(deck: DeckList, section: str, line: str, pool: Pool, here: str) -> None:
    match = re.fullmatch(r"(?:(\d+)\s*x?\s+)?(.+)", line)
    assert match is not None
    digits = (match.group(1) or "1").lstrip("0") or "0"
    if len(digits) > len(str(MOST_LISTED)) or digits == "0":
        raise DeckError(here, f"1 to {MOST_LISTED} copies, not {digits[:SHOWN]}")
    copies, card = int(digits), card_named(match.group(2), pool, here)
    if copies + len(deck.faction) + sum(deck.library.values()) > MOST_LISTED:
        raise DeckError(here, f"more than {MOST_LISTED} cards")
    if section == "faction":
        deck.faction.extend([card.key] * copies)
    else:
        deck.library[card.key] = deck.library.get(card.key, 0) + copies


def card_named(name: str, pool: Pool, here: str) -> Printed:
    """By id or name, never mind upper and lower case; city cards and Monsters are nobody's."""
    wanted, called = name.casefold(), callable_cards(pool)
    if wanted in called:
        return called[wanted]
    names = {card.name.casefold(): card.name for card in called.values()}
    close = [each for each in names if wanted in each] or difflib.get_close_matches(wanted[:SHOWN], names)
    hint = f"; did you mean {' or '.join(names[each] for each in close[:3])}?" if close else ""
    raise DeckError(here, f"no card is called {name[:SHOWN]!r}{hint}")


@cache
def callable_cards(pool: Pool) -> dict[str, Printed]:
    """By what they may be called; of two that are called alike, the first."""
    found: dict[str, Printed] = {}
    for card in pool.cards:
        if card.kind not in (EVENT, MONSTER, MORTAL, PRINCE):
            for name in (card.key, card.name):
                found.setdefault(name.casefold(), card)
    return found


def to_text(deck: DeckList, pool: Pool) -> str:
    def name(card: str) -> str:
        return pool.cards[pool.by_key[card]].name if card in pool.by_key else card

    lines = [f"Name: {deck.name}"] if deck.name else []
    lines += [f"Agenda: {name(deck.agenda)}", f"Haven: {name(deck.haven)}"]
    if deck.leader:
        lines.append(f"Leader: {name(deck.leader)}")
    lines += ["", "Faction", *(name(card) for card in deck.faction)]
    lines += ["", "Library", *(f"{copies} {name(card)}" for card, copies in deck.library.items())]
    return "\n".join(lines) + "\n"


# ---- RivalsDB's JSON


class RivalsDB(msgspec.Struct, rename="camel"):
    """What RivalsDB sends and takes; `faction_deck` says of each character whether it leads."""

    agenda: str
    haven: str
    faction_deck: dict[str, bool]
    library_deck: dict[str, int]
    name: str | None = None


def from_json(text: str, where: str = "deck") -> DeckList:
    try:
        found = msgspec.json.decode(text, type=RivalsDB)
    except msgspec.MsgspecError as error:
        raise DeckError(where, f"not a deck of RivalsDB: {error}") from None
    except RecursionError:
        raise DeckError(where, "not a deck of RivalsDB: nested too deep") from None
    if any(copies > MOST_LISTED for copies in found.library_deck.values()):
        raise DeckError(where, f"more than {MOST_LISTED} copies of a card at `$.libraryDeck`")
    leaders = [card for card, leads in found.faction_deck.items() if leads]
    if len(leaders) > 1:
        raise DeckError(where, f"more than one Leader at `$.factionDeck`: {' and '.join(leaders)}")
    leader = leaders[0] if leaders else ""
    return DeckList(found.name or "", found.agenda, found.haven, list(found.faction_deck), found.library_deck, leader)


def to_json(deck: DeckList) -> str:
    faction = {card: card == deck.leader for card in deck.faction}
    record = RivalsDB(deck.agenda, deck.haven, faction, dict(deck.library), deck.name or None)
    return json.dumps(msgspec.to_builtins(record), indent=2, ensure_ascii=False)
