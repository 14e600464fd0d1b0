"""The resolution of a block: what is played before it, and the blocker taps. VT-RESOLVE-02, -03."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.cards import burn, tap
from primogen.vtes.rules.atoms.delaying import call_delayed
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import BLOCKS, LOCKS_NOT_TO_BLOCK
from primogen.vtes.rules.underway import BLOCKED_CARD, CARD, Acting
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import BEFORE_RESOLUTION, IF_BLOCKED, READY, TORPOR, WHEN_BLOCKED


def blocked(action: Acting, g: Table) -> None:
    tell(g, "blocked", g.controller[action.blocker], action.blocker, action.minion)
    if action.card != NONE:
        card = action.card
        burn(g, card)
        action.cells[BLOCKED_CARD], action.cells[CARD] = card, NONE
    happened(g, BLOCKS, g.controller[action.blocker], action.blocker, action.minion)
    call_delayed(g, IF_BLOCKED)
    call_delayed(g, BEFORE_RESOLUTION)


def when_blocked(action: Acting, g: Table) -> None:
    open_window(g, WHEN_BLOCKED, action.minion, action.seat)


def blocker_taps(action: Acting, g: Table) -> None:
    """Not if there is nobody any more whom he blocks: reading 7."""
    if not value(g, action.blocker, LOCKS_NOT_TO_BLOCK) and g.zone[action.minion] in (READY, TORPOR):
        tap(g, action.blocker)
