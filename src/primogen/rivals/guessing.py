"""What a player may imagine behind the backs: their own deck and the city's exactly, a foe's from decks they know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from primogen.kernel.chance import sow
from primogen.kernel.failing import NothingOffered
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.resampling import Imagination, resample
from primogen.kernel.values import value
from primogen.kernel.views import View
from primogen.rivals.rules.deck import Deck, wraiths_brought
from primogen.rivals.rules.in_force import refresh_one
from primogen.rivals.rules.numbers import EVENTS_SET_ASIDE
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.seeing import COUNTED
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    ACTION,
    AGENDA_CARD,
    ATTACHED,
    ATTACK,
    ATTACK_OR_REACTION,
    BLOOD_POTENCY,
    BOX,
    CHARACTER,
    CITY,
    CITY_EVENT,
    COMMAND,
    EVENT,
    FACE_DOWN_CARDS,
    FACTION,
    HAND,
    HAVEN_CARD,
    LIBRARY,
    MODIFIER,
    MONSTER,
    MONSTER_DECK,
    MORTAL,
    PILES_OF,
    PRINCE,
    REACTION,
    TABLED,
    UNHOSTED,
    UNUSED,
    WRAITH,
)

TRIES: Final = 40  # worlds imagined until one is found in which the same is asked


class Fits:
    """What a card nobody here sees must be."""

    def suits(self, card: Printed) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class OfKind(Fits):
    """Cards of these kinds."""

    kinds: tuple[int, ...]

    def suits(self, card: Printed) -> bool:
        return card.kind in self.kinds


@dataclass(frozen=True)
class OfCityDeck(OfKind):
    """Of its own, or shuffled into it."""

    def suits(self, card: Printed) -> bool:
        return super().suits(card) or card.words & CITY_EVENT != 0


@dataclass(frozen=True)
class Playable(Fits):
    """Cards that may lie face down in an attack, or whose player may answer it."""

    role: int
    type: int
    most_bp: int

    def suits(self, card: Printed) -> bool:
        is_of_it = self.type == NONE or self.type in card.types
        return card.serves_as(self.role) and is_of_it and card.needs_bp <= self.most_bp


@dataclass(frozen=True)
class Worded(Fits):
    """Cards with one of these words on their banner."""

    words: int

    def suits(self, card: Printed) -> bool:
        return card.words & self.words != 0


IN_FACTION_DECK: Final = OfKind((CHARACTER,))
IN_LIBRARY: Final = OfKind((ACTION, UNHOSTED, ATTACK, REACTION, ATTACK_OR_REACTION, MODIFIER))
IN_CITY_DECK: Final = OfCityDeck((EVENT, MORTAL, PRINCE))
OF_THE_CITY: Final = OfKind((EVENT, MORTAL, PRINCE, MONSTER))


@dataclass(frozen=True)
class Place:
    """Where an unseen card lies, and what it must be to lie there."""

    seat: Seat
    zone: int
    fits: Fits


class Guesser(Imagination):
    """`decks` are those a player would reckon with; what does not come from them comes from all cards."""

    def __init__(self, book: Rulebook, decks: list[Deck], dice: random.Random) -> None:
        self.book: Final = book
        self.decks: Final = [deck_of(book, deck) for deck in decks]
        self.dice: Final = dice

    def guess(self, view: View) -> Table:
        """What others are asked depends on what they hold, so several worlds are imagined until that is asked.

        If it never is, their decks are none that a player reckons with: then it is a world that went on.
        """
        found: Table | None = None
        for _ in range(TRIES):
            try:
                found = table(resample(view, self))
            except NothingOffered:
                continue
            if is_asked_so(found, view):
                break
        if found is None:
            raise NothingOffered(f"no world in {TRIES} in which that could be asked")
        return found

    def empty(self) -> Game:
        return Table(self.book)

    def complete(self, g: Game, view: View) -> None:
        t, places = table(g), self.places(table(g), view)
        unseen = unseen_cards(view)
        for card, place in zip(unseen, places, strict=True):
            lay(t, card, place)
        kinds = {card: place.fits for card, place in zip(unseen, places, strict=True)}
        kinds |= {card: self.behind(t, card) for card in view.backs}
        for seat in (*range(view.seats), CITY):
            mine = {card: fits for card, fits in kinds.items() if t.owner[card] == seat}
            reckoned = self.known(view, seat, kinds, t) if seat in (view.seat, CITY) else self.reckoned(t, view, seat)
            self.name(t, seat, mine, reckoned)
        for seat in range(view.seats):
            if seat != view.seat and t.said[seat]:
                t.fist[seat] = self.dice.randrange(max(1, t.prestige[seat]))
        self.finish(t, view, unseen)

    def complete_alike(self, g: Game, view: View, now: Game) -> None:
        t, known = table(g), table(now)
        unseen = unseen_cards(view)
        for card in (*unseen, *view.backs):
            t.definition[card] = known.definition[card]
        self.put_right(t, view, [card for card in (*unseen, *view.backs) if known.owner[card] in (view.seat, CITY)])
        free = list(unseen)
        for place in self.places(t, view):
            card = self.likeliest(t, free, place, known)
            free.remove(card)
            lay(t, card, place)
        self.finish(t, view, unseen)

    def put_right(self, g: Table, view: View, hidden: list[Card]) -> None:
        """What this seat knew to be hidden then, if it has seen something of it since, or something has gone there."""
        lacking, too_many = Counter(view.unseen), list[Card]()
        for card in hidden:
            if lacking[g.definition[card]]:
                lacking[g.definition[card]] -= 1
            else:
                too_many.append(card)
        left, kinds = sorted(lacking.elements()), self.book.pool.kinds
        for card in too_many:
            of_its_kind = [number for number in left if kinds[number] == kinds[g.definition[card]]]
            for number in (of_its_kind or left)[:1]:  # none may be left where a card has become another's since
                left.remove(number)
                g.definition[card] = number

    # ---- where the unseen cards are

    def places(self, g: Table, view: View) -> list[Place]:
        """One for each unseen card. Handles mean nothing while they are hidden: any may lie anywhere."""
        shown = Counter((g.controller[card], g.zone[card]) for card in view.cards)
        sizes, found = iter(view.table["sizes"]), list[Place]()
        for seat in range(PILES_OF):
            for zone in COUNTED:
                hidden = next(sizes) - shown[seat, zone]
                found.extend([Place(seat, zone, fits) for fits in self.kinds_in(g, view, seat, zone, hidden)])
        return found

    def kinds_in(self, g: Table, view: View, seat: Seat, zone: int, hidden: int) -> Sequence[Fits]:
        if zone == HAND and hidden:  # backs are of two colours: RV-INFO-02
            mine = [card for card in view.cards if g.zone[card] == HAND and g.controller[card] == seat]
            seen = sum(g.kind(card) == CHARACTER for card in mine)
            characters = view.table["faction_cards_in_hand"][seat] - seen
            return [IN_FACTION_DECK] * characters + [IN_LIBRARY] * (hidden - characters)
        if zone == BOX and seat == CITY:  # of two players, the Prince until it comes in: RV-SETUP-06
            princes = max(0, hidden - EVENTS_SET_ASIDE)
            return [OfKind((PRINCE,))] * princes + [OfKind((EVENT,))] * (hidden - princes)
        fits: Fits = IN_CITY_DECK if seat == CITY else IN_LIBRARY
        if zone == FACTION:
            fits = IN_FACTION_DECK
        elif zone in (MONSTER_DECK, UNUSED):
            fits = OfKind((MONSTER,))
        elif zone == BOX:
            fits = OfKind((WRAITH,))
        return [fits] * hidden

    def likeliest(self, g: Table, free: list[Card], place: Place, known: Table) -> Card:
        """Of an earlier moment: the card that lies in this place still, or one that may have lain there."""
        cards, fits = self.book.pool.cards, place.fits
        fitting = [card for card in free if known.owner[card] == place.seat and fits.suits(cards[g.definition[card]])]
        still = [card for card in fitting if (known.controller[card], known.zone[card]) == (place.seat, place.zone)]
        return (still or fitting or free)[0]

    def behind(self, g: Table, card: Card) -> Fits:
        """What a card lying face down may be."""
        zone, seat = g.zone[card], g.controller[card]
        if seat == CITY:
            return OfKind((MONSTER,))
        if zone == COMMAND:
            kinds = {g.agenda_card[seat]: AGENDA_CARD, g.haven_card[seat]: HAVEN_CARD}
            return OfKind((kinds.get(card, CHARACTER),))
        if zone == TABLED:
            return Worded(FACE_DOWN_CARDS)
        if zone == ATTACHED:
            return OfKind((MORTAL,)) if g.owner[card] == CITY else IN_LIBRARY
        attack = attack_under_way(g)
        if attack is None or g.host[card] == NONE:
            return OfKind((MODIFIER,))
        role = ATTACK if card in attack.attack_cards() else REACTION
        return Playable(role, attack.type, value(g, g.host[card], BLOOD_POTENCY))

    # ---- what they are

    def known(self, view: View, seat: Seat, hidden: Collection[Card], g: Table) -> list[int]:
        """The cards of the city, or its own, that this seat knows to be hidden."""
        kinds = self.book.pool.kinds
        city = [number for number in view.unseen if kinds[number] in OF_THE_CITY.kinds]
        own = [number for number in view.unseen if kinds[number] not in OF_THE_CITY.kinds]
        shuffled_in = max(0, sum(g.owner[card] == CITY for card in hidden) - len(city))
        for number in [number for number in own if self.book.pool.cards[number].words & CITY_EVENT][:shuffled_in]:
            own.remove(number)
            city.append(number)
        return city if seat == CITY else own

    def reckoned(self, g: Table, view: View, seat: Seat) -> list[int]:
        """The cards that may lie hidden with this foe."""
        seen = Counter(g.own_face(card) for card in view.cards if g.owner[card] == seat)
        decks = [deck for deck in self.decks if self.is_deck_of(deck, g.faction[seat])]
        if not decks:
            return []
        best = max((seen & deck).total() for deck in decks)
        likely = [deck for deck in decks if (seen & deck).total() == best]
        return sorted((self.dice.choice(likely) - seen).elements())

    def is_deck_of(self, deck: Counter[int], faction: int) -> bool:
        cards = self.book.pool.cards
        return all(cards[number].decks & faction for number in deck)

    def name(self, g: Table, seat: Seat, wanted: dict[Card, Fits], reckoned: list[int]) -> None:
        """Give each of these cards a face: the Library, where nearly all may lie, takes what is left."""
        self.dice.shuffle(reckoned)
        last = [card for card in wanted if g.zone[card] == LIBRARY]
        for card in [*(card for card in wanted if g.zone[card] != LIBRARY), *last]:
            g.definition[card] = self.take(g, seat, reckoned, wanted[card])

    def take(self, g: Table, seat: Seat, reckoned: list[int], fits: Fits) -> int:
        cards = self.book.pool.cards
        for at, number in enumerate(reckoned):
            if fits.suits(cards[number]):
                return reckoned.pop(at)
        faction = 0 if seat == CITY else g.faction[seat]
        fitting = [number for number, card in enumerate(cards) if fits.suits(card)]
        return self.dice.choice([number for number in fitting if cards[number].decks & faction] or fitting)

    # ---- and all that follows

    def finish(self, g: Table, view: View, unseen: list[Card]) -> None:
        piles: dict[int, list[Card]] = {}
        for card in (*unseen, *view.cards, *view.backs):  # what somebody is shown of a deck is its top, the last
            piles.setdefault(g.pile_at(g.controller[card], g.zone[card]), []).append(card)
        for at, pile in piles.items():
            g.piles[at] = tuple(pile)
        g.reface()
        sow(g.chance, self.dice.randbytes(16))
        for card in view.backs:
            if g.kind(card) == MONSTER:
                g.blood[card] = g.face(card).bp
        for card in range(view.handles):
            g.live[card] = 0
            refresh_one(g, card)
        if view.seat != NONE:
            for card in view.cards:
                if not g.sees(view.seat, card):
                    g.knows[card] |= 1 << view.seat


def deck_of(book: Rulebook, deck: Deck) -> Counter[int]:
    cards = (deck.agenda, deck.haven, *deck.faction, *deck.library, *wraiths_brought(book.pool, deck))
    return Counter(book.pool.find(card) for card in cards)


def unseen_cards(view: View) -> list[Card]:
    seen = {*view.cards, *view.backs}
    return [card for card in range(view.handles) if card not in seen]


def is_asked_so(g: Table, view: View) -> bool:
    asked, told = g.decision, view.decision
    if asked is None or told is None:
        return asked is told
    return (asked.seat, asked.asks, asked.rule) == (told.seat, told.asks, told.rule)


def lay(g: Table, card: Card, place: Place) -> None:
    g.owner[card], g.controller[card], g.zone[card] = place.seat, place.seat, place.zone
    g.host[card], g.party[card], g.tagger[card], g.ready[card] = NONE, NONE, NONE, 1
