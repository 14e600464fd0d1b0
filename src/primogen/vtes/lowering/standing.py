"""What a card in play says: values, effects one may use, actions it allows, what happens in a phase."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.circumstances import FirstRound, HowMany
from primogen.vtes.language.conditions import bleeding, bleeding_you, directed_at_you
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.sentences import (
    OFTEN,
    CostsYou,
    MayUse,
    OfGroup,
    OfMethuselah,
    Static,
)
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.lowering.anybody import by_others
from primogen.vtes.lowering.attempting import attempt_by_some
from primogen.vtes.lowering.barring import barred, costs, dearer_at_him, must_pay
from primogen.vtes.lowering.bearers import of_bearer, so_far
from primogen.vtes.lowering.circumstances import circumstance, everybody, of_others
from primogen.vtes.lowering.fighting import is_of_hand_strikes
from primogen.vtes.lowering.gear import strike_only
from primogen.vtes.lowering.joining import joined
from primogen.vtes.lowering.moves import move_each_combat, once_in_combat
from primogen.vtes.lowering.nouns import discipline_called, stat_of
from primogen.vtes.lowering.offers import in_use, offered
from primogen.vtes.lowering.offices import larger_holder
from primogen.vtes.lowering.once_by_name import once_each_turn
from primogen.vtes.lowering.striking import prevention, strike_with
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.voting import once_tallied, when_voting
from primogen.vtes.lowering.whiles import provided, state
from primogen.vtes.lowering.who import Scope, of_kind, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import (
    AGGRAVATED_HANDS,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CANNOT_HAVE_EQUIPMENT,
    CANNOT_USE_EQUIPMENT,
    HAND_SIZE,
    MASTER_ACTIONS,
    MORE_DISCARDS,
    MORE_TRANSFERS,
    MUST_CONTINUE,
    OPTIONAL_MANEUVERS,
    OPTIONAL_PRESSES,
    SUPERIOR,
    TWO_MASTER_ACTIONS,
)

FIRST_ROUND: Final = (
    s.During(s.Span.FIRST_ROUND),
    s.During(s.Span.FIRST_ROUND_SHORT),
    s.OnActions(s.Span.FIRST_ROUND),
    s.InSpan(s.Span.FIRST_ROUND),
)
A_CARD: Final = s.Only(s.Core((), s.Common(s.Word.CARD)))
FOR_ALL: Final = (s.Stat.BLEED, s.Stat.HUNT, s.Stat.STRENGTH, s.Stat.INTERCEPT, s.Stat.STEALTH, s.Stat.VOTE)
YOU: Final = s.TheThing(s.Definite.YOU)
EQUIPMENT: Final = s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.EQUIPMENT))), ()))
BEARER: Final = (s.TheThing(s.Definite.BEARER), s.TheThing(s.Definite.EMPLOYER))
OF_SEATS: Final = {
    s.Stat.HAND_SIZE: HAND_SIZE,
    s.Stat.TRANSFER: MORE_TRANSFERS,
    s.Stat.MASTER_PHASE_ACTION: MASTER_ACTIONS,
    s.Stat.DISCARD_PHASE_ACTION: MORE_DISCARDS,
}
BLEED_ACTIONS: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.BLEED_ACTION))), (s.DirectedAt(YOU),))
ACTIONS: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), (s.DirectedAt(YOU),))
WHILE: Final[dict[s.Adverb, Condition]] = {
    s.During(s.Span.BLEED_ACTIONS): bleeding,
    s.DuringWhat(s.All(s.ManyQuantifier.GENERIC, BLEED_ACTIONS)): bleeding_you,
    s.DuringWhat(s.All(s.ManyQuantifier.GENERIC, ACTIONS)): directed_at_you,
}


OPTIONAL: Final = {s.Move.MANEUVER: OPTIONAL_MANEUVERS, s.Move.PRESS: OPTIONAL_PRESSES}
COSTS: Final = (s.CostLess, s.CostMore, s.CostSigned, s.CostSignedEquip, s.CostMoreItself, s.CostSignedItself)
HIMSELF: Final[dict[s.Deed, tuple[int, ...]]] = {
    s.Block(None): (CANNOT_BLOCK,),
    s.Act(): (CANNOT_ACT,),
    s.HaveOrUse(EQUIPMENT): (CANNOT_USE_EQUIPMENT, CANNOT_HAVE_EQUIPMENT),
}
LEVELS: Final = (s.GainLevel, s.GetSuperior, s.HaveDiscipline)


def abilities(standing: tuple[s.Sentence, ...], at: Scope) -> tuple[Ability, ...]:
    at = replace(at, stands=True)
    found: list[Ability] = []
    for sentence in joined(standing):
        if isinstance(sentence, s.OnlyBurnWith):
            found = once_each_turn(sentence, found)
        else:
            found += told(sentence, at)
    return tuple(found)


def told(sentence: s.Node, at: Scope) -> list[Ability]:
    """ "This Ravnos gets ..." is said of the bearer, while he is one."""
    plain, asked = of_bearer(sentence)
    return so_far(said(plain, at), asked)


@singledispatch
def said(sentence: s.Node, at: Scope) -> list[Ability]:
    raise unknown(sentence, "in play")


@said.register
def _(sentence: s.Gets, at: Scope) -> list[Ability]:
    return given(sentence.what, is_yours=not at.is_minion)


@said.register
def _(sentence: s.Does, at: Scope) -> list[Ability]:
    deed = sentence.deed
    if isinstance(sentence.who, s.DamageFrom):
        return aggravated_hands(sentence.who, deed, at)
    if (
        isinstance(deed, s.Timed)
        and isinstance(deed.do, s.Get)
        and len(deed.when) == 1
        and not isinstance(deed.when[0], s.AfterFact)
        and (isinstance(sentence.who, s.All) or not is_you(sentence.who, at))
    ):
        if isinstance(sentence.who, s.All):
            only = while_they(deed.do.what, deed.when[0], at)
            return [provided(each, only) for each in of_all(deed.do.what, everybody(sentence.who, at))]
        if isinstance(deed.do.what, s.Extra) and deed.when[0] in FIRST_ROUND:
            return [provided(each, FirstRound()) for each in given(once_in_combat(deed.do.what), is_yours=False)]
        return [conditional(ability, deed.when[0], at) for ability in given(deed.do.what, is_yours=False)]
    if isinstance(deed, s.CostSigned) and isinstance(sentence.who, s.All) and deed.who == YOU:
        return [costs_you(sentence.who.kind, deed)]
    if isinstance(deed, s.Timed) and len(deed.when) == 1 and isinstance(deed.when[0], s.AfterFact):
        return led(s.AfterThat(deed.when[0].fact), s.Does(sentence.who, deed.do), at)
    if isinstance(deed, s.GetThen) and sentence.who == YOU:  # what she gets of a phase she gets as it begins
        return [*given(deed.first, is_yours=True), *given(deed.second, is_yours=True)]
    if isinstance(deed, s.Timed) and isinstance(deed.do, COSTS) and len(deed.when) == 1:
        if isinstance(deed.when[0], s.WhileFact):
            return [provided(each, state(deed.when[0].fact, at)) for each in costs(sentence.who, deed.do, at)]
    if isinstance(deed, s.CostMoreItself) and not isinstance(sentence.who, s.Doing):
        return [dearer_at_him(sentence.who, deed, at)]
    if isinstance(deed, COSTS):
        return costs(sentence.who, deed, at)
    if isinstance(deed, LEVELS) and not is_you(sentence.who, at):
        return [of_level(deed)]
    if isinstance(deed, s.HaveBonus) and not is_you(sentence.who, at):
        return given(deed.what, is_yours=False)
    if isinstance(deed, s.Timed) and deed.when == (s.OnceTallied(),):
        return once_tallied(sentence.who, deed.do, at)
    if isinstance(deed, s.Timed) and len(deed.when) == 1 and isinstance(deed.when[0], s.DuringPhase):
        return in_their_phase(deed.when[0], sentence.who, deed.do, at)
    if not isinstance(deed, s.Get) or isinstance(sentence.who, s.ControllerOf):
        return said_of(deed, sentence.who, at)
    if isinstance(sentence.who, s.All):
        return of_all(deed.what, everybody(sentence.who, at))
    return given(deed.what, is_yours=is_you(sentence.who, at))


@singledispatch
def said_of(deed: s.Node, who: s.Who, at: Scope) -> list[Ability]:
    """What somebody does, or is, as long as the card lies there."""
    raise unknown(deed, "in play")


@singledispatch
def in_their_phase(phase: s.Node, who: s.Who, deed: s.Simple, at: Scope) -> list[Ability]:
    """ "A Methuselah not controlling ... burns 1 pool during their unlock phase"."""
    raise unknown(phase, "in play")


def of_level(deed: s.Deed) -> Ability:
    """ "Gains 1 level of ...", "has superior ...": of a Discipline there is no more than that."""
    if isinstance(deed, s.GainLevel):
        return Static(Fixed(1), discipline_called(deed.discipline.name))
    if isinstance(deed, s.GetSuperior) or (isinstance(deed, s.HaveDiscipline) and deed.superior):
        return Static(Fixed(SUPERIOR), discipline_called(deed.discipline.name))
    raise unknown(deed, "in play")


def costs_you(kind: s.Kind, deed: s.CostSigned) -> Ability:
    """ "Cards named so cost you +1 pool to play"."""
    named = kind.posts[0] if len(kind.posts) == 1 else None
    if kind.cores != A_CARD or not isinstance(named, s.CalledName) or deed.who != YOU or deed.thing != s.Thing.POOL:
        raise unknown(deed, "in play")
    return CostsYou(named.card.name, signed(deed.amount))


def of_all(what: s.Boon, who: Group) -> list[Ability]:
    if isinstance(what, s.Both):
        return [*of_all(what.first, who), *of_all(what.second, who)]
    if isinstance(what, s.ExtraEach) and what.optional and what.limit is None and what.move in OPTIONAL:
        return [OfGroup(Fixed(what.number), OPTIONAL[what.move], who)]
    if not isinstance(what, s.Bonus) or what.per is not None or what.limited or what.stat not in FOR_ALL:
        raise unknown(what, "of all of them")
    number = signed(what.amount)
    return [OfGroup(Fixed(number), stat_of(what.stat), who)]


def while_they(what: s.Boon, when: s.Adverb, at: Scope) -> Condition:
    """Intercept "against vampires" is that of whoever attempts to block one."""
    if isinstance(what, s.Bonus) and what.stat == s.Stat.INTERCEPT and isinstance(when, s.AgainstWhom):
        return circumstance(when, at)
    return of_others(when, at)


def conditional(ability: Ability, when: s.Adverb, at: Scope) -> Ability:
    """ "+1 intercept during bleed actions"."""
    if not isinstance(ability, Static):
        raise unknown(when, "in play")
    if isinstance(when, s.WhenDoing) and isinstance(when.deed, s.CastVotes):
        return when_voting(ability, when.deed, at)
    return provided(ability, WHILE[when] if when in WHILE else circumstance(when, at))


def is_you(who: s.Who, at: Scope) -> bool:
    """Whose value it is: yours, or that of the minion whose text it is or who bears the card."""
    if who == YOU:
        return True
    if who in BEARER or ref(who, at) == THIS:
        return False
    raise unknown(who, "in play")


def given(what: s.Boon, is_yours: bool) -> list[Ability]:
    if isinstance(what, s.Both):
        first, second = what.first, what.second
        if isinstance(first, s.Extra) and isinstance(second, s.ExtraEach):  # "each combat" of both
            first = s.ExtraEach(first.number, first.optional, first.move, first.limit)
        return [*given(first, is_yours), *given(second, is_yours)]
    if isinstance(what, s.Bonus):
        return [of_value(what, is_yours)]
    if isinstance(what, s.LevelBonus) and not is_yours:
        return [Static(Fixed(signed(what.amount)), discipline_called(what.discipline.name))]
    if isinstance(what, s.MandatoryPress) and not is_yours:
        return [Static(Fixed(1), MUST_CONTINUE)]
    if isinstance(what, s.ExtraEach) and not is_yours:
        return [move_each_combat(what)]
    if isinstance(what, s.AdditionalBoon):
        return given(s.Bonus(s.More(s.Plus(f"+{what.number}")), what.stat, False, what.per), is_yours)
    if isinstance(what, s.MasterActions) and is_yours and what.number == 2 and what.instead:
        return [OfMethuselah(Fixed(1), TWO_MASTER_ACTIONS)]
    raise unknown(what, "in play")


def of_value(what: s.Bonus, is_yours: bool) -> Ability:
    if what.limited:
        raise unknown(what, "in play")
    number = Fixed(signed(what.amount)) if what.per is None else HowMany(signed(what.amount), of_kind(what.per.what))
    if what.stat in OF_SEATS:
        if not is_yours:
            raise unknown(what.stat, "of a minion")
        return OfMethuselah(number, OF_SEATS[what.stat])
    if is_yours:
        raise unknown(what.stat, "of a Methuselah")
    return Static(number, stat_of(what.stat))


def aggravated_hands(who: s.DamageFrom, deed: s.Deed, at: Scope) -> list[Ability]:
    """ "Damage from his hand strikes is aggravated"; perhaps only in combat with some."""
    if not is_of_hand_strikes(who, at):
        raise unknown(who, "in play")
    always = Static(Fixed(1), AGGRAVATED_HANDS)
    if deed == s.Be(s.State.AGGRAVATED):
        return [always]
    if isinstance(deed, s.Timed) and deed.do == s.Be(s.State.AGGRAVATED) and len(deed.when) == 1:
        return [conditional(always, deed.when[0], at)]
    raise unknown(deed, "in play")


@said.register
def _(sentence: s.WeaponStrike | s.WithStrikeEach, at: Scope) -> list[Ability]:
    """A weapon: its strike, and once in a combat the maneuver that commits to it (VT-RANGE-09)."""
    is_ranged = isinstance(sentence, s.WithStrikeEach) and sentence.ranged
    whole = strike_with(s.StrikeWith(is_ranged, sentence.strike, sentence.extra))
    if whole.presses or whole.additional:
        raise unknown(sentence.extra, "each combat")
    found: list[Ability] = [MayUse(w.STRIKE, replace(whole, maneuvers=0), OFTEN)]
    return [*found, MayUse(w.RANGE, whole, w.THIS_COMBAT)] if whole.maneuvers else found


@said.register
def _(sentence: s.Can, at: Scope) -> list[Ability]:
    deed, others = sentence.deed, attempt_by_some(sentence, at) or by_others(sentence, at)
    if others is not None:
        return others
    if isinstance(deed, s.StrikeWith) and not is_you(sentence.who, at):
        return in_use(strike_with(deed), OFTEN)
    if isinstance(deed, s.Timed) and deed.when == (s.Bare(s.Span.EACH_COMBAT),) and isinstance(deed.do, s.Prevent):
        if not is_you(sentence.who, at):
            return in_use(prevention(deed.do), w.THIS_COMBAT)
    if isinstance(deed, s.Pay):
        is_you(sentence.who, at)
        found = offered(deed, at)
        return [in_its_time(each) for each in found] if at.is_he and is_timed(deed.cost) else found
    if isinstance(deed, s.Timed) and len(deed.when) == 1 and isinstance(deed.when[0], s.AfterDoing) and not at.is_he:
        if not is_you(sentence.who, at):
            return can_at_time(deed.when[0], deed.do, at)
    return he_may(deed, sentence.who, at)


def is_timed(cost: s.Deed) -> bool:
    """ "Burn 1 blood during a bleed action"."""
    return isinstance(cost, s.Timed) or (isinstance(cost, s.Then) and (is_timed(cost.first) or is_timed(cost.rest)))


def in_its_time(ability: Ability) -> Ability:
    """Once in each: reading 56."""
    if not isinstance(ability, MayUse):
        raise unknown(ability, "in a time")
    if not ability.at & ~w.ACTION_MOMENTS:
        return replace(ability, once=w.THIS_ACTION)
    return replace(ability, once=w.THIS_REFERENDUM if ability.at & w.POLLING else w.THIS_TURN)


@singledispatch
def can_at_time(adverb: s.Node, deed: s.Simple, at: Scope) -> list[Ability]:
    """ "He can gain 1 blood after performing a successful action"."""
    raise unknown(adverb, "that can be done")


@singledispatch
def he_may(deed: s.Node, who: s.Who, at: Scope) -> list[Ability]:
    """What a minion may do, if he likes, by what it is."""
    raise unknown(deed, "that can be done")


@said.register
def _(sentence: s.Do, at: Scope) -> list[Ability]:
    """ "Strike: 1R damage"; "Lock to ..."."""
    if isinstance(sentence.deed, s.StrikeWith) and at.is_minion:
        return in_use(strike_with(sentence.deed), OFTEN)
    if isinstance(sentence.deed, s.Pay):
        return offered(sentence.deed, at)
    if isinstance(sentence.deed, s.StrikeOnly) and at.is_minion:
        return strike_only(sentence.deed)
    if isinstance(sentence.deed, s.Timed) and len(sentence.deed.when) == 1:
        return at_time(sentence.deed.when[0], sentence.deed.do, at)
    raise unknown(sentence.deed, "in play")


@singledispatch
def at_time(adverb: s.Node, deed: s.Simple, at: Scope) -> list[Ability]:
    """ "Burn this card after ...", "add 1 counter each time ..."."""
    raise unknown(adverb, "in play")


@said.register
def _(sentence: s.Cannot, at: Scope) -> list[Ability]:
    if sentence.deed in HIMSELF and not is_you(sentence.who, at):
        return [Static(Fixed(1), stat) for stat in HIMSELF[sentence.deed]]
    return barred(sentence, at)


@said.register
def _(sentence: s.MustPay, at: Scope) -> list[Ability]:
    return [must_pay(sentence, at)]


@said.register
def _(sentence: s.HandSizeIs, at: Scope) -> list[Ability]:
    """ "Your hand size is increased by 1"."""
    deed = sentence.deed
    if not isinstance(sentence.of, s.Your) or not isinstance(deed, s.BeIncreased | s.BeCardsLarger):
        raise unknown(sentence, "in play")
    return [OfMethuselah(Fixed(deed.number if deed.up else -deed.number), HAND_SIZE)]


@said.register
def _(sentence: s.CannotTwo, at: Scope) -> list[Ability]:
    return [*barred(s.Cannot(sentence.who, sentence.first), at), *barred(s.Cannot(sentence.who, sentence.second), at)]


@said.register
def _(sentence: s.Led, at: Scope) -> list[Ability]:
    return larger_holder(sentence) or led(sentence.lead, sentence.then, at)


@singledispatch
def led(lead: s.Node, then: s.Statement, at: Scope) -> list[Ability]:
    """ "During your unlock phase, ...", "If ..., ...", "After ..., ..."."""
    raise unknown(lead, "in play")
