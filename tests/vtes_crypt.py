"""Books with cards of the crypt, by their ids: a vampire and his advancement have one name."""

from __future__ import annotations

from primogen.vtes.playable import book_for, by_hand, card_of
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.rulebook import Rulebook


def face(key: str) -> Printed:
    found = card_of(key)
    assert isinstance(found, Printed), found
    return found


def name_of(key: str) -> str:
    return face(key).name


def book_of(*keys: str) -> Rulebook:
    """The cards written by hand, and these."""
    return book_for(frozenset({*by_hand(), *keys}))
