"""What a card in play keeps from its Methuselah: pool lost to a bleed, cards that would be replaced."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import Ability
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import MOST_BURNED, NOT_REPLACED


@dataclass(frozen=True)
class BurnsNoMore(Ability):
    """ "If you would burn more than 2 pool to a bleed, you burn 2 pool instead"."""

    most: int

    def topics(self) -> tuple[int, ...]:
        return (MOST_BURNED,)

    def amount(self, g: Game, source: Card, subject: int) -> int:
        return self.most if table(g).controller[source] == subject else 0


@dataclass(frozen=True)
class SparesCards(Ability):
    """ "Each time you would replace a card, instead burn 1 counter from this card"."""

    def topics(self) -> tuple[int, ...]:
        return (NOT_REPLACED,)
