"""Cards that let the controller of their target answer them: "their controller can burn 2 pool to cancel this card"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from primogen.kernel.choosing import Target
from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import CapacityOf
from primogen.vtes.language.refs import ITS_METHUSELAH, THAT
from primogen.vtes.language.verbs_counters import GainPool, PayPool
from primogen.vtes.language.verbs_hand import RemoveFromGame
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.hindering import BLOCKING_MINION, attempt_fails
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group
from primogen.vtes.rules.answering import Answered, CancelThis

ITS_CONTROLLER: Final = s.ControllerOf(s.Their())
ITS_BLOCKERS: Final = s.ControllerOf(s.Of(BLOCKING_MINION))
HIS_CAPACITY: Final = s.CapacityOf(s.Of(s.The(s.Role.PLAIN, s.Common(s.Word.VAMPIRE))))
POOL_FOR_HIM: Final = s.Does(ITS_CONTROLLER, s.GainEqual(s.Thing.POOL, HIS_CAPACITY))
AS_PLAYED: Final = s.AsTheyDo(s.Does(s.It(), s.Be(s.State.PLAYED)))
CANCEL_IT: Final = s.Cancel(s.This(s.Core((), s.Common(s.Word.CARD))), False, False)


def removed_for_pool(removed: s.RemoveFromGame, rest: Sequence[s.Node], at: Scope) -> Effect:
    """ "Remove a vampire from the game. Their controller gains pool equal to the vampire's capacity"."""
    if not isinstance(removed.who, s.Some) or len(rest) > 2:
        raise unknown(removed.who, "removed")
    then = in_order([GainPool(CapacityOf(THAT), ITS_METHUSELAH), RemoveFromGame(THAT)])
    return Target(group(removed.who, at), Answered(then, answer(rest[1])) if rest[1:] else then)


def answer(clause: s.Node, whose: s.Who = ITS_CONTROLLER) -> CancelThis:
    """ "Their controller can burn 2 pool to cancel this card as it is played"."""
    deed = clause.deed if isinstance(clause, s.Can) and clause.who == whose else None
    if not isinstance(deed, s.PayWhen) or deed.when != AS_PLAYED or deed.effect != CANCEL_IT:
        raise unknown(clause, "of its controller")
    if not isinstance(deed.cost, s.Burn) or deed.cost.source is not None:
        raise unknown(deed.cost, "as a cost")
    return CancelThis(PayPool(how_much(deed.cost.what, s.Thing.POOL)))


def fails_unless_paid(clause: s.Node, at: Scope) -> Effect:
    """ "That attempt fails. ... The blocking minion's controller can burn 1 pool to cancel this card"."""
    return Answered(attempt_fails(at), answer(clause, ITS_BLOCKERS), of_blocker=1)
