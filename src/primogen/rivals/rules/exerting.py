"""Exerting Influence as a cost, in the open: the price of a Title, or of an ability. RV-TITLE-03, -04."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import AMOUNT_OF, PASS
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.values import expire, value
from primogen.rivals.rules.activating import activate, offer_abilities
from primogen.rivals.rules.atoms.cards import discard, play_face_up
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.influence import add_influence, call_for_influence
from primogen.rivals.rules.atoms.prestige import pay_prestige, spendable
from primogen.rivals.rules.frame_kinds import EXERTING
from primogen.rivals.rules.influence import (
    exert,
    modifiers_placed,
    note_stand_in,
    read_modifier,
    why_not_exert,
    why_not_modify,
)
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ACTIVATE,
    EXERT,
    EXERTS,
    INFLUENCE,
    MODIFIER,
    PLAY_FACE_UP,
    PLAYS_MODIFIER,
    THIS_ACTION,
)

SEAT: Final = 0
NEEDED: Final = 1
READ: Final = 2  # the Modifier being read out


def influence_at_hand(g: Table, seat: Seat) -> int:
    """What a player could exert at the most without counting Modifiers: RV-INF-12, -13."""
    characters = sum(value(g, card, INFLUENCE) for card in g.coterie(seat) if why_not_exert(g, card) is None)
    return characters + spendable(g, seat)


def could_exert(g: Table, seat: Seat, needed: int) -> bool:
    """Whether it is worth a try: with a Modifier in hand there may be enough."""
    return influence_at_hand(g, seat) >= needed or any(g.kind(card) == MODIFIER for card in g.hand(seat))


class Exerting(Procedure[Table]):
    """Its value is how much is missing in the end."""

    kind = EXERTING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            call_for_influence(g)
            return None
        if step == 1:
            return self.exert_more(g, chosen)
        self.read_modifier(g)
        return None

    def exert_more(self, g: Table, chosen: Chosen) -> Asks:
        seat = self.cells[SEAT]
        left = self.cells[NEEDED] - g.exerted[seat]
        if chosen == UNASKED:
            if left > 0:
                return self.ask(g, seat, left)
            self.finish(g, seat, 0)
            return None
        if verb_of(chosen) == PASS:
            self.finish(g, seat, left)
            return None
        self.go(1)
        if verb_of(chosen) == EXERT:
            exert(g, card_of(chosen))
        elif verb_of(chosen) == AMOUNT_OF:
            pay_prestige(g, seat, number_of(chosen))
            add_influence(g, seat, number_of(chosen))
        elif verb_of(chosen) == ACTIVATE:
            activate(g, number_of(chosen), seat)
        else:
            note_stand_in(g, seat, card_of(chosen))
            card = leave_hand(g, card_of(chosen))
            happened(g, PLAYS_MODIFIER, seat, card)
            play_face_up(g, card, NONE)
            self.cells[READ] = card
            self.go(2)
        return None

    def finish(self, g: Table, seat: Seat, missing: int) -> None:
        for card in modifiers_placed(g, seat):
            discard(g, card)  # RV-INF-10; what is over is lost: RV-INF-11
        happened(g, EXERTS, seat, number=g.exerted[seat])
        expire(g, THIS_ACTION)
        self.done(missing)

    def read_modifier(self, g: Table) -> None:
        self.go(1)
        read_modifier(g, self.cells[READ])

    def ask(self, g: Table, seat: Seat, left: int) -> Asks:
        decision = g.ask(seat, "exert-cost", "RV-TITLE-03", ALWAYS)
        for card in g.coterie(seat):
            decision.offer_unless(why_not_exert(g, card), EXERT, card)
        for card in g.hand(seat):
            decision.offer_unless(why_not_modify(g, seat, card), PLAY_FACE_UP, card)
        offer_abilities(g, seat, decision, giving=INFLUENCE)
        for amount in range(1, min(left, spendable(g, seat)) + 1):
            decision.offer(AMOUNT_OF, NONE, amount)
        if influence_at_hand(g, seat) < left:  # only Modifiers could make it enough: RV-TITLE-04
            decision.offer(PASS)
        return decision
