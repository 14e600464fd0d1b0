"""Groups: cards in a place, somebody's, with certain traits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Resolve, Selector
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.language.traits import (
    AllOf,
    HasStat,
    HasWord,
    IsAlly,
    IsKind,
    IsNot,
    Monster,
    OfCircle,
    Trait,
    WithBlood,
    Younger,
)
from primogen.vtes.rules.in_force import OUT_OF_PLAY
from primogen.vtes.rules.table import ON_CARD_PILE, Table, table
from primogen.vtes.rules.topics import SUPERIOR
from primogen.vtes.rules.words import ALLY, HAND, IN_PLAY, LOCATION, ON_CARD, READY, TORPOR, UNCONTROLLED, VAMPIRE

YOURS: Final = 0
OTHERS: Final = 1
ANYONES: Final = 2
YOUR_PREYS: Final = 3
PREDATORS: Final = 4
NEIGHBOURS: Final = 5  # her predator and her prey


def lying_in(g: Table, seat: Seat, zone: int) -> Sequence[Card]:
    """What lies on others lies in one pile, whoever controls it; and may be out of play with them."""
    if zone == ON_CARD:
        lying = [card for card in g.piles[ON_CARD_PILE] if g.controller[card] == seat]
        return [card for card in lying if g.zone[g.host[card]] not in OUT_OF_PLAY]
    return g.pile(seat, zone)


@dataclass(frozen=True)
class Group(Selector):
    """`zones` of the players named by `whose`."""

    zones: tuple[int, ...]
    whose: int
    traits: tuple[Trait, ...] = ()

    def seats(self, g: Table, you: Seat) -> tuple[Seat, ...]:
        if self.whose == YOURS:
            return (you,)
        if self.whose in (PREDATORS, YOUR_PREYS):
            seat = g.predator(you) if self.whose == PREDATORS else g.prey(you)
            return () if seat == NONE else (seat,)
        if self.whose == NEIGHBOURS:
            return tuple([seat for seat in dict.fromkeys((g.predator(you), g.prey(you))) if seat != NONE])
        seats = g.clockwise_from(you)
        return seats if self.whose == ANYONES else seats[1:]

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        t = table(g)
        lying = [card for seat in self.seats(t, at.you) for zone in self.zones for card in lying_in(t, seat, zone)]
        return [card for card in lying if self.fits(t, at, card)]

    def is_hidden(self, g: Game, at: Resolve) -> bool:
        return UNCONTROLLED in self.zones or HAND in self.zones

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return all([trait.fits(g, at, card) for trait in self.traits])

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        return g.zone[card] in self.zones and g.controller[card] in self.seats(g, at.you) and self.fits(g, at, card)


@dataclass(frozen=True)
class EitherGroup(Selector):
    one: Group
    other: Group

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        return [*self.one.cards(g, at), *self.other.cards(g, at)]

    def is_hidden(self, g: Game, at: Resolve) -> bool:
        return self.one.is_hidden(g, at) or self.other.is_hidden(g, at)


@dataclass(frozen=True)
class Only(Selector):
    """This card itself, or the minion that bears it."""

    is_bearer: int = 0

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        return [table(g).acting_for(at.card) if self.is_bearer else at.card]


VAMPIRES: Final = (IsKind(VAMPIRE),)
any_minion: Final = Group((READY, TORPOR), ANYONES)
any_ready_vampire: Final = Group((READY,), ANYONES, VAMPIRES)
minions_of_others: Final = Group((READY,), OTHERS)
your_ready_vampires: Final = Group((READY,), YOURS, VAMPIRES)
vampires_you_control: Final = Group((READY, TORPOR), YOURS, VAMPIRES)


def vampires_to_teach(discipline: int) -> Group:
    """Those who do not have it at the superior level already."""
    superior = AllOf((IsKind(VAMPIRE), HasStat(discipline, SUPERIOR)))
    return Group((READY, TORPOR), ANYONES, (*VAMPIRES, IsNot(superior)))


any_vampire: Final = Group((READY, TORPOR), ANYONES, VAMPIRES)
vampires_in_torpor: Final = Group((TORPOR,), ANYONES, VAMPIRES)
your_vampires_with_blood: Final = Group((READY, TORPOR), YOURS, (*VAMPIRES, WithBlood()))
younger_uncontrolled: Final = Group((UNCONTROLLED,), YOURS, (*VAMPIRES, Younger()))
locations: Final = Group((IN_PLAY,), ANYONES, (HasWord(LOCATION),))
monsters_in_play: Final = Group((READY, TORPOR), ANYONES, (Monster(),))
allies_in_your_hand: Final = Group((HAND,), YOURS, (IsKind(ALLY),))
your_uncontrolled_vampires: Final = Group((UNCONTROLLED,), YOURS, VAMPIRES)
uncontrolled_cards_of_others: Final = Group((UNCONTROLLED,), OTHERS)
ready_minions: Final = Group((READY,), ANYONES)
ready_allies: Final = Group((READY,), ANYONES, (IsAlly(),))
circle_of_this_vampire: Final = Group((READY,), YOURS, (*VAMPIRES, OfCircle()))
uncontrolled_of_your_prey: Final = Group((UNCONTROLLED,), YOUR_PREYS)
your_ready_minions: Final = Group((READY,), YOURS)

# fmt: off
__all__ = [  # what cards are written with
    "any_minion", "any_ready_vampire", "minions_of_others", "uncontrolled_of_your_prey", "vampires_in_torpor",
    "vampires_to_teach", "vampires_you_control", "younger_uncontrolled", "your_ready_vampires",
    "your_uncontrolled_vampires", "your_vampires_with_blood",
]
