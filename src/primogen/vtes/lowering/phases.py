"""What a card in play says of a phase: "during your unlock phase, ..."."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Target
from primogen.kernel.effects import MAY, Condition, Effect, If, May
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD
from primogen.vtes.language.sentences import ANY_SEAT, BEARERS_SEAT, OTHER_SEATS, YOUR_SEAT, When
from primogen.vtes.language.verbs_card import Times
from primogen.vtes.language.verbs_counters import BurnBlood, GainFromHuntingGround
from primogen.vtes.language.verbs_crypt import MoveBlood
from primogen.vtes.language.verbs_seats import ItsController, TheyDo, WhoseTurnItIs
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.bearers import bearer
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.choosing import GAIN_OF_CHOSEN, gain_of_chosen
from primogen.vtes.lowering.circumstances import of_methuselah
from primogen.vtes.lowering.facts import BEARER, in_force
from primogen.vtes.lowering.his_phases import in_his_time
from primogen.vtes.lowering.meanwhile import meanwhile
from primogen.vtes.lowering.offers import in_own, in_use, offered
from primogen.vtes.lowering.others_deeds import of_another
from primogen.vtes.lowering.passing_on import his_choice
from primogen.vtes.lowering.seats import METHUSELAH, THAT_METHUSELAH, YOU, as_hers
from primogen.vtes.lowering.standing import in_their_phase, led, said
from primogen.vtes.lowering.table_deeds import optional, taken_by
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, ref
from primogen.vtes.lowering.windows import Usability, both
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import DISCARD_TIME, INFLUENCE_TIME, MASTER_TIME, UNTAP_TIME

PHASES: Final = {
    s.Phase.UNLOCK: UNTAP_TIME,
    s.Phase.MASTER: MASTER_TIME,
    s.Phase.INFLUENCE: INFLUENCE_TIME,
    s.Phase.DISCARD: DISCARD_TIME,
}
EACH: Final = s.Kind(s.Only(METHUSELAH), ())
EACH_OTHER: Final = s.Kind(s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.METHUSELAH))), ())
WHOSE: Final[dict[s.Whose, int]] = {
    s.Your(): YOUR_SEAT,
    s.Of(s.Some(s.Quantifier.EACH, EACH)): ANY_SEAT,
    s.Of(s.Some(s.Quantifier.ANY, EACH)): ANY_SEAT,
    s.Of(s.Some(s.Quantifier.EACH, EACH_OTHER)): OTHER_SEATS,
    s.Their(): BEARERS_SEAT,
    s.OfController(s.Their()): BEARERS_SEAT,
}
COUNTERS_HERE: Final = tuple(
    s.Kind(s.Only(s.Core((), s.Common(s.Word.COUNTER))), (s.On(s.This(s.Core((), s.Common(word)))),))
    for word in (s.Word.CARD, s.Word.LOCATION)
)
BEARERS_CONTROLLER: Final = (
    s.ControllerOf(s.Of(s.This(s.Core((), s.Common(s.Word.VAMPIRE))))),
    s.ControllerOf(s.Of(s.This(s.Core((), s.Common(s.Word.MINION))))),
)


def seat_of(phase: s.DuringPhase) -> int:
    if phase.next or phase.whose not in WHOSE or phase.phase not in PHASES:
        raise unknown(phase, "in play")
    return WHOSE[phase.whose]


@led.register
def _(lead: s.Meanwhile, then: s.Statement, at: Scope) -> list[Ability]:
    """ "During your unlock phase, you can ..."."""
    if at.is_he:
        return in_his_time(lead.adverb, then, at)
    if lead.adverb == GAIN_OF_CHOSEN:
        return [When(UNTAP_TIME, gain_of_chosen(then))]
    if not isinstance(lead.adverb, s.DuringPhase):
        return meanwhile(lead.adverb, then, at)
    return in_phase(lead.adverb, then, at, None)


def in_phase(phase: s.DuringPhase, then: s.Statement, at: Scope, only_if: Condition | None) -> list[Ability]:
    if phase == s.DuringPhase(s.Your(), False, s.Phase.MINION) and isinstance(then, s.Can):
        return in_minion_phase(then, at, only_if)
    whose, event = seat_of(phase), PHASES[phase.phase]
    if isinstance(then, s.Led) and isinstance(then.lead, s.If) and whose == YOUR_SEAT:
        return in_phase(phase, then.then, at, both(only_if, in_force(then.lead.fact, at)))
    if whose == YOUR_SEAT and isinstance(then, s.Can) and is_hers(then.who, at) and isinstance(then.deed, s.Pay):
        when = in_own(phase.phase).also(Usability(only_if=only_if))
        return offered(then.deed, at, when, w.THIS_TURN)  # reading 56
    if whose == YOUR_SEAT and isinstance(then, s.Can) and isinstance(then.who, s.Some) and is_his(then.deed):
        when = in_own(phase.phase).also(Usability(only_if=only_if))
        return in_use(his_blood(then.who, then.deed, at), w.THIS_TURN, when.moments, when.only_if)
    return [When(event, done(then, at, whose), whose, condition=only_if)]


def is_hers(who: s.Who, at: Scope) -> bool:
    """ "You can", or "this vampire can"."""
    return who == YOU or (at.is_minion and isinstance(who, s.This | s.The) and ref(who, at) == THIS)


def is_his(deed: s.Deed) -> bool:
    return isinstance(deed, s.MoveThings) and deed.source == s.It()


def his_blood(who: s.Some, deed: s.Deed, at: Scope) -> Effect:
    """ "A Tremere you control can move 1 blood from himself to this card"."""
    assert isinstance(deed, s.MoveThings)
    if who.quantifier != s.Quantifier.A or isinstance(deed.to, s.Some) or ref(deed.to, at) != THIS_CARD:
        raise unknown(deed, "in a phase")
    return Target(group(who, at), MoveBlood(how_much(deed.what, s.Thing.BLOOD), THAT, THIS_CARD))


def in_minion_phase(then: s.Can, at: Scope, only_if: Condition | None) -> list[Ability]:
    """ "During your minion phase, this vampire can lock this card to unlock": reading 56."""
    if not isinstance(then.deed, s.Pay) or (then.who != YOU and ref(then.who, at) != THIS):
        raise unknown(then, "in a phase")
    return offered(then.deed, at, in_own(s.Phase.MINION).also(Usability(only_if=only_if)), w.THIS_TURN)


def done(then: s.Statement, at: Scope, whose: int) -> Effect:
    """What happens in that phase, by whomever the sentence says."""
    if isinstance(then, s.Also):
        return in_order([done(then.first, at, whose), done(then.second, at, whose)])
    if at.hunts and isinstance(then, s.Can) and isinstance(then.who, s.Some):
        return fed(then, at)
    if isinstance(then, s.AlsoIf):
        return in_order([fed(then.first, at), If(in_force(then.fact, at), fed(then.second, at))])
    if at.hunts and isinstance(then, s.Can) and then.who == YOU:
        return from_bank(then.deed, at)
    if isinstance(then, s.Can) and then.who in BEARERS_CONTROLLER and whose == BEARERS_SEAT:
        return TheyDo(ItsController(THIS), optional(text([s.Do(as_hers(then.deed))], at)))
    if isinstance(then, s.Can) and whose == ANY_SEAT and then.who in BEARER:
        return optional(text([s.Do(then.deed)], at))
    if whose == YOUR_SEAT and isinstance(then, s.Can) and then.who == YOU:
        return text([then], at)
    if whose == YOUR_SEAT and isinstance(then, s.Do):
        return text([then], at)
    if isinstance(then, s.Unless) and whose == ANY_SEAT:
        return unless(then, at)
    if isinstance(then, s.Does) and whose == BEARERS_SEAT and isinstance(then.deed, s.EitherOr):
        return his_choice(then)
    if isinstance(then, s.Does):
        return does(then, at, whose)
    if isinstance(then, s.Led) and isinstance(then.lead, s.If):
        return If(in_force(then.lead.fact, at), done(then.then, at, whose))
    if isinstance(then, s.Led) and isinstance(then.lead, s.ForEachLead) and then.lead.kind in COUNTERS_HERE:
        if isinstance(then.then, s.Does) and then.then.who == THAT_METHUSELAH:
            return TheyDo(WhoseTurnItIs(), Times(text([s.Do(as_hers(then.then.deed))], at)))
    raise unknown(then, "in a phase")


@in_their_phase.register
def _(phase: s.DuringPhase, who: s.Who, deed: s.Simple, at: Scope) -> list[Ability]:
    """ "A Methuselah not controlling a ready Anarch burns 1 pool during their unlock phase"."""
    if phase.whose != s.Their() or phase.next or phase.phase not in PHASES:
        raise unknown(phase, "in play")
    if (
        not isinstance(who, s.Some)
        or who.quantifier not in (s.Quantifier.A, s.Quantifier.EACH)
        or who.kind.cores != s.Only(METHUSELAH)
    ):
        raise unknown(who, "in a phase")
    then = If(of_methuselah(who.kind, at), text([s.Do(as_hers(deed))], at))
    return [When(PHASES[phase.phase], TheyDo(WhoseTurnItIs(), then), ANY_SEAT)]


def unless(clause: s.Unless, at: Scope) -> Effect:
    """ "That Methuselah burns 1 pool unless they burn a vampire they control to burn this card"."""
    then, fact = clause.then, clause.fact
    if not isinstance(then, s.Does) or then.who != THAT_METHUSELAH or not isinstance(fact, s.Does):
        raise unknown(clause, "in a phase")
    if fact.who != s.It() or not isinstance(fact.deed, s.Pay) or not isinstance(fact.deed.cost, s.Piece):
        raise unknown(fact, "in a phase")
    instead = text([s.Do(as_hers(s.Then(fact.deed.cost, fact.deed.effect)))], at)
    return TheyDo(WhoseTurnItIs(), May(instead, text([s.Do(as_hers(then.deed))], at)))


def fed(fact: s.Statement, at: Scope) -> Target:
    """Of a hunting ground: one vampire, who was not fed by another."""
    if not isinstance(fact, s.Can) or not isinstance(fact.who, s.Some):
        raise unknown(fact, "from a hunting ground")
    deed = fact.deed.do if isinstance(fact.deed, s.Timed) and fact.deed.when == (s.AsWell(),) else fact.deed
    if not at.hunts or not isinstance(deed, s.Gain):
        raise unknown(deed, "from a hunting ground")
    plain = s.Some(s.Quantifier.A, fact.who.kind)  # "another": one that is not fed yet
    return Target(group(plain, at), GainFromHuntingGround(how_much(deed.what, s.Thing.BLOOD), THAT), MAY)


def from_bank(deed: s.Deed, at: Scope) -> Effect:
    """ "You can move 1 blood from the blood bank to a ready vampire you control"."""
    if not isinstance(deed, s.Add) or not isinstance(deed.to, s.Some):
        raise unknown(deed, "from a hunting ground")
    return Target(group(deed.to, at), GainFromHuntingGround(how_much(deed.what, s.Thing.BLOOD), THAT), MAY)


def does(fact: s.Does, at: Scope, whose: int) -> Effect:
    hers = of_another(fact, at) if whose == YOUR_SEAT else None
    if hers is not None:
        return hers
    taken = taken_by(without_even(fact), at)
    if taken is not None and whose == YOUR_SEAT:
        return taken
    if fact.who == THAT_METHUSELAH and whose in (ANY_SEAT, OTHER_SEATS):
        return TheyDo(WhoseTurnItIs(), text([s.Do(as_hers(fact.deed))], at))
    asked = bearer(fact.who) if whose == YOUR_SEAT else None
    if asked is not None:
        return If(asked, text([s.Do(fact.deed)], at))
    if whose == BEARERS_SEAT and is_attached(fact.who) and isinstance(fact.deed, s.Burn):
        return BurnBlood(how_much(fact.deed.what, s.Thing.BLOOD, s.Thing.LIFE, s.Thing.BLOOD_OR_LIFE), THIS)
    if whose == YOUR_SEAT and ref(fact.who, at) == THIS and at.is_minion:
        return text([s.Do(fact.deed)], at)
    raise unknown(fact, "in a phase")


def is_attached(who: s.Who) -> bool:
    return isinstance(who, s.The) and who.role == s.Role.ATTACHED


def without_even(fact: s.Does) -> s.Does:
    """ "... (even if you do not burn a vampire)" says nothing new."""
    if isinstance(fact.deed, s.Timed) and len(fact.deed.when) == 1 and isinstance(fact.deed.when[0], s.EvenIf):
        return s.Does(fact.who, fact.deed.do)
    return fact


def in_phase_if(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability] | None:
    """ "If the bearer is ready during your unlock phase, ..."; None, if it is another condition."""
    if isinstance(fact, s.Does) and isinstance(fact.deed, s.Timed) and len(fact.deed.when) == 1:
        phase = fact.deed.when[0]
        if isinstance(phase, s.DuringPhase):
            return in_phase(phase, then, at, in_force(s.Does(fact.who, fact.deed.do), at))
    return None


def by_state(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability]:
    if not isinstance(fact, s.Does):
        raise unknown(fact, "in play")
    return led_by_state(fact.deed, fact.who, then, at)


@singledispatch
def led_by_state(deed: s.Node, who: s.Who, then: s.Statement, at: Scope) -> list[Ability]:
    """What is done as soon as something is so."""
    raise unknown(deed, "in play")


@said.register
def _(sentence: s.OnlyIf, at: Scope) -> list[Ability]:
    """ "You can lock this card ... if you have the Edge"; "burn this card if it has 3 counters"."""
    then = sentence.then
    if isinstance(then, s.Can) and then.who == YOU and isinstance(then.deed, s.Pay):
        return offered(then.deed, at, Usability(only_if=in_force(sentence.fact, at)))
    return by_state(sentence.fact, then, at)
