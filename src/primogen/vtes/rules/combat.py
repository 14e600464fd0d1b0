"""Combat: rounds of determine range, strike, press. VT-COMBAT-06.

Within a round every moment at which cards are played is a window of the two combatants: the acting minion first.
What a pair of strikes does is in strikes.py.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, number_of, verb_of
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import expire
from primogen.kernel.windows import window
from primogen.vtes.rules.atoms.clock import end_limits, end_uses
from primogen.vtes.rules.atoms.counters import stop_withdrawing
from primogen.vtes.rules.atoms.delaying import call_delayed, drop_delayed, end_given, renew
from primogen.vtes.rules.damage import damage
from primogen.vtes.rules.dear_strikes import can_pay_to_strike, let_strike_go, need_not_strike, pay_for_strike
from primogen.vtes.rules.given import bound_strikes, end_resulting, offer_bound, offer_given, use_given
from primogen.vtes.rules.hand import replace_postponed
from primogen.vtes.rules.harming import at_press
from primogen.vtes.rules.in_force import note_hands, renew_company
from primogen.vtes.rules.playing import play
from primogen.vtes.rules.press import cannot_maneuver, cannot_strike, must_press, press_as_must_be
from primogen.vtes.rules.strikes import Strikes, retainers_at_reach, tell_what_struck
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import COMBAT_BEGINS, COMBAT_OVER, PRESS_BEGINS, ROUND_ENDS
from primogen.vtes.rules.underway import (
    ACTING_MINION,
    COMBAT_CELLS,
    COMMITTED,
    CONTINUES,
    DEALT,
    HAS_ADDITIONAL,
    HAS_STRUCK,
    IS_OVER,
    LAST_MANEUVER,
    LAST_PRESS,
    LOST,
    MANEUVERS_LEFT,
    MANEUVERS_NEXT,
    MANEUVERS_OWED,
    NEXT_RANGE,
    OPPOSING_MINION,
    PRESSES_LEFT,
    QUEUED,
    RANGE_NOW,
    ROUND,
    SETS_RANGE,
    STRIKE_AT,
    STRIKE_KIND,
    STRIKES_LEFT,
    TAKEN,
    WHOSE,
    Fighting,
    action_under_way,
)
from primogen.vtes.rules.using import offer_effects, use
from primogen.vtes.rules.who_plays import offer_cards
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import (
    ADDITIONAL,
    AFTER_COMBAT,
    AT_MINION,
    AT_RETAINER,
    BEFORE_CHOICE,
    BEFORE_COMBAT,
    BEFORE_RANGE,
    BEFORE_STRIKE,
    CLOSE,
    COMBAT,
    DECLINE,
    END_OF_COMBAT,
    END_OF_ROUND,
    HAND_STRIKE,
    NO_STRIKE,
    PLAY_CARD,
    PRESS,
    RANGE,
    STRIKE,
    STRIKE_HURTS,
    STRIKE_WITH_HANDS,
    THIS_COMBAT,
    THIS_ROUND,
    USE,
    USE_GIVEN,
    WITH_STRIKE,
)

EACH_ROUND: Final = (COMMITTED, HAS_ADDITIONAL, PRESSES_LEFT, MANEUVERS_NEXT, MANEUVERS_OWED, LOST, DEALT, TAKEN)


class Combat(Fighting):
    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if ROUNDS <= step < END and not (g.is_ready(self.acting) and g.is_ready(self.opposing)):
            self.go(END)  # VT-COMBAT-08
            return None
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("combat", self.acting)

    def left(self, g: Game) -> None:
        """Whoever was to choose a strike is out of the game, and so are her minions."""
        self.go(END)

    def end(self) -> None:
        self.cells[IS_OVER] = 1
        self.go(END)

    def both(self) -> tuple[Card, Card]:
        return self.acting, self.opposing

    def call_off(self) -> None:
        self.done()

    def before_it(self, g: Table) -> None:
        if action_under_way(g) is not None:
            open_window(g, BEFORE_COMBAT, NONE, g.controller[self.acting])

    def begin(self, g: Table) -> None:
        """VT-WITHDRAW-02."""
        tell(g, "combat", g.controller[self.acting], self.acting, self.opposing)
        for who in self.both():
            self.set(who, WHOSE, g.controller[who])
            stop_withdrawing(g, g.controller[who])
            renew_company(g, who)
        note_hands(g)
        happened(g, COMBAT_BEGINS, g.controller[self.acting], self.acting, self.opposing)

    # ---- Determine range: VT-RANGE-01, -06

    def new_round(self, g: Table) -> None:
        cells = self.cells
        cells[ROUND] += 1
        cells[RANGE_NOW] = CLOSE
        cells[LAST_MANEUVER] = cells[LAST_PRESS] = NONE
        cells[CONTINUES] = 0
        cells[HAS_STRUCK] = 0
        cells[SETS_RANGE], cells[NEXT_RANGE] = cells[NEXT_RANGE], 0
        if cells[SETS_RANGE]:
            cells[RANGE_NOW] = cells[SETS_RANGE] - 1
        renew(g)
        for who in self.both():
            self.drop_strike(who)
            self.set(who, STRIKES_LEFT, 1)
            self.set(who, MANEUVERS_LEFT, self.of(who, MANEUVERS_NEXT))
            for what in EACH_ROUND:
                self.set(who, what, 0)
        tell(g, "round", g.controller[self.acting], self.acting, self.opposing, cells[ROUND])
        open_window(g, BEFORE_RANGE, NONE, g.controller[self.acting])

    def determine_range(self, g: Table) -> None:
        """A range that is set is not determined."""
        if self.cells[SETS_RANGE]:
            self.go(TO_STRIKE)
        else:
            g.call(window(RANGE, NONE, g.controller[self.acting]))  # VT-RANGE-04, -12

    def use_what_must_be_used(self, g: Table) -> None:
        """VT-RANGE-11: a maneuver that came with another effect; and the other may answer it."""
        for who in self.both():
            owes = self.of(who, MANEUVERS_OWED) > 0 and not cannot_maneuver(g, self, who)
            if owes and self.cells[LAST_MANEUVER] != who:
                self.add(who, MANEUVERS_OWED, -1)
                self.maneuver(who)
                self.go(TO_RANGE)
                return

    def before_choice(self, g: Table) -> None:
        open_window(g, BEFORE_CHOICE, NONE, g.controller[self.acting])

    # ---- Strike: VT-STRIKE-02, -03

    def choose_first(self, g: Table, chosen: Chosen) -> Asks:
        return self.choose(g, self.acting, chosen)

    def add_to_first(self, g: Table) -> None:
        self.add_to_strike(g, self.acting)

    def aim_first(self, g: Table, chosen: Chosen) -> Asks:
        return self.aim(g, self.acting, chosen)

    def pay_first(self, g: Table) -> None:
        pay_for_strike(g, self, self.acting)

    def choose_second(self, g: Table, chosen: Chosen) -> Asks:
        return self.choose(g, self.opposing, chosen)

    def add_to_second(self, g: Table) -> None:
        self.add_to_strike(g, self.opposing)

    def aim_second(self, g: Table, chosen: Chosen) -> Asks:
        return self.aim(g, self.opposing, chosen)

    def pay_second(self, g: Table) -> None:
        pay_for_strike(g, self, self.opposing)

    def choose(self, g: Table, who: Card, chosen: Chosen) -> Asks:
        """Until there is a strike: one that is cancelled is chosen again. VT-STRIKE-05, -06."""
        seat = g.controller[who]
        if chosen != UNASKED:
            verb = verb_of(chosen)
            if verb == DECLINE:
                let_strike_go(self, who)
                return None
            self.go(self.step - 1)
            if verb == PLAY_CARD:
                play(g, card_of(chosen), seat, STRIKE)
            elif verb == USE:
                use(g, number_of(chosen), seat)
            elif verb == USE_GIVEN:
                use_given(g, number_of(chosen), seat)
            else:
                self.choose_strike(who, HAND_STRIKE)
            return None
        if cannot_strike(g, self, who):
            self.set(who, STRIKES_LEFT, 0)
        if self.of(who, STRIKES_LEFT) <= 0 or self.of(who, STRIKE_KIND) != NO_STRIKE:
            return None
        if len(bound_strikes(g, who)) >= self.of(who, STRIKES_LEFT):
            return self.choose_bound(g, who)
        decision = g.ask(seat, "strike", "VT-STRIKE-05", ALWAYS, who)
        offer_cards(g, seat, STRIKE, decision)
        offer_effects(g, seat, STRIKE, decision)
        offer_given(g, seat, STRIKE, decision)
        if can_pay_to_strike(g, who, HAND_STRIKE, 0):
            decision.offer(STRIKE_WITH_HANDS, who)  # VT-STRIKE-16; compulsory: reading 32
        if need_not_strike(g, who):
            decision.offer(DECLINE)
        return decision

    def choose_bound(self, g: Table, who: Card) -> Asks:
        """None but those that came with another strike."""
        decision = g.ask(g.controller[who], "strike", "VT-STRIKE-11", about=who)
        offer_bound(g, who, decision)
        if not decision.options:
            self.set(who, STRIKES_LEFT, 0)
        return decision if decision.options else None

    def add_to_strike(self, g: Table, who: Card) -> None:
        """Cards that are played as a strike is chosen, besides it."""
        if self.of(who, STRIKE_KIND) != NO_STRIKE and g.pool.is_played_at(COMBAT, WITH_STRIKE):
            g.call(window(WITH_STRIKE, who, g.controller[who]))

    def aim(self, g: Table, who: Card, chosen: Chosen) -> Asks:
        """VT-DMG-21 to -23: at long range, a retainer instead of the minion."""
        if chosen != UNASKED:
            if verb_of(chosen) == AT_RETAINER:
                self.set(who, STRIKE_AT, card_of(chosen))
            return None
        retainers = retainers_at_reach(g, self, who)
        if not retainers:
            return None
        decision = g.ask(g.controller[who], "strike-at", "VT-DMG-21", about=who)
        decision.offer(AT_MINION, self.opponent(who))
        for retainer in retainers:
            decision.offer(AT_RETAINER, retainer)
        return decision

    def before_strike(self, g: Table) -> None:
        open_window(g, BEFORE_STRIKE, NONE, g.controller[self.acting])

    def strike(self, g: Table) -> None:
        g.call(Strikes([0]))

    def after_strikes(self, g: Table) -> None:
        self.cells[HAS_STRUCK] = 1
        for who in self.both():
            tell_what_struck(g, self, who)
            self.drop_strike(who)
        drop_delayed(g, STRIKE_HURTS)
        if self.cells[IS_OVER]:
            self.go(END)

    def additional_strikes(self, g: Table) -> None:
        """VT-STRIKE-11 to -13."""
        open_window(g, ADDITIONAL, NONE, g.controller[self.acting])

    def strike_again(self, g: Table) -> None:
        if any(self.of(who, STRIKES_LEFT) > 0 for who in self.both()):
            self.go(CHOOSE)

    # ---- Press

    def begin_press(self, g: Table) -> None:
        happened(g, PRESS_BEGINS, g.controller[self.acting], self.acting, self.opposing)
        if hits := at_press(g, self):
            g.call(damage(*hits))

    def press_step(self, g: Table) -> None:
        if must_press(g, self, self.acting):
            press_as_must_be(g, self, self.acting)
        g.call(window(PRESS, NONE, g.controller[self.acting]))  # VT-PRESS-01, -04

    def press_what_must_be_pressed(self, g: Table) -> None:
        """By the opposing minion, once the acting one has had the choice; who may answer it."""
        if must_press(g, self, self.opposing):
            press_as_must_be(g, self, self.opposing)
            self.go(TO_PRESS)

    def end_of_round(self, g: Table) -> None:
        happened(g, ROUND_ENDS, g.controller[self.acting], self.acting, self.opposing)
        open_window(g, END_OF_ROUND, NONE, g.controller[self.acting])

    def another_round(self, g: Table) -> None:
        expire(g, THIS_ROUND)
        end_given(g, THIS_ROUND)
        end_limits(g, THIS_ROUND)
        end_uses(g, THIS_ROUND)
        goes_on = g.is_ready(self.acting) and g.is_ready(self.opposing) and not self.cells[IS_OVER]
        if goes_on and self.cells[CONTINUES]:
            self.go(ROUNDS)  # VT-PRESS-06
        else:
            self.cells[CONTINUES] = 0
            open_window(g, END_OF_COMBAT, NONE, g.controller[self.acting])

    def go_on(self) -> None:
        """VT-COMBAT-08: between two who are still ready."""
        self.cells[IS_OVER], self.cells[CONTINUES] = 0, 1
        self.go(ROUNDS)

    def over(self, g: Table) -> None:
        expire(g, THIS_COMBAT)
        end_resulting(g)
        drop_delayed(g, STRIKE_HURTS)
        end_given(g, THIS_COMBAT)
        end_limits(g, THIS_COMBAT)
        end_uses(g, THIS_COMBAT)
        replace_postponed(g, THIS_COMBAT)
        self.done()
        for who in self.both():
            renew_company(g, who)
        note_hands(g)
        happened(g, COMBAT_OVER, g.controller[self.acting], self.acting, self.opposing)
        self.what_follows(g)

    def what_follows(self, g: Table) -> None:
        """A combat that was queued; else what was to come after this one."""
        if self.cells[QUEUED] and g.is_ready(self.acting) and g.is_ready(self.opposing):
            drop_delayed(g, AFTER_COMBAT)
            g.call(combat_between(*self.in_order(g)))
        else:
            call_delayed(g, AFTER_COMBAT)

    def in_order(self, g: Table) -> tuple[Card, Card]:
        """Whose action it is acts first: reading 28."""
        action = action_under_way(g)
        acts = self.opposing if action is not None and action.minion == self.opposing else self.acting
        return acts, self.opponent(acts)


STEPS: Final = (
    acts(Combat.before_it),
    acts(Combat.begin),
    acts(Combat.new_round),
    acts(Combat.determine_range),
    acts(Combat.use_what_must_be_used),
    acts(Combat.before_choice),
    asks(Combat.choose_first),
    acts(Combat.add_to_first),
    asks(Combat.aim_first),
    acts(Combat.pay_first),
    asks(Combat.choose_second),
    acts(Combat.add_to_second),
    asks(Combat.aim_second),
    acts(Combat.pay_second),
    acts(Combat.before_strike),
    acts(Combat.strike),
    acts(Combat.after_strikes),
    acts(Combat.additional_strikes),
    acts(Combat.strike_again),
    acts(Combat.begin_press),
    acts(Combat.press_step),
    acts(Combat.press_what_must_be_pressed),
    acts(Combat.end_of_round),
    acts(Combat.another_round),
    acts(Combat.over),
)
ROUNDS: Final = position(STEPS, Combat.new_round)
TO_RANGE: Final = position(STEPS, Combat.determine_range)
TO_STRIKE: Final = position(STEPS, Combat.before_choice)
CHOOSE: Final = TO_STRIKE + 1
TO_PRESS: Final = position(STEPS, Combat.press_step)
END: Final = position(STEPS, Combat.end_of_round)


def combat_between(acting: Card, opposing: Card) -> Combat:
    cells = [0] * COMBAT_CELLS
    cells[ACTING_MINION], cells[OPPOSING_MINION] = acting, opposing
    return Combat(cells)
