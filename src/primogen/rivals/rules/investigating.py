"""Investigating: Hunters put Prestige on what they study. RV-HUNTER-14 to -19."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Refusal, card_of, verb_of
from primogen.kernel.effects import DONE_PICKING, PICK
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import exhaust
from primogen.rivals.rules.atoms.prestige import stake
from primogen.rivals.rules.damage import has_had_a_turn
from primogen.rivals.rules.frame_kinds import INVESTIGATION
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    EXHAUST_ONE,
    HAVEN,
    HUNTER,
    INVESTIGATES,
    INVESTIGATES_AT_HOME,
    MONSTER,
    STREETS,
    ZONES,
)

NOBODY_TO_INVESTIGATE: Final = Refusal("RV-HUNTER-15", "nobody-to-investigate")
NO_HUNTER_FREE: Final = Refusal("RV-HUNTER-14", "no-hunter-free")

SEAT: Final = 0
TARGET: Final = 1
SENT: Final = 2  # from here on: the Hunters exhausted


def free_hunters(g: Table, seat: Seat) -> list[Card]:
    ready, beings, definition = g.ready, g.pool.beings, g.definition
    found = [card for card in g.piles[seat * ZONES + STREETS] if ready[card] and beings[definition[card]] == HUNTER]
    if g.index[INVESTIGATES_AT_HOME]:
        at_home = [card for card in g.piles[seat * ZONES + HAVEN] if ready[card] and g.being(card) == HUNTER]
        found = [card for card in at_home if value(g, card, INVESTIGATES_AT_HOME)] + found
    return found


def subjects(g: Table, seat: Seat) -> list[Card]:
    """RV-HUNTER-15, -16: face-down Monsters, and characters of foes who have had a turn (RV-TURN-19)."""
    found = [card for card in g.city_streets(MONSTER) if g.face_down[card]]
    for foe in g.foes(seat):
        if has_had_a_turn(g, foe):
            found.extend(g.coterie(foe))
    return found


def why_not_investigate(g: Table, seat: Seat) -> Refusal | None:
    if not free_hunters(g, seat):
        return NO_HUNTER_FREE
    return None if subjects(g, seat) else NOBODY_TO_INVESTIGATE


class Investigation(Procedure[Table]):
    kind = INVESTIGATION

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("investigate", self.cells[TARGET])

    def choose_subject(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[TARGET] = card_of(chosen)
            return None
        decision = g.ask(self.cells[SEAT], "investigate", "RV-HUNTER-15")
        for card in subjects(g, self.cells[SEAT]):
            decision.offer(PICK, card)
        return decision

    def choose_hunters(self, g: Table, chosen: Chosen) -> Asks:
        """RV-HUNTER-14: any number of them, one by one."""
        if chosen != UNASKED:
            if verb_of(chosen) == EXHAUST_ONE:
                self.cells.append(card_of(chosen))
                self.go(1)
            return None
        left = [card for card in free_hunters(g, self.cells[SEAT]) if card not in self.cells[SENT:]]
        if not left:
            return None
        decision = g.ask(self.cells[SEAT], "investigate-with", "RV-HUNTER-14", about=self.cells[TARGET])
        for card in left:
            decision.offer(EXHAUST_ONE, card)
        if len(self.cells) > SENT:
            decision.offer(DONE_PICKING)
        return decision

    def exhaust_them(self, g: Table) -> None:
        for card in self.cells[SENT:]:
            exhaust(g, card)
        tell(g, "investigates", self.cells[SEAT], self.cells[TARGET], number=len(self.cells) - SENT)
        let_respond(g, self.cells[SEAT], self.cells[TARGET])  # an activated ability: RV-HUNTER-18

    def put_prestige(self, g: Table) -> None:
        seat, target = self.cells[SEAT], self.cells[TARGET]
        stake(g, target, seat, len(self.cells) - SENT)
        for card in self.cells[SENT:]:
            happened(g, INVESTIGATES, seat, card, target)
        self.done()


STEPS: Final = (
    asks(Investigation.choose_subject),
    asks(Investigation.choose_hunters),
    acts(Investigation.exhaust_them),
    acts(Investigation.put_prestige),
)
