"""What is going on, in a sentence: the action, the attempt to block, the combat, the referendum."""

from __future__ import annotations

from primogen.kernel.effects import WINDOW
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.kernel.windows import ABOUT, MOMENT
from primogen.vtes.rules.polling import tally
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import BLEED, INTERCEPT, STEALTH
from primogen.vtes.rules.underway import (
    ROUND,
    Acting,
    action_under_way,
    attempt_under_way,
    combat_under_way,
    referendum_under_way,
)
from primogen.vtes.rules.words import CLOSE
from primogen.vtes.text.naming import Naming
from primogen.vtes.text.phrasebook import ACTIONS, MOMENTS, UNDER_WAY


def declared(g: Table) -> Acting | None:
    """The action under way, as soon as it is known who acts, and how."""
    action = action_under_way(g)
    return None if action is None or action.minion == NONE or action.takes not in ACTIONS else action


def action_words(g: Table, seat: Seat, action: Acting, names: Naming) -> str:
    """ "Tamoszius bleeds Ana for 2"."""
    target = names.card(g, seat, action.target) or names.players(action.defenders(g))
    card = names.card(g, seat, action.source())
    minion = names.card(g, seat, action.minion)
    return ACTIONS[action.takes][names.lang].format(minion, card, target, max(0, value(g, action.minion, BLEED)))


def going_on(g: Table, seat: Seat, names: Naming) -> str:
    """The innermost of it; empty if nothing is."""
    lang, combat, referendum = names.lang, combat_under_way(g), referendum_under_way(g)
    if combat is not None:
        fighters = (names.card(g, seat, combat.acting), names.card(g, seat, combat.opposing))
        where = UNDER_WAY["close" if combat.range == CLOSE else "long"][lang]
        return UNDER_WAY["combat"][lang].format(*fighters, combat.cells[ROUND], where)
    if referendum is not None:
        return UNDER_WAY["referendum"][lang].format(*tally(g, referendum))
    action = declared(g)
    if action is None:
        return ""
    said, stealth = action_words(g, seat, action, names), value(g, action.minion, STEALTH)
    blocker = attempt_under_way(g)
    if blocker == NONE:
        return UNDER_WAY["action"][lang].format(said, stealth)
    return UNDER_WAY["block"][lang].format(said, stealth, names.card(g, seat, blocker), value(g, blocker, INTERCEPT))


def moment_words(g: Table, seat: Seat, names: Naming) -> str:
    """Of the window that is open: when it is."""
    frame = g.frames[-1] if g.frames else None
    if frame is None or frame.kind != WINDOW or frame.cells[MOMENT] not in MOMENTS:
        return ""
    about: Card = frame.cells[ABOUT]
    return MOMENTS[frame.cells[MOMENT]][names.lang].format(names.card(g, seat, about))
