"""Phrases: deeds of referendums."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(CancelReferendum, "~cancel the referendum", rank=1)
say(CancelVotes, "~cancel {of} votes and ballots", rank=1)
say(BurnEdgeForVote, "~burn the edge for a vote")
say(CallReferendum, "~call a referendum to {to.b}")
say(Abstain, "~abstain")
say(CastVotes, "~cast votes {ballots?and ballots}", "~cast votes {ballots?or ballots}")
say(
    CastVotes,
    "~cast votes {ballots?and ballots} against {against}",
    "~cast votes {ballots?or ballots} against {against}",
)
say(Pass, "~pass")
say(Allocate, "~allocate {number} points among {among}")
say(Distribute, "~distribute {what} among {among}", "~distribute {what} from the blood bank among {among}")
say(AllocateX, "~allocate x points among {among}")
say(AllocatePool, "~allocate {number} of their pool among {among}")
say(AllocateTwiceX, "~allocate 2x points among {among}")
