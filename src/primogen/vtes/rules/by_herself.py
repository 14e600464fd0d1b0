"""What a Methuselah plays by herself: master cards and events. VT-MASTER-02, -13, -15, VT-EVENT-01, -02."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Refusal
from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules.atoms.clock import OUT_OF_TURN_ONCE, has_limit
from primogen.vtes.rules.table import DISCARDS_LEFT, EVENT_PLAYED, MASTER_LEFT, Table
from primogen.vtes.rules.words import OUT_OF_TURN

NOT_NOW: Final = Refusal("VT-SEQ-09", "not-now")
OWN_TURN: Final = Refusal("VT-MASTER-13", "own-turn")
ONE_OUT_OF_TURN: Final = Refusal("VT-MASTER-15", "one-out-of-turn")
NO_MASTER_ACTION: Final = Refusal("VT-MASTER-02", "no-master-action")
NO_DISCARD_ACTION: Final = Refusal("VT-DISCARD-01", "no-discard-action")
ONE_EVENT: Final = Refusal("VT-EVENT-01", "one-event")
EVENT_ONCE: Final = Refusal("VT-EVENT-02", "event-once")


def why_not_master(g: Table, card: Card, seat: Seat) -> Refusal | None:
    """VT-MASTER-02, -13, -15."""
    if not g.has_word(card, OUT_OF_TURN):
        if seat != g.active:
            return NOT_NOW
        return None if g.clock[MASTER_LEFT] > 0 else NO_MASTER_ACTION
    if seat == g.active:
        return OWN_TURN
    return ONE_OUT_OF_TURN if g.masters_owed[seat] > 0 or has_limit(g, NONE, OUT_OF_TURN_ONCE - seat) else None


def why_not_event(g: Table, card: Card) -> Refusal | None:
    if g.clock[DISCARDS_LEFT] <= 0:
        return NO_DISCARD_ACTION
    if g.clock[EVENT_PLAYED]:
        return ONE_EVENT
    return EVENT_ONCE if g.definition[card] in g.events else None
