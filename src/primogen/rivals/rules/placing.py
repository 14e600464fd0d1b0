"""Placing an Attack card (Step 2) or a Reaction (Step 4), face down or, where the card says so, face up."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, IF_OPEN, UNASKED, Refusal, card_of, verb_of
from primogen.kernel.effects import PASS, resolving, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import place_face_down, play_face_up
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.deals import NOT_REACT, has_promised
from primogen.rivals.rules.frame_kinds import PLACING
from primogen.rivals.rules.legality import CANNOT_PAY, NOT_A_REACTION, why_not_fight_with
from primogen.rivals.rules.reading import call_text, holds
from primogen.rivals.rules.roles import Roles, attack_under_way
from primogen.rivals.rules.switches.attacking import AGAINST_MORTALS, EITHER_WAY
from primogen.rivals.rules.switches.playing import OF_ANY_CARD, PLACING_IS
from primogen.rivals.rules.switches.tables import BLUFFING, ON
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    AIDS_OTHERS,
    ATTACK,
    BLOOD_POTENCY,
    MORTAL,
    PLACE_CARD,
    PLACED,
    PLACES,
    PLAY_FACE_UP,
    SHOWN_ATTACKS,
)

PROMISED_NOT_TO_REACT: Final = Refusal("RV-DEAL-03", "promised-not-to-react")

ROLE: Final = 0  # ATTACK or REACTION
WHO: Final = 1  # the character that plays it
SEAT: Final = 2  # the player asked; for a Reaction Special not the character's own
AID: Final = 3  # 1 if only a card that aids others may be played
CARD: Final = 4  # the one played face up


def must_be_face_up(g: Table, card: Card, who: Card) -> bool:
    """RV-ATK-34, RV-REACT-03."""
    condition = g.face(card).face_up_if
    return condition is not None and holds(g, condition, card, who)


def is_shown(g: Table, role: int, attack: Roles) -> bool:
    """Attack cards against some are played face up."""
    return role == ATTACK and bool(g.index[SHOWN_ATTACKS]) and value(g, attack.target, SHOWN_ATTACKS) > 0


class Placing(Procedure[Table]):
    """One seat may place one card: RV-ATK-33, RV-REACT-01, -07. Its value is the card, or NONE."""

    kind = PLACING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            return self.may_place(g, chosen)
        if step == 1:
            self.pay_price(g)
        elif step == 2:
            self.resolve_at_once(g)
        else:
            self.done(self.cells[CARD])
        return None

    def attack(self, g: Table) -> Roles:
        attack = attack_under_way(g)
        assert attack is not None
        return attack

    def may_place(self, g: Table, chosen: Chosen) -> Asks:
        role, who, seat = self.cells[ROLE], self.cells[WHO], self.cells[SEAT]
        if chosen != UNASKED:
            verb, card = verb_of(chosen), card_of(chosen)
            if verb != PASS:
                card = leave_hand(g, card)
            if verb == PLACE_CARD:
                place_face_down(g, card, self.who_plays(g), PLACED)
                if g.switches[PLACING_IS] == OF_ANY_CARD:  # R226-PLY-05
                    happened(g, PLACES, seat, card, self.who_plays(g))
                self.done(card)
            elif verb == PLAY_FACE_UP:
                play_face_up(g, card, self.who_plays(g))
                self.cells.append(card)
            else:
                self.done(NONE)
            return None
        asks, rule = ("place-attack-card", "RV-ATK-33") if role == ATTACK else ("place-reaction", "RV-REACT-01")
        decision = g.ask(seat, asks, rule, ALWAYS if g.hand(seat) else IF_OPEN, who)
        shown = is_shown(g, role, self.attack(g))
        for card in g.hand(seat):
            verb = PLAY_FACE_UP if shown or must_be_face_up(g, card, who) else PLACE_CARD
            refusal = self.why_not(g, card, seat)
            may_bluff = role == ATTACK and g.switches[BLUFFING] == ON and g.face(card).serves_as(ATTACK) and not shown
            if may_bluff and (refusal is not None or verb == PLAY_FACE_UP):
                decision.offer(PLACE_CARD, card)  # what is wrong with it shows in Step 5
            if refusal is None or not may_bluff:
                decision.offer_unless(refusal, verb, card)
            if refusal is None and verb == PLACE_CARD and role == ATTACK and self.may_be_open(g):
                decision.offer(PLAY_FACE_UP, card)
        decision.offer(PASS)
        return decision

    def may_be_open(self, g: Table) -> bool:
        """R20-MOR-02: against a Mortal."""
        return g.switches[AGAINST_MORTALS] == EITHER_WAY and g.kind(self.attack(g).target) == MORTAL

    def who_plays(self, g: Table) -> Card:
        """RV-REACT-06: who reacts; to aid another player, one's own of the highest BP (no hint at the card)."""
        who, highest = self.cells[WHO], NONE
        for card in g.coterie(self.cells[SEAT]) if self.cells[AID] else ():
            potency = value(g, card, BLOOD_POTENCY)
            if potency > highest:
                who, highest = card, potency
        return who

    def why_not(self, g: Table, card: Card, seat: Seat) -> Refusal | None:
        role, who, attack = self.cells[ROLE], self.who_plays(g), self.attack(g)
        if self.cells[AID] and not g.has_word(card, AIDS_OTHERS):
            return NOT_A_REACTION
        if role != ATTACK and g.deals and has_promised(g, seat, NOT_REACT, attack.seat):
            return PROMISED_NOT_TO_REACT
        that = attack.target if role == ATTACK else attack.attacker
        price = g.face(card).price
        if price is not None and not price.can(g, scope(seat, card, who, that)):
            return CANNOT_PAY
        return why_not_fight_with(g, card, role, who, attack.type, that)

    def pay_price(self, g: Table) -> None:
        """ "Play this card face up and pay ...": RV-ACT-19."""
        card, attack = self.cells[CARD], self.attack(g)
        price, that = g.face(card).price, attack.target if self.cells[ROLE] == ATTACK else attack.attacker
        if price is not None:
            g.call(resolving(g, price, self.cells[SEAT], card, g.host[card], that))

    def resolve_at_once(self, g: Table) -> None:
        """A face-up card's text: RV-ATK-34, -63, -64."""
        card, attack = self.cells[CARD], self.attack(g)
        call_text(g, card, g.host[card], attack.target if self.cells[ROLE] == ATTACK else attack.attacker)
