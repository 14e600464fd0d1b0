"""Deeds of Methuselahs: with hands, libraries and ash heaps, with control, with counters on a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import ChooseNumber, OneOf, Target, UpTo
from primogen.kernel.effects import MAY, MUST, Effect, May
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language import verbs_crypt as vy
from primogen.vtes.language import verbs_hand as vh
from primogen.vtes.language import verbs_seats as vs
from primogen.vtes.language.amounts import Fixed, Number, Within
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.politics import ForEachOf
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD, YOU
from primogen.vtes.language.traits import WithBlood
from primogen.vtes.language.traits_of_cards import ThisName
from primogen.vtes.language.verbs_bleeding import Besides
from primogen.vtes.lowering.amounts import how_much, number
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.discarding import at_random
from primogen.vtes.lowering.fighting import lasting
from primogen.vtes.lowering.piles import in_hand, lies_elsewhere, pile
from primogen.vtes.lowering.seats import as_preys
from primogen.vtes.lowering.texts import effect, one_of, text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, is_own, of_kind, ref
from primogen.vtes.rules import words as w

SEATS: Final = {
    s.TheThing(s.Definite.YOUR_PREDATOR): vs.YourPredator(),
    s.TheThing(s.Definite.YOUR_PREY): vs.YourPrey(),
}
YOUR_HAND: Final = s.In(s.ZoneOf(s.Your(), s.Zone.HAND))
YOURSELF: Final = s.TheThing(s.Definite.YOU)


# ---- hands and libraries


@effect.register
def _(deed: s.Discard, at: Scope) -> Effect:
    """ "Discard a card (draw up afterward)"."""
    by_chance = at_random(deed)
    if by_chance is not None:
        return by_chance
    if not isinstance(deed.who, s.Some) or deed.who.quantifier != s.Quantifier.A:
        raise unknown(deed.who, "to discard")
    if deed.afterward not in (None, s.Afterward.DRAW):
        raise unknown(deed.afterward, "after a discard")
    return Target(in_hand(deed.who.kind), vh.Discard(THAT), MUST)


@effect.register
def _(deed: s.Draw, at: Scope) -> Effect:
    if deed.what.thing != s.Thing.CARD or deed.what.per is not None:
        raise unknown(deed.what, "to draw")
    if deed.afterward == s.Afterward.WITHOUT_DISCARDING:
        raise unknown(deed.afterward, "by itself")
    return in_order([vh.DrawCards(Fixed(number(deed.what.amount))), vh.FitHand()])


@effect.register
def _(deed: s.DrawFrom, at: Scope) -> Effect:
    if deed.place != s.ZoneOf(s.Your(), s.Zone.CRYPT) or how_much(deed.what, s.Thing.CARD) != 1 or deed.afterward:
        raise unknown(deed.place, "to draw from")
    return vy.FromCrypt()


@effect.register
def _(deed: s.RemoveFromGame, at: Scope) -> Effect:
    if isinstance(deed.who, s.Some) and is_choice(deed.who) and lies_elsewhere(deed.who.kind):
        return Target(pile(deed.who.kind), vh.RemoveFromGame(THAT), MUST)
    return vh.RemoveFromGame(one_of(deed.who, at))


@effect.register
def _(deed: s.Exchange, at: Scope) -> Effect:
    first, second = deed.first, deed.second
    if not isinstance(first, s.Single | s.Some) or not isinstance(second, s.Single | s.Some):
        raise unknown(first, "to exchange")
    given, taken = pile(first.kind), pile(second.kind)
    if given.zones != (w.HAND,) or taken.zones != (w.ASH_HEAP,):
        raise unknown(second, "to exchange")
    return vh.Exchange(given, taken)


def drawn_and_put_back(deed: s.Deed) -> Effect | None:
    """ "Draw up to 3 cards without discarding and then move the same number to the bottom of your library"."""
    if not isinstance(deed, s.Then) or not isinstance(deed.first, s.Draw) or not isinstance(deed.rest, s.MoveCard):
        return None
    drawn, moved = deed.first, deed.rest
    if drawn.afterward != s.Afterward.WITHOUT_DISCARDING or not isinstance(drawn.what.amount, s.UpTo):
        return None
    any_card = s.Kind(s.Only(s.Core((), s.Common(s.Word.CARD))), (YOUR_HAND,))
    if moved.card != s.Several(s.SameNumber(), any_card) or moved.afterward is not None:
        return None
    if moved.to != s.BottomOf(s.Your(), s.Zone.LIBRARY):
        return None
    back = UpTo(Number(), Group((w.HAND,), YOURS), vh.ToBottomOfLibrary(THAT), MUST)
    most = Within(vh.LibraryLeft(), 0, drawn.what.amount.number)
    return ChooseNumber(1, most, in_order([vh.DrawCards(Number()), back]))


# ---- control, and what somebody else does


def taken_by(fact: s.Does, at: Scope) -> Effect | None:
    """ "Your predator takes control of this card"."""
    if fact.who in SEATS and isinstance(fact.deed, s.TakeControl) and ref(fact.deed.who, at) == THIS_CARD:
        return vs.TakesControl(THIS_CARD, SEATS[fact.who])
    return None


@effect.register
def _(deed: s.GiveControl, at: Scope) -> Effect:
    if deed.to not in SEATS or ref(deed.who, at) != THIS_CARD:
        raise unknown(deed, "to give away")
    return vs.TakesControl(THIS_CARD, SEATS[deed.to])


@effect.register
def _(fact: s.Can, at: Scope) -> Effect:
    """ "... and you can burn a Blood Doll": or not; or what he can do for a while."""
    for_a_while = lasting(fact, at)
    if for_a_while is not None:
        return for_a_while
    if is_own(fact.who, at) and isinstance(fact.deed, s.Pay):
        may = May(text([s.Do(fact.deed)], at))
        return Besides(may) if isinstance(fact.deed.effect, s.GiveNext) else may
    if fact.who != YOURSELF:
        raise unknown(fact.who, "who can")
    deed = as_preys(fact.deed) if gives_to_prey(fact.deed) else fact.deed
    then = drawn_and_put_back(deed) or text([s.Do(deed)], at)
    return optional(then)


def gives_to_prey(deed: s.Deed) -> bool:
    """ "... give your prey control of this card and ...": the rest speaks of her."""
    first = deed.first if isinstance(deed, s.Then) else deed
    return isinstance(first, s.GiveControl) and first.to == s.TheThing(s.Definite.YOUR_PREY)


def optional(then: Effect) -> Effect:
    """One question: whom, or nobody; otherwise yes or no."""
    return Target(then.among, then.effect, MAY) if isinstance(then, Target) else May(then)


@effect.register
def _(deed: s.Alternatively, at: Scope) -> Effect:
    return OneOf((text([s.Do(deed.first)], at), text([s.Do(deed.rest)], at)))


# ---- what is burned


@effect.register
def _(deed: s.Burn, at: Scope) -> Effect:
    what = deed.what
    if deed.source is None and what.thing == s.Thing.POOL:
        return vc.BurnPool(how_many(what), YOU)
    if deed.source == s.ControllerOf(s.Their()) and what.thing == s.Thing.POOL and at.has_chosen:
        return vs.TheyDo(vs.ItsController(THAT), vc.BurnPool(how_many(what), YOU))
    if deed.source is None and what.thing == s.Thing.BLOOD and at.is_he and not at.has_chosen:
        return vc.BurnBlood(number(what.amount), THIS)
    if deed.source is not None and what.thing in (s.Thing.BLOOD, s.Thing.COUNTER, s.Thing.LIFE):
        if isinstance(deed.source, s.Some) and is_choice(deed.source):
            found = group(deed.source, at)
            full = replace(found, traits=(*found.traits, WithBlood()))
            return Target(full, vc.BurnBlood(how_much(what, what.thing), THAT), MUST)
        return vc.BurnBlood(how_much(what, what.thing), one_of(deed.source, at))
    raise unknown(deed, "as a deed")


def how_many(what: s.Quantity) -> Fixed | ForEachOf:
    """So many, or so many for each of a group."""
    if what.per is None:
        return Fixed(number(what.amount))
    if isinstance(what.per, s.ForEach):
        return ForEachOf(number(what.amount), of_kind(what.per.what))
    raise unknown(what.per)


@effect.register
def _(deed: s.MoveCardWith, at: Scope) -> Effect:
    """ "Move an (ally of this name) from your ash heap to the ready region with 2 life"."""
    if deed.to != s.CommonZone(s.Zone.READY_REGION) or not isinstance(deed.card, s.Some):
        raise unknown(deed.to, "to move to")
    kind = deed.card.kind
    if not isinstance(kind.cores, s.Only) or not isinstance(kind.cores.core.noun, s.OwnKind):
        raise unknown(deed.card, "to move")
    if kind.posts != (s.In(s.ZoneOf(s.Your(), s.Zone.ASH_HEAP)),):
        raise unknown(deed.card, "to move")
    return Target(Group((w.ASH_HEAP,), YOURS, (ThisName(),)), vh.BringBack(how_much(deed.what, s.Thing.LIFE), THAT))


@effect.register
def _(deed: s.EitherOr, at: Scope) -> Effect:
    return OneOf((text([s.Do(deed.first)], at), text([s.Do(deed.rest)], at)))
