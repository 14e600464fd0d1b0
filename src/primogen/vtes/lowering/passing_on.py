"""Cards that lie on one of two kinds, and cards that go from one bearer to another."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import OneOf, Target
from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import ThereAre
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD
from primogen.vtes.language.sentences import BEARERS_SEAT, When
from primogen.vtes.language.traits import AllOf, AnyOf
from primogen.vtes.language.verbs_card import HasCounters
from primogen.vtes.language.verbs_counters import Burn, BurnBlood, PutOn
from primogen.vtes.language.verbs_people import PassOn
from primogen.vtes.language.verbs_seats import ItsController, TheyDo
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.bearers import bearer
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.joining import NOT_THE_BLOOD
from primogen.vtes.lowering.texts import effect, one_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, ref
from primogen.vtes.rules.topics import UNTAP_TIME

BURNED: Final = s.Be(s.State.BURNED)


@effect.register
def _(deed: s.PutOnEither, at: Scope) -> Effect:
    """ "Put this card on a Laibon or on a vampire with Protean"."""
    if ref(deed.card, at) != THIS_CARD or not isinstance(deed.on, s.Some) or not isinstance(deed.other, s.Some):
        raise unknown(deed.card, "put on something")
    one, other = group(deed.on, at), group(deed.other, at)
    if not is_choice(deed.on) or not is_choice(deed.other) or (one.zones, one.whose) != (other.zones, other.whose):
        raise unknown(deed.other, "put on something")
    return Target(Group(one.zones, one.whose, (AnyOf((AllOf(one.traits), AllOf(other.traits))),)), PutOn(THAT))


@effect.register
def _(deed: s.MoveOnto, at: Scope) -> Effect:
    """ "Move it to any other vampire": of the card that says so."""
    if deed.card != s.It() and ref(deed.card, at) != THIS_CARD:
        raise unknown(deed.card, "to move")
    return PassOn(one_of(deed.on, at))


def his_choice(fact: s.Does) -> Effect:
    """ "The vampire with this card either burns 1 blood or is burned (the controller's choice)"."""
    deed = fact.deed
    if bearer(fact.who) is None or not isinstance(deed, s.EitherOr) or not deed.by_controller or deed.rest != BURNED:
        raise unknown(fact, "in a phase")
    if not isinstance(deed.first, s.Burn) or deed.first.source is not None:
        raise unknown(deed.first, "in a phase")
    burned = BurnBlood(how_much(deed.first.what, s.Thing.BLOOD), THIS)
    return TheyDo(ItsController(THIS), OneOf((burned, Burn(THIS))))


def blood_or_burned(first: s.Led, second: s.Sequence, at: Scope) -> list[Ability]:
    """ "They burn 5 blood. If they cannot, they are burned; otherwise, their controller moves this card to another"."""
    then, failed, passed = first.then, second.first, second.second
    if not isinstance(then, s.Does) or then.who != s.It() or not isinstance(then.deed, s.Burn):
        raise unknown(then, "in a phase")
    if failed != s.Led(NOT_THE_BLOOD, s.Does(s.It(), BURNED)) or not isinstance(passed, s.Otherwise):
        raise unknown(failed, "in a phase")
    number = how_much(then.deed.what, s.Thing.BLOOD)
    does = in_order([BurnBlood(number, THIS), moved_or_burned(passed.statement, at)])
    return [When(UNTAP_TIME, If(HasCounters(number, THIS), does, Burn(THIS)), BEARERS_SEAT)]


def moved_or_burned(clause: s.Statement, at: Scope) -> Effect:
    deed = clause.deed if isinstance(clause, s.Does) and clause.who == s.ControllerOf(s.Their()) else None
    if not isinstance(deed, s.MoveOntoOrBurn) or ref(deed.card, at) != THIS_CARD or not isinstance(deed.on, s.Some):
        raise unknown(clause, "in a phase")
    among = group(deed.on, at)
    return TheyDo(ItsController(THIS), If(ThereAre(among), Target(among, PassOn(THAT)), Burn(THIS_CARD)))
