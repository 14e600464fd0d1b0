"""What comes to lie on cards, and what is taken off them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.fights import ANY_TIME
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.atoms.laid import MARKS, tokens_on
from primogen.rivals.rules.atoms.telling import HOW_MANY, IN_ACTION_PHASE, TOKEN_BITS
from primogen.rivals.rules.table import ROW4, Table, table
from primogen.rivals.rules.words import ANY_TOKEN, TOKEN_PLACED

IN_AN_ACTION_PHASE: Final = 2  # of a moment, beside ANY_TIME and IN_AN_ATTACK


@dataclass(frozen=True)
class TokenPlaced(Happening):
    """A player places tokens, of one kind or of any, on a card; whenever, or in somebody's Action Phase.

    `beside`: how many tokens of whatever kind must have been there already.
    """

    player: int = ANY_SEAT
    on: Group | None = None
    mark: int = ANY_TOKEN
    during: int = ANY_TIME
    beside: int = 0

    def event(self) -> int:
        return TOKEN_PLACED

    def can_be_recalled(self) -> bool:
        return not self.beside and super().can_be_recalled()

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.on

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        if self.mark not in (ANY_TOKEN, told.number % TOKEN_BITS):
            return False
        if self.during == IN_AN_ACTION_PHASE and not told.number & IN_ACTION_PHASE:
            return False
        if self.beside and all_tokens_on(table(g), told.subject) - told.number // HOW_MANY < self.beside:
            return False
        return super().fits(g, at, told)


def all_tokens_on(g: Table, card: Card) -> int:
    """Of whatever kind: those that mark a character, and its Discipline and Leader tokens, too."""
    rows = g.learned
    learned = sum(rows[at] == card for at in range(0, len(rows), ROW4))
    marks = sum(tokens_on(g, card, mark) for mark in MARKS)
    return tokens_on(g, card, ANY_TOKEN) + marks + learned + (card in g.leader)
