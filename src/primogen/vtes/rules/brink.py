"""The brink of success: nobody blocks any more, what waits for the resolution is done, and last words are said.

And the end of an action: what was for as long as it went on is over.
"""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.values import expire
from primogen.vtes.rules.aim_costs import pay_for_aim
from primogen.vtes.rules.atoms.clock import end_limits, end_uses, forget_played
from primogen.vtes.rules.atoms.delaying import call_delayed, drop_delayed, end_given
from primogen.vtes.rules.given import end_resulting
from primogen.vtes.rules.hand import replace_postponed
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import ABOUT_TO_SUCCEED
from primogen.vtes.rules.underway import Acting
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import AFTER_RESOLUTION, BEFORE_RESOLUTION, BEFORE_SUCCESS, IF_BLOCKED, THIS_ACTION


def before_resolution(action: Acting, g: Table) -> None:
    call_delayed(g, BEFORE_RESOLUTION)


def would_succeed(action: Acting, g: Table) -> None:
    """Something else may be made of it: reading 67."""
    open_window(g, BEFORE_SUCCESS, action.minion, action.seat)


def about_to_succeed(action: Acting, g: Table) -> None:
    happened(g, ABOUT_TO_SUCCEED, action.seat, action.minion, action.card)
    if not pay_for_aim(g, action):
        action.end()


def end_action(g: Table) -> None:
    """VT-STEALTH-05, VT-MINION-23."""
    expire(g, THIS_ACTION)
    end_resulting(g)
    drop_delayed(g, BEFORE_RESOLUTION, IF_BLOCKED, AFTER_RESOLUTION)
    end_given(g, THIS_ACTION)
    end_limits(g, THIS_ACTION)
    end_uses(g, THIS_ACTION)
    forget_played(g)
    replace_postponed(g, THIS_ACTION)
