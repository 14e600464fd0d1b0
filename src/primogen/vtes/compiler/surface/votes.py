"""Deeds of referendums."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.roots import Deed, Simple, Who
from primogen.vtes.compiler.surface.whose import Whose


@dataclass(frozen=True)
class CallReferendum(Simple):
    to: Deed


@dataclass(frozen=True)
class Abstain(Simple):
    pass


@dataclass(frozen=True)
class CastVotes(Simple):
    ballots: bool
    against: Who | None = None


@dataclass(frozen=True)
class Pass(Simple):
    pass


@dataclass(frozen=True)
class Allocate(Simple):
    number: int
    among: Who


@dataclass(frozen=True)
class Distribute(Simple):
    what: Quantity
    among: Who


@dataclass(frozen=True)
class AllocateX(Simple):
    among: Who


@dataclass(frozen=True)
class AllocatePool(Simple):
    number: int
    among: Who


@dataclass(frozen=True)
class AllocateTwiceX(Simple):
    among: Who


@dataclass(frozen=True)
class CancelReferendum(Simple):
    pass


@dataclass(frozen=True)
class CancelVotes(Simple):
    of: Whose


@dataclass(frozen=True)
class BurnEdgeForVote(Simple):
    pass
