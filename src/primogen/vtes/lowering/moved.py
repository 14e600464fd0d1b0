"""Blood and pool that go from one to another."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseNumber, OneOf
from primogen.kernel.effects import Effect, ForEach
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language import verbs_crypt as vy
from primogen.vtes.language.amounts import BloodOn, Fixed, Number, Within
from primogen.vtes.language.refs import THAT, THIS_CARD
from primogen.vtes.language.verbs_card import FromCard, PoolToCard
from primogen.vtes.lowering.amounts import how_much, number
from primogen.vtes.lowering.texts import effect, one_of
from primogen.vtes.lowering.two_targets import between_any_two, moved_to_another
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, of_kind, ref

ALL_COUNTERS: Final = s.Quantity(s.Everything(), s.Thing.COUNTER, None)
YOUR_POOL: Final = s.TheThing(s.Definite.YOUR_POOL)
THEIR_POOL: Final = s.TheThing(s.Definite.THEIR_POOL)


@effect.register
def _(deed: s.MoveThings, at: Scope) -> Effect:
    if deed.source == YOUR_POOL and not isinstance(deed.to, s.Some | s.Several) and ref(deed.to, at) == THIS_CARD:
        return PoolToCard(how_much(deed.what, s.Thing.COUNTER, s.Thing.POOL))
    if deed.what == ALL_COUNTERS and not isinstance(deed.source, s.Some) and ref(deed.source, at) == THIS_CARD:
        return FromCard(BloodOn(THIS_CARD), one_of(deed.to, at))
    if deed.to == YOUR_POOL and isinstance(deed.source, s.Some) and deed.source.quantifier == s.Quantifier.EACH:
        moved = vc.BloodToPool(Fixed(how_much(deed.what, s.Thing.BLOOD)), THAT)
        return ForEach(of_kind(deed.source.kind), moved)
    if deed.to == YOUR_POOL and isinstance(deed.what.amount, s.Between) and deed.what.thing == s.Thing.BLOOD:
        low, high = deed.what.amount.low, deed.what.amount.high
        who = one_of(deed.source, at)
        return ChooseNumber(low, Within(BloodOn(who), low, high), vc.BloodToPool(Number(), who))
    if deed.to == YOUR_POOL:
        return vc.BloodToPool(Fixed(how_much(deed.what, s.Thing.BLOOD)), one_of(deed.source, at))
    if deed.what.thing == s.Thing.BLOOD and deed.what.per is None and not isinstance(deed.source, s.TheThing):
        giver, taker = one_of(deed.source, at), one_of(deed.to, at)
        if isinstance(deed.what.amount, s.UpTo):
            most = deed.what.amount.number
            return ChooseNumber(0, Within(BloodOn(giver), 0, most), vy.MoveChosen(giver, taker))
        return vy.MoveBlood(number(deed.what.amount), giver, taker)
    raise unknown(deed.to, "to move to")


@effect.register
def _(deed: s.MoveBetween, at: Scope) -> Effect:
    return between_any_two(deed)


@effect.register
def _(deed: s.MoveCardBetween, at: Scope) -> Effect:
    return moved_to_another(deed, at)


@effect.register
def _(deed: s.StealThings, at: Scope) -> Effect:
    """ "... 1 blood from a younger vampire", and not as a strike."""
    if (
        deed.source is None
        or deed.what.thing not in (s.Thing.BLOOD, s.Thing.BLOOD_OR_LIFE)
        or deed.what.per is not None
    ):
        raise unknown(deed, "to steal")
    victim = one_of(deed.source, at)
    if isinstance(deed.what.amount, s.UpTo):
        most = Within(BloodOn(victim), 0, deed.what.amount.number)
        return ChooseNumber(0, most, vy.StealBlood(Number(), victim))
    return vy.StealBlood(Fixed(number(deed.what.amount)), victim)


@effect.register
def _(deed: s.MoveEitherWay, at: Scope) -> Effect:
    """1 blood to the pool, or 1 pool to the vampire."""
    if deed.to not in (YOUR_POOL, THEIR_POOL) or how_much(deed.what, s.Thing.BLOOD) != 1:
        raise unknown(deed)
    return OneOf((vc.BloodToPool(Fixed(1), ref(deed.source, at)), vc.PoolToBlood(ref(deed.to_back, at))))
