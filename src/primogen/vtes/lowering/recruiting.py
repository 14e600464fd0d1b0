"""What somebody takes on without an action: "that Anarch recruits or employs an ally or retainer from your hand"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import Target
from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import THAT, THIS
from primogen.vtes.language.verbs_taking_on import (
    CostsLess,
    CouldTakeOn,
    StrikesLess,
    TakeOnFromHand,
    TakeOnNamed,
    TakeOnRegardless,
)
from primogen.vtes.lowering.piles import lies_elsewhere, pile
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_choice
from primogen.vtes.rules import words as w

ALLY_OR_RETAINER: Final = s.Or(s.Core((), s.Common(s.Word.ALLY)), s.Core((), s.Common(s.Word.RETAINER)))
FROM_HAND: Final = s.Some(s.Quantifier.A, s.Kind(ALLY_OR_RETAINER, (s.In(s.ZoneOf(s.Your(), s.Zone.HAND)),)))
NO_ACTION: Final = s.DoesAndCannot(
    s.ThisItself(),
    s.BeNot(s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), ()))),
    s.Be(s.State.BLOCKED),
)


def taken_on(fact: s.Does, at: Scope) -> Effect | None:
    """None, if he does something else."""
    if not isinstance(fact.deed, s.RecruitOrEmploy):
        return None
    if not isinstance(fact.who, s.That) or not at.has_chosen:
        raise unknown(fact.who, "who takes it on")
    if fact.deed.who != FROM_HAND or fact.deed.terms != s.Terms.AS_NORMAL:
        raise unknown(fact.deed.who, "taken on")
    return TakeOnFromHand(THAT, pile(FROM_HAND.kind))


def taken_on_now(deed: s.Employ | s.EquipWith, at: Scope) -> Effect:
    """In combat it is named as the card is played."""
    if at.in_combat:
        return named_of_hand(deed)
    if isinstance(deed, s.Employ):
        return employed(deed)
    raise unknown(deed, "as a deed")


def employed(deed: s.Employ) -> Effect:
    """ "Employ an animal retainer from your hand ignoring requirements (pay cost as normal)"."""
    if not isinstance(deed.who, s.Some) or deed.who.quantifier != s.Quantifier.A or deed.terms != s.Terms.ONLY_COST:
        raise unknown(deed, "taken on")
    return TakeOnRegardless(THIS, pile(deed.who.kind))


def named_of_hand(deed: s.Employ | s.EquipWith) -> Effect:
    """ "Employ an animal retainer from your hand"."""
    who = deed.who
    if not isinstance(who, s.Some) or not is_choice(who) or not lies_elsewhere(who.kind):
        raise unknown(who, "taken on")
    among = pile(who.kind)
    if among.zones != (w.HAND,) or deed.terms != s.Terms.AS_NORMAL:
        raise unknown(deed, "taken on")
    return Target(replace(among, traits=(*among.traits, CouldTakeOn())), TakeOnNamed())


def mild_weapon(then: Effect, limit: s.WeaponLimit) -> Effect:
    """ "The weapon cannot cost 3 or more pool or inflict ... 4 or more damage"."""
    if not isinstance(then, Target) or then.effect != TakeOnNamed() or not isinstance(then.among, Group):
        raise unknown(limit)
    traits = (*then.among.traits, CostsLess(limit.pool), StrikesLess(limit.damage))
    return replace(then, among=replace(then.among, traits=traits))
