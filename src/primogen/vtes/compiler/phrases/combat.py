"""Phrases: deeds of combat: damage, strikes, range, presses."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(MakeAggravated, "~make {what} aggravated")
say(BeAtRange, "~be at close range {skip?( skip the determine range step for that round )}", long=False)
say(BeAtRange, "~be at long range {skip?( skip the determine range step for that round )}", long=True)
say(BeAtDamage, "~be at {hurt:Hurt}")
say(BeAtDamage, "~be at {hurt:Hurt} , with {extra}")
say(BeImmune, "~be immune to {flavours} damage")
say(TreatAsNormal, "~treat aggravated damage as normal damage")
say(
    TreatSomeAsNormal,
    "~treat {hurt:Damage} as normal damage",
    "~treat {hurt:Damage} inflicted on him as normal damage",
    "~treat {hurt:Damage} inflicted on her as normal damage",
)
say(UseToManeuver, "~use maneuvers to maneuver to long range", long=True)
say(UseToManeuver, "~use maneuvers to maneuver to close range", long=False)
say(UsePresses, "~use presses to end combat", end=True)
say(UsePresses, "~use presses to continue combat", end=False)
say(BeImmuneThis, "~be immune to this {flavours} damage")
say(CompleteCombat, "~complete combat with {who}")
say(BeImmuneTo, "~be immune to {who:All}")
say(EnterCombat, "~enter combat with {who}")
say(EnterCombatAndLock, "~enter combat with and lock {who}")
say(EndCombat, "~end combat")
say(CombatEnds, "~end")
say(Inflict, "~inflict {hurt}")
say(Inflict, "~inflict {hurt} on {on}")
say(TakeDamage, "~take {hurt}")
say(Prevent, "~prevent {hurt}")
say(Prevent, "~prevent {hurt} from {source}")
say(StrikeWith, "~strike {ranged?, ranged} : {strike}", "~strike for {strike}")
say(StrikeWith, "~strike {ranged?, ranged} : {strike} , with {extra}")
say(PressOnly, "~press")
say(BeDodged, "~be dodged")
say(SetRange, "~set the range for this round")
say(Stun, "~stun {who}")
say(ManeuverTo, "~maneuver to long range", long=True)
say(ManeuverTo, "~maneuver to close range", long=False)
say(PressTo, "~press to continue combat", end=False)
say(PressTo, "~press to end combat", end=True)
say(PreventWith, "~prevent {hurt} with {extra}", "~prevent {hurt} , with {extra}")
say(TakeDamageFrom, "~take {hurt} from {source}")
say(StrikeOnly, "~strike {ranged?, ranged} : {strike} , only usable {window}")
say(
    FirstStrike,
    "~strike {ranged?, ranged} : {strike} with first strike",
    "~strike {ranged?, ranged} : {strike} , with first strike",
)
say(InflictFirst, "~inflict {hurt} with {how}")
say(QueueCombat, "~queue a combat with {who}")
say(SetRangeTo, "~set the range for {span} to long", long=True)
say(SetRangeTo, "~set the range for {span} to close", long=False)
say(EndCombatOf, "~end a combat involving {first} and {second}")
say(PreventOn, "~prevent {hurt} inflicted on {on}")
say(StrikeFirst, "~strike with first strike", "~get first strike")
say(EnterCombatExtra, "~enter combat with {who} , with {extra} {when}")
say(PreventOr, "~prevent {hurt} from {source} or {other} from any other source")
say(EnterCombatOr, "~enter combat with {who} or with {other}")
say(ManeuverOrStrikeAtAll, "~use any maneuvers or strikes")
say(StrikeAtAll, "~strike", rank=-1)
say(EndCombatInvolving, "~end combat involving {who}")
say(Dodge, "~dodge")
say(StartRound, "~start a new round")
say(EndACombat, "~end a combat")
