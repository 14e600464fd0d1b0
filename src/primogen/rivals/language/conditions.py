"""Whether."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import LISTED, YOU, Amount, Condition, Resolve
from primogen.kernel.effects import Both as Both
from primogen.kernel.effects import Either as Either
from primogen.kernel.effects import Not as Not
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.rivals.language.groups import Group
from primogen.rivals.language.refs import YOUR_ATTACK_CARD, one, player
from primogen.rivals.language.traits import Trait
from primogen.rivals.rules.atoms.influence import SAID_YES
from primogen.rivals.rules.city import is_first_round
from primogen.rivals.rules.conflict import conflict_under_way
from primogen.rivals.rules.dealing import DAMAGE_TYPE, QUALITY, Dealing, damage_to_mitigate
from primogen.rivals.rules.frame_kinds import MITIGATION
from primogen.rivals.rules.influence import modifiers_placed
from primogen.rivals.rules.prince import prince_on
from primogen.rivals.rules.roles import AIDS, LOST, PREEMPTIVE, attack_under_way
from primogen.rivals.rules.switches.playing import ONGOING_ICON, WHO_ACTS
from primogen.rivals.rules.table import ACTION_TIME, PHASE, Table, table
from primogen.rivals.rules.words import (
    AGGRAVATED,
    AGGRAVATED_QUALITY,
    ATTACK,
    MORTAL,
    STREETS,
)

AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2

# what time it is, or what is under way
YOUR_TURN: Final = 0
YOUR_ACTION_PHASE: Final = 1
ANY_ACTION_PHASE: Final = 2
AFTER_FIRST_ROUND: Final = 3
YOUR_FIRST_TURN: Final = 4
AN_ATTACK: Final = 5
ITS_PREEMPTIVE_STRIKE: Final = 6  # this Monster is making one
A_SCHEME: Final = 7

# who has fallen
TARGET_FELL: Final = 0  # a character or a Mortal: it is no longer where it stood
ATTACKER_FELL: Final = 1  # somebody of the attacking cell, to the Preemptive Strike of the target

# what has been played
A_REACTION: Final = 0
DEFENDERS_REACTION: Final = 1
AN_ATTACK_CARD: Final = 2
YOUR_MODIFIER: Final = 3  # an Influence Modifier, in this Scheme

# whose type
OF_THE_ATTACK: Final = 0
OF_THE_DAMAGE: Final = 1

# how a Scheme went
SCHEME_SUCCEEDED: Final = 0
SCHEME_FAILED: Final = 1
YOUR_SIDE_WON: Final = 2
YOUR_SIDE_LOST: Final = 3


@dataclass(frozen=True)
class Compare(Condition):
    """ "if there are 5+ ...", "if exactly 11 ...", "if 2 or fewer ..."."""

    amount: Amount
    how: int
    number: int

    def holds(self, g: Game, at: Resolve) -> bool:
        count = self.amount.count(g, at)
        if self.how == AT_LEAST:
            return count >= self.number
        return count <= self.number if self.how == AT_MOST else count == self.number


@dataclass(frozen=True)
class MoreThan(Condition):
    """ "if the attacker's Blood Potency is higher than the target's"; or than that of each foe alone."""

    amount: Amount
    than: Amount | None

    def holds(self, g: Game, at: Resolve) -> bool:
        much = self.amount.count(g, at)
        return much > self.most_of_foes(table(g), at) if self.than is None else much > self.than.count(g, at)

    def most_of_foes(self, g: Table, at: Resolve) -> int:
        theirs, found = Resolve([NONE, *at.cells[YOU:LISTED]]), 0
        for foe in g.foes(at.you):
            theirs.cells[YOU] = foe
            found = max(found, self.amount.count(g, theirs))
        return found


@dataclass(frozen=True)
class Always(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        return True


@dataclass(frozen=True)
class Having(Condition):
    """Icons that open a line: RV-DISC-02, -03, -05. One of several Disciplines, or one of them several times."""

    disciplines: tuple[int, ...]
    least: int = 1

    def holds(self, g: Game, at: Resolve) -> bool:
        return at.who != NONE and any(value(g, at.who, each) >= self.least for each in self.disciplines)


@dataclass(frozen=True)
class InYourCoterie(Condition):
    """A Discipline before a line of an Ongoing card: RV-ONGO-06. R20-DIS-04: if somebody acts, theirs."""

    discipline: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        coterie = t.coterie(at.you)
        if t.switches[ONGOING_ICON] == WHO_ACTS and at.who in coterie:
            return value(g, at.who, self.discipline) > 0
        return any(value(g, card, self.discipline) for card in coterie)


@dataclass(frozen=True)
class Is(Condition):
    """One card has a trait: "if the target is a Monster", "while Wounded"."""

    ref: int
    trait: Trait

    def holds(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and self.trait.fits(table(g), at, card)


@dataclass(frozen=True)
class Belongs(Condition):
    ref: int
    group: Group

    def holds(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and self.group.includes(table(g), at, card)


@dataclass(frozen=True)
class InTheStreets(Condition):
    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        return is_in_streets(table(g), one(table(g), at, self.ref))


def is_in_streets(g: Table, card: int) -> bool:
    """Itself, or what it is attached to."""
    if card == NONE:
        return False
    return g.zone[g.host[card] if g.host[card] != NONE else card] == STREETS


@dataclass(frozen=True)
class TypeIs(Condition):
    """Of the attack under way (other damage dealt meanwhile is not the attack's), or of damage about to be taken."""

    of: int
    types: tuple[int, ...]

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        if self.of == OF_THE_DAMAGE:
            return self.is_threatening(t, at.that)
        attack = attack_under_way(t)
        return attack is not None and attack.type in self.types and damage_to_mitigate(t) in (None, attack)

    def is_threatening(self, g: Table, card: int) -> bool:
        for depth in range(len(g.frames) - 1, 0, -1):
            if g.frames[depth].kind == MITIGATION and g.frames[depth].cells[0] == card:
                dealing = g.frames[depth - 1]
                assert isinstance(dealing, Dealing)
                return any(self.is_of(dealing, hit) for hit in dealing.hits_on(card))
        return False

    def is_of(self, dealing: Dealing, hit: int) -> bool:
        is_aggravated = dealing.cells[hit + QUALITY] & AGGRAVATED_QUALITY and AGGRAVATED in self.types
        return dealing.cells[hit + DAMAGE_TYPE] in self.types or bool(is_aggravated)


@dataclass(frozen=True)
class During(Condition):
    """What time it is in the turn or the game; or what is under way."""

    what: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t, what = table(g), self.what
        if what == YOUR_TURN:
            return t.active == at.you
        if what in (YOUR_ACTION_PHASE, ANY_ACTION_PHASE):
            return (what == ANY_ACTION_PHASE or t.active == at.you) and t.clock[PHASE] == ACTION_TIME
        if what == AFTER_FIRST_ROUND:
            return not is_first_round(t)
        if what == YOUR_FIRST_TURN:
            return t.turns_taken[at.you] == 0
        if what == A_SCHEME:
            return conflict_under_way(t) is not None
        attack = attack_under_way(t)
        if attack is None or what == AN_ATTACK:
            return attack is not None
        return attack.way == PREEMPTIVE and attack.attacker == at.who


@dataclass(frozen=True)
class Fell(Condition):
    """This attack has felled its target; or before it, the target one of the attackers."""

    who: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t, attack = table(g), attack_under_way(table(g))
        if attack is None or self.who == ATTACKER_FELL:
            return attack is not None and attack.cells[LOST] > 0
        if not attack.amount_on(attack.target):
            return False
        target = attack.target
        return t.zone[target] != STREETS if t.kind(target) == MORTAL else not t.is_active(target)


@dataclass(frozen=True)
class WasPlayed(Condition):
    """In this attack a Reaction, the defender's or anybody's, or an Attack card; in this Scheme a Modifier of yours."""

    what: int

    def holds(self, g: Game, at: Resolve) -> bool:
        if self.what == YOUR_MODIFIER:
            return bool(modifiers_placed(table(g), at.you))
        if self.what == AN_ATTACK_CARD:
            return one(table(g), at, YOUR_ATTACK_CARD) != NONE
        attack = attack_under_way(table(g))
        if attack is None:
            return False
        return attack.reaction != NONE or (self.what == A_REACTION and max(attack.cells[AIDS : AIDS + 4]) >= 0)


@dataclass(frozen=True)
class WasBlocked(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        attack = attack_under_way(table(g))
        return attack is not None and attack.blocker != NONE


@dataclass(frozen=True)
class PlayedAs(Condition):
    """Of a card that may be either: this time it is the Attack card, or the Reaction."""

    role: int

    def holds(self, g: Game, at: Resolve) -> bool:
        attack = attack_under_way(table(g))
        if attack is None:
            return False
        if self.role == ATTACK:
            return at.card == attack.attack_card
        return at.card == attack.reaction or at.card in attack.extras()


@dataclass(frozen=True)
class SoleContributor(Condition):
    """You alone have put Prestige on the Conspiracy just resolved."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return at.number == 1


@dataclass(frozen=True)
class IsPrince(Condition):
    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and prince_on(table(g), card) != NONE


@dataclass(frozen=True)
class SchemeWent(Condition):
    """How the Scheme that is being settled went."""

    how: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t, conflict = table(g), conflict_under_way(table(g))
        if conflict is None:
            return False
        if self.how == SCHEME_FAILED:
            return conflict.has_failed(t)
        if self.how == SCHEME_SUCCEEDED:
            return conflict.has_succeeded(t)
        with_you = (t.said[at.you] == SAID_YES) == (self.how == YOUR_SIDE_WON)
        return conflict.has_succeeded(t) if with_you else conflict.has_failed(t)


@dataclass(frozen=True)
class ControlsPrince(Condition):
    """The Prince of the City is a character of that player."""

    who: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t, seat = table(g), player(table(g), at, self.who)
        return NONE < seat < t.seats() and any(prince_on(t, card) != NONE for card in t.coterie(seat))


@dataclass(frozen=True)
class IsBlocker(Condition):
    """It has Blocked this attack, whoever is the target by now: RV-ATK-68."""

    ref: int

    def holds(self, g: Game, at: Resolve) -> bool:
        attack = attack_under_way(table(g))
        return attack is not None and attack.blocker != NONE and attack.blocker == one(table(g), at, self.ref)
