"""Those of a group who have most of something: "one of the oldest Brujah they control"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.language.groups import Group
from primogen.vtes.language.superlatives import Oldest
from primogen.vtes.language.traits import IsNot, IsTapped
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import of_kind

OLDEST: Final = s.Being(s.Adjective.OLDEST)


def one_of_the_oldest(who: s.OneOfThem) -> Group:
    if who.amount != s.Fixed(1) or not isinstance(who.of, s.TheOf) or not isinstance(who.of.kind.cores, s.Only):
        raise unknown(who, "as one card")
    core = who.of.kind.cores.core
    if OLDEST not in core.qualities:
        raise unknown(who.of, "as one card")
    qualities = tuple(each for each in core.qualities if each != OLDEST)
    among = of_kind(s.Kind(s.Only(replace(core, qualities=qualities)), who.of.kind.posts))
    return replace(among, traits=(*among.traits, Oldest(among)))


def unlocked(among: Group) -> Group:
    """Who is locked already cannot be locked."""
    return replace(among, traits=(*among.traits, IsNot(IsTapped())))
