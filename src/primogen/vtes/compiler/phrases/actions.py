"""Phrases: deeds of actions: bleeding, hunting, blocking, torpor."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(LockForBlock, "~lock for the block", "~lock for blocking", "~lock for this block")
say(TakeActionsAtOnce, "~take actions the turn it is recruited")
say(BurnToBleed, "~burn {what} to a bleed")
say(IncreaseBleed, "still ~increase the bleed amount", "~increase the bleed amount")
say(IncreaseBleedOf, "~increase the bleed amount of {who}")
say(LockForBlocking, "~lock for blocking {who}", "~lock for successfully blocking {who}")
say(RetakeAction, "~take this action again this turn , with the cost increased by {what} ( cumulative )")
say(Bleed, "~bleed")
say(BleedWith, "~bleed with {bonus}", "~bleed at {bonus}")
say(BleedWhom, "~bleed {who}")
say(BleedWhomWith, "~bleed {who} with {bonus}", "~bleed {who} at {bonus}")
say(SuccessfullyBleed, "successfully ~bleed")
say(SuccessfullyBleed, "successfully ~bleed for {amount}")
say(Hunt, "~hunt", successfully=False)
say(Hunt, "successfully ~hunt", successfully=True)
say(AttemptBlock, "~attempt to block")
say(AttemptBlock, "~attempt to block {what}")
say(AttemptBlock, "~attempt to block with {bonus}")
say(
    AttemptBlockFreely,
    "~attempt to block {what} , ignoring the normal prey , predator or target restrictions for blocking actions",
)
say(Block, "~block")
say(Block, "~block {what}")
say(BlockAgain, "~attempt to block this action again", rank=1)
say(
    Wake,
    "~wake {reminder?( they ignore the requirement to be unlocked for playing reaction cards and attempting to block until the end of the action )}",
)
say(Fail, "~fail")
say(Succeed, "~succeed")
say(EndAction, "~end the action")
say(ContinueUnblocked, "~continue the action as if unblocked")
say(ContinueUnblocked, "~continue the action with {bonus} as if unblocked")
say(
    Redirect,
    "~change the target of the bleed to {to} {may_block?( that methuselah can attempt to block )}",
    "~redirect the bleed to {to} {may_block?( that methuselah can attempt to block )}",
)
say(ReduceBleed, "~reduce a bleed against you by {amount}", against_you=True)
say(ReduceBleed, "~reduce the bleed amount by {amount}", "~reduce the bleed by {amount}", against_you=False)
say(TakeAction, "~take {what}")
say(GoToTorpor, "~go to torpor")
say(SendToTorpor, "~send {who} to torpor")
say(LeaveTorpor, "~leave torpor")
say(MoveOutOfTorpor, "~move from torpor to the ready region")
say(LeaveReady, "~leave the ready region")
say(Rescue, "~rescue {who} from torpor")
say(Diablerize, "~diablerize {who}")
say(CommitDiablerie, "~commit diablerie")
say(Yield, "~yield")
say(EndUnsuccessfully, "~end ( unsuccessfully )")
say(SuccessfullyBlock, "successfully ~block")
say(SuccessfullyBlock, "successfully ~block {what}")
say(SuccessfullyTake, "successfully ~take {what}")
say(SuccessfullyBleedWhom, "successfully ~bleed {who}")
say(ContinueUnblocked, "~continue as if unblocked")
say(MakeUnblockable, "~make {what} unblockable by {by}")
say(Act, "~act")
say(ReduceBleedTo, "~reduce a bleed against you to {number}", "~reduce the bleed amount to {number}")
say(BleedSuccessfully, "~bleed successfully")
say(BleedSuccessfully, "~bleed {who} successfully")
say(SuccessfullyBleedOne, "successfully ~bleed ( for 1 or more )")
say(SuccessfullyBleedOne, "successfully ~bleed {who} ( for 1 or more )")
say(Interrupt, "~interrupt the resolution of {who}")
