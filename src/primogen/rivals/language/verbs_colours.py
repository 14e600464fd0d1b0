"""Blood of one colour for Blood of another, which may ask whose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.effects import CHOOSE_SEAT, Amount, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.rules.table import Table, table

# whose Blood is taken off
YOUR_CHOICE: Final = 0
JUST_MENDED: Final = 1  # its controller's


@dataclass(frozen=True)
class SwapBlood(Effect):
    """So much of its Blood for Blood of your colour: RV-MEND-03. Whose it is you choose: R229-CRD-60; or its own."""

    amount: Amount
    ref: int
    of: int = YOUR_CHOICE

    def colours(self, g: Table, at: Resolve, card: Card) -> list[Seat]:
        """Whose Blood lies there, but for yours."""
        found = [] if card == NONE else [seat for seat in g.foes(at.you) if blood_of_colour(g, card, seat)]
        return found if self.of == YOUR_CHOICE else [seat for seat in found if seat == g.controller[card]]

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.colours(table(g), at, one(table(g), at, self.ref))) and self.amount.count(g, at) > 0

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, card, left = table(g), one(table(g), at, self.ref), self.amount.count(g, at) - step
        if chosen != UNASKED:
            swap_blood(t, card, at.you, 1, number_of(chosen))
            return None
        colours = self.colours(t, at, card) if left > 0 else []
        if len(colours) < 2:
            at.done()
            if colours:
                swap_blood(t, card, at.you, left, colours[0])
            return None
        decision = g.ask(at.you, "swap-whose", "RV-MEND-03", about=card)
        for seat in colours:
            decision.offer(CHOOSE_SEAT, NONE, seat)
        return decision
