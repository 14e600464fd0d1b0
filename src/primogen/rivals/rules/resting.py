"""Between two turns: what a game at rest is called by, and how it goes on. See kernel/resting.py."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules import words as w
from primogen.rivals.rules.in_force import refresh_all
from primogen.rivals.rules.switches import PLACES
from primogen.rivals.rules.table import (
    ACTIONS,
    ACTIVE,
    FIRST,
    PHASE,
    SEATS,
    TAKEN,
    TURN_NUMBER,
    UNHOSTED_ACTIONS,
    Table,
)
from primogen.rivals.rules.turn import AT_REST, Turn

ZONE_NAMES: Final = (
    *("library", "faction", "hand", "haven", "streets", "torpor", "discard", "burned"),
    *("placed", "command", "tabled", "attached", "monsters", "unused", "box", "shown"),
)
VOCABULARIES: Final[dict[str, dict[str, int]]] = {
    "zone": {name: zone for zone, name in enumerate(ZONE_NAMES)},
    "pile": {
        f"{seat}.{name}": seat * w.ZONES + zone for seat in range(w.PILES_OF) for zone, name in enumerate(ZONE_NAMES)
    },
    "clock": {
        "active": ACTIVE,
        "turn": TURN_NUMBER,
        "actions": ACTIONS,
        "unhosted": UNHOSTED_ACTIONS,
        "phase": PHASE,
        "first": FIRST,
        "seats": SEATS,
        "taken": TAKEN,
    },
    "switch": PLACES,
    "discipline": {
        "animalism": w.ANIMALISM,
        "auspex": w.AUSPEX,
        "blood-sorcery": w.BLOOD_SORCERY,
        "celerity": w.CELERITY,
        "dominate": w.DOMINATE,
        "fortitude": w.FORTITUDE,
        "obfuscate": w.OBFUSCATE,
        "oblivion": w.OBLIVION,
        "potence": w.POTENCE,
        "presence": w.PRESENCE,
        "protean": w.PROTEAN,
        "thin-blood-alchemy": w.THIN_BLOOD_ALCHEMY,
        "beast-whisperer": w.BEAST_WHISPERER,
        "global-access": w.GLOBAL_ACCESS,
        "library": w.LIBRARY_EDGE,
        "repel-the-unnatural": w.REPEL_THE_UNNATURAL,
        "sense-the-unnatural": w.SENSE_THE_UNNATURAL,
        "thwart-the-unnatural": w.THWART_THE_UNNATURAL,
        "arsenal": w.ARSENAL,
        "drone-jockey": w.DRONE_JOCKEY,
        "fleet": w.FLEET,
        "ordnance": w.ORDNANCE,
    },
}


def wake(g: Table, cells: list[int]) -> None:
    """What is in force follows from where the cards lie."""
    refresh_all(g)
    turn = Turn(cells)
    turn.step = AT_REST
    g.call(turn)
