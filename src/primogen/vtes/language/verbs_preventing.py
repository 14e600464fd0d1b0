"""Damage that is prevented: so many points, or what the opponent's strikes do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import WINDOW, Resolve, scope
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.kernel.windows import ABOUT, MOMENT
from primogen.vtes.language.verbs_combat import InCombat
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.preventing import requires_fortitude
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import POINTS_USED, SPARED, STRUCK_IN_VAIN
from primogen.vtes.rules.underway import (
    AGGRAVATED_POINTS,
    BUT_NOT_BY_FORTITUDE,
    BY_GUN,
    BY_STRIKE,
    CAN_BE_PREVENTED,
    HIT,
    HITS,
    NORMAL_POINTS,
    PRESSES_LEFT,
    PREVENTABLE,
    VICTIM,
    combat_under_way,
    damage_under_way,
)
from primogen.vtes.rules.words import BEFORE_RANGE, PREVENTION, THIS_COMBAT

ALL_OF_IT: Final = 999
FROM_ANYTHING: Final = 0
FROM_STRIKE: Final = 1  # "from the opposing minion's strike"
FROM_GUN: Final = 2
FROM_NO_GUN: Final = 3
ASKED: Final = {FROM_ANYTHING: 0, FROM_STRIKE: BY_STRIKE, FROM_GUN: BY_GUN, FROM_NO_GUN: 0}


def hits_on(cells: list[int], victim: Card, source: int, *, by_fortitude: bool) -> list[int]:
    """Where the damage that may be prevented is written."""
    asked = CAN_BE_PREVENTED | ASKED[source]
    looked_at = asked | (BUT_NOT_BY_FORTITUDE if by_fortitude else 0) | (BY_GUN if source == FROM_NO_GUN else 0)
    places = range(HITS, len(cells), HIT)
    return [at for at in places if cells[at + VICTIM] == victim and cells[at + PREVENTABLE] & looked_at == asked]


def who_prevents(g: Table) -> Card:
    """The victim whose damage is being prevented now, or NONE."""
    for frame in reversed(g.frames):
        if frame.kind == WINDOW and frame.cells[MOMENT] == PREVENTION:
            return frame.cells[ABOUT]
    return NONE


@dataclass(frozen=True)
class Prevent(InCombat):
    """Aggravated points first, where it may: VT-DMG-15. What it could prevent beyond the damage is lost."""

    number: int
    aggravated: int = 1
    presses: int = 0
    source: int = FROM_ANYTHING
    per_x: int = 0  # so many more for each of what X was chosen to be

    def moments(self) -> int:
        return PREVENTION

    def kinds(self) -> tuple[int, ...]:
        return (AGGRAVATED_POINTS, NORMAL_POINTS) if self.aggravated else (NORMAL_POINTS,)

    def can(self, g: Game, at: Resolve) -> bool:
        cells = damage_under_way(table(g)) or []
        hits = hits_on(cells, at.who, self.source, by_fortitude=requires_fortitude(table(g), at.card, self))
        return any([cells[hit + points] > 0 for hit in hits for points in self.kinds()])

    def do(self, g: Game, at: Resolve) -> None:
        by_fortitude = requires_fortitude(table(g), at.card, self)
        self.prevent(table(g), at.who, self.number + self.per_x * at.number, by_fortitude=by_fortitude)
        fight = combat_under_way(table(g))
        if self.presses and fight is not None:
            fight.add(at.who, PRESSES_LEFT, self.presses)

    def prevent(self, g: Table, victim: Card, left: int, *, by_fortitude: bool) -> None:
        cells = damage_under_way(g) or []
        for points in self.kinds():
            for hit in hits_on(cells, victim, self.source, by_fortitude=by_fortitude):
                taken = min(left, cells[hit + points])
                cells[hit + points] -= taken
                left -= taken


@dataclass(frozen=True)
class PreventStrikes(Prevent):
    """All damage from the opposing minion's strikes, from now on."""

    until: int = 0

    def do(self, g: Game, at: Resolve) -> None:
        super().do(g, at)
        modify(table(g), STRUCK_IN_VAIN, 1, at.card, at.who, self.until)


@dataclass(frozen=True)
class PreventOnOther(Prevent):
    """On another minion in combat, whose damage is being prevented now."""

    def is_for_another(self) -> bool:
        return True

    def can(self, g: Game, at: Resolve) -> bool:
        victim, fight = who_prevents(table(g)), combat_under_way(table(g))
        if victim in (NONE, at.who) or fight is None or not fight.is_fighting(victim):
            return False
        return super().can(g, scope(at.you, at.card, victim))

    def do(self, g: Game, at: Resolve) -> None:
        self.prevent(table(g), who_prevents(table(g)), self.number, by_fortitude=False)


@dataclass(frozen=True)
class PreventPart(Prevent):
    """Of what a card can prevent in a combat: so much of it is used up, and what is left may be used later."""

    uses: int = 1
    of: int = 1

    def can(self, g: Game, at: Resolve) -> bool:
        return value(g, at.card, POINTS_USED) + self.uses <= self.of and super().can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        super().do(g, at)
        modify(table(g), POINTS_USED, self.uses, at.card, at.card, THIS_COMBAT)


@dataclass(frozen=True)
class SpareAfterFirst(InCombat):
    """This combat, of what is inflicted on him in one round only the first point counts."""

    how: int

    def moments(self) -> int:
        return BEFORE_RANGE

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), SPARED, self.how, at.card, at.who, THIS_COMBAT)


def all_from_strike() -> Prevent:
    return Prevent(ALL_OF_IT, source=FROM_STRIKE)
