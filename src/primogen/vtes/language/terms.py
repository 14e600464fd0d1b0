"""Terms of referendums, and what follows from them. The terms lie in the cells of the referendum under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.effects import CHOOSE_SEAT, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.rules.atoms.counters import burn_pool, gain_pool
from primogen.vtes.rules.people import CLANS
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.underway import CHOSEN_SEAT, TERMS, referendum_under_way
from primogen.vtes.rules.words import CHOOSE_CLAN, MOST_SEATS

ONE_EACH: Final = 0  # points: one for each Methuselah in the game

ANYBODY: Final = 0
THE_CHOSEN: Final = 1
YOURSELF: Final = 2


def terms(g: Table) -> list[int]:
    cells = referendum_under_way(g)
    assert cells is not None
    return cells


@dataclass(frozen=True)
class Allocate(Effect):
    """So many points among two or more Methuselahs, point by point; of `ONE_EACH`, as many as there are of them."""

    points: int
    fewest: int = 2
    others: int = 0  # than whom: ANYBODY, THE_CHOSEN, or YOURSELF

    def among(self, g: Table, at: Resolve, chosen: int) -> list[int]:
        barred = {THE_CHOSEN: chosen, YOURSELF: at.you}.get(self.others, NONE)
        return [seat for seat in g.clockwise_from(at.you) if seat != barred]

    def can(self, g: Game, at: Resolve) -> bool:
        return len(table(g).clockwise_from(at.you)) - (self.others != ANYBODY) >= self.fewest

    def how_many(self, g: Table, at: Resolve) -> int:
        return len(g.clockwise_from(at.you)) if self.points == ONE_EACH else self.points

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        cells = terms(t)
        if chosen != UNASKED:
            cells[TERMS + number_of(chosen)] += 1
            return None
        given = cells[TERMS : TERMS + MOST_SEATS]
        points = self.how_many(t, at)
        open_to = [seat for seat in self.among(t, at, cells[CHOSEN_SEAT]) if given[seat] < points + 1 - self.fewest]
        if sum(given) == points or not open_to:
            at.done()
            return None
        decision = g.ask(at.you, "allocate", "VT-REF-01", about=at.card)
        for seat in open_to:
            decision.offer(CHOOSE_SEAT, NONE, seat)
        return decision


@dataclass(frozen=True)
class ChooseClan(Effect):
    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            terms(table(g))[TERMS] = number_of(chosen)
            at.done()
            return None
        decision = g.ask(at.you, "clan", "VT-REF-01", about=at.card)
        for clan in range(len(CLANS)):
            decision.offer(CHOOSE_CLAN, NONE, clan)
        return decision


@dataclass(frozen=True)
class BurnAllocated(Leaf):
    """Each Methuselah burns 1 pool for each point allocated; all at the same moment."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        cells = terms(t)
        for seat in t.clockwise_from(at.you):
            burn_pool(t, seat, cells[TERMS + seat])


@dataclass(frozen=True)
class GainForClan(Leaf):
    """Each Methuselah gains 1 pool for each vampire of the chosen clan she controls."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        clan = terms(t)[TERMS]
        for seat in t.clockwise_from(at.you):
            gain_pool(t, seat, sum(t.clan_of(card) == clan for card in t.controlled(seat)))
