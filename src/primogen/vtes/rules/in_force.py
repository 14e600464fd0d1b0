"""Which of a card's abilities are in force where it lies: exactly these are in the index."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import put_in_force
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.rules.table import HAND_DUE, Table
from primogen.vtes.rules.topics import HAND_SIZE, STILLED
from primogen.vtes.rules.words import CONTESTED, IN_PLAY, INCAPACITATED, ON_CARD, READY, TORPOR, TROPHY, UNCONTROLLED

OUT_OF_PLAY: Final = (CONTESTED, UNCONTROLLED)  # and yet something may lie on it
IN_FORCE: Final = (READY, IN_PLAY, TORPOR, INCAPACITATED)


def is_in_force(g: Table, card: Card) -> bool:
    """Not what lies on a card that is out of play, and is so with it. A trophy needs its vampire: VT-MASTER-09."""
    zone = g.zone[card]
    if zone == ON_CARD:
        host = g.host[card]
        return host != NONE and g.zone[host] not in OUT_OF_PLAY and not is_stilled(g, card)
    return zone in IN_FORCE and not (zone == IN_PLAY and g.has_word(card, TROPHY))


def is_stilled(g: Table, card: Card) -> bool:
    """It has lost its abilities for now."""
    return bool(g.index[STILLED]) and value(g, card, STILLED) > 0


def renew_company(g: Table, who: Card) -> None:
    """As he comes into combat, or is no longer in it: what lies on him may have lost its abilities by that."""
    for card in g.cards_on(who):
        refresh(g, card)


def refresh(g: Table, card: Card) -> None:
    """After the card, or the one it lies on, came to another place."""
    abilities = g.pool.abilities[g.definition[card]]
    if not abilities:
        return
    wanted = g.face(card).said(g.played_as[card]) if is_in_force(g, card) else 0
    if wanted == g.live[card]:
        return
    put_in_force(g, card, wanted)
    if any([HAND_SIZE in ability.topics() for ability in abilities]):
        for seat in g.clockwise_from_active():  # it may speak of the hands of others
            g.due.extend((HAND_DUE, seat))


def note_hands(g: Table) -> None:
    """VT-LIB-09: what hand sizes depend on may have changed."""
    if g.index[HAND_SIZE]:
        for seat in g.clockwise_from_active():
            g.due.extend((HAND_DUE, seat))


def refresh_all(g: Table) -> None:
    """Of a table whose cards lie already, with nothing in the index."""
    g.live[:] = [0] * g.handles()
    for card in range(g.handles()):
        refresh(g, card)
