"""Statements in play that belong together: parted by a semicolon, or about one another."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.circumstances import ThereAre
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import YOU
from primogen.vtes.language.sentences import ANY_SEAT, When
from primogen.vtes.language.traits_of_cards import OfLibrary, ThisName
from primogen.vtes.language.verbs_counters import GainPool
from primogen.vtes.language.verbs_hand import RemoveCopies, ShuffleBack
from primogen.vtes.lowering.amounts import how_much, number
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.offices import MEANWHILE, burned_with_less
from primogen.vtes.lowering.piles import pile
from primogen.vtes.lowering.seats import YOU as YOURSELF
from primogen.vtes.lowering.standing import led, said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import ENTERS_PLAY

THIS_CARD: Final = s.This(s.Core((), s.Common(s.Word.CARD)))
COPY: Final = s.Only(s.Core((), s.Common(s.Word.COPY)))
COPIES: Final = s.Kind(COPY, (s.OfWhat(THIS_CARD),))
ALL_COPIES: Final = s.All(
    s.ManyQuantifier.ALL, s.Kind(COPY, (s.In(s.CommonZone(s.Zone.PLAY)), s.EvenControlledByOthers()))
)
CHOSEN_CARD: Final = s.OneOfThem(s.Fixed(1), s.The(s.Role.CHOSEN, s.Common(s.Word.CARD)))
ONE_TO_HAND: Final = s.Then(
    s.MoveCard(CHOSEN_CARD, s.ZoneOf(s.Your(), s.Zone.HAND), None),
    s.Shuffle(s.Chosen(None), s.ZoneOf(s.Your(), s.Zone.LIBRARY)),
)
NO_EQUIPMENT: Final = s.DoesNot(
    THIS_CARD,
    s.BeConsidered(s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.EQUIPMENT))), ()))),
)


@said.register
def _(sentence: s.Sequence, at: Scope) -> list[Ability]:
    first, second = sentence.first, sentence.second
    if isinstance(second, s.Led) and second.lead == MEANWHILE:
        return burned_with_less(sentence)
    if isinstance(first, s.Led) and isinstance(first.lead, s.If) and second == s.Do(ONE_TO_HAND):
        return [with_so_many_copies(first.lead.fact, first.then)]
    raise unknown(sentence, "in play")


def with_so_many_copies(fact: s.Fact, then: s.Statement) -> Ability:
    """ "If you control three copies of this card, remove all copies from the game to ...": as one enters play."""
    if not isinstance(fact, s.Does) or fact.who != YOURSELF or not isinstance(fact.deed, s.Control):
        raise unknown(fact, "in play")
    copies = fact.deed.who
    if not isinstance(copies, s.Several) or copies.kind != COPIES:
        raise unknown(copies, "in play")
    if not isinstance(then, s.Do) or not isinstance(then.deed, s.Pay):
        raise unknown(then, "in play")
    paid, bought = then.deed.cost, then.deed.effect
    if paid != s.RemoveFromGame(ALL_COPIES) or not isinstance(bought, s.Then):
        raise unknown(then.deed, "in play")
    gained, chosen = bought.first, bought.rest
    if not isinstance(gained, s.Gain) or not isinstance(chosen, s.Choose) or not isinstance(chosen.who, s.Several):
        raise unknown(bought, "in play")
    if not isinstance(chosen.who.amount, s.UpTo):
        raise unknown(chosen.who, "in play")
    among = pile(chosen.who.kind)
    if among.zones != (w.ASH_HEAP,) or among.traits != (OfLibrary(),):
        raise unknown(chosen.who, "in play")
    pool = GainPool(Fixed(how_much(gained.what, s.Thing.POOL)), YOU)
    does = in_order([RemoveCopies(), pool, ShuffleBack(chosen.who.amount.number, among)])
    owned = ThereAre(Group((w.IN_PLAY,), YOURS, (ThisName(),)), number(copies.amount))
    return When(ENTERS_PLAY, does, ANY_SEAT, 1, owned)


@led.register
def _(lead: s.WhileInPlay, then: s.Statement, at: Scope) -> list[Ability]:
    """ "While in play, this card does not count as equipment": its being a location says so."""
    if then != NO_EQUIPMENT:
        raise unknown(then, "while in play")
    return []
