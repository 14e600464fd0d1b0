"""The kinds of sentence a card in play can print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import row_of
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import MAY, Amount, Condition, Effect, Resolve, scope
from primogen.kernel.events import STORY, Event
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.language.groups import Group
from primogen.rivals.rules.activating import ActivatedAbility, why_not_form
from primogen.rivals.rules.antagonists import MeetsParty
from primogen.rivals.rules.atoms.rows import note_spent
from primogen.rivals.rules.blocking import BlocksFor
from primogen.rivals.rules.forms import Formed, Sets, Springs
from primogen.rivals.rules.given import is_fixed
from primogen.rivals.rules.roles import Roles
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    ANTAGONIST_STEP,
    ATTACKER_FORM,
    CITY,
    END_OF_BEGINNING,
    END_OF_TURN,
    OPEN,
    SOLO_ATTACKER_FORM,
    START_OF_TURN,
    TORPOR_STEP,
)

MOMENTS: Final = (START_OF_TURN, END_OF_BEGINNING, TORPOR_STEP, END_OF_TURN, ANTAGONIST_STEP)

# whose doing an event must be
ANY_SEAT: Final = 0
YOUR_SEAT: Final = 1
HOSTS_SEAT: Final = 2  # of the player whose character bears this card
FOES_SEAT: Final = 3

# how often
EVERY_TIME: Final = 0
FIRST_EACH_TURN: Final = 1  # "the first time ... during each of your turns"
FIRST_EVER: Final = 2
ONCE_A_TURN: Final = 3  # "(cost): ..." in a turn of any player

# of an activated ability
ONCE_ON_YOUR_TURN: Final = 0
RELENTLESSLY: Final = 1


@dataclass(frozen=True)
class Activated(ActivatedAbility):
    used_as: int
    payment: Pay
    when: int = ONCE_ON_YOUR_TURN

    def form(self) -> int:
        return self.used_as

    def pay(self) -> Pay:
        return self.payment

    def is_relentless(self) -> bool:
        return self.when == RELENTLESSLY


@dataclass(frozen=True)
class When(Formed):
    event: int
    whose: int
    subject: Group | None
    then: Effect
    by: Group | None = None
    condition: Condition | None = None
    often: int = EVERY_TIME
    used_as: int = OPEN

    def form(self) -> int:
        return self.used_as

    def topics(self) -> tuple[int, ...]:
        return (self.event,)

    def effect(self) -> Effect:
        return self.then

    def is_triggered(self) -> bool:
        return True

    def hears(self, g: Game, source: Card, event: Event) -> bool:
        t, whose = table(g), self.whose
        you = t.you_for(source, event.seat)
        if you == NONE or (whose == YOUR_SEAT and event.seat != you):  # a Monster nobody has tagged speaks to nobody
            return False
        who = t.acting_for(source)
        if whose != ANY_SEAT and not self.is_by_right_seat(t, event.seat, you, who):
            return False
        at = scope(you, source, who, event.subject, event.by, event.number)
        if self.subject is not None and not self.subject.includes(t, at, event.subject):
            return False
        if self.by is not None and (event.by == NONE or not self.by.includes(t, at, event.by)):
            return False
        if self.condition is not None and not self.condition.holds(g, at):
            return False
        if self.used_as in (ATTACKER_FORM, SOLO_ATTACKER_FORM) and why_not_form(t, self.used_as, who) is not None:
            return False
        return self.often == EVERY_TIME or self.is_first(t, source, event, at)

    def still_applies(self, g: Game, at: Resolve) -> bool:
        """RV-GOLD-04: of what happens at one moment of a turn, each is finished before the next begins."""
        return self.event not in MOMENTS or self.condition is None or self.condition.holds(g, at)

    def is_by_right_seat(self, g: Table, seat: Seat, you: Seat, who: Card) -> bool:
        if self.whose == YOUR_SEAT:
            return seat == you
        if self.whose == FOES_SEAT:
            return seat not in (you, CITY)
        host = g.controller[who]
        return seat == (g.tagger[who] if host == CITY else host)

    def is_first(self, g: Table, source: Card, event: Event, at: Resolve) -> bool:
        if self.often == FIRST_EVER:
            row = row_of(source, g.face(source).abilities.index(self))
            if row in g.spent:
                return False
            note_spent(g, row)
            return True
        return g.active == at.you and self.told(g, event, at) == 1

    def told(self, g: Table, event: Event, at: Resolve) -> int:
        """How often the story of this turn tells of it."""
        story, count = g.story, 0
        for place in range(0, len(story), STORY):
            if story[place] == event.kind and story[place + 1] == event.seat:
                count += self.subject is None or self.subject.fits(g, at, story[place + 2])
        return count


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
        if self.used_as in (ATTACKER_FORM, SOLO_ATTACKER_FORM) and why_not_form(t, self.used_as, who) is not None:
            return 0
        at = scope(t.you_for(source, CITY), source, who, subject)
        if not self.on.includes(t, at, subject) or is_fixed(t, subject, self.stat):
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

    def topics(self) -> tuple[int, ...]:
        return (self.stat,)

    def amount(self, g: Game, source: Card, subject: int) -> int:
        t = table(g)
        you = t.you_for(source, subject)
        if self.whose == YOUR_SEAT and subject != you:
            return 0
        if self.whose == FOES_SEAT and subject == you:
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
        return stat == self.stat and self.on.includes(
            t, scope(t.controller[source], source, t.acting_for(source)), subject
        )

    def to(self) -> int:
        return self.number


@dataclass(frozen=True)
class Instead(Formed):
    """ "When (someone) would ..., (do this) instead", or "you may (pay) to prevent (so much)"."""

    event: int
    whose: Group | None  # None: the player of this card
    then: Effect
    choice: int = MAY
    condition: Condition | None = None
    used_as: int = OPEN
    often: int = EVERY_TIME

    def form(self) -> int:
        return self.used_as

    def is_once_a_turn(self) -> bool:
        return self.often == ONCE_A_TURN

    def topics(self) -> tuple[int, ...]:
        return (self.event,)

    def effect(self) -> Effect:
        return self.then

    def is_forced(self) -> bool:
        return self.choice != MAY

    def amount(self, g: Game, source: Card, subject: int) -> int:
        t = table(g)
        you = t.controller[source]
        at = scope(you, source, t.acting_for(source), subject)
        if self.whose is None:
            belongs = subject == you
        else:
            belongs = self.whose.includes(t, at, subject)
        return int(belongs and (self.condition is None or self.condition.holds(g, at)))


@dataclass(frozen=True)
class MayBlockForAnyone(BlocksFor):
    """ "If ready, (cost): Move to The Streets to Block a foe's attack", of certain types."""

    price: Effect
    types: tuple[int, ...]

    def effect(self) -> Effect:
        return self.price

    def cost(self) -> Effect:
        return self.price

    def allows(self, g: Table, source: Card, attack: Roles) -> bool:
        foe = attack.seat not in (g.controller[source], CITY)
        return foe and g.ready[source] == 1 and g.is_active(source) and attack.type in self.types


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
class SpringsWhen(Springs):
    """A Trap's trigger."""

    kind: int
    whose: int
    subject: Group | None

    def event(self) -> int:
        return self.kind

    def springs_at(self, g: Game, source: Card, event: Event) -> bool:
        you = table(g).controller[source]
        if (self.whose == YOUR_SEAT and event.seat != you) or (self.whose == FOES_SEAT and event.seat == you):
            return False
        at = scope(you, source, NONE, event.subject, event.by)
        return self.subject is None or self.subject.includes(table(g), at, event.subject)
