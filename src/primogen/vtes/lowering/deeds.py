"""Deeds: what a text does when it is carried out, one after the other; what is chosen is what the rest is about."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from primogen.kernel.choosing import ChooseSeat, OneOf, Pay, Target
from primogen.kernel.effects import MUST, Condition, Effect, If, Seq
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import BledThisAction, RefFits
from primogen.vtes.language.refs import ACTING_MINION, BLOCKER, THAT, THIS, THIS_CARD, YOU, OthersThanActing
from primogen.vtes.language.verbs_combat import ForAWhile, StrengthOf
from primogen.vtes.lowering.amounts import how_much, signed
from primogen.vtes.lowering.striking import bare_move, prevention, strike_with
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import AGGRAVATED_HANDS, STRENGTH

Piece = s.Deed | s.Statement  # of a text: what is done, or a sentence that is not yet taken apart
YOUR_POOL = s.TheThing(s.Definite.YOUR_POOL)
THEIR_POOL = s.TheThing(s.Definite.THEIR_POOL)
ACTING = s.Of(s.The(s.Role.ACTING, s.Common(s.Word.MINION)))
ANOTHER_METHUSELAH = s.Some(
    s.Quantifier.ANOTHER,
    s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), (s.OtherThan(s.ControllerOf(ACTING)),)),
)


BLEED = s.The(s.Role.PLAIN, s.Common(s.Word.BLEED))
SO: Final[dict[s.Fact, Condition]] = {
    s.Does(BLEED, s.Be(s.State.SUCCESSFUL_FOR_ONE)): BledThisAction(),
    s.Does(BLEED, s.Be(s.State.SUCCESSFUL)): BledThisAction(),
    s.Was(BLEED, s.State.SUCCESSFUL): BledThisAction(),
}
SPANS: Final[dict[s.Adverb, int]] = {
    s.Bare(s.Span.THIS_COMBAT): w.THIS_COMBAT,
    s.Bare(s.Span.THIS_ROUND): w.THIS_ROUND,
}


def text(clauses: list[s.Statement], at: Scope) -> Effect:
    """All of them, in their order."""
    first, *rest = [piece for clause in clauses for piece in pieces(clause, at)]
    return lowered(first, rest, at)


def pieces(clause: s.Statement, at: Scope) -> list[Piece]:
    """A statement as deeds; a boon is one by itself."""
    if isinstance(clause, s.Do):
        return deeds(clause.deed)
    if isinstance(clause, s.Gets | s.Uses):
        return [clause]
    if isinstance(clause, s.Does) and is_own(clause.who, at):
        return deeds(clause.deed)
    if isinstance(clause, s.Does) and at.has_chosen and isinstance(clause.deed, s.GainToFull):
        return [clause]
    if isinstance(clause, s.Does | s.Led | s.OnlyIf):
        return [clause]
    raise unknown(clause, "as an effect")


def is_own(who: s.Who, at: Scope) -> bool:
    """ "This vampire gains": the subject does it himself."""
    return isinstance(who, s.This | s.Self) and ref(who, at) == THIS


def deeds(deed: s.Deed) -> list[Piece]:
    if isinstance(deed, s.Then):
        return [*deeds(deed.first), *deeds(deed.rest)]
    return [deed]


def lowered(first: Piece, rest: list[Piece], at: Scope) -> Effect:
    """What the first one chooses stays for the rest."""
    chosen = choice_of(first)
    if chosen is not None:
        inner = at.choosing()
        own = [] if isinstance(first, s.Choose) else [effect(first, inner)]
        return Target(group(chosen, at), in_order([*own, *remaining(rest, inner)]), MUST)
    if isinstance(first, s.Redirect):
        if first.to != ANOTHER_METHUSELAH or not first.may_block or rest:
            raise unknown(first)
        return ChooseSeat(OthersThanActing(), va.Redirect())
    if isinstance(first, s.StrikeWith) and rest and is_before_combat_ends(rest[0]):
        besides = in_order([effect(each.do, at) for each in rest if isinstance(each, s.Timed)])
        if not all(is_before_combat_ends(each) for each in rest):
            raise unknown(rest[-1], "after a strike")
        return strike_with(first, besides)
    own_effect = effect(first, at)
    following = remaining(rest, at)
    if len(following) == 1 and isinstance(following[0], ChooseSeat):  # what is chosen is chosen as it is played
        return ChooseSeat(following[0].among, in_order([own_effect, following[0].effect]))
    return in_order([own_effect, *following])


def is_before_combat_ends(deed: Piece) -> bool:
    return isinstance(deed, s.Timed) and deed.when == (s.Before(s.Moment.COMBAT_ENDS),)


def remaining(rest: list[Piece], at: Scope) -> list[Effect]:
    return [lowered(rest[0], rest[1:], at)] if rest else []


def in_order(effects: list[Effect]) -> Effect:
    flat = [part for each in effects for part in (each.effects if isinstance(each, Seq) else (each,))]
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def choice_of(deed: Piece) -> s.Some | None:
    """The one among its roles that must be chosen."""
    roles: tuple[s.Who | None, ...] = ()
    if isinstance(deed, s.Choose | s.Lock | s.Unlock | s.BurnCard | s.EnterCombat):
        roles = (deed.who,)
    elif isinstance(deed, s.Add):
        roles = (deed.to,)
    elif isinstance(deed, s.PutOn):
        roles = (deed.on,)
    elif isinstance(deed, s.MoveThings):
        roles = (deed.source, deed.to)
    found = [who for who in roles if isinstance(who, s.Some) and is_choice(who)]
    if len(found) > 1:
        raise unknown(deed, "with two choices")
    return found[0] if found else None


def one_of(who: s.Who, at: Scope) -> int:
    """Who was just chosen, or who is named."""
    return THAT if isinstance(who, s.Some) else ref(who, at)


# ---- single deeds


@singledispatch
def effect(deed: s.Node, at: Scope) -> Effect:
    raise unknown(deed, "as a deed")


@effect.register
def _(deed: s.Gets, at: Scope) -> Effect:
    return boon(deed.what)


@effect.register
def _(deed: s.Get, at: Scope) -> Effect:
    return boon(deed.what)


@effect.register
def _(deed: s.Uses, at: Scope) -> Effect:
    if deed.extra is not None:
        raise unknown(deed.extra, "with a move")
    return bare_move(deed.what)


@effect.register
def _(deed: s.StrikeWith, at: Scope) -> Effect:
    return strike_with(deed)


@effect.register
def _(deed: s.Prevent, at: Scope) -> Effect:
    return prevention(deed)


@effect.register
def _(deed: s.Gain, at: Scope) -> Effect:
    if deed.what.thing == s.Thing.POOL:
        return vc.GainPool(Fixed(how_much(deed.what, s.Thing.POOL)), YOU)
    return vc.GainBlood(Fixed(how_much(deed.what, s.Thing.BLOOD)), THIS)


@effect.register
def _(deed: s.Add, at: Scope) -> Effect:
    return vc.GainBlood(Fixed(how_much(deed.what, s.Thing.BLOOD)), one_of(deed.to, at))


@effect.register
def _(deed: s.Lock, at: Scope) -> Effect:
    return va.Tap(one_of(deed.who, at))


@effect.register
def _(deed: s.Unlock, at: Scope) -> Effect:
    return va.Untap(one_of(deed.who, at))


@effect.register
def _(deed: s.UnlockSelf, at: Scope) -> Effect:
    return va.Untap(THIS)


@effect.register
def _(deed: s.Wake, at: Scope) -> Effect:
    return va.Wake()


@effect.register
def _(deed: s.BurnCard, at: Scope) -> Effect:
    return vc.Burn(one_of(deed.who, at))


@effect.register
def _(deed: s.EnterCombat, at: Scope) -> Effect:
    if one_of(deed.who, at) != THAT:
        raise unknown(deed.who, "to fight with")
    return va.EnterCombat()


@effect.register
def _(deed: s.PutInPlay, at: Scope) -> Effect:
    if deed.what is not None or ref(deed.card, at) != THIS_CARD:
        raise unknown(deed.what or deed.card, "put in play")
    return vc.PutInPlay()


@effect.register
def _(deed: s.PutOn, at: Scope) -> Effect:
    if deed.locked or ref(deed.card, at) != THIS_CARD:
        raise unknown(deed.card, "put on something")
    return vc.PutOn(one_of(deed.on, at))


@effect.register
def _(deed: s.MoveThings, at: Scope) -> Effect:
    if deed.to == YOUR_POOL:
        return vc.BloodToPool(Fixed(how_much(deed.what, s.Thing.BLOOD)), one_of(deed.source, at))
    raise unknown(deed.to, "to move to")


@effect.register
def _(deed: s.MoveEitherWay, at: Scope) -> Effect:
    """1 blood to the pool, or 1 pool to the vampire."""
    if deed.to not in (YOUR_POOL, THEIR_POOL) or how_much(deed.what, s.Thing.BLOOD) != 1:
        raise unknown(deed)
    return OneOf((vc.BloodToPool(Fixed(1), ref(deed.source, at)), vc.PoolToBlood(ref(deed.to_back, at))))


# ---- what costs something, lasts for a while, or depends


@effect.register
def _(deed: s.Pay, at: Scope) -> Effect:
    """ "Burn 1 blood to ..."."""
    then = deeds(deed.effect)
    return Pay(price(deed.cost, at), lowered(then[0], then[1:], at))


def price(cost: s.Deed, at: Scope) -> Effect:
    return in_order([paid(each, at) for each in deeds(cost)])


def paid(deed: Piece, at: Scope) -> Effect:
    if isinstance(deed, s.LockSelf):
        return va.Tap(THIS if at.is_minion else THIS_CARD)
    if isinstance(deed, s.Lock):
        return va.Tap(ref(deed.who, at))
    if isinstance(deed, s.BurnCard):
        return vc.Burn(ref(deed.who, at))
    if isinstance(deed, s.Burn) and deed.source is None:
        if deed.what.thing == s.Thing.POOL:
            return vc.PayPool(how_much(deed.what, s.Thing.POOL))
        if at.is_minion:
            return vc.BurnBlood(how_much(deed.what, s.Thing.BLOOD, s.Thing.LIFE), THIS)
    raise unknown(deed, "as a cost")


@effect.register
def _(deed: s.Timed, at: Scope) -> Effect:
    """ "... this combat", "... this round"."""
    if len(deed.when) != 1 or deed.when[0] not in SPANS:
        raise unknown(deed.when[0], "of an effect")
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
    if isinstance(fact.deed, s.GainToFull):
        return vc.FillUp(ref(fact.who, at))
    if is_of_hand_strikes(fact.who, at) and isinstance(fact.deed, s.Timed):
        if fact.deed.do == s.Be(s.State.AGGRAVATED) and len(fact.deed.when) == 1 and fact.deed.when[0] in SPANS:
            return ForAWhile(AGGRAVATED_HANDS, 1, SPANS[fact.deed.when[0]])
    raise unknown(fact.deed, "of another")


def is_of_hand_strikes(who: s.Who, at: Scope) -> bool:
    hands = s.Kind(s.Only(s.Core((), s.Common(s.Word.HAND_STRIKE))), ())
    if not isinstance(who, s.DamageFrom) or who.kind != hands or not isinstance(who.of, s.Of):
        return False
    return is_own(who.of.who, at)


@effect.register
def _(clause: s.Led, at: Scope) -> Effect:
    if isinstance(clause.lead, s.If) and clause.lead.fact in SO:
        return If(SO[clause.lead.fact], text([clause.then], at))
    raise unknown(clause.lead, "as an effect")


@effect.register
def _(clause: s.OnlyIf, at: Scope) -> Effect:
    if clause.fact in SO:
        return If(SO[clause.fact], text([clause.then], at))
    raise unknown(clause.fact, "as a condition")


@effect.register
def _(deed: s.Give, at: Scope) -> Effect:
    """ "Give a Gangrel you control +1 stealth": whoever acts, or blocks, if he is one."""
    if not isinstance(deed.who, s.Some) or not is_choice(deed.who) or not isinstance(deed.what, s.Bonus):
        raise unknown(deed.what, "given")
    given, what = group(deed.who, at), boon(deed.what)
    if isinstance(what, va.Stealth | va.PlusBleed):
        return If(RefFits(ACTING_MINION, given), what)
    if isinstance(what, va.Intercept):
        return If(RefFits(BLOCKER, given), va.Intercept(what.number, BLOCKER))
    raise unknown(deed.what.stat, "given")


# ---- boons of a card that is played


def boon(what: s.Boon) -> Effect:
    if isinstance(what, s.Both):
        return in_order([boon(what.first), boon(what.second)])
    if not isinstance(what, s.Bonus):
        raise unknown(what, "as an effect")
    if what.per is not None:
        raise unknown(what.per)
    number = signed(what.amount)
    if number <= 0:
        raise unknown(what.amount, "below 0")
    if what.stat == s.Stat.STEALTH and not what.limited:
        return va.Stealth(number)
    if what.stat == s.Stat.INTERCEPT and not what.limited:
        return va.Intercept(number)
    if what.stat == s.Stat.BLEED:
        return va.PlusBleed(Fixed(number), va.LIMITED if what.limited else va.FREELY)
    if what.stat == s.Stat.VOTE and not what.limited:
        return va.GainVotes(number)
    if what.stat == s.Stat.MASTER_PHASE_ACTION and number == 1:
        return vc.GainMasterAction()
    raise unknown(what.stat, "as an effect")
