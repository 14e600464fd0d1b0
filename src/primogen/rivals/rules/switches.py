"""Named switches: what rulebooks and tables settle differently. The rules ask a switch by its name.

The first value, 0, is what the rules did before there was the switch, which is what the newest rulebook says: a game
that was kept since then goes on as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Switch:
    """`rule` of the ledger: one that is settled otherwise, or the row that says how the rulebooks differ."""

    name: str
    rule: str
    values: tuple[str, ...]


BLUFFING: Final = 0  # may an Attack card that is illegal now be placed face down? RV-ATK-37 punishes it; online, off
OFF: Final = 0
ON: Final = 1

MUTUAL_RIVALS: Final = 1  # may two players be each other's Rivals, where there are more than two?
FORBIDDEN: Final = 0
ALLOWED: Final = 1

REVEAL_ORDER: Final = 2  # are Havens known when Leaders are bid for?
LEADERS_FIRST: Final = 0
TOGETHER: Final = 1

TWO_PLAYER_PRINCE: Final = 3  # where the Prince of the City is when two players begin
SET_ASIDE: Final = 0
IN_THE_DECK: Final = 1

PERMISSION: Final = 4  # who must ask before adding Prestige to a Conspiracy they know, in a later turn
FIRST_TIME: Final = 0
EVERY_TIME: Final = 1
NEVER: Final = 2

SWITCHES: Final = (  # each at the place of its number
    Switch("bluffing", "RV-ATK-37", ("off", "on")),
    Switch("setup.mutual_rivals", "DIFF-01", ("forbidden", "allowed")),
    Switch("setup.reveal_order", "DIFF-05", ("leaders first", "together")),
    Switch("setup.two_player_prince_aside", "DIFF-09", ("set aside", "in the deck")),
    Switch("conspiracy.permission", "DIFF-97", ("first time", "every time", "never")),
)
NUMBERS: Final = {switch.name: number for number, switch in enumerate(SWITCHES)}


class Unsettled(ValueError):
    """A switch, or a value of one, that nobody knows."""


def settled(named: Mapping[str, str], over: list[int]) -> list[int]:
    """All switches: as they are named, and else as they are in `over`."""
    found = over[:]
    for name, value in named.items():
        if name not in NUMBERS:
            raise Unsettled(f"no switch is called {name!r}: {', '.join(NUMBERS)}")
        values = SWITCHES[NUMBERS[name]].values
        if value not in values:
            raise Unsettled(f"{name} is never {value!r}: {', '.join(values)}")
        found[NUMBERS[name]] = values.index(value)
    return found
