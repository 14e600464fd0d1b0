"""What a card in play lets its bearer do when he is blocked: pay, and go on as if he were not."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Both, Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import acts
from primogen.vtes.language.costs import AllOf
from primogen.vtes.language.sentences import OFTEN, MayUse
from primogen.vtes.language.verbs_blocking import ContinueUnblocked, LockBlocker
from primogen.vtes.language.verbs_counters import BurnBlood
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.bearers import bearer
from primogen.vtes.lowering.costs import deeds
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, ref
from primogen.vtes.rules import words as w

BLOCKING_MINION: Final = s.The(s.Role.BLOCKING, s.Common(s.Word.MINION))
BEFORE_IT: Final = (s.Before(s.Moment.BLOCK_RESOLUTION),)


def when_blocked(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability] | None:
    """ "If this Anarch is blocked, they can burn 1 life from this retainer before block resolution to ..."."""
    if not isinstance(fact, s.Does) or fact.deed != s.Be(s.State.BLOCKED):
        return None
    asked = bearer(fact.who)
    if asked is None or not isinstance(then, s.Can) or then.who != s.It() or not isinstance(then.deed, s.Pay):
        raise unknown(then, "when he is blocked")
    paid = Pay(life_of_this(then.deed.cost), AllOf(tuple(come_of(each) for each in deeds(then.deed.effect))))
    return [MayUse(w.WHEN_BLOCKED, If(Both(acts, asked), paid), OFTEN)]


def life_of_this(cost: s.Deed) -> Effect:
    if not isinstance(cost, s.Timed) or cost.when != BEFORE_IT or not isinstance(cost.do, s.Burn):
        raise unknown(cost, "when he is blocked")
    if not isinstance(cost.do.source, s.This) or cost.do.source.core.noun != s.Common(s.Word.RETAINER):
        raise unknown(cost.do, "when he is blocked")
    return BurnBlood(how_much(cost.do.what, s.Thing.LIFE), ref(cost.do.source, Scope(is_minion=False)))


def come_of(deed: object) -> Effect:
    if deed == s.Lock(BLOCKING_MINION):
        return LockBlocker()
    if isinstance(deed, s.ContinueUnblocked) and deed.bonus is None:
        return ContinueUnblocked()
    raise unknown(deed, "when he is blocked")
