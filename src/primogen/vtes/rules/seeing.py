"""Who sees what: VT-SETUP-11, VT-TERM-08, VT-SPECIAL-07. The one function behind views, logs, options and refusals."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import modifiers
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.fetching import FOR
from primogen.vtes.rules.looking import WHO, WHOSE
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import OPEN_HAND
from primogen.vtes.rules.words import CRYPT, HAND, LIBRARY, RESEARCH, UNCONTROLLED, ZONES

UNSEEN: Final = (LIBRARY, CRYPT)
OWN: Final = (HAND, UNCONTROLLED, RESEARCH)  # their owner looks at them whenever she likes
COUNTED: Final = (LIBRARY, CRYPT, HAND)


def looks_through(g: Table, seat: Seat) -> bool:
    """Her library, for a card she may fetch: it is shuffled after that."""
    frame = g.frames[-1] if g.frames else None
    if frame is None or frame.kind not in (k.FETCHING, k.SEARCHING) or frame.step != 0:
        return False
    return g.controller[frame.cells[FOR]] == seat


def looks_at(g: Table, seat: Seat, whose: Seat) -> bool:
    """At that hand, of which she is about to choose a card."""
    frame = g.frames[-1] if g.frames else None
    return frame is not None and frame.kind == k.LOOKING and (frame.cells[WHO], frame.cells[WHOSE]) == (seat, whose)


def is_open(g: Table, seat: Seat) -> bool:
    """Whether she plays with an open hand."""
    return bool(g.index[OPEN_HAND]) and modifiers(g, OPEN_HAND, seat) > 0


def sees_hand(g: Table, seat: Seat, whose: Seat) -> bool:
    return seat == whose or is_open(g, whose) or looks_at(g, seat, whose)


def sees(g: Table, seat: Seat, card: Card) -> bool:
    """Its face. NONE is a spectator, who sees what everybody sees."""
    zone = g.zone[card]
    if zone in UNSEEN:
        return zone == LIBRARY and g.controller[card] == seat and looks_through(g, seat)
    if zone not in OWN or g.controller[card] == seat:
        return True
    return zone == HAND and sees_hand(g, seat, g.controller[card])


def visible(g: Table, seat: Seat) -> tuple[list[Card], list[Card]]:
    """Faces, and the backs of the cards in uncontrolled regions and research areas."""
    faces: list[Card] = []
    backs: list[Card] = []
    for at, pile in enumerate(g.piles):
        zone = at % ZONES
        if not pile:
            continue
        if zone in UNSEEN:
            if zone == LIBRARY and at // ZONES == seat and looks_through(g, seat):
                faces.extend(pile)
        elif zone not in OWN or at // ZONES == seat or (zone == HAND and sees_hand(g, seat, at // ZONES)):
            faces.extend(pile)
        elif zone != HAND:
            backs.extend(pile)
    return faces, backs


def deduced(g: Table, seat: Seat) -> list[int]:
    """A player knows her own deck list."""
    if seat == NONE:
        return []
    zones = (CRYPT,) if looks_through(g, seat) else UNSEEN
    return sorted(g.definition[card] for zone in zones for card in g.pile(seat, zone))


def public_counts(g: Table) -> dict[str, list[int]]:
    return {"sizes": [len(g.pile(seat, zone)) for seat in range(g.seats()) for zone in COUNTED]}
