"""What a card of the crypt says of a phase: "during your unlock phase, he can ..."."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Target
from primogen.kernel.effects import MAY, Condition, Effect, If, May, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.groups import YOURS
from primogen.vtes.language.recalled import PlayedMaster
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.sentences import ANY_SEAT, YOUR_SEAT, MayUse, When
from primogen.vtes.language.traits import WithBlood
from primogen.vtes.language.verbs_company import AnyoneMay
from primogen.vtes.language.verbs_counters import BurnBlood, GainBlood, GainFromHuntingGround
from primogen.vtes.language.verbs_seats import YourTurn
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.circumstances import is_himself
from primogen.vtes.lowering.facts import in_force
from primogen.vtes.lowering.meanwhile import meanwhile
from primogen.vtes.lowering.offers import AT_ANY_TIME
from primogen.vtes.lowering.standing import YOU
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided
from primogen.vtes.lowering.who import Scope, group
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import DISCARD_TIME, INFLUENCE_TIME, MASTER_TIME, MINION_PHASE_OVER, UNTAP_TIME

A_MASTER_CARD: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.CardOf(s.CardType.MASTER))), ()))
AFTER_MASTER_CARD: Final = (s.AfterDoing(s.PlayCard(A_MASTER_CARD)),)
your_turn: Final = YourTurn()
PHASES: Final = {
    s.Phase.UNLOCK: UNTAP_TIME,
    s.Phase.MASTER: MASTER_TIME,
    s.Phase.INFLUENCE: INFLUENCE_TIME,
    s.Phase.DISCARD: DISCARD_TIME,
}
IN_PHASE: Final = {
    s.Phase.UNLOCK: w.UNTAP_PHASE,
    s.Phase.MASTER: w.MASTER_PHASE,
    s.Phase.INFLUENCE: w.INFLUENCE_PHASE,
    s.Phase.DISCARD: w.DISCARD_PHASE,
}
METHUSELAH: Final = s.Only(s.Core((), s.Common(s.Word.METHUSELAH)))
ANOTHER: Final = s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.METHUSELAH)))
ANY: Final = (s.Quantifier.ANY, s.Quantifier.EACH, s.Quantifier.EVERY)
OUTSIDE_OF_MINION_PHASE: Final = w.UNTAP_PHASE | w.MASTER_PHASE | w.INFLUENCE_PHASE | w.DISCARD_PHASE
ALL_TURN: Final = {
    s.Phase.TURN: AT_ANY_TIME,
    s.Phase.MINION: AT_ANY_TIME & ~OUTSIDE_OF_MINION_PHASE,
}


@dataclass(frozen=True)
class Whose:
    seat: int
    only_if: Condition | None = None


def whose_phase(whose: s.Whose) -> Whose:
    if isinstance(whose, s.Your):
        return Whose(YOUR_SEAT)
    if isinstance(whose, s.Of) and isinstance(whose.who, s.Some) and not whose.who.kind.posts:
        who = whose.who
        if who.quantifier in ANY and who.kind.cores == METHUSELAH:
            return Whose(ANY_SEAT)
        if (who.quantifier == s.Quantifier.ANOTHER and who.kind.cores == METHUSELAH) or (
            who.quantifier in ANY and who.kind.cores == ANOTHER
        ):
            return Whose(ANY_SEAT, Not(your_turn))
    raise unknown(whose, "of a phase")


def in_his_time(when: s.Adverb, then: s.Statement, at: Scope) -> list[Ability]:
    if isinstance(when, s.DuringPhase):
        return during_phase(when, then, at)
    if isinstance(when, s.AfterEndOf) and when.phase == s.Phase.MINION and isinstance(then, s.Do):
        if isinstance(when.whose, s.Your):
            return [When(MINION_PHASE_OVER, text([then], at))]
    return meanwhile(when, then, at)


def during_phase(phase: s.DuringPhase, then: s.Statement, at: Scope) -> list[Ability]:
    """ "During your unlock phase, you can ..."."""
    if isinstance(then, s.Led) and isinstance(then.lead, s.If):
        condition = in_force(then.lead.fact, at)
        return [provided(each, condition) for each in during_phase(phase, then.then, at)]
    if phase.next:
        raise unknown(phase, "in play")
    whose = whose_phase(phase.whose)
    if phase.phase in ALL_TURN:
        return [all_turn(phase.phase, whose, then, at)]
    if phase.phase not in PHASES:
        raise unknown(phase, "in play")
    found = in_phase(phase.phase, whose.seat, then, at)
    return [found if whose.only_if is None else provided(found, whose.only_if)]


def all_turn(phase: s.Phase, whose: Whose, then: s.Statement, at: Scope) -> Ability:
    """Whenever something may be used, once in that time (reading 56)."""
    if not isinstance(then, s.Can) or not is_you_or_he(then.who, at) or whose.only_if is not None:
        raise unknown(then, "in a turn")
    effect = text([s.Do(then.deed)], at)
    effect = effect if whose.seat == ANY_SEAT else If(your_turn, effect)
    return MayUse(ALL_TURN[phase], effect, w.THIS_TURN)


def in_phase(phase: s.Phase, seat: int, then: s.Statement, at: Scope) -> Ability:
    event = PHASES[phase]
    if isinstance(then, s.Can) and isinstance(then.deed, s.Timed) and then.deed.when == AFTER_MASTER_CARD:
        if phase != s.Phase.MASTER or seat != YOUR_SEAT or then.who != YOU:
            raise unknown(then.deed, "in a phase")
        return MayUse(w.MASTER_PHASE, If(PlayedMaster(), text([s.Do(then.deed.do)], at)), w.THIS_TURN)
    if isinstance(then, s.Can) and is_you_or_he(then.who, at):
        if isinstance(then.deed, s.Pay) and seat == YOUR_SEAT:
            return MayUse(IN_PHASE[phase], text([s.Do(then.deed)], at), w.THIS_TURN)
        return When(event, May(text([s.Do(then.deed)], at)), seat)
    if isinstance(then, s.Can) and isinstance(then.who, s.Some) and isinstance(then.deed, s.Pay):
        return When(event, by_anyone(then.who, then.deed, at), seat)
    if isinstance(then, s.Can) and isinstance(then.who, s.Some) and isinstance(then.deed, s.Gain):
        number = how_much(then.deed.what, s.Thing.BLOOD)
        fed: Effect = GainFromHuntingGround(number, THAT) if at.hunts else GainBlood(Fixed(number), THAT)
        return When(event, Target(group(then.who, at), fed, MAY), seat)
    if isinstance(then, s.Do) or (isinstance(then, s.Does) and is_himself(then.who, at)):
        return When(event, text([s.Do(then.deed)], at), seat)
    raise unknown(then, "in a phase")


def by_anyone(who: s.Some, deed: s.Pay, at: Scope) -> Effect:
    """ "Any ready Anarch can burn 1 blood to ...", whoever controls him: not said of "you" or "he"."""
    if who.quantifier != s.Quantifier.ANY or not isinstance(deed.cost, s.Burn) or deed.cost.source is not None:
        raise unknown(who, "in a phase")
    paid = how_much(deed.cost.what, s.Thing.BLOOD)
    among = replace(group(who, at), whose=YOURS)
    able = replace(among, traits=(*among.traits, WithBlood()))
    if paid != 1:
        raise unknown(deed.cost, "in a phase")
    return AnyoneMay(able, in_order([BurnBlood(paid, THAT), text([s.Do(deed.effect)], at)]))


def is_you_or_he(who: s.Who, at: Scope) -> bool:
    return who == YOU or is_himself(who, at)
