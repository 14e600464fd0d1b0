"""Phrases: what one gets: bonuses, presses, maneuvers, votes."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say, word

word(Stat.STEALTH, "stealth")
word(Stat.INTERCEPT, "intercept")
word(Stat.BLEED, "bleed")
word(Stat.STRENGTH, "strength")
word(Stat.HAND_SIZE, "hand size")
word(Stat.VOTE, "^vote")
word(Stat.BALLOT, "^ballot")
word(Stat.TRANSFER, "^transfer")
word(Stat.MASTER_PHASE_ACTION, "master phase ^action")
word(Stat.DISCARD_PHASE_ACTION, "discard phase ^action")
word(Stat.HUNT, "hunt")
word(Stat.CAPACITY, "capacity")
word(Stat.HAND_DAMAGE, "hand damage")
say(Bonus, "{amount} {stat} {per} {limited?( limited )}")
word(Move.MANEUVER, "^maneuver")
word(Move.PRESS, "^press")
word(Move.ADDITIONAL_STRIKE, "additional ^strike")
word(Move.MANEUVER_OR_PRESS, "maneuver or press", "press or maneuver")
word(
    MoveLimit.TO_END,
    ", only usable to end combat",
    "to end combat",
    "only usable to end combat",
    "( only usable to end combat )",
)
word(MoveLimit.TO_CONTINUE, ", only usable to continue combat", "to continue combat", "only usable to continue combat")
word(MoveLimit.TO_LONG, ", only usable to maneuver to long range", "to long range", ", only usable to go to long range")
word(
    MoveLimit.TO_CLOSE,
    ", only usable to maneuver to close range",
    "to close range",
    ", only usable to go to close range",
)
say(Extra, "{number} {optional?optional} {move} {limited?( limited )} {limit}")
say(Extra, "a {move} {limited?( limited )} {limit}", number=1, optional=False)
say(ExtraStrike, "1 additional {ranged?ranged} strike : {strike} {limited?( limited )}", rank=1)
say(Both, "{first} and {second}", "{first} , and {second}")
say(OneOf, "{first} or {second}", "either {first} or {second}")
say(BareMove, "{move.sg} {limited?( limited )} {limit}", number=1)
say(BareMove, "{number} {move.pl} {limited?( limited )} {limit}")
say(Unlimited, "{amount} {stat} that does not count against the limit")
say(MasterActions, "{number} master phase actions {instead?( instead of 1 )} {each?each master phase}")
word(MoveLimit.TO_GET_CLOSE, ", only usable to get to close range", "only usable to get to close range")
word(MoveLimit.TO_GET_LONG, ", only usable to get to long range", "only usable to get to long range")
say(MandatoryPress, "1 press ( mandatory ) each combat , only usable to continue combat")
say(Extra, "a additional optional {move} {limit}", number=1, optional=True, rank=1)
say(OneOf3, "{first} , {second} or {third}", "{first} , {second} , or {third}")
say(ExtraEach, "{number} {optional?optional} {move} each combat {limit}", rank=1)
say(AdditionalBoon, "{number} additional {stat} {per}")
say(AdditionalBoon, "a additional {stat} {per}", number=1)
say(AdditionalX, "x additional {stat}")
say(LevelBonus, "{amount} level of {discipline}", "{amount} levels of {discipline}")
say(ExtraThis, "{number} {optional?optional} {move} this round {limit}", rank=1)
say(ExtraX, "x {move.pl} {limited?( limited )}")
say(FewerBoon, "{number} fewer {stat}")
