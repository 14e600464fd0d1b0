"""What becomes the city's, and whose it is all the same."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.rows import has_row
from primogen.rivals.rules.table import ROW2, Table
from primogen.rivals.rules.words import CITY


def give_to_city(g: Table, card: Card) -> None:
    """For the rest of the game it belongs to the City Deck."""
    g.owner[card] = CITY


def claim_event(g: Table, card: Card, seat: Seat) -> None:
    """ "You" on it is that player, whoever it happens to."""
    g.tagger[card] = seat


def ignore_event(g: Table, card: Card, seat: Seat) -> None:
    """From now on; whoever may do so."""
    if not has_row(g.ignored, card, seat):
        g.ignored.extend((card, seat))
        tell(g, "ignores", seat, card)


def heed_event(g: Table, card: Card, seat: Seat) -> None:
    """It counts for that player again."""
    rows = g.ignored
    at = next(at for at in range(0, len(rows), ROW2) if rows[at : at + ROW2] == [card, seat])
    del rows[at : at + ROW2]
    tell(g, "heeds", seat, card)


def note_last_time(g: Table, card: Card) -> None:
    """When it leaves play again it leaves the game. In the deck its name alone says which it is, and all hear it."""
    tell(g, "for-the-last-time", g.owner[card], card)
    g.last_time.append(g.definition[card])


def was_last_time(g: Table, card: Card) -> bool:
    """Whether it leaves the game as it leaves play: R229-CRD-139."""
    if g.definition[card] not in g.last_time:
        return False
    g.last_time.remove(g.definition[card])
    return True
