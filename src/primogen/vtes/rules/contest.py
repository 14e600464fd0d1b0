"""Contests of unique cards: VT-CONTEST-01 to -08, VT-CRYPT-01, VT-ADV-12."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import Card, Seat
from primogen.vtes.rules.atoms.cards import burn, contest
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import CONTESTED, PLAY_ZONES, UNIQUE

WHERE_NAMED: Final = (*PLAY_ZONES, CONTESTED)


def namesakes(g: Table, card: Card) -> list[Card]:
    """In play or contested, whoever controls them. An advancement is the same vampire as its base."""
    name, kind, definition = g.face(card).name, g.kind(card), g.definition
    called = {number for number, face in enumerate(g.pool.cards) if face.name == name and face.kind == kind}
    found = [each for each in range(len(definition)) if definition[each] in called]
    return [each for each in found if each != card and g.zone[each] in WHERE_NAMED]


def has_another(g: Table, card: Card, seat: Seat) -> bool:
    """Whether she controls a copy of this unique card already."""
    return g.has_word(card, UNIQUE) and seat in [g.controller[each] for each in namesakes(g, card)]


def is_second_copy(g: Table, card: Card, seat: Seat) -> bool:
    """VT-CONTEST-08: of a unique card that she controls already; it is simply burned."""
    if not has_another(g, card, seat):
        return False
    burn(g, card)
    return True


def contest_if_unique(g: Table, card: Card) -> None:
    """VT-CONTEST-02, -04: as it comes into play."""
    others = namesakes(g, card) if g.has_word(card, UNIQUE) else []
    if others:
        for each in (card, *others):
            if g.zone[each] != CONTESTED:
                contest(g, each)


def is_still_contested(g: Table, card: Card) -> bool:
    return bool(namesakes(g, card))
