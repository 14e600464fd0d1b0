"""Possessors."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.roots import Known, Node


@dataclass(frozen=True)
class Whose(Node):
    """A possessor."""


@dataclass(frozen=True)
class SimpleWhose(Whose):
    pass


@dataclass(frozen=True)
class OfController(Whose):
    of: SimpleWhose


@dataclass(frozen=True)
class OfOwner(Whose):
    of: SimpleWhose


@dataclass(frozen=True)
class Of(SimpleWhose):
    who: Known


@dataclass(frozen=True)
class Their(SimpleWhose):
    pass


@dataclass(frozen=True)
class Your(SimpleWhose):
    pass
