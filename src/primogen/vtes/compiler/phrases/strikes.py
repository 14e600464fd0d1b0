"""Phrases: damage, and what a strike does."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say, word

word(Flavour.AGGRAVATED, "aggravated")
word(Flavour.UNPREVENTABLE, "unpreventable")
word(Flavour.ENVIRONMENTAL, "environmental")
word(Flavour.NON_AGGRAVATED, "non-aggravated")
word(Flavour.ADDITIONAL, "additional")
word(Flavour.NORMAL, "normal")
word(Flavour.RANGED, "ranged")
say(Damage, "{amount} {flavours} damage")
say(RangedDamage, "{amount} {flavours} damage")
say(MoreDamage, "{amount} {flavours} damage {per}")
word(StrikeEffect.DODGE, "dodge")
word(StrikeEffect.COMBAT_ENDS, "combat ends")
word(StrikeEffect.HAND, "hand strike")
word(StrikeEffect.HAND_OR_MELEE, "hand strike or use a melee weapon strike")
word(StrengthDamage.PLAIN, "strength")
word(StrengthDamage.PLUS_1, "strength+1")
word(StrengthDamage.PLUS_2, "strength+2")
word(StrengthDamage.PLUS_3, "strength+3")
say(PlainStrike, "{effect}", rank=1)
say(HandStrikeAt, "hand strike at {bonus} damage")
say(
    HandStrikeOrMeleeAt,
    "hand strike or use a melee weapon strike at {bonus} damage",
    "hand strike or melee weapon strike at {bonus} damage",
)
say(DamageStrike, "{hurt}")
say(StrengthStrike, "{strength} {flavours} damage")
say(DeedStrike, "{deed:Piece.b}")
word(StrikeEffect.BURN_EQUIPMENT_OR_RETAINER, "burn equipment or retainer")
word(StrikeEffect.BURN_EQUIPMENT, "burn equipment", "destroy equipment")
say(HandAggravated, "hand strike , aggravated")
word(StrikeEffect.STEAL_WEAPON, "steal weapon")
word(StrikeEffect.BURN_WEAPON, "burn weapon", "destroy weapon")
