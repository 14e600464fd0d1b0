"""What a switch is: a place, a name, and named values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BEFORE_ROWS: Final = 4  # switches that had places before these were those of their rows: 0 to 4


@dataclass(frozen=True)
class Switch:
    """`rule` of the ledger: one that is settled otherwise, or the row that says how the rulebooks differ.

    That of row n is at place n + BEFORE_ROWS, so that places never change. Its first value is the newest rulebook's.
    """

    number: int
    name: str
    rule: str
    values: tuple[str, ...]
