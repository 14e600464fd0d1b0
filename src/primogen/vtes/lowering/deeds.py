"""Deeds: what a text does when it is carried out, one after the other; what is chosen is what the rest is about."""

from __future__ import annotations

from functools import singledispatch

from primogen.kernel.choosing import ChooseSeat, OneOf, Target
from primogen.kernel.effects import MUST, Effect, May, Seq
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD, YOU, OthersThanActing
from primogen.vtes.lowering.amounts import how_much, signed
from primogen.vtes.lowering.striking import bare_move, prevention, strike_with
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, ref

YOUR_POOL = s.TheThing(s.Definite.YOUR_POOL)
THEIR_POOL = s.TheThing(s.Definite.THEIR_POOL)
ACTING = s.Of(s.The(s.Role.ACTING, s.Common(s.Word.MINION)))
ANOTHER_METHUSELAH = s.Some(
    s.Quantifier.ANOTHER,
    s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), (s.OtherThan(s.ControllerOf(ACTING)),)),
)


def text(clauses: list[s.Statement], at: Scope) -> Effect:
    """All of them, in their order."""
    first, *rest = [piece for clause in clauses for piece in pieces(clause, at)]
    return lowered(first, rest, at)


def pieces(clause: s.Statement, at: Scope) -> list[s.Deed | s.Plain]:
    """A statement as deeds; a boon is one by itself."""
    if isinstance(clause, s.Do):
        return deeds(clause.deed)
    if isinstance(clause, s.Gets | s.Uses):
        return [clause]
    if isinstance(clause, s.Does) and is_own(clause.who, at):
        return deeds(clause.deed)
    raise unknown(clause, "as an effect")


def is_own(who: s.Who, at: Scope) -> bool:
    """ "This vampire gains": the subject does it himself."""
    return isinstance(who, s.This | s.Self) and ref(who, at) == THIS


def deeds(deed: s.Deed) -> list[s.Deed | s.Plain]:
    if isinstance(deed, s.Then):
        return [*deeds(deed.first), *deeds(deed.rest)]
    return [deed]


def lowered(first: s.Deed | s.Plain, rest: list[s.Deed | s.Plain], at: Scope) -> Effect:
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
    own_effect = effect(first, at)
    following = remaining(rest, at)
    if len(following) == 1 and isinstance(following[0], ChooseSeat):  # what is chosen is chosen as it is played
        return ChooseSeat(following[0].among, in_order([own_effect, following[0].effect]))
    return in_order([own_effect, *following])


def remaining(rest: list[s.Deed | s.Plain], at: Scope) -> list[Effect]:
    return [lowered(rest[0], rest[1:], at)] if rest else []


def in_order(effects: list[Effect]) -> Effect:
    flat = [part for each in effects for part in (each.effects if isinstance(each, Seq) else (each,))]
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def choice_of(deed: s.Deed | s.Plain) -> s.Some | None:
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


def may(then: Effect) -> Effect:
    return May(then)
