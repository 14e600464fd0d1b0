"""By which rules a table plays: the rulebook as it is in the document, or today's tournament rules.

An edition is nothing but how it settles the switches; no rule asks for one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from primogen.vtes.rules.switches import HOW_MANY, settled

DOCUMENT: Final = "document"
TOURNAMENT: Final = "tournament"


@dataclass(frozen=True)
class Edition:
    """`switches`: those settled otherwise than in the document, by name. `title`: by language."""

    title: tuple[str, ...]
    switches: Mapping[str, str] = field(default_factory=dict)

    def settled(self) -> list[int]:
        return settled(self.switches, [0] * HOW_MANY)


EDITIONS: Final = {
    DOCUMENT: Edition(("the rulebook as in the document", "el reglamento tal como está en el documento")),
    TOURNAMENT: Edition(
        ("today's tournament rules", "las reglas de torneo de hoy"),
        {"scarce.counts": "one's own", "anarchs.are": "a sect"},
    ),
}
