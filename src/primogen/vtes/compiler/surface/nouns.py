"""Nouns with what stands before them, alone or joined."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.common import Adjective, CardType, Sort, Word
from primogen.vtes.compiler.surface.names import Clan, Clans, Discipline, OwnName, OwnNames, Sect, Sects, Title, Titles
from primogen.vtes.compiler.surface.roots import Cores, Node


@dataclass(frozen=True)
class Noun(Node):
    pass


@dataclass(frozen=True)
class Common(Noun):
    word: Word


@dataclass(frozen=True)
class CardOf(Noun):
    """A kind of library or crypt card."""

    type: CardType


@dataclass(frozen=True)
class OfClan(Noun):
    clan: Clan


@dataclass(frozen=True)
class OfClans(Noun):
    clan: Clans


@dataclass(frozen=True)
class OfSect(Noun):
    sect: Sect


@dataclass(frozen=True)
class OfSects(Noun):
    sect: Sects


@dataclass(frozen=True)
class OfTitle(Noun):
    title: Title


@dataclass(frozen=True)
class OfTitles(Noun):
    title: Titles


@dataclass(frozen=True)
class Quality(Node):
    """Before a noun."""


@dataclass(frozen=True)
class Being(Quality):
    quality: Adjective


@dataclass(frozen=True)
class Clannish(Quality):
    clan: Clan


@dataclass(frozen=True)
class Sectarian(Quality):
    sect: Sect


@dataclass(frozen=True)
class NotOfSect(Quality):
    sect: Sect


@dataclass(frozen=True)
class NotOfClan(Quality):
    clan: Clan


@dataclass(frozen=True)
class Ranked(Quality):
    """Titled so."""

    title: Title


@dataclass(frozen=True)
class Core(Node):
    qualities: tuple[Quality, ...]
    noun: Noun


@dataclass(frozen=True)
class Only(Cores):
    core: Core


@dataclass(frozen=True)
class Or(Cores):
    """Qualities of the first hold for the others too, where these have none of their own."""

    first: Core
    second: Core


@dataclass(frozen=True)
class Or3(Cores):
    first: Core
    second: Core
    third: Core


@dataclass(frozen=True)
class Or4(Cores):
    first: Core
    second: Core
    third: Core
    fourth: Core


@dataclass(frozen=True)
class AndKinds(Cores):
    first: Core
    second: Core


@dataclass(frozen=True)
class DisciplineCard(Noun):
    """A card of a Discipline."""

    discipline: Discipline


@dataclass(frozen=True)
class NotAdjective(Quality):
    quality: Adjective


@dataclass(frozen=True)
class OwnKind(Noun):
    name: OwnName


@dataclass(frozen=True)
class OwnKinds(Noun):
    name: OwnNames


@dataclass(frozen=True)
class OfCapacity(Quality):
    number: int


@dataclass(frozen=True)
class ParenNonUnique(Quality):
    pass


@dataclass(frozen=True)
class EitherCardOf(Noun):
    first: CardType
    second: CardType


@dataclass(frozen=True)
class NotOfSort(Quality):
    sort: Sort


@dataclass(frozen=True)
class NotTitled(Quality):
    title: Title


@dataclass(frozen=True)
class CardOf3(Noun):
    first: CardType
    second: CardType
    third: CardType


@dataclass(frozen=True)
class AndKinds3(Cores):
    first: Core
    second: Core
    third: Core
