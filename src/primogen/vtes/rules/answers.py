"""What the table asks of the rules: one class that points to where each answer is given."""

from __future__ import annotations

from primogen.kernel.decisions import Decision
from primogen.kernel.frames import Frame
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.rulebook import Rules
from primogen.kernel.values import PRINTED, Part
from primogen.kernel.windows import Window
from primogen.vtes.rules.ousting import concede, next_due
from primogen.vtes.rules.resting import VOCABULARIES, wake
from primogen.vtes.rules.seeing import deduced, public_counts, sees, visible
from primogen.vtes.rules.sequencing import act_in_window, is_hidden_in_window, offer_in_window, order_in_window
from primogen.vtes.rules.table import table


class Answers(Rules):
    def given(self, g: Game, card: Card, stat: int, parts: list[Part] | None) -> int:
        t = table(g)
        printed = t.pool.values[stat][t.definition[card]]
        if parts is not None:
            parts.append(Part(NONE, printed, PRINTED))
        return printed

    def next_due(self, g: Game) -> Frame:
        return next_due(table(g))

    def order_in_window(self, g: Game, window: Window) -> tuple[Seat, ...]:
        return order_in_window(table(g), window)

    def is_hidden_in_window(self, g: Game, window: Window, seat: Seat) -> bool:
        return is_hidden_in_window(table(g), window, seat)

    def offer_in_window(self, g: Game, window: Window, decision: Decision) -> None:
        offer_in_window(table(g), window, decision)

    def act_in_window(self, g: Game, window: Window, seat: Seat, option: int) -> None:
        act_in_window(table(g), window, seat, option)

    def conceded(self, g: Game, seat: Seat) -> None:
        concede(table(g), seat)

    def may_use(self, g: Game, row: int) -> bool:
        return row not in table(g).used

    def is_among(self, g: Game, group: int, card: Card) -> bool:
        return False

    def sees(self, g: Game, seat: Seat, card: Card) -> bool:
        return sees(table(g), seat, card)

    def visible(self, g: Game, seat: Seat) -> tuple[list[Card], list[Card]]:
        return visible(table(g), seat)

    def public_counts(self, g: Game) -> dict[str, list[int]]:
        return public_counts(table(g))

    def deduced(self, g: Game, seat: Seat) -> list[int]:
        return deduced(table(g), seat)

    def wake(self, g: Game, cells: list[int]) -> None:
        wake(table(g), cells)

    def vocabulary(self, name: str) -> dict[str, int]:
        return VOCABULARIES[name]
