"""Trophies for who burns a Red List minion. VT-MASTER-09 to -12, VT-SPECIAL-05, -06."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.effects import NO
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import put_on
from primogen.vtes.rules.fetching import Fetching
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import AWARD, IN_PLAY, RED_LIST, TROPHY

WINNER: Final = 0
DECLINED: Final = 1  # a bit per Methuselah who gives no more


def award_for(g: Table, victim: Card, by: Card) -> None:
    """A vampire has burned him, in combat or by a (D) action: before anything else goes on."""
    if by != NONE and g.has_word(victim, RED_LIST) and g.is_vampire(by):
        g.call(Awarding([by, 0]))


class Awarding(Procedure[Table]):
    """Each controller of a trophy that lies by itself may award it; then his controller may fetch one."""

    kind = k.AWARDING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if not g.is_minion(self.cells[WINNER]) or not g.is_in(g.controller[self.cells[WINNER]]):
            self.done()
            return None
        return STEPS[step].take(self, g, chosen)

    def left(self, g: Game) -> None:
        self.go(FETCH_ONE)

    def award(self, g: Table, chosen: Chosen) -> Asks:
        """VT-MASTER-10 to -12: as many as they like."""
        winner, given = self.cells[WINNER], self.cells[DECLINED]
        giver = next((seat for seat in g.clockwise_from_active() if not given >> seat & 1 and trophies(g, seat)), NONE)
        if chosen != UNASKED:
            self.go(AWARDS)
            if verb_of(chosen) == AWARD:
                put_on(g, card_of(chosen), winner, g.controller[winner])
            else:
                self.cells[DECLINED] |= 1 << giver
            return None
        if giver == NONE:
            return None
        decision = g.ask(giver, "award", "VT-MASTER-10", about=winner)
        for card in trophies(g, giver):
            decision.offer(AWARD, card)
        decision.offer(NO)
        return decision

    def fetch_one(self, g: Table) -> None:
        """VT-SPECIAL-05."""
        self.done()
        g.call(Fetching([self.cells[WINNER], TROPHY]))


def trophies(g: Table, seat: int) -> list[Card]:
    """Those not awarded yet."""
    return [card for card in g.pile(seat, IN_PLAY) if g.has_word(card, TROPHY)]


STEPS: Final = (asks(Awarding.award), acts(Awarding.fetch_one))
AWARDS: Final = 0
FETCH_ONE: Final = position(STEPS, Awarding.fetch_one)
