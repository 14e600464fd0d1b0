"""What a card in play does when something happens: "after this vampire goes to torpor, ..."."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Both, Condition, Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import NoReactions, acts
from primogen.vtes.language.conditions import RefFits, succeeded
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN, THE_CARD, MayUse, When
from primogen.vtes.language.verbs_counters import BurnBlood
from primogen.vtes.language.verbs_seats import ItsFormerController, TheyDo
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.befalling import befalls
from primogen.vtes.lowering.facts import COUNTERS, in_force, is_this_card
from primogen.vtes.lowering.phases import by_state, in_phase, led_by_state
from primogen.vtes.lowering.seats import YOU, as_hers
from primogen.vtes.lowering.standing import at_time, can_at_time, led
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import BURNED, COUNTED, ENTERS_PLAY, LOCKED, REFERENDUM_PASSES, TO_TORPOR

THEIR_CONTROLLER: Final = s.ControllerOf(s.Their())
SUCCESSFUL_ACTION: Final = s.Only(s.Core((s.Being(s.Adjective.SUCCESSFUL),), s.Common(s.Word.ACTION)))
NO_REACTIONS: Final = s.DuringWhich(
    s.Was(s.Several(s.Nothing(), s.Kind(s.Only(s.Core((), s.CardOf(s.CardType.REACTION))), ())), s.State.PLAYED)
)
BURNED_OR_TORPOR: Final = s.Be(s.State.BURNED_OR_TORPOR)


A_REFERENDUM: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.REFERENDUM))), ()))


@dataclass(frozen=True)
class Heard:
    """What happens, to whom: the card with this text, or who bears it; or any of a group."""

    event: int
    about_this: int = 1
    condition: Condition | None = None


def heard(fact: s.Fact, at: Scope) -> list[Heard]:
    if not isinstance(fact, s.Does):
        raise unknown(fact, "as an event")
    if fact.who == YOU and fact.deed == s.Lock(s.It()):
        return [Heard(LOCKED)]
    if isinstance(fact.deed, s.GoToTorpor) and ref(fact.who, at) == THIS:
        return [Heard(TO_TORPOR)]
    if isinstance(fact.deed, s.Pass) and fact.who == A_REFERENDUM:
        return [Heard(REFERENDUM_PASSES, 0)]
    if isinstance(fact.deed, s.EnterPlay) and ref(fact.who, at) in (THIS, THIS_CARD):
        return [Heard(ENTERS_PLAY)]
    if fact.deed == BURNED_OR_TORPOR and isinstance(fact.who, s.Some) and is_choice(fact.who):
        among = group(fact.who, at)
        if among.zones != (w.READY,):
            raise unknown(fact.who, "burned or sent to torpor")
        fallen = replace(among, zones=(w.TORPOR,))
        return [Heard(BURNED, 0, RefFits(THAT, among)), Heard(TO_TORPOR, 0, RefFits(THAT, fallen))]
    raise unknown(fact, "as an event")


def whenever(found: list[Heard], then: Effect) -> list[Ability]:
    return [When(each.event, then, ANY_SEAT, each.about_this, each.condition) for each in found]


def happens(then: s.Statement, at: Scope) -> Effect:
    """ "... their controller burns 3 pool", "... burn this card"."""
    if isinstance(then, s.Does) and then.who == THEIR_CONTROLLER:
        return TheyDo(ItsFormerController(), text([s.Do(as_hers(then.deed))], at))
    if isinstance(then, s.Does) and isinstance(then.who, s.The | s.This) and isinstance(then.deed, s.Burn):
        if then.deed.source is None and ref(then.who, at) == THIS:  # as much as there is
            return BurnBlood(how_much(then.deed.what, s.Thing.BLOOD), THIS)
    if isinstance(then, s.Do) or (isinstance(then, s.Can | s.Does) and then.who == YOU):
        return text([then], at)
    raise unknown(then, "when something happens")


@led.register
def _(lead: s.AfterThat, then: s.Statement, at: Scope) -> list[Ability]:
    found = befalls(lead.fact, then, at) if at.is_he else None
    return whenever(heard(lead.fact, at), happens(then, at)) if found is None else found


@at_time.register
def _(adverb: s.AfterFact, deed: s.Simple, at: Scope) -> list[Ability]:
    return whenever(heard(adverb.fact, at), happens(s.Do(deed), at))


@at_time.register
def _(adverb: s.WhenFact, deed: s.Simple, at: Scope) -> list[Ability]:
    """ "Burn this card when it has no counters"."""
    return by_state(adverb.fact, s.Do(deed), at)


@at_time.register
def _(adverb: s.EachTime, deed: s.Simple, at: Scope) -> list[Ability]:
    return whenever(heard(adverb.fact, at), happens(s.Do(deed), at))


@at_time.register
def _(adverb: s.DuringPhase, deed: s.Simple, at: Scope) -> list[Ability]:
    return in_phase(adverb, s.Do(deed), at, None)


THIS_BURNED: Final = s.BurnCard(s.This(s.Core((), s.Common(s.Word.CARD))))


def this_burned(then: s.Statement) -> s.Statement:
    """ "Burn it", or "burn it and ...", of the card itself."""
    deed = then.deed if isinstance(then, s.Do) else None
    if deed == s.BurnCard(s.It()):
        return s.Do(THIS_BURNED)
    if isinstance(deed, s.Then) and deed.first == s.BurnCard(s.It()):
        return s.Do(s.Then(THIS_BURNED, deed.rest))
    return then


@led_by_state.register
def _(deed: s.Have, who: s.Who, then: s.Statement, at: Scope) -> list[Ability]:
    """ "Burn this card if it has 3 counters": as soon as it has."""
    if deed.what.thing not in COUNTERS or not is_this_card(who, at):
        raise unknown(deed, "in play")
    then = this_burned(then)
    fact = s.Does(s.This(s.Core((), s.Common(s.Word.CARD))), deed)
    return [When(COUNTED, happens(then, at), ANY_SEAT, THE_CARD, in_force(fact, at))]


@led_by_state.register
def _(deed: s.Be, who: s.Who, then: s.Statement, at: Scope) -> list[Ability]:
    """ "If this vampire is in torpor, burn this card": as he goes there."""
    if deed.state != s.State.IN_TORPOR or ref(who, at) != THIS:
        raise unknown(deed.state, "in play")
    return whenever([Heard(TO_TORPOR)], happens(then, at))


@led_by_state.register
def _(deed: s.GoToTorpor, who: s.Who, then: s.Statement, at: Scope) -> list[Ability]:
    if ref(who, at) != THIS:
        raise unknown(who, "in play")
    return whenever([Heard(TO_TORPOR)], happens(then, at))


@can_at_time.register
def _(adverb: s.AfterDoing, deed: s.Simple, at: Scope) -> list[Ability]:
    """ "... after performing a successful action during which no reaction cards were played"."""
    done = adverb.deed
    if not isinstance(done, s.TakeAction) or not isinstance(done.what, s.Some):
        raise unknown(done, "after doing it")
    kind = done.what.kind
    if kind.cores != SUCCESSFUL_ACTION or any(post != NO_REACTIONS for post in kind.posts):
        raise unknown(done.what, "after doing it")
    asked = Both(acts, succeeded)
    then = text([s.Do(deed)], at)
    return [MayUse(w.AFTER_ACTION, If(Both(asked, NoReactions()) if kind.posts else asked, then), OFTEN)]
