"""Making a deal: one player proposes, term by term; the other accepts or not. One of them is the active player."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Decision, number_of, verb_of
from primogen.kernel.effects import CHOOSE_SEAT, DONE_PICKING, NO
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.log import Cause, tell
from primogen.rivals.rules.atoms.rows import note_declined, note_pledge, note_promise, something_changed
from primogen.rivals.rules.deals import (
    COUNTED,
    HOLDS_FOR,
    PROMISES,
    SAY_NO_WITH,
    SAY_YES_WITH,
    may_propose,
    rounds_of,
    term,
)
from primogen.rivals.rules.frame_kinds import DEAL_MAKING
from primogen.rivals.rules.switches.schemes import DEALS, OF_THIS_TURN, OVER_TURNS
from primogen.rivals.rules.table import ROW4, Table
from primogen.rivals.rules.words import ACCEPT, DECLINE, PROMISE

MOST_TERMS: Final = 4  # of one deal: enough for an offer and a return, and a menu one can read
MOST_COUNTED: Final = 5  # Influence or cards promised in one term

COMPOSING: Final = 1  # the step in which terms are added

PROPOSER: Final = 0
PARTNER: Final = 1
TERMS: Final = 2  # from here on: rows (who, what, to whom, how much)


def promises_of(g: Table, who: Seat, terms: list[int]) -> list[int]:
    """The active player's Schemes are the only ones of the turn, and to those they say YES: RV-SCHEME-17.

    Nobody promises both YES and NO, be it in two deals: one of them could not be kept (RV-DEAL-03). Over turns there
    are Schemes of others, too: R20-SCH-05.
    """
    rows = [*g.deals, *terms]
    given = [rows[at + 1] for at in range(0, len(rows), ROW4) if rows[at] == who]
    only_now = g.switches[DEALS] == OF_THIS_TURN
    barred = [SAY_NO_WITH] if (who == g.active and only_now) or SAY_YES_WITH in given else []
    if SAY_NO_WITH in given:
        barred.append(SAY_YES_WITH)
    return [promise for promise in PROMISES if promise not in barred]


class DealMaking(Procedure[Table]):
    kind = DEAL_MAKING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("deal", NONE)

    def choose_partner(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[PARTNER] = number_of(chosen)
            return None
        proposer = self.cells[PROPOSER]
        decision = g.ask(proposer, "deal-with", "RV-DEAL-01")
        for seat in may_propose(g, proposer):
            decision.offer(CHOOSE_SEAT, NONE, seat)
        return decision

    def add_terms(self, g: Table, chosen: Chosen) -> Asks:
        cells = self.cells
        if chosen == UNASKED:
            return self.ask_terms(g)
        if verb_of(chosen) == NO:
            self.comes_to_nothing(g)
        elif verb_of(chosen) == PROMISE:
            number = number_of(chosen)
            who, promise = number // 256, number // 16 % 16
            to = cells[PARTNER] if who == cells[PROPOSER] else cells[PROPOSER]
            cells.extend((who, promise, to, number % 16))
            self.go(COMPOSING)
        return None

    def ask_terms(self, g: Table) -> Asks:
        proposer, partner = self.cells[PROPOSER], self.cells[PARTNER]
        decision = g.ask(proposer, "deal-terms", "RV-DEAL-03")
        if len(self.cells) < TERMS + MOST_TERMS * ROW4:
            for who in (proposer, partner):
                for promise in promises_of(g, who, self.cells[TERMS:]):
                    for number in range(1, MOST_COUNTED + 1) if promise in COUNTED else (1,):
                        decision.offer(PROMISE, NONE, term(who, promise, number))
            self.offer_rounds(g, proposer, decision)
        if any(self.cells[at + 1] != HOLDS_FOR for at in range(TERMS, len(self.cells), ROW4)):
            decision.offer(DONE_PICKING)
        decision.offer(NO)
        return decision

    def offer_rounds(self, g: Table, proposer: Seat, decision: Decision) -> None:
        """R20-SCH-05: said once, by whoever proposes, of all that both promise."""
        if g.switches[DEALS] == OVER_TURNS and not rounds_of(self.cells[TERMS:]):
            for number in range(1, MOST_COUNTED + 1):
                decision.offer(PROMISE, NONE, term(proposer, HOLDS_FOR, number))

    def accept(self, g: Table, chosen: Chosen) -> Asks:
        """RV-DEAL-02: in public."""
        if chosen == UNASKED:
            decision = g.ask(self.cells[PARTNER], "deal-accept", "RV-DEAL-02")
            decision.offer(ACCEPT, NONE, self.cells[PROPOSER])
            decision.offer(DECLINE, NONE, self.cells[PROPOSER])
            return decision
        accepted = verb_of(chosen) == ACCEPT
        tell(g, "deal-made" if accepted else "deal-declined", self.cells[PARTNER], number=self.cells[PROPOSER])
        if not accepted:
            self.comes_to_nothing(g)
            return None
        self.done()
        something_changed(g)  # it may be for the very Intel an attack lacked
        rounds = rounds_of(self.cells[TERMS:])
        for at in range(TERMS, len(self.cells), ROW4):
            note_promise(g, *self.cells[at : at + ROW4])
            if rounds:
                note_pledge(g, rounds, self.cells[at : at + ROW4])
        return None

    def break_off(self, g: Table) -> None:
        """Reading 80: it is the active player's turn, and they need not wait until somebody has found their terms."""
        tell(g, "deal-broken-off", g.active, number=self.cells[PROPOSER])
        self.comes_to_nothing(g)

    def comes_to_nothing(self, g: Table) -> None:
        note_declined(g, self.cells[PROPOSER], self.cells[PARTNER])
        self.done()


STEPS: Final = (
    asks(DealMaking.choose_partner),
    asks(DealMaking.add_terms),
    asks(DealMaking.accept),
    acts(DealMaking.break_off),
)
BREAKING_OFF: Final = position(STEPS, DealMaking.break_off)


def may_break_off(g: Table, seat: Seat) -> bool:
    """Whether somebody else composes a deal for the active player."""
    frame = g.frames[-1]
    if seat != g.active or not isinstance(frame, DealMaking):
        return False
    return frame.step == COMPOSING and frame.cells[PROPOSER] != seat
