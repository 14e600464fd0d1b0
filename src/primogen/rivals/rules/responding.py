"""Answering what somebody announces with Relentless abilities: a stack, last in, first out. RV-RELENT-01 to -10.

The stack is the stack of frames: an answer is activated above the window that lets it in, and opens a window of its own
before it resolves; whatever was announced first resolves last.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.windows import window
from primogen.rivals.rules.switches.relentless import RELENTLESS_ANSWERS, STACK
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import RELENTLESS

TO_ANNOUNCEMENT: Final = 0


def let_respond(g: Table, announcer: Seat, about: Card = NONE) -> None:
    """RV-RELENT-03, -06: from the announcer's left, clockwise, the announcer last. No such ability, no window.

    R20-GLO-08: they answer nothing, and are used at any time: see at_any_time.py.
    """
    if g.index[RELENTLESS] and g.switches[RELENTLESS_ANSWERS] == STACK:
        g.call(window(TO_ANNOUNCEMENT, about, g.clockwise_from(announcer)[1]))
