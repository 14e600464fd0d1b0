"""Who is who in the attack under way: the cells of the Attack frame, by name."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.dealing import AMOUNT, DEALER, HIT, Dealing
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import CITY, MORTAL, NO_REACTIONS

# cells 0 and up; hits begin at dealing.HITS
ATTACKER: Final = 0
TARGET: Final = 1
TYPE: Final = 2
ATTACK_CARD: Final = 3
REACTION_CARD: Final = 4
REACTOR: Final = 5
BLOCKER: Final = 6
WAY: Final = 7
INTEL: Final = 8
MARK: Final = 9
SEAT: Final = 10  # the attacking player; CITY for a Monster
REDUCED: Final = 11  # how many of the damaged have been through Step 9
LOST: Final = 12  # was a character of the attacking player's cell defeated by the Preemptive Strike?
OPEN: Final = 13  # bits: what has been played face up, struck, changed as target
AIDS: Final = 14  # to 17: a Reaction Special of each seat that aids
EXTRAS: Final = 18  # to 21: further Reactions of whoever reacts
MOST_EXTRAS: Final = 4
ORIGINAL: Final = 22  # the target, before anybody Blocked or changed it
SECOND_CARD: Final = 23  # another Attack card, until one of the two is taken back

UNASKED_AID: Final = -2
ATTACK_OPEN: Final = 1
REACTION_OPEN: Final = 2
STRUCK: Final = 4  # the Preemptive Strike has been made
TARGET_CHANGED: Final = 8  # other than by a Block
AID_OPEN: Final = 16  # and, shifted by its seat, that of each Reaction Special that aids

REDIRECTING: Final = 256  # back to Step 3, as soon as the Reaction that does it is read
REDIRECTED: Final = 512  # that has happened before

PRICE_STEP: Final = 3  # at which the price of an attack is paid, among the steps of attack.py
FIRST_STEP: Final = 7  # the number of Step 1 among the steps of attack.py
STEP_3: Final = 10  # of Step 3
DEFENDERS_STEP: Final = 24  # of Step 7
APPLY_STEP: Final = 27  # of Step 10
OVER_STEP: Final = 32  # and of its end

# ways an attack comes about
MADE: Final = 0  # as an action
ON_CLAIMANT: Final = 1  # RV-PRINCE-04
PREEMPTIVE: Final = 2  # RV-MONSTER-13
LASHING_OUT: Final = 3  # RV-MONSTER-39
IN_SEASON: Final = 4  # RV-CITY-22
BY_EFFECT: Final = 5  # a card tells a character to attack: RV-ACT-40


class Roles(Dealing):
    @property
    def attacker(self) -> Card:
        return self.cells[ATTACKER]

    @property
    def target(self) -> Card:
        return self.cells[TARGET]

    @target.setter
    def target(self, card: Card) -> None:
        self.cells[TARGET] = card

    @property
    def type(self) -> int:
        return self.cells[TYPE]

    @property
    def attack_card(self) -> Card:
        return self.cells[ATTACK_CARD]

    @property
    def reaction(self) -> Card:
        return self.cells[REACTION_CARD]

    def attack_cards(self) -> list[Card]:
        return [card for card in (self.cells[ATTACK_CARD], self.cells[SECOND_CARD]) if card != NONE]

    def extras(self) -> list[Card]:
        """Reactions that the text of another has allowed."""
        return [card for card in self.cells[EXTRAS : EXTRAS + MOST_EXTRAS] if card != NONE]

    def has_room_for_extra(self) -> bool:
        return len(self.extras()) < MOST_EXTRAS

    def free_extra(self) -> int:
        return self.cells.index(NONE, EXTRAS)

    def strikes_back(self, g: Table) -> Card:
        """The Reaction by which somebody strikes back: RV-REACT-13."""
        own = [card for card in (self.reaction, *self.extras()) if card != NONE]
        return next((card for card in own if g.face(card).has_skull), NONE)

    @property
    def reactor(self) -> Card:
        """Who played the Reaction; after a Targeted switch no longer the target: RV-KEYW-09."""
        return self.cells[REACTOR]

    @property
    def blocker(self) -> Card:
        """Whoever Blocked, even if the target has changed since: RV-ATK-68."""
        return self.cells[BLOCKER]

    @property
    def way(self) -> int:
        return self.cells[WAY]

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    @property
    def is_by_monster(self) -> bool:
        return self.cells[SEAT] == CITY

    def change_target(self, card: Card) -> None:
        """RV-ATK-67: the new one is the only target, and nobody Blocks any more (RV-ATK-69)."""
        if card != self.target:
            self.target = card
            self.cells[OPEN] |= TARGET_CHANGED

    def aim_at(self, card: Card) -> None:
        """From the outset."""
        self.target = card
        self.cells[ORIGINAL] = card

    def pass_on(self, card: Card) -> None:
        """1 point of what the target is dealt goes to somebody else, of its type and quality."""
        for at in self.hits_on(self.target):
            if self.cells[at + AMOUNT]:
                self.reduce(at, 1)
                dealer, seat, _, kind, quality = self.cells[at + DEALER : at + HIT]
                self.add_hit(card, dealer, seat, 1, kind, quality)
                return

    def redirect(self, card: Card) -> None:
        """By a Reaction: the attack goes on from Step 3 against somebody else, who may be Blocked for and react."""
        self.target = card
        self.cells[OPEN] = (self.cells[OPEN] | REDIRECTING) & ~TARGET_CHANGED

    def is_fighting(self, card: Card) -> bool:
        return card in (self.cells[ATTACKER], self.cells[TARGET])

    def bars_reactions(self, g: Table) -> bool:
        """RV-PRINCE-15, RV-CARD-15."""
        return self.way == ON_CLAIMANT or g.kind(self.target) == MORTAL or value(g, self.attacker, NO_REACTIONS) > 0


def attack_under_way(g: Table) -> Roles | None:
    for frame in reversed(g.frames):
        if frame.kind == ATTACK_SEQUENCE:
            assert isinstance(frame, Roles)
            return frame
    return None


def the_attacker(g: Table) -> Card:
    attack = attack_under_way(g)
    return NONE if attack is None else attack.attacker


def the_target(g: Table) -> Card:
    attack = attack_under_way(g)
    return NONE if attack is None else attack.target


def target_at(g: Table, depth: int) -> Card:
    """The target of the first attack on the stack, of the second ..."""
    attacks = [frame for frame in g.frames if frame.kind == ATTACK_SEQUENCE]
    return attacks[depth - 1].cells[TARGET] if depth <= len(attacks) else NONE


def opponent_of(g: Table, card: Card) -> Card:
    """The opposing character: of the attacker the target, of the target the attacker."""
    attack = attack_under_way(g)
    if attack is None:
        return NONE
    return attack.target if card == attack.attacker else attack.attacker
