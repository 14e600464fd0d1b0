"""A position of Rivals as it is told: values of characters, and Prestige on cards. See games/looks.py."""

from __future__ import annotations

from typing import Final

from primogen.games.looks import BoardLooks, Facts, Layout
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.kernel.views import Sight
from primogen.rivals.rules import words as w
from primogen.rivals.rules.resting import ZONE_NAMES
from primogen.rivals.rules.seeing import COUNTED, UNSEEN
from primogen.rivals.rules.table import ROW3, Table, table

STATS: Final = {
    "potency": w.BLOOD_POTENCY,
    "physical": w.PHYSICAL,
    "social": w.SOCIAL,
    "mental": w.MENTAL,
    "influence": w.INFLUENCE,
    "secrecy": w.SECRECY,
    "intel": w.INTEL,
    "shield": w.SHIELD,
}
FACTS: Final = {  # of a card: its name here, the column, and what need not be said
    "owner": ("owner", NONE),
    "at": ("controller", NONE),
    "host": ("host", NONE),
    "party": ("party", NONE),
    "ready": ("ready", 1),
    "down": ("face_down", 0),
    "blood": ("blood", 0),
    "noInfluence": ("no_influence", 0),
    "fear": ("fear", 0),
    "minusPotency": ("minus_bp", 0),
    "agenda": ("agenda_on", 0),
    "rage": ("rage", 0),
    "tagger": ("tagger", NONE),
}

LAYOUT: Final = Layout(ZONE_NAMES, UNSEEN, COUNTED, FACTS)


class RivalsLooks(BoardLooks):
    def __init__(self, sight: Sight) -> None:
        self.g: Final = table(sight.g)
        super().__init__(sight, self.g, LAYOUT)
        self.characters: Final = self.counts["faction_cards_in_hand"]
        self.stakes: Final = stakes_on(self.g)

    def cards(self, faces: list[Card], backs: list[Card]) -> dict[str, Facts]:
        found = super().cards(faces, backs)
        for card, tokens in self.stakes.items():
            found.setdefault(str(card), {"prestige": tokens})
        return found

    def more_of_face(self, card: Card) -> Facts:
        if not has_values(self.g, card):
            return {}
        return {"values": {name: value(self.g, card, stat) for name, stat in STATS.items()}}

    def facts(self, card: Card, columns: list[tuple[str, list[int], int]]) -> Facts:
        found = super().facts(card, columns)
        if card in self.stakes:
            found["prestige"] = self.stakes[card]
        return found


def stakes_on(g: Table) -> dict[Card, dict[str, int]]:
    """Prestige on cards, by colour: everybody sees it."""
    found: dict[Card, dict[str, int]] = {}
    for at in range(0, len(g.stakes), ROW3):
        card, colour, number = g.stakes[at : at + ROW3]
        found.setdefault(card, {})[str(colour)] = number
    return found


def has_values(g: Table, card: Card) -> bool:
    return g.zone[card] in (w.HAVEN, w.STREETS, w.TORPOR) and not g.face_down[card] and g.face(card).is_character()
