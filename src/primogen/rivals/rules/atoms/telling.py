"""Events that happen often and that few cards ask about: told where there is such a card in the game."""

from __future__ import annotations

from typing import Final

from primogen.kernel.board import NOBODY
from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules.table import ACTION_TIME, PHASE, Table
from primogen.rivals.rules.words import TOKEN_PLACED

# which token has been placed, as one number: what it is, of which Discipline and which side, and when
TOKEN_BITS: Final = 16  # below this, the token
DISCIPLINE_AT: Final = 16  # times the Discipline
MINUS_SIDE: Final = 16 * 256
IN_ACTION_PHASE: Final = 16 * 512
HOW_MANY: Final = 16 * 1024  # times how many


def tell_askers(g: Table, kind: int, seat: Seat, subject: Card, by: Card = NONE, number: int = 0) -> None:
    if g.index[kind] or g.has_any(g.pool.askers.get(kind, NOBODY)):
        happened(g, kind, seat, subject, by, number)


def token_placed(
    g: Table, card: Card, token: int, seat: Seat, discipline: int = 0, side: int = 1, many: int = 1
) -> None:
    """By whom, or out of whose supply."""
    when = IN_ACTION_PHASE if g.clock[PHASE] == ACTION_TIME else 0
    number = token + DISCIPLINE_AT * discipline + (MINUS_SIDE if side < 0 else 0) + when + HOW_MANY * many
    tell_askers(g, TOKEN_PLACED, seat, card, number=number)
