"""Set-up, in the printed order: RV-SETUP-01 to -48, and the Monsters: RV-MONSTER-05 to -07."""

from __future__ import annotations

from typing import Final

from primogen.kernel.chance import Chances, sow
from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.machine import run
from primogen.kernel.values import modifiers
from primogen.rivals.rules.atoms.blood import put_blood
from primogen.rivals.rules.atoms.cards import (
    bring_into_streets,
    draw_from,
    enter_haven,
    put,
    reveal,
    set_aside,
    shuffle,
)
from primogen.rivals.rules.atoms.clock import turn_up_agenda
from primogen.rivals.rules.atoms.decks import top_of
from primogen.rivals.rules.atoms.layout import (
    add_card,
    choose_leader,
    lay_borrowed,
    lay_deck,
    set_first_player,
    set_rival,
    set_switches,
    set_table,
)
from primogen.rivals.rules.atoms.prestige import add_to_start, pay_prestige, take_from_supply
from primogen.rivals.rules.atoms.tokens import give_leader_token
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.flags import FIRST_PRESTIGE
from primogen.rivals.rules.frame_kinds import SETUP
from primogen.rivals.rules.numbers import EVENTS_SET_ASIDE, STARTING_LIBRARY_CARDS, STARTING_PRESTIGE
from primogen.rivals.rules.rivals import draw_rivals
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.seeing import LEADER_STEP, LOSERS, REPLACE_STEP
from primogen.rivals.rules.switches.setup import (
    AGENDA_AT_START,
    AT_ONCE,
    FIRST_BID,
    HIGHEST_POTENCY,
    LEADER_CHOICE,
    LOST_LEADER,
    MAY_PASS,
    OPEN,
    REVEAL_ORDER,
    SET_ASIDE,
    TOGETHER,
    TWO_PLAYER_PRINCE,
)
from primogen.rivals.rules.table import FIRST, Table
from primogen.rivals.rules.turn import Turn
from primogen.rivals.rules.words import (
    BID,
    BOX,
    CHOOSE_LEADER,
    CITY,
    COMMAND,
    EVENT,
    FACTION,
    FEWEST_SEATS,
    HUNTERS,
    LIBRARY,
    MONSTER_DECK,
    MOST_SEATS,
    PRINCE,
    SHOWN,
    START_OF_GAME,
    UNUSED,
)

MONSTERS_PER_HUNTER: Final = 2  # RV-MONSTER-05

ASKED: Final = 0  # how many seats have chosen, bid or replaced
HIGHEST: Final = 1  # the bid so far
HOLDER: Final = 2  # who bid it
BIDDERS: Final = 3  # a bit per seat in the bidding under way


