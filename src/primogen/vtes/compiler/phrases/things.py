"""Phrases: deeds with blood, pool, life and counters."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Burn, "~burn {what}")
say(Burn, "~burn {what} from {source}")
say(Gain, "~gain {what}", "~gain {what} from the blood bank")
say(GainToFull, "~gain enough blood to reach full capacity")
say(Lose, "~lose {what}")
say(
    Add,
    "~add {what} to {to}",
    "~add {what} from the blood bank to {to}",
    "~move {what} from the blood bank to {to}",
    "~put {what} from the blood bank on {to}",
    rank=1,
)
say(AddEnough, "~add enough life to {to} to reach their starting life", thing=Thing.LIFE)
say(AddEnough, "~add enough blood to {to} to reach full capacity", thing=Thing.BLOOD)
say(MoveThings, "~move {what} from {source} to {to}", "~move {what} on {source} to {to}")
say(MoveEitherWay, "~move {what} from {source} to {to} or from {source_back} to {to_back}")
say(StealThings, "~steal {what} {becoming_blood?( becoming blood )}")
say(StealThings, "~steal {what} {becoming_blood?( becoming blood )} from {source}")
say(PutThings, "~put {what} on {on}")
say(BurnEdge, "~burn the edge", rank=1)
say(GainEdge, "~gain the edge", "~get the edge", "~gain control of the edge", rank=1)
say(GainEqual, "~gain {thing} equal to {to}")
say(BurnEqual, "~burn {thing} equal to {to}")
say(MoveOfThose, "~move {amount} of those {thing} to {to} instead of {instead}")
say(ButAddDeed, "~add {what}", rank=-1)
say(GainNoLife, "~gain life {note?( instead , any life it would gain goes to the blood bank )}")
say(BurnPlusIf, "~burn {what} , plus {more} if {fact}")
say(PoolAndOrCards, "~burn {amount} pool and / or cards at random from their hand")
say(MoveBetween, "~move blood , equipment and / or retainers between {who}")
say(BurnAndCard, "~burn {what} and {card:Self}")
say(BurnEither, "~burn {what} or {other} from {source}")
say(BurnAny, "~burn {thing}")
say(StealBecomingLife, "~steal {what} ( becoming life ) from {source}")
say(
    GainForHealing,
    "~gain {what} at the end of each round for each blood {who} used to heal damage or prevent destruction that round",
)
