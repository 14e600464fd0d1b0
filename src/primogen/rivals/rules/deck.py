"""The cards one player brings to the table."""

from __future__ import annotations

from typing import Final


class Deck:
    """The cards one player brings, as RivalsDB ids or names: RV-DECK-01. Wraith tokens if wanted: RV-WRAITH-01."""

    def __init__(
        self, agenda: str, haven: str, faction: list[str], library: list[str], wraiths: tuple[str, ...] = ()
    ) -> None:
        self.agenda: Final = agenda
        self.haven: Final = haven
        self.faction: Final = faction
        self.library: Final = library
        self.wraiths: Final = wraiths
