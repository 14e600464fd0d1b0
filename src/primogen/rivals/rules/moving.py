"""Moving to The Streets and regrouping there. RV-MOVE-01 to -12."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import DONE_PICKING
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.rivals.rules.antagonists import call_antagonists
from primogen.rivals.rules.atoms.cards import free_party, move_to_streets, regroup
from primogen.rivals.rules.frame_kinds import MOVING, REGROUPING
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    CANNOT_REGROUP,
    GO_ALONE,
    HAVEN,
    JOIN,
    REGROUP,
    STREETS,
    TAKE_ALONG,
    ZONES,
)

NOBODY_TO_MOVE: Final = Refusal("RV-MOVE-12", "nobody-to-move")
NO_OTHER_PARTY: Final = Refusal("RV-MOVE-09", "no-other-party")
TOO_TIRED_TO_MOVE: Final = Refusal("RV-MOVE-12", "exhausted")
TOO_TIRED_TO_REGROUP: Final = Refusal("RV-MOVE-09", "exhausted")

SEAT: Final = 0
MOVERS: Final = 1  # from here on


def movers(g: Table, seat: Seat) -> list[Card]:
    """RV-MOVE-12: ready characters in the Haven."""
    return [card for card in g.pile(seat, HAVEN) if g.ready[card]]


def why_not_move(g: Table, seat: Seat) -> Refusal | None:
    for card in g.piles[seat * ZONES + HAVEN]:
        if g.ready[card]:
            return None
    return NOBODY_TO_MOVE


class Moving(Procedure[Table]):
    """RV-CITY-03: those who move together move as one party."""

    kind = MOVING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            return self.choose(g, chosen)
        if step == 1:
            move_to_streets(g, self.cells[MOVERS:])
        else:
            self.done()
            call_antagonists(g, self.cells[SEAT], self.cells[MOVERS:])  # RV-MOVE-05
        return None

    def because(self, g: Game) -> Cause | None:
        return Cause("move", NONE)

    def choose(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if verb_of(chosen) == TAKE_ALONG:
                self.cells.append(card_of(chosen))
                self.go(0)
            return None
        left = [card for card in movers(g, self.cells[SEAT]) if card not in self.cells[MOVERS:]]
        if not left:
            return None
        decision = g.ask(self.cells[SEAT], "move", "RV-MOVE-01")
        for card in g.pile(self.cells[SEAT], HAVEN):
            if card not in self.cells[MOVERS:]:
                decision.offer_unless(None if g.ready[card] else TOO_TIRED_TO_MOVE, TAKE_ALONG, card)
        if len(self.cells) > MOVERS:
            decision.offer(DONE_PICKING)
        return decision


def parties_in_streets(g: Table, seat: Seat) -> list[int]:
    return sorted({g.party[card] for card in g.pile(seat, STREETS)})


def regroupers(g: Table, seat: Seat) -> list[Card]:
    """RV-MOVE-09: ready characters in The Streets with somewhere else to go."""
    streets = g.piles[seat * ZONES + STREETS]
    if len(streets) < 2:
        return []
    bound = g.index[CANNOT_REGROUP]
    free = [card for card in streets if g.ready[card] and not (bound and value(g, card, CANNOT_REGROUP))]
    return [card for card in free if not g.is_separate(card)]


def why_not_regroup(g: Table, seat: Seat) -> Refusal | None:
    return None if regroupers(g, seat) else NO_OTHER_PARTY


def split_off(g: Table, card: Card) -> None:
    """Alone from now on."""
    if len(g.party_of(card)) > 1:
        regroup(g, card, free_party(g, g.controller[card]))


class Regrouping(Procedure[Table]):
    """RV-MOVE-09, -10: alone, or into another party of the same player. No Antagonist minds: RV-CITY-04."""

    kind = REGROUPING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            return self.choose_character(g, chosen)
        return self.choose_party(g, chosen)

    def choose_character(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[1] = card_of(chosen)
            return None
        decision = g.ask(self.cells[SEAT], "regroup", "RV-MOVE-09")
        able = regroupers(g, self.cells[SEAT])
        for card in g.pile(self.cells[SEAT], STREETS):
            if card in able or not g.ready[card]:
                decision.offer_unless(None if g.ready[card] else TOO_TIRED_TO_REGROUP, REGROUP, card)
        return decision

    def choose_party(self, g: Table, chosen: Chosen) -> Asks:
        seat, card = self.cells[SEAT], self.cells[1]
        if chosen != UNASKED:
            party = free_party(g, seat) if verb_of(chosen) == GO_ALONE else number_of(chosen)
            regroup(g, card, party)
            self.done()
            return None
        decision = g.ask(seat, "regroup-with", "RV-MOVE-09", about=card)
        if len(g.party_of(card)) > 1:
            decision.offer(GO_ALONE, card)
        for party in parties_in_streets(g, seat):
            if party != g.party[card]:
                member = next(one for one in g.pile(seat, STREETS) if g.party[one] == party)
                decision.offer(JOIN, member, party)
        return decision
