"""Phrases: paying, and what cards cost."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(UseThings, "~use {what}")
say(PayPool, "~pay {what}")
say(
    CostLess,
    "~cost {who} {amount} fewer {thing} {to_equip?to equip}",
    "~cost {who} {amount} less {thing} {to_equip?to equip}",
)
say(
    CostMore,
    "~cost {who} {amount} additional {thing} {to_play?to play}",
    "~cost {who} {amount} more {thing} {to_play?to play}",
)
say(CostSigned, "~cost {who} {amount} {thing} {to_play?to play}")
say(CostMoreItself, "~cost {amount} additional {thing}", "~cost {amount} more {thing}")
say(CostToPlay, "~cost {amount} {thing} to play")
say(CostToPlay, "~cost {amount} {thing} to play on {on}")
say(ReduceCost, "~reduce the cost of {what} by {by}")
say(CostSignedItself, "~cost {amount} {thing}")
say(CostItself, "~cost {what}")
say(PayCost, "~pay its cost as normal")
say(CostSignedEquip, "~cost {who} {amount} {thing} to equip")
