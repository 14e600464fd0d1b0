"""The table: every field of a game of VTES, each declared once, and the questions asked of it everywhere."""

from __future__ import annotations

from typing import Final

from primogen.kernel.board import CLOCKWISE, Board
from primogen.kernel.frames import DONE
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.state import ON_BACK, ON_SIGHT, PER_CARD, PER_SEAT, TO_ALL
from primogen.kernel.values import value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.people import NO_CLAN, NO_SECT
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.topics import AWAKE, TOPICS
from primogen.vtes.rules.words import (
    CRYPT,
    CRYPT_KINDS,
    HAND,
    INCAPACITATED,
    LIBRARY,
    MINIONS,
    NOBODY,
    ON_CARD,
    READY,
    THIS_TURN,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
    ZONES,
)

# The cells of the clock
ACTIVE: Final = 0
TURN_NUMBER: Final = 1
SEATS: Final = 2
EDGE: Final = 3  # who has it, or NONE: VT-TERM-15
MASTER_LEFT: Final = 4  # master phase actions
TRIFLED: Final = 5  # one has been gained from a trifle: VT-MASTER-18
TRANSFERS_LEFT: Final = 6
DISCARDS_LEFT: Final = 7
BANK: Final = 8  # never runs out (VT-SETUP-04): below 0, so many counters are on the table
EVENT_PLAYED: Final = 9  # in this discard phase: VT-EVENT-01
CLOCK: Final = 10

ROW2: Final = 2
ROW3: Final = 3
OUST_DUE: Final = 0  # rows of `due`: what, and the seat or the card
HAND_DUE: Final = 1  # her hand size has changed: VT-LIB-09
REPLACE_DUE: Final = 4  # a card that was not to be replaced while another lay in play: VT-LIB-08
TITLE_DUE: Final = 2  # a vampire claims a title: VT-CONTEST-09
LIFE_DUE: Final = 3  # an ally or a retainer has burned its last life: VT-ALLY-09, VT-RETAIN-06
GIVEN_UP_DUE: Final = 5  # she leaves the game, and nobody can save her

ON_CARD_PILE: Final = NOBODY * ZONES + ON_CARD
AS_PRINTED: Final = -1  # of a clan, a sect, a title
NOT_WITHDRAWING: Final = 0
WITHDRAWING: Final = 1


