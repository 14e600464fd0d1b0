"""A Scheme's Influence Conflict: a yes-or-no question settled by the whole table."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, Decision, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import LISTED, NAMED, PASS, Resolve, scope
from primogen.kernel.effects import PLAYER as AT_PLAYER
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import expire, modifiers
from primogen.rivals.rules.activating import activate, offer_abilities
from primogen.rivals.rules.atoms.cards import discard, reveal
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.influence import (
    SAID_NO,
    SAID_YES,
    call_for_influence,
    close_fist,
    say,
)
from primogen.rivals.rules.atoms.prestige import pay_prestige, spendable
from primogen.rivals.rules.deals import KEEP_YOUR_WORD, SAY_NO_WITH, SAY_YES_WITH, promised_influence
from primogen.rivals.rules.delayed import call_delayed
from primogen.rivals.rules.frame_kinds import CONFLICT, EXERTING
from primogen.rivals.rules.ignoring import ignores
from primogen.rivals.rules.influence import (
    exert,
    modifiers_placed,
    note_stand_in,
    place_modifier,
    read_modifier,
    why_not_exert,
    why_not_modify,
)
from primogen.rivals.rules.switches.schemes import EVENT_SCHEMES, MAY_STAY_OUT, PLAYED, STAYING_OUT
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ACTIVATE,
    CITY,
    END_OF_SCHEME,
    EXERT,
    EXERTS_AGAINST,
    FIST,
    PLACE_CARD,
    PLAYS_MODIFIER,
    SAY_NO,
    SAY_YES,
    SCHEME_BEGINS,
    SCHEME_FAILS,
    SCHEME_INFLUENCE,
    SCHEME_SUCCEEDS,
    THIS_ACTION,
    THIS_SCHEME,
)

ONLY_LEADERS_EXERT: Final = Refusal("RV-CITY-18", "only-leaders-exert")
SCHEME_PLAYER_SAYS_YES: Final = Refusal("RV-SCHEME-17", "scheme-player-says-yes")
HAS_EXERTED: Final = Refusal("R20-SCH-03", "has-exerted")
PROMISED_OTHERWISE: Final = Refusal("RV-DEAL-03", "promised-otherwise")

CARD: Final = 0
SEAT: Final = 1  # whose Scheme it is
NODE: Final = 2  # what happens on success
WHO: Final = 3
THAT: Final = 4
WHAT: Final = 5  # EVERYTHING counts, or LEADERS_ONLY
PLAYER: Final = 6  # whom it is about, if a player
TURN: Final = 7  # how many seats are done; once all are, how it went
REVEALED: Final = 8  # how many Modifiers have been read out
NAMES: Final = 9  # from here on: cards the text has named
EXERTING_NOW: Final = NAMES + LISTED - NAMED  # from here on: who has exerted Influence in the place of who is asked

SUCCEEDED: Final = 1  # TURN is then the number of seats and one of these
FAILED: Final = 2

EVERYTHING: Final = 0
LEADERS_ONLY: Final = 1


class Conflict(Procedure[Table]):
    kind = CONFLICT

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("scheme", self.cells[CARD])

    @property
    def scheme_player(self) -> Seat:
        return self.cells[SEAT]

    def seat_asked(self, g: Table) -> Seat:
        """RV-SCHEME-05, -18: the player of the Scheme first, then clockwise."""
        return g.clockwise_from(self.scheme_player)[self.cells[TURN]]

    def read_question(self, g: Table) -> None:
        call_for_influence(g)
        tell(g, "scheme", self.scheme_player, self.cells[CARD])
        if self.cells[THAT] != NONE:
            tell(g, "scheme-on", self.scheme_player, self.cells[CARD], self.cells[THAT])
        if self.cells[PLAYER] != NONE:
            tell(g, "scheme-about", self.scheme_player, self.cells[CARD], number=self.cells[PLAYER])
        happened(g, SCHEME_BEGINS, self.scheme_player, self.cells[CARD], self.cells[WHO])

    # ---- each in turn

    def exert_influence(self, g: Table, chosen: Chosen) -> Asks:
        """RV-SCHEME-15: only in one's own place; RV-SCHEME-07: Modifiers go down face down."""
        seat = self.seat_asked(g)
        if chosen == UNASKED:
            if ignores(g, seat, self.cells[CARD]):
                self.go(NEXT_STEP)
                return None
            return self.ask_exert(g, seat)
        verb = verb_of(chosen)
        if verb != PASS:
            self.go(EXERT_STEP)
        if verb == EXERT:
            exert(g, card_of(chosen))
            self.cells.append(card_of(chosen))
        elif verb == PLACE_CARD:
            note_stand_in(g, seat, card_of(chosen))
            card = leave_hand(g, card_of(chosen))
            happened(g, PLAYS_MODIFIER, seat, card)
            place_modifier(g, card)
        elif verb == ACTIVATE:
            activate(g, number_of(chosen), seat)
        return None

    def ask_exert(self, g: Table, seat: Seat) -> Decision:
        decision = g.ask(seat, "exert", "RV-SCHEME-18", ALWAYS, self.cells[CARD])
        for card in g.coterie(seat):
            decision.offer_unless(self.why_not_exert(g, seat, card), EXERT, card)
        for card in g.hand(seat):
            decision.offer_unless(self.why_not_modify(g, seat, card), PLACE_CARD, card)
        offer_abilities(g, seat, decision)  # RV-SCHEME-06: of others only Relentless ones
        decision.offer_unless(self.why_not_stop(g, seat), PASS)
        return decision

    def why_not_exert(self, g: Table, seat: Seat, card: Card) -> Refusal | None:
        if self.cells[WHAT] == LEADERS_ONLY and g.leader[seat] != card:
            return ONLY_LEADERS_EXERT
        return why_not_exert(g, card)

    def why_not_modify(self, g: Table, seat: Seat, card: Card) -> Refusal | None:
        return ONLY_LEADERS_EXERT if self.cells[WHAT] == LEADERS_ONLY else why_not_modify(g, seat, card)

    def closed_fist(self, g: Table, chosen: Chosen) -> Asks:
        """RV-SCHEME-08, -11, RV-INF-13: any number but the last."""
        seat = self.seat_asked(g)
        if chosen != UNASKED:
            close_fist(g, seat, number_of(chosen))
            return None
        if self.cells[WHAT] == LEADERS_ONLY:
            return None
        decision = g.ask(seat, "fist", "RV-SCHEME-08", about=self.cells[CARD])
        most = spendable(g, seat)
        least = min(most, max(0, self.owed(g, seat) - g.exerted[seat])) if g.deals else 0
        for amount in range(least, most + 1):
            decision.offer(FIST, NONE, amount)
        return decision

    def owed(self, g: Table, seat: Seat) -> int:
        """RV-EX-26: so much Influence was promised; to one's own Scheme nobody can say NO."""
        to_yes = promised_influence(g, seat, SAY_YES_WITH)
        return to_yes if seat == self.scheme_player else max(to_yes, promised_influence(g, seat, SAY_NO_WITH))

    def why_not_stop(self, g: Table, seat: Seat) -> Refusal | None:
        """What was promised and no fist could cover is exerted openly, as far as it can be."""
        if not g.deals or all(self.why_not_exert(g, seat, card) for card in g.coterie(seat)):
            return None
        fist = 0 if self.cells[WHAT] == LEADERS_ONLY else spendable(g, seat)
        return KEEP_YOUR_WORD if self.owed(g, seat) > g.exerted[seat] + fist else None

    def declare(self, g: Table, chosen: Chosen) -> Asks:
        """RV-SCHEME-16 to -19: aloud, without the secret Prestige."""
        seat = self.seat_asked(g)
        if chosen == UNASKED:
            decision = g.ask(seat, "declare", "RV-SCHEME-18", about=self.cells[CARD])
            decision.offer_unless(self.why_not_say(g, seat, SAY_YES), SAY_YES)
            decision.offer_unless(self.why_not_say(g, seat, SAY_NO), SAY_NO)
            if g.switches[STAYING_OUT] == MAY_STAY_OUT:
                decision.offer_unless(self.why_not_stay_out(g, seat), PASS)
            return decision
        if verb_of(chosen) == PASS:
            tell(g, "stays-out", seat)
        else:
            yes = verb_of(chosen) == SAY_YES
            say(g, seat, SAID_YES if yes else SAID_NO)
            tell(g, "says-yes" if yes else "says-no", seat, number=g.exerted[seat])
            if not yes:
                self.heard_against(g)
        return None

    def next_seat(self, g: Table) -> None:
        del self.cells[EXERTING_NOW:]
        self.cells[TURN] += 1
        if self.cells[TURN] < g.seats():
            self.go(EXERT_STEP)

    def heard_against(self, g: Table) -> None:
        for card in self.cells[EXERTING_NOW:]:
            happened(g, EXERTS_AGAINST, self.scheme_player, card)

    def why_not_say(self, g: Table, seat: Seat, word: int) -> Refusal | None:
        player = self.scheme_player
        if seat == player:
            return None if word == SAY_YES else SCHEME_PLAYER_SAYS_YES
        if not g.deals:
            return None
        against = SAY_NO_WITH if word == SAY_YES else SAY_YES_WITH
        return PROMISED_OTHERWISE if promised_influence(g, seat, against) else None

    def why_not_stay_out(self, g: Table, seat: Seat) -> Refusal | None:
        """R20-SCH-03: whoever has not exerted anything, and has promised nothing."""
        if seat == self.scheme_player:
            return SCHEME_PLAYER_SAYS_YES
        if has_exerted(g, seat):
            return HAS_EXERTED
        promised = g.deals and (promised_influence(g, seat, SAY_YES_WITH) or promised_influence(g, seat, SAY_NO_WITH))
        return PROMISED_OTHERWISE if promised else None

    # ---- Resolution of a Scheme

    def reveal_all(self, g: Table) -> None:
        """RV-SCHEME-21: Modifiers and fists, all at once."""
        for seat in g.clockwise_from(self.scheme_player):
            for card in modifiers_placed(g, seat):
                reveal(g, card)
            if g.fist[seat]:
                tell(g, "fist-opened", seat, number=g.fist[seat])

    def read_modifiers(self, g: Table) -> None:
        placed = [card for seat in g.clockwise_from(self.scheme_player) for card in modifiers_placed(g, seat)]
        if self.cells[REVEALED] < len(placed):
            self.go(MODIFIER_STEP)
            card = placed[self.cells[REVEALED]]
            self.cells[REVEALED] += 1
            read_modifier(g, card)

    def count(self, g: Table) -> None:
        """RV-SCHEME-22, -23: a tie succeeds. RV-SCHEME-26, -27: only the winning side pays."""
        yes = influence_in_favour(g)
        no = sum(total_of(g, seat) for seat in range(g.seats()) if g.said[seat] == SAID_NO)
        succeeds = yes >= no
        self.cells[TURN] = g.seats() + (SUCCEEDED if succeeds else FAILED)
        tell(g, "scheme-succeeds" if succeeds else "scheme-fails", self.scheme_player, self.cells[CARD], number=yes)
        for seat in range(g.seats()):
            if g.fist[seat] and g.said[seat] == (SAID_YES if succeeds else SAID_NO):
                pay_prestige(g, seat, min(g.fist[seat], spendable(g, seat)))  # RV-INF-13
        if not succeeds:
            self.go(END_STEP)
            happened(g, SCHEME_FAILS, self.scheme_player, self.cells[CARD])

    def scope(self) -> Resolve:
        """What success does, and to whom."""
        at = scope(self.scheme_player, self.cells[CARD], self.cells[WHO], self.cells[THAT], node=self.cells[NODE])
        at.cells[AT_PLAYER] = self.cells[PLAYER]
        at.cells[NAMED:] = self.cells[NAMES:EXERTING_NOW]
        return at

    def resolve(self, g: Table) -> None:
        """RV-SCHEME-25."""
        if self.cells[NODE] != NONE:
            g.call(self.scope())

    def succeeded(self, g: Table) -> None:
        if g.owner[self.cells[CARD]] != CITY or g.switches[EVENT_SCHEMES] == PLAYED:  # a Scheme somebody has played
            happened(g, SCHEME_SUCCEEDS, self.scheme_player, self.cells[CARD])

    def has_succeeded(self, g: Table) -> bool:
        return self.cells[TURN] == g.seats() + SUCCEEDED

    def has_failed(self, g: Table) -> bool:
        return self.cells[TURN] == g.seats() + FAILED

    def after_this_scheme(self, g: Table) -> None:
        if g.delayed and call_delayed(g, END_OF_SCHEME):
            self.go(AFTER_STEP)

    def clear_away(self, g: Table) -> None:
        """RV-SCHEME-28."""
        for seat in range(g.seats()):
            for card in modifiers_placed(g, seat):
                discard(g, card)
        call_for_influence(g)
        expire(g, THIS_SCHEME)
        expire(g, THIS_ACTION)
        self.done()


