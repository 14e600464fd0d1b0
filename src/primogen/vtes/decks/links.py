"""A deck within an address, as VDB gives and takes it: name and author in the query, numbers by id behind the hash."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from primogen.decks.deck import DeckError
from primogen.vtes.decks.krcg_json import add_by_id
from primogen.vtes.decks.model import DeckList

HOME: Final = "https://vdb.im/decks/deck"
BEGINNINGS: Final = ("http://", "https://")
LONGEST: Final = 20_000  # letters


def is_link(text: str) -> bool:
    return text.strip().startswith(BEGINNINGS) and len(text.split()) == 1


def from_link(text: str, where: str) -> DeckList:
    try:
        found = urlsplit(text.strip()[:LONGEST])
        query = parse_qs(found.query)
    except ValueError:
        raise DeckError(where, "is no address") from None
    if "=" not in found.fragment:
        site = found.hostname or "that site"
        raise DeckError(where, f"only {site} knows what is in this deck: have it written as text, and bring that")
    deck = DeckList(query.get("name", [""])[0], author=query.get("author", [""])[0])
    for row in found.fragment.strip(";").split(";"):
        key, _, copies = row.partition("=")
        if not copies.isdecimal() or len(copies) > 4:
            raise DeckError(where, f"{row[:40]!r} is no card's id and number, such as 100199=3")
        add_by_id(deck, key, int(copies), where)
    return deck


def to_link(deck: DeckList) -> str:
    heads = (("name", deck.name), ("author", deck.author))
    said = [f"{head}={quote(value, safe='')}" for head, value in heads if value]
    rows = ";".join(f"{card}={copies}" for half in deck.halves() for card, copies in half.items())
    return f"{HOME}?{'&'.join(said)}#{rows}\n" if said else f"{HOME}#{rows}\n"
