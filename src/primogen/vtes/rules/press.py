"""Maneuvers and presses left over from cards: VT-RANGE-11, VT-PRESS-01 to -06."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import (
    CANNOT_MANEUVER_AT_FIRST,
    CANNOT_STRIKE_AT_FIRST,
    MUST_CONTINUE,
    NEVER_CLOSE,
    NEVER_CONTINUING,
    NEVER_ENDING,
    NEVER_LONG,
    NO_PRESS,
    OPTIONAL_CONTINUING,
    OPTIONAL_MANEUVERS,
    OPTIONAL_MOVES,
    OPTIONAL_PRESSES,
    PRESSES_ON,
)
from primogen.vtes.rules.underway import (
    CONTINUES,
    LAST_MANEUVER,
    LAST_PRESS,
    MANEUVERS_LEFT,
    PRESSES_LEFT,
    ROUND,
    Fighting,
    combat_under_way,
)
from primogen.vtes.rules.words import CLOSE, RESULTING_COMBAT, THIS_COMBAT


def combatant_of(g: Table, seat: Seat) -> Card:
    combat = combat_under_way(g)
    if combat is None:
        return NONE
    return next((card for card in (combat.acting, combat.opposing) if g.controller[card] == seat), NONE)


def has_given(g: Table, who: Card, stat: int) -> bool:
    """One that was given him for this combat before it began, or one that is either."""
    return value(g, who, stat) > 0 or value(g, who, OPTIONAL_MOVES) > 0


def use_given(g: Table, who: Card, stat: int) -> None:
    used = stat if value(g, who, stat) > 0 else OPTIONAL_MOVES
    modify(g, used, -1, NONE, who, RESULTING_COMBAT)


def may_press(g: Table, seat: Seat) -> bool:
    """VT-PRESS-05: not twice in succession."""
    combat, who = combat_under_way(g), combatant_of(g, seat)
    if combat is None or who == NONE or cannot_press(g, combat, who):
        return False
    left = combat.of(who, PRESSES_LEFT) > 0 or has_given(g, who, OPTIONAL_PRESSES) or may_continue(g, who)
    return left and combat.cells[LAST_PRESS] != who


def cannot_press(g: Table, combat: Fighting, who: Card) -> bool:
    """Not at all, or not as things stand: to continue, or to end it."""
    barred = NEVER_ENDING if combat.cells[CONTINUES] else NEVER_CONTINUING
    return value(g, who, NO_PRESS) > 0 or value(g, who, barred) > 0


def may_continue(g: Table, who: Card) -> bool:
    """By a press that can be used for nothing else."""
    combat = combat_under_way(g)
    return combat is not None and not combat.cells[CONTINUES] and value(g, who, OPTIONAL_CONTINUING) > 0


def press_by(g: Table, combat: Fighting, who: Card) -> None:
    """VT-PRESS-03."""
    combat.press(who)
    if combat.cells[CONTINUES]:
        happened(g, PRESSES_ON, g.controller[who], who)


def press_again(g: Table, seat: Seat) -> None:
    combat, who = combat_under_way(g), combatant_of(g, seat)
    assert combat is not None
    if combat.of(who, PRESSES_LEFT) > 0:
        combat.add(who, PRESSES_LEFT, -1)
    elif may_continue(g, who):
        modify(g, OPTIONAL_CONTINUING, -1, NONE, who, RESULTING_COMBAT)
    else:
        use_given(g, who, OPTIONAL_PRESSES)
    press_by(g, combat, who)


def must_press(g: Table, combat: Fighting, who: Card) -> bool:
    """To continue, by a press that is mandatory: as soon as nothing else continues the combat."""
    if combat.cells[CONTINUES] or combat.cells[LAST_PRESS] == who or value(g, who, MUST_CONTINUE) <= 0:
        return False
    return not cannot_press(g, combat, who)


def press_as_must_be(g: Table, combat: Fighting, who: Card) -> None:
    modify(g, MUST_CONTINUE, -1, NONE, who, THIS_COMBAT)
    press_by(g, combat, who)


def cannot_maneuver(g: Table, combat: Fighting, who: Card) -> bool:
    """Not at all in this round, or not to the other range."""
    if combat.cells[ROUND] == 1 and value(g, who, CANNOT_MANEUVER_AT_FIRST) > 0:
        return True
    return value(g, who, NEVER_LONG if combat.range == CLOSE else NEVER_CLOSE) > 0


def cannot_strike(g: Table, fight: Fighting, who: Card) -> bool:
    """Not at all, in this round."""
    return fight.cells[ROUND] == 1 and value(g, who, CANNOT_STRIKE_AT_FIRST) > 0


def may_maneuver(g: Table, seat: Seat) -> bool:
    """VT-RANGE-05: not twice in succession."""
    combat, who = combat_under_way(g), combatant_of(g, seat)
    if combat is None or who == NONE or cannot_maneuver(g, combat, who):
        return False
    left = combat.of(who, MANEUVERS_LEFT) > 0 or has_given(g, who, OPTIONAL_MANEUVERS)
    return left and combat.cells[LAST_MANEUVER] != who


def maneuver_again(g: Table, seat: Seat) -> None:
    combat, who = combat_under_way(g), combatant_of(g, seat)
    assert combat is not None
    if combat.of(who, MANEUVERS_LEFT) > 0:
        combat.add(who, MANEUVERS_LEFT, -1)
    else:
        use_given(g, who, OPTIONAL_MANEUVERS)
    combat.maneuver(who)
