"""What narrows a noun, after it."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.common import Season
from primogen.vtes.compiler.surface.roots import Deed, Fact, Post, Who


@dataclass(frozen=True)
class InCombatWith(Post):
    who: Who


@dataclass(frozen=True)
class AlliesAndRetainers(Post):
    """(allies and retainers)"""


@dataclass(frozen=True)
class IfAny(Post):
    """(if any)"""


@dataclass(frozen=True)
class Allocated(Post):
    """Points allocated to somebody in the referendum."""


@dataclass(frozen=True)
class GoingOrBurned(Post):
    """Being burned or going to torpor."""


@dataclass(frozen=True)
class AttemptingToBlock(Post):
    who: Who


@dataclass(frozen=True)
class AttemptAndFail(Post):
    """Who attempt to block this action and fail."""


@dataclass(frozen=True)
class DuringWhich(Post):
    fact: Fact


@dataclass(frozen=True)
class ActionTo(Post):
    """An action to do something."""

    deed: Deed


@dataclass(frozen=True)
class ItHas(Post):
    pass


@dataclass(frozen=True)
class MorePoolThanYou(Post):
    do: bool


@dataclass(frozen=True)
class IncludingYou(Post):
    pass


@dataclass(frozen=True)
class AtRandom(Post):
    pass


@dataclass(frozen=True)
class ByName(Post):
    pass


@dataclass(frozen=True)
class ChangingBleed(Post):
    pass


@dataclass(frozen=True)
class FewerLife(Post):
    pass


@dataclass(frozen=True)
class EnteredLastInfluence(Post):
    pass


@dataclass(frozen=True)
class AllocatedAPoint(Post):
    pass


@dataclass(frozen=True)
class EvenIfPrevented(Post):
    pass


@dataclass(frozen=True)
class EnteredSince(Post):
    phase: Season


@dataclass(frozen=True)
class OtherThan(Post):
    who: Who


@dataclass(frozen=True)
class WhoDo(Post):
    """A vampire who ..."""

    deed: Deed


@dataclass(frozen=True)
class OpposingWhom(Post):
    who: Who


@dataclass(frozen=True)
class OfWhat(Post):
    """Copies of this card."""

    who: Who


@dataclass(frozen=True)
class VotesByWhich(Post):
    """By which the referendum passed."""


@dataclass(frozen=True)
class WhoHas(Post):
    """Who has done something."""

    deed: Deed


@dataclass(frozen=True)
class NotHandStrikes(Post):
    pass


@dataclass(frozen=True)
class WhoCan(Post):
    deed: Deed


@dataclass(frozen=True)
class WhoDidNot(Post):
    deed: Deed


@dataclass(frozen=True)
class WhoDoesNot(Post):
    deed: Deed


@dataclass(frozen=True)
class WhoseReferendumPasses(Post):
    pass
