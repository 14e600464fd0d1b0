"""Phrases: deeds with cards where they lie."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Control, "~control {who}")
say(BurnCard, "~burn {who}")
say(Lock, "~lock {who}")
say(LockSelf, "~lock")
say(Unlock, "~unlock {who}")
say(UnlockSelf, "~unlock")
say(LockOrUnlock, "~lock or unlock {who}")
say(UnlockAsNormal, "~unlock as normal")
say(Choose, "~choose {who}")
say(ChooseTwo, "~choose {first} and {second:Some}")
say(ChooseTo, "~choose to {deed:Run.b}")
say(
    Cancel,
    "~cancel {who} {as_played?as it is played} {free?, and its cost is not paid}",
    "~cancel {who} {as_played?as that card is played} {free?, and its cost is not paid}",
)
say(TakeControl, "~take control of {who}", "~gain control of {who}")
say(GiveControl, "~give {to} control of {who}")
say(StealCard, "~steal {who}")
say(PlayCard, "~play {who}")
say(UseCard, "~use {who}")
say(EquipWith, "~equip with {who} {terms}")
say(Employ, "~employ {who} {terms}")
say(Recruit, "~recruit {who} {terms}")
say(EquipMinion, "~equip {who} with {what} {terms}")
say(CancelBy, "~cancel {who} as it is played by {by} {free?, and its cost is not paid}")
say(
    CancelStillPaid,
    "~cancel {who} as it is played ( cost is still paid )",
    "~cancel {who} as it is played ( its cost is still paid )",
)
say(Announce, "~announce {who}")
say(Force, "~force {who} to {deed:Piece.b}", "~cause {who} to {deed:Piece.b}")
say(Contest, "~contest {who}")
say(CancelMustPay, "~cancel {who} as it is played ( cost must be paid )")
say(Occur, "~occur")
say(RecruitOrEmploy, "~recruit or ~employ {who} {terms}")
say(RepresentLocation, "~represent a location")
say(LockBoth, "~lock {first:This} and {second:Some}")
say(Allow, "~allow {who} to {deed:Run.b}")
say(ChooseNot, "~choose not to {deed:Run.b}")
say(Affect, "~affect {who}")
say(AttemptTo, "~attempt to {deed:Simple.b}", rank=-1)
say(AttemptThat, "~attempt {what:That}")
say(FlipCoin, "~flip a coin")
say(PlayAs, "~play {who} as {what:Some}")
say(Resolve, "~resolve {who}")
