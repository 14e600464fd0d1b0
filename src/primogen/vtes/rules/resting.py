"""A game at rest, by names: what its numbers mean, and how its turn goes on. See kernel/resting.py."""

from __future__ import annotations

from typing import Final

from primogen.vtes.rules import table as t
from primogen.vtes.rules import words as w
from primogen.vtes.rules.in_force import refresh_all
from primogen.vtes.rules.switches import PLACES
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.turn import Turn

CLOCK_NAMES: Final = (
    "active", "turn", "seats", "edge", "master actions", "trifle", "transfers", "discards", "bank", "event",
)  # fmt: skip
ZONE_NAMES: Final = (
    "library", "crypt", "hand", "uncontrolled", "ready", "torpor", "ash heap", "removed", "played", "in play",
    "on card", "recruited", "contested", "incapacitated", "research", "beneath",
)  # fmt: skip
VOCABULARIES: Final = {
    "clock": {name: place for place, name in enumerate(CLOCK_NAMES)},
    "switch": PLACES,
    "zone": {name: zone for zone, name in enumerate(ZONE_NAMES)},
    "pile": {
        f"{'nobody' if seat == w.NOBODY else seat} {name}": seat * w.ZONES + zone
        for seat in range(w.PILES_OF)
        for zone, name in enumerate(ZONE_NAMES)
    },
}
assert len(CLOCK_NAMES) == t.CLOCK and len(ZONE_NAMES) == w.ZONES


def wake(g: Table, cells: list[int]) -> None:
    """The turn that was to begin begins."""
    refresh_all(g)
    g.call(Turn(cells))
