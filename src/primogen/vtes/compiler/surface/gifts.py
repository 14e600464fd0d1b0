"""Getting and giving what is no counter: bonuses, levels, actions."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.names import Discipline
from primogen.vtes.compiler.surface.roots import Adverb, Boon, Simple, Who
from primogen.vtes.compiler.surface.states import Trait
from primogen.vtes.compiler.surface.whose import Whose


@dataclass(frozen=True)
class ReceiveActions(Simple):
    number: int
    of: Whose


@dataclass(frozen=True)
class Get(Simple):
    what: Boon


@dataclass(frozen=True)
class Give(Simple):
    who: Who
    what: Boon


@dataclass(frozen=True)
class GetSuperior(Simple):
    discipline: Discipline


@dataclass(frozen=True)
class GetStrength(Simple):
    number: int


@dataclass(frozen=True)
class LoseAbilities(Simple):
    pass


@dataclass(frozen=True)
class GetUsual(Simple):
    what: Boon


@dataclass(frozen=True)
class GainLevel(Simple):
    discipline: Discipline


@dataclass(frozen=True)
class RemoveTitle(Simple):
    of: Whose


@dataclass(frozen=True)
class LoseTitle(Simple):
    pass


@dataclass(frozen=True)
class GetBoth(Simple):
    first: Boon
    when: Adverb
    second: Boon
    later: Adverb


@dataclass(frozen=True)
class GetThen(Simple):
    first: Boon
    when: Adverb
    second: Boon


@dataclass(frozen=True)
class GiveNext(Simple):
    who: Who
    what: Boon


@dataclass(frozen=True)
class GetKeyword(Simple):
    keyword: Trait
