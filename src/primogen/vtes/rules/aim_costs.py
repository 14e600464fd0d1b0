"""What it costs more to aim an action at somebody: in blood or life of the acting minion."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card
from primogen.vtes.rules.atoms.counters import burn_blood
from primogen.vtes.rules.costing import costs
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import COSTS
from primogen.vtes.rules.underway import Acting


def more_to_aim(g: Table, minion: Card, target: Card) -> int:
    if not g.index[COSTS] or target == NONE:
        return 0
    return sum([each.more_to_aim(g, source, minion, target) for source, each in costs(g)])


def pay_for_aim(g: Table, action: Acting) -> bool:
    """As the action succeeds, with its cost: VT-RESOLVE-01."""
    more = more_to_aim(g, action.minion, action.target)
    if more > g.blood[action.minion]:
        return False
    burn_blood(g, action.minion, more)
    return True
