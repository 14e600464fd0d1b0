"""The pool: all cards there are, by number, by id and by name, and what they print. It never changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeVar

from primogen.kernel.abilities import MOST_ABILITIES, Ability
from primogen.kernel.effects import Effect
from primogen.kernel.meaning import meant
from primogen.kernel.trees import Trees


class Face(Protocol):
    """What every printed card tells of itself; the rest is the game's own."""

    @property
    def key(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> int: ...

    @property
    def words(self) -> int: ...

    @property
    def abilities(self) -> tuple[Ability, ...]: ...

    def value(self, stat: int) -> int: ...

    def trees(self) -> Sequence[Effect]:
        """Its texts, in an order that never changes, since a saved game names a node by its place in it."""
        ...


F = TypeVar("F", bound=Face, covariant=True)


class Pool(Trees, Generic[F]):
    """`topics` is how many values and other topics of the index the game has."""

    def __init__(self, cards: tuple[F, ...], topics: int) -> None:
        super().__init__()
        self.cards: Final = cards
        self.by_key: Final[dict[str, int]] = {}
        self.by_name: Final[dict[str, int]] = {}
        self.values: Final = [[card.value(stat) for card in cards] for stat in range(topics)]
        self.kinds: Final = [card.kind for card in cards]
        self.words: Final = [card.words for card in cards]
        self.abilities: Final = [card.abilities for card in cards]
        self.meanings: Final = [""] * len(cards)  # digests, each made when it is asked for
        for number, card in enumerate(cards):
            if card.key in self.by_key or len(card.abilities) > MOST_ABILITIES:
                raise ValueError(f"{card.key}: listed twice, or more than {MOST_ABILITIES} abilities")
            self.by_key[card.key] = number
            self.by_name[card.name] = number  # of namesakes, the newest: older cards come first
            self.number_all(card.key, card.trees())

    def meaning(self, number: int) -> str:
        """A digest of all that the card does and prints: see meaning.py."""
        if not self.meanings[number]:
            self.meanings[number] = meant(self.cards[number])
        return self.meanings[number]

    def find(self, name: str) -> int:
        """By id or by name."""
        found = self.by_key.get(name, self.by_name.get(name, -1))
        if found < 0:
            raise KeyError(f"no card is called {name!r}")
        return found
