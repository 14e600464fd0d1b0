"""A circle that is chosen, and belonged to from then on."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import PICK, Condition, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.choosing import choose_circle_for, choose_for
from primogen.vtes.rules.circles import circle_of
from primogen.vtes.rules.table import table
from primogen.vtes.rules.words import CHOOSE_CIRCLE, READY, TORPOR


@dataclass(frozen=True)
class ChooseCircle(Effect):
    """Of those with a name, or of a vampire in play who is one by himself; his own, too."""

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen != UNASKED:
            at.done()
            if verb_of(chosen) == CHOOSE_CIRCLE:
                choose_circle_for(t, at.who, number_of(chosen))
            elif card_of(chosen) != at.who:
                choose_for(t, at.who, card_of(chosen))
            return None
        if t.zone[at.who] != READY:
            at.done()
            return None
        decision = g.ask(at.you, "circle", g.rule_for_target(), about=at.who)
        for number in range(len(t.pool.circles)):
            decision.offer(CHOOSE_CIRCLE, NONE, number)
        for seat in t.clockwise_from(at.you):
            for card in (*t.pile(seat, READY), *t.pile(seat, TORPOR)):
                if t.is_vampire(card) and circle_of(t, card) == ("", card):
                    decision.offer(PICK, card)
        return decision


@dataclass(frozen=True)
class YourInfluencePhase(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        return table(g).active == at.you and any([frame.kind == k.INFLUENCE_PHASE for frame in g.frames])
