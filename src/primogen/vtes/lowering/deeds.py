"""Deeds: what a text does when it is carried out, each by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import OneOf, Pay, Target, UpTo
from primogen.kernel.effects import Condition, Effect, ForEach, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language import verbs_crypt as vy
from primogen.vtes.language.amounts import BloodLostBy, Fixed
from primogen.vtes.language.circumstances import acts
from primogen.vtes.language.conditions import BledThisAction
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import (
    BLOCKER,
    THAT,
    THIS,
    THIS_CARD,
    YOU,
)
from primogen.vtes.language.traits import NotThis
from primogen.vtes.language.verbs_card import AddCounters, BurnOthersOn
from primogen.vtes.language.verbs_combat import ForAWhile, StrengthOf
from primogen.vtes.language.verbs_hand import RemoveFromGame
from primogen.vtes.language.verbs_people import ChangeSect, SendToTorpor
from primogen.vtes.language.verbs_votes import Margin
from primogen.vtes.lowering.aftermath import afterwards, damage_later, inflict
from primogen.vtes.lowering.amounts import how_much, signed
from primogen.vtes.lowering.attached import is_of_hand
from primogen.vtes.lowering.boons import boon, in_order
from primogen.vtes.lowering.bought_by_x import bought_by_x
from primogen.vtes.lowering.conditions import of_himself
from primogen.vtes.lowering.corrupting import reached
from primogen.vtes.lowering.costs import deeds, price
from primogen.vtes.lowering.entering import of_its_combat
from primogen.vtes.lowering.fighting import SPANS as IN_COMBAT
from primogen.vtes.lowering.fighting import another_strike, is_of_hand_strikes, lasting, more_presses, timed
from primogen.vtes.lowering.hands import larger_hand
from primogen.vtes.lowering.hindering import HAVE_IT_FAIL, IT_FAILS, attempt_fails, cannot, less_intercept
from primogen.vtes.lowering.nouns import sect_called
from primogen.vtes.lowering.others_deeds import of_another
from primogen.vtes.lowering.own_votes import her_votes
from primogen.vtes.lowering.reacting import (
    is_of_the_combat,
    not_again,
    of_others,
    out_of_time,
    takes_part,
    unless_he_blocked,
    waiting,
)
from primogen.vtes.lowering.recruiting import taken_on, taken_on_now
from primogen.vtes.lowering.striking import bare_move, either_of, prevention, prevention_with, strike_with
from primogen.vtes.lowering.succeeding import failing
from primogen.vtes.lowering.superlatives import one_of_the_oldest, unlocked
from primogen.vtes.lowering.texts import BY_VOTES, effect, lowered, one_of, text
from primogen.vtes.lowering.two_targets import removed_for_another
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_choice, of_kind, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import AGGRAVATED_HANDS, STEALTH, STRENGTH
from primogen.vtes.rules.topics import BLEED as BLEED_BY

YOURSELF: Final = s.TheThing(s.Definite.YOU)
VAMPIRES: Final = s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.VAMPIRE))), ()))
BLEED = s.The(s.Role.PLAIN, s.Common(s.Word.BLEED))
SO: Final[dict[s.Fact, Condition]] = {
    s.Does(BLEED, s.Be(s.State.SUCCESSFUL_FOR_ONE)): BledThisAction(),
    s.Does(BLEED, s.Be(s.State.SUCCESSFUL)): BledThisAction(),
    s.Was(BLEED, s.State.SUCCESSFUL): BledThisAction(),
}
NOT_UNLOCKED: Final = s.DoesNot(s.It(), s.Timed(s.UnlockAsNormal(), (s.DuringPhase(s.Their(), True, s.Phase.UNLOCK),)))
SPANS: Final[dict[s.Adverb, int]] = {
    **IN_COMBAT,
    s.Bare(s.Span.THAT_COMBAT): w.THIS_COMBAT,
    s.Bare(s.Span.THAT_ROUND): w.THIS_ROUND,
    s.For(s.Span.CURRENT_ROUND): w.THIS_ROUND,
}
AS_IT_IS: Final = (s.Bare(s.Span.THIS_ACTION), s.Bare(s.Span.THAT_ACTION), s.During(s.Span.THAT_ACTION))
GOES: Final = (RemoveFromGame(THIS), vc.Burn(THIS))
OTHER_CONDEMNATIONS: Final = s.All(
    s.ManyQuantifier.ALL,
    s.Kind(
        s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.CardOf(s.CardType.CONDEMNATION))),
        (s.On(s.This(s.Core((), s.Common(s.Word.MINION)))),),
    ),
)
AT_END_OF_TURN: Final = (s.At(s.Moment.END_OF_TURN),)
NOW: Final = (s.For(s.Span.CURRENT_ACTION), *AS_IT_IS)


@effect.register
def _(deed: s.Gets, at: Scope) -> Effect:
    if isinstance(deed.what, s.ExtraStrike):
        return another_strike(deed.what)
    if at.in_combat and isinstance(deed.what, s.Extra | s.ExtraThis):
        return more_presses(deed.what)
    return boon(deed.what)


@effect.register
def _(deed: s.Get, at: Scope) -> Effect:
    """Of one who stands in play, stealth and bleed only when it is he who acts."""
    if isinstance(deed.what, s.OneOf):
        return OneOf((effect(s.Get(deed.what.first), at), effect(s.Get(deed.what.second), at)))
    given = boon(deed.what)
    if at.stands and at.is_minion and (given.gives(STEALTH) or given.gives(BLEED_BY)):
        return If(acts, given)
    return given


@effect.register
def _(deed: s.Uses, at: Scope) -> Effect:
    return bare_move(deed.what, deed.extra)


@effect.register
def _(clause: s.UsesOr, at: Scope) -> Effect:
    return either_of(text([clause.first], at), text([clause.second], at))


@effect.register
def _(clause: s.Also, at: Scope) -> Effect:
    if clause != IT_FAILS:
        raise unknown(clause)
    return attempt_fails(at)


@effect.register
def _(deed: s.HaveHappen, at: Scope) -> Effect:
    if deed != HAVE_IT_FAIL:
        raise unknown(deed)
    return attempt_fails(at)


@effect.register
def _(fact: s.Cannot, at: Scope) -> Effect:
    return of_its_combat(fact, at) or not_again(fact, at) or lasting(fact, at) or cannot(fact, at)


@effect.register
def _(deed: s.PreventWith, at: Scope) -> Effect:
    return prevention_with(deed)


@effect.register
def _(deed: s.GainEqual, at: Scope) -> Effect:
    """ "... blood equal to the amount lost by the opposing vampire to damage this round"."""
    if deed.thing != s.Thing.BLOOD or not isinstance(deed.to, s.LostToDamage) or not deed.to.round:
        raise unknown(deed.to)
    return vc.GainBlood(BloodLostBy(ref(deed.to.who, at)), THIS)


@effect.register
def _(deed: s.StrikeWith, at: Scope) -> Effect:
    return strike_with(deed)


@effect.register
def _(deed: s.Prevent, at: Scope) -> Effect:
    return prevention(deed)


@effect.register
def _(deed: s.Gain, at: Scope) -> Effect:
    if deed.what == BY_VOTES:
        return vc.GainBlood(Margin(), THIS)
    if deed.what.thing == s.Thing.VOTE:
        return va.GainVotes(how_much(deed.what, s.Thing.VOTE))
    if deed.what.thing == s.Thing.POOL:
        return vc.GainPool(Fixed(how_much(deed.what, s.Thing.POOL)), YOU)
    return vc.GainBlood(Fixed(how_much(deed.what, s.Thing.BLOOD, s.Thing.LIFE)), THIS)


@effect.register
def _(deed: s.Add, at: Scope) -> Effect:
    if deed.what.thing == s.Thing.COUNTER and not isinstance(deed.to, s.Some) and ref(deed.to, at) == THIS_CARD:
        return AddCounters(Fixed(how_much(deed.what, s.Thing.COUNTER)))
    return vc.GainBlood(Fixed(how_much(deed.what, s.Thing.BLOOD, s.Thing.LIFE)), one_of(deed.to, at))


@effect.register
def _(deed: s.Lock, at: Scope) -> Effect:
    if deed.who == s.It() and at.has_chosen and not at.is_he:
        return va.Tap(THAT)
    if isinstance(deed.who, s.Several) and isinstance(deed.who.amount, s.UpTo):
        return UpTo(Fixed(deed.who.amount.number), of_kind(deed.who.kind), va.Tap(THAT))
    if isinstance(deed.who, s.OneOfThem):
        return Target(unlocked(one_of_the_oldest(deed.who)), va.Tap(THAT))
    return va.Tap(one_of(deed.who, at))


@effect.register
def _(deed: s.Unlock, at: Scope) -> Effect:
    if isinstance(deed.who, s.All) and deed.who.quantifier == s.ManyQuantifier.ALL:
        return ForEach(of_kind(deed.who.kind), va.Untap(THAT))
    return va.Untap(one_of(deed.who, at))


@effect.register
def _(deed: s.Stun, at: Scope) -> Effect:
    """Locked, and not unlocked as normal the next time."""
    who = one_of(deed.who, at)
    return in_order([va.Tap(who), va.DoNotUntapNext(who)])


@effect.register
def _(deed: s.LockOrUnlock, at: Scope) -> Effect:
    return OneOf((va.Tap(one_of(deed.who, at)), va.Untap(one_of(deed.who, at))))


@effect.register
def _(deed: s.MakeSect, at: Scope) -> Effect:
    return ChangeSect(one_of(deed.who, at), sect_called(deed.sect.name))


@effect.register
def _(deed: s.EitherOr, at: Scope) -> Effect:
    return OneOf((text([s.Do(deed.first)], at), text([s.Do(deed.rest)], at)))


@effect.register
def _(deed: s.UnlockSelf, at: Scope) -> Effect:
    return va.Untap(THIS)


@effect.register
def _(deed: s.MakeUnblockable, at: Scope) -> Effect:
    if deed.what != s.That(s.Core((), s.Common(s.Word.ACTION))) or deed.by != VAMPIRES:
        raise unknown(deed.by, "who cannot block")
    return va.NotByVampires()


@effect.register
def _(deed: s.Wake, at: Scope) -> Effect:
    return va.Wake()


@effect.register
def _(deed: s.BurnCard, at: Scope) -> Effect:
    if deed.who == OTHER_CONDEMNATIONS:
        return BurnOthersOn(w.CONDEMNATION, THAT if at.has_chosen else THIS)
    return vc.Burn(one_of(deed.who, at))


@effect.register
def _(clause: s.GetsWhen, at: Scope) -> Effect:
    """ "+1 stealth, even if stealth is not yet needed"."""
    found = boon(clause.what)
    if isinstance(found, va.Stealth) and clause.when == (s.NotYetNeeded(True),):
        return va.Stealth(found.number, is_free=1)
    if isinstance(found, va.Intercept) and clause.when == (s.NotYetNeeded(False),):
        return va.Intercept(found.number, is_free=1)
    raise unknown(clause.when[0], "of an effect")


@effect.register
def _(deed: s.PutInPlay, at: Scope) -> Effect:
    if ref(deed.card, at) != THIS_CARD:
        raise unknown(deed.card, "put in play")
    if deed.what is None:
        return vc.PutInPlay()
    return in_order([vc.PutInPlay(), AddCounters(Fixed(how_much(deed.what, s.Thing.COUNTER)))])


@effect.register
def _(deed: s.PutOn, at: Scope) -> Effect:
    if ref(deed.card, at) != THIS_CARD:
        raise unknown(deed.card, "put on something")
    on = vc.PutOn(one_of(deed.on, at))
    return in_order([on, va.Tap(THIS_CARD)]) if deed.locked else on


@effect.register
def _(deed: s.Employ | s.EquipWith, at: Scope) -> Effect:
    return taken_on_now(deed, at)


@effect.register
def _(deed: s.TakeDamage, at: Scope) -> Effect:
    return inflict(deed.hurt, THIS)


@effect.register
def _(deed: s.SendToTorpor, at: Scope) -> Effect:
    return SendToTorpor(ref(deed.who, at))


@effect.register
def _(deed: s.GainEdge, at: Scope) -> Effect:
    return vy.GainEdge()


# ---- what costs something, lasts for a while, or depends


@effect.register
def _(deed: s.Pay, at: Scope) -> Effect:
    """ "Burn 1 blood to ..."."""
    by_itself = bought_by_x(deed) or removed_for_another(deed, at)
    if by_itself is not None:
        return by_itself
    then = deeds(deed.effect)
    if isinstance(deed.cost, s.BurnCard) and is_choice(deed.cost.who) and not is_of_hand(deed.cost.who):
        return lowered(deed.cost, then, at)
    cost, effect_of = price(deed.cost, at), lowered(then[0], then[1:], at)
    if cost in GOES and isinstance(effect_of, Target) and isinstance(effect_of.among, Group):
        among = effect_of.among  # he is gone by then
        effect_of = replace(effect_of, among=replace(among, traits=(*among.traits, NotThis())))
    return Pay(cost, effect_of)


@effect.register
def _(deed: s.Timed, at: Scope) -> Effect:
    """ "... this combat", "... this round"."""
    early = (
        larger_hand(deed) or out_of_time(deed, at) or timed(deed, at) or damage_later(THIS, deed) or her_votes(deed, at)
    )
    if early is not None:
        return early
    if deed.when == AT_END_OF_TURN:
        return Later(w.END_OF_TURN, effect(deed.do, at), suffices=1)
    if len(deed.when) == 1 and deed.when[0] in NOW and isinstance(deed.do, s.Get | s.Give):
        return effect(deed.do, at)
    if len(deed.when) != 1 or deed.when[0] not in SPANS:
        raise unknown(deed.when[0], "of an effect")
    if isinstance(deed.do, s.MakeAggravated) and is_of_hand_strikes(deed.do.what, at):
        return ForAWhile(AGGRAVATED_HANDS, 1, SPANS[deed.when[0]])
    until = SPANS[deed.when[0]]
    if isinstance(deed.do, s.GetStrength) and until == w.THIS_COMBAT:
        return StrengthOf(deed.do.number)
    if isinstance(deed.do, s.Get) and isinstance(deed.do.what, s.Bonus):
        bonus = deed.do.what
        if bonus.stat == s.Stat.STRENGTH and bonus.per is None and not bonus.limited:
            return ForAWhile(STRENGTH, signed(bonus.amount), until)
    raise unknown(deed.do, "for a while")


@effect.register
def _(fact: s.Does, at: Scope) -> Effect:
    said_elsewhere = taken_on(fact, at) or of_others(fact, at) or lasting(fact, at) or of_another(fact, at)
    if said_elsewhere is not None:
        return said_elsewhere
    if isinstance(fact.deed, s.GainToFull):
        return vc.FillUp(ref(fact.who, at))
    larger = larger_hand(fact.deed) if isinstance(fact.deed, s.Timed) and fact.who == YOURSELF else None
    if larger is not None:
        return larger
    if isinstance(fact.deed, s.Gain) and fact.who == YOURSELF:
        return vc.GainPool(Fixed(how_much(fact.deed.what, s.Thing.POOL)), YOU)
    if isinstance(fact.deed, s.Get) and not isinstance(fact.who, s.All) and ref(fact.who, at) == BLOCKER:
        return less_intercept(fact.deed.what, BLOCKER)
    if is_of_hand_strikes(fact.who, at) and isinstance(fact.deed, s.Timed):
        if fact.deed.do == s.Be(s.State.AGGRAVATED) and len(fact.deed.when) == 1 and fact.deed.when[0] in SPANS:
            return ForAWhile(AGGRAVATED_HANDS, 1, SPANS[fact.deed.when[0]])
    raise unknown(fact.deed, "of another")


@effect.register
def _(clause: s.Led, at: Scope) -> Effect:
    waits = reached(clause, at) or waiting(clause, at) or afterwards(clause, at) or lasting(clause, at)
    waits = waits or failing(clause)
    if waits is not None:
        return waits
    if isinstance(clause.lead, s.If) and clause.lead.fact in SO:
        return If(SO[clause.lead.fact], text([clause.then], at))
    if isinstance(clause.lead, s.If) and clause.then == NOT_UNLOCKED:
        return If(of_himself(clause.lead.fact, at), va.DoNotUntapNext(THIS))
    raise unknown(clause.lead, "as an effect")


@effect.register
def _(clause: s.OnlyIf, at: Scope) -> Effect:
    if clause.fact in SO:
        return If(SO[clause.fact], text([clause.then], at))
    later = unless_he_blocked(clause, at)
    if later is not None:
        return later
    if takes_part(clause.fact) and (is_of_the_combat(clause.then) or isinstance(clause.then, s.GetsWith)):
        return text([clause.then], at)
    raise unknown(clause.fact, "as a condition")
