"""A deck as the JSON that krcg writes: halves with their counts, cards by id, name and number."""

from __future__ import annotations

import json

from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.names import called


def to_json(deck: DeckList) -> str:
    halves = {name: half_of(half) for name, half in zip(("crypt", "library"), deck.halves(), strict=True)}
    return json.dumps({"name": deck.name, "author": deck.author, **halves}, ensure_ascii=False, indent=1)


def half_of(half: dict[str, int]) -> dict[str, object]:
    cards = [{"id": int(card), "name": called()[card], "count": copies} for card, copies in half.items()]
    return {"count": sum(half.values()), "cards": cards}
