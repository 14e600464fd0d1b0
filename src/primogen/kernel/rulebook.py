"""What no game changes: the cards, the procedures and the zones, and what the rules answer when the board asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeAlias

from primogen.kernel.decisions import IF_OPEN
from primogen.kernel.frames import Frame, G, Procedure
from primogen.kernel.ids import Card, Seat
from primogen.kernel.pool import Face, Pool

if TYPE_CHECKING:
    from primogen.kernel.decisions import Decision
    from primogen.kernel.values import Part
    from primogen.kernel.windows import Window

Procedures: TypeAlias = dict[int, Callable[[list[int]], Procedure[G]]]  # by the number of their frame


class Zones:
    """Where cards lie: so many zones, each with a pile for so many owners, seats first.

    Cards in the zone `on_cards` lie on others and not before somebody: all of them are in one pile, `nobody`'s.
    """

    def __init__(self, count: int, owners: int, on_cards: int, nobody: int) -> None:
        self.count: Final = count
        self.owners: Final = owners
        self.on_cards: Final = on_cards
        self.nobody: Final = nobody


class Rulebook(Generic[G]):
    def __init__(self, printed: Pool[Face], procedures: Procedures[G], rules: Rules[G], zones: Zones) -> None:
        self.printed: Final = printed
        self.procedures: Final = procedures
        self.rules: Final = rules
        self.zones: Final = zones


class Rules(Generic[G]):
    """What a board must ask of rules that themselves stand on it. A game overrides what its rulebook has."""

    def given(self, g: G, card: Card, stat: int, parts: list[Part] | None) -> int:
        """What is printed, or set, and what the rules themselves add: the sum, and its terms into `parts`."""
        raise NotImplementedError

    def next_due(self, g: G) -> Frame[G]:
        raise NotImplementedError

    def order_in_window(self, g: G, window: Window) -> tuple[Seat, ...]:
        raise NotImplementedError

    def put_in_window(self, g: G, window: Window, seat: Seat) -> int:
        return IF_OPEN

    def offer_in_window(self, g: G, window: Window, decision: Decision) -> None:
        raise NotImplementedError

    def act_in_window(self, g: G, window: Window, seat: Seat, option: int) -> None:
        raise NotImplementedError

    def picked(self, g: G, card: Card, besides: list[Card]) -> Card:
        return card

    def interjections(self, g: G, seat: Seat) -> list[int]:
        return []

    def interjected(self, g: G, seat: Seat, option: int) -> None:
        raise NotImplementedError

    def conceded(self, g: G, seat: Seat) -> None:
        raise NotImplementedError

    def is_forbidden(self, g: G, topic: int, subject: Card) -> bool:
        return False

    def may_use(self, g: G, row: int) -> bool:
        return True

    def is_fixed(self, g: G, card: Card, stat: int) -> bool:
        return False

    def is_among(self, g: G, group: int, card: Card) -> bool:
        raise NotImplementedError

    def sees(self, g: G, seat: Seat, card: Card) -> bool:
        raise NotImplementedError

    def visible(self, g: G, seat: Seat) -> tuple[list[Card], list[Card]]:
        raise NotImplementedError

    def public_counts(self, g: G) -> dict[str, list[int]]:
        raise NotImplementedError

    def lists_known(self, seat: Seat) -> tuple[Seat, ...]:
        """The owners all of whose cards the seat knows, if not where they are. NONE is a spectator."""
        raise NotImplementedError

    def after_rewind(self, g: G) -> None:
        return

    def wake(self, g: G, cells: list[int]) -> None:
        raise NotImplementedError

    def vocabulary(self, name: str) -> dict[str, int]:
        raise NotImplementedError
