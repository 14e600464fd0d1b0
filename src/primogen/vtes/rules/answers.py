"""What the table asks of the rules: one class that points to where each answer is given."""

from __future__ import annotations

from primogen.kernel.decisions import Decision
from primogen.kernel.frames import Frame
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.rulebook import Rules
from primogen.kernel.values import PRINTED, Part
from primogen.kernel.windows import Window
from primogen.vtes.rules.atoms.clock import is_used
from primogen.vtes.rules.ousting import concede, next_due
from primogen.vtes.rules.resting import VOCABULARIES, wake
from primogen.vtes.rules.seeing import lists_known, public_counts, sees, visible
from primogen.vtes.rules.sequencing import act_in_window, offer_in_window, order_in_window, put_in_window
from primogen.vtes.rules.table import Table


class Answers(Rules[Table]):
    def given(self, g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
        printed = g.pool.values[stat][g.definition[card]]
        if parts is not None:
            parts.append(Part(NONE, printed, PRINTED))
        return printed

    def next_due(self, g: Table) -> Frame[Table]:
        return next_due(g)

    def order_in_window(self, g: Table, window: Window) -> tuple[Seat, ...]:
        return order_in_window(g, window)

    def put_in_window(self, g: Table, window: Window, seat: Seat) -> int:
        return put_in_window(g, window, seat)

    def offer_in_window(self, g: Table, window: Window, decision: Decision) -> None:
        offer_in_window(g, window, decision)

    def act_in_window(self, g: Table, window: Window, seat: Seat, option: int) -> None:
        act_in_window(g, window, seat, option)

    def conceded(self, g: Table, seat: Seat) -> None:
        concede(g, seat)

    def may_use(self, g: Table, row: int) -> bool:
        return not is_used(g, row)

    def is_among(self, g: Table, group: int, card: Card) -> bool:
        return False

    def sees(self, g: Table, seat: Seat, card: Card) -> bool:
        return sees(g, seat, card)

    def visible(self, g: Table, seat: Seat) -> tuple[list[Card], list[Card]]:
        return visible(g, seat)

    def public_counts(self, g: Table) -> dict[str, list[int]]:
        return public_counts(g)

    def lists_known(self, seat: Seat) -> tuple[Seat, ...]:
        return lists_known(seat)

    def wake(self, g: Table, cells: list[int]) -> None:
        wake(g, cells)

    def vocabulary(self, name: str) -> dict[str, int]:
        return VOCABULARIES[name]
