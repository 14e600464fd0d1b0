"""What one seat may know of a table, asked in the words of the game.

There is one reader, and there are two sources: a view, laid out as the table its seat sees (`Sight`), and a whole world
that somebody has imagined (`Eyes`), in which it still sees only what its seat would. A bot gets these eyes, and cannot
name the table behind them.
"""

from __future__ import annotations

from typing import Final

from primogen.bots.bot import NotAsked
from primogen.kernel.decisions import Decision
from primogen.kernel.effects import NODE, RESOLVE
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import balance, value
from primogen.kernel.views import View
from primogen.rivals.rules.antagonists import meeting
from primogen.rivals.rules.atoms.blood import maximum_blood
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.damage import has_had_a_turn
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE
from primogen.rivals.rules.intel import secrecy_of
from primogen.rivals.rules.legality import has_clan
from primogen.rivals.rules.prices import NO_CARD
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.table import ACTIONS, ACTIVE, SEATS, TURN_NUMBER, UNHOSTED_ACTIONS, Table
from primogen.rivals.rules.targets import attack_price, attackable, why_not_set_out, why_not_target_in_city
from primogen.rivals.rules.words import (
    ATTRIBUTES,
    BOX,
    CITY,
    DAMAGE,
    FACTION,
    HAND,
    HAVEN,
    HUNTERS,
    LIBRARY,
    MEETS_PARTY,
    MONSTER,
    MONSTER_DECK,
    SHIELD,
    STREETS,
    TORPOR,
    UNUSED,
    VAMPIRE,
)
from primogen.rivals.seen import as_seen

OPEN_ZONES: Final = frozenset((HAVEN, STREETS, TORPOR))  # what lies there face up, everybody sees
HIDDEN_ZONES: Final = frozenset((LIBRARY, FACTION, HAND, MONSTER_DECK, BOX, UNUSED))
UNKNOWN_BLOOD: Final = 6  # of a Monster nobody has turned up


