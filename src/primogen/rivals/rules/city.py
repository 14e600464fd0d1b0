"""The City Deck Step: old Events burn, new cards come. RV-TURN-05 to -13."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, verb_of
from primogen.kernel.effects import PASS, scope
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.rivals.rules.atoms.cards import (
    bring_into_streets,
    burn,
    put_back,
    set_aside,
    shuffle,
)
from primogen.rivals.rules.atoms.city import claim_event, give_to_city, ignore_event
from primogen.rivals.rules.atoms.decks import top_of
from primogen.rivals.rules.atoms.prestige import stake, staked
from primogen.rivals.rules.atoms.telling import tell_askers
from primogen.rivals.rules.frame_kinds import CITY_STEP
from primogen.rivals.rules.ignoring import may_ignore
from primogen.rivals.rules.monster import add_monster
from primogen.rivals.rules.reading import holds
from primogen.rivals.rules.table import TURN_NUMBER, Table
from primogen.rivals.rules.words import (
    ACTION,
    BOX,
    CITY,
    DISCARD,
    EVENT,
    IGNORE,
    LIBRARY,
    ONGOING,
    PRESTIGE_REMOVED,
    PRINCE,
    SHOWN,
    STREETS,
    TOKENLESS,
)

SEAT: Final = 0
LEFT: Final = 1  # cards still to come
CARD: Final = 2  # the one that has just come
ASKED: Final = 3  # a bit for each seat that has been asked whether to ignore it

NOT_DRAWN: Final = -1  # instead of how many: an Event that has not come up from the City Deck


def is_first_turn(g: Table) -> bool:
    return g.clock[TURN_NUMBER] == 1


def is_first_round(g: Table) -> bool:
    """Until every player has finished a first turn."""
    return min(g.turns_taken) == 0


def ongoing_events(g: Table) -> list[Card]:
    return [card for card in g.city_streets(EVENT) if g.has_word(card, ONGOING)]


class CityStep(Procedure[Table]):
    kind = CITY_STEP

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("city", NONE)

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def old_events_burn(self, g: Table) -> None:
        """RV-TURN-05: those that bear a token of the active player's colour."""
        for card in ongoing_events(g):
            number = staked(g, card, self.seat)
            if number:
                tell_askers(g, PRESTIGE_REMOVED, self.seat, card, number=number)
                burn(g, card)
        self.cells[LEFT] = g.seats() if is_first_turn(g) else 1  # RV-TURN-12

    def next_card(self, g: Table) -> None:
        """RV-TURN-06, -09, -10, -13: one at a time."""
        if self.cells[LEFT] <= 0:
            self.go(END_STEP)
            return
        self.cells[LEFT] -= 1
        self.cells[CARD], self.cells[ASKED] = place_city_card(g), 0
        for waiting in g.pile(CITY, SHOWN):
            if g.kind(waiting) == EVENT:
                put_back(g, waiting, LIBRARY)
                shuffle(g, CITY, LIBRARY)

    def is_put_off(self, g: Table) -> bool:
        return self.cells[LEFT] != NOT_DRAWN and is_put_off(g, self.cells[CARD])

    def who_ignores(self, g: Table, chosen: Chosen) -> Asks:
        """R229-CRD-138: before anything comes of it."""
        card = self.cells[CARD]
        if card == NONE or g.kind(card) != EVENT or self.is_put_off(g):
            return None
        seat = next(
            (s for s in g.clockwise_from(self.seat) if not self.cells[ASKED] >> s & 1 and may_ignore(g, s)), NONE
        )
        if chosen != UNASKED:
            self.go(WHO_STEP)
            self.cells[ASKED] |= 1 << seat
            if verb_of(chosen) == IGNORE:
                ignore_event(g, card, seat)
        elif seat != NONE:
            decision = g.ask(seat, "ignore-event", "R229-CRD-138", about=card)
            decision.offer(IGNORE, card)
            decision.offer(PASS)
            return decision
        return None

    def event(self, g: Table) -> None:
        """RV-TURN-07, -08, RV-MONSTER-09."""
        card = self.cells[CARD]
        if card == NONE or g.kind(card) != EVENT:
            return
        if self.is_put_off(g):
            set_aside(g, card, SHOWN)  # until another card has come
            self.cells[CARD] = NONE
            self.cells[LEFT] += 1
            return
        if not is_first_turn(g) and self.cells[LEFT] != NOT_DRAWN:
            add_monster(g)
        if g.has_word(card, ONGOING) and not g.has_word(card, TOKENLESS):
            stake(g, card, self.seat, 1)
            if g.face(card).kind == ACTION:
                claim_event(g, card, self.seat)
        call_text_for(g, card, self.seat)

    def resolved(self, g: Table) -> None:
        self.go(NEXT_STEP)
        card = self.cells[CARD]
        if card != NONE and g.kind(card) == EVENT and not g.has_word(card, ONGOING) and g.zone[card] == STREETS:
            burn(g, card)

    def prince_joins(self, g: Table) -> None:
        """RV-SETUP-07: with two players the Prince is shuffled in after the first City Deck Step."""
        self.done()
        if is_first_turn(g) and g.seats() == 2:
            prince = next((card for card in g.pile(CITY, BOX) if g.kind(card) == PRINCE), NONE)
            if prince != NONE:
                set_aside(g, prince, LIBRARY)
                shuffle(g, CITY, LIBRARY)


STEPS: Final = (
    acts(CityStep.old_events_burn),
    acts(CityStep.next_card),
    asks(CityStep.who_ignores),
    acts(CityStep.event),
    acts(CityStep.resolved),
    acts(CityStep.prince_joins),
)
NEXT_STEP: Final = position(STEPS, CityStep.next_card)
WHO_STEP: Final = position(STEPS, CityStep.event) - 1
END_STEP: Final = position(STEPS, CityStep.prince_joins)


def more_city_cards(seat: Seat, number: int) -> CityStep:
    """In the middle of a turn."""
    step = CityStep([seat, number, NONE, 0])
    step.go(NEXT_STEP)
    return step


def event_put_into_play(seat: Seat, card: Card) -> CityStep:
    """By a card; it lies in The Streets already."""
    step = CityStep([seat, NOT_DRAWN, card, 0])
    step.go(WHO_STEP)
    return step


def become_event(g: Table, card: Card, seat: Seat) -> None:
    """A card of a player's deck is the city's from now on, and an Event there: R229-CRD-133. "You" is that player."""
    give_to_city(g, card)
    bring_into_streets(g, card)
    claim_event(g, card, seat)
    stake(g, card, seat, 1)


def is_put_off(g: Table, card: Card) -> bool:
    """RV-CITY-25: in the first round such an Event goes back, and another card comes instead."""
    face = g.face(card)
    return is_first_round(g) and face.play_only_if is not None and not holds(g, face.play_only_if, card, NONE)


def place_city_card(g: Table) -> Card:
    """The top card of the City Deck comes into The Streets; NONE if there is none."""
    if not g.pile(CITY, LIBRARY):
        for card in g.pile(CITY, DISCARD):
            set_aside(g, card, LIBRARY)
        if g.pile(CITY, LIBRARY):
            shuffle(g, CITY, LIBRARY)
    card = top_of(g, LIBRARY)
    if card != NONE:
        bring_into_streets(g, card)
    return card


def call_text_for(g: Table, card: Card, seat: Seat) -> None:
    """An Event's text, addressed to the active player."""
    text = g.face(card).text
    if text is not None:
        g.call(scope(seat, card, NONE, node=g.number_of(text)))
