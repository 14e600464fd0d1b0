"""Rulings on single cards: what the documents say of a card by its name."""

from __future__ import annotations

from functools import cache

from primogen.books.ledger import Rule, entries


@cache
def by_card() -> dict[str, list[tuple[str, Rule]]]:
    """All that names a card, by the card's name, but for worked examples; the newest document first."""
    found: dict[str, list[tuple[str, Rule]]] = {}
    for document, rule in entries():
        for card in rule.cards if rule.kind != "example" else ():
            found.setdefault(card.casefold(), []).append((document, rule))
    return found


def rulings_on(card: str) -> list[tuple[str, Rule]]:
    """With the document that has each."""
    return by_card().get(card.casefold(), [])
