"""Verbs about clans, sects, titles and control, and about who comes into play or leaves it."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.refs import THIS, one
from primogen.vtes.rules.aiming import is_held
from primogen.vtes.rules.atoms.cards import bring, change_control, leave_torpor, put_on, recover
from primogen.vtes.rules.atoms.titles import change_clan, change_sect, give_title
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy
from primogen.vtes.rules.conviction import convictions, spend_convictions
from primogen.vtes.rules.damage import damage, send_to_torpor
from primogen.vtes.rules.fetching import come_into_play
from primogen.vtes.rules.people import NOWHERE, OF_CLANS, title_of
from primogen.vtes.rules.table import ON_CARD_PILE, Table, table
from primogen.vtes.rules.titles import is_suitable
from primogen.vtes.rules.topics import CANNOT_HAVE_EQUIPMENT, CHANGES_CONTROL, NEW_VAMPIRE
from primogen.vtes.rules.words import AGGRAVATED, ENVIRONMENTAL, EQUIPMENT, ON_CARD, TORPOR, UNPREVENTABLE


@dataclass(frozen=True)
class ChangeClan(Leaf):
    ref: int
    clan: int

    def do(self, g: Game, at: Resolve) -> None:
        change_clan(table(g), one(table(g), at, self.ref), self.clan)


@dataclass(frozen=True)
class ChangeSect(Leaf):
    ref: int
    sect: int

    def do(self, g: Game, at: Resolve) -> None:
        change_sect(table(g), one(table(g), at, self.ref), self.sect)


@dataclass(frozen=True)
class GiveTitle(Leaf):
    """Of the city that the card names, or of his clan; VT-TITLE-04: only to whom it suits."""

    ref: int
    title: int

    def of(self, g: Game, at: Resolve) -> int:
        t = table(g)
        city, card = t.face(at.card).city, one(t, at, self.ref)
        if city:
            return title_of(self.title, t.pool.cities.index(city))
        return title_of(self.title, t.clan_of(card) if self.title in OF_CLANS else NOWHERE)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return is_suitable(table(g), one(table(g), at, self.ref), self.of(g, at))

    def can(self, g: Game, at: Resolve) -> bool:
        return self.has_target(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            give_title(table(g), one(table(g), at, self.ref), self.of(g, at))


@dataclass(frozen=True)
class TakeControl(Leaf):
    """Whoever owns it: VT-TERM-16."""

    ref: int

    def gives(self, stat: int) -> bool:
        return stat == CHANGES_CONTROL

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).controller[one(table(g), at, self.ref)] != at.you

    def do(self, g: Game, at: Resolve) -> None:
        change_control(table(g), one(table(g), at, self.ref), at.you)


@dataclass(frozen=True)
class PassOn(Leaf):
    """This card, from its bearer to another; whose it is stays."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if t.zone[at.card] == ON_CARD:
            put_on(t, at.card, one(t, at, self.ref), t.controller[at.card])


@dataclass(frozen=True)
class PassOnNamed(Leaf):
    """The card of that name, wherever it lies, to another vampire; whose it is stays."""

    name: str
    ref: int

    def lying(self, g: Table) -> list[Card]:
        return [card for card in g.piles[ON_CARD_PILE] if g.face(card).name == self.name]

    def has_target(self, g: Game, at: Resolve) -> bool:
        to = one(table(g), at, self.ref)
        return any([table(g).host[card] != to for card in self.lying(table(g))])

    def can(self, g: Game, at: Resolve) -> bool:
        return self.has_target(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        for card in self.lying(t)[:1]:
            put_on(t, card, one(t, at, self.ref), t.controller[card])


@dataclass(frozen=True)
class TakeOnto(Leaf):
    """Equipment, or a retainer, which comes to this minion."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        if table(g).kind(one(table(g), at, self.ref)) == EQUIPMENT and value(g, at.who, CANNOT_HAVE_EQUIPMENT):
            return False
        return table(g).host[one(table(g), at, self.ref)] != at.who

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        put_on(table(g), one(table(g), at, self.ref), at.who, at.you)


@dataclass(frozen=True)
class LeaveTorpor(Leaf):
    """As he is, locked or not: VT-TORPOR-08."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return t.zone[card] == TORPOR and not is_held(t, card)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            leave_torpor(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class SendToTorpor(Leaf):
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        send_to_torpor(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class Inflict(Leaf):
    """Damage that no strike does: VT-DMG-19."""

    number: int
    ref: int
    bits: int = 0

    def do(self, g: Game, at: Resolve) -> None:
        normal, aggravated = (0, self.number) if self.bits & AGGRAVATED else (self.number, 0)
        can_be_prevented = int(not self.bits & UNPREVENTABLE)
        by = NONE if self.bits & ENVIRONMENTAL else at.who
        table(g).call(damage((one(table(g), at, self.ref), normal, aggravated, can_be_prevented, by)))


@dataclass(frozen=True)
class BringVampire(Leaf):
    """Out of the uncontrolled region, whatever counters he has."""

    ref: int

    def gives(self, stat: int) -> bool:
        return stat == NEW_VAMPIRE

    def do(self, g: Game, at: Resolve) -> None:
        come_into_play(table(g), one(table(g), at, self.ref), at.you)


@dataclass(frozen=True)
class BringAlly(Leaf):
    """Put in play without being recruited: VT-ALLY-07, -10."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        if not is_second_copy(t, card, at.you):
            bring(t, card)
            contest_if_unique(t, card)


@dataclass(frozen=True)
class Recover(Leaf):
    """From incapacitation: VT-IMBUED-13."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        recover(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class BurnConviction(Leaf):
    """As a cost: VT-CONV-05, VT-POWER-06."""

    number: int
    ref: int = THIS

    def can(self, g: Game, at: Resolve) -> bool:
        return len(convictions(table(g), one(table(g), at, self.ref))) >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        spend_convictions(table(g), one(table(g), at, self.ref), self.number)
