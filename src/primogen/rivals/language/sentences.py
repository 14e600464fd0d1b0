"""The kinds of sentence a card in play can print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import MAY, Amount, Condition, Effect, Resolve, Seq, scope
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.story import Pattern
from primogen.rivals.language.costs import exhausts_a_character
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns.roles import FOES_SEAT, YOUR_SEAT
from primogen.rivals.rules.activating import ActivatedAbility, why_not_form
from primogen.rivals.rules.antagonists import MeetsParty
from primogen.rivals.rules.blocking import BlocksFor
from primogen.rivals.rules.forms import ASKED_FOR_TRAPS, ATTACKER_FORMS, Formed, Lends, Sets, Springs
from primogen.rivals.rules.given import is_fixed
from primogen.rivals.rules.ignoring import ignores, is_ignored_by
from primogen.rivals.rules.mortal import BurnsInstead
from primogen.rivals.rules.raiding import RaidsCoteries, RedirectsRaid
from primogen.rivals.rules.roles import Roles
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    ANTAGONIST_STEP,
    ATTACK_TYPES,
    CITY,
    END_OF_BEGINNING,
    END_OF_TURN,
    OPEN,
    START_OF_TURN,
    TORPOR_STEP,
)

MOMENTS: Final = (START_OF_TURN, END_OF_BEGINNING, TORPOR_STEP, END_OF_TURN, ANTAGONIST_STEP)

# how often something is done instead
EVERY_TIME: Final = 0
ONCE_A_TURN: Final = 1  # "(cost): ..." in a turn of any player

# of an activated ability
ONCE_ON_YOUR_TURN: Final = 0
RELENTLESSLY: Final = 1
LENT_TO_ATTACKERS: Final = 2  # once each attack
LENT_TO_COTERIE: Final = 3  # once a turn each


@dataclass(frozen=True)
class Activated(ActivatedAbility):
    used_as: int
    payment: Pay
    when: int = ONCE_ON_YOUR_TURN
    only_if: Condition | None = None

    def form(self) -> int:
        return self.used_as

    def pay(self) -> Pay:
        return self.payment

    def restriction(self) -> Condition | None:
        return self.only_if

    def is_relentless(self) -> bool:
        return self.when == RELENTLESSLY

    def is_lent(self) -> bool:
        return self.when == LENT_TO_ATTACKERS

    def is_shared(self) -> bool:
        return self.when == LENT_TO_COTERIE

    def exhausts(self) -> bool:
        return exhausts_a_character(self.payment.cost)


@dataclass(frozen=True)
class When(Formed):
    """ "When ..., (if ...,) (do this)"."""

    pattern: Pattern
    then: Effect
    condition: Condition | None = None
    used_as: int = OPEN

    def form(self) -> int:
        return self.used_as

    def topics(self) -> tuple[int, ...]:
        return self.pattern.events()

    def effect(self) -> Effect:
        return self.then

    def is_triggered(self) -> bool:
        return True

    def hears(self, g: Game, source: Card, event: Event) -> bool:
        t = table(g)
        you = t.you_for(source, event.seat)
        if you == NONE or ignores(t, you, source):  # a Monster nobody has tagged speaks to nobody
            return False
        if event.seat != you and self.pattern.is_about_you():
            return False
        who = t.acting_for(source)
        if self.used_as & ATTACKER_FORMS and why_not_form(t, self.used_as & ATTACKER_FORMS, who) is not None:
            return False
        at = scope(you, source, who, event.subject, event.by, event.number)
        if not self.pattern.fits(g, at, event):
            return False
        if self.condition is not None and not self.condition.holds(g, at):
            return False
        return self.pattern.counts(g, at, self)

    def still_applies(self, g: Game, at: Resolve) -> bool:
        """RV-GOLD-04: of what happens at one moment of a turn, each is finished before the next begins."""
        return self.condition is None or self.pattern.events()[0] not in MOMENTS or self.condition.holds(g, at)


@dataclass(frozen=True)
class Static(Formed):
    """A group of characters has so much more of a stat."""

    used_as: int
    on: Group
    by: Amount
    stat: int
    condition: Condition | None = None

    def form(self) -> int:
        return self.used_as

    def topics(self) -> tuple[int, ...]:
        return (self.stat,)

    def lowers(self) -> bool:
        return self.by.is_less()

    def amount(self, g: Game, source: Card, subject: int) -> int:
        t = table(g)
        who = t.acting_for(source)
        if self.used_as & ATTACKER_FORMS and why_not_form(t, self.used_as & ATTACKER_FORMS, who) is not None:
            return 0
        at = scope(t.you_for(source, CITY), source, who, subject)
        if not self.on.includes(t, at, subject) or is_fixed(t, subject, self.stat):
            return 0
        if t.ignored and is_ignored_by(t, source, subject):
            return 0
        if self.condition is not None and not self.condition.holds(g, at):
            return 0
        return self.by.count(g, at)


@dataclass(frozen=True)
class OfPlayers(Formed):
    """The same for players: what a seat must pay, or may not do."""

    whose: int
    by: Amount
    stat: int
    condition: Condition | None = None
    used_as: int = OPEN

    def form(self) -> int:
        return self.used_as

    def topics(self) -> tuple[int, ...]:
        return (self.stat,)

    def amount(self, g: Game, source: Card, subject: int) -> int:
        t = table(g)
        you = t.you_for(source, subject)
        if self.whose == YOUR_SEAT and subject != you:
            return 0
        if self.whose == FOES_SEAT and subject == you:
            return 0
        if ignores(t, subject, source):
            return 0
        at = scope(you, source, t.acting_for(source))
        if self.condition is not None and not self.condition.holds(g, at):
            return 0
        return self.by.count(g, at)


@dataclass(frozen=True)
class SetTo(Sets):
    """A group of characters has exactly so much of a stat."""

    on: Group
    number: int
    stat: int

    def sets(self, g: Game, source: Card, subject: Card, stat: int) -> bool:
        t = table(g)
        if stat != self.stat or (t.ignored and is_ignored_by(t, source, subject)):
            return False
        return self.on.includes(t, scope(t.controller[source], source, t.acting_for(source)), subject)

    def to(self) -> int:
        return self.number


@dataclass(frozen=True)
class LendsDisciplines(Lends):
    """A group of characters has the Disciplines of the tokens on this card."""

    on: Group
    condition: Condition | None = None

    def lends(self, g: Game, source: Card, subject: Card) -> bool:
        t = table(g)
        at = scope(t.controller[source], source, t.acting_for(source), subject)
        return self.on.includes(t, at, subject) and (self.condition is None or self.condition.holds(g, at))


@dataclass(frozen=True)
class Instead(Formed):
    """ "When (someone) would ..., (do this) instead", or "(cost): Prevent (so much)"."""

    pattern: Pattern
    then: Effect
    choice: int = MAY
    used_as: int = OPEN
    often: int = EVERY_TIME

    def form(self) -> int:
        return self.used_as

    def is_once_a_turn(self) -> bool:
        return self.often == ONCE_A_TURN

    def topics(self) -> tuple[int, ...]:
        return (self.pattern.event(),)

    def effect(self) -> Effect:
        return self.then

    def is_forced(self) -> bool:
        return self.choice != MAY

    def amount(self, g: Game, source: Card, subject: int) -> int:
        t = table(g)
        return int(
            self.pattern.concerns(g, scope(t.controller[source], source, t.acting_for(source), subject), subject)
        )


@dataclass(frozen=True)
class MayBlockForAnyone(BlocksFor):
    """ "If ready, (cost): Move to The Streets to Block a foe's attack", of certain types; or any of some, readied."""

    price: Effect | None
    types: tuple[int, ...]
    only_if: Condition | None = None
    then: Effect | None = None
    whose: int = FOES_SEAT
    used_as: int = OPEN
    who: Group | None = None  # of another card than a character's: one of these

    def form(self) -> int:
        return self.used_as

    def blockers(self, g: Table, source: Card) -> list[Card]:
        if self.who is None:
            return super().blockers(g, source)
        return self.who.cards(g, scope(g.controller[source], source, g.acting_for(source)))

    def effect(self) -> Effect | None:
        parts = tuple(part for part in (self.price, self.then) if part is not None)
        if not parts:
            return None
        return parts[0] if len(parts) == 1 else Seq(parts)

    def cost(self) -> Effect | None:
        return self.price

    def joins(self) -> bool:
        return self.price is None and self.who is None

    def reward(self) -> Effect | None:
        return self.then

    def allows(self, g: Table, source: Card, attack: Roles) -> bool:
        of_them = self.whose != FOES_SEAT or attack.seat not in (g.controller[source], CITY)
        able = g.ready[source] == 1 or (self.who is not None and self.price is None)  # it is readied for that
        meets = attack.type in self.types or (attack.type == NONE and set(self.types) == set(ATTACK_TYPES))
        if not of_them or not able or not g.is_active(source) or not meets:
            return False
        return self.only_if is None or self.only_if.holds(g, scope(g.controller[source], source, source))


@dataclass(frozen=True)
class InsteadOfBurning(BurnsInstead):
    """ "Party - ... instead of the normal burn benefit"."""

    then: Effect

    def effect(self) -> Effect:
        return self.then


@dataclass(frozen=True)
class WhenPartyMoves(MeetsParty):
    """An Antagonist's text: Aggravated damage to a vampire of the party, or an effect on its player."""

    harm: int
    then: Effect | None

    def damage(self) -> int:
        return self.harm

    def effect(self) -> Effect | None:
        return self.then


