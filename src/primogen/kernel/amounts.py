"""How many, as every game counts."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Amount, Resolve
from primogen.kernel.game import Game


@dataclass(frozen=True)
class Fixed(Amount):
    number: int

    def count(self, g: Game, at: Resolve) -> int:
        return self.number

    def is_less(self) -> bool:
        return self.number < 0


@dataclass(frozen=True)
class Number(Amount):
    """ "X": how much was paid or chosen, or how much an event was."""

    def count(self, g: Game, at: Resolve) -> int:
        return at.number

    def is_open(self) -> bool:
        return True


def counted(amount: Amount | int) -> Amount:
    """A plain number as an amount."""
    return Fixed(amount) if isinstance(amount, int) else amount
