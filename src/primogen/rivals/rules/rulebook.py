"""What no game changes: the cards and the procedures, and what the rules answer when the table asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from primogen.kernel.decisions import Decision
from primogen.kernel.frames import Frame, Procedure
from primogen.kernel.ids import Card, Seat
from primogen.kernel.story import remembered_by
from primogen.kernel.values import Part
from primogen.kernel.windows import Window
from primogen.rivals.rules.forms import Springs
from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.words import DEFEATED, LOSES_PRINCE

if TYPE_CHECKING:
    from primogen.rivals.rules.table import Table


RULES_REMEMBER: Final = frozenset((DEFEATED, LOSES_PRINCE))  # RV-DIAB-07, RV-MONSTER-40, RV-PRINCE-26


class Rulebook:
    """What no game changes: the cards, the procedures by the number of their frame, and what the rules answer."""

    def __init__(self, pool: Pool, procedures: dict[int, Callable[[list[int]], Procedure]], rules: Rules) -> None:
        self.pool: Final = pool
        self.procedures: Final = procedures
        self.rules: Final = rules
        self.remembered: Final = RULES_REMEMBER | remembered_by(pool.cards)
        self.whispered: Final = frozenset(
            ability.event() for card in pool.cards for ability in card.abilities if isinstance(ability, Springs)
        )


class Rules:
    """What the table must ask of rules that themselves stand on the table (see rules/answers.py)."""

    def given(self, g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
        raise NotImplementedError

    def next_due(self, g: Table) -> Frame:
        raise NotImplementedError

    def offer_in_window(self, g: Table, window: Window, decision: Decision) -> None:
        raise NotImplementedError

    def act_in_window(self, g: Table, window: Window, seat: Seat, option: int) -> None:
        raise NotImplementedError

    def picked(self, g: Table, card: Card, besides: list[Card]) -> Card:
        raise NotImplementedError

    def interjections(self, g: Table, seat: Seat) -> list[int]:
        raise NotImplementedError

    def interjected(self, g: Table, seat: Seat, option: int) -> None:
        raise NotImplementedError

    def conceded(self, g: Table, seat: Seat) -> None:
        raise NotImplementedError

    def is_forbidden(self, g: Table, topic: int, subject: Card) -> bool:
        raise NotImplementedError

    def may_use(self, g: Table, row: int) -> bool:
        raise NotImplementedError

    def is_fixed(self, g: Table, card: Card, stat: int) -> bool:
        raise NotImplementedError

    def is_among(self, g: Table, group: int, card: Card) -> bool:
        raise NotImplementedError

    def sees(self, g: Table, seat: Seat, card: Card) -> bool:
        raise NotImplementedError

    def visible(self, g: Table, seat: Seat) -> tuple[list[Card], list[Card]]:
        raise NotImplementedError

    def public_counts(self, g: Table) -> dict[str, list[int]]:
        raise NotImplementedError

    def deduced(self, g: Table, seat: Seat) -> list[int]:
        raise NotImplementedError

    def after_rewind(self, g: Table) -> None:
        raise NotImplementedError

    def wake(self, g: Table, cells: list[int]) -> None:
        raise NotImplementedError

    def vocabulary(self, name: str) -> dict[str, int]:
        raise NotImplementedError
