"""A window: the seats in turn may answer what somebody does, or pass; it closes when all have had their chance.

In which order, and what an answer does to the window (it uses up a chance, or opens it to all anew), is for the game
to say. So is whether what a seat may do depends on what others cannot see: then it is asked even if it can only pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.decisions import ALWAYS, NOT_AT_ALL, UNASKED, Decision, number_of, verb_of
from primogen.kernel.effects import PASS, WINDOW
from primogen.kernel.frames import Asks, Chosen, Frame
from primogen.kernel.ids import NONE, Card, Seat

if TYPE_CHECKING:
    from primogen.kernel.game import Game

MOMENT: Final = 0  # what is being answered; a game gives it meaning
ABOUT: Final = 1
FIRST: Final = 2  # the seat with which it begins
EVERYBODY: Final = 1 << 16  # among the chances: all have had theirs
CHANCES: Final = 3  # a bit per seat that has had its chance: the order may change, and who is in it, while it is open


class Window(Frame["Game"]):
    kind = WINDOW

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        self.go(0)
        if chosen == UNASKED:
            decision = self.next_asked(g)
            if decision is None:
                self.done()
            return decision
        if verb_of(chosen) == PASS:
            self.cells[CHANCES] = number_of(chosen)
            if self.cells[CHANCES] & EVERYBODY:
                self.done()
        else:
            g.act_in_window(self, self.whose_turn(g), chosen)
        return None

    def had_its_chance(self, g: Game, seat: Seat) -> None:
        """With those before it, who could not do anything."""
        order = g.order_in_window(self)
        for each in order[: order.index(seat) + 1]:
            self.cells[CHANCES] |= 1 << each

    def opens_anew(self) -> None:
        self.cells[CHANCES] = 0

    def next_asked(self, g: Game) -> Decision | None:
        """To pass is to have had one's chance, as have those before, who could not do anything."""
        had = chances = self.cells[CHANCES]
        gone = g.gone
        order = g.order_in_window(self)
        for seat in order:
            chances |= 1 << seat
            if had >> seat & 1 or seat in gone:
                continue
            put = g.put_in_window(self, seat)
            if put == NOT_AT_ALL:
                continue
            decision = g.ask(seat, "respond", g.rule_for_window(), put, self.cells[ABOUT])
            g.offer_in_window(self, decision)
            if decision.options or put == ALWAYS:
                decision.offer(PASS, NONE, chances if seat != order[-1] else chances | EVERYBODY)
                return decision
        return None

    def whose_turn(self, g: Game) -> Seat:
        asked = self.next_asked(g)
        assert asked is not None
        return asked.seat


def window(moment: int, about: Card, first: Seat) -> Window:
    return Window([moment, about, first, 0])
