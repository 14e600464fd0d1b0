"""What an action says of itself, and not of its success: who cannot block it, what comes of its being blocked."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_combat import ForAWhile
from primogen.vtes.language.verbs_given import Lets
from primogen.vtes.language.verbs_rounds import RoundIs
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.lowering.hindering import THIS_ACTION, cannot
from primogen.vtes.lowering.reacting import IS_BLOCKED, in_resulting_combat, takes_part
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_own
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import STRENGTH

BEFORE_RANGE: Final = s.TwoTimes(s.Before(s.Moment.RANGE), s.During(s.Span.FIRST_ROUND_RESULTING))
THE_BLOCKED: Final = s.Does(s.The(s.Role.PLAIN, s.Common(s.Word.ACTION)), s.Be(s.State.BLOCKED))
THAT_COMBAT: Final = (s.Bare(s.Span.THAT_COMBAT),)


def announced(clause: s.Statement, at: Scope) -> Effect | None:
    """None, if it is done when the action succeeds."""
    if isinstance(clause, s.Cannot) and clause.deed == THIS_ACTION:
        return cannot(clause, at)
    if isinstance(clause, s.GetsWith) and clause.what == clause.extra:  # of a bleed, if it is blocked
        if clause.fact is None or (clause.fact.fact != THE_BLOCKED and not takes_part(clause.fact.fact)):
            raise unknown(clause, "if it is blocked")
        return in_resulting_combat(clause.extra, clause.when)
    if isinstance(clause, s.Led) and clause.lead == s.If(IS_BLOCKED):
        return strength_before_range(clause.then, at)
    return None


def strength_before_range(then: s.Statement, at: Scope) -> Effect | None:
    """ "... before range is determined during the first round of the resulting combat, he can gain +1 strength"."""
    if not isinstance(then, s.Led) or then.lead != BEFORE_RANGE:
        return None
    can = then.then
    if not isinstance(can, s.Can) or not is_own(can.who, at) or not isinstance(can.deed, s.Timed):
        return None
    what = can.deed.do.what if isinstance(can.deed.do, s.Get) and can.deed.when == THAT_COMBAT else None
    if not isinstance(what, s.Bonus) or what.stat != s.Stat.STRENGTH or what.limited or what.per is not None:
        return None
    stronger = ForAWhile(STRENGTH, signed(what.amount), w.THIS_COMBAT)
    return Lets(If(RoundIs(1), stronger), w.BEFORE_RANGE, w.RESULTING_COMBAT)