class Eyes:
    def __init__(self, g: Table, me: Seat) -> None:
        self.g: Final = g
        self.me: Final = me

    # ---- the question

    def decision(self) -> Decision:
        asked = self.g.decision
        if asked is None or asked.seat != self.me:
            raise NotAsked("this seat is not asked")
        return asked

    def attack(self) -> list[int] | None:
        """The cells of the attack under way, which everybody sees: see roles.py."""
        for frame in reversed(self.g.frames):
            if frame.kind == ATTACK_SEQUENCE:
                return frame.cells
        return None

    def node(self) -> int:
        """The number of the sentence that is being carried out; NONE of none."""
        for frame in reversed(self.g.frames):
            if frame.kind == RESOLVE:
                return frame.cells[NODE]
        return NONE

    def frame_kind(self) -> int:
        """Of the procedure that asks."""
        return self.g.frames[-1].kind

    def frame_cells(self) -> list[int]:
        return self.g.frames[-1].cells

    # ---- seats

    def seats(self) -> int:
        return self.g.clock[SEATS]

    def turn(self) -> int:
        return self.g.clock[TURN_NUMBER]

    def actions(self) -> int:
        """Left to whose turn it is, Unhosted ones too."""
        return self.g.clock[ACTIONS] + self.g.clock[UNHOSTED_ACTIONS]

    def is_my_turn(self) -> bool:
        return self.g.clock[ACTIVE] == self.me

    def rival(self) -> Seat:
        return self.g.rival[self.me]

    def is_hunter(self) -> bool:
        return self.g.faction[self.me] == HUNTERS

    def prestige(self) -> int:
        return self.g.prestige[self.me]

    def prestige_of(self, seat: Seat) -> int:
        return self.g.prestige[seat]

    def agenda_of(self, seat: Seat) -> int:
        return self.g.agenda[seat]

    def leads(self, card: Card) -> bool:
        seat = self.g.controller[card]
        return seat != CITY and self.g.leader[seat] == card

    # ---- places

    def hand(self) -> tuple[Card, ...]:
        return self.g.hand(self.me)

    def coterie(self, seat: Seat) -> tuple[Card, ...]:
        return self.g.coterie(seat)

    def at_home(self) -> tuple[Card, ...]:
        return self.g.pile(self.me, HAVEN)

    def in_streets(self) -> tuple[Card, ...]:
        return self.g.pile(self.me, STREETS)

    def is_fallen(self, card: Card) -> bool:
        return self.g.zone[card] == TORPOR

    def is_in_hand(self, card: Card) -> bool:
        return self.g.zone[card] == HAND

    def hand_size(self, seat: Seat) -> int:
        return len(self.g.hand(seat))

    def hand_copies(self, card: Card) -> int:
        """How many of that printed card this seat holds."""
        definition = self.g.definition
        return sum([definition[other] == definition[card] for other in self.hand()])

    def rival_of(self, seat: Seat) -> Seat:
        return self.g.rival[seat]

    def party_of(self, card: Card) -> list[Card]:
        return self.g.party_of(card)

    # ---- a card

    def sees(self, card: Card) -> bool:
        g, zone = self.g, self.g.zone[card]
        if zone == HAND:
            return g.controller[card] == self.me or g.sees(self.me, card)
        if zone in OPEN_ZONES and not g.face_down[card]:
            return True
        return g.sees(self.me, card)

    def number(self, card: Card) -> int:
        """Of its printed card; NONE of one it does not see."""
        return self.g.definition[card] if card != NONE and self.sees(card) else NONE

    def face(self, card: Card) -> Printed | None:
        return self.g.face(card) if card != NONE and self.sees(card) else None

    def kind(self, card: Card) -> int:
        """Whatever lies face down in The Streets is a Monster."""
        return self.g.pool.kinds[self.g.definition[card]] if self.sees(card) else MONSTER

    def controller(self, card: Card) -> Seat:
        """NONE of a card in a hand or a deck that it does not see: the option that names it tells nothing else."""
        if card == NONE or (self.g.zone[card] not in OPEN_ZONES and not self.is_on_table(card)):
            return NONE
        return self.g.controller[card]

    def is_on_table(self, card: Card) -> bool:
        """Its face or its back lies before everybody, or it is shown to this seat."""
        return self.g.zone[card] not in HIDDEN_ZONES or self.sees(card)

    def is_ready(self, card: Card) -> bool:
        return self.g.ready[card] == 1

    def is_home(self, card: Card) -> bool:
        return self.g.zone[card] == HAVEN

    def is_vampire(self, card: Card) -> bool:
        return self.sees(card) and self.g.being(card) == VAMPIRE

    def value(self, card: Card, stat: int) -> int:
        """The game's own sum: printed, attached, added. 0 of a card it does not see."""
        return value(self.g, card, stat) if self.sees(card) else 0

    def damage_added(self, card: Card) -> int:
        """To its attacks, as things stand."""
        return balance(self.g, card, DAMAGE)

    def defence(self, card: Card, stat: int) -> int:
        return self.value(card, stat) + self.value(card, SHIELD)

    def strongest(self, card: Card) -> int:
        return max([self.value(card, stat) for stat in ATTRIBUTES])

    def blood(self, card: Card) -> int:
        """Left; of a Mortal, what it takes to defeat it; UNKNOWN_BLOOD of a Monster nobody has turned up."""
        if not self.sees(card):
            return UNKNOWN_BLOOD
        return self.g.blood[card] or self.g.face(card).blood

    def missing_blood(self, card: Card) -> int:
        return maximum_blood(self.g, card) - self.g.blood[card]

    def staked(self, card: Card) -> int:
        """This seat's Prestige on it."""
        return staked(self.g, card, self.me)

    # ---- what the rules say

    def secrecy(self, target: Card) -> int:
        """What the Intel of an attack on it must reach, as things stand."""
        return secrecy_of(self.g, target) if self.sees(target) else 0

    def ability_node(self, row: int) -> int:
        """The sentence of an ability that is offered."""
        effect = self.g.ability(row).effect()
        return NONE if effect is None else self.g.number_of(effect)

    def attack_price(self) -> int:
        """Whoever makes it."""
        return attack_price(self.g, self.me, NO_CARD)

    def attackable(self) -> list[Card]:
        """Whom this seat's characters may attack, if they stand in The Streets."""
        g, found = self.g, list[Card]()
        for card in attackable(g, self.me):
            seat = g.controller[card]
            if why_not_target_in_city(g, self.me, card) is None if seat == CITY else has_had_a_turn(g, seat):
                found.append(card)
        return found

    def was_called_off(self, attacker: Card, target: Card) -> bool:
        rows = self.g.called_off
        return any([rows[at] == attacker and rows[at + 1] == target for at in range(0, len(rows), 2)])

    def may_set_out(self, attacker: Card) -> bool:
        return why_not_set_out(self.g, attacker) is None

    def has_clan(self, clan: int) -> bool:
        return has_clan(self.g, self.me, clan)

    def hazards(self) -> tuple[int, int]:
        """What waits for a party that moves out: damage to vampires, and other evils."""
        harm, texts = 0, 0
        for row in self.g.index[MEETS_PARTY]:
            met = meeting(self.g, row)
            harm += met.damage()
            texts += met.effect() is not None
        return harm, texts


class Sight:
    """Eyes for a view, with the cards it speaks of."""

    def __init__(self, book: Rulebook) -> None:
        self.book: Final = book

    def of(self, view: View) -> Eyes:
        return Eyes(as_seen(self.book, view), view.seat)
