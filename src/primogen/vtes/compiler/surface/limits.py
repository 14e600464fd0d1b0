"""How often, how many, and when it is replaced."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from primogen.vtes.compiler.surface.moments import Phase
from primogen.vtes.compiler.surface.names import CardName
from primogen.vtes.compiler.surface.roots import Fact, Kind, Node, Sentence, Who


class Per(Enum):
    ACTION = "each action"
    COMBAT = "each combat"
    ROUND = "each round"
    TURN = "each turn"
    GAME = "in a game"
    EACH_GAME = "each game"
    STRIKE = "each strike"
    REFERENDUM = "each referendum"
    UNLOCK = "between their unlock phases"
    PER_ACTION = "per action"
    UNLOCKS = "between your unlock phases"
    GIVEN_DISCIPLINE = "at a given discipline each combat"


@dataclass(frozen=True)
class PlayLimit(Sentence):
    """A vampire can play only one of these each combat."""

    kind: Kind
    number: int
    what: Node
    superior: bool
    per: Per


@dataclass(frozen=True)
class GameLimit(Sentence):
    """Only one can be played each turn, in a game."""

    number: int
    superior: bool
    called: bool
    equipped: bool
    per: Per


@dataclass(frozen=True)
class HaveLimit(Sentence):
    """A vampire can have only one."""

    kind: Kind
    number: int
    what: Node


@dataclass(frozen=True)
class NotBoth(Sentence):
    """This card and another cannot both be played during the same action."""

    card: CardName


@dataclass(frozen=True)
class HuntingGroundLimit(Sentence):
    """A vampire can gain blood from only one hunting ground each turn."""

    card: bool


@dataclass(frozen=True)
class DoNotReplace(Sentence):
    until: UntilReplaced


@dataclass(frozen=True)
class UntilReplaced(Node):
    pass


@dataclass(frozen=True)
class UntilAfter(UntilReplaced):
    what: Replacement


class Replacement(Enum):
    COMBAT = "combat"
    ACTION = "this action"
    ACTION_RESOLUTION = "action resolution"
    THE_ACTION = "the action"
    REFERENDUM = "the referendum"


@dataclass(frozen=True)
class UntilYourPhase(UntilReplaced):
    next: bool
    phase: Phase


@dataclass(frozen=True)
class AsLongAsInPlay(UntilReplaced):
    pass


@dataclass(frozen=True)
class WeaponLimit(Sentence):
    what: Who
    pool: int
    damage: int


@dataclass(frozen=True)
class UntilFactReplace(UntilReplaced):
    fact: Fact
