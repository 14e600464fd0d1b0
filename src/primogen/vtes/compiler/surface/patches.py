"""How a level differs from the one above it."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.clauses import IfTail
from primogen.vtes.compiler.surface.names import Icon, Plus
from primogen.vtes.compiler.surface.roots import Adverb, Boon, Node, Sentence, Statement, Who
from primogen.vtes.compiler.surface.strikes import Hurt
from primogen.vtes.compiler.surface.windows import Window


@dataclass(frozen=True)
class Patch(Node):
    """How a level differs from the one before it."""


@dataclass(frozen=True)
class AsAbove(Sentence):
    """As above, but ..."""

    patch: Patch
    more: Patch | None = None


@dataclass(frozen=True)
class ButBonus(Patch):
    """But for +2 stealth: in place of the level's own."""

    what: Boon


@dataclass(frozen=True)
class ButHurt(Patch):
    hurt: Hurt


@dataclass(frozen=True)
class ButQuantity(Patch):
    what: Quantity
    becoming_blood: bool


@dataclass(frozen=True)
class ButClause(Patch):
    """But ...: this in place of what it contradicts."""

    then: Statement


@dataclass(frozen=True)
class ButStealthAction(Patch):
    stealth: Plus


@dataclass(frozen=True)
class AndClause(Patch):
    then: Statement


@dataclass(frozen=True)
class WithBoon(Patch):
    """With 1 optional press: added."""

    what: Boon
    when: tuple[Adverb, ...]
    fact: IfTail | None


@dataclass(frozen=True)
class ButLife(Patch):
    """But this has 2 life."""

    who: Who
    life: int


@dataclass(frozen=True)
class ButBody(Patch):
    """But this has 2 life and 1 strength."""

    who: Who
    life: int
    strength: int


@dataclass(frozen=True)
class AsAboveAt(Sentence):
    level: Icon
    patch: Patch


@dataclass(frozen=True)
class AsAboveThen(Sentence):
    patch: Patch
    then: Statement


@dataclass(frozen=True)
class WithFirstStrike(Patch):
    pass


@dataclass(frozen=True)
class ButUsable(Patch):
    windows: tuple[Window, ...]


@dataclass(frozen=True)
class ButRemoveOnly(Patch):
    number: int


@dataclass(frozen=True)
class ButWhen(Patch):
    when: Adverb
