"""What the Eternal Struggle gives to everything outside it: so far, its rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from primogen.games.wing import Book, Wing
from primogen.vtes.areas import AREAS


class VtesWing(Wing):
    name = "vtes"
    title = "Vampire: The Eternal Struggle"
    seats = range(2, 7)
    books = (Book("vtes", "vtes/ledger/vtes.yaml", ("The Eternal Struggle", "The Eternal Struggle")),)
    is_played = False

    def chapters(self) -> Mapping[str, tuple[str, ...]]:
        return AREAS


WING: Final = VtesWing()
