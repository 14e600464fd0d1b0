"""Groups: cards in a place, somebody's, with certain traits. A group says whether a card belongs, and lists them.

RV-DEF-18: characters in torpor are targets only where a text speaks of characters "you control", or of torpor. Where
one only counts what lies on characters, they count: RV-TERM-11, `EVERYWHERE`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.board import CLOCKWISE
from primogen.kernel.decisions import Refusal
from primogen.kernel.effects import Resolve, Selector
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.language.refs import THE_ATTACKER, THE_TARGET, THIS, YOUR_LEADER, one
from primogen.rivals.language.traits import Trait
from primogen.rivals.rules.ignoring import is_ignored_by
from primogen.rivals.rules.roles import the_attacker, the_target
from primogen.rivals.rules.table import ACTIVE, SEATS, Table, table
from primogen.rivals.rules.werewolves import FORM_CARD
from primogen.rivals.rules.words import (
    ACTIVE_ZONES,
    ATTACHED,
    BOX,
    BURNED_PILE,
    CITY,
    COMMAND,
    DISCARD,
    HAND,
    HAVEN,
    HAVEN_CARD,
    LIBRARY,
    MONSTER,
    RETAINER,
    SHARES_RETAINERS,
    STREETS,
    TABLED,
    TORPOR,
    UNUSED,
    WRAITH,
    ZONES,
)

IS_NONE_OF_THEM: Final = Refusal("RV-ABIL-04", "is-none-of-them")
IS_IN_TORPOR: Final = Refusal("RV-DEF-18", "is-in-torpor")

# places
IN_PLAY: Final = 0  # active characters, and face-up Monsters
IN_COTERIE: Final = 1  # of the player named by `whose`
CONTROLLED: Final = 2  # also in torpor
IN_HAVEN: Final = 3
IN_STREETS: Final = 4  # Monsters too, where it says nobody's
IN_TORPOR: Final = 5
IN_THIS_PARTY: Final = 6
IN_DEFENDING_PARTY: Final = 7
IN_ATTACKING_PARTY: Final = 8
MONSTERS: Final = 9  # in The Streets, face up or down
CITY_STREETS: Final = 10  # city cards there
ON_TABLE: Final = 11  # Ongoing cards, Conspiracies, Traps
IN_HAND: Final = 12
IN_DISCARD: Final = 13
IN_BURNED: Final = 14
ON_IT: Final = 15  # attached to "that"
ATTACHED_ANYWHERE: Final = 16
CITY_BURNED: Final = 17
OR_FACE_DOWN_MONSTERS: Final = 18  # active characters, and Monsters whichever way they face
ANYWHERE: Final = 19  # wherever it lies
EVERYWHERE: Final = 20  # all characters, those in torpor too, and face-down Monsters
IN_COMMAND: Final = 21  # Haven and Agenda cards
CARDS_IN_PLAY: Final = 40  # of any kind: characters, Ongoing cards, attachments, Havens and Agendas
CITY_DISCARD: Final = 30
IN_ITS_PARTY: Final = 31  # of "that"
SET_ASIDE: Final = 41  # Events that did not go into the City Deck
IN_LIBRARY: Final = 42
FORMS: Final = 43  # beside the table: one of each
HAVENS: Final = 33  # Haven cards, the active one, others, and those attached to somebody
ATTACHMENTS: Final = 32  # all that is attached; a wraith's card and token are one: RV-WRAITH-04

# whose
ANYONES: Final = 0
YOURS: Final = 1
FOES: Final = 2
THAT_PLAYERS: Final = 3
NOT_YOURS: Final = 4  # a foe's, or nobody's

WITH_MONSTERS: Final = (OR_FACE_DOWN_MONSTERS, EVERYWHERE)  # face down, too
CHARACTER_PLACES: Final = (IN_PLAY, IN_COTERIE, IN_HAVEN, IN_STREETS, CONTROLLED, IN_TORPOR, *WITH_MONSTERS)
ZONES_OF: Final = {  # of a player
    IN_PLAY: ACTIVE_ZONES,
    IN_COTERIE: ACTIVE_ZONES,
    CONTROLLED: (*ACTIVE_ZONES, TORPOR),
    IN_HAVEN: (HAVEN,),
    IN_STREETS: (STREETS,),
    IN_TORPOR: (TORPOR,),
    ON_TABLE: (TABLED,),
    IN_HAND: (HAND,),
    IN_DISCARD: (DISCARD,),
    IN_BURNED: (BURNED_PILE,),
    OR_FACE_DOWN_MONSTERS: ACTIVE_ZONES,
    EVERYWHERE: (*ACTIVE_ZONES, TORPOR),
    IN_COMMAND: (COMMAND,),
    IN_LIBRARY: (LIBRARY,),
}
ZONES_THEN: Final = {  # where a card was when something happened to it
    **{place: zones for place, zones in ZONES_OF.items() if place not in WITH_MONSTERS},
    MONSTERS: (STREETS,),
    CITY_STREETS: (STREETS,),
    ATTACHED_ANYWHERE: (ATTACHED,),
    ATTACHMENTS: (ATTACHED,),
    HAVENS: (COMMAND, ATTACHED),
    CARDS_IN_PLAY: (*ACTIVE_ZONES, TORPOR, TABLED, ATTACHED, COMMAND),
}
CITY_PILES: Final = {CITY_BURNED: BURNED_PILE, CITY_DISCARD: DISCARD, SET_ASIDE: BOX}
OF_PLAYERS: Final = (IN_COTERIE, CONTROLLED)
OF_THE_CITY: Final = (MONSTERS, CITY_STREETS)
PLACES_IN_PLAY: Final = (CONTROLLED, ON_TABLE, IN_COMMAND)  # and attached
LISTED_BY_SEAT: Final = frozenset(ZONES_OF) - {IN_PLAY, *WITH_MONSTERS}  # of the right players from the start


class Group(Selector):
    """`includes` asks about one card, `cards` lists; both give the same answer."""

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        raise NotImplementedError

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        """By what it is alone, wherever it is now."""
        return True

    def included(self, g: Table, at: Resolve, card: Card, stood: int) -> bool:
        """Of something earlier in this turn: whether a card that stood so then (`Table.standing`) belonged to it."""
        raise NotImplementedError

    def can_be_recalled(self) -> bool:
        """Whether `included` can say so: of a place that follows from where cards lie, by traits that last."""
        return False

    def why_not(self, g: Game, at: Resolve, card: Card) -> Refusal | None:
        return None if self.includes(table(g), at, card) else IS_NONE_OF_THEM


@dataclass(frozen=True)
class Exactly(Group):
    """One card: "this character", "the attacker", "your Leader". For a Retainer that is shared, all who share it."""

    ref: int

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        return one(g, at, self.ref) == card or (self.ref == THIS and shares(g, at, card))

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        card = one(table(g), at, self.ref)
        return [] if card == NONE else [card]

    def included(self, g: Table, at: Resolve, card: Card, stood: int) -> bool:
        return one(g, at, self.ref) == card

    def can_be_recalled(self) -> bool:
        return self.ref != YOUR_LEADER  # it may have been another then


def shares(g: Table, at: Resolve, card: Card) -> bool:
    """A Retainer whose benefits the whole party of its bearer has."""
    if at.card == at.who or not g.index[SHARES_RETAINERS]:
        return False
    return (
        g.has_word(at.card, RETAINER)
        and g.zone[at.card] == ATTACHED
        and g.are_party(at.who, card)
        and value(g, at.who, SHARES_RETAINERS) > 0
    )


@dataclass(frozen=True)
class Cards(Group):
    place: int
    whose: int
    traits: tuple[Trait, ...] = ()

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        if not is_there(g, at, self.place, card) or not is_whose(at, self.whose, g.controller[card]):
            return False
        return self.fits(g, at, card)

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        traits = self.traits
        if self.place == MONSTERS and g.kind(card) != MONSTER:
            return False
        return not traits or all([trait.fits(g, at, card) for trait in traits])

    def included(self, g: Table, at: Resolve, card: Card, stood: int) -> bool:
        seat, zone = divmod(stood, ZONES)
        zones = ZONES_THEN.get(self.place)
        if (zones is not None and zone not in zones) or not is_whose(at, self.whose, seat):
            return False
        is_city = seat == CITY
        if (self.place in OF_PLAYERS and is_city) or (self.place in OF_THE_CITY and not is_city):
            return False
        if self.place in (IN_PLAY, IN_STREETS, EVERYWHERE) and not g.face(card).is_character():
            return False
        return self.fits(g, at, card)

    def can_be_recalled(self) -> bool:
        is_plain = self.place == ANYWHERE or self.place in ZONES_THEN
        return is_plain and all(trait.lasts() for trait in self.traits)

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        t, whose = table(g), self.whose
        found = candidates(t, at, self.place, whose)
        if self.place not in LISTED_BY_SEAT:
            found = [card for card in found if is_whose(at, whose, t.controller[card])]
        if t.ignored:
            found = [card for card in found if not is_ignored_by(t, at.card, card)]
        return [card for card in found if self.fits(t, at, card)] if self.traits or self.place == MONSTERS else found

    def thinkable(self, g: Game, at: Resolve) -> list[Card]:
        """What lies in such a place, anybody's; for characters, all who are in play. Hidden cards are not named."""
        place = CONTROLLED if self.place in CHARACTER_PLACES else self.place
        if place == CONTROLLED:
            return of_players(table(g), at, place, ANYONES) + table(g).monsters()
        seat = self.chooser(g, at)
        return [card for card in candidates(table(g), at, place, ANYONES) if g.sees(seat, card)]

    def why_not(self, g: Game, at: Resolve, card: Card) -> Refusal | None:
        t = table(g)
        if t.zone[card] == TORPOR and self.place in (IN_PLAY, IN_COTERIE, IN_HAVEN, IN_STREETS):
            return IS_IN_TORPOR
        return super().why_not(g, at, card)

    def is_hidden(self, g: Game, at: Resolve) -> bool:
        """A hand, or Events set aside: how many there are everybody sees."""
        if self.place == SET_ASIDE:
            return bool(self.cards(g, at))
        return self.place == IN_HAND and bool(candidates(table(g), at, self.place, self.whose))

    def __and__(self, trait: Trait) -> Cards:
        """Those of them that also have this trait."""
        return replace(self, traits=(*self.traits, trait))

    def __or__(self, other: Cards) -> EitherGroup:
        return EitherGroup(self, other)


