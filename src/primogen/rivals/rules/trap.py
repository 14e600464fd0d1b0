"""Traps: sprung by what happens, in any player's Action Phase. RV-TRAP-01 to -10.

Nobody can tell a Trap from a Conspiracy. So when something happens that some Trap might answer, every player with a
face-down card is asked, whether or not theirs is one.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, Decision, card_of, number_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.events import Event
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.rules.conspiracy import face_down_cards, resolve_card, why_not_reveal
from primogen.rivals.rules.forms import Springs
from primogen.rivals.rules.frame_kinds import TRAP_WINDOW
from primogen.rivals.rules.table import ACTION_TIME, PHASE, Table
from primogen.rivals.rules.words import SPRING, TRAP

KIND: Final = 0
EVENT_SEAT: Final = 1
SUBJECT: Final = 2
BY: Final = 3
NUMBER: Final = 4
ASKED: Final = 5


def any_time_traps(g: Table, seat: Seat) -> list[Card]:
    """Those this seat may resolve now, in whosever Action Phase: RV-TRAP-06."""
    if g.clock[PHASE] != ACTION_TIME or not g.has_any(g.pool.any_time):
        return []
    found = [
        card for card in face_down_cards(g, seat) if g.definition[card] in g.pool.any_time and springs_now(g, card)
    ]
    return [card for card in found if why_not_reveal(g, seat, card) is None]


def springs_now(g: Table, card: Card) -> bool:
    return any([isinstance(each, Springs) and each.springs_now(g, card) for each in g.face(card).abilities])


class TrapWindow(Procedure[Table]):
    kind = TRAP_WINDOW

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            return None  # abilities that have heard of it come first: R229-TIM-01
        self.go(1)
        if chosen == UNASKED:
            decision = self.next_asked(g)
            if decision is None:
                self.done()
            return decision
        if verb_of(chosen) == PASS:
            self.cells[ASKED] = number_of(chosen) + 1
        else:
            seat = g.controller[card_of(chosen)]
            g.call(resolve_card(card_of(chosen), seat, self.cells[SUBJECT], self.cells[BY]))
        return None

    def next_asked(self, g: Table) -> Decision | None:
        """RV-TRAP-08, -09: any number of them, or none."""
        seats = g.clockwise_from_active()
        for asked in range(self.cells[ASKED], len(seats)):
            if face_down_cards(g, seats[asked]):
                return self.ask(g, seats[asked], asked)
        return None

    def ask(self, g: Table, seat: Seat, asked: int) -> Decision:
        decision = g.ask(seat, "spring", "RV-TRAP-06", ALWAYS)
        for card in face_down_cards(g, seat):
            if g.has_word(card, TRAP) and self.springs(g, card):
                decision.offer_unless(why_not_reveal(g, seat, card), SPRING, card)
        decision.offer(PASS, NONE, asked)
        return decision

    def springs(self, g: Table, card: Card) -> bool:
        cells = self.cells
        event = Event(cells[KIND], cells[EVENT_SEAT], cells[SUBJECT], cells[BY], cells[NUMBER])
        return any(
            isinstance(ability, Springs) and event.kind in ability.events() and ability.springs_at(g, card, event)
            for ability in g.face(card).abilities
        )
