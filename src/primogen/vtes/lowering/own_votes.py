"""Votes that are no minion's: "you get +3 votes during the polling step". The card that gives them has them."""

from __future__ import annotations

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_action import GainVotes
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.lowering.meanwhile import POLLING, SPANS
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope


def her_votes(deed: s.Timed, at: Scope) -> Effect | None:
    """None, if it is something else, or votes of a minion."""
    if at.is_minion or not isinstance(deed.do, s.Get) or not isinstance(deed.do.what, s.Bonus):
        return None
    what = deed.do.what
    if what.stat != s.Stat.VOTE:
        return None
    if len(deed.when) != 1 or not isinstance(deed.when[0], s.During) or SPANS.get(deed.when[0].span) != POLLING:
        raise unknown(deed.when[0], "of votes")
    if what.limited or what.per is not None:
        raise unknown(what, "of votes")
    return GainVotes(signed(what.amount))
