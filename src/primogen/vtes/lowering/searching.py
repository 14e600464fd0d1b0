"""Searches of a library or a crypt: "search your library for a minion card, reveal it, and move it to your hand"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_searching import SearchPile
from primogen.vtes.lowering.piles import traits_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w

FROM_TO: Final = {  # what is found goes there
    s.ZoneOf(s.Your(), s.Zone.LIBRARY): (w.LIBRARY, s.ZoneOf(s.Your(), s.Zone.HAND)),
    s.ZoneOf(s.Your(), s.Zone.CRYPT): (w.CRYPT, s.ZoneOf(s.Your(), s.Zone.UNCONTROLLED_REGION)),
}
TIDY: Final = (None, s.Afterward.SHUFFLE, s.Afterward.DISCARD, s.Afterward.SHUFFLE_AND_DISCARD)  # as is always done


def looking_through(first: s.Node, rest: Sequence[s.Node]) -> Effect | None:
    """None, if it is something else."""
    if not isinstance(first, s.Search):
        return None
    if first.place not in FROM_TO or not isinstance(first.what, s.Some) or first.what.quantifier != s.Quantifier.A:
        raise unknown(first, "as a deed")
    zone, to = FROM_TO[first.place]
    is_shown = bool(rest) and rest[0] == s.Reveal(s.It())
    moved = rest[1:] if is_shown else rest
    if len(moved) != 1 or not isinstance(moved[0], s.MoveCard) or moved[0].card != s.It() or moved[0].to != to:
        raise unknown(first, "as a deed")
    if first.afterward not in TIDY or moved[0].afterward not in TIDY:
        raise unknown(first, "as a deed")
    return SearchPile(zone, traits_of(first.what.kind), int(is_shown))
