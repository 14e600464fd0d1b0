"""A card in play by which one of her minions unlocks and attempts to block."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import Both, If, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import BLOCKER, THAT
from primogen.vtes.language.sentences import OFTEN, MayUse
from primogen.vtes.language.verbs_action import Intercept, Untap
from primogen.vtes.language.verbs_blocking import AS_USUAL, AttemptToBlock, MayAttempt
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.costs import price
from primogen.vtes.lowering.reacting import intercept
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group
from primogen.vtes.rules import words as w

NOT_YET_NEEDED: Final = (s.NotYetNeeded(False),)
ATTEMPTED: Final = RefFits(BLOCKER, Group((w.READY,), ANYONES))


def attempt_by_some(sentence: s.Can, at: Scope) -> list[Ability] | None:
    """ "A vampire you control can burn 1 counter from this card to unlock and attempt to block with +1 intercept": also
    he who attempts it already. None, if it is something else."""
    who, deed = sentence.who, sentence.deed
    if not isinstance(deed, s.Pay) or not isinstance(deed.effect, s.Then) or deed.effect.first != s.UnlockSelf():
        return None
    tried = deed.effect.rest
    if not isinstance(tried, s.Timed) or not isinstance(tried.do, s.AttemptBlock):
        return None
    if tried.when != NOT_YET_NEEDED or tried.do.what is not None or tried.do.bonus is None:
        raise unknown(tried, "of another")
    if not isinstance(who, s.Some) or who.quantifier != s.Quantifier.A or s.YouControl() not in who.kind.posts:
        raise unknown(who, "that attempts to block")
    more, cost = intercept(tried.do.bonus), price(deed.cost, at)
    hers = replace(group(who, at), zones=(w.READY,))
    already = in_order([Untap(BLOCKER), Intercept(more, BLOCKER, is_free=1)])
    begins = Target(hers, in_order([Untap(THAT), Intercept(more, THAT, is_free=1), AttemptToBlock(THAT)]))
    otherwise = If(Both(Not(ATTEMPTED), MayAttempt(AS_USUAL, THAT)), Pay(cost, begins))
    then = If(RefFits(BLOCKER, hers), Pay(cost, already), otherwise)
    return [MayUse(w.BEFORE_BLOCKS | w.ATTEMPT, then, OFTEN)]
