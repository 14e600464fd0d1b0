"""What a card in play says of a phase: "during your unlock phase, ..."."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Target
from primogen.kernel.effects import MAY, May
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.sentences import OFTEN, MayUse, When
from primogen.vtes.language.verbs_counters import GainFromHuntingGround
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.standing import YOU, led
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import DISCARD_TIME, INFLUENCE_TIME, MASTER_TIME, UNTAP_TIME

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


@led.register
def _(lead: s.Meanwhile, then: s.Statement, at: Scope) -> list[Ability]:
    """ "During your unlock phase, you can ..."."""
    phase = lead.adverb
    if not isinstance(phase, s.DuringPhase):
        raise unknown(lead, "in play")
    if not isinstance(phase.whose, s.Your) or phase.next or phase.phase not in PHASES:
        raise unknown(phase, "in play")
    event = PHASES[phase.phase]
    if isinstance(then, s.Can) and then.who == YOU and isinstance(then.deed, s.Pay):
        return [MayUse(IN_PHASE[phase.phase], text([s.Do(then.deed)], at), OFTEN)]
    if isinstance(then, s.Can) and isinstance(then.who, s.Some) and isinstance(then.deed, s.Gain) and at.hunts:
        number = how_much(then.deed.what, s.Thing.BLOOD)
        return [When(event, Target(group(then.who, at), GainFromHuntingGround(number, THAT), MAY))]
    if isinstance(then, s.Can) and then.who == YOU:
        return [When(event, May(text([s.Do(then.deed)], at)))]
    if isinstance(then, s.Do):
        return [When(event, text([then], at))]
    raise unknown(then, "in a phase")
