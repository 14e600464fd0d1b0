"""Blocks that fail or may not be made: "that attempt fails", "allies cannot block this action"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import BLOCKER
from primogen.vtes.language.verbs_action import CannotBlock, Intercept, NoneOfThemBlocks, NoneOfThemUnlocks
from primogen.vtes.language.verbs_votes import NoneOfThemVotes
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, of_kind, ref

THIS_ACTION: Final = s.Block(s.This(s.Core((), s.Common(s.Word.ACTION))))
THAT_ATTEMPT: Final = s.That(s.Core((), s.Common(s.Word.ATTEMPT)))
BLOCKING_MINION: Final = s.The(s.Role.BLOCKING, s.Common(s.Word.MINION))
NEVER_AGAIN: Final = s.Cannot(BLOCKING_MINION, s.BlockAgain())
IT_FAILS: Final = s.Also(s.Does(THAT_ATTEMPT, s.Fail()), NEVER_AGAIN)
HAVE_IT_FAIL: Final = s.HaveHappen(THAT_ATTEMPT, s.Fail())
VOTES: Final = tuple(s.Timed(s.CastVotes(True, None), (when(s.Span.THIS_REFERENDUM),)) for when in (s.During, s.InSpan))
ALL_OF_THEM: Final = (s.ManyQuantifier.GENERIC, s.ManyQuantifier.ALL)


def attempt_fails(at: Scope) -> Effect:
    """And that minion does not attempt again."""
    return CannotBlock(ref(BLOCKING_MINION, at))


def cannot(fact: s.Cannot, at: Scope) -> Effect:
    if fact.deed in VOTES and isinstance(fact.who, s.All) and fact.who.quantifier in ALL_OF_THEM:
        return NoneOfThemVotes(of_kind(fact.who.kind))
    if fact.deed != THIS_ACTION:
        raise unknown(fact.deed, "that cannot be done")
    if isinstance(fact.who, s.All) and fact.who.quantifier in ALL_OF_THEM:
        return NoneOfThemBlocks(of_kind(fact.who.kind))
    return CannotBlock(ref(fact.who, at))


def cannot_in_this_action(fact: s.Cannot) -> Effect:
    """ "During this action, minions cannot unlock"."""
    if fact.deed != s.UnlockSelf() or not isinstance(fact.who, s.All) or fact.who.quantifier not in ALL_OF_THEM:
        raise unknown(fact.deed, "in this action")
    return NoneOfThemUnlocks(of_kind(fact.who.kind))


def less_intercept(what: s.Boon, who: int) -> Effect:
    """ "The blocking minion gets -1 intercept"."""
    if not isinstance(what, s.Bonus) or what.stat != s.Stat.INTERCEPT or what.limited or what.per is not None:
        raise unknown(what, "of another")
    number = signed(what.amount)
    if number >= 0 or who != BLOCKER:
        raise unknown(what.amount, "of another")
    return Intercept(number, who)
