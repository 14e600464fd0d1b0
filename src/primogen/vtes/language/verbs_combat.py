"""Verbs of combat: strikes, maneuvers, presses, additional strikes, prevention. Each knows its moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import WINDOW, Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.kernel.windows import MOMENT
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.verbs_people import Inflict
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.barring import cannot_strike_with
from primogen.vtes.rules.dear_strikes import can_pay_to_strike
from primogen.vtes.rules.given import Given
from primogen.vtes.rules.press import cannot_maneuver, cannot_press, cannot_strike, press_by
from primogen.vtes.rules.strikes import taken_from
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import (
    AGGRAVATED_HANDS,
    BARS,
    CANNOT_END_COMBAT,
    NOT_ENDED_AT_FIRST,
    ONLY_HANDS,
    STRENGTH,
    STRIKE_COSTS,
)
from primogen.vtes.rules.underway import (
    COMMITTED,
    CONTINUES,
    HAS_ADDITIONAL,
    LAST_MANEUVER,
    LAST_PRESS,
    MANEUVERS_OWED,
    PRESSES_LEFT,
    ROUND,
    SAID_IN_PLAY,
    STRIKE_KIND,
    STRIKES_LEFT,
    Fighting,
    combat_under_way,
)
from primogen.vtes.rules.words import (
    ADDITIONAL,
    BEFORE_RANGE,
    BEFORE_STRIKE,
    COMBAT_ENDS,
    HAND_STRIKE,
    HURTS_LATER,
    NO_STRIKE,
    PRESS,
    RANGE,
    STEAL_EQUIPMENT,
    STRIKE,
    THIS_COMBAT,
)

EITHER_WAY: Final = 0
TO_CONTINUE: Final = 1  # what a press may be used for
TO_END: Final = 2


def combat(g: Table) -> Fighting:
    found = combat_under_way(g)
    assert found is not None
    return found


def moment_of(g: Table) -> int:
    """At which moment of a round this is: the window it is played in, or the choice of strikes."""
    for frame in reversed(g.frames):
        if frame.kind == WINDOW:
            return frame.cells[MOMENT]
        if frame.kind == k.COMBAT:
            break
    return STRIKE


def may_maneuver(g: Table, fight: Fighting, who: Card, toward: int) -> bool:
    """VT-RANGE-05."""
    if cannot_maneuver(g, fight, who):
        return False
    return fight.cells[LAST_MANEUVER] != who and toward in (NONE, 1 - fight.range)


class InCombat(Leaf):
    def moments(self) -> int:
        """When it may be used, as bits; 0 of what only comes with something else."""
        return 0

    def is_for_another(self) -> bool:
        """Whether he who does it need not fight."""
        return False


def moments_of(effect: Effect) -> int:
    if isinstance(effect, Given):  # for later
        return 0
    found = effect.moments() if isinstance(effect, InCombat) else 0
    for part in effect.parts():
        found |= moments_of(part)
    return found


def hurts(effect: Effect) -> bool:
    """Somebody else, by damage."""
    if isinstance(effect, Inflict):
        return effect.ref != THIS
    return any(map(hurts, effect.parts()))


@dataclass(frozen=True)
class StrikeWith(InCombat):
    """A strike; its optional maneuver commits to it (VT-RANGE-08, -09), and leads to that range, if it is bound;
    `besides` comes with combat ends, or with a strike that hits."""

    strike: int
    amount: int = 0
    bits: int = 0
    maneuvers: int = 0
    presses: int = 0
    besides: Effect | None = None
    additional: int = 0  # strikes that come with it, of the limited kind
    toward: int = NONE

    def parts(self) -> tuple[Effect, ...]:
        return () if self.besides is None else (self.besides,)

    def moments(self) -> int:
        return STRIKE | (RANGE if self.maneuvers else 0)

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        fight = combat(t)
        if t.index[BARS] and cannot_strike_with(t, at.who, self.strike):
            return False
        if t.index[STRIKE_COSTS] and not can_pay_to_strike(t, at.who, self.strike, self.all_bits(), at.card, self):
            return False
        if cannot_strike(t, fight, at.who) or (self.strike == COMBAT_ENDS and value(g, at.who, CANNOT_END_COMBAT)):
            return False
        if moment_of(t) == RANGE:
            return may_maneuver(t, fight, at.who, self.toward) and not fight.of(at.who, COMMITTED)  # VT-RANGE-10
        if self.strike != HAND_STRIKE and value(g, at.who, ONLY_HANDS):
            return False
        if self.strike == COMBAT_ENDS and fight.cells[ROUND] == 1 and value(g, at.who, NOT_ENDED_AT_FIRST):
            return False
        if self.additional and fight.of(at.who, HAS_ADDITIONAL):  # VT-STRIKE-15: not even without it
            return False
        if self.strike == STEAL_EQUIPMENT and not taken_from(t, fight.opponent(at.who), self.bits, at.card):
            return False
        return fight.of(at.who, STRIKE_KIND) == NO_STRIKE

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        fight = combat(t)
        fight.choose_strike(at.who, self.strike, self.amount, self.all_bits(), at.card, self.use_of(t, at.card))
        fight.add(at.who, PRESSES_LEFT, self.presses)
        if self.additional:
            fight.set(at.who, HAS_ADDITIONAL, 1)
            fight.add(at.who, STRIKES_LEFT, self.additional)
        if moment_of(t) == RANGE:
            fight.set(at.who, COMMITTED, 1)
            fight.maneuver(at.who)

    def all_bits(self) -> int:
        return self.bits | (HURTS_LATER if self.besides is not None and hurts(self.besides) else 0)

    def use_of(self, g: Table, card: Card) -> int:
        """NONE if it is a part of what the card says, and not the whole."""
        face = g.face(card)
        for number, use in enumerate(face.uses):
            if use.text is self:
                return number
        for number, said in enumerate(face.abilities):
            if said.effect() is self:
                return SAID_IN_PLAY - number
        return NONE


@dataclass(frozen=True)
class Maneuver(InCombat):
    presses: int = 0
    toward: int = NONE  # only to get to that range

    def moments(self) -> int:
        return RANGE

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return moment_of(t) == RANGE and may_maneuver(t, combat(t), at.who, self.toward)

    def do(self, g: Game, at: Resolve) -> None:
        fight = combat(table(g))
        fight.maneuver(at.who)
        fight.add(at.who, PRESSES_LEFT, self.presses)


@dataclass(frozen=True)
class MoreManeuvers(InCombat):
    """One that comes with another effect: to be used now (VT-RANGE-11), unless it is optional or of the next round."""

    how: int = MANEUVERS_OWED

    def do(self, g: Game, at: Resolve) -> None:
        combat(table(g)).add(at.who, self.how, 1)


@dataclass(frozen=True)
class PressOn(InCombat):
    """VT-PRESS-03 to -05."""

    only: int = EITHER_WAY

    def moments(self) -> int:
        return PRESS

    def can(self, g: Game, at: Resolve) -> bool:
        fight = combat(table(g))
        if moment_of(table(g)) != PRESS or fight.cells[LAST_PRESS] == at.who or cannot_press(table(g), fight, at.who):
            return False
        return self.only == EITHER_WAY or fight.cells[CONTINUES] == (self.only == TO_END)

    def do(self, g: Game, at: Resolve) -> None:
        press_by(table(g), combat(table(g)), at.who)


@dataclass(frozen=True)
class Either(InCombat):
    """One or the other, as the moment is: "maneuver or press"."""

    one: InCombat
    other: InCombat

    def parts(self) -> tuple[Effect, ...]:
        return (self.one, self.other)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.fitting(table(g)).can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        self.fitting(table(g)).do(g, at)

    def fitting(self, g: Table) -> InCombat:
        return self.one if moments_of(self.one) & moment_of(g) else self.other


@dataclass(frozen=True)
class AdditionalStrikes(InCombat):
    """VT-STRIKE-15; some do not count against the limit."""

    number: int
    is_limited: int = 1
    per_x: int = 0  # so many more for each of what X was chosen to be

    def moments(self) -> int:
        return ADDITIONAL

    def can(self, g: Game, at: Resolve) -> bool:
        return not (self.is_limited and combat(table(g)).of(at.who, HAS_ADDITIONAL))

    def do(self, g: Game, at: Resolve) -> None:
        fight = combat(table(g))
        if self.is_limited:
            fight.set(at.who, HAS_ADDITIONAL, 1)
        fight.add(at.who, STRIKES_LEFT, self.number + self.per_x * at.number)


@dataclass(frozen=True)
class ForAWhile(InCombat):
    """ "+1 strength this combat", "his hand strikes are aggravated this round"."""

    stat: int
    number: int
    until: int

    def moments(self) -> int:
        """Hand strikes may be made aggravated as long as they are not resolved."""
        return BEFORE_RANGE | (BEFORE_STRIKE if self.stat == AGGRAVATED_HANDS else 0)

    def gives(self, stat: int) -> bool:
        return stat == self.stat

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), self.stat, self.number, at.card, at.who, self.until)


@dataclass(frozen=True)
class StrengthOf(InCombat):
    """ "Gets a strength of 2 this combat"."""

    number: int

    def moments(self) -> int:
        return BEFORE_RANGE

    def can(self, g: Game, at: Resolve) -> bool:
        return value(g, at.who, STRENGTH) < self.number

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), STRENGTH, self.number - value(g, at.who, STRENGTH), at.card, at.who, THIS_COMBAT)