class Table(Board):
    # fmt: off
    __slots__ = (
        "acted", "blood", "book", "clan", "clock", "contests", "corruption", "events", "limits", "masters_owed",
        "optioned", "played", "played_as", "pool", "postponed", "purse", "sect", "switches", "tapped", "title", "used",
        "victory", "withdrawing",
    )
    # fmt: on

    def __init__(self, book: Rulebook, of: Table | None = None) -> None:
        super().__init__(book, TOPICS, book.remembered, frozenset(), of)
        self.book: Final = book
        self.pool: Final = book.pool
        self.clock: Final = self.column("clock", shown=TO_ALL, keys="clock")
        self.switches: Final = self.column("switches", shown=TO_ALL, keys="switch")
        # of a seat
        self.purse: Final = self.column("purse", PER_SEAT, shown=TO_ALL)  # her pool: VT-TERM-02
        self.victory: Final = self.column("victory", PER_SEAT, shown=TO_ALL)
        self.masters_owed: Final = self.column("masters_owed", PER_SEAT, shown=TO_ALL)  # VT-MASTER-14
        self.withdrawing: Final = self.column("withdrawing", PER_SEAT, shown=TO_ALL)  # VT-WITHDRAW-01
        # of a card
        self.tapped: Final = self.column("tapped", PER_CARD, shown=ON_BACK)
        self.blood: Final = self.column("blood", PER_CARD, shown=ON_BACK)  # or life, or influence: VT-TERM-13
        self.clan: Final = self.column("clan", PER_CARD, shown=ON_SIGHT, empty=AS_PRINTED)  # VT-SECT-02
        self.sect: Final = self.column("sect", PER_CARD, shown=ON_SIGHT, empty=AS_PRINTED)
        self.title: Final = self.column("title", PER_CARD, shown=ON_SIGHT, empty=AS_PRINTED)
        self.contests: Final = self.column("contests", PER_CARD, shown=ON_SIGHT)  # contests its title: VT-CONTEST-10
        self.played_as: Final = self.column("played_as", PER_CARD, shown=ON_SIGHT)  # by which of its uses: VT-CRYPT-10
        # rows
        self.corruption: Final = self.column("corruption", shown=TO_ALL)  # minion, whose counters on it, how many
        self.acted: Final = self.column("acted", shown=TO_ALL)  # this turn: minion, and what it did (see legality.py)
        self.played: Final = self.column("played", shown=TO_ALL)  # in this action: minion, printed card
        self.limits: Final = self.column("limits", shown=TO_ALL)  # played once: minion, printed card, until when
        self.used: Final = self.column("used", shown=TO_ALL)  # once: rows of effects, each until when
        self.postponed: Final = self.column("postponed", shown=TO_ALL)  # cards not replaced: seat, until when
        self.optioned: Final = self.column("optioned", shown=TO_ALL)  # in this untap phase: seats (VT-LIB-14)
        self.events: Final = self.column("events", shown=TO_ALL)  # printed cards played in this game: VT-EVENT-02

    @property
    def active(self) -> Seat:
        return self.clock[ACTIVE]

    # ---- cards

    def face(self, card: Card) -> Printed:
        return self.pool.cards[self.definition[card]]

    def printed_as(self, card: Card) -> int:
        """As which card of the library, whatever it is in play."""
        return self.pool.elsewhere.get(self.definition[card], self.definition[card])

    def hand(self, seat: Seat) -> tuple[int, ...]:
        return self.piles[seat * ZONES + HAND]

    def ready(self, seat: Seat) -> tuple[Card, ...]:
        """Minions in the ready region: VT-SETUP-07."""
        return self.piles[seat * ZONES + READY]

    def controlled(self, seat: Seat) -> tuple[Card, ...]:
        """Also those in torpor: VT-TORPOR-01."""
        at = seat * ZONES
        return self.piles[at + READY] + self.piles[at + TORPOR] + self.piles[at + INCAPACITATED]

    def minions(self) -> list[Card]:
        """All ready minions, from the active player clockwise."""
        return [card for seat in self.clockwise_from(self.active) for card in self.ready(seat)]

    def is_ready(self, card: Card) -> bool:
        return self.zone[card] == READY

    def is_vampire(self, card: Card) -> bool:
        return self.pool.kinds[self.definition[card]] == VAMPIRE

    def is_minion(self, card: Card) -> bool:
        """VT-TERM-18."""
        return self.pool.kinds[self.definition[card]] in MINIONS

    def can_react(self, card: Card) -> bool:
        """VT-TERM-06: ready and untapped, or awake."""
        return self.zone[card] == READY and (not self.tapped[card] or value(self, card, AWAKE) > 0)

    def cards_on(self, host: Card) -> list[Card]:
        lying = self.piles[ON_CARD_PILE]
        return [card for card in lying if self.host[card] == host] if lying else []

    def clan_of(self, card: Card) -> int:
        """Of a card of the library its clan is what it asks for."""
        clan = self.clan[card]
        if clan != AS_PRINTED:
            return clan
        return self.face(card).clan if self.pool.kinds[self.definition[card]] in CRYPT_KINDS else NO_CLAN

    def sect_of(self, card: Card) -> int:
        sect = self.sect[card]
        return self.face(card).own_sect() if sect == AS_PRINTED else sect

    def is_of(self, card: Card, sect: int) -> bool:
        return sect != NO_SECT and self.sect_of(card) == sect

    # ---- seats

    def is_in(self, seat: Seat) -> bool:
        return seat not in self.gone

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Those still in the game; the seat itself first, if it is."""
        order = CLOCKWISE[self.clock[SEATS]][seat]
        return order if not self.gone else tuple([each for each in order if each not in self.gone])

    def prey(self, seat: Seat) -> Seat:
        """On her left, of those still in the game: VT-SETUP-02, VT-VICTORY-09. NONE of the last."""
        return next((each for each in self.clockwise_from(seat) if each != seat), NONE)

    def predator(self, seat: Seat) -> Seat:
        return next((each for each in reversed(self.clockwise_from(seat)) if each != seat), NONE)

    # ---- what the kernel asks

    def another(self, of: Game | None) -> Table:
        return Table(self.book, None if of is None else table(of))

    def printed_value(self, card: Card, stat: int) -> int:
        return self.pool.values[stat][self.definition[card]]

    def you_for(self, source: Card, seat: Seat) -> Seat:
        return self.controller[source]

    def acting_for(self, card: Card) -> Card:
        """The minion that bears it, or the card itself."""
        return card if self.host[card] == NONE else self.host[card]

    def is_silent(self, card: Card) -> bool:
        return False

    def is_lost(self, card: Card) -> bool:
        """Hidden again: its handle may mean another card."""
        return self.zone[card] in (LIBRARY, CRYPT, HAND, UNCONTROLLED)

    def queue_for(self, kind: int) -> list[int]:
        """VT-SEQ-10: what is heard in the middle of a diablerie waits until it is over."""
        is_drinking = any([frame.kind == k.DRINKING and frame.step != DONE for frame in self.frames])
        return self.unheard if is_drinking else self.waiting

    def note_use(self, row: int) -> None:
        self.used.extend((row, THIS_TURN))

    def seats(self) -> int:
        return self.clock[SEATS]

    def clockwise_from_active(self) -> tuple[Seat, ...]:
        return self.clockwise_from(self.active)

    def rule_for_order(self) -> str:
        return "VT-UNTAP-02"

    def rule_for_instead(self) -> str:
        return "VT-TERM-17"

    def rule_for_may(self) -> str:
        return "VT-UNTAP-02"

    def rule_for_window(self) -> str:
        return "VT-SEQ-05"

    def rule_for_target(self) -> str:
        return "VT-LIB-15"


def table(g: Game) -> Table:
    assert isinstance(g, Table)
    return g
