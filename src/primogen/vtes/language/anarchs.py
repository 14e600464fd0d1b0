"""Actions of Anarchs: those that require one, and those by which somebody becomes one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Effect, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.language.refs import ACTING_MINION, THIS
from primogen.vtes.language.traits import Fits, HasTitle, OfSect
from primogen.vtes.language.verbs_people import ChangeSect
from primogen.vtes.rules.people import ANARCH, BARON
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.underway import ROW, TAKEN_WITH, WHICH_USE, Acting, action_under_way
from primogen.vtes.rules.using import enabling
from primogen.vtes.rules.words import BECOMING_ANARCH

ASKED: Final = (Fits(OfSect(ANARCH)), Fits(HasTitle(BARON)))  # a baron is one


@dataclass(frozen=True)
class ActionOfAnarchs(Condition):
    """ "An action requiring an Anarch or making this vampire Anarch"."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        if action is None or action.takes == BECOMING_ANARCH:
            return action is not None
        use = taken_with(table(g), action)
        if use is None:
            return False
        return any([need in ASKED for need in use.needs]) or (use.text is not None and makes_him_one(use.text))


def taken_with(g: Table, action: Acting) -> Use | None:
    """Also when the card has gone already."""
    if action.cells[ROW] != NONE:
        return enabling(g, action.cells[ROW])
    if action.cells[TAKEN_WITH] == NONE:
        return None
    return g.pool.cards[action.cells[TAKEN_WITH]].uses[action.cells[WHICH_USE]]


def makes_him_one(effect: Effect) -> bool:
    if isinstance(effect, ChangeSect):
        return effect.sect == ANARCH and effect.ref in (THIS, ACTING_MINION)
    return any([makes_him_one(part) for part in effect.parts()])
