"""Verbs about Conspiracies and Rivals: whom a card no longer spares, and whose Rival token one takes."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.effects import CHOOSE_SEAT, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one, player
from primogen.rivals.rules.atoms.rivalry import take_rival_token
from primogen.rivals.rules.atoms.rows import note_exposed
from primogen.rivals.rules.table import table


@dataclass(frozen=True)
class Expose(Leaf):
    """Whoever resolves that card this turn may target that player, who has contributed to it."""

    ref: int
    who: int

    def do(self, g: Game, at: Resolve) -> None:
        t, card, seat = table(g), one(table(g), at, self.ref), player(table(g), at, self.who)
        if card != NONE and 0 <= seat < t.seats():
            note_exposed(t, card, seat)


@dataclass(frozen=True)
class StealRivalToken(Effect):
    """Until the start of your next turn: R229-CRD-89 to -92. Of several that a player has, whichever you choose."""

    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        return player(table(g), at, self.who) in table(g).rival_held

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, seat = table(g), player(table(g), at, self.who)
        tokens = [token for token in range(t.seats()) if t.rival_held[token] == seat]
        if chosen == UNASKED and tokens:
            decision = g.ask(at.you, "steal-token", "RV-SETUP-43", about=at.card)
            for token in tokens:
                decision.offer(CHOOSE_SEAT, NONE, t.rival[token])
            return decision
        at.done()
        if tokens:
            take_rival_token(t, t.rival.index(number_of(chosen)), at.you)
        return None
