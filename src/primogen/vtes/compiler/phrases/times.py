"""Phrases: when and how long: after a deed."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

BARE = (
    Span.THIS_TURN, Span.THIS_ACTION, Span.THIS_ROUND, Span.THIS_COMBAT, Span.THAT_COMBAT, Span.THAT_ROUND,
    Span.THAT_ACTION, Span.THAT_TURN, Span.LATER_THIS_ROUND, Span.LATER_THIS_ACTION, Span.EACH_ROUND_OF_COMBAT, Span.EACH_ROUND_OF_THIS_COMBAT,
    Span.EACH_MASTER_PHASE, Span.EACH_STRIKE, Span.EACH_COMBAT, Span.EACH_ROUND, Span.EACH_TURN, Span.EACH_ACTION,
)  # fmt: skip
for span in BARE:
    say(Bare, span.value, span=span)
say(During, "during {span}")
say(InSpan, "in {span}")
say(For, "for {span}")
say(Remainder, "for the remainder of {of}")
say(DuringPhase, "during {whose} {next?next} {phase}")
say(Before, "before {moment}")
say(After, "after {moment}")
say(At, "at {moment}")
say(Until, "until {moment}")
say(UntilPhase, "until {whose} {next?next} {phase}")
say(AtStartOf, "at the start of {whose} {next?next} {phase}", "at the beginning of {whose} {next?next} {phase}")
say(AtEndOf, "at the end of {whose} {phase}")
say(AsAction, "as a {stealth} stealth {directed?(d)} {political?political} action")
say(AsAction, "as a {stealth} stealth {directed?(d)} {political?political} action that costs {cost}")
say(AsAction, "as a {directed?(d)} {political?political} action")
say(AsAction, "as a {directed?(d)} {political?political} action that costs {cost}")
say(AsAction, "as a {stealth} stealth {directed?(d)} {political?political} action that {that:Simple.s}")
say(AsAction, "as a {directed?(d)} {political?political} action that {that:Simple.s}")
say(AsTheyDo, "as {fact}")
say(AfterFact, "after {fact}")
say(WhenFact, "when {fact}")
say(WhileFact, "while {fact}")
say(AgainstWhom, "against {who}")
say(InCombatWithWhom, "in combat with {who}", "when in combat with {who}")
say(WhenDoing, "when {deed:Piece.ing}")
say(OnActions, "on {span}")
say(
    OnActionsRequiring,
    "on actions that require {discipline}",
    "on actions requiring {discipline}",
    "during actions requiring {discipline}",
)
say(NotYetNeeded, ", even if intercept is not yet needed", stealth=False)
say(NotYetNeeded, ", even if stealth is not yet needed", stealth=True)
say(OnceEach, "once {span}")
say(EachTime, "each time {fact}")
say(DuringWhat, "during {who}", rank=-1)
say(AfterResolutionOf, "after resolution of {who}", rank=-1)
say(AfterDoing, "after {deed:Piece.ing}")
say(BeforeDoing, "before {deed:Piece.ing}")
say(UntilFact, "until {fact}")
say(Since, "since {whose} last turn")
say(WhileDoing, "while {deed:Piece.ing}")
say(ByEither, "( by either combatant )")
say(ImmediatelyOr, "immediately , or {when:AtStartOf} if {fact}")
say(AsRangedStrike, "as a ranged strike")
say(EvenAtLong, "( even at long range )", "even at long range", ", even at long range")
say(AfterEndOf, "after the end of {whose} {phase}")
say(AtEndOfWon, "at the end of a round during which {who} successfully inflicted more damage than {other}")
say(EvenIf, "( even if {fact} )", ", even if {fact}")
say(OnceAs, "once as {fact}")
say(InsteadLast, "instead")
say(AtAnyRange, "( at any range )", "at any range")
say(AsWell, "as well")
say(OnEachOf, "on each of {of} actions")
say(
    AsIf,
    "as if he were {what}",
    "as if she were {what}",
    "as if they were {what}",
    "as if it were {what}",
    "as if SELF were {what}",
)
say(OnWhat, "on {who:All}", "on {who:Some}", rank=-1)
say(AsStrike, "as a strike")
say(AsStrike, "as a strike that costs {cost}")
say(DuringNext, "during the next {phase}")
say(InFirstRoundWith, "in the first round of combat with {who}")
say(InWhat, "in {who:All}", rank=-1)
say(
    OnceTallied,
    "once results are tallied",
    "when results are tallied",
    "when the results are tallied",
    "once the results are tallied",
)
say(NotToExceed, ", not to exceed starting life", "( not to exceed starting life )")
say(DuringEachOf, "during each of {whose} unlock phases", phase=Phase.UNLOCK)
say(DuringEither, "during {first} or {second}")
say(ForTheirController, "for his or her controller", "for their controller")
say(CommaDuring, ", during {span}")
say(DuringOrPolling, "during {who} or its polling step")
say(EvenAtClose, "( even at close range )")
say(DuringThe, "during the {phase}")
say(ByDoing, "by {deed:Piece.ing}")
say(DuringCombatWith, "during combat with {who}")
say(IgnoreExcess, "( ignore excess blood )")
