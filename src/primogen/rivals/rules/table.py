"""The table: every field of a game of Rivals, each declared once, and the questions asked of it everywhere."""

from __future__ import annotations

from typing import Final, Self

from primogen.kernel.board import CLOCKWISE, Board
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.state import FORWARD, NAMED, ON_BACK, ON_SIGHT, PER_CARD, PER_SEAT, TO_ALL, TO_OWN_SEAT
from primogen.kernel.values import value
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.switches.abilities import AFTER_THE_ACTION, TRIGGERS_RESOLVE
from primogen.rivals.rules.words import (
    ACTION,
    AGENDA_CARD,
    ATTACHED,
    BLOOD_POTENCY,
    CITY,
    DISCIPLINES_AT,
    DISCIPLINES_END,
    EVENT,
    EXHAUSTS,
    FACTION,
    HAND,
    HAVEN,
    HAVEN_CARD,
    INFLUENCE,
    LIBRARY,
    MENTAL,
    MONSTER,
    PHYSICAL,
    SECRECY,
    SEPARATE,
    SETS,
    SOCIAL,
    STREETS,
    TOPICS,
    TORPOR,
    ZONES,
)

# The cells of the clock
ACTIVE: Final = 0
TURN_NUMBER: Final = 1
ACTIONS: Final = 2
UNHOSTED_ACTIONS: Final = 3
PHASE: Final = 4
FIRST: Final = 5
SEATS: Final = 6
TAKEN: Final = 7  # how many Actions have been taken this turn

BEGINNING: Final = 0
ACTION_TIME: Final = 1
END_TIME: Final = 2

ROW2: Final = 2
ROW3: Final = 3
ROW4: Final = 4
ROW5: Final = 5

# Rows of `due`: what, and five ints about it
DUE: Final = 6
DEFEAT_DUE: Final = 0  # card, by, seat, quality
TRAPS_DUE: Final = 1  # an event: kind, seat, subject, by, number
BURN_DUE: Final = 2  # a Solitary vampire that has not suffered diablerie: RV-SOLITARY-03

# Values to which the rules themselves may add: see given.py
OF_LEADERS: Final = frozenset((INFLUENCE, SECRECY))
OF_BEARERS: Final = frozenset((PHYSICAL, SOCIAL, MENTAL, BLOOD_POTENCY, *range(DISCIPLINES_AT, DISCIPLINES_END)))
ATTACHED_PILE: Final = CITY * ZONES + ATTACHED