@dataclass(frozen=True)
class EitherGroup(Group):
    """ "... a character in your coterie or in your torpor": of the one group, or of the other."""

    first: Cards
    second: Cards

    def __and__(self, trait: Trait) -> EitherGroup:
        """Those of either that also have this trait."""
        return EitherGroup(self.first & trait, self.second & trait)

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        return self.first.includes(g, at, card) or self.second.includes(g, at, card)

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return self.first.fits(g, at, card) or self.second.fits(g, at, card)

    def included(self, g: Table, at: Resolve, card: Card, stood: int) -> bool:
        return self.first.included(g, at, card, stood) or self.second.included(g, at, card, stood)

    def can_be_recalled(self) -> bool:
        return self.first.can_be_recalled() and self.second.can_be_recalled()

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        return list(dict.fromkeys(self.first.cards(g, at) + self.second.cards(g, at)))

    def thinkable(self, g: Game, at: Resolve) -> list[Card]:
        return list(dict.fromkeys(self.first.thinkable(g, at) + self.second.thinkable(g, at)))

    def why_not(self, g: Game, at: Resolve, card: Card) -> Refusal | None:
        """Unless one of them takes it, what the first says of it."""
        return None if self.includes(table(g), at, card) else self.first.why_not(g, at, card)

    def is_hidden(self, g: Game, at: Resolve) -> bool:
        return self.first.is_hidden(g, at) or self.second.is_hidden(g, at)


