"""A position as it is told, reckoned once: what is said of a card is the same in all eyes that see it."""

from __future__ import annotations

from typing import Final

from primogen.games.desk import Looks
from primogen.kernel.ids import ALL, NONE, Card, Seat
from primogen.kernel.state import ON_BACK, ON_SIGHT, PER_CARD
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
    "tagger": ("tagger", NONE),
}

Facts = dict[str, object]


class RivalsLooks(Looks):
    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.g: Final = table(sight.g)
        counts = self.g.public_counts()
        self.characters: Final = counts["faction_cards_in_hand"]
        self.piles: Final = piles_of(counts["sizes"])
        self.on_sight: Final = told_columns(self.g, (ON_SIGHT, ON_BACK))
        self.on_back: Final = told_columns(self.g, (ON_BACK,))
        self.stakes: Final = stakes_on(self.g)
        self.faces: Final[dict[Card, Facts]] = {}
        self.backs: Final[dict[Card, Facts]] = {}

    def before(self, seat: Seat) -> tuple[list[Card], list[Card]]:
        """Faces and backs in the eyes of this seat. After the end, for ALL: everything but what lies in the decks."""
        return (unveiled(self.g, self.sight), []) if seat == ALL else self.sight.of(seat)

    def cards(self, faces: list[Card], backs: list[Card]) -> dict[str, Facts]:
        found = {str(card): self.face(card) for card in faces}
        for card in backs:
            found[str(card)] = self.back(card)
        for card, tokens in self.stakes.items():
            found.setdefault(str(card), {"prestige": tokens})
        return found

    def face(self, card: Card) -> Facts:
        if card not in self.faces:
            facts = {"id": self.g.face(card).key, **self.facts(card, self.on_sight)}
            if has_values(self.g, card):
                facts["values"] = {name: value(self.g, card, stat) for name, stat in STATS.items()}
            self.faces[card] = facts
        return self.faces[card]

    def back(self, card: Card) -> Facts:
        if card not in self.backs:
            self.backs[card] = self.facts(card, self.on_back)
        return self.backs[card]

    def facts(self, card: Card, columns: list[tuple[str, list[int], int]]) -> Facts:
        """What need be said."""
        found: Facts = {"zone": ZONE_NAMES[self.g.zone[card]]}
        for name, column, silent in columns:
            if column[card] != silent:
                found[name] = column[card]
        if card in self.stakes:
            found["prestige"] = self.stakes[card]
        return found


def told_columns(g: Table, shown: tuple[int, ...]) -> list[tuple[str, list[int], int]]:
    """Of the columns that are told, those that may be seen so: a name, the column, and what goes without saying."""
    may_be_told = {
        field.name: column
        for field, column in zip(g.fields, g.columns, strict=True)
        if field.holds == PER_CARD and field.shown in shown
    }
    return [(name, may_be_told[column], silent) for name, (column, silent) in FACTS.items() if column in may_be_told]


def stakes_on(g: Table) -> dict[Card, dict[str, int]]:
    """Prestige on cards, by colour: everybody sees it."""
    found: dict[Card, dict[str, int]] = {}
    for at in range(0, len(g.stakes), ROW3):
        card, colour, number = g.stakes[at : at + ROW3]
        found.setdefault(card, {})[str(colour)] = number
    return found


def piles_of(sizes: list[int]) -> dict[str, int]:
    """How many lie in each pile that is counted: `seat.zone`."""
    size = iter(sizes)
    counts = {f"{seat}.{ZONE_NAMES[zone]}": next(size) for seat in range(w.PILES_OF) for zone in COUNTED}
    return {pile: count for pile, count in counts.items() if count}


def unveiled(g: Table, sight: Sight) -> list[Card]:
    """All cards but those in the decks, and of these the ones that somebody sees."""
    lying = [card for at, pile in enumerate(g.piles) if at % w.ZONES not in UNSEEN for card in pile]
    seen = [card for seat in range(g.seats()) for card in sight.faces(seat)]
    return list(dict.fromkeys([*lying, *seen]))


def has_values(g: Table, card: Card) -> bool:
    return g.zone[card] in (w.HAVEN, w.STREETS, w.TORPOR) and not g.face_down[card] and g.face(card).is_character()
