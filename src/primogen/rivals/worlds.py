"""Playing on in a world that somebody has imagined, or dealt to try bots in: never in a game that people play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from primogen.kernel.ids import NONE, Seat
from primogen.kernel.machine import answer
from primogen.rivals.eyes import Eyes
from primogen.rivals.rules.table import TURN_NUMBER, Table

Player: TypeAlias = Callable[[Eyes], int]

TO_THE_END: Final = 1 << 30  # a turn that no game reaches


@dataclass(frozen=True)
class Playout:
    """How it went. A rule that fails in an imagined world must not end whoever imagined it: `broken` says how."""

    answers: int
    winner: Seat  # NONE if it is not over
    broken: str = ""


def play_out(g: Table, players: list[Player], until_turn: int, most: int) -> Playout:
    """On to the end, or until that turn begins, or for so many answers; the world is changed."""
    clock, count = g.clock, 0
    try:
        while g.decision is not None and count < most and clock[TURN_NUMBER] < until_turn:
            seat = g.decision.seat
            answer(g, 0 if len(g.decision.options) == 1 else players[seat](Eyes(g, seat)))
            count += 1
    except (RuntimeError, AssertionError) as error:
        return Playout(count, NONE, f"{type(error).__name__}: {error}")
    return Playout(count, g.ended[0] if g.ended else NONE)
