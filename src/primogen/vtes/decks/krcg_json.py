"""Decks as JSON: what krcg writes (halves with their counts, cards by id, name and number), and what VDB sends."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from primogen.decks.deck import DeckError
from primogen.decks.lines import MOST_LISTED
from primogen.kernel.shapes import Shape
from primogen.vtes.compiler.printed import cards_by_id as cards
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.names import called


class Listed(msgspec.Struct):
    """So many copies of a card; or all of a type, without an id of its own."""

    count: int = 0
    id: int | str = ""
    cards: list[Listed] = []


class Half(msgspec.Struct):
    cards: list[Listed]


class Krcg(msgspec.Struct):
    crypt: Half
    library: Half
    name: str | None = None
    author: str | None = None


class Vdb(msgspec.Struct):
    """`cards`: their numbers by id, of both halves."""

    cards: dict[str, int]
    name: str | None = None
    author: str | None = None


KRCG: Final = Shape(Krcg)
VDB: Final = Shape(Vdb)


def from_json(text: str, where: str) -> DeckList:
    try:
        found = VDB.read(text) if '"crypt"' not in text else KRCG.read(text)
    except msgspec.MsgspecError as error:
        raise DeckError(where, f"not a deck of krcg or VDB: {error}") from None
    except RecursionError:
        raise DeckError(where, "not a deck of krcg or VDB: nested too deep") from None
    deck = DeckList(found.name or "", author=found.author or "")
    rows = list(found.cards.items()) if isinstance(found, Vdb) else listed(found.crypt) + listed(found.library)
    for key, copies in rows:
        add_by_id(deck, key, copies, where)
    return deck


def listed(half: Half) -> list[tuple[str, int]]:
    rows: list[Listed] = []
    for each in half.cards:
        rows += each.cards or [each]
    return [(str(row.id), row.count) for row in rows]


def add_by_id(deck: DeckList, key: str, copies: int, where: str) -> None:
    if key not in cards():
        raise DeckError(where, f"no card has the id {key[:20]}")
    if not 1 <= copies <= MOST_LISTED:
        raise DeckError(where, f"1 to {MOST_LISTED} copies of {called()[key]}, not {copies}")
    deck.add(key, copies, is_crypt=cards()[key].crypt)


def to_json(deck: DeckList) -> str:
    crypt = {"count": sum(deck.crypt.values()), "cards": rows_of(deck.crypt)}
    sections = [
        {"type": types, "count": sum(some.values()), "cards": rows_of(some)} for types, some in deck.by_type().items()
    ]
    library = {"count": sum(deck.library.values()), "cards": sections}
    whole = {"name": deck.name, "author": deck.author, "crypt": crypt, "library": library}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def rows_of(half: dict[str, int]) -> list[dict[str, object]]:
    return [{"id": int(card), "name": called()[card], "count": copies} for card, copies in half.items()]
