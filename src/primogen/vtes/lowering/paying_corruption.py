"""What corruption counters are burned for: "burn 2 of your corruption counters from ... to ..."."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import MAY, Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import BLOCKER, THAT
from primogen.vtes.language.verbs_action import CannotBlock
from primogen.vtes.language.verbs_corruption import BurnCorruption
from primogen.vtes.language.verbs_given import Lets
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice
from primogen.vtes.rules import words as w

BLOCKING: Final = s.Some(
    s.Quantifier.A, s.Kind(s.Only(s.Core((s.Being(s.Adjective.BLOCKING),), s.Common(s.Word.MINION))), ())
)
ATTEMPT_FAILS: Final = s.HaveHappen(
    s.Theirs(s.Their(), s.Kind(s.Only(s.Core((), s.Common(s.Word.BLOCK_ATTEMPT))), ())), s.Fail()
)
NOT_AGAIN: Final = s.Cannot(s.It(), s.BlockAgain())


def is_paid_in_corruption(then: s.Statement) -> bool:
    """ "... can burn 2 of your corruption counters from ... to ..."."""
    cost = then.deed.cost if isinstance(then, s.Can) and isinstance(then.deed, s.Pay) else None
    return isinstance(cost, s.Burn) and cost.what.thing == s.Thing.YOUR_CORRUPTION_COUNTERS


def burned_from(deed: s.Deed, then: Effect, at: Scope) -> Effect:
    """From one who is chosen among those who have so many, if one wants it."""
    if not isinstance(deed, s.Burn) or not isinstance(deed.source, s.Some) or not is_choice(deed.source):
        raise unknown(deed, "as a cost")
    among, many = group(deed.source, at), how_much(deed.what, s.Thing.YOUR_CORRUPTION_COUNTERS)
    return Target(among, Pay(BurnCorruption(many, THAT), then), MAY)


def once_to_hinder(clause: s.CanAndSo) -> Effect:
    """ "Once this action, you can burn 1 ... from a blocking minion to have their block attempt fail, and they
    cannot attempt ... again"."""
    deed = clause.first.deed
    if clause.first.who != s.TheThing(s.Definite.YOU) or not isinstance(deed, s.Pay) or clause.second != NOT_AGAIN:
        raise unknown(clause, "once in an action")
    if not isinstance(deed.cost, s.Burn) or deed.cost.source != BLOCKING or deed.effect != ATTEMPT_FAILS:
        raise unknown(deed, "once in an action")
    burned = BurnCorruption(how_much(deed.cost.what, s.Thing.YOUR_CORRUPTION_COUNTERS), BLOCKER)
    return Lets(Pay(burned, CannotBlock(BLOCKER)), w.ATTEMPT, w.THIS_ACTION)
