"""What the steps of an attack have in common: one character strikes another, and cards that drop out."""

from __future__ import annotations

from primogen.kernel.decisions import ALWAYS, UNASKED, Decision, card_of, number_of, verb_of
from primogen.kernel.effects import PASS, PICK
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import balance, value
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.atoms.cards import discard, reveal, take_back
from primogen.rivals.rules.atoms.prestige import hand_over
from primogen.rivals.rules.atoms.rows import note_called_off
from primogen.rivals.rules.atoms.tokens import modify, unmodify
from primogen.rivals.rules.dealing import BY_SEAT, DEALER, QUALITY
from primogen.rivals.rules.delayed import call_all_delayed
from primogen.rivals.rules.diablerie import may_diablerize, may_without_leave
from primogen.rivals.rules.flags import SECOND_ATTACK_CARD
from primogen.rivals.rules.legality import why_not_announce, why_not_fight_with
from primogen.rivals.rules.reading import call_text, holds
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.roles import (
    AIDS,
    ATTACK_CARD,
    ATTACK_OPEN,
    BLOCKER,
    BY_EFFECT,
    MADE,
    MARK,
    ON_CLAIMANT,
    OPEN,
    PRICE_STEP,
    REACTION_CARD,
    REACTION_OPEN,
    REDIRECTED,
    REDIRECTING,
    SECOND_CARD,
    STEP_3,
    TYPE,
    Roles,
)
from primogen.rivals.rules.switches.attacking import AFTER_INTEL, ATTACK_RESPONSES
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.targets import dearer, tolls
from primogen.rivals.rules.torpor import is_wounded
from primogen.rivals.rules.werewolves import WEREWOLF
from primogen.rivals.rules.words import (
    AGGRAVATED,
    AGGRAVATED_DAMAGE,
    AGGRAVATED_QUALITY,
    ANNOUNCE,
    ATTACK_TYPES,
    ATTRIBUTES,
    BLOCKING_ENDS,
    CITY,
    DAMAGE,
    DAMAGE_DETERMINED,
    DIABLERIZES,
    EXHAUSTING,
    HAD_DEALERS_BLOOD,
    HAVEN,
    NO_CARD_TEXT,
    NO_REACTIONS,
    NORMAL_DAMAGE,
    NOT_AGGRAVATED,
    PERFORMS,
    PLACED,
    PRICES,
    REACTION,
    REACTS,
    SHIELD,
    SILVER_DAMAGE,
    STRIKES_AS,
    SUPERFICIAL,
    SUPERFICIAL_DAMAGE,
    SUPERFICIAL_QUALITY,
    THIS_ATTACK,
    WAS_AT_HOME,
    WAS_WOUNDED,
)


