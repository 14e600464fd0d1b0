"""Maneuvers and presses left over from cards: VT-RANGE-11, VT-PRESS-01 to -06."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.underway import (
    LAST_MANEUVER,
    LAST_PRESS,
    MANEUVERS_LEFT,
    PRESSES_LEFT,
    combat_under_way,
)


def combatant_of(g: Table, seat: Seat) -> Card:
    combat = combat_under_way(g)
    if combat is None:
        return NONE
    return next((card for card in (combat.acting, combat.opposing) if g.controller[card] == seat), NONE)


def may_press(g: Table, seat: Seat) -> bool:
    """VT-PRESS-05: not twice in succession."""
    combat, who = combat_under_way(g), combatant_of(g, seat)
    if combat is None or who == NONE:
        return False
    return combat.of(who, PRESSES_LEFT) > 0 and combat.cells[LAST_PRESS] != who


def press_again(g: Table, seat: Seat) -> None:
    combat, who = combat_under_way(g), combatant_of(g, seat)
    assert combat is not None
    combat.add(who, PRESSES_LEFT, -1)
    combat.press(who)


def may_maneuver(g: Table, seat: Seat) -> bool:
    """VT-RANGE-05: not twice in succession."""
    combat, who = combat_under_way(g), combatant_of(g, seat)
    if combat is None or who == NONE:
        return False
    return combat.of(who, MANEUVERS_LEFT) > 0 and combat.cells[LAST_MANEUVER] != who


def maneuver_again(g: Table, seat: Seat) -> None:
    combat, who = combat_under_way(g), combatant_of(g, seat)
    assert combat is not None
    combat.add(who, MANEUVERS_LEFT, -1)
    combat.maneuver(who)
