"""An action: announced, perhaps blocked, resolved. VT-ACTION-19.

Every kind of action runs through these steps; what it does when it succeeds is in succeeding.py.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Target
from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import CHOOSE_SEAT, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Step, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.vtes.rules.aiming import AIMS
from primogen.vtes.rules.atoms.cards import burn, note_player, note_use, show, tap, untap
from primogen.vtes.rules.atoms.clock import forget_action, note_action
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.atoms.delaying import call_delayed
from primogen.vtes.rules.block import blocked, blocker_taps, when_blocked
from primogen.vtes.rules.blocking import Blocking
from primogen.vtes.rules.brink import about_to_succeed, before_resolution, end_action, would_succeed
from primogen.vtes.rules.combat import combat_between
from primogen.vtes.rules.declaring import (
    ask_aim,
    ask_by_whom,
    ask_level,
    ask_slave,
    ask_target,
    ask_what_is_taken,
    ask_who_pays,
    ask_whom,
    call_as_announced,
    direct,
    is_aimed_well,
)
from primogen.vtes.rules.diablerie import Drinking
from primogen.vtes.rules.given import end_resulting
from primogen.vtes.rules.legality import done_before
from primogen.vtes.rules.meeting import pay, pay_price, why_not_meet
from primogen.vtes.rules.paying import who_helps
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.showing import is_cancelled, let_cancel, note_limits, replace_card, show_for_play
from primogen.vtes.rules.slaves import slaves_of
from primogen.vtes.rules.succeeding import succeed
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import (
    ACTION_ANNOUNCED,
    ACTION_RESOLVED,
    ACTION_SUCCEEDS,
    BLEED,
    STEALTH,
)
from primogen.vtes.rules.underway import (
    ACTION_CELLS,
    BLOCKED,
    BLOCKED_CARD,
    BLOCKER,
    CARD,
    DECLINED,
    DEFENDER,
    DIRECTED,
    ENDED,
    FREELY,
    ITS_REFERENDUM_PASSED,
    MINION,
    NUMBER,
    OBLIGED,
    OUTCOME,
    ROW,
    SEAT,
    SUCCEEDED,
    TAKEN_WITH,
    TAKES,
    TARGET,
    WHICH_USE,
    Acting,
)
from primogen.vtes.rules.using import done_by_row, enabling
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import (
    AFTER_ACTION,
    AFTER_BLOCKS,
    AFTER_RESOLUTION,
    ASH_HEAP,
    BEFORE_BLOCKS,
    BLOOD_CURSED,
    LEAVING_TORPOR,
    ONCE_OVER,
    PLAYED,
    POLITICS,
    READY,
    RESCUING,
    SUBSTITUTE,
    TAKE_EQUIPMENT,
    TAKING_EQUIPMENT,
    THIS_ACTION,
    TORPOR,
)


class Action(Acting):
    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if ANNOUNCED < step < OVER and not self.goes_on(g):
            self.go(OVER)
            return None
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("action", self.minion)

    def goes_on(self, g: Table) -> bool:
        """Reading 7: the acting minion is still where it acts from, and its Methuselah still in the game."""
        zones = (TORPOR, READY) if self.takes == LEAVING_TORPOR else (READY,)
        return g.is_in(self.seat) and (g.zone[self.minion] in zones or self.cells[OUTCOME] != 0)

    def use(self, g: Table) -> Use | None:
        if self.cells[ROW] != NONE:
            return enabling(g, self.cells[ROW])
        return None if self.card == NONE else g.face(self.card).uses[self.cells[WHICH_USE]]

    def done_with(self, g: Table) -> int:
        return done_by_row(g, self.cells[ROW]) if self.cells[ROW] != NONE else g.definition[self.card]

    # ---- Announce: VT-ACTION-20, -21

    def show_card(self, g: Table) -> None:
        if self.card != NONE:
            show_for_play(g, self.card, self.seat)

    def acting_minion(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[MINION] = card_of(chosen)
        elif self.minion == NONE:
            return ask_by_whom(g, self)
        return None

    def level(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[WHICH_USE] = number_of(chosen)
        elif self.card != NONE:
            return ask_level(g, self)
        return None

    def aim(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if verb_of(chosen) == CHOOSE_SEAT:
                self.cells[DEFENDER] = number_of(chosen)
            else:
                self.cells[TARGET] = card_of(chosen)
            return None
        use = self.use(g)
        if use is not None and use.names is not None:
            self.cells[TAKES] = use.takes
            return ask_whom(g, self, use.names)
        if use is not None:
            self.cells[TAKES] = use.takes
            if isinstance(use.aims_at, Target):
                return ask_target(g, self, use.aims_at)
        if use is None and self.takes in AIMS:
            return ask_aim(g, self)
        return None

    def declare(self, g: Table, chosen: Chosen) -> Asks:
        """Who pays for a rescue (VT-TORPOR-13); what is taken from another minion (VT-EQUIP-04, -05)."""
        if self.takes == RESCUING and self.use(g) is None:
            return self.who_pays(g, chosen)
        return self.what_is_taken(g, chosen) if self.takes == TAKING_EQUIPMENT else None

    def who_pays(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[NUMBER] = number_of(chosen)
            return None
        return ask_who_pays(g, self)

    def what_is_taken(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if verb_of(chosen) == TAKE_EQUIPMENT:
                self.cells.append(card_of(chosen))
                self.go(DECLARING)
            return None
        return ask_what_is_taken(g, self)

    def announce(self, g: Table) -> None:
        """VT-ACTION-02: the minion taps."""
        use = self.use(g)
        tap(g, self.minion)
        note_action(g, self.minion, done_before(self.takes))
        tell(g, "acts", self.seat, self.minion, self.target, self.takes)
        direct(g, self)
        stealth = int(self.is_stealthy()) + (0 if use is None else use.stealth)
        modify(g, STEALTH, stealth, NONE, self.minion, THIS_ACTION)
        if self.card != NONE:
            self.cells[TAKEN_WITH] = g.definition[self.card]
        if use is not None:
            note_action(g, self.minion, self.done_with(g))
            modify(g, BLEED, use.bleed, self.source(), self.minion, THIS_ACTION)
        if self.card != NONE and use is not None:
            note_limits(g, self.card, use, self.minion, self.seat)
            note_player(g, self.card, self.minion, self.cells[WHICH_USE])
            let_cancel(g, self.card)

    def replace(self, g: Table) -> None:
        """A cancelled action was not performed, and the minion does not tap."""
        if self.card != NONE:
            replace_card(g, self.card, self.seat)
        if self.card == NONE or not is_cancelled(g, self.card):
            happened(g, ACTION_ANNOUNCED, self.seat, self.minion, self.card)
        else:
            if not g.face(self.card).uses[self.cells[WHICH_USE]].while_locked:
                untap(g, self.minion)
            self.forget(g)
            self.go(OVER)

    def forget(self, g: Table) -> None:
        forget_action(g, self.minion, done_before(self.takes))
        if self.use(g) is not None:
            forget_action(g, self.minion, self.done_with(g))

    def as_announced(self, g: Table) -> None:
        call_as_announced(g, self)

    # ---- Resolve any block attempts

    def before_blocks(self, g: Table) -> None:
        open_window(g, BEFORE_BLOCKS, self.minion, self.seat)

    def block_attempts(self, g: Table) -> None:
        seats = self.who_may_block(g)
        if self.cells[OBLIGED] != NONE and self.cells[FREELY]:
            g.call(Blocking([g.controller[self.cells[OBLIGED]], NONE, 1]), into=BLOCKER)
        elif seats:
            self.cells[DECLINED] |= 1 << seats[0]
            g.call(Blocking([seats[0], NONE, 0]), into=BLOCKER)

    def after_attempts(self, g: Table) -> None:
        """VT-SEQ-06, -07: whoever declines, and the last of them above all, opens the window again."""
        if self.blocker == NONE:
            open_window(g, AFTER_BLOCKS if not self.who_may_block(g) else BEFORE_BLOCKS, self.minion, self.seat)

    def is_it_blocked(self, g: Table) -> None:
        if self.blocker != NONE:
            self.cells[OUTCOME] = BLOCKED
            self.go(BLOCK)
        elif self.who_may_block(g) or self.cells[OBLIGED] != NONE:  # the next of them, or another target by now
            self.go(ATTEMPTS)

    # ---- Resolve the action

    def pay_cost(self, g: Table) -> None:
        """VT-RESOLVE-01; if the means are gone, it has no effect (reading 8)."""
        self.cells[OUTCOME] = SUCCEEDED
        end_resulting(g)
        happened(g, ACTION_SUCCEEDS, self.seat, self.minion, self.card)
        use = self.use(g)
        if use is not None and self.card == NONE and not pay_price(g, use, self.source(), self.minion):
            self.go(AFTER)
        if use is None or self.card == NONE:
            return
        if why_not_meet(g, g.face(self.card), use, self.minion, self.seat) is not None:
            self.go(AFTER)
        else:
            pay(g, g.face(self.card), use, self.minion, self.seat)

    def effects(self, g: Table) -> None:
        succeed(g, self)

    def text(self, g: Table) -> None:
        use = self.use(g)
        if use is not None and use.text is not None and self.takes != POLITICS and is_aimed_well(g, self, use):
            g.call(scope(self.seat, self.source(), self.minion, self.target, node=g.number_of(use.text)))
        self.go(AFTER)

    # ---- or the block

    def slave_instead(self, g: Table, chosen: Chosen) -> Asks:
        """VT-SPECIAL-10; the action stays blocked (reading 52)."""
        if chosen != UNASKED:
            if verb_of(chosen) == SUBSTITUTE:
                tap(g, card_of(chosen))
                untap(g, self.minion)
                tell(g, "substitutes", self.seat, card_of(chosen), self.minion)
                self.go(AFTER)
                self.fight(g, card_of(chosen))
            return None
        slaves = slaves_of(g, self.minion, self.seat) if g.is_ready(self.minion) else []
        return ask_slave(g, self, slaves) if slaves else None

    def combat(self, g: Table) -> None:
        """VT-TORPOR-09, -10: who leaves torpor does not fight, but may be diablerized."""
        if self.takes != LEAVING_TORPOR:
            self.fight(g, self.minion)
        elif (
            g.zone[self.minion] == TORPOR and g.is_vampire(self.blocker) and not g.has_word(self.blocker, BLOOD_CURSED)
        ):
            g.call(Drinking([self.blocker, self.minion, 1, 0]))

    def fight(self, g: Table, minion: Card) -> None:
        if g.is_ready(self.blocker) and g.is_ready(minion):
            g.call(combat_between(minion, self.blocker))

    def end(self) -> None:
        self.cells[OUTCOME] = ENDED
        self.go(AFTER)

    def end_block(self) -> None:
        self.go(AFTER)

    def can_continue(self, g: Table) -> bool:
        card = self.cells[BLOCKED_CARD]
        is_there = card == NONE or g.zone[card] == ASH_HEAP
        return self.cells[OUTCOME] == BLOCKED and g.is_ready(self.minion) and is_there

    def continue_unblocked(self, g: Table) -> None:
        """Who has declined to block has done so for good; the others may attempt it."""
        card = self.cells[BLOCKED_CARD]
        if card != NONE:
            show(g, card)
            note_use(g, card, self.cells[WHICH_USE])
            self.cells[CARD], self.cells[BLOCKED_CARD] = card, NONE
        self.cells[DECLINED] &= ~(1 << g.controller[self.blocker])
        self.cells[OUTCOME], self.cells[BLOCKER] = 0, NONE
        self.go(ATTEMPTS)

    def after_resolution(self, g: Table) -> None:
        call_delayed(g, AFTER_RESOLUTION)
        happened(g, ACTION_RESOLVED, self.seat, self.minion, self.blocker)

    def after_it(self, g: Table) -> None:
        open_window(g, AFTER_ACTION, self.minion, self.seat)

    def over(self, g: Table) -> None:
        """VT-STEALTH-05, VT-MINION-23."""
        if self.card != NONE and g.zone[self.card] == PLAYED:
            burn(g, self.card)
        end_action(g)
        self.done()
        call_delayed(g, ONCE_OVER)


STEPS: Final[tuple[Step[Action, Table], ...]] = (
    acts(Action.show_card),
    asks(Action.acting_minion),
    asks(Action.level),
    asks(Action.aim),
    asks(Action.declare),
    acts(Action.announce),
    acts(Action.replace),
    acts(Action.as_announced),
    acts(Action.before_blocks),
    acts(Action.block_attempts),
    acts(Action.after_attempts),
    acts(Action.is_it_blocked),
    acts(before_resolution),
    acts(would_succeed),
    acts(about_to_succeed),
    asks(who_helps),
    acts(Action.pay_cost),
    acts(Action.effects),
    acts(Action.text),
    acts(blocked),
    acts(when_blocked),
    acts(blocker_taps),
    asks(Action.slave_instead),
    acts(Action.combat),
    acts(Action.after_resolution),
    acts(Action.after_it),
    acts(Action.over),
)
ANNOUNCED: Final = position(STEPS, Action.announce)
DECLARING: Final = ANNOUNCED - 1
ATTEMPTS: Final = position(STEPS, Action.block_attempts)
BLOCK: Final = position(STEPS, blocked)
AFTER: Final = position(STEPS, Action.after_resolution)
OVER: Final = position(STEPS, Action.over)


def action(takes: int, seat: Seat, minion: Card, card: Card = NONE, row: int = NONE) -> Action:
    cells = [NONE] * ACTION_CELLS
    cells[TAKES], cells[SEAT], cells[MINION], cells[CARD], cells[ROW] = takes, seat, minion, card, row
    cells[DECLINED] = cells[OUTCOME] = cells[WHICH_USE] = cells[NUMBER] = cells[DIRECTED] = cells[FREELY] = 0
    cells[ITS_REFERENDUM_PASSED] = 0
    return Action(cells)
