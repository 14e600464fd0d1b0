"""The influence and discard phases. VT-INF-01 to -12, VT-ADV-03, VT-SPECIAL-08, VT-DISCARD-01 to -05, VT-EVENT-01."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, IF_OPEN, UNASKED, Refusal, card_of, number_of, verb_of
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, acts, asks
from primogen.kernel.ids import Card
from primogen.kernel.values import modifiers, value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import become_ready, discard, merge, put
from primogen.vtes.rules.atoms.clock import end_limits, set_discards, set_transfers, spend_discard, spend_transfers
from primogen.vtes.rules.atoms.counters import burn_pool, invest, take_back
from primogen.vtes.rules.atoms.delaying import call_delayed
from primogen.vtes.rules.contest import has_another
from primogen.vtes.rules.fetching import come_into_play
from primogen.vtes.rules.hand import replace_postponed, replenish, until_of
from primogen.vtes.rules.phase import Phase
from primogen.vtes.rules.playing import play
from primogen.vtes.rules.switches import ONES_OWN, SCARCE_COUNTS
from primogen.vtes.rules.table import DISCARDS_LEFT, TRANSFERS_LEFT, TURN_NUMBER, Table
from primogen.vtes.rules.topics import CAPACITY, DISCARD_TIME, DISCARDED, INFLUENCE_TIME, MORE_DISCARDS, MORE_TRANSFERS
from primogen.vtes.rules.using import offer_effects, use
from primogen.vtes.rules.who_plays import offer_cards
from primogen.vtes.rules.words import (
    BECOME_READY,
    CRYPT,
    DISCARD,
    DISCARD_PHASE,
    END_PHASE,
    FROM_CRYPT,
    INFLUENCE_PHASE,
    INVEST,
    MERGE,
    NEXT_DISCARD,
    NEXT_INFLUENCE,
    PLAY_CARD,
    RECRUITED,
    SCARCE,
    SCARCE_COST,
    TAKE_BACK,
    TRANSFERS,
    UNCONTROLLED,
    USE,
)

TOO_FEW_TRANSFERS: Final = Refusal("VT-INF-01", "too-few-transfers")
CRYPT_EMPTY: Final = Refusal("VT-INF-06", "crypt-empty")


class InfluencePhase(Phase):
    kind = k.INFLUENCE_PHASE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return None if g.gone and self.is_cut_short(g) else INFLUENCE_STEPS[step].take(self, g, chosen)

    def receive_transfers(self, g: Table) -> None:
        """VT-INF-02, -03: in the first three turns of the game as many as turns (reading 11)."""
        end_limits(g, NEXT_INFLUENCE + self.seat)
        more = modifiers(g, MORE_TRANSFERS, self.seat)
        set_transfers(g, max(0, min(TRANSFERS, g.clock[TURN_NUMBER]) + more))
        happened(g, INFLUENCE_TIME, self.seat)

    def transfers(self, g: Table, chosen: Chosen) -> Asks:
        """VT-INF-04 to -08."""
        left, seat = g.clock[TRANSFERS_LEFT], self.seat
        if chosen == UNASKED:
            decision = g.ask(seat, "transfers", "VT-INF-08", ALWAYS)
            for card in g.pile(seat, UNCONTROLLED):
                decision.offer_unless(None if left else TOO_FEW_TRANSFERS, INVEST, card)
                if g.blood[card]:
                    decision.offer_unless(None if left >= 2 else TOO_FEW_TRANSFERS, TAKE_BACK, card)
            if left >= TRANSFERS:
                decision.offer_unless(None if g.pile(seat, CRYPT) else CRYPT_EMPTY, FROM_CRYPT)
                for card in g.pile(seat, UNCONTROLLED):
                    if self.other_half(g, card) >= 0:
                        decision.offer(MERGE, card)
            offer_effects(g, seat, INFLUENCE_PHASE, decision)
            decision.offer(END_PHASE)
            return decision
        if verb_of(chosen) != END_PHASE:
            self.go(1)
            self.spend(g, verb_of(chosen), card_of(chosen), number_of(chosen))
        return None

    def other_half(self, g: Table, card: Card) -> Card:
        """VT-ADV-03: the version of this uncontrolled vampire that she controls, or none."""
        for other in g.controlled(self.seat) if g.pool.merged else ():
            if {g.definition[card], g.definition[other]} in [set(pair) for pair in g.pool.merged]:
                return other
        return -1

    def spend(self, g: Table, verb: int, card: Card, number: int) -> None:
        seat = self.seat
        if verb == INVEST:
            spend_transfers(g, 1)
            invest(g, seat, card)
        elif verb == TAKE_BACK:
            spend_transfers(g, 2)
            take_back(g, card, seat, 1)
        elif verb == FROM_CRYPT:
            spend_transfers(g, TRANSFERS)
            put(g, g.pile(seat, CRYPT)[-1], UNCONTROLLED, seat)
            burn_pool(g, seat, 1)
        elif verb == MERGE:
            spend_transfers(g, TRANSFERS)
            merge(g, self.other_half(g, card), card)
            burn_pool(g, seat, 1)
        else:
            use(g, number, seat)

    def become_controlled(self, g: Table, chosen: Chosen) -> Asks:
        """VT-INF-09 to -11: one by one, in the order she chooses (reading 15)."""
        if chosen != UNASKED:
            self.go(BECOMING)
            self.control(g, card_of(chosen))
            return None
        paid = [card for card in g.pile(self.seat, UNCONTROLLED) if g.blood[card] >= value(g, card, CAPACITY)]
        if not paid:
            return None
        decision = g.ask(self.seat, "becomes-ready", "VT-INF-09")
        for card in paid:
            decision.offer(BECOME_READY, card)
        return decision

    def control(self, g: Table, card: Card) -> None:
        seat = self.seat
        if g.has_word(card, SCARCE) and not has_another(g, card, seat):
            burn_pool(g, seat, SCARCE_COST * self.clansmen(g, card))  # VT-SPECIAL-08, reading 13
        come_into_play(g, card, seat)

    def clansmen(self, g: Table, card: Card) -> int:
        """Other vampires of his clan in play: everybody's, or her own (reading 12)."""
        seats = (self.seat,) if g.switches[SCARCE_COUNTS] == ONES_OWN else g.clockwise_from_active()
        others = [each for seat in seats for each in g.controlled(seat)]
        return sum(g.is_vampire(each) and g.clan_of(each) == g.clan_of(card) for each in others)

    def over(self, g: Table) -> None:
        self.done()


