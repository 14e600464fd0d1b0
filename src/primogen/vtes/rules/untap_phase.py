"""The untap phase. VT-UNTAP-01 to -05, VT-CONTEST-05 to -07, -12 to -16, VT-LIB-13, -14, VT-CONV-02, VT-WITHDRAW-01."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, IF_OPEN, UNASKED, Decision, card_of, number_of, verb_of
from primogen.kernel.effects import NO, PICK, YES
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, acts, asks, position
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import expire, value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import burn, discard, end_contest, recover, untap, untap_quietly
from primogen.vtes.rules.atoms.clock import begin_withdrawing, end_limits, note_option
from primogen.vtes.rules.atoms.counters import burn_blood, burn_pool, gain_pool, modify
from primogen.vtes.rules.atoms.titles import lose_title
from primogen.vtes.rules.contest import is_still_contested
from primogen.vtes.rules.conviction import convictions, convictions_at_hand, give_conviction, spend_convictions
from primogen.vtes.rules.hand import hand_size, note_hands_until, replace_postponed, replenish, until_of
from primogen.vtes.rules.meeting import could_ever_meet
from primogen.vtes.rules.ousting import withdraw_from_game
from primogen.vtes.rules.phase import Phase
from primogen.vtes.rules.table import EDGE, ON_CARD_PILE, Table
from primogen.vtes.rules.titles import can_keep_up, contested_titles, end_if_alone, price_of_contest, rivals
from primogen.vtes.rules.topics import DOES_NOT_UNTAP, MAY_STAY_LOCKED, UNTAP_TIME
from primogen.vtes.rules.using import offer_effects, use
from primogen.vtes.rules.words import (
    BURN_OPTION,
    BURN_OPTIONAL,
    CONTESTED,
    CONVICTION_TO_RECOVER,
    END_PHASE,
    GAIN_FROM_EDGE,
    GIVE_CONVICTION,
    IMBUED,
    IN_PLAY,
    INCAPACITATED,
    INFERNAL,
    KEEP_CONTESTING,
    LIBRARY,
    NEXT_UNTAP,
    RECOVER,
    UNTAP_INFERNAL,
    UNTAP_PHASE,
    USE,
    WITHDRAW,
    YIELD,
)

DONE_BITS: Final = 1
HANDLED: Final = 2  # from here on: who stays tapped, contested cards that are settled, imbued who were given conviction
EDGE_USED: Final = 1
HAD_FEWER_CARDS: Final = 2  # as the turn began: VT-WITHDRAW-01


class UntapPhase(Phase):
    kind = k.UNTAP_PHASE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return None if g.gone and self.is_cut_short(g) else STEPS[step].take(self, g, chosen)

    def handled(self) -> list[Card]:
        return self.cells[HANDLED:]

    def withdrawal(self, g: Table) -> None:
        """VT-WITHDRAW-06: before she untaps anything (reading 46)."""
        if g.withdrawing[self.seat]:
            withdraw_from_game(g, self.seat)
        elif not g.pile(self.seat, LIBRARY) and len(g.hand(self.seat)) < hand_size(g, self.seat):
            self.cells[DONE_BITS] |= HAD_FEWER_CARDS

    def untap_all(self, g: Table) -> None:
        """VT-UNTAP-01, -05."""
        own = [card for card in g.piles[ON_CARD_PILE] if g.controller[card] == self.seat]
        for card in (*g.controlled(self.seat), *g.pile(self.seat, IN_PLAY), *own):
            if not g.has_word(card, INFERNAL) and not value(g, card, DOES_NOT_UNTAP):  # VT-SPECIAL-02
                untap_quietly(g, card)

    def who_stays_tapped(self, g: Table, chosen: Chosen) -> Asks:
        """Whom a card lets her leave as he is."""
        asked = g.controlled(self.seat) if g.index[MAY_STAY_LOCKED] else ()
        left = [card for card in asked if g.tapped[card] and value(g, card, MAY_STAY_LOCKED)]
        left = [card for card in left if card not in self.handled() and not value(g, card, DOES_NOT_UNTAP)]
        if not left:
            return None
        if chosen == UNASKED:
            decision = g.ask(self.seat, "stay-tapped", "VT-UNTAP-01", about=left[0])
            decision.offer(YES)
            decision.offer(NO)
            return decision
        self.cells.append(left[0])
        if verb_of(chosen) == YES:
            modify(g, DOES_NOT_UNTAP, 1, NONE, left[0], until_of(NEXT_UNTAP, self.seat))
        self.go(STAYING)
        return None

    # ---- contests: VT-UNTAP-04

    def contests(self, g: Table, chosen: Chosen) -> Asks:
        """VT-CONTEST-05 to -07: card by card."""
        left = [card for card in g.pile(self.seat, CONTESTED) if card not in self.handled()]
        if not left:
            return None
        card = left[0]
        if chosen == UNASKED and is_still_contested(g, card):
            decision = g.ask(self.seat, "contest", "VT-CONTEST-05", about=card)
            decision.offer(KEEP_CONTESTING, card)
            decision.offer(YIELD, card)
            return decision
        self.go(CONTESTS)
        self.cells.append(card)
        if chosen == UNASKED:
            end_contest(g, card)
        elif verb_of(chosen) == YIELD:
            burn(g, card)
        else:
            burn_pool(g, self.seat, 1)
        return None

    def title_contests(self, g: Table, chosen: Chosen) -> Asks:
        """VT-CONTEST-12 to -16: vampire by vampire."""
        left = [card for card in contested_titles(g, self.seat) if card not in self.handled()]
        if not left:
            return None
        card = left[0]
        if chosen == UNASKED and rivals(g, card) and can_keep_up(g, card):
            decision = g.ask(self.seat, "contest-title", "VT-CONTEST-12", about=card)
            decision.offer(KEEP_CONTESTING, card)
            decision.offer(YIELD, card)
            return decision
        self.go(TITLE_CONTESTS)
        self.cells.append(card)
        if chosen == UNASKED:
            if not end_if_alone(g, card):
                lose_title(g, card)
        elif verb_of(chosen) == YIELD:
            lose_title(g, card)
        else:
            burn_blood(g, card, price_of_contest(g, card))
        return None

    # ---- effects, in the order she chooses: VT-UNTAP-02

    def effects(self, g: Table) -> None:
        happened(g, UNTAP_TIME, self.seat)
        replace_postponed(g, until_of(NEXT_UNTAP, self.seat))
        end_limits(g, until_of(NEXT_UNTAP, self.seat))
        note_hands_until(g, until_of(NEXT_UNTAP, self.seat))
        expire(g, until_of(NEXT_UNTAP, self.seat))

    def what_she_may(self, g: Table, chosen: Chosen) -> Asks:
        if chosen == UNASKED:
            return self.offer_all(g)
        verb = verb_of(chosen)
        if verb == END_PHASE:
            return None
        self.go(HER_EFFECTS)
        self.do(g, verb, card_of(chosen), number_of(chosen))
        return None

    def offer_all(self, g: Table) -> Decision:
        seat = self.seat
        imbued = [card for card in g.ready(seat) if g.kind(card) == IMBUED and card not in self.handled()]
        decision = g.ask(seat, "untap", "VT-UNTAP-02", ALWAYS if imbued and g.hand(seat) else IF_OPEN)
        if g.clock[EDGE] == seat and not self.cells[DONE_BITS] & EDGE_USED:
            decision.offer(GAIN_FROM_EDGE)  # VT-UNTAP-03
        offer_effects(g, seat, UNTAP_PHASE, decision)
        for card in g.controlled(seat):
            if g.tapped[card] and g.has_word(card, INFERNAL):
                decision.offer(UNTAP_INFERNAL, card)  # VT-SPECIAL-02
        for card in g.pile(seat, INCAPACITATED):
            if len(convictions(g, card)) >= CONVICTION_TO_RECOVER:
                decision.offer(RECOVER, card)  # VT-IMBUED-12
        if convictions_at_hand(g, seat):
            for card in imbued:
                decision.offer(GIVE_CONVICTION, card)  # VT-CONV-02, -03
        if self.may_withdraw(g):
            decision.offer(WITHDRAW)
        decision.offer(END_PHASE)
        return decision

    def may_withdraw(self, g: Table) -> bool:
        """VT-WITHDRAW-01."""
        return bool(self.cells[DONE_BITS] & HAD_FEWER_CARDS) and not g.withdrawing[self.seat]

    def do(self, g: Table, verb: int, card: Card, number: int) -> None:
        if verb == GAIN_FROM_EDGE:
            self.cells[DONE_BITS] |= EDGE_USED
            gain_pool(g, self.seat, 1)
        elif verb == USE:
            use(g, number, self.seat)
        elif verb == UNTAP_INFERNAL:
            burn_pool(g, self.seat, 1)
            untap(g, card)
        elif verb == RECOVER:
            recover(g, card)
            spend_convictions(g, card, CONVICTION_TO_RECOVER)
        elif verb == GIVE_CONVICTION:
            self.cells.append(card)
            self.go(WHICH_CONVICTION)
        else:
            begin_withdrawing(g, self.seat)

    def which_conviction(self, g: Table, chosen: Chosen) -> Asks:
        """VT-CONV-03: of the hand or of the ash heap."""
        who = self.cells[-1]
        if chosen != UNASKED:
            if verb_of(chosen) == PICK:
                give_conviction(g, card_of(chosen), who)
            replenish(g, self.seat)
            self.go(HER_EFFECTS)
            return None
        decision = g.ask(self.seat, "conviction", "VT-CONV-03", ALWAYS, who)
        for card in convictions_at_hand(g, self.seat):
            decision.offer(PICK, card)
        if not decision.options:  # as others think of her hand
            decision.offer(NO)
        return decision

    # ---- the burn option, of every Methuselah: VT-LIB-14

    def burn_options(self, g: Table, chosen: Chosen) -> Asks:
        left = [seat for seat in g.clockwise_from_active() if seat not in g.optioned and self.might_burn(g, seat)]
        if not left:
            return None
        seat = left[0]
        if chosen != UNASKED:
            self.go(OPTIONS)
            note_option(g, seat)
            if verb_of(chosen) == BURN_OPTIONAL:
                discard(g, card_of(chosen))
                replenish(g, seat)  # reading 45
            return None
        decision = g.ask(seat, "burn-option", "VT-LIB-13", ALWAYS)
        for card in g.hand(seat):
            if g.has_word(card, BURN_OPTION) and not could_ever_meet(g, card, seat):
                decision.offer(BURN_OPTIONAL, card)
        decision.offer(NO)
        return decision

    def might_burn(self, g: Table, seat: Seat) -> bool:
        """By what everybody knows."""
        return g.pool.has_burn_options and bool(g.hand(seat))

    def over(self, g: Table) -> None:
        self.done()


STEPS: Final = (
    acts(UntapPhase.withdrawal),
    asks(UntapPhase.who_stays_tapped),
    acts(UntapPhase.untap_all),
    asks(UntapPhase.contests),
    asks(UntapPhase.title_contests),
    acts(UntapPhase.effects),
    asks(UntapPhase.what_she_may),
    asks(UntapPhase.burn_options),
    acts(UntapPhase.over),
    asks(UntapPhase.which_conviction),
)
STAYING: Final = position(STEPS, UntapPhase.untap_all) - 1
CONTESTS: Final = position(STEPS, UntapPhase.untap_all) + 1
TITLE_CONTESTS: Final = CONTESTS + 1
HER_EFFECTS: Final = position(STEPS, UntapPhase.effects) + 1
OPTIONS: Final = HER_EFFECTS + 1
WHICH_CONVICTION: Final = position(STEPS, UntapPhase.over) + 1
