"""What became of a card's text: its tree, or the reason why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.surface import Face

AMBIGUOUS: Final = "ambiguous"
UNREAD: Final = "unread"
ROUND_TRIP: Final = "round trip"
REFERENCE: Final = "reference"
COLUMN: Final = "column"
GATES: Final = (UNREAD, AMBIGUOUS, ROUND_TRIP, REFERENCE, COLUMN)


@dataclass(frozen=True)
class Compiled:
    card: Card
    face: Face
    text: tuple[str, ...]  # in our own words, a line a level


@dataclass(frozen=True)
class Declined:
    card: Card
    gate: str
    where: str  # the first words not understood, or what disagrees
    sentence: str = ""
    others: int = 0  # further sentences that were not read
    text: tuple[str, ...] = ()  # if every sentence was read


Outcome = Compiled | Declined
