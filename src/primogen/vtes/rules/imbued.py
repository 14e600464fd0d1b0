"""The Imbued: who is a monster to them, and how one of them is finished off. VT-IMBUED-01 to -14."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, verb_of
from primogen.kernel.effects import NO, YES
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.ids import Card
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.aiming import equipment_on
from primogen.vtes.rules.atoms.cards import burn, put_on
from primogen.vtes.rules.conviction import convictions, spend_convictions
from primogen.vtes.rules.damage import unpreventable
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import ALLY, ANIMAL, IMBUED, MORTAL, RETAINER

MINION: Final = 0
VICTIM: Final = 1
AVENGERS: Final = 2  # from here on: ready imbued who may spend conviction, the next one last


def is_monster(g: Table, card: Card) -> bool:
    """VT-IMBUED-07."""
    is_of_this_world = g.kind(card) == IMBUED or g.has_word(card, MORTAL | ANIMAL)
    return g.is_vampire(card) or (g.kind(card) in (ALLY, RETAINER) and not is_of_this_world)


class Spoils(Procedure[Table]):
    """An incapacitated imbued is burned and robbed; every ready imbued may take revenge."""

    kind = k.SPOILS

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def burn_and_rob(self, g: Table) -> None:
        minion, victim = self.cells[MINION], self.cells[VICTIM]
        for card in equipment_on(g, victim):
            put_on(g, card, minion, g.controller[minion])
        burn(g, victim, minion)
        ready = [card for card in g.minions() if g.kind(card) == IMBUED]
        self.cells.extend(reversed(ready))

    def revenge(self, g: Table, chosen: Chosen) -> Asks:
        """VT-IMBUED-11: 1 conviction for 1 damage that cannot be prevented."""
        able = [card for card in self.cells[AVENGERS:] if self.may_avenge(g, card)]
        if not able:
            return None
        avenger = able[-1]
        if chosen != UNASKED:
            self.go(REVENGE)
            del self.cells[self.cells.index(avenger, AVENGERS) :]
            if verb_of(chosen) == YES:
                g.call(unpreventable(self.cells[MINION], 1))
                spend_convictions(g, avenger, 1)
            return None
        decision = g.ask(g.controller[avenger], "revenge", "VT-IMBUED-11", about=avenger)
        decision.offer(YES, avenger)
        decision.offer(NO)
        return decision

    def may_avenge(self, g: Table, avenger: Card) -> bool:
        return g.is_ready(avenger) and bool(convictions(g, avenger)) and g.is_ready(self.cells[MINION])

    def over(self, g: Table) -> None:
        self.done()


STEPS: Final = (acts(Spoils.burn_and_rob), asks(Spoils.revenge), acts(Spoils.over))
REVENGE: Final = position(STEPS, Spoils.burn_and_rob) + 1


def spoils_of(minion: Card, victim: Card) -> Spoils:
    return Spoils([minion, victim])
