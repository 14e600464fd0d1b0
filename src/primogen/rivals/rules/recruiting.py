"""Recruiting a character from hand: as an action, off a defeated Mortal, or because a card says so."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, Refusal, card_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import expire, lasting_on, value
from primogen.rivals.rules.atoms.blood import give_blood, put_blood
from primogen.rivals.rules.atoms.cards import burn, enter_haven, lay_out, take_back
from primogen.rivals.rules.atoms.clock import spend_unhosted_action
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.prestige import pay_prestige, take_from_supply
from primogen.rivals.rules.atoms.torpor import enter_torpor
from primogen.rivals.rules.drawing import draw
from primogen.rivals.rules.frame_kinds import RECRUITING
from primogen.rivals.rules.prices import TO_RECRUIT, price
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.solitary import others_solitary
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    BLOOD_POTENCY,
    CHARACTER,
    HAVEN,
    HUNTERS,
    NEXT_RECRUIT,
    PRESTIGE,
    RECRUIT,
    RECRUIT_DISCOUNT,
    RECRUITS,
    TITLE,
    TORPOR,
)

NAME_IN_PLAY: Final = Refusal("RV-ACT-16", "name-in-play")
TOO_LITTLE_PRESTIGE: Final = Refusal("RV-ABIL-10", "too-little-prestige")

SEAT: Final = 0
CARD: Final = 1
WAY: Final = 2
DISCOUNT: Final = 3

AS_ACTION: Final = 0
OFF_MORTAL: Final = 1  # RV-HUNTER-08
AT_ONCE: Final = 2  # RV-SOLITARY-04


def price_of(g: Table, seat: Seat, card: Card, discount: int) -> int:
    """RV-POT-01."""
    if g.lasting:
        discount += lasting_on(g, seat, RECRUIT_DISCOUNT, None)
    return price(g, max(0, g.face(card).bp - discount), TO_RECRUIT, PRESTIGE, seat, card)


def why_not_enter(g: Table, card: Card) -> Refusal | None:
    """RV-UNIQ-03: no second character of a name in any coterie."""
    same, face = g.pool.namesakes[g.definition[card]], g.definition.__getitem__
    for seat in range(g.seats()):
        if not same.isdisjoint(map(face, g.coterie(seat))):
            return NAME_IN_PLAY
    return None


def why_not_recruit(g: Table, seat: Seat, card: Card, discount: int) -> Refusal | None:
    if g.prestige[seat] <= price_of(g, seat, card, discount):
        return TOO_LITTLE_PRESTIGE
    return why_not_enter(g, card)


def recruits_in_hand(g: Table, seat: Seat) -> list[Card]:
    return [card for card in g.hand(seat) if g.kind(card) == CHARACTER]


class Recruiting(Procedure[Table]):
    kind = RECRUITING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("recruit", self.card)

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    def choose(self, g: Table, chosen: Chosen) -> Asks:
        """Only where recruiting is offered by an effect: the action names its recruit."""
        if chosen != UNASKED:
            if verb_of(chosen) == PASS:
                self.done()
            self.cells[CARD] = card_of(chosen)
            return None
        if self.card != NONE:
            return None
        recruits = recruits_in_hand(g, self.seat)
        if not recruits:
            self.done()
            return None
        rule = "RV-SOLITARY-04" if self.cells[WAY] == AT_ONCE else "RV-HUNTER-08"
        decision = g.ask(self.seat, "recruit", rule, ALWAYS)
        for card in recruits:
            decision.offer_unless(why_not_recruit(g, self.seat, card, self.cells[DISCOUNT]), RECRUIT, card)
        decision.offer(PASS)
        return decision

    def announce(self, g: Table) -> None:
        self.cells[CARD] = leave_hand(g, self.card)
        lay_out(g, self.card, face_down=0)
        tell(g, "recruits", self.seat, self.card)
        if self.cells[WAY] == AS_ACTION:
            spend_unhosted_action(g)
            let_respond(g, self.seat, self.card)

    def put_into_haven(self, g: Table) -> None:
        """RV-ACT-15, -17; answers may have changed what is possible."""
        if why_not_recruit(g, self.seat, self.card, self.cells[DISCOUNT]) is not None:
            take_back(g, self.card)
            self.done()
            return
        enter(g, self.seat, self.card)
        paid, blood = price_of(g, self.seat, self.card, self.cells[DISCOUNT]), g.face(self.card).bp
        put_blood(g, self.card, take_from_supply(g, self.seat, min(paid, blood)))
        give_blood(g, self.card, max(0, blood - paid))  # RV-HUNTER-11
        pay_prestige(g, self.seat, max(0, paid - blood))  # what it costs beyond its Blood
        expire(g, NEXT_RECRUIT)

    def after(self, g: Table) -> None:
        self.done()
        if self.cells[WAY] == AS_ACTION and g.faction[self.seat] == HUNTERS:
            draw(g, self.seat, 1)  # RV-HUNTER-06, -12


STEPS: Final = (
    asks(Recruiting.choose),
    acts(Recruiting.announce),
    acts(Recruiting.put_into_haven),
    acts(Recruiting.after),
)


def enter(g: Table, seat: Seat, card: Card, zone: int = HAVEN) -> None:
    """A recruit comes into play, or straight into torpor; what it displaces goes."""
    displace_copies(g, card)
    for old in others_solitary(g, seat, card):
        burn(g, old)  # RV-SOLITARY-02
    if zone == TORPOR:
        enter_torpor(g, card, seat)
    else:
        enter_haven(g, card, seat)
    less = value(g, g.leader[seat], BLOOD_POTENCY) - value(g, card, BLOOD_POTENCY) if g.leader[seat] != NONE else 0
    happened(g, RECRUITS, seat, card, number=less)


def displace_copies(g: Table, card: Card) -> None:
    """RV-UNIQ-04: a copy in torpor is burned, and the Titles on it."""
    name = g.face(card).name
    for seat in range(g.seats()):
        for other in g.pile(seat, TORPOR):
            if g.face(other).name == name:
                for attached in g.attachments(other):
                    if g.has_word(attached, TITLE):
                        burn(g, attached)
                burn(g, other)


def offer_recruiting(g: Table, seat: Seat, way: int, discount: int) -> None:
    g.call(Recruiting([seat, NONE, way, discount]))
