"""Who sees what: VT-SETUP-11, VT-TERM-08, VT-SPECIAL-07. The one function behind views, logs, options and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from primogen.kernel.effects import NODE, RESOLVE, YOU
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import modifiers
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.fetching import FOR
from primogen.vtes.rules.looking import WHO, WHOSE, LooksThrough
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import OPEN_HAND
from primogen.vtes.rules.words import CRYPT, HAND, LIBRARY, RESEARCH, UNCONTROLLED, ZONES

UNSEEN: Final = (LIBRARY, CRYPT)
OWN: Final = (HAND, UNCONTROLLED, RESEARCH)  # their owner looks at them whenever she likes
COUNTED: Final = (LIBRARY, CRYPT, HAND)


def looked_through(g: Table, seat: Seat) -> Sequence[Card]:
    """Her library or her crypt, for a card she may fetch, after which it is shuffled; or the top of it."""
    frame = g.frames[-1] if g.frames else None
    if frame is None or frame.step != 0:
        return ()
    if frame.kind in (k.FETCHING, k.SEARCHING):
        return g.pile(seat, LIBRARY) if g.controller[frame.cells[FOR]] == seat else ()
    if frame.kind == RESOLVE and frame.cells[YOU] == seat:
        effect = g.effect(frame.cells[NODE])
        return top_of(g.pile(seat, effect.pile()), effect.depth()) if isinstance(effect, LooksThrough) else ()
    return ()


def top_of(pile: Sequence[Card], depth: int) -> Sequence[Card]:
    return pile if depth == NONE else pile[-depth:]


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
        return g.controller[card] == seat and card in looked_through(g, seat)
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
            continue
        if zone not in OWN or at // ZONES == seat or (zone == HAND and sees_hand(g, seat, at // ZONES)):
            faces.extend(pile)
        elif zone != HAND:
            backs.extend(pile)
    faces.extend(looked_through(g, seat))
    return faces, backs


def lists_known(seat: Seat) -> tuple[Seat, ...]:
    """A player knows her own deck list."""
    return () if seat == NONE else (seat,)


def public_counts(g: Table) -> dict[str, list[int]]:
    return {"sizes": [len(g.pile(seat, zone)) for seat in range(g.seats()) for zone in COUNTED]}
