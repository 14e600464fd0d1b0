"""The moment before a card is paid for: who helps."""

from __future__ import annotations

from primogen.kernel.decisions import UNASKED, number_of, verb_of
from primogen.kernel.frames import Asks, Chosen, Frame
from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules.helping import ask_who_helps, bill_for, take_help
from primogen.vtes.rules.meeting import why_not_meet
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import HELPS
from primogen.vtes.rules.underway import Acting
from primogen.vtes.rules.words import USE


def helped(g: Table, frame: Frame[Table], card: Card, use: Use, who: Card, seat: Seat, chosen: Chosen) -> Asks:
    """Whoever helps; then she is asked again, as long as somebody else could."""
    if not g.index[HELPS]:
        return None
    bill = bill_for(g, g.face(card), use, who, seat)
    if chosen == UNASKED:
        return ask_who_helps(g, card, bill)
    if verb_of(chosen) == USE:
        take_help(g, number_of(chosen), bill)
        frame.go(frame.step - 1)
    return None


def who_helps(action: Acting, g: Table, chosen: Chosen) -> Asks:
    """Of an action with a card."""
    use = action.use(g)
    if use is None or action.card == NONE or not g.index[HELPS]:
        return None
    if why_not_meet(g, g.face(action.card), use, action.minion, action.seat) is not None:
        return None
    return helped(g, action, action.card, use, action.minion, action.seat, chosen)
