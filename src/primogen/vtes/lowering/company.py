"""What allies and retainers say of combats: damage in each round, how they strike and are struck, who loses a hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition, Effect, ForEach
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.company import HarmsOpponent, OfOpponents, OfPrey
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.referendums import OfRemembered
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.sentences import ANY_SEAT, MayUse, OfGroup, Static, When
from primogen.vtes.language.traits import BorneBy, IsKind, Opposes
from primogen.vtes.language.verbs_combat import AdditionalStrikes
from primogen.vtes.lowering.aftermath import inflict
from primogen.vtes.lowering.afterwards import done_by_him
from primogen.vtes.lowering.amounts import ranged, signed
from primogen.vtes.lowering.circumstances import is_himself
from primogen.vtes.lowering.nouns import WORDS
from primogen.vtes.lowering.standing import given, is_you, said, said_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import also, provided
from primogen.vtes.lowering.who import Scope, is_choice, of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import (
    ACTION_RESOLVED,
    AGGRAVATED_BY,
    HAND_SIZE,
    IMMUNE,
    LESS_HARMED,
    OPEN_HAND,
    STILLED,
    STRIKES_FIRST,
    TWO_MASTER_ACTIONS,
)

IN_STRIKES: Final = (s.Bare(s.Span.EACH_ROUND_OF_COMBAT), s.During(s.Span.NORMAL_STRIKE_RESOLUTION))
OPPONENT: Final = s.The(s.Role.OPPOSING, s.Common(s.Word.MINION))
OPPONENTS_CONTROLLER: Final = s.ControllerOf(s.Of(OPPONENT))
EACH_CHOSEN: Final = s.Some(
    s.Quantifier.EACH,
    s.Kind(s.Only(s.Core((s.Being(s.Adjective.CHOSEN),), s.Common(s.Word.METHUSELAH))), ()),
)
A_MINION: Final = s.Only(s.Core((), s.Common(s.Word.MINION)))
RETAINERS: Final = s.Only(s.Core((), s.Common(s.Word.RETAINER)))
IN_COMBAT: Final = s.In(s.CommonZone(s.Zone.COMBAT))
EACH_ROUND: Final = s.Bare(s.Span.EACH_ROUND)
EACH_COMBAT: Final = s.Bare(s.Span.EACH_COMBAT)


@said_of.register
def _(deed: s.StrikeFirst, who: s.Who, at: Scope) -> list[Ability]:
    """ "He strikes with first strike"."""
    is_you(who, at)
    return [Static(Fixed(1), STRIKES_FIRST)]


@said_of.register
def _(deed: s.BeImmune, who: s.Who, at: Scope) -> list[Ability]:
    is_you(who, at)
    if deed.flavours != (s.Flavour.NON_AGGRAVATED,):
        raise unknown(deed, "in play")
    return [Static(Fixed(1), IMMUNE)]


@said_of.register
def _(deed: s.Timed, who: s.Who, at: Scope) -> list[Ability]:
    """ "It inflicts 1R damage on the opposing minion each round during normal strike resolution"."""
    if len(deed.when) == 1 and isinstance(deed.when[0], s.AfterDoing) and at.is_he and is_himself(who, at):
        return [When(ACTION_RESOLVED, of_each(deed.do), ANY_SEAT, condition=done_by_him(deed.when[0].deed, at))]
    if not isinstance(deed.do, s.Inflict) or deed.do.on != OPPONENT or deed.when != IN_STRIKES:
        raise unknown(deed, "in play")
    if not isinstance(who, s.Self | s.This) or not isinstance(deed.do.hurt, s.RangedDamage) or deed.do.hurt.flavours:
        raise unknown(deed.do, "in play")
    return [HarmsOpponent(ranged(deed.do.hurt.amount))]


def of_each(deed: s.Simple) -> Effect:
    """ "... 1 unpreventable damage on each anarch controlled by the target of the bleed"."""
    on = deed.on if isinstance(deed, s.Inflict) else None
    if not isinstance(deed, s.Inflict) or not isinstance(on, s.Some) or on.quantifier != s.Quantifier.EACH:
        raise unknown(deed, "in play")
    return ForEach(of_kind(on.kind), inflict(deed.hurt, THAT))


@said_of.register
def _(deed: s.GetBoth, who: s.Who, at: Scope) -> list[Ability]:
    """ "... an additional strike each round and an optional maneuver each combat"."""
    is_you(who, at)
    return [*each_time(deed.first, deed.when), *each_time(deed.second, deed.later)]


def each_time(what: s.Boon, when: s.Adverb) -> list[Ability]:
    if not isinstance(what, s.Extra) or what.limit is not None:
        raise unknown(what, "in play")
    if when == EACH_ROUND and what.move == s.Move.ADDITIONAL_STRIKE and what.limited:
        return [MayUse(w.ADDITIONAL, AdditionalStrikes(what.number), w.THIS_ROUND)]
    if when == EACH_COMBAT and not what.limited:
        return given(s.ExtraEach(what.number, what.optional, what.move, None), is_yours=False)
    raise unknown(when, "in play")


@said_of.register
def _(deed: s.Be, who: s.Who, at: Scope) -> list[Ability]:
    """ "Damage inflicted on her by a werewolf is aggravated"."""
    if not isinstance(who, s.DamageBy) or deed.state != s.State.AGGRAVATED or not is_himself(who.on, at):
        raise unknown(deed, "in play")
    by = who.by.kind if isinstance(who.by, s.Some) and is_choice(who.by) else None
    core = by.cores.core if by is not None and isinstance(by.cores, s.Only) and not by.posts else None
    if core is None or core.qualities or not isinstance(core.noun, s.Common) or core.noun.word not in WORDS:
        raise unknown(who.by, "who inflicts it")
    return [Static(Fixed(WORDS[core.noun.word]), AGGRAVATED_BY)]


@said.register
def _(sentence: s.LessDamage, at: Scope) -> list[Ability]:
    """ "Each strike or damaging effect made by the opposing minion against him in combat inflicts 1 less damage"."""
    if sentence.by != OPPONENT or not is_himself(sentence.against, at):
        raise unknown(sentence, "in play")
    return [Static(Fixed(sentence.number), LESS_HARMED)]


# ---- who controls the opponent


@said_of.register
def _(deed: s.OpenHand, who: s.Who, at: Scope) -> list[Ability]:
    """ "While the employer is in combat, the opposing minion's controller plays with an open hand"."""
    if who == s.TheThing(s.Definite.YOUR_PREY):
        return [OfPrey(1, OPEN_HAND)]
    if who != OPPONENTS_CONTROLLER and not is_of_his_opponent(who, at):
        raise unknown(who, "with an open hand")
    return [OfOpponents(Fixed(1), OPEN_HAND)]


def is_of_his_opponent(who: s.Who, at: Scope) -> bool:
    """ "The controller of the minion in combat with him"."""
    of = who.who if isinstance(who, s.ControllerOfWho) else None
    return isinstance(of, s.TheOf) and of.kind.cores == A_MINION and is_opposing(of.kind.posts, at)


def is_opposing(posts: tuple[s.Post, ...], at: Scope) -> bool:
    """ "... in combat with him", "... opposing him in combat"."""
    first = posts[0] if posts else None
    if not isinstance(first, s.InCombatWith | s.OpposingWhom) or not is_himself(first.who, at):
        return False
    return posts[1:] in ((), (IN_COMBAT,))


@said_of.register
def _(deed: s.LoseAbilities, who: s.Who, at: Scope) -> list[Ability]:
    """ "Retainers employed by minions opposing her in combat"."""
    by = who.kind.posts[0] if isinstance(who, s.All) and len(who.kind.posts) == 1 else None
    if not isinstance(who, s.All) or who.kind.cores != RETAINERS or not isinstance(by, s.EmployedBy):
        raise unknown(who, "without abilities")
    if not isinstance(by.who, s.All) or by.who.kind.cores != A_MINION or not is_opposing(by.who.kind.posts, at):
        raise unknown(by.who, "without abilities")
    company = Group((w.ON_CARD,), ANYONES, (IsKind(w.RETAINER), BorneBy(Opposes())))
    return [OfGroup(Fixed(1), STILLED, company)]


@said_of.register
def _(deed: s.Get, who: s.Who, at: Scope) -> list[Ability]:
    what = deed.what
    if who != OPPONENTS_CONTROLLER or not isinstance(what, s.Bonus) or what.stat != s.Stat.HAND_SIZE:
        raise unknown(who, "in play")
    if what.per is not None or what.limited:
        raise unknown(what, "in play")
    return [OfOpponents(Fixed(signed(what.amount)), HAND_SIZE)]


@provided.register
def _(ability: OfOpponents, condition: Condition) -> Ability:
    return replace(ability, condition=also(ability.condition, condition))


# ---- Methuselahs that were chosen


@said_of.register
def _(deed: s.ReceiveActions, who: s.Who, at: Scope) -> list[Ability]:
    """ "Each chosen Methuselah receives two master phase actions during their master phase (instead of one)"."""
    if who != EACH_CHOSEN or deed.number != 2:
        raise unknown(who, "in play")
    return [OfRemembered(1, TWO_MASTER_ACTIONS)]
