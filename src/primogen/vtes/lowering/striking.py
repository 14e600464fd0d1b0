"""Strikes, maneuvers, presses, additional strikes, and damage that is prevented."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Final

from primogen.kernel.effects import Effect, If
from primogen.kernel.ids import NONE
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import OPPOSING_MINION
from primogen.vtes.language.verbs_combat import (
    TO_CONTINUE,
    TO_END,
    AdditionalStrikes,
    Either,
    InCombat,
    Maneuver,
    PressOn,
    StrikeWith,
    moments_of,
)
from primogen.vtes.language.verbs_people import SendToTorpor
from primogen.vtes.language.verbs_preventing import ALL_OF_IT, FROM_ANYTHING, FROM_STRIKE, Prevent
from primogen.vtes.language.verbs_rounds import opposed_by_vampire
from primogen.vtes.lowering.amounts import how_much, number, plus, ranged
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w

FLAVOURS: Final = {
    s.Flavour.AGGRAVATED: w.AGGRAVATED,
    s.Flavour.UNPREVENTABLE: w.UNPREVENTABLE,
    s.Flavour.NORMAL: 0,
    s.Flavour.ENVIRONMENTAL: w.ENVIRONMENTAL,
}
PLAIN: Final = {
    s.StrikeEffect.DODGE: w.DODGE,
    s.StrikeEffect.COMBAT_ENDS: w.COMBAT_ENDS,
    s.StrikeEffect.HAND: w.HAND_STRIKE,
    s.StrikeEffect.BURN_EQUIPMENT: w.DESTROY_EQUIPMENT,
    s.StrikeEffect.BURN_EQUIPMENT_OR_RETAINER: w.DESTROY_EQUIPMENT,
    s.StrikeEffect.BURN_WEAPON: w.DESTROY_EQUIPMENT,
    s.StrikeEffect.STEAL_WEAPON: w.STEAL_EQUIPMENT,
}
AT_WHAT: Final = {
    s.StrikeEffect.BURN_EQUIPMENT_OR_RETAINER: w.OR_RETAINERS,
    s.StrikeEffect.BURN_WEAPON: w.ONLY_WEAPONS,
    s.StrikeEffect.STEAL_WEAPON: w.ONLY_WEAPONS,
}

TOWARD: Final = {s.MoveLimit.TO_GET_CLOSE: w.CLOSE, s.MoveLimit.TO_GET_LONG: w.LONG}
PRESSES: Final = {s.MoveLimit.TO_CONTINUE: TO_CONTINUE, s.MoveLimit.TO_END: TO_END}
OPPOSING_VAMPIRE: Final = s.The(s.Role.OPPOSING, s.Common(s.Word.VAMPIRE))
OPPONENTS: Final = (
    s.The(s.Role.OPPOSING, s.Common(s.Word.MINION)),
    s.The(s.Role.PLAIN, s.Common(s.Word.OPPONENT)),
    s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((s.Being(s.Adjective.OPPOSING),), s.Common(s.Word.MINION))), ())),
)
THEIR_STRIKES: Final = tuple(
    s.Theirs(s.Of(who), s.Kind(s.Only(s.Core((), s.Common(s.Word.STRIKE))), ())) for who in OPPONENTS
)


STRENGTHS: Final = {
    s.StrengthDamage.PLAIN: 0,
    s.StrengthDamage.PLUS_1: 1,
    s.StrengthDamage.PLUS_2: 2,
    s.StrengthDamage.PLUS_3: 3,
}


@dataclass(frozen=True)
class Moves:
    """What comes with a strike, if one wants it."""

    maneuvers: int = 0
    presses: int = 0
    additional: int = 0
    toward: int = NONE


def moves(boon: s.Boon | None) -> Moves:
    """Only what is optional; a maneuver may be bound to a range."""
    if boon is None:
        return Moves()
    if isinstance(boon, s.Both):
        first, second = moves(boon.first), moves(boon.second)
        return Moves(
            first.maneuvers + second.maneuvers,
            first.presses + second.presses,
            first.additional + second.additional,
            max(first.toward, second.toward),
        )
    if isinstance(boon, s.Extra) and boon.move == s.Move.ADDITIONAL_STRIKE and boon.limit is None:
        if boon.limited and not boon.optional:
            return Moves(additional=boon.number)
    if isinstance(boon, s.Extra) and boon.optional and boon.limit in TOWARD and boon.move == s.Move.MANEUVER:
        if boon.number == 1 and not boon.limited:
            return Moves(maneuvers=1, toward=TOWARD[boon.limit])
    if isinstance(boon, s.Extra) and boon.optional and boon.limit is None and not boon.limited:
        if boon.move == s.Move.MANEUVER:
            return Moves(maneuvers=boon.number)
        if boon.move == s.Move.PRESS:
            return Moves(presses=boon.number)
    raise unknown(boon, "with a strike")


def bits_of(flavours: tuple[s.Flavour, ...]) -> int:
    found = 0
    for flavour in flavours:
        if flavour not in FLAVOURS:
            raise unknown(flavour)
        found |= FLAVOURS[flavour]
    return found


def strike_with(node: s.StrikeWith, besides: Effect | None = None) -> StrikeWith:
    found = strike(node.strike)
    extra = moves(node.extra)
    bits = found.bits | (w.RANGED if node.ranged else 0)
    if besides is not None and found.strike != w.COMBAT_ENDS:
        raise unknown(node.strike, "with something besides")
    if extra.maneuvers > 1:
        raise unknown(node.extra)
    moved = replace(found, bits=bits, maneuvers=extra.maneuvers, toward=extra.toward)
    moved = replace(moved, presses=extra.presses, additional=extra.additional)
    return moved if besides is None else replace(moved, besides=besides)


def first_strike(node: s.FirstStrike) -> StrikeWith:
    found = strike_with(s.StrikeWith(node.ranged, node.strike, None))
    return replace(found, bits=found.bits | w.FIRST_STRIKE)


@singledispatch
def strike(node: s.Strike) -> StrikeWith:
    raise unknown(node)


@strike.register
def _(node: s.PlainStrike) -> StrikeWith:
    if node.effect not in PLAIN:
        raise unknown(node.effect)
    return StrikeWith(PLAIN[node.effect], bits=AT_WHAT.get(node.effect, 0))


@strike.register
def _(node: s.HandStrikeAt) -> StrikeWith:
    return StrikeWith(w.HAND_STRIKE, plus(node.bonus))


@strike.register
def _(node: s.HandAggravated) -> StrikeWith:
    return StrikeWith(w.HAND_STRIKE, 0, w.AGGRAVATED)


@strike.register
def _(node: s.DamageStrike) -> StrikeWith:
    hurt = node.hurt
    if isinstance(hurt, s.RangedDamage):
        return StrikeWith(w.DAMAGE, ranged(hurt.amount), w.RANGED | bits_of(hurt.flavours))
    if isinstance(hurt, s.Damage):
        return StrikeWith(w.DAMAGE, number(hurt.amount), bits_of(hurt.flavours))
    raise unknown(hurt, "as a strike")


@strike.register
def _(node: s.StrengthStrike) -> StrikeWith:
    """A melee weapon: strength, or so much more."""
    return StrikeWith(w.DAMAGE, STRENGTHS[node.strength], w.WITH_STRENGTH | bits_of(node.flavours))


@strike.register
def _(node: s.DeedStrike) -> StrikeWith:
    deed = node.deed
    if isinstance(deed, s.StealThings) and deed.source is None:  # a counter is what it lies on: blood, or life
        return StrikeWith(w.STEAL_BLOOD, how_much(deed.what, s.Thing.BLOOD, s.Thing.BLOOD_OR_LIFE))
    if deed == s.SendToTorpor(OPPOSING_VAMPIRE):
        return StrikeWith(w.AS_TEXT, besides=If(opposed_by_vampire, SendToTorpor(OPPOSING_MINION)))
    raise unknown(deed, "as a strike")


# ---- moves by themselves


def bare_move(node: s.BareMove, extra: s.Boon | None = None) -> Effect:
    if node.limit in PRESSES and node.move == s.Move.PRESS and extra is None and node.number == 1:
        return PressOn(PRESSES[node.limit])
    if node.limit in TOWARD and node.move == s.Move.MANEUVER and extra is None and node.number == 1:
        return Maneuver(toward=TOWARD[node.limit])
    if node.limit is not None or (node.number != 1 and node.move != s.Move.ADDITIONAL_STRIKE):
        raise unknown(node.limit or node)
    with_it = moves(extra)
    if with_it.maneuvers or with_it.additional or (with_it.presses and node.move != s.Move.MANEUVER):
        raise unknown(extra, "with a move")
    if node.move == s.Move.ADDITIONAL_STRIKE and node.limited:
        return AdditionalStrikes(node.number)
    if node.limited:
        raise unknown(node, "limited")
    if node.move == s.Move.MANEUVER:
        return Maneuver(with_it.presses)
    if node.move == s.Move.PRESS:
        return PressOn()
    if node.move == s.Move.MANEUVER_OR_PRESS:
        return Either(Maneuver(), PressOn())
    raise unknown(node.move)


def either_of(one: Effect, other: Effect) -> Effect:
    """Two moves of which the moment says which one it is."""
    if not isinstance(one, InCombat) or not isinstance(other, InCombat) or moments_of(one) & moments_of(other):
        raise unknown(other, "or something else at the same moment")
    return Either(one, other)


def prevention_with(node: s.PreventWith) -> Prevent:
    extra = moves(node.extra)
    if extra.maneuvers or extra.additional:
        raise unknown(node.extra, "with a prevention")
    return replace(prevention(s.Prevent(node.hurt, None)), presses=extra.presses)


def prevention(node: s.Prevent) -> Prevent:
    hurt = node.hurt
    if not isinstance(hurt, s.Damage):
        raise unknown(hurt, "prevented")
    source = source_of(node.source)
    if hurt.flavours not in ((s.Flavour.NON_AGGRAVATED,), ()):
        raise unknown(hurt.flavours[0])
    aggravated = 0 if hurt.flavours else 1
    if isinstance(hurt.amount, s.XPlus):
        return Prevent(hurt.amount.number, aggravated, source=source, per_x=1)
    points = ALL_OF_IT if isinstance(hurt.amount, s.Everything) else number(hurt.amount)
    return Prevent(points, aggravated, source=source)


def source_of(node: s.Who | None) -> int:
    if node is None:
        return FROM_ANYTHING
    if node not in THEIR_STRIKES:
        raise unknown(node, "prevented")
    return FROM_STRIKE
