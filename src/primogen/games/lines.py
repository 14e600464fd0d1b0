"""A line of the log as it goes over the wire: what has happened, as data and in words."""

from __future__ import annotations

import msgspec


class Named(msgspec.Struct, omit_defaults=True, frozen=True):
    """A card in a line: its id, and the handle under which this seat sees it now. Neither, if it may not know it."""

    id: str = ""
    handle: int = -1


class Because(msgspec.Struct, omit_defaults=True, frozen=True):
    """Why a line came about: a procedure of the rulebook, by its name, a card, or both."""

    rule: str = ""
    card: Named | None = None


class Piece(msgspec.Struct, omit_defaults=True, frozen=True):
    """A piece of a line that means something: a card by its id, a player, or the gap where several cards stand."""

    text: str = ""
    card: str = ""
    handle: int = -1
    seat: int = -1
    gap: int = 0


Words = list[str | Piece]


class LogLine(msgspec.Struct, omit_defaults=True, frozen=True):
    """What has happened, as data and in words. `several` is the sentence about more than one card: see the docs."""

    kind: str
    words: Words
    seat: int = -1
    cards: list[Named] = msgspec.field(default_factory=list)
    number: int = 0
    why: Because | None = None
    because: Words = msgspec.field(default_factory=list)
    several: Words = msgspec.field(default_factory=list)
    sum: list[int] = msgspec.field(default_factory=list)
