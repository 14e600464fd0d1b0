"""What a table settles before the deal: by which rules it is played, and where. Each game names its own.

Terms are kept by name. What nobody has settled is as the game has it, and is not written down.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

Terms = Mapping[str, str]

NO_TERMS: Final[Terms] = {}
BY_LOT: Final = "any"  # instead of a value: whichever the dice choose


class Unsettled(ValueError):
    """Terms that no table has: which, and what there is instead."""


class Value(msgspec.Struct, frozen=True):
    """One thing that a term may be, and how people call it."""

    key: str
    title: str


class Term(msgspec.Struct, frozen=True):
    """Something that is settled; `chosen` is what it is now. Later ones may depend on those before them."""

    name: str
    title: str
    values: list[Value]
    chosen: str

    def possible(self) -> list[str]:
        return [value.key for value in self.values]


def drawn(terms: Terms, offered: Callable[[Terms], list[Term]], dice: random.Random) -> Terms:
    """With a value by lot wherever one was left to it: in order, since what may be chosen depends on what was."""
    found = {name: value for name, value in terms.items() if value != BY_LOT}
    for name in [each.name for each in offered(found)]:
        if terms.get(name) == BY_LOT:
            now = next(each for each in offered(found) if each.name == name)
            found[name] = dice.choice(now.possible())
    left = [name for name, value in terms.items() if value == BY_LOT and name not in found]
    if left:
        raise Unsettled(f"{left[0]} cannot be left to chance")
    return found
