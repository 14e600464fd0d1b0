"""The price of a Ritual: two Actions, or one with a helper; and Blood. RV-RITUAL-02 to -13."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import AMOUNT_OF, PASS
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import modifiers, value
from primogen.rivals.rules.atoms.blood import blood_of_colour, give_blood, take_blood_of_colour
from primogen.rivals.rules.atoms.cards import exhaust
from primogen.rivals.rules.atoms.clock import spend_action
from primogen.rivals.rules.atoms.laid import put_spilled
from primogen.rivals.rules.atoms.supply import from_supply
from primogen.rivals.rules.frame_kinds import DEFEAT, RITUAL_BLOOD, RITUAL_COST
from primogen.rivals.rules.prices import TO_PERFORM, price
from primogen.rivals.rules.table import ACTIONS, ROW3, Table
from primogen.rivals.rules.words import (
    ACTIONS_GAINED,
    BLOOD,
    BLOOD_SORCERY,
    BURNED_PILE,
    CITY,
    FROM_SUPPLY,
    GIVE_BLOOD,
    HELP_RITUAL,
    MORTAL,
    RITUAL_SUPPLY,
)

TOO_FEW_ACTIONS: Final = Refusal("RV-RITUAL-03", "too-few-actions")
NO_BLOOD_TO_GIVE: Final = Refusal("RV-RITUAL-07", "no-blood-to-give")

ACTIONS_FOR_RITUAL: Final = 2  # RV-RITUAL-03
MOST_BLOOD: Final = 3  # RV-RITUAL-06

DEFEATED_CARD: Final = 0  # of the frame of a defeat

# whose Blood a Ritual was played with
BLOOD_OF_ANYBODY: Final = 0
BLOOD_OF_OTHERS: Final = 1  # of characters its player does not control, and of no other


def helpers(g: Table, card: Card, who: Card) -> list[Card]:
    """RV-RITUAL-05: a second one of the same party with the Discipline."""
    discipline = g.face(card).needs_discipline
    return [other for other in g.party_of(who) if other != who and g.ready[other] and value(g, other, discipline)]


def donors(g: Table, seat: Seat) -> list[Card]:
    """RV-RITUAL-06, -08, -09: anyone in any coterie with Blood of the caster's colour, and not their last."""
    coteries = [card for other in g.clockwise_from(seat) for card in g.coterie(other)]
    return [card for card in coteries if blood_of_colour(g, card, seat) and g.blood[card] > 1]


def burned_mortals(g: Table) -> int:
    """RV-RITUAL-12."""
    return sum(g.kind(card) == MORTAL for card in g.pile(CITY, BURNED_PILE))


def takes_blood(g: Table, card: Card) -> bool:
    """RV-RITUAL-06: of characters; an Oblivion Ritual has its Blood of the spirits."""
    return g.face(card).needs_discipline == BLOOD_SORCERY


def actions_for(g: Table, seat: Seat, card: Card) -> int:
    """How many Actions it takes, and never less than any Action card does: RV-ACT-01."""
    return max(1, price(g, ACTIONS_FOR_RITUAL, TO_PERFORM, ACTIONS_GAINED, seat, card))


def why_not_two_actions(g: Table, card: Card, who: Card) -> Refusal | None:
    """RV-RITUAL-03 to -05: an Unhosted Action is no help."""
    left, needed = g.clock[ACTIONS], actions_for(g, g.controller[who], card)
    return None if left >= needed or (left >= needed - 1 and helpers(g, card, who)) else TOO_FEW_ACTIONS


