"""What narrows a noun by what is printed on it or lies on it."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.names import CardName, Discipline
from primogen.vtes.compiler.surface.roots import Boon, Place, Post, Who


@dataclass(frozen=True)
class In(Post):
    place: Place


@dataclass(frozen=True)
class CapacityAtLeast(Post):
    number: int


@dataclass(frozen=True)
class CapacityAtMost(Post):
    number: int


@dataclass(frozen=True)
class CapacityAbove(Post):
    number: int


@dataclass(frozen=True)
class CapacityBelow(Post):
    number: int


@dataclass(frozen=True)
class CalledName(Post):
    card: CardName


@dataclass(frozen=True)
class Costing(Post):
    what: Quantity


@dataclass(frozen=True)
class CostingBlood(Post):
    pass


@dataclass(frozen=True)
class CapacityOfX(Post):
    pass


@dataclass(frozen=True)
class On(Post):
    who: Who


@dataclass(frozen=True)
class With(Post):
    what: Quantity


@dataclass(frozen=True)
class WithDiscipline(Post):
    superior: bool
    discipline: Discipline


@dataclass(frozen=True)
class RequiringDiscipline(Post):
    discipline: Discipline


@dataclass(frozen=True)
class RequiringKind(Post):
    who: Who


@dataclass(frozen=True)
class WithBody(Post):
    life: int
    strength: int
    bleed: int


@dataclass(frozen=True)
class WithCityTitle(Post):
    pass


@dataclass(frozen=True)
class WithoutDiscipline(Post):
    discipline: Discipline


@dataclass(frozen=True)
class WithThis(Post):
    who: Who


@dataclass(frozen=True)
class SameClanAs(Post):
    who: Who
    sect: bool


@dataclass(frozen=True)
class RequiringAnarch(Post):
    pass


@dataclass(frozen=True)
class WithoutEither(Post):
    first: Discipline
    second: Discipline


@dataclass(frozen=True)
class RequiringEither(Post):
    first: Discipline
    second: Discipline


@dataclass(frozen=True)
class RequiringAny3(Post):
    first: Discipline
    second: Discipline
    third: Discipline


@dataclass(frozen=True)
class RequiringBasic(Post):
    discipline: Discipline


@dataclass(frozen=True)
class RequiringBasic2(Post):
    discipline: Discipline
    second: Discipline


@dataclass(frozen=True)
class WithWeapons(Post):
    pass


@dataclass(frozen=True)
class WithBonus(Post):
    bonus: Boon


@dataclass(frozen=True)
class RequiringBasicBoth(Post):
    """The one, or the other, or both."""

    discipline: Discipline
    second: Discipline
