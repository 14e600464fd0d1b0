"""How much, of what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from primogen.vtes.compiler.surface.names import Minus, Plus, XFormula
from primogen.vtes.compiler.surface.roots import Amount, Kind, Node


class Thing(Enum):
    BLOOD = "blood"
    POOL = "pool"
    LIFE = "life"
    BLOOD_OR_LIFE = "blood or life"
    LIFE_OR_BLOOD = "life or blood"
    BLOOD_OR_POOL = "blood or pool"
    POOL_OR_BLOOD = "pool or blood"
    COUNTER = "counter"
    CORRUPTION_COUNTER = "corruption counter"
    BLOOD_COUNTER = "blood counter"
    NIGHTMARE_COUNTER = "nightmare counter"
    HOSTAGE_COUNTER = "hostage counter"
    PATHOS_COUNTER = "pathos counter"
    YOUR_CORRUPTION_COUNTERS = "of your corruption counters"
    CONVICTION = "conviction"
    VOTE = "vote"
    TRANSFER = "transfer"
    CARD = "card"
    POINT = "point"
    MASTER_PHASE_ACTION = "master phase action"
    DISCARD_PHASE_ACTION = "discard phase action"


@dataclass(frozen=True)
class Fixed(Amount):
    number: int


@dataclass(frozen=True)
class LetterX(Amount):
    """X, which another sentence or the cost fixes."""


@dataclass(frozen=True)
class XPlus(Amount):
    number: int


@dataclass(frozen=True)
class UpTo(Amount):
    number: int


@dataclass(frozen=True)
class UpToX(Amount):
    pass


@dataclass(frozen=True)
class Between(Amount):
    low: int
    high: int


@dataclass(frozen=True)
class AnyAmount(Amount):
    pass


@dataclass(frozen=True)
class Everything(Amount):
    """All the."""


@dataclass(frozen=True)
class Nothing(Amount):
    """No."""


@dataclass(frozen=True)
class AtLeast(Amount):
    number: int


@dataclass(frozen=True)
class AtMost(Amount):
    number: int


@dataclass(frozen=True)
class Additional(Amount):
    number: int


@dataclass(frozen=True)
class MoreThan(Amount):
    number: int


@dataclass(frozen=True)
class ForEach(Node):
    """So much for each of these."""

    what: Kind


@dataclass(frozen=True)
class Quantity(Node):
    amount: Amount
    thing: Thing
    per: ForEach | None = None


@dataclass(frozen=True)
class Signed(Node):
    pass


@dataclass(frozen=True)
class More(Signed):
    number: Plus


@dataclass(frozen=True)
class Less(Signed):
    number: Minus


@dataclass(frozen=True)
class MoreByX(Signed):
    pass


@dataclass(frozen=True)
class LessByX(Signed):
    pass


@dataclass(frozen=True)
class AnAdditional(Signed):
    number: Plus


@dataclass(frozen=True)
class Measure(Node):
    """A number read off the table."""


@dataclass(frozen=True)
class SameNumber(Amount):
    """As many as before."""


@dataclass(frozen=True)
class SomeAny(Amount):
    """Any at all."""


@dataclass(frozen=True)
class Half(Amount):
    pass


@dataclass(frozen=True)
class MoreByXPlus(Signed):
    """X+1, 2X+1 more."""

    number: XFormula


@dataclass(frozen=True)
class LessThan(Amount):
    number: int


@dataclass(frozen=True)
class AnyN(Amount):
    number: int


@dataclass(frozen=True)
class OnlySo(Amount):
    """Exactly so much and no more."""

    number: int
