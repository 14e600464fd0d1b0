"""Drawing: Library or Faction deck, chosen card by card. RV-TURN-33 to -35."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.effects import PICK
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import Card, Seat
from primogen.rivals.rules.atoms.cards import draw_from
from primogen.rivals.rules.atoms.hands import return_to_hand
from primogen.rivals.rules.flags import DRAWN_FROM
from primogen.rivals.rules.frame_kinds import DRAWING
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import DRAW_FACTION, DRAW_LIBRARY, FACTION, LIBRARY, ZONES

SEAT: Final = 0
LEFT: Final = 1


class Drawing(Procedure[Table]):
    kind = DRAWING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return self.next_card(g, chosen)

    def next_card(self, g: Table, chosen: Chosen) -> Asks:
        seat = self.cells[SEAT]
        if chosen != UNASKED:
            if verb_of(chosen) == PICK:
                return_to_hand(g, card_of(chosen))
            else:
                draw_from(g, seat, FACTION if verb_of(chosen) == DRAW_FACTION else LIBRARY)
            self.cells[LEFT] -= 1
            self.go(0)
            return None
        library, faction = g.piles[seat * ZONES + LIBRARY], g.piles[seat * ZONES + FACTION]
        if self.cells[LEFT] == 0 or not (library or faction):
            self.done()
            return None
        decision = g.ask(seat, "draw-from", "RV-TURN-33")
        if library:
            decision.offer(DRAW_LIBRARY)
        if faction:
            decision.offer(DRAW_FACTION)
        for card in stored(g, seat):
            decision.offer(PICK, card)
        return decision


def stored(g: Table, seat: Seat) -> list[Card]:
    """What that player may take into hand instead: it lies under a card that says so."""
    sources = [source_of(row) for row in g.index[DRAWN_FROM] if g.controller[source_of(row)] == seat]
    return [card for source in sources for card in g.attachments(source) if g.controller[card] == seat]


def can_draw(g: Table, seat: Seat) -> bool:
    return bool(g.piles[seat * ZONES + LIBRARY] or g.piles[seat * ZONES + FACTION])


def draw(g: Table, seat: Seat, number: int) -> None:
    if number:
        g.call(Drawing([seat, number]))
