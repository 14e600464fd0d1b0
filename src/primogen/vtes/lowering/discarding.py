"""What comes of a discard: "if you use that discard phase action to discard ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import AtRandom, ChooseSeat, Target
from primogen.kernel.effects import MAY, Both, Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, YOURS, Group
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.sentences import When
from primogen.vtes.language.traits import AnyOf, Fits, IsTapped, OfSect
from primogen.vtes.language.traits_of_cards import AsksFor
from primogen.vtes.language.verbs_action import Untap
from primogen.vtes.language.verbs_discarding import ActionWasGained, Makes, ThatWasIt
from primogen.vtes.language.verbs_hand import Discard
from primogen.vtes.language.verbs_seats import ThatMethuselah, TheyDo, YourNeighbours
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.seats import YOU
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import ANARCH
from primogen.vtes.rules.topics import DISCARDED

AT_RANDOM_OF_NEIGHBOUR: Final = s.Kind(
    s.Only(s.Core((), s.Common(s.Word.CARD))),
    (s.AtRandom(), s.In(s.ZoneOf(s.Of(s.TheThing(s.Definite.PREDATOR_OR_PREY)), s.Zone.HAND))),
)
THAT_ACTION: Final = s.UseCard(s.That(s.Core((), s.Common(s.Word.DISCARD_PHASE_ACTION))))
OF_ANARCHS: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.CARD))), (s.RequiringAnarch(),)))
USED: Final = s.Does(YOU, s.Pay(THAT_ACTION, s.Discard(OF_ANARCHS, None)))
ANARCH_CARD: Final = AnyOf((AsksFor(Fits(OfSect(ANARCH))), Makes(ANARCH)))


def at_random(deed: s.Discard) -> Effect | None:
    """ "Discard 1 card at random from your predator or prey's hand"; none, if it is something else."""
    if not isinstance(deed.who, s.Single) or deed.who.kind != AT_RANDOM_OF_NEIGHBOUR or deed.afterward is not None:
        return None
    lost = AtRandom(Fixed(1), Group((w.HAND,), YOURS), Discard(THAT))
    return ChooseSeat(YourNeighbours(), TheyDo(ThatMethuselah(), lost))


def by_that_action(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability] | None:
    """ "If you use that discard phase action to discard a card requiring an Anarch ..., you can unlock ..."."""
    if fact != USED:
        return None
    if not isinstance(then, s.Can) or then.who != YOU or not isinstance(then.deed, s.Unlock):
        raise unknown(then, "of a discard")
    who = then.deed.who
    if not isinstance(who, s.Some) or not is_choice(who):
        raise unknown(who, "of a discard")
    among = group(who, at)
    locked = replace(among, traits=(*among.traits, IsTapped()))
    asked = Both(ActionWasGained(), RefFits(THAT, Group((w.ASH_HEAP,), ANYONES, (ANARCH_CARD,))))
    return [When(DISCARDED, Target(locked, in_order([Untap(THAT), ThatWasIt()]), MAY), condition=asked)]
