"""The price of a Ritual: two Actions, or one with a helper; and Blood. RV-RITUAL-02 to -13."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import AMOUNT_OF, PASS
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import exhaust
from primogen.rivals.rules.atoms.clock import spend_action
from primogen.rivals.rules.atoms.tokens import blood_of_colour, give_blood, take_blood_of_colour
from primogen.rivals.rules.table import ACTIONS, Table, table
from primogen.rivals.rules.words import (
    BLOOD_SORCERY,
    BURNED_PILE,
    CITY,
    GIVE_BLOOD,
    HELP_RITUAL,
    MORTAL,
    RITUAL_COST,
)

TOO_FEW_ACTIONS: Final = Refusal("RV-RITUAL-03", "too-few-actions")
NO_BLOOD_TO_GIVE: Final = Refusal("RV-RITUAL-07", "no-blood-to-give")

ACTIONS_FOR_RITUAL: Final = 2
MOST_BLOOD: Final = 3  # RV-RITUAL-06

CARD: Final = 0
WHO: Final = 1
SEAT: Final = 2
HELPER: Final = 3


def helpers(g: Table, card: Card, who: Card) -> list[Card]:
    """RV-RITUAL-05: a second one of the same party with the Discipline."""
    discipline = g.face(card).needs_discipline
    return [other for other in g.party_of(who) if other != who and g.ready[other] and value(g, other, discipline)]


def donors(g: Table, seat: Seat) -> list[Card]:
    """RV-RITUAL-06, -08, -09: anyone active with Blood of the caster's colour, and not their last."""
    return [card for card in g.characters() if blood_of_colour(g, card, seat) and g.blood[card] > 1]


def burned_mortals(g: Table) -> int:
    """RV-RITUAL-12."""
    return sum(g.kind(card) == MORTAL for card in g.pile(CITY, BURNED_PILE))


def why_not_ritual(g: Table, seat: Seat, card: Card, who: Card) -> Refusal | None:
    if g.clock[ACTIONS] < ACTIONS_FOR_RITUAL and not helpers(g, card, who):
        return TOO_FEW_ACTIONS  # RV-RITUAL-04: an Unhosted Action is no help
    if g.face(card).needs_discipline == BLOOD_SORCERY and not donors(g, seat):
        return NO_BLOOD_TO_GIVE
    return None


class RitualCost(Procedure):
    """Its value is the helper, or NONE."""

    def __init__(self, cells: list[int]) -> None:
        super().__init__(RITUAL_COST, cells)

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, table(g), chosen)

    def help(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[HELPER] = card_of(chosen)
            return None
        decision = g.ask(self.cells[SEAT], "ritual-help", "RV-RITUAL-05", about=self.cells[CARD])
        for other in helpers(g, self.cells[CARD], self.cells[WHO]):
            decision.offer(HELP_RITUAL, other)
        if g.clock[ACTIONS] >= ACTIONS_FOR_RITUAL:
            decision.offer(PASS)
        return decision

    def spend(self, g: Table) -> None:
        spend_action(g)
        if self.cells[HELPER] == NONE:
            spend_action(g)
        else:
            exhaust(g, self.cells[HELPER])

    def give(self, g: Table, chosen: Chosen) -> Asks:
        card, seat = self.cells[CARD], self.cells[SEAT]
        if g.face(card).needs_discipline == BLOOD_SORCERY:
            return self.give_blood_of_characters(g, card, seat, chosen)
        if chosen != UNASKED:
            give_blood(g, card, number_of(chosen))
            return None
        decision = g.ask(seat, "ritual-spirits", "RV-RITUAL-12", about=card)
        for number in range(burned_mortals(g), -1, -1):
            decision.offer(AMOUNT_OF, card, number)
        return decision

    def give_blood_of_characters(self, g: Table, card: Card, seat: Seat, chosen: Chosen) -> Asks:
        if chosen == UNASKED:
            given = g.blood[card]
            sources = donors(g, seat) if given < MOST_BLOOD else []
            if not sources:
                return None
            decision = g.ask(seat, "ritual-blood", "RV-RITUAL-06", about=card)
            for source in sources:
                decision.offer(GIVE_BLOOD, source)
            if given:  # RV-RITUAL-07
                decision.offer(PASS)
            return decision
        if verb_of(chosen) == GIVE_BLOOD:
            take_blood_of_colour(g, card_of(chosen), seat)
            give_blood(g, card, 1)
            self.go(GIVE_STEP)
        return None

    def finish(self, g: Table) -> None:
        self.done(self.cells[HELPER])


STEPS: Final = (asks(RitualCost.help), acts(RitualCost.spend), asks(RitualCost.give), acts(RitualCost.finish))
GIVE_STEP: Final = 2
