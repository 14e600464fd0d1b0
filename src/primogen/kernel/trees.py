"""Every node of every card's text, numbered in the order written and named by card id and path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from primogen.kernel.effects import Effect


class Trees:
    """A frame holds the number of a node; a save, its name: so that a save outlives a growing card pool."""

    def __init__(self) -> None:
        self.nodes: Final[list[Effect]] = []
        self.numbers: Final[dict[int, int]] = {}
        self.names: Final[list[str]] = []
        self.named: Final[dict[str, int]] = {}

    def number_all(self, card_id: str, trees: Sequence[Effect]) -> None:
        """Of one card, in an order that never changes."""
        for at, tree in enumerate(trees):
            self.number(tree, f"{card_id}:{at}")

    def number(self, effect: Effect, path: str) -> None:
        self.named[path] = self.numbers.get(id(effect), len(self.nodes))
        if id(effect) in self.numbers:  # a node that cannot change may stand in many trees
            return
        self.numbers[id(effect)] = len(self.nodes)
        self.nodes.append(effect)
        self.names.append(path)
        for at, part in enumerate(effect.parts()):
            self.number(part, f"{path}.{at}")
