"""What comes first in a sentence of a card in play: "if ...", "while ...", "once each action, ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.sentences import MayUse
from primogen.vtes.lowering.befalling import befalls
from primogen.vtes.lowering.blocked import when_blocked
from primogen.vtes.lowering.choosing import NEW_CONTROLLER, about_to_leave, as_its_target, choice_by_controller
from primogen.vtes.lowering.discarding import by_that_action
from primogen.vtes.lowering.facts import in_force
from primogen.vtes.lowering.gear import as_equipped, on_guard, prevented_in_parts, unlocked_after
from primogen.vtes.lowering.losses import when_emptied
from primogen.vtes.lowering.phases import by_state, in_phase_if
from primogen.vtes.lowering.standing import YOU, is_you, led, said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided, state
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w

NO_EDGE: Final = s.Does(s.TheThing(s.Definite.EDGE), s.Be(s.State.NOT_CONTROLLED))
ONCE_IN: Final = {
    s.Span.EACH_TURN: w.THIS_TURN,
    s.Span.EACH_MINION_PHASE: w.THIS_TURN,
    s.Span.EACH_COMBAT: w.THIS_COMBAT,
    s.Span.EACH_ROUND: w.THIS_ROUND,
    s.Span.EACH_ROUND_OF_COMBAT: w.THIS_ROUND,
    s.Span.EACH_ACTION: w.THIS_ACTION,
    s.Span.EACH_REFERENDUM: w.THIS_REFERENDUM,
}


@led.register
def _(lead: s.If | s.While, then: s.Statement, at: Scope) -> list[Ability]:
    if at.is_he:
        return of_him(lead, then, at)
    if isinstance(lead, s.If):
        phased = in_phase_if(lead.fact, then, at)
        if phased is not None:
            return phased
        if isinstance(then, s.Do) and not isinstance(then.deed, s.Pay):
            return by_state(lead.fact, then, at)
        guard = on_guard(lead, then)
        if guard is not None:
            return guard
        for of_moment in (when_blocked, about_to_leave, as_its_target, by_that_action, when_emptied):
            found = of_moment(lead.fact, then, at)
            if found is not None:
                return found
    then = of_its_subject(lead.fact, then)
    condition = state(lead.fact, at)
    himself = replace(at, is_he=at.is_he and is_about_him(lead.fact))
    return [provided(each, condition) for each in said(then, himself)]


def of_its_subject(fact: s.Fact, then: s.Statement) -> s.Statement:
    """ "While this Anarch is Gangrel, they get ...": he of whom it was said."""
    if isinstance(fact, s.Does) and isinstance(fact.who, s.This) and isinstance(then, s.Does | s.Can | s.Cannot):
        return replace(then, who=fact.who) if then.who == s.It() else then
    return then


def of_him(lead: s.If | s.While, then: s.Statement, at: Scope) -> list[Ability]:
    """In the text of a card of the crypt."""
    fact = lead.fact
    if isinstance(fact, s.Does) and isinstance(fact.deed, s.Timed) and len(fact.deed.when) == 1:
        return at_that_time(s.Does(fact.who, fact.deed.do), fact.deed.when[0], then, at)
    then = of_the_edge(fact, then)
    heard = befalls(fact, then, at) if isinstance(lead, s.If) else None
    if heard is not None:
        return heard
    himself = replace(at, is_he=at.is_he and is_about_him(fact))
    return [provided(each, state(fact, at)) for each in said(then, himself)]


def of_the_edge(fact: s.Fact, then: s.Statement) -> s.Statement:
    """ "If the Edge is not controlled, he can give you control of it ..."."""
    if fact == NO_EDGE and isinstance(then, s.CanAs) and then.deed == s.GiveControl(YOU, s.It()):
        return replace(then, deed=s.GainEdge())
    return then


def at_that_time(fact: s.Fact, when: s.Adverb, then: s.Statement, at: Scope) -> list[Ability]:
    """ "If he is ready during your unlock phase, ...", "... at the start of your influence phase"."""
    himself = replace(at, is_he=at.is_he and is_about_him(fact))
    if isinstance(when, s.DuringPhase) and not gets_in_phase(then):
        found = led(s.Meanwhile(when), then, himself)
    elif isinstance(when, s.DuringPhase | s.AtStartOf) and isinstance(when.whose, s.Your) and gets_in_phase(then):
        if when.next or when.phase not in (s.Phase.MASTER, s.Phase.INFLUENCE, s.Phase.DISCARD):
            raise unknown(when, "in play")
        found = said(then, himself)  # what she gets of a phase she gets as it begins
    else:
        raise unknown(when, "in play")
    return [provided(each, in_force(fact, at)) for each in found]


def gets_in_phase(then: s.Statement) -> bool:
    """Actions of a phase, or transfers."""
    if not isinstance(then, s.Does) or then.who != YOU or not isinstance(then.deed, s.Get):
        return False
    what = then.deed.what
    return isinstance(what, s.MasterActions) or (
        isinstance(what, s.Bonus | s.AdditionalBoon) and what.stat in OF_PHASES
    )


OF_PHASES: Final = (s.Stat.TRANSFER, s.Stat.MASTER_PHASE_ACTION, s.Stat.DISCARD_PHASE_ACTION)


@led.register
def _(lead: s.AsEither, then: s.Statement, at: Scope) -> list[Ability]:
    if lead != NEW_CONTROLLER:
        raise unknown(lead, "in play")
    return choice_by_controller(then, at)


@led.register
def _(lead: s.OnceDuring, then: s.Statement, at: Scope) -> list[Ability]:
    """ "Once during your turn, ...": as "during your turn" (reading 56)."""
    return led(s.Meanwhile(s.DuringPhase(lead.whose, False, lead.phase)), then, at)


@led.register
def _(lead: s.As, then: s.Statement, at: Scope) -> list[Ability]:
    """ "As he enters play, you can ..."."""
    found = befalls(lead.fact, then, at) if at.is_he else None
    if found is None or not isinstance(lead.fact, s.Does) or not isinstance(lead.fact.deed, s.EnterPlay):
        raise unknown(lead.fact, "that happens")
    return found


@led.register
def _(lead: s.When, then: s.Statement, at: Scope) -> list[Ability]:
    found = as_equipped(lead.fact, then) or befalls(lead.fact, then, at)
    if found is None:
        raise unknown(lead.fact, "that happens")
    return found


@led.register
def _(lead: s.AfterDoingLead, then: s.Statement, at: Scope) -> list[Ability]:
    return unlocked_after(lead, then, at)


def is_about_him(fact: s.Fact) -> bool:
    """Of whom alone a condition speaks, so that "he" is still the one."""
    return (
        isinstance(fact, s.Does)
        and isinstance(fact.who, s.Self | s.It)
        and isinstance(fact.deed, s.Be | s.HaveTitle | s.Have)
    )


@led.register
def _(lead: s.Once, then: s.Statement, at: Scope) -> list[Ability]:
    """ "Once each action, he can ..."."""
    if lead.span not in ONCE_IN:
        raise unknown(lead.span, "once")
    if lead.span == s.Span.EACH_COMBAT and isinstance(then, s.Can) and isinstance(then.deed, s.PreventOr):
        if is_you(then.who, at):
            raise unknown(then.who, "prevented")
        return prevented_in_parts(then.deed)
    return [once_in(ONCE_IN[lead.span], each) for each in said(then, at)]


@led.register
def _(lead: s.OnceWhen, then: s.Statement, at: Scope) -> list[Ability]:
    """ "Once each turn during a bleed against you, ..."."""
    if lead.span not in ONCE_IN:
        raise unknown(lead.span, "once")
    return [once_in(ONCE_IN[lead.span], each) for each in led(s.Meanwhile(lead.adverb), then, at)]


def once_in(span: int, ability: Ability) -> Ability:
    if not isinstance(ability, MayUse):
        raise unknown(ability, "once")
    return replace(ability, once=span)
