"""The brink of success: nobody blocks any more, what waits for the resolution is done, and last words are said."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.windows import window
from primogen.vtes.rules.aim_costs import pay_for_aim
from primogen.vtes.rules.atoms.delaying import call_delayed
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import ABOUT_TO_SUCCEED
from primogen.vtes.rules.underway import Acting
from primogen.vtes.rules.words import BEFORE_RESOLUTION, BEFORE_SUCCESS


def before_resolution(action: Acting, g: Table) -> None:
    call_delayed(g, BEFORE_RESOLUTION)


def would_succeed(action: Acting, g: Table) -> None:
    """Something else may be made of it: reading 67."""
    g.call(window(BEFORE_SUCCESS, action.minion, action.seat))


def about_to_succeed(action: Acting, g: Table) -> None:
    happened(g, ABOUT_TO_SUCCEED, action.seat, action.minion, action.card)
    if not pay_for_aim(g, action):
        action.end()
