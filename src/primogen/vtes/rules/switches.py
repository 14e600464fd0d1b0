"""What the rulebook of the document and the rules of today's tournaments settle differently (readings, section d).

The first value, 0, is the document's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from primogen.kernel.switches import Switch, settle

SCARCE_COUNTS: Final = 0  # which other vampires of the clan a scarce one pays for: reading 12
EVERYBODYS: Final = 0
ONES_OWN: Final = 1

ANARCHS: Final = 1  # what an anarch is: VT-ANARCH-01
INDEPENDENTS: Final = 0
A_SECT: Final = 1

DRAFT: Final = 2  # a tournament with limited cards, draft or sealed: VT-LIB-18
NO_DRAFT: Final = 0
A_DRAFT: Final = 1

SWITCHES: Final = (
    Switch(SCARCE_COUNTS, "scarce.counts", "VT-SPECIAL-08", ("everybody's", "one's own")),
    Switch(ANARCHS, "anarchs.are", "VT-ANARCH-01", ("independents", "a sect")),
    Switch(DRAFT, "draft.effects", "VT-LIB-18", ("off", "on")),
)
BY_NAME: Final = {switch.name: switch for switch in SWITCHES}
HOW_MANY: Final = len(SWITCHES)
PLACES: Final = {switch.name: switch.number for switch in SWITCHES}


def settled(named: Mapping[str, str], over: list[int]) -> list[int]:
    return settle(BY_NAME, named, over)
