"""What a card is, before it says what it does."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Measure
from primogen.vtes.compiler.surface.keywords import Keyword
from primogen.vtes.compiler.surface.names import City, Clan, Plus, Sect, Title
from primogen.vtes.compiler.surface.roots import Boon, Plain, Sentence, Who
from primogen.vtes.compiler.surface.strikes import Strike


@dataclass(frozen=True)
class Keywords(Sentence):
    words: tuple[Keyword, ...]


@dataclass(frozen=True)
class KeywordsOf(Sentence):
    """Master: unique location. Weapon, gun."""

    first: Keyword
    words: tuple[Keyword, ...]


@dataclass(frozen=True)
class Body(Sentence):
    """An ally's or retainer's kind and life."""

    words: tuple[Keyword, ...]
    life: int


@dataclass(frozen=True)
class Stats(Sentence):
    strength: int
    bleed: int


@dataclass(frozen=True)
class StealthAction(Sentence):
    stealth: Plus
    directed: bool


@dataclass(frozen=True)
class ThisIsStealthAction(Plain):
    stealth: Plus


@dataclass(frozen=True)
class UndirectedAnyhow(Sentence):
    """Whoever controls what it is done to."""

    who: Who


@dataclass(frozen=True)
class Requires(Sentence):
    who: Who


@dataclass(frozen=True)
class SlaveOf(Sentence):
    clan: Clan


@dataclass(frozen=True)
class CircleOf(Sentence):
    """A printed circle."""

    city: City


@dataclass(frozen=True)
class Votes(Sentence):
    """N votes (titled)."""

    number: int


@dataclass(frozen=True)
class Heading(Sentence):
    """Of a crypt card: sect, title and where."""

    advanced: bool
    sect: Sect
    clan: Clan | None
    title: Title | None
    city: City | None


@dataclass(frozen=True)
class MoreThanOneDiscipline(Sentence):
    """More than one Discipline can be used to play this card."""


@dataclass(frozen=True)
class XIs(Sentence):
    """X is the number of ..."""

    what: Measure


@dataclass(frozen=True)
class XAtMost(Sentence):
    """X cannot be more than N."""

    number: int


@dataclass(frozen=True)
class XIsOneOf(Sentence):
    """X must be 1, 2 or 3."""

    first: int
    second: int
    third: int


@dataclass(frozen=True)
class MayContest(Sentence):
    pass


@dataclass(frozen=True)
class NotADiscipline(Sentence):
    pass


@dataclass(frozen=True)
class LessDamage(Sentence):
    by: Who
    against: Who
    number: int


@dataclass(frozen=True)
class RepresentsLocation(Sentence):
    pass


@dataclass(frozen=True)
class GenerationOlder(Sentence):
    number: int
    generations: int


@dataclass(frozen=True)
class WeaponStrike(Sentence):
    strike: Strike
    extra: Boon | None


@dataclass(frozen=True)
class WithStrikeEach(Sentence):
    ranged: bool
    strike: Strike
    extra: Boon


@dataclass(frozen=True)
class OnlyBurnWith(Sentence):
    number: int


@dataclass(frozen=True)
class HeadingSlave(Sentence):
    sect: Sect
    clan: Clan


@dataclass(frozen=True)
class BleedCap(Sentence):
    number: int


@dataclass(frozen=True)
class StealthHunt(Sentence):
    stealth: Plus


@dataclass(frozen=True)
class RemoveAnyhow(Sentence):
    """From the game, whatever comes of playing it."""


@dataclass(frozen=True)
class BurnAfterUse(Sentence):
    pass


@dataclass(frozen=True)
class CreatureBody(Sentence):
    words: tuple[Keyword, ...]
    clan: Clan
    life: int
