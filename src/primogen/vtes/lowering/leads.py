"""What comes first in a sentence of a card in play: "if ...", "while ...", "once each action, ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.sentences import MayUse
from primogen.vtes.lowering.phases import by_state, in_phase_if
from primogen.vtes.lowering.standing import led, said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided, state
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w

ONCE_IN: Final = {
    s.Span.EACH_TURN: w.THIS_TURN,
    s.Span.EACH_COMBAT: w.THIS_COMBAT,
    s.Span.EACH_ROUND: w.THIS_ROUND,
    s.Span.EACH_ROUND_OF_COMBAT: w.THIS_ROUND,
    s.Span.EACH_ACTION: w.THIS_ACTION,
    s.Span.EACH_REFERENDUM: w.THIS_REFERENDUM,
}


@led.register
def _(lead: s.If | s.While, then: s.Statement, at: Scope) -> list[Ability]:
    if isinstance(lead, s.If):
        phased = in_phase_if(lead.fact, then, at)
        if phased is not None:
            return phased
        if isinstance(then, s.Do) and not isinstance(then.deed, s.Pay):
            return by_state(lead.fact, then, at)
    condition = state(lead.fact, at)
    himself = replace(at, is_he=at.is_he and is_about_him(lead.fact))
    return [provided(each, condition) for each in said(then, himself)]


def is_about_him(fact: s.Fact) -> bool:
    """Of whom alone a condition speaks, so that "he" is still the one."""
    return (
        isinstance(fact, s.Does) and isinstance(fact.who, s.Self | s.It) and isinstance(fact.deed, s.Be | s.HaveTitle)
    )


@led.register
def _(lead: s.Once, then: s.Statement, at: Scope) -> list[Ability]:
    """ "Once each action, he can ..."."""
    if lead.span not in ONCE_IN:
        raise unknown(lead.span, "once")
    return [once_in(ONCE_IN[lead.span], each) for each in said(then, at)]


def once_in(span: int, ability: Ability) -> Ability:
    if not isinstance(ability, MayUse):
        raise unknown(ability, "once")
    return replace(ability, once=span)
