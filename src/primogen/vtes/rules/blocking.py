"""One Methuselah's attempts to block: VT-BLOCK-05 to -12, VT-STEALTH-01 to -04."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Refusal, card_of, verb_of
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.kernel.values import balance, value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.clock import is_blind
from primogen.vtes.rules.atoms.counters import burn_blood, modify
from primogen.vtes.rules.damage import fall
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import (
    BLOOD_TO_BLOCK,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    FAILED_TO_BLOCK,
    INTERCEPT,
    NOT_BY_VAMPIRES,
    STEALTH,
    TAKEN_FOR_TRYING,
)
from primogen.vtes.rules.underway import ATTEMPTING, BLOCKING_SEAT, IS_ONLY, OBLIGED, OUTCOME, Acting, action_under_way
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import ATTEMPT, ATTEMPT_BLOCK, BEFORE_BLOCKS, DECLINE, THIS_ACTION

IS_TAPPED: Final = Refusal("VT-TERM-06", "tapped")
CANNOT_PAY: Final = Refusal("VT-LIB-12", "cannot-pay")
MAY_NOT_BLOCK: Final = Refusal("VT-TERM-17", "cannot-block")


def meets(g: Table, blocker: Card, acting: Card) -> bool:
    """VT-BLOCK-10: a tie is enough; either may be below 0 by what cards take away."""
    return balance(g, blocker, INTERCEPT) >= balance(g, acting, STEALTH)


def why_not_block(g: Table, minion: Card, acting: Card) -> Refusal | None:
    if not g.can_react(minion):
        return IS_TAPPED
    if g.is_vampire(minion) and value(g, acting, NOT_BY_VAMPIRES):
        return MAY_NOT_BLOCK
    if is_blind(g, minion, acting):
        return MAY_NOT_BLOCK
    return MAY_NOT_BLOCK if value(g, minion, CANNOT_BLOCK) or value(g, acting, CANNOT_BE_BLOCKED) else None


def why_not_attempt(g: Table, minion: Card, acting: Card) -> Refusal | None:
    """Also what the attempt costs him, if a card says so."""
    refusal = why_not_block(g, minion, acting)
    if refusal is None and value(g, minion, BLOOD_TO_BLOCK) > g.blood[minion]:
        return CANNOT_PAY
    return refusal


class Blocking(Procedure[Table]):
    """Its value is the minion whose block succeeds, or NONE."""

    kind = k.BLOCKING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    @property
    def minion(self) -> Card:
        return self.cells[ATTEMPTING]

    def action(self, g: Table) -> Acting:
        action = action_under_way(g)
        assert action is not None
        return action

    def attempt(self, g: Table, chosen: Chosen) -> Asks:
        """VT-BLOCK-06, -07: as often as she wants; once she declines it is for good."""
        seat = self.cells[BLOCKING_SEAT]
        if chosen != UNASKED:
            if verb_of(chosen) == DECLINE:
                self.done(NONE)
            else:
                self.let_attempt(g, card_of(chosen))
            return None
        action = self.action(g)
        acting, obliged = action.minion, action.cells[OBLIGED]
        if obliged != NONE and g.controller[obliged] == seat:
            action.oblige(NONE, 0)
            if value(g, obliged, BLOOD_TO_BLOCK) <= g.blood[obliged]:
                self.let_attempt(g, obliged)
            else:
                self.go(0)
            return None
        can = any([why_not_attempt(g, minion, acting) is None for minion in g.ready(seat)])
        if not can or self.cells[IS_ONLY] or action.cells[OUTCOME]:
            self.done(NONE)
            return None
        decision = g.ask(seat, "block", "VT-BLOCK-06", about=acting)
        for minion in g.ready(seat):
            decision.offer_unless(why_not_attempt(g, minion, acting), ATTEMPT_BLOCK, minion)
        decision.offer(DECLINE)
        return decision

    def let_attempt(self, g: Table, minion: Card) -> None:
        self.cells[ATTEMPTING] = minion
        tell(g, "attempts-block", self.cells[BLOCKING_SEAT], minion)
        burn_blood(g, minion, value(g, minion, BLOOD_TO_BLOCK))
        burn_blood(g, minion, value(g, minion, TAKEN_FOR_TRYING))
        if not g.blood[minion] and not g.is_vampire(minion):
            fall(g, minion, self.action(g).minion)  # VT-ALLY-09: and so the attempt fails

    def stealth_and_intercept(self, g: Table) -> None:
        open_window(g, ATTEMPT, self.minion, self.action(g).seat)  # reading 5

    def compare(self, g: Table) -> None:
        acting = self.action(g).minion
        if self.action(g).cells[OUTCOME]:
            self.done(NONE)  # it was ended
        elif why_not_block(g, self.minion, acting) is None and meets(g, self.minion, acting):  # else reading 6
            self.done(self.minion)
        else:
            tell(g, "attempt-fails", self.cells[BLOCKING_SEAT], self.minion)
            if not value(g, self.minion, FAILED_TO_BLOCK):
                modify(g, FAILED_TO_BLOCK, 1, NONE, self.minion, THIS_ACTION)
            self.cells[ATTEMPTING] = NONE

    def before_the_next(self, g: Table) -> None:
        """What else may be done before she attempts again."""
        self.go(0)
        open_window(g, BEFORE_BLOCKS, self.action(g).minion, self.action(g).seat)


STEPS: Final = (
    asks(Blocking.attempt),
    acts(Blocking.stealth_and_intercept),
    acts(Blocking.compare),
    acts(Blocking.before_the_next),
)