@dataclass(frozen=True)
class Raiding(RaidsCoteries):
    """An Antagonist's text: so much Aggravated damage to a vampire it can reach, with so much Intel, or to any."""

    harm: int
    found_by: int
    condition: Condition | None = None

    def applies(self, g: Table, row: int) -> bool:
        return self.condition is None or self.condition.holds(g, scope(CITY, source_of(row), NONE))

    def damage(self) -> int:
        return self.harm

    def intel(self) -> int:
        return self.found_by


@dataclass(frozen=True)
class Redirecting(RedirectsRaid):
    """ "Discard this card: up to so much of that damage goes to target foe"."""

    number: int

    def most(self) -> int:
        return self.number


@dataclass(frozen=True)
class SpringsWhen(Springs):
    """A Trap's trigger; without a pattern, any time, or while something is so: whenever somebody is asked anyhow."""

    pattern: Pattern | None
    condition: Condition | None = None

    def events(self) -> tuple[int, ...]:
        return ASKED_FOR_TRAPS if self.pattern is None else (self.pattern.event(),)

    def is_any_time(self) -> bool:
        return self.pattern is None

    def springs_at(self, g: Game, source: Card, event: Event) -> bool:
        if self.pattern is None:
            return self.springs_now(g, source)
        return self.pattern.fits(g, scope(table(g).controller[source], source, NONE, event.subject, event.by), event)

    def springs_now(self, g: Game, source: Card) -> bool:
        at = scope(table(g).controller[source], source, NONE)
        return self.condition is None or self.condition.holds(g, at)
