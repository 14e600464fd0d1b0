"""What a rescue from torpor costs: VT-TORPOR-13, and what cards in play say."""

from __future__ import annotations

from primogen.kernel.ids import Card
from primogen.kernel.values import balance
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import RESCUED_FOR, RESCUES_FOR
from primogen.vtes.rules.words import TORPOR_COST


def rescue_cost(g: Table, rescuer: Card, rescued: Card) -> int:
    return max(0, TORPOR_COST + balance(g, rescuer, RESCUES_FOR) + balance(g, rescued, RESCUED_FOR))