STEPS: Final = (
    acts(Conflict.read_question),
    asks(Conflict.exert_influence),
    asks(Conflict.closed_fist),
    asks(Conflict.declare),
    acts(Conflict.next_seat),
    acts(Conflict.reveal_all),
    acts(Conflict.read_modifiers),
    acts(Conflict.count),
    acts(Conflict.resolve),
    acts(Conflict.succeeded),
    acts(Conflict.after_this_scheme),
    acts(Conflict.clear_away),
)
EXERT_STEP: Final = 1
NEXT_STEP: Final = position(STEPS, Conflict.next_seat)
MODIFIER_STEP: Final = position(STEPS, Conflict.read_modifiers)
AFTER_STEP: Final = position(STEPS, Conflict.after_this_scheme)
END_STEP: Final = AFTER_STEP


def influence_matters(g: Table) -> bool:
    """Somebody is exerting it: in a Scheme, or for a price."""
    return any(frame.kind in (CONFLICT, EXERTING) for frame in g.frames)


def total_of(g: Table, seat: Seat) -> int:
    """What counts for this seat, its fist included; some cards lower a foe's total, never below 0."""
    total = g.exerted[seat] + g.fist[seat]
    return max(0, total + modifiers(g, SCHEME_INFLUENCE, seat)) if g.index[SCHEME_INFLUENCE] else total


def influence_in_favour(g: Table) -> int:
    return sum(total_of(g, seat) for seat in range(g.seats()) if g.said[seat] == SAID_YES)


def has_exerted(g: Table, seat: Seat) -> bool:
    return g.exerted[seat] > 0 or g.fist[seat] > 0 or bool(modifiers_placed(g, seat))


def conflict_under_way(g: Table) -> Conflict | None:
    for frame in reversed(g.frames):
        if frame.kind == CONFLICT:
            assert isinstance(frame, Conflict)
            return frame
    return None


def influence_conflict(node: int, at: Resolve, what: int) -> Conflict:
    return Conflict([at.card, at.you, node, at.who, at.that, what, at.player, 0, 0, *at.cells[NAMED:LISTED]])
