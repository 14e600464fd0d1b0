"""Verbs about a whole combat or round: damage in each, strikes that are barred, ranges that are set, what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Resolve
from primogen.kernel.game import Game
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, Group, any_vampire
from primogen.vtes.language.refs import OPPOSING_MINION, one
from primogen.vtes.language.verbs_combat import InCombat, combat
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.atoms.delaying import drop_delayed
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import HARMED, HARMED_AT_CLOSE, ONLY_HANDS
from primogen.vtes.rules.underway import (
    COMMITTED,
    CONTINUES,
    DEALT,
    NEXT_RANGE,
    PRESSES_LEFT,
    QUEUED,
    RANGE_NOW,
    ROUND,
    SETS_RANGE,
    STRIKE_KIND,
    STRIKES_LEFT,
    combat_under_way,
)
from primogen.vtes.rules.words import AFTER_COMBAT, BEFORE_RANGE, CLOSE, HAND_STRIKE, READY, THIS_COMBAT, THIS_ROUND

ONLY_AT_CLOSE: Final = 0
AT_ANY_RANGE: Final = 1


@dataclass(frozen=True)
class RoundIs(Condition):
    """ "During the first round"."""

    number: int

    def holds(self, g: Game, at: Resolve) -> bool:
        fight = combat_under_way(table(g))
        return fight is not None and fight.cells[ROUND] == self.number


@dataclass(frozen=True)
class InflictedMore(Condition):
    """Than his opponent, in this round: what nobody deals, or a retainer, is of neither."""

    def holds(self, g: Game, at: Resolve) -> bool:
        fight = combat_under_way(table(g))
        return fight is not None and fight.of(at.who, DEALT) > fight.of(fight.opponent(at.who), DEALT)


opposed_by_vampire: Final = RefFits(OPPOSING_MINION, any_vampire)
opposed_by_whom_is_ready: Final = RefFits(OPPOSING_MINION, Group((READY,), ANYONES))


def is_about_to_end(g: Table) -> bool:
    """Between two who are still ready, and no new round has been started."""
    fight = combat(g)
    return g.is_ready(fight.acting) and g.is_ready(fight.opposing) and not fight.cells[CONTINUES]


@dataclass(frozen=True)
class HarmEachRound(InCombat):
    """Environmental damage to the opposing minion, with the strikes of each round of this combat."""

    number: int
    where: int

    def do(self, g: Game, at: Resolve) -> None:
        stat = HARMED if self.where == AT_ANY_RANGE else HARMED_AT_CLOSE
        modify(table(g), stat, self.number, at.card, one(table(g), at, OPPOSING_MINION), THIS_COMBAT)


@dataclass(frozen=True)
class OnlyHandStrikes(InCombat):
    """This round, of both; who is committed to another strike gets none."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        fight = combat(t)
        for who in (fight.acting, fight.opposing):
            modify(t, ONLY_HANDS, 1, at.card, who, THIS_ROUND)
            if fight.of(who, COMMITTED) and fight.of(who, STRIKE_KIND) != HAND_STRIKE:
                fight.drop_strike(who)
                fight.set(who, STRIKES_LEFT, 0)


@dataclass(frozen=True)
class SetRange(InCombat):
    """Of this round, before it is determined: only once."""

    range: int

    def can(self, g: Game, at: Resolve) -> bool:
        return not combat(table(g)).cells[SETS_RANGE]

    def do(self, g: Game, at: Resolve) -> None:
        cells = combat(table(g)).cells
        cells[SETS_RANGE], cells[RANGE_NOW] = self.range + 1, self.range


@dataclass(frozen=True)
class NextRoundClose(InCombat):
    """ "If another round occurs, that round is at close range"."""

    def do(self, g: Game, at: Resolve) -> None:
        cells = combat(table(g)).cells
        if not cells[NEXT_RANGE]:
            cells[NEXT_RANGE] = CLOSE + 1


@dataclass(frozen=True)
class StartRound(InCombat):
    """A new one, of a combat that would end: what was to come after it is lost. Not of one that another follows."""

    def can(self, g: Game, at: Resolve) -> bool:
        return is_about_to_end(table(g)) and not combat(table(g)).cells[QUEUED]

    def do(self, g: Game, at: Resolve) -> None:
        drop_delayed(table(g), AFTER_COMBAT)
        combat(table(g)).go_on()


@dataclass(frozen=True)
class MorePresses(InCombat):
    """Optional ones, in this round."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        """By itself it is no reason to play a card."""
        return False

    def do(self, g: Game, at: Resolve) -> None:
        combat(table(g)).add(at.who, PRESSES_LEFT, self.number)


@dataclass(frozen=True)
class EndCombat(InCombat):
    """His own, and not by a strike."""

    def can(self, g: Game, at: Resolve) -> bool:
        fight = combat_under_way(table(g))
        return fight is not None and fight.is_fighting(at.who)

    def do(self, g: Game, at: Resolve) -> None:
        combat(table(g)).end()


@dataclass(frozen=True)
class EndCombatOf(InCombat):
    """Between one of these and another of those."""

    one: Group
    other: Group

    def moments(self) -> int:
        return BEFORE_RANGE

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        fight = combat_under_way(t)
        if fight is None:
            return False
        both = ((fight.acting, fight.opposing), (fight.opposing, fight.acting))
        return any([self.one.includes(t, at, first) and self.other.includes(t, at, second) for first, second in both])

    def do(self, g: Game, at: Resolve) -> None:
        combat(table(g)).end()


@dataclass(frozen=True)
class QueueCombat(InCombat):
    """With the opposing minion, when this one is over; one at a time, and between two who are ready."""

    def can(self, g: Game, at: Resolve) -> bool:
        return is_about_to_end(table(g)) and not combat(table(g)).cells[QUEUED]

    def do(self, g: Game, at: Resolve) -> None:
        combat(table(g)).cells[QUEUED] = 1
