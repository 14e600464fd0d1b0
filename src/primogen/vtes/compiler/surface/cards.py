"""Deeds with cards where they lie."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.roots import Deed, Simple, Who
from primogen.vtes.compiler.surface.states import Terms


@dataclass(frozen=True)
class Control(Simple):
    who: Who


@dataclass(frozen=True)
class Lock(Simple):
    who: Who


@dataclass(frozen=True)
class LockSelf(Simple):
    """The doer locks."""


@dataclass(frozen=True)
class Unlock(Simple):
    who: Who


@dataclass(frozen=True)
class UnlockSelf(Simple):
    pass


@dataclass(frozen=True)
class LockOrUnlock(Simple):
    who: Who


@dataclass(frozen=True)
class UnlockAsNormal(Simple):
    """In the unlock phase; under "do not"."""


@dataclass(frozen=True)
class Choose(Simple):
    who: Who


@dataclass(frozen=True)
class Cancel(Simple):
    who: Who
    as_played: bool
    free: bool


@dataclass(frozen=True)
class TakeControl(Simple):
    who: Who


@dataclass(frozen=True)
class PlayCard(Simple):
    who: Who


@dataclass(frozen=True)
class EquipWith(Simple):
    who: Who
    terms: Terms | None = None


@dataclass(frozen=True)
class Employ(Simple):
    who: Who
    terms: Terms | None


@dataclass(frozen=True)
class Recruit(Simple):
    who: Who
    terms: Terms | None


@dataclass(frozen=True)
class EquipMinion(Simple):
    who: Who
    what: Who
    terms: Terms | None


@dataclass(frozen=True)
class CancelBy(Simple):
    who: Who
    by: Who
    free: bool


@dataclass(frozen=True)
class CancelStillPaid(Simple):
    who: Who


@dataclass(frozen=True)
class Announce(Simple):
    who: Who


@dataclass(frozen=True)
class Force(Simple):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class Contest(Simple):
    who: Who


@dataclass(frozen=True)
class CancelMustPay(Simple):
    who: Who


@dataclass(frozen=True)
class Occur(Simple):
    pass


@dataclass(frozen=True)
class RecruitOrEmploy(Simple):
    who: Who
    terms: Terms | None = None


@dataclass(frozen=True)
class RepresentLocation(Simple):
    pass


@dataclass(frozen=True)
class ChooseTwo(Simple):
    first: Who
    second: Who


@dataclass(frozen=True)
class ChooseTo(Simple):
    deed: Deed


@dataclass(frozen=True)
class LockBoth(Simple):
    first: Who
    second: Who


@dataclass(frozen=True)
class Allow(Simple):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class ChooseNot(Simple):
    deed: Deed


@dataclass(frozen=True)
class Affect(Simple):
    who: Who


@dataclass(frozen=True)
class AttemptTo(Simple):
    deed: Deed


@dataclass(frozen=True)
class AttemptThat(Simple):
    what: Who


@dataclass(frozen=True)
class FlipCoin(Simple):
    pass


@dataclass(frozen=True)
class PlayAs(Simple):
    who: Who
    what: Who


@dataclass(frozen=True)
class Resolve(Simple):
    who: Who


@dataclass(frozen=True)
class BurnCard(Simple):
    who: Who


@dataclass(frozen=True)
class GiveControl(Simple):
    to: Who
    who: Who


@dataclass(frozen=True)
class StealCard(Simple):
    who: Who


@dataclass(frozen=True)
class UseCard(Simple):
    who: Who
