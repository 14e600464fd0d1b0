"""Decks in and out: our own text, and RivalsDB's JSON.

    # a line after a hash is a remark, and so is what follows a hash and a space
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

import json
from functools import cache
from typing import Final

import msgspec

from primogen.decks.deck import DeckError
from primogen.decks.lines import MOST_LISTED, Said, card_called, read_lines
from primogen.kernel.shapes import Shape
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.printed import printed_names
from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.words import EVENT, MONSTER, MORTAL, PRINCE

NAME: Final = "name"
AGENDA: Final = "agenda"
HAVEN: Final = "haven"
LEADER: Final = "leader"
HEADS: Final = (NAME, AGENDA, HAVEN, LEADER)
FACTION: Final = "faction"
SECTIONS: Final = (FACTION, "library")


def read_deck(text: str, pool: Pool, where: str = "deck") -> DeckList:
    """Whichever of the two formats it is."""
    return from_json(text, where) if text.lstrip().startswith("{") else from_text(text, pool, where)


# ---- our text


def from_text(text: str, pool: Pool, where: str = "deck") -> DeckList:
    written = read_lines(text, HEADS, SECTIONS, where)
    heads = {head: card_named(said, pool) for head, said in written.heads.items() if head != NAME}
    agenda, haven, leader = (heads.get(head, "") for head in (AGENDA, HAVEN, LEADER))
    deck = DeckList(written.heads[NAME].text if NAME in written.heads else "", agenda, haven, leader=leader)
    for row in written.rows:
        card = card_named(row.card, pool)
        if row.section == FACTION:
            deck.faction.extend([card] * row.copies)
        else:
            deck.library[card] = deck.library.get(card, 0) + row.copies
    return deck


def card_named(said: Said, pool: Pool) -> str:
    """Its id. Any card that was ever printed can be named, whether it can be played or not."""
    return card_called(said, callable_cards(pool), called_names(pool))


@cache
def callable_cards(pool: Pool) -> dict[str, str]:
    """Ids by what they may be called, id or name; of two that are called alike, the first. City cards are nobody's."""
    found: dict[str, str] = {}
    for card in pool.cards:
        if card.kind not in (EVENT, MONSTER, MORTAL, PRINCE):
            for name in (card.key, card.name):
                found.setdefault(name.casefold(), card.key)
    in_the_city = {card.name for card in pool.cards if card.kind in (EVENT, MONSTER, MORTAL, PRINCE)}
    for key, name in printed_names().items():
        if key not in pool.by_key and name not in in_the_city:
            for each in (key, name):
                found.setdefault(each.casefold(), key)
    return found


@cache
def called_names(pool: Pool) -> dict[str, str]:
    names = printed_names() | {card.key: card.name for card in pool.cards}
    return {names[key].casefold(): names[key] for key in callable_cards(pool).values()}


def to_text(deck: DeckList, pool: Pool) -> str:
    def name(card: str) -> str:
        return pool.cards[pool.by_key[card]].name if card in pool.by_key else printed_names().get(card, card)

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


RIVALS_DB: Final = Shape(RivalsDB)


def from_json(text: str, where: str = "deck") -> DeckList:
    try:
        found = RIVALS_DB.read(text)
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
