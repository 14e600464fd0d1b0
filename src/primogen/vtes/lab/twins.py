"""Twins: two games that differ only in what one seat cannot see. That seat must not be able to tell them apart."""

from __future__ import annotations

import random

from primogen.kernel.chance import sow
from primogen.kernel.ids import Card, Seat
from primogen.kernel.machine import ask_again
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.words import CRYPT_KINDS


def twin_of(g: Table, seat: Seat, dice: random.Random) -> Table:
    """All that this seat does not see is dealt again, owner by owner and back by back."""
    twin = table(g.clone())
    groups: dict[tuple[int, bool], list[Card]] = {}
    for card in range(len(g.zone)):
        if not g.sees(seat, card):
            groups.setdefault((g.owner[card], g.kind(card) in CRYPT_KINDS), []).append(card)
    for cards in groups.values():
        faces = [twin.definition[card] for card in cards]
        dice.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            twin.definition[card] = face
    sow(twin.chance, b"%d" % dice.getrandbits(64))
    ask_again(twin)
    return twin
