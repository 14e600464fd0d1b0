"""Events that a player ignores, by a text: they are nothing to that player and to what they control. R229-CRD-138."""

from __future__ import annotations

from primogen.kernel.decisions import option
from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import modifiers
from primogen.rivals.rules.atoms.rows import has_row
from primogen.rivals.rules.flags import IGNORES_EVENTS
from primogen.rivals.rules.frame_kinds import ACTION_PHASE
from primogen.rivals.rules.table import ACTION_TIME, PHASE, Table
from primogen.rivals.rules.words import CITY, EVENT, HEED, IGNORE, ONGOING


def may_ignore(g: Table, seat: Seat) -> bool:
    return bool(g.index[IGNORES_EVENTS]) and modifiers(g, IGNORES_EVENTS, seat) > 0


def ignores(g: Table, seat: Seat, event: Card) -> bool:
    """As long as the text that lets them is in play."""
    return bool(g.ignored) and has_row(g.ignored, event, seat) and may_ignore(g, seat)


def is_ignored_by(g: Table, event: Card, subject: Card) -> bool:
    """By whoever controls that card."""
    return g.controller[subject] != CITY and ignores(g, g.controller[subject], event)


def changes_of_mind(g: Table, seat: Seat) -> list[int]:
    """Of Ongoing Events, at any time but in the midst of an Action."""
    in_the_midst = g.clock[PHASE] == ACTION_TIME and g.frames[-1].kind != ACTION_PHASE
    if in_the_midst or not may_ignore(g, seat):
        return []
    events = [card for card in g.city_streets(EVENT) if g.has_word(card, ONGOING)]
    return [option(HEED if has_row(g.ignored, card, seat) else IGNORE, card) for card in events]
