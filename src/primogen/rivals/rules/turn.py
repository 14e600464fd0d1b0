"""The turn: Beginning Phase, Action Phase, End Phase, each step in its order. RV-TURN-01, -04, -25."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import PASS, RESOLVE_NEXT
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import expire, value
from primogen.rivals.rules.action_phase import ActionPhase
from primogen.rivals.rules.antagonists import ignore, is_ignored, may_be_ignored
from primogen.rivals.rules.atoms.cards import ready, return_to_haven, reveal
from primogen.rivals.rules.atoms.clock import begin_phase, begin_turn, drop_waiting, end_turn, new_moment
from primogen.rivals.rules.atoms.rivalry import return_rival_tokens
from primogen.rivals.rules.atoms.tokens import remove_no_influence, remove_temporary_tokens
from primogen.rivals.rules.city import CityStep
from primogen.rivals.rules.delayed import drop_delayed, forget_defeats
from primogen.rivals.rules.drawing import draw
from primogen.rivals.rules.frame_kinds import TURN
from primogen.rivals.rules.numbers import CARDS_PER_DRAW_STEP
from primogen.rivals.rules.raiding import call_raid
from primogen.rivals.rules.striking import LashingOut, lashing_out
from primogen.rivals.rules.switches.relentless import END_ABILITIES, NOT_EXHAUSTING
from primogen.rivals.rules.switches.torpor import ABILITIES_FIRST, BLOOD_FIRST, TORPOR_ORDER
from primogen.rivals.rules.switches.turn import NO_INFLUENCE_REMOVED
from primogen.rivals.rules.switches.turn import START_OF_TURN as IN_START_OF_TURN
from primogen.rivals.rules.table import END_TIME, FIRST, Table, table
from primogen.rivals.rules.torpor import Mending, mend_in_torpor, recover
from primogen.rivals.rules.using import IN_THE_END_PHASE, Abilities
from primogen.rivals.rules.winning import settle
from primogen.rivals.rules.words import (
    ANTAGONIST_STEP,
    ATTACHED,
    CITY,
    COMMAND,
    END_OF_BEGINNING,
    END_OF_TURN,
    HUNTERS,
    IGNORE,
    IGNORES_AT_END,
    NEXT_ACTION_CARD,
    NEXT_ATTACK,
    NEXT_RECRUIT,
    PARTYS_NEXT_ATTACK,
    START_OF_TURN,
    STAYS_OUT,
    STREETS,
    TABLED,
    THIS_TURN,
    TORPOR_STEP,
)

SEAT: Final = 0
MONSTERS_FIRST: Final = 1


def stays_out(g: Table, card: Card) -> bool:
    """By a card that says so."""
    return bool(g.index[STAYS_OUT] or g.lasting) and value(g, card, STAYS_OUT) > 0


class Turn(Procedure[Table]):
    kind = TURN

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        """RV-TURN-27: in torpor some mend by themselves."""
        mends = MENDING_STEP - table(g).switches[TORPOR_ORDER]
        return Cause("torpor" if self.step == mends else "turn", NONE)

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def rest(self, g: Table) -> None:
        """Between two turns nothing is under way."""
        g.rest()

    # ---- Beginning Phase

    def city_deck_step(self, g: Table) -> None:
        if self.seat == NONE:
            self.cells[SEAT] = g.clock[FIRST]
        begin_turn(g, self.seat)
        g.call(CityStep([self.seat, 0, NONE, 0]))

    def start_of_turn_step(self, g: Table) -> None:
        """RV-TURN-14, -18: before anything readies or returns."""
        new_moment(g)
        if settle(g):
            return
        haven = g.haven_card[self.seat]
        if haven != NONE and g.face_down[haven]:
            reveal(g, haven)  # RV-CITY-12
        if g.loans:
            return_rival_tokens(g, self.seat)
        if g.switches[NO_INFLUENCE_REMOVED] == IN_START_OF_TURN:  # R20-TRN-07
            for card in g.controlled(self.seat):
                remove_no_influence(g, card)
        happened(g, START_OF_TURN, self.seat)

    def ready_and_return_step(self, g: Table) -> None:
        if settle(g):
            return
        self.ready_all(g)
        for card in g.pile(self.seat, STREETS):
            if not stays_out(g, card):
                return_to_haven(g, card)  # RV-TURN-16
        for card in g.controlled(self.seat):
            remove_temporary_tokens(g, card)  # RV-TURN-17, RV-TOKEN-05
        recover(g, self.seat)

    def ready_all(self, g: Table) -> None:
        """RV-TURN-15, RV-TOKEN-04: attachments too, and tagged Monsters (RV-MONSTER-37)."""
        seat = self.seat
        for card in g.controlled(seat):
            if not g.fear[card]:
                ready(g, card)
        for card in (*g.pile(seat, TABLED), *g.pile(seat, COMMAND)):
            ready(g, card)
        for card in g.pile(CITY, ATTACHED):
            if g.controller[card] == seat:
                ready(g, card)
        for card in g.monsters():
            if g.tagger[card] == seat:
                ready(g, card)

    def end_of_beginning(self, g: Table) -> None:
        new_moment(g)
        happened(g, END_OF_BEGINNING, self.seat)

    # ---- Action Phase

    def action_phase(self, g: Table) -> None:
        if settle(g):
            return
        g.call(ActionPhase([self.seat]))

    # ---- End Phase

    def end_phase(self, g: Table) -> None:
        """R20-END-02: some abilities may still be used, and are asked for once."""
        new_moment(g)
        begin_phase(g, END_TIME)
        if g.switches[END_ABILITIES] == NOT_EXHAUSTING:
            g.call(Abilities([self.seat, IN_THE_END_PHASE]))

    def torpor_abilities(self, g: Table) -> None:
        """RV-TURN-26."""
        self.torpor_abilities_or_blood(g, ABILITIES_FIRST)

    def torpor(self, g: Table) -> None:
        self.torpor_abilities_or_blood(g, BLOOD_FIRST)

    def torpor_abilities_or_blood(self, g: Table, order: int) -> None:
        """RV-TURN-26, -27, R20-END-04: the one or the other first."""
        if g.switches[TORPOR_ORDER] == order:
            happened(g, TORPOR_STEP, self.seat)
        else:
            mend_in_torpor(g, self.seat)

    def mending(self, g: Table) -> None:
        g.call(Mending([self.seat, NONE]))  # RV-TURN-28

    def end_of_turn_step(self, g: Table) -> None:
        """RV-TURN-30."""
        recover(g, self.seat)
        if settle(g):
            return
        new_moment(g)
        self.cells[MONSTERS_FIRST] = 0
        happened(g, END_OF_TURN, self.seat)

    def antagonist_order(self, g: Table, chosen: Chosen) -> Asks:
        """RV-GOLD-04: tagged Monsters before the other effects of this step, or after."""
        if chosen != UNASKED:
            self.cells[MONSTERS_FIRST] = number_of(chosen)
            return None
        monsters = self.lashing(g)
        if not monsters or not g.index[ANTAGONIST_STEP]:
            return None
        decision = g.ask(self.seat, "antagonist-order", "RV-GOLD-04")
        decision.offer(RESOLVE_NEXT, monsters[0], 1)
        decision.offer(RESOLVE_NEXT, NONE, 0)
        return decision

    def monsters_first(self, g: Table) -> None:
        if settle(g):
            return
        new_moment(g)
        if self.cells[MONSTERS_FIRST]:
            self.monsters_lash_out(g)

    def ignoring(self, g: Table, chosen: Chosen) -> Asks:
        """Where a text lets a player ignore some."""
        if chosen != UNASKED:
            if verb_of(chosen) == IGNORE:
                ignore(g, self.seat, card_of(chosen))
                self.go(self.step - 1)
            return None
        found = may_be_ignored(g, self.seat)
        if not found:
            return None
        decision = g.ask(self.seat, "ignore", "RV-CITY-02")
        for card in found:
            decision.offer(IGNORE, card)
        decision.offer(PASS)
        return decision

    def antagonist_step(self, g: Table) -> None:
        """RV-TURN-31, R20-END-09."""
        happened(g, ANTAGONIST_STEP, self.seat)
        if g.index[IGNORES_AT_END]:
            drop_waiting(g, [card for card in g.pile(CITY, STREETS) if is_ignored(g, card)])
        call_raid(g, self.seat)

    def monsters_last(self, g: Table) -> None:
        if settle(g):
            return
        if not self.cells[MONSTERS_FIRST]:
            self.monsters_lash_out(g)

    def draw_step(self, g: Table) -> None:
        """RV-TURN-32."""
        if settle(g):
            return
        new_moment(g)
        draw(g, self.seat, CARDS_PER_DRAW_STEP)

    def next_turn(self, g: Table) -> None:
        expire(g, NEXT_ATTACK)
        expire(g, PARTYS_NEXT_ATTACK)
        expire(g, THIS_TURN)
        expire(g, NEXT_RECRUIT)
        forget_defeats(g)
        drop_delayed(g, NEXT_ACTION_CARD)
        end_turn(g, self.seat)
        self.cells[SEAT] = g.clockwise_from(self.seat)[1]
        self.go(0)

    def lashing(self, g: Table) -> list[int]:
        return lashing_out(g, self.seat) if g.faction[self.seat] == HUNTERS else []

    def monsters_lash_out(self, g: Table) -> None:
        if self.lashing(g):
            g.call(LashingOut([self.seat, NONE, NONE]))  # RV-MONSTER-39


STEPS: Final = (
    acts(Turn.rest),
    acts(Turn.city_deck_step),
    acts(Turn.start_of_turn_step),
    acts(Turn.ready_and_return_step),
    acts(Turn.end_of_beginning),
    acts(Turn.action_phase),
    acts(Turn.end_phase),
    acts(Turn.torpor_abilities),
    acts(Turn.torpor),
    acts(Turn.mending),
    acts(Turn.end_of_turn_step),
    asks(Turn.antagonist_order),
    acts(Turn.monsters_first),
    asks(Turn.ignoring),
    acts(Turn.antagonist_step),
    acts(Turn.monsters_last),
    acts(Turn.draw_step),
    acts(Turn.next_turn),
)
MENDING_STEP: Final = position(STEPS, Turn.torpor) + 1  # what a frame sees of itself while it takes a step
AT_REST: Final = position(STEPS, Turn.city_deck_step)
