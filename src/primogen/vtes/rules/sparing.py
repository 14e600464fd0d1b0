"""Damage of which only the first point in each round is inflicted: the rest is prevented by itself."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import SPARED
from primogen.vtes.rules.underway import (
    AGGRAVATED_POINTS,
    CAN_BE_PREVENTED,
    HIT,
    HITS,
    NORMAL_POINTS,
    PREVENTABLE,
    TAKEN,
    VICTIM,
    combat_under_way,
)

NORMAL_ALONE: Final = 1  # what is prevented so
AGGRAVATED_TOO: Final = 2
KINDS: Final = (NORMAL_POINTS, AGGRAVATED_POINTS)


def how_spared(g: Table, victim: Card) -> int:
    combat = combat_under_way(g)
    if combat is None or not combat.is_fighting(victim):
        return 0
    return min(AGGRAVATED_TOO, value(g, victim, SPARED))


def has_taken(g: Table, victim: Card) -> bool:
    combat = combat_under_way(g)
    return combat is not None and combat.of(victim, TAKEN) > 0


def spared(g: Table, cells: list[int]) -> list[Card]:
    victims = dict.fromkeys(cells[HITS + VICTIM :: HIT])
    return [victim for victim in victims if how_spared(g, victim)]


def rows_of(cells: list[int], victim: Card) -> list[int]:
    return [at for at in range(HITS, len(cells), HIT) if cells[at + VICTIM] == victim]


def is_prevented(cells: list[int], row: int, kind: int, how: int) -> bool:
    """Whether these points can be, by this."""
    return bool(cells[row + PREVENTABLE] & CAN_BE_PREVENTED) and (kind == NORMAL_POINTS or how == AGGRAVATED_TOO)


def places(g: Table, cells: list[int], victim: Card) -> list[int]:
    """Where the points are written that can be prevented so."""
    how = how_spared(g, victim)
    found = [(row, kind) for row in rows_of(cells, victim) for kind in KINDS]
    return [row + kind for row, kind in found if cells[row + kind] and is_prevented(cells, row, kind, how)]


def prevent_all(g: Table, cells: list[int], victim: Card) -> None:
    for place in places(g, cells, victim):
        cells[place] = 0


def is_hurt_anyhow(g: Table, cells: list[int], victim: Card) -> bool:
    """By what cannot be prevented so, at the same time."""
    all_points = sum([cells[row + kind] for row in rows_of(cells, victim) for kind in KINDS])
    return all_points > sum([cells[place] for place in places(g, cells, victim)])


def spare_the_hurt(g: Table, cells: list[int]) -> None:
    """Whoever has taken damage in this round takes no more."""
    for victim in spared(g, cells):
        if has_taken(g, victim):
            prevent_all(g, cells, victim)


def kind_at(place: int) -> int:
    return (place - HITS) % HIT


def who_chooses(g: Table, cells: list[int]) -> Card:
    """One who suffers either a normal or an aggravated point, as his controller likes; or NONE."""
    for victim in spared(g, cells):
        if not has_taken(g, victim) and not is_hurt_anyhow(g, cells, victim):
            if len({kind_at(place) for place in places(g, cells, victim)}) > 1:
                return victim
    return NONE


def suffer(g: Table, cells: list[int], victim: Card, kind: int) -> None:
    """One point of that kind, and no other."""
    first = next(place for place in places(g, cells, victim) if kind_at(place) == kind)
    prevent_all(g, cells, victim)
    cells[first] = 1


def spare_the_rest(g: Table, cells: list[int]) -> None:
    """The others take one point; none of these, if something else hurts them."""
    for victim in spared(g, cells):
        found = places(g, cells, victim)
        if has_taken(g, victim) or is_hurt_anyhow(g, cells, victim):
            prevent_all(g, cells, victim)
        elif found:
            suffer(g, cells, victim, kind_at(found[0]))
