"""Clauses without a subject, and clauses joined."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.boons import BareMove
from primogen.vtes.compiler.surface.facts import Can
from primogen.vtes.compiler.surface.roots import Adverb, Boon, Clause, Deed, Fact, Node, Plain, Who
from primogen.vtes.compiler.surface.strikes import Flavour
from primogen.vtes.compiler.surface.windows import Window


@dataclass(frozen=True)
class Do(Plain):
    """An order to whoever plays the card."""

    deed: Deed


@dataclass(frozen=True)
class DoNot(Plain):
    deed: Deed


@dataclass(frozen=True)
class IfTail(Node):
    fact: Fact


@dataclass(frozen=True)
class Gets(Plain):
    """A bare boon: "+1 stealth"."""

    what: Boon


@dataclass(frozen=True)
class Uses(Plain):
    """A bare combat move: "Maneuver", "Press, only usable to end combat"."""

    what: BareMove
    extra: Boon | None = None


@dataclass(frozen=True)
class UsesOr(Clause):
    first: Clause
    second: Clause


@dataclass(frozen=True)
class Also(Clause):
    """Two clauses in one, the second with its own subject."""

    first: Plain
    second: Fact


@dataclass(frozen=True)
class AlsoDo(Clause):
    """A clause with a subject, then an order."""

    first: Fact
    second: Do


@dataclass(frozen=True)
class GetsWith(Plain):
    """A bonus, and more of another kind."""

    what: Boon
    extra: Boon
    when: tuple[Adverb, ...]
    fact: IfTail | None


@dataclass(frozen=True)
class BleedsAlso(Plain):
    """A bleed, and what comes with it for a combat."""

    bonus: Boon
    extra: Boon
    when: tuple[Adverb, ...]


@dataclass(frozen=True)
class GetsMoreIf(Plain):
    what: Boon
    extra: Boon
    fact: Fact
    limited: bool


@dataclass(frozen=True)
class GetsIfLimited(Plain):
    what: Boon
    fact: Fact


@dataclass(frozen=True)
class AlsoUsable(Plain):
    """A second use of the card."""

    deed: Deed


@dataclass(frozen=True)
class GetsWhen(Plain):
    what: Boon
    when: tuple[Adverb, ...]


@dataclass(frozen=True)
class GetsNot(Plain):
    what: Boon
    windows: tuple[Window, ...]


@dataclass(frozen=True)
class GetsOnly(Plain):
    what: Boon
    windows: tuple[Window, ...]


@dataclass(frozen=True)
class UnlimitedStrike(Plain):
    pass


@dataclass(frozen=True)
class AlsoIf(Clause):
    first: Plain
    fact: Fact
    second: Fact


@dataclass(frozen=True)
class OnlyFirstDamage(Clause):
    """If damage is inflicted on him in a round, the rest of that round's is prevented."""

    who: Who
    again: Who


@dataclass(frozen=True)
class PreventedThisWay(Clause):
    """Damage of that kind cannot be prevented so, or is as well."""

    flavours: tuple[Flavour, ...]
    also: bool


@dataclass(frozen=True)
class LosesAsMuch(Clause):
    """As you do to the effect of the referendum, if it passes."""

    who: Who


@dataclass(frozen=True)
class CostNotPaid(Plain):
    pass


@dataclass(frozen=True)
class CannotBe(Plain):
    """Of this card."""

    deed: Deed


@dataclass(frozen=True)
class AlsoThree(Clause):
    first: Fact
    second: Fact
    third: Fact


@dataclass(frozen=True)
class CanAndSo(Clause):
    """One may pay; if so, this holds besides."""

    first: Can
    second: Fact
