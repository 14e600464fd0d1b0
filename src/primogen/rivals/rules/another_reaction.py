"""One Reaction more, where the text of one that was just revealed allows it: placed, revealed and read at once."""

from __future__ import annotations

from typing import Final

from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.log import Cause
from primogen.rivals.rules.fight import Fight
from primogen.rivals.rules.frame_kinds import ANOTHER_REACTION
from primogen.rivals.rules.placing import Placing
from primogen.rivals.rules.reading import call_text
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import REACTION

CARD: Final = 0
OPEN: Final = 1  # it was played face up, and has been read


class AnotherReaction(Procedure[Table]):
    """RV-REACT-07: one more for whoever has reacted, by the same rules."""

    kind = ANOTHER_REACTION

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            self.place(g)
        elif step == 1:
            self.reveal(g)
        else:
            self.read(g)
        return None

    def because(self, g: Game) -> Cause | None:
        return Cause("attack", self.attack(table(g)).attacker)

    def attack(self, g: Table) -> Fight:
        attack = attack_under_way(g)
        assert isinstance(attack, Fight)
        return attack

    def place(self, g: Table) -> None:
        attack = self.attack(g)
        g.call(Placing([REACTION, attack.reactor, g.controller[attack.reactor], 0]), into=CARD)

    def reveal(self, g: Table) -> None:
        attack, card = self.attack(g), self.cells[CARD]
        if card == NONE:
            self.done()
            return
        cell = attack.free_extra()
        self.cells[OPEN] = int(not g.face_down[card])
        attack.cells[cell] = card
        attack.bring_in(g, cell)

    def read(self, g: Table) -> None:
        """It may have been lost, as not legal after all."""
        self.done()
        attack, card = self.attack(g), self.cells[CARD]
        if card in attack.extras() and not self.cells[OPEN]:
            call_text(g, card, attack.reactor, attack.attacker)


def another_reaction() -> AnotherReaction:
    return AnotherReaction([NONE, 0])
