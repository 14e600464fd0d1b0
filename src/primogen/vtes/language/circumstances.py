"""What holds for a while, and lets a card in play say more: who acts against whom, who fights, who controls what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Amount, Condition, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.values import value
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import THIS, WHO_IS_BLED, YOU, methuselah, one
from primogen.vtes.rules.legality import BARRED, owes_hunt
from primogen.vtes.rules.table import EDGE, ROW2, Table, table
from primogen.vtes.rules.topics import BLEED, NEW_VAMPIRE
from primogen.vtes.rules.underway import (
    ACTED_BY,
    NUMBER,
    ROUND,
    TAKEN_WITH,
    WHICH_USE,
    action_under_way,
    attempt_under_way,
    combat_under_way,
    referendum_under_way,
)
from primogen.vtes.rules.words import BLEEDING, POLITICS

YOUR_PREY: Final = 10
YOUR_PREDATOR: Final = 11
ANY_NUMBER: Final = 99


def seat_of(g: Table, at: Resolve, whose: int) -> Seat:
    """The Methuselah that is spoken of, or NONE."""
    if whose == YOUR_PREY:
        return g.prey(at.you)
    return g.predator(at.you) if whose == YOUR_PREDATOR else methuselah(g, at, whose)


def seen_by(at: Resolve, seat: Seat) -> Resolve:
    """The same, with that Methuselah as "you"."""
    return Resolve([at.cells[0], seat, *at.cells[2:]])


@dataclass(frozen=True)
class ActionAmong(Condition):
    """ "During political actions", "during equip actions"."""

    takes: tuple[int, ...]

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.takes in self.takes


@dataclass(frozen=True)
class AnAction(Condition):
    """Any, being taken."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return action_under_way(table(g)) is not None


@dataclass(frozen=True)
class FirstAction(Condition):
    """The first that is taken in this minion phase."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        taken = [what for what in t.acted[1::ROW2] if BARRED < what < 0]
        return action_under_way(t) is not None and len(taken) == 1


@dataclass(frozen=True)
class Acts(Condition):
    """That minion is the one that acts."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.minion == one(table(g), at, self.ref)


@dataclass(frozen=True)
class WithThisCard(Condition):
    """The action under way is one that this card allows."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.source() == at.card


@dataclass(frozen=True)
class ByThisCard(Condition):
    """The action under way is one that this card allows, and is aimed at it."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.source() == action.target == at.card


@dataclass(frozen=True)
class Blocks(Condition):
    """That minion blocks, or attempts to."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action, card = action_under_way(t), one(t, at, self.ref)
        return action is not None and card in (action.blocker, attempt_under_way(t))


@dataclass(frozen=True)
class Fights(Condition):
    """That minion is in combat."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        combat = combat_under_way(table(g))
        return combat is not None and combat.is_fighting(one(table(g), at, self.ref))


@dataclass(frozen=True)
class Attempts(Condition):
    """He attempts to block now."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return attempt_under_way(table(g)) == at.who


@dataclass(frozen=True)
class HasEdge(Condition):
    """That Methuselah has it: VT-TERM-15."""

    whose: int

    def holds(self, g: Game, at: Resolve) -> bool:
        seat = seat_of(table(g), at, self.whose)
        return seat != NONE and table(g).clock[EDGE] == seat


@dataclass(frozen=True)
class EdgeIsControlled(Condition):
    """By anybody."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return table(g).clock[EDGE] != NONE


@dataclass(frozen=True)
class PoolAtMost(Condition):
    whose: int
    most: int

    def holds(self, g: Game, at: Resolve) -> bool:
        seat = seat_of(table(g), at, self.whose)
        return seat != NONE and table(g).purse[seat] <= self.most


@dataclass(frozen=True)
class RicherThanYou(Condition):
    """ "If your prey has more pool than you"."""

    whose: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        seat = seat_of(t, at, self.whose)
        return seat != NONE and t.purse[seat] > t.purse[at.you]


@dataclass(frozen=True)
class ThereAre(Condition):
    """ "You control 4 or more ...", "no ... is ready"."""

    among: Group
    least: int = 1
    most: int = ANY_NUMBER

    def holds(self, g: Game, at: Resolve) -> bool:
        return self.least <= len(self.among.cards(g, at)) <= self.most


@dataclass(frozen=True)
class SeenBy(Condition):
    """What is asked of another Methuselah: "who controls a ready ..."."""

    whose: int
    condition: Condition

    def holds(self, g: Game, at: Resolve) -> bool:
        seat = seat_of(table(g), at, self.whose)
        return seat != NONE and self.condition.holds(g, seen_by(at, seat))


@dataclass(frozen=True)
class FirstRound(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        combat = combat_under_way(table(g))
        return combat is not None and combat.cells[ROUND] == 1


@dataclass(frozen=True)
class ActionRequires(Condition):
    """The card that the action is taken with is one of these."""

    cards: Cards

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        if action is None or action.cells[TAKEN_WITH] == NONE:
            return False
        face = t.pool.cards[action.cells[TAKEN_WITH]]
        return self.cards.include(face, face.uses[action.cells[WHICH_USE]])


@dataclass(frozen=True)
class BringsVampire(Condition):
    """The action under way is one to put a vampire in play."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        use = None if action is None else action.use(table(g))
        return use is not None and use.text is not None and use.text.gives(NEW_VAMPIRE)


@dataclass(frozen=True)
class Bled(Condition):
    """VT-BLEED-06: successfully, for 1 or more."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.takes == BLEEDING and action.cells[NUMBER] > 0


@dataclass(frozen=True)
class AtYourPrey(Condition):
    """The action is directed at her prey."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        return action is not None and action.defender != NONE and action.defender == t.prey(at.you)


@dataclass(frozen=True)
class CallsIt(Condition):
    """That vampire called the referendum under way, or the one that was."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        cells = referendum_under_way(t)
        if cells is not None:
            return cells[ACTED_BY] == one(t, at, self.ref)
        action = action_under_way(t)
        return action is not None and action.takes == POLITICS and action.minion == one(t, at, self.ref)


@dataclass(frozen=True)
class NoReactions(Condition):
    """No reaction card was played in this action, be it cancelled or not."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        return action is not None and all([t.controller[who] == action.seat for who in t.played[::ROW2]])


@dataclass(frozen=True)
class BleedsFor(Condition):
    """The bleed amount of this action is so much, or more."""

    least: int

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.takes == BLEEDING and value(g, action.minion, BLEED) >= self.least


@dataclass(frozen=True)
class MustHunt(Condition):
    """That vampire has no blood: VT-HUNT-06."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return owes_hunt(t, one(t, at, self.ref))


@dataclass(frozen=True)
class HowMany(Amount):
    """So many for each of a group."""

    times: int
    among: Group

    def count(self, g: Game, at: Resolve) -> int:
        return self.times * len(self.among.cards(g, at))


an_action: Final = AnAction()
acts: Final = Acts(THIS)
fights: Final = Fights(THIS)
edge_is_controlled: Final = EdgeIsControlled()
you_have_the_edge: Final = HasEdge(YOU)
TARGET: Final = WHO_IS_BLED
