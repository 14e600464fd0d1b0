"""What happens in attacks, and to those who are hurt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Resolve
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.kernel.story import Pattern
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import ANY_SEAT, Happening
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import (
    AFTER_ATTACK,
    AGGRAVATED_QUALITY,
    ATTACKS,
    BLOCKING_ENDS,
    BLOCKS,
    BY_DAMAGE,
    DAMAGED,
    DEFEATED,
    DEFEATS_MORTAL,
    LIES_DEFEATED,
    MAKES_ATTACK,
)

# which damage
ANY_DAMAGE: Final = 0
ATTACK_DAMAGE: Final = 1  # the attack itself dealt it, not something used during the attack
# what defeats
ANYTHING: Final = 0
NOT_AGGRAVATED: Final = 1  # damage that was not Aggravated
# when
ANY_TIME: Final = 0
IN_AN_ATTACK: Final = 1
AFTERWARDS: Final = 3  # once it lies in torpor


@dataclass(frozen=True)
class MakesAttack(Happening):
    """A player makes an attack with a character on another."""

    player: int = ANY_SEAT
    attacker: Group | None = None
    target: Group | None = None

    def event(self) -> int:
        return MAKES_ATTACK

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.attacker

    def other_role(self) -> Group | None:
        return self.target


@dataclass(frozen=True)
class Attacks(Happening):
    """In Step 5: a character attacks another, with an attack of any type or of certain ones."""

    player: int = ANY_SEAT
    attacker: Group | None = None
    target: Group | None = None
    types: tuple[int, ...] = ()

    def event(self) -> int:
        return ATTACKS

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.attacker

    def other_role(self) -> Group | None:
        return self.target

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        attack = attack_under_way(table(g)) if self.types else None
        return (not self.types or (attack is not None and attack.type in self.types)) and super().fits(g, at, told)

    def can_be_recalled(self) -> bool:
        return not self.types and super().can_be_recalled()


@dataclass(frozen=True)
class AttackEnds(Happening):
    """The attack of a player, or of one character, is over; or its Blocking Step is."""

    player: int = ANY_SEAT
    attacker: Group | None = None
    target: Group | None = None
    what: int = AFTER_ATTACK

    def event(self) -> int:
        return self.what

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.attacker

    def other_role(self) -> Group | None:
        return self.target

    def recalled_as(self) -> Pattern:
        """An attack that ended early was one, too."""
        if self.what == BLOCKING_ENDS:
            return self
        if self.target is not None:
            raise ValueError("the target may have changed since the attack was made")
        return MakesAttack(self.player, self.attacker)


@dataclass(frozen=True)
class Blocks(Happening):
    """A character Blocks the attack of another."""

    who: Group
    attacker: Group | None = None

    def event(self) -> int:
        return BLOCKS

    def subject_role(self) -> Group | None:
        return self.who

    def other_role(self) -> Group | None:
        return self.attacker


@dataclass(frozen=True)
class DefeatsMortal(Happening):
    """A player, or a character of theirs, defeats a City Deck Mortal."""

    player: int = ANY_SEAT
    by: Group | None = None
    mortal: Group | None = None

    def event(self) -> int:
        return DEFEATS_MORTAL

    def player_role(self) -> int:
        return self.player

    def subject_role(self) -> Group | None:
        return self.mortal

    def other_role(self) -> Group | None:
        return self.by


@dataclass(frozen=True)
class IsDamaged(Happening):
    """A player, or a character of theirs, deals damage to somebody."""

    who: Group | None
    dealer: int = ANY_SEAT
    by: Group | None = None
    of: int = ANY_DAMAGE

    def event(self) -> int:
        return DAMAGED

    def player_role(self) -> int:
        return self.dealer

    def subject_role(self) -> Group | None:
        return self.who

    def other_role(self) -> Group | None:
        return self.by

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        if self.of == ATTACK_DAMAGE and g.frames[-1].kind != ATTACK_SEQUENCE:
            return False
        return super().fits(g, at, told)

    def can_be_recalled(self) -> bool:
        return self.of == ANY_DAMAGE and super().can_be_recalled()


@dataclass(frozen=True)
class IsDefeated(Happening):
    """Somebody is defeated: by a player, by a character, by a kind of damage, or in whatever way."""

    who: Group
    victor: int = ANY_SEAT
    by: Group | None = None
    through: int = ANYTHING
    during: int = ANY_TIME

    def event(self) -> int:
        return LIES_DEFEATED if self.during == AFTERWARDS else DEFEATED

    def player_role(self) -> int:
        return self.victor

    def subject_role(self) -> Group | None:
        return self.who

    def other_role(self) -> Group | None:
        return self.by

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        if self.through == NOT_AGGRAVATED and (not told.number & BY_DAMAGE or told.number & AGGRAVATED_QUALITY):
            return False
        if self.during == IN_AN_ATTACK and attack_under_way(table(g)) is None:
            return False
        return super().fits(g, at, told)

    def can_be_recalled(self) -> bool:
        return self.during == ANY_TIME and super().can_be_recalled()
