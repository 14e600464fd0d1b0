"""A card that is being played lies there: it may be cancelled, is replaced, and counts as played."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules.atoms.cards import show
from primogen.vtes.rules.atoms.clock import by_level, end_one, note_discipline, note_limit, postpone
from primogen.vtes.rules.hand import replenish, until_of
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.underway import action_under_way
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import AS_PLAYED, PLAYED, WHILE_IN_PLAY, WINDOW_CLOSES


def show_for_play(g: Table, card: Card, seat: Seat) -> None:
    """Nothing is drawn for it before its window has closed: VT-LIB-05, reading 44."""
    show(g, card)
    postpone(g, seat, WINDOW_CLOSES)


def note_limits(g: Table, card: Card, use: Use, who: Card, seat: Seat) -> None:
    if use.once != NONE:
        note_limit(g, who, g.definition[card], until_of(use.once, seat))
    if use.once_for_all != NONE:
        note_limit(g, NONE, g.definition[card], use.once_for_all)
    if use.once_at_level != NONE:
        note_limit(g, NONE, by_level(g.definition[card], use.level[0][0]), use.once_at_level)
    if who != NONE and use.level and action_under_way(g) is not None:
        for discipline, _ in use.level:
            note_discipline(g, who, discipline)


def let_cancel(g: Table, card: Card) -> None:
    """VT-LIB-04: nothing but cancelling."""
    open_window(g, AS_PLAYED, card, g.active)


def is_cancelled(g: Table, card: Card) -> bool:
    return g.zone[card] != PLAYED


def replace_card(g: Table, card: Card, seat: Seat) -> None:
    """At once, unless it says otherwise; a cancelled card says nothing."""
    end_one(g, seat, WINDOW_CLOSES)
    until = g.face(card).not_replaced_until
    if until != NONE and not is_cancelled(g, card):
        postpone(g, seat, until + card if until == WHILE_IN_PLAY else until_of(until, seat))
    replenish(g, seat)
