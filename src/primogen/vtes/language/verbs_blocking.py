"""Verbs about blocks: attempts that a card makes, those that failed, actions that end, the combat that comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import THIS, one
from primogen.vtes.rules.aiming import AIMS
from primogen.vtes.rules.atoms.cards import tap
from primogen.vtes.rules.atoms.clock import note_action
from primogen.vtes.rules.atoms.counters import burn_blood, modify
from primogen.vtes.rules.blocking import why_not_attempt
from primogen.vtes.rules.damage import fall
from primogen.vtes.rules.legality import not_again
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import (
    BLOOD_TO_BLOCK,
    CANNOT_BLOCK,
    CANNOT_END_COMBAT,
    CANNOT_STRIKE_AT_FIRST,
    FAILED_TO_BLOCK,
    INTERCEPT,
    LOCKS_NOT_TO_BLOCK,
    STEALTH,
)
from primogen.vtes.rules.underway import (
    BLOCKED,
    DECLINED,
    OBLIGED,
    OUTCOME,
    ROUND,
    about_to_fight,
    action_under_way,
    combat_under_way,
    seat_that_blocks,
)
from primogen.vtes.rules.words import BECOMING_ANARCH, HUNTING, LEAVING_TORPOR, RESULTING_COMBAT, THIS_ACTION

WITHOUT_A_CARD: Final = (HUNTING, LEAVING_TORPOR, BECOMING_ANARCH, *AIMS)
AS_USUAL: Final = 0
WHOEVER_HE_IS: Final = 1  # "ignoring the normal prey, predator or target restrictions"


@dataclass(frozen=True)
class MayAttempt(Condition):
    """Her minions are those to attempt to block now; nobody else has been made to."""

    how: int
    ref: int = THIS

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        if action is None or action.cells[OUTCOME] or action.cells[OBLIGED] != NONE or action.seat == at.you:
            return False
        if self.ref == THIS and value(g, at.who, CANNOT_BLOCK):
            return False
        if self.how == WHOEVER_HE_IS or seat_that_blocks(t) == at.you:
            return True
        return seat_that_blocks(t) == NONE and action.who_may_block(t)[:1] == [at.you]


@dataclass(frozen=True)
class MayAttemptFreely(MayAttempt):
    """He could attempt it, whoever is bled; but who has declined to block has done so for good."""

    how: int = WHOEVER_HE_IS

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        if action is None or not super().holds(g, at) or action.cells[DECLINED] >> at.you & 1:
            return False
        return why_not_attempt(t, at.who, action.minion) is None


@dataclass(frozen=True)
class AttemptToBlock(Leaf):
    """That minion makes the next attempt."""

    ref: int
    how: int = AS_USUAL

    def has_target(self, g: Game, at: Resolve) -> bool:
        return not value(g, one(table(g), at, self.ref), CANNOT_BLOCK)

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None:
            action.oblige(one(table(g), at, self.ref), self.how)


@dataclass(frozen=True)
class HasBlocked(Condition):
    """That minion blocks this action."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.blocker != NONE and action.blocker == one(table(g), at, self.ref)


@dataclass(frozen=True)
class AboutToFight(Condition):
    """With one of these: as the block is about to be resolved, or any other combat is about to begin."""

    whom: Group

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = about_to_fight(t, at.who)
        return card != NONE and self.whom.includes(t, at, card)


@dataclass(frozen=True)
class LockWhoFailed(Leaf):
    """Minions who attempted to block this action, and failed."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        for card in t.minions():
            if value(g, card, FAILED_TO_BLOCK):
                tap(t, card)


@dataclass(frozen=True)
class InterceptOfAll(Leaf):
    """ "Allies and younger vampires get -1 intercept"."""

    number: int
    among: Group

    def can(self, g: Game, at: Resolve) -> bool:
        return action_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.among.cards(g, at):
            modify(table(g), INTERCEPT, self.number, at.card, card, THIS_ACTION)


@dataclass(frozen=True)
class LockBlocker(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None and action.blocker != NONE:
            tap(table(g), action.blocker)


@dataclass(frozen=True)
class EndAction(Leaf):
    """It is not resolved any further, and no combat comes of its block."""

    def do(self, g: Game, at: Resolve) -> None:
        action, fight = action_under_way(table(g)), combat_under_way(table(g))
        if fight is not None and not fight.cells[ROUND]:
            fight.call_off()
        if action is not None:
            action.end()


@dataclass(frozen=True)
class NotTheSameAgain(Leaf):
    """The acting minion does not perform the same action in this turn: a card he could not use twice anyhow."""

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None and action.takes in WITHOUT_A_CARD:
            note_action(table(g), action.minion, not_again(action.takes))


@dataclass(frozen=True)
class InResultingCombat(Leaf):
    """One optional maneuver, or press, in the combat that comes of this action."""

    stat: int
    number: int
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        """By itself it is no reason to play a card."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), self.stat, self.number, at.card, one(table(g), at, self.ref), RESULTING_COMBAT)


@dataclass(frozen=True)
class WasBlocked(Condition):
    """This minion, in the action under way: a combat that comes of its success is another thing."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.minion == at.who and action.cells[OUTCOME] == BLOCKED


@dataclass(frozen=True)
class ContinueUnblocked(Leaf):
    """The action goes on as if it had not been blocked, with more stealth."""

    stealth: int = 0

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        return action is not None and action.can_continue(t)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None and action.can_continue(t):
            modify(t, STEALTH, self.stealth, at.card, action.minion, THIS_ACTION)
            action.continue_unblocked(t)


@dataclass(frozen=True)
class DoesNotLockToBlock(Leaf):
    """For blocking this action."""

    def can(self, g: Game, at: Resolve) -> bool:
        """By itself it is no reason to play a card."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), LOCKS_NOT_TO_BLOCK, 1, at.card, at.who, THIS_ACTION)


@dataclass(frozen=True)
class BlockerBurns(Leaf):
    """Blood or life, as much as there is, of the minion that blocks this action."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.blocker != NONE and table(g).blood[action.blocker] > 0

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        action = action_under_way(t)
        if action is not None and action.blocker != NONE:
            burn_blood(t, action.blocker, self.number)
            if not t.blood[action.blocker] and not t.is_vampire(action.blocker):
                fall(t, action.blocker, action.minion)


@dataclass(frozen=True)
class CostsThemToBlock(Leaf):
    """ "Vampires must burn 1 blood to attempt to block this action"."""

    number: int
    among: Group

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.among.cards(g, at):
            modify(table(g), BLOOD_TO_BLOCK, self.number, at.card, card, THIS_ACTION)


@dataclass(frozen=True)
class NeitherStrikesAtFirst(Leaf):
    """Of the two who will fight, as this action is blocked: in the first round."""

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        for card in () if action is None else (action.minion, action.blocker):
            modify(table(g), CANNOT_STRIKE_AT_FIRST, 1, at.card, card, RESULTING_COMBAT)


@dataclass(frozen=True)
class BlockerCannotEndCombat(Leaf):
    """In this action: "strike: combat ends" is not for the minion that blocks it."""

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None and action.blocker != NONE:
            modify(table(g), CANNOT_END_COMBAT, 1, at.card, action.blocker, THIS_ACTION)
