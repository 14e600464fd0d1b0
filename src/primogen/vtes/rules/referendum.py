"""The referendum: terms, polling, resolution. VT-REF-01 to -09, VT-BHUNT-01 to -04."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import PLAYER, Effect, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import added, expire
from primogen.kernel.windows import window
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.clock import end_uses
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.atoms.delaying import call_delayed, drop_delayed
from primogen.vtes.rules.polling import tally
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import (
    PASSES_BY_ITSELF,
    REFERENDUM_CANCELLED,
    REFERENDUM_FAILS,
    REFERENDUM_PASSES,
    REFERENDUM_TALLIED,
)
from primogen.vtes.rules.underway import (
    ACTED_BY,
    AWAY,
    BY_ITSELF,
    CALLED_BY,
    CALLER,
    CANCELLED,
    CHOSEN_CARD,
    CHOSEN_SEAT,
    FAILED,
    HUNTED,
    ITS_REFERENDUM_PASSED,
    NUMBER,
    PASSED,
    VOTED,
    action_under_way,
)
from primogen.vtes.rules.windows import open_window
from primogen.vtes.rules.words import (
    AFTER_EFFECT,
    BEFORE_EFFECT,
    BEFORE_VOTES,
    ONCE_TALLIED,
    POLLING,
    THIS_REFERENDUM,
    THIS_TURN,
)


class Referendum(Procedure[Table]):
    kind = k.REFERENDUM

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("referendum", self.cells[CALLED_BY])

    @property
    def caller(self) -> Seat:
        return self.cells[CALLER]

    def use(self, g: Table) -> Use | None:
        """By which it was called."""
        action = action_under_way(g)
        return None if self.cells[HUNTED] != NONE or action is None else action.use(g)

    def read(self, g: Table, effect: Effect | None) -> None:
        if effect is not None:
            card, chosen = self.cells[CALLED_BY], self.cells[CHOSEN_CARD]
            at = scope(self.caller, card, self.cells[ACTED_BY], chosen, node=g.number_of(effect))
            at.cells[PLAYER] = self.cells[CHOSEN_SEAT]
            g.call(at)

    def choose_terms(self, g: Table) -> None:
        """VT-REF-01, VT-ACTION-22: not before the action has succeeded."""
        tell(g, "referendum", self.caller, self.cells[CALLED_BY], self.cells[HUNTED])
        use = self.use(g)
        if use is not None:
            self.read(g, use.aims_at)
        if self.cells[HUNTED] == NONE and added(g, self.caller, PASSES_BY_ITSELF) > 0:
            modify(g, PASSES_BY_ITSELF, -1, NONE, self.caller, THIS_TURN)
            self.cells[BY_ITSELF] = 1

    def before_votes(self, g: Table) -> None:
        if not self.cells[BY_ITSELF]:
            open_window(g, BEFORE_VOTES, NONE, self.caller)  # VT-REF-02

    def polling(self, g: Table) -> None:
        """VT-REF-04, -06: rounds from the caller, until all pass (reading 22)."""
        if not self.cells[BY_ITSELF]:
            g.call(window(POLLING, NONE, self.caller))

    def resolution(self, g: Table) -> None:
        """VT-REF-08, -09."""
        if self.cells[CANCELLED] == FAILED:
            tell(g, "fails", self.caller, self.cells[CALLED_BY])
        if self.cells[CANCELLED]:
            return
        for_it, against = tally(g, self.cells)
        passes = for_it > against or self.cells[BY_ITSELF] == 1
        self.cells[PASSED] = int(passes)
        happened(g, REFERENDUM_TALLIED, self.caller, self.cells[ACTED_BY], self.cells[CALLED_BY])
        tell(g, "passes" if passes else "fails", self.caller, self.cells[CALLED_BY], number=for_it)
        if passes and self.cells[HUNTED] != NONE:
            if g.is_ready(self.cells[HUNTED]):
                burn(g, self.cells[HUNTED])  # VT-BHUNT-01
        elif passes:
            use = self.use(g)
            self.read(g, None if use is None else use.text)
            call_delayed(g, BEFORE_EFFECT)
        call_delayed(g, ONCE_TALLIED)  # before what the passing does

    def after_effect(self, g: Table) -> None:
        call_delayed(g, AFTER_EFFECT)

    def over(self, g: Table) -> None:
        drop_delayed(g, ONCE_TALLIED, BEFORE_EFFECT)
        expire(g, THIS_REFERENDUM)
        end_uses(g, THIS_REFERENDUM)
        self.done()
        if self.cells[CANCELLED] == AWAY:
            happened(g, REFERENDUM_CANCELLED, self.caller, self.cells[ACTED_BY], self.cells[CALLED_BY])
            return
        action = action_under_way(g)
        for_it, against = tally(g, self.cells)
        if action is not None and self.cells[HUNTED] == NONE:
            action.cells[ITS_REFERENDUM_PASSED] = self.cells[PASSED]
            action.cells[NUMBER] = 0 if self.cells[CANCELLED] else max(0, for_it - against)
        came_of_it = REFERENDUM_PASSES if self.cells[PASSED] else REFERENDUM_FAILS
        happened(g, came_of_it, self.caller, self.cells[ACTED_BY], self.cells[CALLED_BY])


STEPS: Final = (
    acts(Referendum.choose_terms),
    acts(Referendum.before_votes),
    acts(Referendum.polling),
    acts(Referendum.resolution),
    acts(Referendum.after_effect),
    acts(Referendum.over),
)


def referendum(caller: Seat, card: Card, vampire: Card, hunted: Card = NONE) -> Referendum:
    cells = [0] * VOTED
    cells[CHOSEN_CARD] = cells[CHOSEN_SEAT] = NONE
    cells[CALLER], cells[CALLED_BY], cells[ACTED_BY], cells[HUNTED] = caller, card, vampire, hunted
    return Referendum(cells)
