"""A Discipline that one vampire teaches another by a card, for as long as it lies there."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.as_if import FLIGHT
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import DISCIPLINES_AT, SUPERIOR
from primogen.vtes.rules.words import CHOOSE_DISCIPLINE, ON_CARD, WHILE_IN_PLAY


def mastered(g: Table, who: Card) -> list[int]:
    """At the superior level."""
    return [each for each in range(DISCIPLINES_AT, FLIGHT) if value(g, who, each) >= SUPERIOR]


@dataclass(frozen=True)
class HasMastered(Trait):
    """Any Discipline."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return bool(mastered(g, card))


@dataclass(frozen=True)
class Teach(Effect):
    """One level of a Discipline that this vampire has at superior, to that one."""

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen != UNASKED:
            at.done()
            modify(t, number_of(chosen), 1, at.card, at.that, WHILE_IN_PLAY + at.card)
            return None
        known = mastered(t, at.who) if t.zone[at.card] == ON_CARD else []
        if not known:
            at.done()
            return None
        decision = g.ask(at.you, "discipline", g.rule_for_target(), about=at.card)
        for each in known:
            decision.offer(CHOOSE_DISCIPLINE, NONE, each)
        return decision
