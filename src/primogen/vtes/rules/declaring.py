"""What is declared of an action as it is announced: who pays for a rescue, what is taken from another minion."""

from __future__ import annotations

from primogen.kernel.decisions import Decision
from primogen.kernel.effects import DONE_PICKING
from primogen.vtes.rules.aiming import equipment_on
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.underway import ACTION_CELLS, Acting
from primogen.vtes.rules.words import PAYS, TAKE_EQUIPMENT, TORPOR_COST


def ask_who_pays(g: Table, action: Acting) -> Decision:
    """VT-TORPOR-13: so much the rescuer, and the rest the rescued."""
    decision = g.ask(action.seat, "who-pays", "VT-TORPOR-13", about=action.target)
    for number in range(TORPOR_COST, -1, -1):
        if g.blood[action.minion] >= number and g.blood[action.target] >= TORPOR_COST - number:
            decision.offer(PAYS, action.minion, number)
    return decision


def ask_what_is_taken(g: Table, action: Acting) -> Decision | None:
    """VT-EQUIP-04, -05: one or more."""
    taken = action.cells[ACTION_CELLS:]
    left = [card for card in equipment_on(g, action.target) if card not in taken]
    if not left:
        return None
    decision = g.ask(action.seat, "equipment", "VT-EQUIP-05", about=action.target)
    for card in left:
        decision.offer(TAKE_EQUIPMENT, card)
    if taken:
        decision.offer(DONE_PICKING)
    return decision
