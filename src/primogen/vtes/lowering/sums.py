"""Sentences of a card in play with an X: "... burns X pool and/or cards, where X is the number of counters here"."""

from __future__ import annotations

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import BloodOn
from primogen.vtes.language.refs import THIS_CARD
from primogen.vtes.language.sentences import When
from primogen.vtes.language.verbs_hand import burn_pool_or_cards
from primogen.vtes.language.verbs_seats import TheyDo, WhoseTurnItIs
from primogen.vtes.lowering.phases import COUNTERS_HERE, PHASES, seat_of
from primogen.vtes.lowering.seats import THAT_METHUSELAH
from primogen.vtes.lowering.standing import said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope


@said.register
def _(sentence: s.WhereX, at: Scope) -> list[Ability]:
    measure, told = sentence.measure, sentence.statement
    if not isinstance(measure, s.NumberOf) or measure.kind not in COUNTERS_HERE:
        raise unknown(measure, "as X")
    if not isinstance(told, s.Led) or not isinstance(told.lead, s.Meanwhile) or not isinstance(told.then, s.Does):
        raise unknown(told, "with X")
    phase, then = told.lead.adverb, told.then
    if not isinstance(phase, s.DuringPhase) or then.who != THAT_METHUSELAH:
        raise unknown(phase, "with X")
    if then.deed != s.PoolAndOrCards(s.LetterX()):
        raise unknown(then.deed, "with X")
    burns = TheyDo(WhoseTurnItIs(), burn_pool_or_cards(BloodOn(THIS_CARD)))
    return [When(PHASES[phase.phase], burns, seat_of(phase))]
