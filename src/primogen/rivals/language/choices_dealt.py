"""One of several things for each player, a different one for each."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import ALWAYS, UNASKED, number_of
from primogen.kernel.effects import LISTED, MODE, NUMBER, PLAYER, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.choices import players
from primogen.rivals.rules.table import table


@dataclass(frozen=True)
class DealOut(Effect):
    """You choose 1 of these for each player, from you clockwise, and none of them twice; it is carried out at once."""

    among: int
    effects: tuple[Effect, ...]

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == 0:
            at.cells.extend(players(t, at, self.among))
            at.cells[NUMBER] = 0  # of what has been given, a bit each
            return None
        if LISTED + step - 1 == len(at.cells):
            at.done()
            return None
        seat = at.cells[LISTED + step - 1]
        if chosen != UNASKED:
            at.cells[NUMBER] |= 1 << number_of(chosen)
            at.cells[PLAYER] = seat
            at.resolve(g, self.effects[number_of(chosen)])
            return None
        leader = t.leader[seat]
        decision = g.ask(at.you, "deal-out", g.rule_for_target(), ALWAYS, at.card if leader == NONE else leader)
        for number in range(len(self.effects)):
            if not at.number >> number & 1:
                decision.offer(MODE, at.card, number)
        return decision
