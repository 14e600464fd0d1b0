"""The master phase and the minion phase: what the player whose turn it is may do. VT-MASTER-20, VT-ACTION-01."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import ALWAYS, UNASKED, Decision, card_of, number_of, verb_of
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, acts, asks
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import modifiers, value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.action import action
from primogen.vtes.rules.aiming import AIMS, is_anything_there
from primogen.vtes.rules.atoms.cards import go_to_torpor
from primogen.vtes.rules.atoms.clock import end_limits, set_master_actions, spend_master_action
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.hand import end_of_minion_phase
from primogen.vtes.rules.legality import owes_hunt, uses_for, why_not_act_with, why_not_take, why_not_take_by_row
from primogen.vtes.rules.phase import Phase
from primogen.vtes.rules.playing import play
from primogen.vtes.rules.table import MASTER_LEFT, Table
from primogen.vtes.rules.topics import (
    ENABLES,
    MARKED,
    MASTER_ACTIONS,
    MASTER_TIME,
    MINION_PHASE_OVER,
    MINION_TIME,
    TORPOR_FOR_HUNT,
    TWO_MASTER_ACTIONS,
)
from primogen.vtes.rules.using import enabler, enabling, offer_effects, use
from primogen.vtes.rules.who_plays import offer_cards
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import (
    ACTION_CARDS,
    BECOME_ANARCH,
    BECOMING_ANARCH,
    BLEED_WITH,
    BLEEDING,
    DIABLERIE,
    DIABLERIZE,
    END_PHASE,
    FINISH_OFF,
    FINISHING_OFF,
    HUNT_MARKED,
    HUNT_WITH,
    HUNTING,
    HUNTING_RED_LIST,
    LEAVE_TORPOR,
    LEAVING_TORPOR,
    MARK,
    MASTER_PHASE,
    MINION_PHASE,
    PHASE_ENDS,
    PHASE_OF_ANOTHER,
    PLAY_CARD,
    RED_LIST,
    RESCUE,
    RESCUING,
    TAKE_ACTION,
    TAKE_FROM_MINION,
    TAKING_EQUIPMENT,
    THIS_TURN,
    TORPOR,
    USE,
)

BASIC: Final = {  # what a ready minion may do without a card
    BLEED_WITH: BLEEDING,
    HUNT_WITH: HUNTING,
    DIABLERIZE: DIABLERIE,
    RESCUE: RESCUING,
    TAKE_FROM_MINION: TAKING_EQUIPMENT,
    BECOME_ANARCH: BECOMING_ANARCH,
    HUNT_MARKED: HUNTING_RED_LIST,
    FINISH_OFF: FINISHING_OFF,
}
BY_VERB: Final = {**BASIC, LEAVE_TORPOR: LEAVING_TORPOR}


class MasterPhase(Phase):
    kind = k.MASTER_PHASE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return None if g.gone and self.is_cut_short(g) else MASTER_STEPS[step].take(self, g, chosen)

    def receive_actions(self, g: Table) -> None:
        """VT-MASTER-14, -20."""
        plain = 2 if modifiers(g, TWO_MASTER_ACTIONS, self.seat) else 1
        set_master_actions(g, plain + modifiers(g, MASTER_ACTIONS, self.seat) - g.masters_owed[self.seat])
        happened(g, MASTER_TIME, self.seat)

    def master_cards(self, g: Table, chosen: Chosen) -> Asks:
        """VT-SEQ-08: in whatever order she chooses."""
        if chosen == UNASKED:
            decision = g.ask(self.seat, "master", "VT-MASTER-21", ALWAYS)
            offer_cards(g, self.seat, MASTER_PHASE, decision)
            offer_effects(g, self.seat, MASTER_PHASE, decision)
            if g.clock[MASTER_LEFT]:
                self.offer_marks(g, decision)
            decision.offer(END_PHASE)
            return decision
        verb, card = verb_of(chosen), card_of(chosen)
        if verb == END_PHASE:
            self.done()  # VT-MASTER-22
            return None
        self.go(1)
        if verb == PLAY_CARD:
            play(g, card, self.seat, MASTER_PHASE)
        elif verb == USE:
            use(g, number_of(chosen), self.seat)
        else:
            spend_master_action(g)
            modify(g, MARKED, 1 << self.seat, NONE, card, THIS_TURN)
        return None

    def offer_marks(self, g: Table, decision: Decision) -> None:
        """VT-SPECIAL-03."""
        for card in g.minions():
            if g.has_word(card, RED_LIST) and not value(g, card, MARKED) >> self.seat & 1:
                decision.offer(MARK, card)


MASTER_STEPS: Final = (acts(MasterPhase.receive_actions), asks(MasterPhase.master_cards))


def act_by(g: Table, chosen: int, seat: Seat, minion: Card = NONE) -> None:
    """What was chosen of what is on offer; a card of the hand may ask which minion it is."""
    verb, card = verb_of(chosen), card_of(chosen)
    if verb == PLAY_CARD:
        g.call(action(NONE, seat, minion, card))
    elif verb == TAKE_ACTION:
        g.call(action(enabling(g, number_of(chosen)).takes, seat, card, row=number_of(chosen)))
    elif verb == USE:
        use(g, number_of(chosen), seat)
    else:
        g.call(action(BY_VERB[verb], seat, card))


def basic_now(g: Table, decision: Decision) -> dict[int, int]:
    """Those that need no card; without such as have nothing to aim at, unless somebody looks at why."""
    if decision.explains:
        return BASIC
    return {verb: takes for verb, takes in BASIC.items() if takes not in AIMS or is_anything_there(g, takes)}


def offer_basic(g: Table, minions: Collection[Card], decision: Decision) -> None:
    """VT-ACTION-10, and the actions of the rulebook that need no card."""
    basic = basic_now(g, decision)
    for minion in minions:
        for verb, takes in basic.items() if decision.explains or not g.tapped[minion] else ():
            decision.offer_unless(why_not_take(g, minion, takes), verb, minion)


def offer_torpor(g: Table, vampire: Card, decision: Decision) -> None:
    decision.offer_unless(why_not_take(g, vampire, LEAVING_TORPOR), LEAVE_TORPOR, vampire)


def offer_enabled(g: Table, minions: Collection[Card], decision: Decision) -> None:
    """VT-ACTION-16: the option names the minion and the ability; the row tells the card."""
    for row in g.index[ENABLES]:
        for minion in enabler(g, row).actors(g, source_of(row)):
            if minion in minions:
                decision.offer_unless(why_not_take_by_row(g, row, minion), TAKE_ACTION, minion, row)


def offer_actions_of(g: Table, minion: Card, decision: Decision) -> None:
    """All that this one could do."""
    if g.is_ready(minion):
        offer_basic(g, (minion,), decision)
    else:
        offer_torpor(g, minion, decision)
    for card in g.hand(decision.seat):
        if uses_for(g, card, minion):
            decision.offer(PLAY_CARD, card)
    offer_enabled(g, (minion,), decision)


class MinionPhase(Phase):
    """One action at a time, each resolved before the next is announced."""

    kind = k.MINION_PHASE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if g.gone and self.is_cut_short(g):
            end_of_minion_phase(g)
            return None
        return MINION_STEPS[step].take(self, g, chosen)

    def begin(self, g: Table) -> None:
        happened(g, MINION_TIME, self.seat)

    def who_cannot_hunt(self, g: Table) -> None:
        """And must: VT-HUNT-06."""
        for vampire in g.ready(self.seat):
            if value(g, vampire, TORPOR_FOR_HUNT) and owes_hunt(g, vampire):
                go_to_torpor(g, vampire)

    def act(self, g: Table, chosen: Chosen) -> Asks:
        if chosen == UNASKED:
            return self.offer_all(g)
        if verb_of(chosen) != END_PHASE:
            self.go(ACTS)
            act_by(g, chosen, self.seat)
        return None

    def offer_all(self, g: Table) -> Decision:
        decision = g.ask(self.seat, "act", "VT-ACTION-01", ALWAYS)
        offer_basic(g, g.ready(self.seat), decision)
        for vampire in g.pile(self.seat, TORPOR):
            offer_torpor(g, vampire, decision)
        for card in g.hand(self.seat):
            if g.kind(card) in ACTION_CARDS:
                decision.offer_unless(why_not_act_with(g, card, self.seat), PLAY_CARD, card)
        offer_enabled(g, g.controlled(self.seat), decision)
        offer_effects(g, self.seat, MINION_PHASE, decision)
        decision.offer(END_PHASE)
        return decision

    def others_act(self, g: Table) -> None:
        """By what cards in play let them: reading 82."""
        self.cells[ACTIONS_SO_FAR:] = [len(g.acted)]
        open_window(g, PHASE_OF_ANOTHER, NONE, self.seat)

    def end(self, g: Table) -> None:
        if len(g.acted) > self.cells[ACTIONS_SO_FAR]:
            self.go(ACTS)
            return
        self.done()
        end_of_minion_phase(g)
        end_limits(g, PHASE_ENDS + self.seat)
        happened(g, MINION_PHASE_OVER, self.seat)


ACTIONS_SO_FAR: Final = 1
MINION_STEPS: Final = (
    acts(MinionPhase.begin),
    acts(MinionPhase.who_cannot_hunt),
    asks(MinionPhase.act),
    acts(MinionPhase.others_act),
    acts(MinionPhase.end),
)
ACTS: Final = 1
