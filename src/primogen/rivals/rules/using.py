"""Where abilities are asked for: one seat uses them, one by one, until it passes. RV-ATK-45 to -47, RV-TURN-24."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Decision, number_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import Seat
from primogen.rivals.rules.activating import activate, offer_abilities, offer_defensive, offer_relentless
from primogen.rivals.rules.frame_kinds import ABILITIES
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.switches.abilities import ALSO_DEFENSIVE, DEFENDERS_WINDOW
from primogen.rivals.rules.table import Table

ANY_ABILITY: Final = 0
ONLY_RELENTLESS: Final = 1  # and, in some rulebooks, those that defend
IN_THE_END_PHASE: Final = 2

ABILITIES_RULES: Final = ("RV-ATK-45", "RV-ATK-47", "RV-TURN-24")

WHOSE: Final = 0
WHICH: Final = 1


class Abilities(Procedure[Table]):
    """One seat activates abilities, one by one, until it passes: RV-ATK-45 to -47."""

    kind = ABILITIES

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        seat = self.cells[WHOSE]
        if chosen == UNASKED:
            return self.ask_which(g, seat)
        if verb_of(chosen) == PASS:
            self.done()
        else:
            self.go(0)
            activate(g, number_of(chosen), seat)
        return None

    def ask_which(self, g: Table, seat: Seat) -> Decision:
        which, attack = self.cells[WHICH], attack_under_way(g)
        decision = g.ask(seat, "abilities", ABILITIES_RULES[which])
        if which != ONLY_RELENTLESS:
            offer_abilities(g, seat, decision)
        elif attack is not None and g.switches[DEFENDERS_WINDOW] == ALSO_DEFENSIVE:
            offer_defensive(g, seat, decision, attack)
        else:
            offer_relentless(g, seat, decision)
        decision.offer(PASS)
        return decision
