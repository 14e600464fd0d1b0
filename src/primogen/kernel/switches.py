"""Switches: what rulebooks and tables settle differently, each with a place, a name and named values.

The rules ask a switch by its name, never which edition is played. The first value is that of the newest rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Switch:
    """`rule` of the ledger: one that is settled otherwise, or the row that says how the rulebooks differ.

    Places never change, since kept games have them.
    """

    number: int
    name: str
    rule: str
    values: tuple[str, ...]


class Unsettled(ValueError):
    """A switch, or a value of one, that nobody knows."""


def settle(by_name: Mapping[str, Switch], named: Mapping[str, str], over: list[int]) -> list[int]:
    """All switches: as they are named, and else as they are in `over`."""
    found = over[:]
    for name, value in named.items():
        if name not in by_name:
            raise Unsettled(f"no switch is called {name!r}: {', '.join(by_name)}")
        switch = by_name[name]
        if value not in switch.values:
            raise Unsettled(f"{name} is never {value!r}: {', '.join(switch.values)}")
        found[switch.number] = switch.values.index(value)
    return found
