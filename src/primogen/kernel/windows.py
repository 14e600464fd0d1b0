"""A window: the seats in turn may answer what somebody does, or pass; it closes when all have had their chance.

What an answer does to the window (it uses up a chance, or opens it to all anew) is for the game to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel.decisions import UNASKED, Decision, number_of, verb_of
from primogen.kernel.effects import PASS, WINDOW
from primogen.kernel.frames import Asks, Chosen, Frame
from primogen.kernel.ids import NONE, Card, Seat

if TYPE_CHECKING:
    from primogen.kernel.game import Game

MOMENT: Final = 0  # what is being answered; a game gives it meaning
ABOUT: Final = 1
NEXT: Final = 2  # the seat asked next
PASSES: Final = 3


class Window(Frame):
    kind = WINDOW

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        self.go(0)
        if chosen == UNASKED:
            decision = self.next_asked(g)
            if decision is None:
                self.done()
            return decision
        if verb_of(chosen) == PASS:
            self.had_its_chance(g, number_of(chosen))
        else:
            asked = self.next_asked(g)
            assert asked is not None
            g.act_in_window(self, asked.seat, chosen)
        return None

    def had_its_chance(self, g: Game, seat: Seat) -> None:
        seats = g.seats()
        self.cells[PASSES] += (seat - self.cells[NEXT]) % seats + 1
        self.cells[NEXT] = (seat + 1) % seats

    def next_asked(self, g: Game) -> Decision | None:
        seats = g.seats()
        for skipped in range(seats - self.cells[PASSES]):
            seat = (self.cells[NEXT] + skipped) % seats
            decision = g.ask(seat, "respond", g.rule_for_window(), about=self.cells[ABOUT])
            g.offer_in_window(self, decision)
            if decision.options:
                decision.offer(PASS, NONE, seat)
                return decision
        return None


def window(moment: int, about: Card, first: Seat) -> Window:
    return Window([moment, about, first, 0])
