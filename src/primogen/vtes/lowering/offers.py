"""What one may do with a card in play, for a price: "you can lock this card to ...", and when."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import OneOf, Pay
from primogen.kernel.effects import Condition, Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.cards import redirects
from primogen.vtes.language.circumstances import ActionAmong
from primogen.vtes.language.sentences import OFTEN, MayUse
from primogen.vtes.language.verbs_action import Intercept, Stealth
from primogen.vtes.language.verbs_combat import moments_of
from primogen.vtes.language.verbs_seats import YourTurn
from primogen.vtes.lowering.afterwards import after
from primogen.vtes.lowering.cancelling import cancels
from primogen.vtes.lowering.costs import deeds
from primogen.vtes.lowering.seats import changed
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.lowering.windows import Usability, of_adverb
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import AGGRAVATED_HANDS, BLEED, INTERCEPT, STEALTH, VOTES

IN_PHASE: Final = {
    s.Phase.UNLOCK: w.UNTAP_PHASE,
    s.Phase.MASTER: w.MASTER_PHASE,
    s.Phase.MINION: w.MINION_PHASE,
    s.Phase.INFLUENCE: w.INFLUENCE_PHASE,
    s.Phase.DISCARD: w.DISCARD_PHASE,
}
AN_ACTION: Final = s.DuringWhat(s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), ())))
THOUGH_LOCKED: Final = s.EvenIf(s.Does(s.It(), s.Be(s.State.LOCKED)))
AT_ANY_TIME: Final = (
    w.UNTAP_PHASE | w.MASTER_PHASE | w.MINION_PHASE | w.INFLUENCE_PHASE | w.DISCARD_PHASE | w.ACTION_MOMENTS
) | (w.AFTER_ACTION | w.WHEN_BLOCKED | w.BEFORE_RANGE | w.END_OF_ROUND | w.BEFORE_VOTES | w.POLLING)
WHO_ACTS: Final = s.The(s.Role.ACTING, s.Common(s.Word.MINION))
BY_THING: Final = {
    s.Thing.TRANSFER: w.INFLUENCE_PHASE,
    s.Thing.MASTER_PHASE_ACTION: w.MASTER_PHASE,
    s.Thing.DISCARD_PHASE_ACTION: w.DISCARD_PHASE,
}


def offered(deed: s.Pay, at: Scope, also: Usability | None = None, once: int = OFTEN) -> list[Ability]:
    """As often as one can pay, at the moments that the price names, or else those of the effect."""
    paid = deeds(deed.cost)
    when = also or Usability()
    for each in paid:
        when = when.also(timed(each, at))
    cost = untimed(paid)
    then = text([s.Do(s.Pay(cost, of_who_did_it(paid, deed.effect)))], at)
    return in_use(then, once, when.moments, when.only_if)


def in_use(then: Effect, once: int, moments: int = 0, only_if: Condition | None = None) -> list[Ability]:
    """At the moments of its effect, or else at any."""
    own = moments_of(then) or moments_for(then)
    if then.gives(AGGRAVATED_HANDS):
        own |= w.BEFORE_STRIKE  # until strikes are resolved: reading 59
    when = moments if moments and own == AT_ANY_TIME else own & (moments or own)
    if not when:
        raise unknown(then, "at another moment")
    return [MayUse(when, then if only_if is None else If(only_if, then), once)]


def moments_for(then: Effect) -> int:
    if cancels(then):
        return w.AS_PLAYED
    if redirects(then):
        return w.AFTER_BLOCKS
    if isinstance(then, Pay) and isinstance(then.effect, OneOf):  # each at its own moments
        return reduce(or_, map(moments_for, then.effect.effects))
    if then.gives(STEALTH) or then.gives(INTERCEPT):
        return w.ACTION_MOMENTS if is_free(then) else w.ATTEMPT
    if then.gives(BLEED):
        return w.ACTION_MOMENTS
    if then.gives(VOTES):
        return w.POLLING
    return AT_ANY_TIME


def is_free(then: Effect) -> bool:
    """ "Even if stealth is not yet needed"."""
    if isinstance(then, Stealth | Intercept):
        return then.is_free == 1
    return any(map(is_free, then.parts()))


def of_who_did_it(paid: list[s.Deed | s.Statement], then: s.Run) -> s.Run:
    """ "As a vampire announces an action, ... that vampire", "after an Anarch hunts, ... that Anarch": who acts."""
    for each in paid:
        for when in each.when if isinstance(each, s.Timed) else ():
            if isinstance(when, s.AsTheyDo | s.AfterFact) and isinstance(when.fact, s.Does):
                if isinstance(when.fact.who, s.Some) and isinstance(when.fact.who.kind.cores, s.Only):
                    core = when.fact.who.kind.cores.core
                    return changed(then, dict.fromkeys((s.That(core), s.That(s.Core((), core.noun))), WHO_ACTS))
    return then


def timed(deed: s.Deed | s.Statement, at: Scope) -> Usability:
    """When a part of the price may be paid."""
    found = Usability()
    if isinstance(deed, s.Timed):
        for adverb in deed.when:
            found = found.also(done_before(adverb.fact, at) if isinstance(adverb, s.AfterFact) else moment(adverb))
    if isinstance(deed, s.UseThings) and deed.what.thing in BY_THING:
        return Usability(BY_THING[deed.what.thing])
    return found


def done_before(fact: s.Fact, at: Scope) -> Usability:
    """ "After an Anarch successfully hunts": reading 58."""
    return Usability(w.AFTER_ACTION, after(fact, at))


def moment(adverb: s.Adverb) -> Usability:
    if isinstance(adverb, s.DuringPhase):
        if not isinstance(adverb.whose, s.Your) or adverb.next or adverb.phase not in IN_PHASE:
            raise unknown(adverb, "as a time to pay")
        return in_own(adverb.phase)
    if adverb == AN_ACTION:
        return Usability(w.DURING_ACTION)
    if adverb == s.During(s.Span.POLLING_OF_ACTION):
        return Usability(w.POLLING, ActionAmong((w.POLITICS,)))  # a card of the hand cannot be played in another
    if adverb == THOUGH_LOCKED:
        return Usability()
    return of_adverb(adverb)


def in_own(phase: s.Phase) -> Usability:
    """One's own phase; of the minion phase, also in the middle of an action."""
    if phase == s.Phase.MINION:
        return Usability(w.ALL_MINION_PHASE, YourTurn())
    return Usability(IN_PHASE[phase])


def untimed(paid: list[s.Deed | s.Statement]) -> s.Run:
    """The same price without its times."""
    plain = [each.do if isinstance(each, s.Timed) else each for each in paid]
    cost: s.Run | None = None
    for each in reversed(plain):
        if not isinstance(each, s.Piece):
            raise unknown(each, "as a cost")
        cost = each if cost is None else s.Then(each, cost)
    assert cost is not None
    return cost
