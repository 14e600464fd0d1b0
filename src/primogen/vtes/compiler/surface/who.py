"""Whom a sentence means: pronouns, and nouns to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from primogen.vtes.compiler.surface.names import CardName, Discipline, OwnName
from primogen.vtes.compiler.surface.nouns import Core, Noun
from primogen.vtes.compiler.surface.places import Zone
from primogen.vtes.compiler.surface.roots import Adverb, Amount, Deed, Kind, Known, Post, Who
from primogen.vtes.compiler.surface.whose import SimpleWhose, Whose


class Quantifier(Enum):
    A = "a"
    ANOTHER = "another"
    ANY = "any"
    EACH = "each"
    EVERY = "every"
    NO = "no"


class ManyQuantifier(Enum):
    GENERIC = ""
    ALL = "all"
    ALL_OTHER = "all other"
    ANY = "any"
    OTHER = "other"


class Role(Enum):
    ACTING = "acting"
    BLOCKING = "blocking"
    REACTING = "reacting"
    OPPOSING = "opposing"
    CHOSEN = "chosen"
    ATTACHED = "attached"
    TARGET = "target"
    OTHER = "other"
    SAME = "same"
    ORIGINAL = "original"
    STOLEN = "stolen"
    CANCELED = "canceled"
    DISCARDED = "discarded"
    RESULTING = "resulting"
    DIABLERIZED = "diablerized"
    REVEALED = "revealed"
    BURNED = "burned"
    FORMER = "former"
    CURRENT = "current"
    PLAIN = ""


@dataclass(frozen=True)
class Some(Known):
    """One to be chosen or met."""

    quantifier: Quantifier
    kind: Kind


@dataclass(frozen=True)
class Several(Known):
    amount: Amount
    kind: Kind


@dataclass(frozen=True)
class All(Known):
    quantifier: ManyQuantifier
    kind: Kind


@dataclass(frozen=True)
class OneOfThem(Who):
    """One of her retainers, one of the chosen cards."""

    amount: Amount
    of: Who


@dataclass(frozen=True)
class This(Known):
    core: Core


@dataclass(frozen=True)
class Self(Known):
    name: OwnName


@dataclass(frozen=True)
class That(Known):
    core: Core


@dataclass(frozen=True)
class Those(Known):
    core: Core


@dataclass(frozen=True)
class The(Known):
    """The acting minion, the chosen vampire."""

    role: Role
    noun: Noun


@dataclass(frozen=True)
class TheThing(Known):
    """The one the text is about by its nature: bearer, employer, Edge."""

    which: Definite


class Definite(Enum):
    BEARER = "the bearer"
    EMPLOYER = "the employer"
    EDGE = "the edge"
    COMBATANTS = "both combatants"
    CURRENT_ACTION = "the current action"
    WEAPON = "the weapon"
    YOUR_PREY = "your prey"
    YOUR_PREDATOR = "your predator"
    PREDATOR_OR_PREY = "your predator or prey"
    PREYS_PREY = "your prey's prey"
    PREDATORS_PREDATOR = "your predator's predator"
    YOU = "you"
    BLOOD_BANK = "the blood bank"
    YOUR_POOL = "your pool"
    THEIR_POOL = "their pool"
    COMBAT = "combat"
    RANGE = "the range"


@dataclass(frozen=True)
class It(Known):
    """He, she, it, they: the last one spoken of."""


@dataclass(frozen=True)
class ControllerOf(Who):
    of: SimpleWhose


@dataclass(frozen=True)
class OwnerOf(Who):
    of: SimpleWhose


@dataclass(frozen=True)
class Theirs(Who):
    """Her retainers, your cards, this vampire's equipment."""

    of: Whose
    kind: Kind


@dataclass(frozen=True)
class Named(Known):
    """A card by name."""

    card: CardName


@dataclass(frozen=True)
class Chosen(Who):
    """The others of a choice."""

    amount: Amount | None


@dataclass(frozen=True)
class TheTop(Known):
    """The top card of, the top N cards of."""

    number: int | None
    of: Whose
    zone: Zone


@dataclass(frozen=True)
class TheOf(Known):
    """The one so described."""

    kind: Kind


@dataclass(frozen=True)
class DamageFrom(Known):
    """Damage from hand strikes."""

    of: Whose
    kind: Kind


@dataclass(frozen=True)
class DamageInflicted(Known):
    on: Post


@dataclass(frozen=True)
class BleedAmount(Known):
    pass


@dataclass(frozen=True)
class SameAgain(Known):
    """The same action once more."""

    kind: Kind


@dataclass(frozen=True)
class Single(Known):
    """Exactly one."""

    kind: Kind


@dataclass(frozen=True)
class BearerWith(Known):
    superior: bool
    discipline: Discipline


@dataclass(frozen=True)
class TheirChosen(Known):
    noun: Noun


@dataclass(frozen=True)
class Doing(Known):
    deed: Deed


@dataclass(frozen=True)
class AllDamage(Known):
    all: bool
    on: Who
    when: tuple[Adverb, ...]


@dataclass(frozen=True)
class PredatorsChosen(Known):
    noun: Noun


@dataclass(frozen=True)
class DamageBy(Known):
    on: Who
    by: Who


@dataclass(frozen=True)
class YouAnd(Known):
    who: Who


@dataclass(frozen=True)
class ControllerOfWho(Known):
    who: Who


@dataclass(frozen=True)
class EachOfThem(Known):
    of: Who


@dataclass(frozen=True)
class ThisItself(Known):
    pass


@dataclass(frozen=True)
class TargetOfBleed(Known):
    pass


@dataclass(frozen=True)
class DamageFromThis(Known):
    what: Who


@dataclass(frozen=True)
class Neither(Known):
    pass


@dataclass(frozen=True)
class EquipmentAtLarge(Known):
    pass


@dataclass(frozen=True)
class BareHolder(Known):
    noun: Noun
    who: Who


@dataclass(frozen=True)
class OfTheChosen(Known):
    noun: Noun
    first: bool
