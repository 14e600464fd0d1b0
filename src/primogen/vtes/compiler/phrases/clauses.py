"""Phrases: clauses without a subject, and clauses joined."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Do, "{deed.b}")
say(DoNot, "do not {deed.b}")
say(Gets, "{what}", rank=-1)
say(Uses, "{what:BareMove}", rank=1)
say(Uses, "{what:BareMove} , with {extra}", "{what:BareMove} with {extra}", rank=1)
say(
    UsesOr,
    "{first:Uses} , or {second:Uses}",
    "{first:Uses} or {second:Uses}",
    "{first:Uses} , or {second:Do}",
    "{first:Gets} , or {second:Gets}",
    "{first:Do} or {second:Does}",
    rank=0.5,
)
say(Also, "{first} and {second}", "{first} , and {second}", "{first} , but {second}")
say(AlsoDo, "{first} , and {second}")
say(IfTail, "if {fact}")
say(BleedsAlso, "bleed at {bonus} , with {extra} {when}", "bleed with {bonus} , with {extra} {when}")
say(GetsWith, "{what} , with {extra} {when} {fact}")
say(GetsMoreIf, "{what:Bonus} , with {extra:Bonus} if {fact} {limited?( limited )}", rank=1)
say(GetsIfLimited, "{what:Bonus} if {fact} ( limited )")
say(AlsoUsable, "also usable to {deed.b}")
say(GetsWhen, "{what} {when+}")
say(GetsNot, "{what} , not usable {windows+}")
say(GetsOnly, "{what} , only usable {windows+}")
say(UnlimitedStrike, "additional strike that does not count against the limit")
say(AlsoIf, "{first} , and , if {fact} , {second}")
say(CostNotPaid, "no cost is paid", "its cost is not paid", "the cost is not paid")
say(
    OnlyFirstDamage,
    "if a damage is successfully inflicted on {who} in a given round , "
    "any additional damage inflicted on {again} in the same round is automatically prevented",
)
say(
    LosesAsMuch,
    "if the referendum passes and the effect of the referendum causes you to lose pool , "
    "{who} loses the same amount of pool ( in addition to the effects of the referendum )",
    rank=1,
)
say(PreventedThisWay, "{flavours+} damage cannot be prevented this way", also=False)
say(PreventedThisWay, "{flavours+} damage is prevented this way as well", also=True)
say(CannotBe, "cannot {deed.b}")
say(AlsoThree, "{first} , {second} , and {third}")
say(CanAndSo, "{first:Can} , and {second}", "{first:Can} and {second}")
