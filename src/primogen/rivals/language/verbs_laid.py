"""Verbs about the very tokens an event was about: those that were lost, or one like that which was placed."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.effects import CHOOSE_SEAT, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.laid import MARKS, may_bear, put_spilled, put_tokens, room_for_blood
from primogen.rivals.rules.atoms.telling import DISCIPLINE_AT, MINUS_SIDE, TOKEN_BITS
from primogen.rivals.rules.atoms.tokens import has_discipline_token, put_discipline_token
from primogen.rivals.rules.table import ROW3, Table, table
from primogen.rivals.rules.words import AGENDA, BLOOD, DISCIPLINE_TOKEN, PRESTIGE


def has_room(g: Table, card: Card, token: int) -> bool:
    return may_bear(g, card, token) and (token != BLOOD or room_for_blood(g, card, 1) > 0)


@dataclass(frozen=True)
class PutSpilled(Effect):
    """1 of the Blood a card has just lost or paid goes on another, as Blood or flipped; of several colours you choose.

    Only characters have a maximum: RV-POT-02.
    """

    origin: int
    to: int
    token: int = BLOOD

    def colours(self, g: Table, at: Resolve) -> list[Seat]:
        rows, origin = g.spilled, one(g, at, self.origin)
        there = [rows[row + 1] for row in range(0, len(rows), ROW3) if rows[row] == origin]
        return [seat for seat in g.clockwise_from(at.you) if seat in there]

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.to)
        return card != NONE and has_room(t, card, self.token)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, card, colours = table(g), one(table(g), at, self.to), self.colours(table(g), at)
        if not colours or not self.can(g, at):
            at.done()
            return None
        if chosen == UNASKED and len(colours) > 1:
            decision = g.ask(at.you, "put-whose", "RV-RES-10", about=card)
            for seat in colours:
                decision.offer(CHOOSE_SEAT, NONE, seat)
            return decision
        at.done()
        colour = colours[0] if chosen == UNASKED else number_of(chosen)
        put_spilled(t, one(t, at, self.origin), card, self.token, colour, at.you)
        return None


@dataclass(frozen=True)
class PutSameToken(Leaf):
    """1 token like that which has just been placed, out of your general supply; never a Leader token."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, card, token = table(g), one(table(g), at, self.ref), at.number % TOKEN_BITS
        if card == NONE:
            return False
        if token == DISCIPLINE_TOKEN:
            return has_discipline_token(t, at.you, at.number // DISCIPLINE_AT % 256)
        return (token in MARKS or token in (PRESTIGE, AGENDA, BLOOD)) and has_room(t, card, token)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if not self.can(g, at):
            return
        t, card, token = table(g), one(table(g), at, self.ref), at.number % TOKEN_BITS
        if token == DISCIPLINE_TOKEN:
            side = -1 if at.number & MINUS_SIDE else 1
            put_discipline_token(t, card, at.number // DISCIPLINE_AT % 256, side, at.you)
        else:
            put_tokens(t, card, token, 1, at.you)
