"""A hand is looked at, and perhaps a card of it is discarded; what an effect is that looks through a pile."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of
from primogen.kernel.effects import DONE_PICKING, PICK, Effect
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import discard
from primogen.vtes.rules.hand import replenish
from primogen.vtes.rules.table import Table


class LooksThrough(Effect):
    """She whose effect it is looks through a pile of hers as long as she chooses (seeing.py)."""

    def pile(self) -> int:
        raise NotImplementedError

    def depth(self) -> int:
        """How many cards from the top on; NONE, if it is all of it."""
        return NONE


WHO: Final = 0  # looks
WHOSE: Final = 1
FOR: Final = 2  # the card by which
DISCARDS: Final = 3  # whether she chooses a card to be discarded


class Looking(Procedure[Table]):
    """As long as she chooses she sees it (seeing.py), and nobody else does; not what is drawn for it."""

    kind = k.LOOKING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        who, whose, by, discards = self.cells
        if chosen == UNASKED and g.hand(whose):
            decision = g.ask(who, "pick", g.rule_for_target(), ALWAYS, by)
            for card in g.hand(whose) if discards else ():
                decision.offer(PICK, card)
            if not discards:
                decision.offer(DONE_PICKING)
            return decision
        self.done()
        if chosen != UNASKED and discards:
            discard(g, card_of(chosen))
            replenish(g, whose)
        return None


def looking(who: Seat, whose: Seat, by: Card) -> Looking:
    return Looking([who, whose, by, 1])


def looking_only(who: Seat, whose: Seat, by: Card) -> Looking:
    """Until she says that she has seen it."""
    return Looking([who, whose, by, 0])