class Setup(Procedure[Table]):
    kind = SETUP

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("setup", NONE)

    # ---- 1. City Deck, and Monsters

    def city_deck(self, g: Table) -> None:
        if g.seats() == 2 and g.switches[TWO_PLAYER_PRINCE] == SET_ASIDE:  # RV-SETUP-06
            for card in g.pile(CITY, LIBRARY):
                if g.kind(card) == PRINCE:
                    set_aside(g, card, BOX)
        shuffle(g, CITY, LIBRARY)  # before any is set aside: a handle left out must not tell which it was (RV-INFO-06)
        events = [card for card in g.pile(CITY, LIBRARY) if g.kind(card) == EVENT]
        for card in events[:EVENTS_SET_ASIDE]:  # RV-SETUP-08
            set_aside(g, card, BOX)
        shuffle(g, CITY, LIBRARY)  # RV-SETUP-09

    def monster_deck(self, g: Table) -> None:
        hunters = g.faction.count(HUNTERS)
        shuffle(g, CITY, UNUSED)
        for _ in range(hunters * MONSTERS_PER_HUNTER):
            set_aside(g, top_of(g, UNUSED), MONSTER_DECK)
        for _ in range(hunters):
            bring_into_streets(g, top_of(g, MONSTER_DECK))  # RV-MONSTER-07

    # ---- 3. Faction Deck & Leader (2: the supplies are set already)

    def mix_faction_decks(self, g: Table) -> None:
        """The place of a character in its deck list must not tell who the face-down Leader is: RV-INFO-09."""
        for seat in range(g.seats()):
            shuffle(g, seat, FACTION)

    def intended_leader(self, g: Table, chosen: Chosen) -> Asks:
        """RV-SETUP-13: each in secret; asked in turn, revealed together."""
        seat = self.cells[ASKED]
        if chosen != UNASKED:
            choose_leader(g, seat, card_of(chosen))
            self.cells[ASKED] += 1
            if self.cells[ASKED] < g.seats():
                self.go(LEADER_STEP)
            return None
        decision = g.ask(seat, "leader", "RV-SETUP-13", ALWAYS)
        for card in may_lead(g, seat):
            decision.offer(CHOOSE_LEADER, card)
        return decision

    # ---- 4 to 6. Library, Agenda, Haven

    def shuffle_decks(self, g: Table) -> None:
        for seat in range(g.seats()):
            shuffle(g, seat, FACTION)
            shuffle(g, seat, LIBRARY)
            shuffle(g, seat, BOX)  # RV-WRAITH-01

    # ---- 7. Determine Player Order

    def player_order(self, g: Table) -> None:
        set_first_player(g, g.roll(g.seats()))
        tell(g, "first-player", g.clock[FIRST])

    # ---- 8. Reveal Leaders

    def reveal_leaders(self, g: Table) -> None:
        for seat in g.clockwise_from(g.clock[FIRST]):
            reveal(g, intended(g, seat))
            if g.switches[REVEAL_ORDER] == TOGETHER:  # R20-UNQ-03
                reveal_haven(g, seat)
        self.cells[LOSERS] = 0

    def begin_bidding(self, g: Table) -> None:
        """RV-SETUP-21: those who reveal the same Leader bid for it, once each."""
        contested = contest(g, self.cells[LOSERS])
        self.cells[BIDDERS] = sum(1 << seat for seat in contested)
        self.cells[ASKED] = 0
        self.cells[HIGHEST] = -1
        self.cells[HOLDER] = NONE
        if not contested:
            self.go(REPLACE_STEP)

    def bid(self, g: Table, chosen: Chosen) -> Asks:
        """RV-SETUP-22 to -25: the first must bid (R20-UNQ-04: may); each later one bids more or passes."""
        seats = [seat for seat in g.clockwise_from(g.clock[FIRST]) if self.cells[BIDDERS] >> seat & 1]
        seat = seats[self.cells[ASKED]]
        if chosen != UNASKED:
            self.cells[ASKED] += 1
            if verb_of(chosen) == BID:
                self.cells[HIGHEST] = number_of(chosen)
                self.cells[HOLDER] = seat
                tell(g, "bids", seat, number=number_of(chosen))
            if self.cells[ASKED] < len(seats):
                self.go(BID_STEP)
            return None
        leader = intended(g, seat)
        decision = g.ask(seat, "bid", "RV-SETUP-24", about=leader)
        for amount in range(self.cells[HIGHEST] + 1, g.prestige[seat] - g.face(leader).bp):
            decision.offer(BID, leader, amount)
        if self.cells[HIGHEST] >= 0 or g.switches[FIRST_BID] == MAY_PASS:
            decision.offer(PASS)
        return decision

    def end_bidding(self, g: Table) -> None:
        """RV-SETUP-26 to -28; without any bid the first keeps it: R20-UNQ-06."""
        holder = self.cells[HOLDER]
        if holder == NONE:
            holder = next(seat for seat in g.clockwise_from(g.clock[FIRST]) if self.cells[BIDDERS] >> seat & 1)
        else:
            pay_prestige(g, holder, self.cells[HIGHEST])
        for seat in range(g.seats()):
            if self.cells[BIDDERS] >> seat & 1 and seat != holder:
                self.cells[LOSERS] |= 1 << seat
                set_leader_aside(g, seat)
        self.go(BIDDING_STEP)

    def replacement(self, g: Table, chosen: Chosen) -> Asks:
        """RV-SETUP-28, -29: another of their own, like no other Leader on the table."""
        seat = next((s for s in g.clockwise_from(g.clock[FIRST]) if self.cells[LOSERS] >> s & 1), NONE)
        if seat == NONE:
            return None
        if chosen != UNASKED:
            choose_leader(g, seat, card_of(chosen))
            reveal(g, card_of(chosen))
            if g.switches[LOST_LEADER] == AT_ONCE:  # R20-UNQ-08
                take_back(g, seat)
            self.cells[LOSERS] &= ~(1 << seat)
            self.go(REPLACE_STEP)
            return None
        taken = [g.face(intended(g, other)).name for other in range(g.seats()) if intended(g, other) != NONE]
        decision = g.ask(seat, "leader-again", "RV-SETUP-29", ALWAYS)
        for card in g.pile(seat, FACTION):
            if g.face(card).name not in taken:
                decision.offer(CHOOSE_LEADER, card)
        return decision

    def leaders_enter(self, g: Table) -> None:
        """RV-SETUP-31 to -34; not a recruitment: RV-SETUP-14."""
        for seat in g.clockwise_from(g.clock[FIRST]):
            leader = intended(g, seat)
            put_blood(g, leader, take_from_supply(g, seat, g.face(leader).bp))
            give_leader_token(g, seat, leader)
            enter_haven(g, leader, seat)

    # ---- 9. Reveal Havens

    def reveal_havens(self, g: Table) -> None:
        if g.switches[REVEAL_ORDER] == TOGETHER:
            return
        for seat in g.clockwise_from(g.clock[FIRST]):
            reveal_haven(g, seat)

    # ---- 10. Determine Rivals (11: Agenda cards stay face down)

    def determine_rivals(self, g: Table) -> None:
        order = g.clockwise_from(g.clock[FIRST])
        for player, rival in enumerate(draw_rivals(g)):
            set_rival(g, order[player], order[rival])
            tell(g, "rival", order[player], number=order[rival])  # face up: RV-SETUP-38
        if g.switches[AGENDA_AT_START] == OPEN:  # R20-AGD-09
            for seat in order:
                turn_up_agenda(g, seat)

    # ---- 12. Starting Hand

    def starting_hand(self, g: Table) -> None:
        """RV-SETUP-46, -47; a lost Leader goes back only now: RV-SETUP-30."""
        for seat in g.clockwise_from(g.clock[FIRST]):
            lost = g.pile(seat, SHOWN)
            if lost:
                shuffle(g, seat, FACTION)  # its player has looked through it
            for _ in range(1 if seat == g.clock[FIRST] else 2):
                draw_from(g, seat, FACTION)
            for _ in range(STARTING_LIBRARY_CARDS):
                draw_from(g, seat, LIBRARY)
            if lost:
                take_back(g, seat)
        self.done()
        for seat in g.clockwise_from(g.clock[FIRST]):
            happened(g, START_OF_GAME, seat)


