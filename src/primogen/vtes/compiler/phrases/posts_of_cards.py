"""Phrases: what narrows a noun by what is printed on it or lies on it."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(In, "in {place}", "from {place}")
say(On, "on {who}")
say(CapacityAtLeast, "of capacity {number} or more")
say(CapacityAtMost, "of capacity {number} or less")
say(
    CapacityAtLeast,
    "with capacity {number} or more",
    "with a capacity of {number} or more",
    "with a capacity {number} or more",
)
say(
    CapacityAtMost,
    "with capacity {number} or less",
    "with capacity {number} or fewer",
    "with a capacity of {number} or less",
)
say(CapacityAbove, "with a capacity above {number}", "with capacity above {number}", "of capacity above {number}")
say(CapacityBelow, "with a capacity below {number}", "with capacity below {number}", "of capacity below {number}")
say(With, "with {what}")
say(WithDiscipline, "with {superior?superior} {discipline}")
say(RequiringDiscipline, "requiring {discipline}", "that require {discipline}", "that requires {discipline}")
say(RequiringKind, "requiring {who}", "that require {who}", "that requires {who}")
say(CalledName, "named {card}")
say(
    WithBody,
    "with {life} life , {strength} strength and {bleed} bleed",
    "with {life} life , {strength} strength , and {bleed} bleed",
    rank=1,
)
say(WithCityTitle, "with a city title")
say(WithoutDiscipline, "without {discipline}")
say(WithThis, "with {who:This}")
say(SameClanAs, "of the same clan and sect as {who}", sect=True)
say(SameClanAs, "of the same clan as {who}", sect=False)
say(
    RequiringAnarch,
    "requiring a anarch or making this vampire anarch",
    "requiring a anarch or making a vampire anarch",
    rank=1,
)
say(WithoutEither, "without {first} or {second}")
say(
    CapacityBelow,
    "with capacity less than {number}",
    "with a capacity less than {number}",
    "with a capacity of less than {number}",
)
say(
    RequiringEither,
    "requiring {first} or {second}",
    "that requires {first} or {second}",
    "that require {first} or {second}",
    rank=1,
)
say(RequiringAny3, "requiring {first} , {second} or {third}", "requiring {first} , {second} , or {third}", rank=1)
say(Costing, "costing {what}", "that costs {what}", "that cost {what}")
say(RequiringBasic, "requiring basic {discipline}", "that require basic {discipline}")
say(RequiringBasicBoth, "requiring basic {discipline} and / or basic {second}")
say(RequiringBasic2, "requiring basic {discipline} or {second}", "requiring basic {discipline} or basic {second}")
say(WithWeapons, "with weapons")
say(WithBonus, "with {bonus}")
say(CostingBlood, "costing blood")
say(CapacityOfX, "with capacity of x", "with capacity x", "with a capacity of x")