INFLUENCE_STEPS: Final = (
    acts(InfluencePhase.receive_transfers),
    asks(InfluencePhase.transfers),
    asks(InfluencePhase.become_controlled),
    acts(InfluencePhase.over),
)
BECOMING: Final = 2


class DiscardPhase(Phase):
    kind = k.DISCARD_PHASE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return None if g.gone and self.is_cut_short(g) else DISCARD_STEPS[step].take(self, g, chosen)

    def receive_actions(self, g: Table) -> None:
        set_discards(g, 1 + modifiers(g, MORE_DISCARDS, self.seat))  # VT-DISCARD-01, -04
        happened(g, DISCARD_TIME, self.seat)
        call_delayed(g, until_of(NEXT_DISCARD, self.seat))
        replace_postponed(g, until_of(NEXT_DISCARD, self.seat))

    def discard_actions(self, g: Table, chosen: Chosen) -> Asks:
        """VT-DISCARD-02, -03, -05."""
        if chosen == UNASKED:
            decision = g.ask(self.seat, "discard", "VT-DISCARD-02", ALWAYS if g.clock[DISCARDS_LEFT] else IF_OPEN)
            if g.clock[DISCARDS_LEFT]:
                for card in g.hand(self.seat):
                    decision.offer(DISCARD, card)
            offer_cards(g, self.seat, DISCARD_PHASE, decision)
            offer_effects(g, self.seat, DISCARD_PHASE, decision)
            decision.offer(END_PHASE)
            return decision
        verb = verb_of(chosen)
        if verb == END_PHASE:
            return None
        self.go(1)
        if verb == PLAY_CARD:
            play(g, card_of(chosen), self.seat, DISCARD_PHASE)
        elif verb == USE:
            use(g, number_of(chosen), self.seat)
        else:
            spend_discard(g)
            discard(g, card_of(chosen))
            replenish(g, self.seat)
            happened(g, DISCARDED, self.seat, card_of(chosen))
        return None

    def allies_become_ready(self, g: Table) -> None:
        """VT-ALLY-06."""
        for card in g.pile(self.seat, RECRUITED):
            become_ready(g, card)
        self.done()


DISCARD_STEPS: Final = (
    acts(DiscardPhase.receive_actions),
    asks(DiscardPhase.discard_actions),
    acts(DiscardPhase.allies_become_ready),
)
