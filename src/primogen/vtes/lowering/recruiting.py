"""Company that somebody takes on without an action: "that Anarch recruits or employs an ally or retainer"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import THAT, THIS
from primogen.vtes.language.verbs_taking_on import TakeOnFromHand, TakeOnRegardless
from primogen.vtes.lowering.piles import pile
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope

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


def employed(deed: s.Employ) -> Effect:
    """ "Employ an animal retainer from your hand ignoring requirements (pay cost as normal)"."""
    if not isinstance(deed.who, s.Some) or deed.who.quantifier != s.Quantifier.A or deed.terms != s.Terms.ONLY_COST:
        raise unknown(deed, "taken on")
    return TakeOnRegardless(THIS, pile(deed.who.kind))
