"""Diablerie, in its five steps, and the blood hunt that follows. VT-DIAB-05 to -12."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.effects import NO, YES
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.aiming import equipment_on
from primogen.vtes.rules.atoms.cards import burn, put_on
from primogen.vtes.rules.atoms.clock import hear_at_last, note_diablerie
from primogen.vtes.rules.atoms.counters import steal_blood
from primogen.vtes.rules.fetching import Fetching
from primogen.vtes.rules.hand import replace_postponed
from primogen.vtes.rules.referendum import referendum
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import CAPACITY, DIABLERIZES, NO_BLOOD_HUNT
from primogen.vtes.rules.trophies import award_for
from primogen.vtes.rules.words import BLOOD_CURSED, DISCIPLINE_CARD, TAKE_EQUIPMENT, UNTIL_DIABLERIE

DIABLERIST: Final = 0
VICTIM: Final = 1
IS_OPTIONAL: Final = 2  # a blocker may diablerize who would leave torpor: VT-TORPOR-10
EARNS_TROPHY: Final = 3  # a (D) action: VT-MASTER-10
WAS_OLDER: Final = 4


def can_drink(g: Table, minion: Card) -> bool:
    return g.is_vampire(minion) and not g.has_word(minion, BLOOD_CURSED)


class Drinking(Procedure[Table]):
    """VT-SEQ-10: nothing comes between its steps."""

    kind = k.DRINKING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("diablerie", self.diablerist)

    @property
    def diablerist(self) -> Card:
        return self.cells[DIABLERIST]

    @property
    def victim(self) -> Card:
        return self.cells[VICTIM]

    def is_it_wanted(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if verb_of(chosen) == NO:
                self.done()
            return None
        if not self.cells[IS_OPTIONAL]:
            return None
        decision = g.ask(g.controller[self.diablerist], "diablerie", "VT-TORPOR-10", about=self.victim)
        decision.offer(YES, self.victim)
        decision.offer(NO)
        return decision

    def blood(self, g: Table) -> None:
        """VT-DIAB-05; who was older is settled before (reading 27)."""
        tell(g, "diablerie", g.controller[self.diablerist], self.diablerist, self.victim)
        self.cells.append(int(value(g, self.victim, CAPACITY) > value(g, self.diablerist, CAPACITY)))
        steal_blood(g, self.diablerist, self.victim, g.blood[self.victim])

    def equipment(self, g: Table, chosen: Chosen) -> Asks:
        """VT-DIAB-06: card by card."""
        if chosen != UNASKED:
            if verb_of(chosen) == TAKE_EQUIPMENT:
                put_on(g, card_of(chosen), self.diablerist, g.controller[self.diablerist])
                self.go(EQUIPMENT_STEP)
            return None
        found = equipment_on(g, self.victim)
        if not found:
            return None
        decision = g.ask(g.controller[self.diablerist], "equipment", "VT-DIAB-06", about=self.victim)
        for card in found:
            decision.offer(TAKE_EQUIPMENT, card)
        decision.offer(NO)
        return decision

    def victim_burns(self, g: Table) -> None:
        """VT-DIAB-07; trophies come in the fifth step."""
        burn(g, self.victim, self.diablerist)

    def discipline(self, g: Table) -> None:
        """VT-DIAB-08, -10."""
        if self.cells[WAS_OLDER] and g.is_in(g.controller[self.diablerist]):
            g.call(Fetching([self.diablerist, DISCIPLINE_CARD]))

    def trophy(self, g: Table) -> None:
        """VT-DIAB-11, VT-SPECIAL-06."""
        if self.cells[EARNS_TROPHY]:
            award_for(g, self.victim, self.diablerist)

    def blood_hunt(self, g: Table) -> None:
        """VT-DIAB-12; the Methuselah whose turn it is comes first (reading 24). Now others are heard: VT-SEQ-10."""
        self.done()
        hear_at_last(g)
        if not value(g, self.diablerist, NO_BLOOD_HUNT):
            g.call(referendum(g.active, NONE, NONE, self.diablerist))
        note_diablerie(g, self.diablerist)
        replace_postponed(g, UNTIL_DIABLERIE)
        happened(g, DIABLERIZES, g.controller[self.diablerist], self.diablerist, self.victim)


STEPS: Final = (
    asks(Drinking.is_it_wanted),
    acts(Drinking.blood),
    asks(Drinking.equipment),
    acts(Drinking.victim_burns),
    acts(Drinking.discipline),
    acts(Drinking.trophy),
    acts(Drinking.blood_hunt),
)
EQUIPMENT_STEP: Final = position(STEPS, Drinking.blood) + 1