class Fight(Roles):
    def because(self, g: Game) -> Cause | None:
        """While its price is paid, the card that asks for one."""
        if self.step == PRICE_STEP + 1:
            asked = dearer(table(g), self.seat, self.attacker)
            if asked != NONE:
                return Cause("", asked)
        return Cause("attack", self.attacker)

    def pay_toll(self, g: Table) -> None:
        """To the player of each card that asks for it: the very tokens."""
        for keeper, number in tolls(g, self.seat, self.target) if g.index[PRICES] and not self.is_by_monster else ():
            hand_over(g, self.seat, keeper, number)

    def let_respond(self, g: Table, when: int) -> None:
        """RV-ATK-29; R226-RLT-01: as it is declared; off one's turn always before Step 1."""
        if when == (AFTER_INTEL if self.way == ON_CLAIMANT else g.switches[ATTACK_RESPONSES]):
            let_respond(g, self.seat, self.attacker)

    def mark_step_3(self, g: Table) -> None:
        """Step 5 may send us back to here."""
        if any(g.face_down[card] for card in self.attack_cards()):
            self.cells[MARK] = g.mark()

    def blocking_ends(self, g: Table) -> None:
        happened(g, BLOCKING_ENDS, self.seat, self.attacker, self.target)

    def strike(self, g: Table, dealer: Card, to: Card) -> None:
        """RV-ATK-49 to -51, RV-DMG-03 to -05, RV-REACT-20."""
        kind = self.strike_type(g, dealer)
        attribute = value(g, dealer, kind) if kind in ATTRIBUTES else 0
        amount = attribute + balance(g, dealer, DAMAGE)
        aggravated = value(g, dealer, AGGRAVATED_DAMAGE)
        silver = value(g, dealer, SILVER_DAMAGE) if g.lasting else 0
        if g.being(to) == WEREWOLF:
            aggravated += silver
        else:
            amount += silver
        if amount < 0:
            amount, aggravated = 0, amount + aggravated
        seat = g.controller[dealer]
        quality = SUPERFICIAL_QUALITY if value(g, dealer, SUPERFICIAL) else NORMAL_DAMAGE
        if value(g, dealer, NOT_AGGRAVATED):  # RV-DMG-14: it keeps the type of the attack
            amount, aggravated = amount + aggravated, 0
        elif value(g, dealer, AGGRAVATED):
            amount, aggravated = 0, amount + aggravated
        self.add_hit(to, dealer, seat, amount, kind, quality)
        if g.lasting:
            more = value(g, dealer, SUPERFICIAL_DAMAGE)
            self.add_hit(to, dealer, seat, more, kind, quality | SUPERFICIAL_QUALITY)
        self.add_hit(to, dealer, seat, aggravated, kind, quality | AGGRAVATED_QUALITY)

    def determined(self, g: Table) -> None:
        """What has waited for that."""
        if g.delayed:
            call_all_delayed(g, DAMAGE_DETERMINED)

    def strike_type(self, g: Table, dealer: Card) -> int:
        """Of an attack, its own; of what strikes back, its own if its card says so."""
        by = NONE if dealer == self.attacker else self.strikes_back(g)
        if by == NONE:
            return self.type
        turned = value(g, dealer, STRIKES_AS) if g.lasting else 0
        return turned or g.face(by).strikes_as or self.type

    def may_place_card(self, g: Table) -> bool:
        """RV-PRINCE-12; R226-ERR-18: nor beside one played in the Intel Step, which goes if the type is not its own."""
        if self.attack_card != NONE:
            self.drops_open_card(g)
            return False
        is_barred = self.way == ON_CLAIMANT and not g.is_rival(self.seat, g.controller[self.target])
        return not self.is_by_monster and not is_barred

    def may_place_second(self, g: Table) -> bool:
        is_first_placed = self.attack_card != NONE and self.cells[SECOND_CARD] == NONE
        return is_first_placed and value(g, self.attacker, SECOND_ATTACK_CARD) > 0

    # ---- what is undone

    def rewound(self, g: Game, told: list[int]) -> None:
        if len(told) == 2:  # from the Intel Step: the attack never was
            tell(g, "called-off", self.seat, told[0], told[1])
            note_called_off(table(g), told[0], told[1])
            self.done()
        else:  # from Step 5: on with Step 3, and no Attack card
            discard(table(g), told[0])
            left = [card for card in self.attack_cards() if card != told[0]]
            self.cells[ATTACK_CARD], self.cells[SECOND_CARD] = (*left, NONE, NONE)[:2]
            self.go(STEP_3)

    # ---- what is announced, and when

    def announce_type(self, g: Table, attack_type: int) -> None:
        self.cells[TYPE] = attack_type
        tell(g, "attack-type", self.seat, self.attacker, number=attack_type)

    def ask_for_type(self, g: Table) -> Decision:
        decision = g.ask(self.seat, "attack-type", "RV-ATK-32", about=self.attacker)
        for attack_type in ATTACK_TYPES:
            decision.offer_unless(why_not_announce(g, self.seat, attack_type), ANNOUNCE, NONE, attack_type)
        return decision

    def may_declare_type(self, g: Table, chosen: Chosen) -> Asks:
        """Only now, where a text says so: R229-ERR-27."""
        if chosen != UNASKED:
            self.announce_type(g, number_of(chosen))
            return None
        return self.ask_for_type(g) if self.type == NONE else None

    def may_take_back(self, g: Table, chosen: Chosen) -> Asks:
        """Of two Attack cards one, of one if its player likes; what it did face up is done: R229-CRD-134, -135."""
        if chosen != UNASKED:
            if verb_of(chosen) == PICK:
                left = [card for card in self.attack_cards() if card != card_of(chosen)]
                take_back(g, card_of(chosen))
                self.cells[ATTACK_CARD], self.cells[SECOND_CARD] = (*left, NONE)[0], NONE
                is_open = bool(left) and not g.face_down[left[0]]
                self.cells[OPEN] = self.cells[OPEN] & ~ATTACK_OPEN | (ATTACK_OPEN if is_open else 0)
            return None
        cards = self.attack_cards()
        if not cards or not value(g, self.attacker, SECOND_ATTACK_CARD):
            return None
        decision = g.ask(self.seat, "take-back", "RV-GOLD-01", ALWAYS, self.attacker)
        for card in cards:
            decision.offer(PICK, card)
        if len(cards) == 1:
            decision.offer(PASS)
        return decision

    def drops_open_card(self, g: Table) -> bool:
        """One that was played face up before the type was known, and is not of it: R226-ERR-18."""
        card = self.attack_card
        if g.face_down[card] or self.type == NONE or self.type in g.face(card).types:
            return False
        self.drop_attack_card(g)
        return True

    # ---- what the cards say

    def bring_in(self, g: Table, cell: int) -> None:
        """A Reaction is revealed, or drops out: RV-ATK-41, -42; a face-up one stands already."""
        card = self.cells[cell]
        if g.face_down[card]:
            if why_not_fight_with(g, card, REACTION, g.host[card], self.type, self.attacker):
                discard(g, card)
                self.cells[cell] = NONE
                return
            reveal(g, card)
        modify(g, SHIELD, g.face(card).shield, card, self.reactor, THIS_ATTACK)  # RV-REACT-12: for who played it
        modify(g, DAMAGE, g.face(card).damage, card, self.reactor, THIS_ATTACK)
        happened(g, REACTS, g.controller[card], card, self.reactor)

    def all_revealed(self, g: Table) -> None:
        self.drop_lost_card(g)
        self.read_first(g)

    def read_first(self, g: Table) -> None:
        """A Reaction that negates the Attack card's text is read before it, unless that negates Reactions itself."""
        if self.reaction == NONE or self.attack_card == NONE or self.cells[OPEN] & REACTION_OPEN:
            return
        negates, text = g.face(self.reaction).text, g.face(self.attack_card).text
        if negates is not None and negates.gives(NO_CARD_TEXT) and (text is None or not text.gives(NO_REACTIONS)):
            self.cells[OPEN] |= REACTION_OPEN
            call_text(g, self.reaction, self.reactor, self.attacker)

    def has_text_to_read(self, g: Table) -> bool:
        """Of the Attack card: one that was face up has been read."""
        is_new = self.attack_card != NONE and not self.cells[OPEN] & ATTACK_OPEN
        return is_new and not value(g, self.attacker, NO_CARD_TEXT)

    def drop_lost_card(self, g: Table) -> None:
        """A card that drops out while the attack goes on."""
        card = self.attack_card
        if card != NONE and not g.face_down[card] and g.face(card).lost_if is not None:
            if holds(g, g.face(card).lost_if, card, self.attacker, self.target):
                self.drop_attack_card(g)

    def drop_attack_card(self, g: Table) -> None:
        card = self.attack_card
        self.cells[ATTACK_CARD] = NONE
        discard(g, card)
        unmodify(g, card)

    def discard_cards(self, g: Table) -> None:
        for card in (*self.attack_cards(), self.reaction, *self.cells[AIDS : AIDS + 4], *self.extras()):
            if card >= 0 and g.zone[card] == PLACED:
                discard(g, card)

    def begin_anew(self, g: Table) -> None:
        """The Reaction has redirected the attack, and is done with; nobody has Blocked for the new target yet."""
        card, reactor = self.reaction, self.reactor
        self.cells[OPEN] = (self.cells[OPEN] | REDIRECTED) & ~REDIRECTING
        self.cells[REACTION_CARD] = self.cells[BLOCKER] = NONE
        discard(g, card)
        happened(g, REACTS, g.controller[card], card, reactor)

    def others_clockwise(self, g: Table) -> list[Seat]:
        """From the defending player on, who is neither that player nor the attacking one."""
        defending = g.controller[self.target]
        seats = g.clockwise_from(self.seat if defending == CITY else defending)
        return [seat for seat in seats if seat not in (defending, self.seat)]

    def note_how_they_stood(self, g: Table) -> None:
        """Before any damage is taken: some texts ask for it afterwards."""
        for at in self.hits():
            if blood_of_colour(g, self.cells[at], self.cells[at + BY_SEAT]):
                self.cells[at + QUALITY] |= HAD_DEALERS_BLOOD
            if is_wounded(g, self.cells[at]):
                self.cells[at + QUALITY] |= WAS_WOUNDED
            if g.zone[self.cells[at]] == HAVEN:
                self.cells[at + QUALITY] |= WAS_AT_HOME

    def who_may_drink(self, g: Table) -> list[tuple[Card, Card]]:
        """RV-DIAB-07: of whom; each who felled a victim that had Blood of their player on it; or who must."""
        hits = [at for at in self.hits() if self.cells[at + QUALITY] & HAD_DEALERS_BLOOD]
        felled = dict.fromkeys((self.cells[at + DEALER], self.cells[at]) for at in hits)
        return self.who_must_drink(g) or [pair for pair in felled if may_without_leave(g, *pair)]

    def who_must_drink(self, g: Table) -> list[tuple[Card, Card]]:
        """Where a text says that the attack diablerizes."""
        if not g.lasting or not value(g, self.attacker, DIABLERIZES):
            return []
        return [(self.attacker, card) for card in self.damaged() if may_diablerize(g, self.attacker, card)]

    def is_performed(self, g: Table) -> None:
        """An attack is an action, also one that a card tells a character to make; against a claimant it is none."""
        if self.way in (MADE, BY_EFFECT):
            happened(g, PERFORMS, self.seat, self.attacker, number=EXHAUSTING if self.way == MADE else 0)