def is_whose(at: Resolve, whose: int, seat: Seat) -> bool:
    if whose == ANYONES:
        return True
    if whose == YOURS:
        return seat == at.you
    if whose == FOES:
        return seat not in (at.you, CITY)
    if whose == NOT_YOURS:
        return seat != at.you
    return seat == at.player


def is_there(g: Table, at: Resolve, place: int, card: Card) -> bool:
    zone = g.zone[card]
    if place == ANYWHERE:
        return True
    if place == IN_PLAY:
        return zone in (HAVEN, STREETS) and g.face(card).is_character() and not g.face_down[card]
    if place == IN_COTERIE:
        return zone in (HAVEN, STREETS) and g.controller[card] != CITY
    if place == CONTROLLED:
        return zone in (HAVEN, STREETS, TORPOR) and g.controller[card] != CITY
    if place == IN_STREETS:
        return zone == STREETS and g.face(card).is_character() and not g.face_down[card]
    if place == IN_HAVEN:
        return zone == HAVEN
    if place == IN_THIS_PARTY:
        return g.are_party(at.who, card)
    if place == IN_ITS_PARTY:
        return is_in_party_of(g, at.that, card)
    if place == IN_DEFENDING_PARTY:
        return is_in_party_of(g, the_target(g), card)
    if place == IN_ATTACKING_PARTY:
        return is_in_party_of(g, the_attacker(g), card)
    if place in ZONES_OF and zone not in ZONES_OF[place]:
        return False
    return card in candidates(g, at, place, ANYONES)