STEPS: Final = (
    acts(Setup.city_deck),
    acts(Setup.monster_deck),
    acts(Setup.mix_faction_decks),
    asks(Setup.intended_leader),
    acts(Setup.shuffle_decks),
    acts(Setup.player_order),
    acts(Setup.reveal_leaders),
    acts(Setup.begin_bidding),
    asks(Setup.bid),
    acts(Setup.end_bidding),
    asks(Setup.replacement),
    acts(Setup.leaders_enter),
    acts(Setup.reveal_havens),
    acts(Setup.determine_rivals),
    acts(Setup.starting_hand),
)
BIDDING_STEP: Final = position(STEPS, Setup.begin_bidding)
BID_STEP: Final = BIDDING_STEP + 1
assert REPLACE_STEP == BIDDING_STEP + 3 and position(STEPS, Setup.shuffle_decks) == LEADER_STEP + 1


def reveal_haven(g: Table, seat: Seat) -> None:
    """One may say with how much Prestige the game is started: what has been spent by then stays spent."""
    reveal(g, g.haven_card[seat])
    first = modifiers(g, FIRST_PRESTIGE, seat)
    if first:
        add_to_start(g, seat, first - STARTING_PRESTIGE)


def intended(g: Table, seat: Seat) -> Card:
    """The Leader lying before this player, or NONE."""
    found = [card for card in g.pile(seat, COMMAND) if card not in (g.haven_card[seat], g.agenda_card[seat])]
    return found[0] if found else NONE


def contest(g: Table, losers: int) -> list[Seat]:
    """Who revealed the same Leader as somebody else, of the first name that is contested."""
    order = [seat for seat in g.clockwise_from(g.clock[FIRST]) if not losers >> seat & 1]
    for seat in order:
        same = [other for other in order if g.face(intended(g, other)).name == g.face(intended(g, seat)).name]
        if len(same) > 1:
            return same
    return []


def may_lead(g: Table, seat: Seat) -> tuple[Card, ...]:
    """Any character of one's own (RV-SETUP-13), or only those of the highest Blood Potency (R20-SET-05)."""
    own = g.pile(seat, FACTION)
    if g.switches[LEADER_CHOICE] == HIGHEST_POTENCY:
        highest = max(g.face(card).bp for card in own)
        return tuple(card for card in own if g.face(card).bp == highest)
    return own


def take_back(g: Table, seat: Seat) -> None:
    """A Leader lost in the bidding."""
    for card in g.pile(seat, SHOWN):
        put(g, card, FACTION, seat)
    shuffle(g, seat, FACTION)


def set_leader_aside(g: Table, seat: Seat) -> None:
    put(g, intended(g, seat), SHOWN, seat)


def new_game(
    book: Rulebook,
    decks: list[Deck],
    city: list[str],
    monsters: list[str],
    seed: bytes,
    chances: Chances | None = None,
    *,
    switches: list[int] | None = None,
) -> Table:
    if not FEWEST_SEATS <= len(decks) <= MOST_SEATS:
        raise ValueError(f"RV-SETUP-02: {FEWEST_SEATS} to {MOST_SEATS} players, not {len(decks)}")
    g = Table(book)
    set_table(g, len(decks))
    if switches is not None:
        set_switches(g, switches)
    sow(g.chance, seed)
    g.chances = chances
    for seat, deck in enumerate(decks):
        lay_deck(g, seat, deck)
    for name in city:
        add_card(g, name, CITY, LIBRARY)
    for name in monsters:
        add_card(g, name, CITY, UNUSED)
    lay_borrowed(g)
    g.call(Turn([NONE, 0]))
    g.call(Setup([0, 0, NONE, 0, 0]))
    run(g)
    return g
