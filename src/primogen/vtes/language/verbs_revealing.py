"""The top card of a library or a crypt is revealed, and what it is decides what happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from primogen.kernel.effects import THAT, Effect, Leaf, Resolve, Seats
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.atoms.cards import put, remove, reveal, shuffle
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import STEALTH
from primogen.vtes.rules.words import CRYPT, UNCONTROLLED


@dataclass(frozen=True)
class RevealTop(Effect):
    """Of her own, or another's; it stays there, or is removed from the game. Stealth that may come of it must be
    needed."""

    zone: int
    removes: int = 0
    traits: tuple[Trait, ...] = ()
    then: Effect | None = None  # if it is such a card
    otherwise: Effect | None = None
    whose: Seats | None = None

    def of(self, g: Game, at: Resolve) -> Sequence[Card]:
        """The pile."""
        seats = [at.you] if self.whose is None else self.whose.seats(g, at)
        return table(g).pile(seats[0], self.zone) if seats else ()

    def parts(self) -> tuple[Effect, ...]:
        return tuple([part for part in (self.then, self.otherwise) if part is not None])

    def can(self, g: Game, at: Resolve) -> bool:
        if not self.of(g, at):
            return False
        return all([part.can(g, at) for part in self.parts() if part.gives(STEALTH)])

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        at.done()
        pile = self.of(g, at)
        if not pile:
            return None
        reveal(t, pile[-1])
        at.cells[THAT] = pile[-1]
        part = self.then if all([trait.fits(t, at, pile[-1]) for trait in self.traits]) else self.otherwise
        if self.removes:
            remove(t, pile[-1])
        if part is not None:
            at.resolve(g, part)
        return None


@dataclass(frozen=True)
class DrawIt(Leaf):
    """Out of the crypt, to her uncontrolled region."""

    def do(self, g: Game, at: Resolve) -> None:
        put(table(g), at.that, UNCONTROLLED, at.you)


@dataclass(frozen=True)
class ShuffleCrypt(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        shuffle(table(g), at.you, CRYPT)