class Table(Board):
    # fmt: off
    __slots__ = (
        "added", "agenda", "agenda_card", "agenda_on", "agenda_up", "beneath", "blood", "book", "bound",
        "called_off", "clock", "contributors", "deals", "declined", "exerted", "exposed", "face_down", "faction",
        "fear", "fist", "foreign",
        "haven_card", "held", "ignored", "knows", "last_time", "leader", "leader_side", "learned", "lent", "loans",
        "minus_bp", "no_influence",
        "out_by", "own_faces",
        "party", "pledges", "pool", "prestige", "purses", "put_off", "rage", "ready", "rival", "rival_held", "said",
        "shed", "shown_to", "spent", "spilled", "stakes", "suffered", "switches", "tagger", "turns_taken", "used",
    )
    # fmt: on

    def __init__(self, book: Rulebook, of: Table | None = None) -> None:
        super().__init__(book, TOPICS, book.remembered, book.whispered, of)
        self.book: Final = book
        self.pool: Final = book.pool
        self.clock: Final = self.column("clock", shown=TO_ALL, keys="clock")
        self.switches: Final = self.column("switches", shown=TO_ALL, keys="switch")
        # of a seat
        self.prestige: Final = self.column("prestige", PER_SEAT, shown=TO_ALL)  # RV-RES-01
        self.agenda: Final = self.column("agenda", PER_SEAT, shown=TO_ALL)
        self.leader: Final = self.column("leader", PER_SEAT, shown=TO_ALL, empty=NONE)
        self.leader_side: Final = self.column("leader_side", PER_SEAT, shown=TO_ALL)
        self.rival: Final = self.column("rival", PER_SEAT, shown=TO_ALL)
        self.rival_held: Final = self.column("rival_held", PER_SEAT, shown=TO_ALL)  # who has the token dealt to it
        self.turns_taken: Final = self.column("turns_taken", PER_SEAT, shown=TO_ALL)
        self.faction: Final = self.column("faction", PER_SEAT, shown=TO_ALL)  # VAMPIRES or HUNTERS
        self.haven_card: Final = self.column("haven_card", PER_SEAT, shown=TO_ALL, empty=NONE)
        self.agenda_card: Final = self.column("agenda_card", PER_SEAT, shown=TO_ALL, empty=NONE)
        self.agenda_up: Final = self.column("agenda_up", PER_SEAT, shown=TO_ALL, under_rewind=FORWARD)
        self.out_by: Final = self.column("out_by", PER_SEAT, shown=TO_ALL)  # who knocked this seat out, or IN_GAME
        self.fist: Final = self.column("fist", PER_SEAT, shown=TO_OWN_SEAT)  # RV-SCHEME-08
        self.suffered: Final = self.column("suffered", PER_SEAT, shown=TO_ALL)  # how often diablerie, in this game
        self.said: Final = self.column("said", PER_SEAT, shown=TO_ALL)
        self.exerted: Final = self.column("exerted", PER_SEAT, shown=TO_ALL)
        # of a card
        self.party: Final = self.column("party", PER_CARD, shown=ON_BACK, empty=NONE)
        self.ready: Final = self.column("ready", PER_CARD, shown=ON_BACK, empty=1)
        self.face_down: Final = self.column("face_down", PER_CARD, shown=ON_BACK)
        self.blood: Final = self.column("blood", PER_CARD, shown=ON_SIGHT)
        self.no_influence: Final = self.column("no_influence", PER_CARD, shown=ON_SIGHT)
        self.fear: Final = self.column("fear", PER_CARD, shown=ON_SIGHT)
        self.minus_bp: Final = self.column("minus_bp", PER_CARD, shown=ON_SIGHT)
        self.agenda_on: Final = self.column("agenda_on", PER_CARD, shown=ON_SIGHT)
        self.rage: Final = self.column("rage", PER_CARD, shown=ON_SIGHT)
        self.tagger: Final = self.column("tagger", PER_CARD, shown=ON_BACK, empty=NONE)
        self.knows: Final = self.column("knows", PER_CARD)  # a bit per seat that is being shown this hidden card
        # rows
        self.stakes: Final = self.column("stakes", shown=TO_ALL)  # Prestige on cards: card, colour, how many
        self.foreign: Final = self.column("foreign", shown=TO_ALL)  # Blood not of the controller's colour: the same
        self.spilled: Final = self.column("spilled", shown=TO_ALL)  # Blood just lost or paid, this turn: the same
        self.purses: Final = self.column("purses", shown=TO_ALL)  # foreign Prestige in supplies: seat, colour, how many
        self.contributors: Final = self.column("contributors", shown=TO_ALL)  # card, seat
        self.shown_to: Final = self.column("shown_to", shown=TO_ALL)  # card, seat: RV-CONSP-04
        self.added: Final = self.column("added", shown=TO_ALL)  # card, seat: who has had their chance this turn
        # Discipline tokens: card, Discipline, side, whose
        self.learned: Final = self.column("learned", shown=TO_ALL, words=("", "discipline", "", ""))
        self.shed: Final = self.column("shed", shown=TO_ALL)  # defeated this turn, and a card it had to discard
        self.used: Final = self.column("used", shown=TO_ALL)  # rows of abilities used this turn: RV-ABIL-17
        self.bound: Final = self.column("bound", shown=TO_ALL)  # card, one that lies under it or belongs to it
        self.loans: Final = self.column("loans", shown=TO_ALL)  # thief, whose Rival token, from whom
        self.exposed: Final = self.column("exposed", shown=TO_ALL)  # card, a seat it does not spare this turn
        self.lent: Final = self.column("lent", shown=TO_ALL)  # row, character: those of a whole coterie, used this turn
        self.spent: Final = self.column("spent", shown=TO_ALL)  # rows of abilities that work once in a game
        self.ignored: Final = self.column("ignored", shown=TO_ALL)  # an Event, a seat it is nothing to
        self.last_time: Final = self.column("last_time", shown=TO_ALL, means=NAMED)  # Events that will leave the game
        self.called_off: Final = self.column("called_off", shown=TO_ALL)  # attacker, target
        self.held: Final = self.column("held", shown=TO_ALL)  # due in Step 10: RV-ATK-31
        self.deals: Final = self.column("deals", shown=TO_ALL)  # promises kept until the turn ends
        self.declined: Final = self.column("declined", shown=TO_ALL)  # proposer, partner: deals that came to nothing
        self.pledges: Final = self.column("pledges", shown=TO_ALL)  # promises over turns: until which; as in `deals`
        self.put_off: Final = self.column("put_off", shown=TO_ALL)  # abilities that wait for the end of an action
        self.beneath: Final = self.column("beneath", shown=TO_ALL)  # cards that have another face for a while
        self.own_faces: Final = self.column("own_faces", shown=TO_ALL, means=NAMED)  # and what is printed on each

    @property
    def active(self) -> Seat:
        return self.clock[ACTIVE]

    def kind(self, card: Card) -> int:
        """An Action that has become the city's is an Event: R229-CRD-133."""
        kind = self.pool.kinds[self.definition[card]]
        return EVENT if kind == ACTION and self.owner[card] == CITY else kind

    def face(self, card: Card) -> Printed:
        return self.pool.cards[self.definition[card]]

    def own_face(self, card: Card) -> int:
        """What is printed on it, whatever it is for now."""
        return self.own_faces[self.beneath.index(card)] if card in self.beneath else self.definition[card]

    def being(self, card: Card) -> int:
        return self.pool.beings[self.definition[card]]

    def has_word(self, card: Card, words: int) -> bool:
        """RV-TERM-06; a card attached face down is blank."""
        if not self.pool.words[self.definition[card]] & words:
            return False
        return not self.face_down[card] or self.zone[card] != ATTACHED

    def hand(self, seat: Seat) -> tuple[int, ...]:
        return self.piles[seat * ZONES + HAND]

    def coterie(self, seat: Seat) -> tuple[Card, ...]:
        """Active characters: RV-TERM-07, -14."""
        return self.piles[seat * ZONES + HAVEN] + self.piles[seat * ZONES + STREETS]

    def controlled(self, seat: Seat) -> tuple[Card, ...]:
        """Also those in torpor: RV-DEF-13."""
        return self.coterie(seat) + self.piles[seat * ZONES + TORPOR]

    def monsters(self) -> list[Card]:
        """Face-up Monsters in The Streets, which are characters: RV-TERM-11."""
        monsters, definition, face_down = self.pool.monsters, self.definition, self.face_down
        there = self.piles[CITY * ZONES + STREETS]
        return [card for card in there if definition[card] in monsters and not face_down[card]]

    def city_streets(self, kind: int) -> list[Card]:
        """Cards of one kind in The Streets that no player controls."""
        kinds, definition = self.pool.kinds, self.definition
        if kind == EVENT:  # some of them are printed as something else: `kind`
            return [card for card in self.piles[CITY * ZONES + STREETS] if self.kind(card) == kind]
        return [card for card in self.piles[CITY * ZONES + STREETS] if kinds[definition[card]] == kind]

    def characters(self) -> list[Card]:
        """All active characters, from the active player clockwise, then Monsters."""
        found: list[Card] = []
        for seat in self.clockwise_from(self.clock[ACTIVE]):
            found.extend(self.coterie(seat))
        return found + self.monsters()

    def is_active(self, card: Card) -> bool:
        return self.zone[card] == HAVEN or self.zone[card] == STREETS

    def are_party(self, one: Card, other: Card) -> bool:
        together = self.party[one] == self.party[other] and self.zone[one] == self.zone[other]
        if not together or self.controller[one] != self.controller[other] or not self.is_active(one):
            return False
        return one == other or not self.is_separate(one)

    def is_separate(self, card: Card) -> bool:
        """By a card that makes it a party of its own."""
        return bool(self.index[SEPARATE]) and value(self, card, SEPARATE) > 0

    def party_of(self, card: Card) -> list[Card]:
        """RV-MOVE-06; a Monster or Mortal is alone: RV-MORTAL-03."""
        seat = self.controller[card]
        if seat == CITY or self.is_separate(card):
            return [card]
        party, zone = self.party[card], self.zone[card]
        return [member for member in self.piles[seat * ZONES + zone] if self.party[member] == party]

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        return CLOCKWISE[self.clock[SEATS]][seat]

    def foes(self, seat: Seat) -> tuple[Seat, ...]:
        """RV-TERM-19, clockwise from the left."""
        return self.clockwise_from(seat)[1:]

    def is_rival(self, seat: Seat, foe: Seat) -> bool:
        """Whoever's token one holds; one's own makes nobody one's Rival: R229-CRD-89, -90."""
        if seat == CITY or seat == foe or foe not in self.rival:
            return False
        return self.rival_held[self.rival.index(foe)] == seat

    def adversary(self, seat: Seat) -> Seat:
        """RV-TERM-08: whoever holds this player's token; if that is the player, whoever it was dealt to."""
        dealt = self.rival.index(seat)
        return dealt if self.rival_held[dealt] == seat else self.rival_held[dealt]

    # ---- what the kernel asks

    def another(self, of: Game | None) -> Table:
        return Table(self.book, None if of is None else table(of))

    def whisper(self, kind: int, seat: Seat, subject: Card, by: Card, number: int) -> None:
        if self.clock[PHASE] != ACTION_TIME:  # RV-TRAP-06
            return
        if self.has_any(self.pool.springing[kind]):
            self.due.extend((TRAPS_DUE, kind, seat, subject, by, number))

    def queue_for(self, kind: int) -> list[int]:
        """R229-TIM-01: at once. Before that, what heard somebody exhaust waited for the end of the action."""
        if kind == EXHAUSTS and self.switches[TRIGGERS_RESOLVE] == AFTER_THE_ACTION:
            return self.put_off if self.clock[PHASE] == ACTION_TIME else self.waiting
        return self.waiting

    def printed_value(self: Self, card: Card, stat: int) -> int:
        if (
            self.zone[card] == TORPOR
            or self.index[SETS]
            or stat in OF_LEADERS
            or (stat in OF_BEARERS and (self.piles[ATTACHED_PILE] or self.minus_bp[card] or self.learned))
        ):
            return self.rules.given(self, card, stat, None)
        return self.pool.values[stat][self.definition[card]]  # as nearly always

    def you_for(self, source: Card, seat: Seat) -> Seat:
        """On a city card, "you" are whoever it happens to; on a Monster, whoever tagged it: RV-MONSTER-37."""
        you = self.controller[source]
        if you != CITY:
            return you
        if self.kind(source) == MONSTER or self.tagger[source] != NONE:  # R229-CRD-157: beside that player's Haven
            return self.tagger[source]
        return self.clock[ACTIVE] if seat == CITY else seat

    def acting_for(self, card: Card) -> Card:
        """RV-HAVEN-05: a Leader Ability is text on the Leader's card. An attachment acts for its host."""
        host = self.host[card]
        if host != NONE:
            return host if self.zone[host] != ATTACHED else self.host[host]  # a wraith token lies on its Mortal
        is_haven = self.pool.kinds[self.definition[card]] == HAVEN_CARD
        return self.leader[self.owner[card]] if is_haven else card

    def is_silent(self, card: Card) -> bool:
        """RV-AGENDA-02."""
        return self.kind(card) == AGENDA_CARD and not self.agenda_up[self.controller[card]]

    def is_lost(self, card: Card) -> bool:
        return self.zone[card] in (LIBRARY, FACTION)

    def note_use(self, row: int) -> None:
        self.used.append(row)

    def seats(self) -> int:
        return self.clock[SEATS]

    def clockwise_from_active(self) -> tuple[Seat, ...]:
        return CLOCKWISE[self.clock[SEATS]][self.clock[ACTIVE]]

    def rule_for_order(self) -> str:
        return "RV-GOLD-04"

    def rule_for_instead(self) -> str:
        return "RV-ABIL-18"

    def rule_for_may(self) -> str:
        return "RV-ABIL-06"

    def rule_for_window(self) -> str:
        return "RV-RELENT-03"

    def rule_for_target(self) -> str:
        return "RV-TERM-27"


def table(g: Game) -> Table:
    assert isinstance(g, Table)
    return g