def why_not_give_blood(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """RV-RITUAL-07."""
    return None if donors(g, seat) or of_supply(g, seat) or not takes_blood(g, card) else NO_BLOOD_TO_GIVE


def the_defeated(g: Table) -> Card:
    """Whoever is just being defeated."""
    return next((frame.cells[DEFEATED_CARD] for frame in reversed(g.frames) if frame.kind == DEFEAT), NONE)


def spilled_of(g: Table, card: Card, seat: Seat) -> int:
    """How much of that player's colour a card has lost last."""
    rows = g.spilled
    return sum(rows[at + 2] for at in range(0, len(rows), ROW3) if rows[at : at + 2] == [card, seat])


def blood_spilled_of(g: Table, seat: Seat) -> int:
    """The same of whoever is just being defeated."""
    return spilled_of(g, the_defeated(g), seat)


def of_supply(g: Table, seat: Seat) -> int:
    """How much of it may come out of that player's general supply, by a text."""
    return from_supply(g, seat, modifiers(g, RITUAL_SUPPLY, seat)) if g.index[RITUAL_SUPPLY] else 0


CARD: Final = 0
WHO: Final = 1
SEAT: Final = 2
HELPER: Final = 3


class RitualCost(Procedure[Table]):
    """Two Actions, or one and a helper. Its value is the helper, or NONE."""

    kind = RITUAL_COST

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.cells[CARD])

    def help(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[HELPER] = card_of(chosen)
            return None
        needed = self.actions(g)
        if needed == 1:
            return None
        decision = g.ask(self.cells[SEAT], "ritual-help", "RV-RITUAL-05", about=self.cells[CARD])
        for other in helpers(g, self.cells[CARD], self.cells[WHO]):
            decision.offer(HELP_RITUAL, other)
        if g.clock[ACTIONS] >= needed:
            decision.offer(PASS)
        return decision

    def actions(self, g: Table) -> int:
        return actions_for(g, self.cells[SEAT], self.cells[CARD])

    def spend(self, g: Table) -> None:
        helped = self.cells[HELPER] != NONE
        for _ in range(self.actions(g) - int(helped)):
            spend_action(g)
        if helped:
            exhaust(g, self.cells[HELPER])
        self.done(self.cells[HELPER])


STEPS: Final = (asks(RitualCost.help), acts(RitualCost.spend))

PLAYED: Final = 0
CASTER: Final = 1
GIVEN: Final = 2  # so far; what a text has moved there does not count (R226-CRD-01)
OWN: Final = 3  # how much of it came off characters of the caster's, or out of the supply
SUPPLIED: Final = 4  # of that, how much out of the supply
ORIGIN: Final = 5  # whose Blood, lost just now, goes on it, at least 1; NONE, if nobody's


class RitualBlood(Procedure[Table]):
    """The Blood that goes on it, of the caster's own colour. Its value says whether only others have given it."""

    kind = RITUAL_BLOOD

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if takes_blood(g, self.cells[PLAYED]):
            if self.spilled(g) and not self.cells[GIVEN]:
                self.go(0)
                self.give_spilled(g)
                return None
            return self.of_characters(g, chosen)
        return self.of_spirits(g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.cells[PLAYED])

    def spilled(self, g: Table) -> int:
        """How much there is left of what was lost."""
        return spilled_of(g, self.cells[ORIGIN], self.cells[CASTER]) if self.cells[ORIGIN] != NONE else 0

    def give_spilled(self, g: Table) -> None:
        put_spilled(g, self.cells[ORIGIN], self.cells[PLAYED], BLOOD, self.cells[CASTER], self.cells[CASTER])
        self.cells[GIVEN] += 1
        self.cells[OWN] += int(g.controller[self.cells[ORIGIN]] == self.cells[CASTER])

    def of_characters(self, g: Table, chosen: Chosen) -> Asks:
        """RV-RITUAL-06, -07: 1 to 3, one by one."""
        card, seat = self.cells[PLAYED], self.cells[CASTER]
        if chosen == UNASKED:
            given = self.cells[GIVEN]
            sources = donors(g, seat) if given < MOST_BLOOD else []
            if self.spilled(g) and given < MOST_BLOOD:
                sources.append(self.cells[ORIGIN])
            has_more = given < MOST_BLOOD and of_supply(g, seat) > self.cells[SUPPLIED]
            if not sources and not has_more:
                self.done(self.whose())
                return None
            decision = g.ask(seat, "ritual-blood", "RV-RITUAL-06", about=card)
            for source in sources:
                decision.offer(GIVE_BLOOD, source)
            if has_more:
                decision.offer(FROM_SUPPLY, card)
            if given:
                decision.offer(PASS)
            return decision
        if verb_of(chosen) == GIVE_BLOOD and card_of(chosen) == self.cells[ORIGIN]:
            self.go(0)
            self.give_spilled(g)
        elif verb_of(chosen) == GIVE_BLOOD:
            self.go(0)
            self.cells[OWN] += int(g.controller[card_of(chosen)] == seat)
            take_blood_of_colour(g, card_of(chosen), seat)
            give_blood(g, card, 1)
            self.cells[GIVEN] += 1
        elif verb_of(chosen) == FROM_SUPPLY:
            self.go(0)
            give_blood(g, card, 1)
            for cell in (GIVEN, OWN, SUPPLIED):
                self.cells[cell] += 1
        else:
            self.done(self.whose())
        return None

    def whose(self) -> int:
        return BLOOD_OF_OTHERS if self.cells[GIVEN] and not self.cells[OWN] else BLOOD_OF_ANYBODY

    def of_spirits(self, g: Table, chosen: Chosen) -> Asks:
        """RV-RITUAL-12: up to 1 for each burned Mortal, from the general supply; after up to 3 of what was lost."""
        card, seat = self.cells[PLAYED], self.cells[CASTER]
        spilled = min(MOST_BLOOD, self.spilled(g))
        if chosen != UNASKED:
            self.done(BLOOD_OF_ANYBODY)
            for _ in range(min(spilled, number_of(chosen))):
                self.give_spilled(g)
            give_blood(g, card, number_of(chosen) - min(spilled, number_of(chosen)))
            return None
        decision = g.ask(seat, "ritual-spirits", "RV-RITUAL-12", about=card)
        for number in range(burned_mortals(g) + spilled, -1 if not spilled else 0, -1):
            decision.offer(AMOUNT_OF, card, number)
        return decision


def ritual_blood(card: Card, seat: Seat, origin: Card = NONE) -> RitualBlood:
    """`origin`: whose lost Blood goes on it."""
    return RitualBlood([card, seat, 0, 0, 0, origin])
