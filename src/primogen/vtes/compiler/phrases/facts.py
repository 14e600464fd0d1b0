"""Phrases: clauses with a subject: statements, conditions and events."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Does, "{who.sg} {deed.s}", "{who.pl} {deed.p}", "{who.sg} also {deed.s}", "{who.pl} also {deed.p}")
say(DoesNot, "{who.sg} does not {deed.b}", "{who.pl} do not {deed.b}")
say(Can, "{who} can {deed.b}")
say(Must, "{who} must {deed.b}")
say(Cannot, "{who} cannot {deed.b}")
say(Was, "{who.sg} was {state}", "{who.pl} were {state}")
say(HasDone, "{who.sg} has {deed.ed}", "{who.pl} have {deed.ed}", "{who.sg} has just {deed.ed}")
say(DidNot, "{who} did not {deed.b}")
say(OnlySoManyLeft, "there are only {number} methuselahs left")
say(Would, "{who} would {deed.b}", "{who} should {deed.b}")
say(WasSome, "{who.sg} was {what:Some}", "{who.pl} were {what:Some}")
say(DoesAndCannot, "{who.sg} {deed:Run.s} and cannot {other:Run.b}", "{who.pl} {deed:Run.p} and cannot {other:Run.b}")
say(
    DoesAndCan,
    "{who.sg} {deed:Run.s} and can {other:Run.b}",
    "{who.pl} {deed:Run.p} and can {other:Run.b}",
    "{who.sg} {deed:Run.s} , and can {other:Run.b}",
)
say(CanAs, "{who} can {deed.b} {how} {afterward}")
say(DoesAs, "{who.sg} {deed.s} {how}", "{who.pl} {deed.p} {how}")
say(PlayedToCall, "{who.sg} was played to call this referendum")
say(StrikeInflicts, "any damage from this strike is successfully inflicted on {who}")
say(ControllerChanges, "{of} controller changes")
say(DistributedAsChosen, "{who} is distributed as you chose", rank=1)
say(FewerThan, "{who} control fewer {first.pl} than {second.pl}")
say(
    DoesAndMust,
    "{who.sg} {deed:Run.s} and must {other:Run.b}",
    "{who.sg} {deed:Run.s} , and must {other:Run.b}",
    "{who.pl} {deed:Run.p} and must {other:Run.b}",
)
say(DoesTwiceAnd, "{who.sg} {first:Piece.s} , {second:Piece.s} , and {last}")
say(
    CardsStayOut,
    "any cards and counters on {who} stay with them but are out of play as long as {other} remains uncontrolled",
)
say(CapacityIncreases, "{of} capacity increases by {number}")
say(AlreadyThere, "there is already {who} {state}")
say(MustAs, "{who} must {deed.b} {how}")
say(CannotAs, "{who} cannot {deed.b} {how}")
say(WasWhile, "{who} was {state} while {deed:Piece.ing}")
say(BloodGoneInCombat, "{of} blood is reduced to 0 in combat", rank=1)
say(CountersReach, "the number of your corruption counters on {who} equals or exceeds their capacity or cost")
say(StillControl, "you still control {who}")
say(HasVotes, "{who} has {number} votes ( titled )", "{who} has {number} vote ( titled )", rank=1)
say(InflictedOn, "any damage is successfully inflicted on {who}", "a damage is successfully inflicted on {who}")
say(NoCombat, "there is no combat", rank=1)
say(HandSizeIs, "{of} hand size {deed:Simple.s}")
say(
    ResolvedUsing,
    "a action ( successful or not ) is resolved during which {who} used {number} or more disciplines to play cards",
)
say(CanWhen, "{who} can , {when} , {deed.b}")
say(StrikeMustBe, "their initial strike that round must be with {what}")
say(CannotTwo, "{who} cannot {first:Piece.b} and cannot {second:Piece.b}")
say(
    CannotThree,
    "{who} cannot {first:Piece.b} , cannot {second:Piece.b} and cannot {third:Piece.b}",
    "{who} cannot {first:Piece.b} , cannot {second:Piece.b} , and cannot {third:Piece.b}",
)
say(FirstThisTurn, "this is their first {kind.sg} this turn")
say(CanAndDoes, "{who.sg} can {deed:Run.b} and {other:Run.s}", "{who.pl} can {deed:Run.b} and {other:Run.p}", rank=-1)
say(ReadyAndNot, "{who} is ready and {other} is not", rank=1)
say(UnlockOnlyOnce, "a {kind.sg} can unlock only once this way each turn")
say(
    DoesAndDoesNot, "{who.sg} {deed:Run.s} and does not {other:Run.b}", "{who.pl} {deed:Run.p} and do not {other:Run.b}"
)
say(PlayedToCall, "you played {who} to call this referendum")
say(ThereAre, "there are {who.pl}", "there is {who.sg}")
say(MustPay, "{who} must {cost:Run.b} to {deed:Run.b}", rank=1)
say(CapacityIs, "{of} capacity is {amount}")
say(
    DoesAndCanAs,
    "{who.sg} {deed:Run.s} and can {other:Run.b} {how}",
    "{who.pl} {deed:Run.p} and can {other:Run.b} {how}",
)
say(CanTake, "{who} can take a {stealth} stealth {directed?(d)} action to {deed:Run.b}", rank=1)
say(CanTake, "{who} can take a {directed?(d)} action to {deed:Run.b}", rank=1)
say(CanTake, "{who} can take a {stealth} stealth {directed?(d)} action that costs {cost} to {deed:Run.b}", rank=1)
say(CanTake, "{who} can take a {directed?(d)} action that costs {cost} to {deed:Run.b}", rank=1)