def is_in_party_of(g: Table, one_of_it: Card, card: Card) -> bool:
    return one_of_it != NONE and (card == one_of_it or g.are_party(one_of_it, card))


def candidates(g: Table, at: Resolve, place: int, whose: int) -> list[Card]:
    if place in ZONES_OF:
        return of_players(g, at, place, whose)
    if place == IN_THIS_PARTY:
        return g.party_of(at.who) if at.who != NONE and g.is_active(at.who) else []
    if place in (IN_DEFENDING_PARTY, IN_ATTACKING_PARTY):
        fighter = one(g, at, THE_TARGET if place == IN_DEFENDING_PARTY else THE_ATTACKER)
        return [] if fighter == NONE else g.party_of(fighter)
    if place == IN_ITS_PARTY:
        return [] if at.that == NONE else g.party_of(at.that)
    if place == MONSTERS:
        return g.city_streets(MONSTER)
    if place == CITY_STREETS:
        return [card for card in g.pile(CITY, STREETS) if g.kind(card) != MONSTER]
    if place in CITY_PILES:
        return list(g.pile(CITY, CITY_PILES[place]))
    if place == CARDS_IN_PLAY:
        found = [card for each in PLACES_IN_PLAY for card in of_players(g, at, each, ANYONES)]
        return found + list(g.pile(CITY, ATTACHED))
    if place == FORMS:
        beside = [card for card in g.pile(at.you, UNUSED) if g.kind(card) == FORM_CARD]
        return list({g.definition[card]: card for card in reversed(beside)}.values())[::-1]
    if place == ON_IT:
        return g.attachments(at.that)
    if place == ATTACHED_ANYWHERE:
        return list(g.pile(CITY, ATTACHED))
    if place == HAVENS:
        cards = of_players(g, at, IN_COMMAND, ANYONES) + list(g.pile(CITY, ATTACHED))
        return [card for card in cards if g.kind(card) == HAVEN_CARD]
    if place == ATTACHMENTS:
        return [card for card in g.pile(CITY, ATTACHED) if g.kind(card) != WRAITH]
    raise ValueError(f"no cards lie at place {place}")


def of_players(g: Table, at: Resolve, place: int, whose: int) -> list[Card]:
    found: list[Card] = []
    piles, zones = g.piles, ZONES_OF[place]
    for seat in (at.you,) if whose == YOURS else CLOCKWISE[g.clock[SEATS]][g.clock[ACTIVE]]:
        if whose == ANYONES or is_whose(at, whose, seat):
            for zone in zones:
                found.extend(piles[seat * ZONES + zone])
    if place == IN_HAND and at.card in found:
        found.remove(at.card)  # whatever it does, it has left the hand by then: RV-ACT-18
    if place in (IN_PLAY, IN_STREETS) and whose in (ANYONES, NOT_YOURS):
        found.extend(g.monsters())
    if place in WITH_MONSTERS:
        found.extend(g.city_streets(MONSTER))
    return found
