"""Phrases: what a card is, before it says what it does."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Keywords, "{words+}")
say(KeywordsOf, "{first} : {words+}", "{first} , {words+}")
say(Body, "{words+} with {life} life")
say(Stats, "{strength} strength , {bleed} bleed")
say(StealthAction, "{stealth} stealth {directed?(d)} action")
say(ThisIsStealthAction, "this is a {stealth} stealth action")
say(UndirectedAnyhow, "this action is undirected , no matter who controls {who}")
say(Requires, "requires {who}")
say(SlaveOf, "{clan} slave")
say(Votes, "{number} votes ( titled )", "{number} vote ( titled )")
say(Heading, "{advanced?advanced ,} {sect} {clan} {title}", city=None)
say(Heading, "{advanced?advanced ,} {sect} {clan} {title} of {city}")
say(MoreThanOneDiscipline, "more than 1 discipline can be used to play this card", rank=1)
say(XIs, "x is {what}")
say(XAtMost, "x cannot be more than {number}", "x cannot exceed {number}")
say(XIsOneOf, "x must be {first} , {second} or {third}")
say(MayContest, "this could lead to a contested title")
say(NotADiscipline, "[str] is not a discipline", "[mal] is not a discipline")
say(LessDamage, "each strike or damaging effect made by {by} against {against} in combat inflicts {number} less damage")
say(
    RepresentsLocation,
    "this equipment card represents a location and does not count as equipment while in play",
    "while in play , this equipment card represents a location and does not count as equipment",
    rank=1,
)
say(GenerationOlder, "capacity increases by {number} : the vampire is {generations} generation older")
say(WeaponStrike, "{strike} each strike")
say(WeaponStrike, "{strike} each strike , with {extra} each combat")
say(WithStrikeEach, "strike {ranged?, ranged} : {strike} , with {extra} each combat", rank=1)
say(OnlyBurnWith, "you can burn only {number} pool each turn with SELF cards")
say(HeadingSlave, "{sect} {clan} slave")
say(CircleOf, "{city} circle")
say(BleedCap, "if more than {number} pool is bled with this action , ignore the excess", rank=1)
say(StealthHunt, "{stealth} stealth hunt action")
say(WeaponStrike, "{strike} as a strike")
say(
    RemoveAnyhow,
    "remove this card from the game , even if the action or the referendum fails or is canceled",
    rank=1,
)
say(BurnAfterUse, "burn after use")
say(CreatureBody, "{words} {clan} creature with {life} life")
