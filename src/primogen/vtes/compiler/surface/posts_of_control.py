"""What narrows a noun by whom it belongs to or is aimed at."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.roots import Post, Who


@dataclass(frozen=True)
class ControlledBy(Post):
    who: Who


@dataclass(frozen=True)
class CalledBy(Post):
    who: Who


@dataclass(frozen=True)
class EmployedBy(Post):
    who: Who


@dataclass(frozen=True)
class DirectedAt(Post):
    who: Who


@dataclass(frozen=True)
class DirectedAtYouOrCard(Post):
    """At you or a card you control."""


@dataclass(frozen=True)
class Against(Post):
    who: Who


@dataclass(frozen=True)
class EvenControlledByOthers(Post):
    """Even controlled by other Methuselahs."""


@dataclass(frozen=True)
class Contesting(Post):
    who: Who


@dataclass(frozen=True)
class Controlling(Post):
    who: Who


@dataclass(frozen=True)
class CastingAgainst(Post):
    who: Who


@dataclass(frozen=True)
class CastingOrHavingCast(Post):
    """Of a Methuselah: herself, or a minion she controls."""

    who: Who


@dataclass(frozen=True)
class AttachedTo(Post):
    who: Who


@dataclass(frozen=True)
class BlockedBy(Post):
    who: Who


@dataclass(frozen=True)
class Involving(Post):
    who: Who


@dataclass(frozen=True)
class InflictedBy(Post):
    who: Who


@dataclass(frozen=True)
class ControlsNeither(Post):
    first: Who
    second: Who


@dataclass(frozen=True)
class YouControl(Post):
    pass


@dataclass(frozen=True)
class TheyControl(Post):
    pass


@dataclass(frozen=True)
class PlayedBy(Post):
    who: Who


@dataclass(frozen=True)
class PlayedOn(Post):
    who: Who


@dataclass(frozen=True)
class OfYourChoice(Post):
    pass


@dataclass(frozen=True)
class NotControlling(Post):
    who: Who


@dataclass(frozen=True)
class Targeting(Post):
    who: Who


@dataclass(frozen=True)
class OfTheirChoice(Post):
    pass


@dataclass(frozen=True)
class TheyPlay(Post):
    pass


@dataclass(frozen=True)
class YouPlay(Post):
    pass


@dataclass(frozen=True)
class TheyCall(Post):
    pass


@dataclass(frozen=True)
class ThatMethuselahControls(Post):
    pass


@dataclass(frozen=True)
class TheyCouldPlay(Post):
    pass


@dataclass(frozen=True)
class TheyTake(Post):
    pass


@dataclass(frozen=True)
class TakenBy(Post):
    who: Who


@dataclass(frozen=True)
class ThatTheyPlay(Post):
    who: Who
