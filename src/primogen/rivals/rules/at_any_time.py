"""What older rulebooks let players do at any time, whoever is asked: see answers.py."""

from __future__ import annotations

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import option, verb_of
from primogen.kernel.effects import NO, PASS
from primogen.kernel.ids import Seat
from primogen.rivals.rules.activating import why_not_activate
from primogen.rivals.rules.frame_kinds import ACTION_PHASE
from primogen.rivals.rules.moving import why_not_move, why_not_regroup
from primogen.rivals.rules.switches.relentless import (
    ANY_TIME,
    MOVING_OUT,
    NO_STACK,
    OWN_TURN,
    PARTIES,
    RELENTLESS_ANSWERS,
)
from primogen.rivals.rules.table import ACTION_TIME, PHASE, Table
from primogen.rivals.rules.words import ACTIVATE, MOVE_OUT, REGROUP, RELENTLESS


def at_any_time(g: Table, seat: Seat) -> list[int]:
    """Nothing, by the newest."""
    switches = g.switches
    if not (switches[RELENTLESS_ANSWERS] or switches[MOVING_OUT] or switches[PARTIES]) or not may_wait(g):
        return []
    found = relentless_now(g, seat) if switches[RELENTLESS_ANSWERS] == NO_STACK else []
    if seat != g.active or g.frames[-1].kind == ACTION_PHASE:
        return found  # who acts is offered all of it
    if g.clock[PHASE] == ACTION_TIME:
        if switches[MOVING_OUT] == ANY_TIME and why_not_move(g, seat) is None:
            found.append(option(MOVE_OUT))  # R20-MOV-01
    elif switches[PARTIES] == OWN_TURN and why_not_regroup(g, seat) is None:
        found.append(option(REGROUP))  # R20-PTY-05
    return found


def may_wait(g: Table) -> bool:
    """Whoever is asked may still do nothing afterwards, so no question is left without an answer."""
    if g.decision is None:
        return False
    return g.frames[-1].kind == ACTION_PHASE or any(verb_of(each) in (PASS, NO) for each in g.decision.options)


def relentless_now(g: Table, seat: Seat) -> list[int]:
    """R20-GLO-08; the active player's own are among what they may do, in their Action Phase."""
    if seat == g.active and g.frames[-1].kind == ACTION_PHASE:
        return []
    rows = [row for row in g.index[RELENTLESS] if g.you_for(source_of(row), seat) == seat]
    return [option(ACTIVATE, source_of(row), row) for row in rows if why_not_activate(g, row, seat) is None]
