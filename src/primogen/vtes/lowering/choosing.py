"""Whom a card in play has chosen, and remembers: "the chosen vampire can ..."."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import Both, Effect, May, Seq
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import RefFits, directed
from primogen.vtes.language.groups import ANYONES, YOURS, Group
from primogen.vtes.language.refs import AIMED_AT, THAT, THIS, THIS_CARD
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN, When
from primogen.vtes.language.traits import IsThis
from primogen.vtes.language.verbs_chosen import (
    BurnThisCard,
    ChooseForThis,
    ChosenByThis,
    ControllerOfChosen,
    ForgetChosen,
    LetsChosen,
)
from primogen.vtes.language.verbs_counters import GainBlood
from primogen.vtes.language.verbs_seats import ItsController, TheyDo
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.costs import deeds, price
from primogen.vtes.lowering.offers import in_use, timed, untimed
from primogen.vtes.lowering.seats import YOU, as_hers
from primogen.vtes.lowering.texts import effect, text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import CHANGES_CONTROL, ENTERS_PLAY, INTERCEPT, LEAVES_READY

A_DIRECTED: Final = s.Kind(s.Only(s.Core((s.Being(s.Adjective.DIRECTED),), s.Common(s.Word.ACTION))), ())
DIRECTED_AT: Final = s.BeTarget(s.Some(s.Quantifier.A, A_DIRECTED))
WHILE_READY: Final = (s.WhileFact(s.Does(s.It(), s.Be(s.State.READY))),)
CHOSEN: Final = Group((w.READY, w.TORPOR), ANYONES, (ChosenByThis(),))
CHOSEN_VAMPIRE: Final = s.The(s.Role.CHOSEN, s.Common(s.Word.VAMPIRE))
ITS_CONTROLLER: Final = s.ControllerOf(s.Their())
THAT_ACTION: Final = (s.During(s.Span.THAT_ACTION),)
LOCATION: Final = s.This(s.Core((), s.Common(s.Word.LOCATION)))
NEW_CONTROLLER: Final = s.AsEither(s.Does(LOCATION, s.Be(s.State.PLAYED)), s.ControllerChanges(s.Their()))
GAIN_OF_CHOSEN: Final = s.DuringPhase(s.OfController(s.Of(LOCATION)), False, s.Phase.UNLOCK)


def is_chosen(who: s.Who) -> bool:
    return isinstance(who, s.The) and who.role == s.Role.CHOSEN


def choice_by_controller(then: s.Statement, at: Scope) -> list[Ability]:
    """ "As this location is played or its controller changes, its controller chooses a ready vampire they control"."""
    if not isinstance(then, s.Does) or then.who != ITS_CONTROLLER or not isinstance(then.deed, s.Choose):
        raise unknown(then, "as its controller changes")
    who = as_hers(then.deed).who
    if not isinstance(who, s.Some) or not is_choice(who):
        raise unknown(who, "chosen")
    chosen = Seq((ForgetChosen(), Target(group(who, at), ChooseForThis(THAT))))
    anew = TheyDo(ItsController(THIS_CARD), chosen)
    return [When(event, anew, ANY_SEAT, 1) for event in (ENTERS_PLAY, CHANGES_CONTROL)]


def gain_of_chosen(then: s.Statement) -> Effect:
    """ "... the chosen vampire can gain 2 blood": if his controller likes."""
    if not isinstance(then, s.Can) or then.who != CHOSEN_VAMPIRE or not isinstance(then.deed, s.Gain):
        raise unknown(then, "of whom was chosen")
    gained = GainBlood(Fixed(how_much(then.deed.what, s.Thing.BLOOD)), THAT)
    return TheyDo(ControllerOfChosen(), May(Target(Group(CHOSEN.zones, YOURS, CHOSEN.traits), gained)))


def chosen_may(first: s.Can, second: s.Can, at: Scope) -> list[Ability]:
    """ "Lock this card during an action to choose a vampire; the chosen vampire can burn 1 blood to get ..."."""
    if first.who != YOU or not isinstance(first.deed, s.Pay) or not isinstance(first.deed.effect, s.Choose):
        raise unknown(first, "to choose somebody")
    who, paid = first.deed.effect.who, deeds(first.deed.cost)
    if second.who != CHOSEN_VAMPIRE or not isinstance(second.deed, s.Pay) or not isinstance(who, s.Some):
        raise unknown(second, "of whom was chosen")
    does = second.deed.effect
    if not isinstance(does, s.Timed) or does.when != THAT_ACTION:
        raise unknown(does, "of whom was chosen")
    his = Scope()
    given = Pay(price(second.deed.cost, his), effect(does.do, his))
    if not given.gives(INTERCEPT):
        raise unknown(does.do, "of whom was chosen")
    lets = LetsChosen(given, THAT, w.ATTEMPT, w.THIS_ACTION)
    when = timed(paid[0], at)
    bought = Pay(price(untimed(paid), at), Target(group(who, at), lets))
    return in_use(bought, OFTEN, when.moments, when.only_if)


def as_its_target(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability] | None:
    """ "If this minion is the target of a directed action while he is ready, you can burn this card to ..."."""
    if not isinstance(fact, s.Does) or not isinstance(fact.deed, s.Timed) or fact.deed.do != DIRECTED_AT:
        return None
    if fact.deed.when != WHILE_READY or ref(fact.who, at) != THIS or not isinstance(then, s.Can) or then.who != YOU:
        raise unknown(fact, "in play")
    is_he = RefFits(AIMED_AT, Group((w.READY,), ANYONES, (IsThis(),)))
    return in_use(text([s.Do(then.deed)], at), OFTEN, w.BEFORE_BLOCKS | w.AFTER_BLOCKS, Both(directed, is_he))


def about_to_leave(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability] | None:
    """ "If the attached minion is about to leave the ready region, you can burn this card to ..."."""
    if not isinstance(fact, s.Does) or fact.deed != s.BeAboutTo(s.LeaveReady()) or ref(fact.who, at) != THIS:
        return None
    if not isinstance(then, s.Can) or then.who != YOU or not isinstance(then.deed, s.Pay):
        raise unknown(then, "as he leaves")
    if not isinstance(then.deed.cost, s.BurnCard) or ref(then.deed.cost.who, at) != THIS_CARD:
        raise unknown(then.deed.cost, "as he leaves")
    gained = Pay(BurnThisCard(), text([s.Do(then.deed.effect)], at))
    return [When(LEAVES_READY, May(gained), ANY_SEAT, 1)]
