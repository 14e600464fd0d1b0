"""What a text points back to is there: an antecedent of the right sort, an X that is said, a level above."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from primogen.vtes.compiler import surface
from primogen.vtes.compiler.gates.patching import patch_fault
from primogen.vtes.compiler.gates.sorts import SELF, agree, is_always_there, sort_of
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.reading import Reading
from primogen.vtes.compiler.surface import Level, Who
from primogen.vtes.compiler.trees import nodes

Line = tuple[Level, list[Reading]]
SAYS_X: Final = (surface.XIs, surface.XAtMost, surface.XIsOneOf, surface.WhereX)
NEEDS_X: Final = (surface.LetterX, surface.XPlus, surface.MoreByX, surface.LessByX, surface.UpToX)
PATCHED: Final = (surface.AsAbove, surface.AsAboveAt, surface.AsAboveThen)


def in_order(reading: Reading) -> Iterator[object]:
    """Nodes in the order their last word comes: a noun phrase counts once it has been said."""
    for below in reading.below:
        yield from in_order(below)
    yield reading.node


class Memory:
    """What a card has said so far."""

    def __init__(self, card: Card, lines: list[Line]) -> None:
        self.said: list[str] = [SELF] if card.crypt else []
        paid = "X" in (card.pool, card.blood, card.conviction)
        self.x_known = paid or any(isinstance(node, SAYS_X) for level, _ in lines for node in nodes(level))

    def fault(self, node: object) -> str:
        """What the node points to and nobody has said, or nothing; then it is itself said."""
        fault = self.missing(node)
        if isinstance(node, Who) and not isinstance(node, surface.It):
            self.said.append(sort_of(node))
        if isinstance(node, surface.CountersReach) or (
            isinstance(node, surface.Quantity) and "counter" in node.thing.value
        ):
            self.said.append("counter")
        return fault

    def missing(self, node: object) -> str:
        if isinstance(node, NEEDS_X) and not self.x_known:
            self.x_known = isinstance(node, surface.LetterX)  # the payment that fixes it comes first
            return "" if self.x_known else "X is not said"
        if isinstance(node, surface.It | surface.Their):
            return "" if self.said else "they"
        if points_back(node):
            sort = sort_of(node)
            if not is_always_there(sort) and not any(agree(sort, old) for old in self.said):
                return f"that {sort}"
        return ""


def points_back(node: object) -> bool:
    if isinstance(node, surface.The):
        return node.role is surface.Role.CHOSEN
    return isinstance(node, surface.That | surface.Those)


def reference_fault(card: Card, lines: list[Line]) -> str:
    """The first reference without anything to refer to, or nothing."""
    memory = Memory(card, lines)
    before: Level | None = None
    for level, found in lines:
        for reading in found:
            for node in in_order(reading):
                fault = patch_fault(node, before) if isinstance(node, surface.AsAbove) else memory.fault(node)
                if fault:
                    return fault
        if before is None or not any(isinstance(sentence, PATCHED) for sentence in level.sentences):
            before = level
    return ""
