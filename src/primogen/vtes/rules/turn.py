"""The turn: untap, master, minion, influence, discard. VT-TURN-01, -02."""

from __future__ import annotations

from typing import Final

from primogen.kernel.frames import Asks, Chosen, Procedure, acts
from primogen.kernel.ids import Seat
from primogen.kernel.values import expire
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.acting_phases import MasterPhase, MinionPhase
from primogen.vtes.rules.atoms.clock import begin_turn, end_limits
from primogen.vtes.rules.atoms.delaying import call_delayed
from primogen.vtes.rules.hand import note_hands_until
from primogen.vtes.rules.phases import DiscardPhase, InfluencePhase
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.untap_phase import UntapPhase
from primogen.vtes.rules.words import DISCARD_GAINED, END_OF_TURN, THIS_TURN, TURN_ENDS

SEAT: Final = 0


class Turn(Procedure[Table]):
    kind = k.TURN

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def untap_phase(self, g: Table) -> None:
        g.rest()
        begin_turn(g, self.seat)
        g.call(UntapPhase([self.seat, 0]))

    def master_phase(self, g: Table) -> None:
        g.call(MasterPhase([self.seat]))

    def minion_phase(self, g: Table) -> None:
        g.call(MinionPhase([self.seat]))

    def influence_phase(self, g: Table) -> None:
        g.call(InfluencePhase([self.seat]))

    def discard_phase(self, g: Table) -> None:
        g.call(DiscardPhase([self.seat]))

    def end(self, g: Table) -> None:
        call_delayed(g, END_OF_TURN)

    def next_turn(self, g: Table) -> None:
        note_hands_until(g, THIS_TURN)
        expire(g, THIS_TURN)
        end_limits(g, THIS_TURN)
        end_limits(g, DISCARD_GAINED)
        end_limits(g, TURN_ENDS + self.seat)
        self.cells[SEAT] = g.prey(self.seat)
        self.go(0)


STEPS: Final = (
    acts(Turn.untap_phase),
    acts(Turn.master_phase),
    acts(Turn.minion_phase),
    acts(Turn.influence_phase),
    acts(Turn.discard_phase),
    acts(Turn.end),
    acts(Turn.next_turn),
)
