"""Deeds of actions: bleeding, hunting, blocking, torpor."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.roots import Amount, Boon, Simple, Who


@dataclass(frozen=True)
class Bleed(Simple):
    pass


@dataclass(frozen=True)
class BleedWith(Simple):
    bonus: Boon


@dataclass(frozen=True)
class BleedWhom(Simple):
    who: Who


@dataclass(frozen=True)
class BleedWhomWith(Simple):
    who: Who
    bonus: Boon


@dataclass(frozen=True)
class SuccessfullyBleed(Simple):
    amount: Amount | None = None


@dataclass(frozen=True)
class Hunt(Simple):
    successfully: bool = False


@dataclass(frozen=True)
class AttemptBlock(Simple):
    what: Who | None = None
    bonus: Boon | None = None


@dataclass(frozen=True)
class AttemptBlockFreely(Simple):
    """Ignoring the normal prey, predator or target restrictions."""

    what: Who


@dataclass(frozen=True)
class Block(Simple):
    what: Who | None = None


@dataclass(frozen=True)
class BlockAgain(Simple):
    """Attempt to block this action again."""


@dataclass(frozen=True)
class Wake(Simple):
    """With its reminder: reacts and blocks as though unlocked until the end of the action."""

    reminder: bool


@dataclass(frozen=True)
class Fail(Simple):
    pass


@dataclass(frozen=True)
class Succeed(Simple):
    pass


@dataclass(frozen=True)
class EndAction(Simple):
    pass


@dataclass(frozen=True)
class MakeUnblockable(Simple):
    what: Who
    by: Who


@dataclass(frozen=True)
class ContinueUnblocked(Simple):
    bonus: Boon | None = None


@dataclass(frozen=True)
class Redirect(Simple):
    """Change the target of the bleed."""

    to: Who
    may_block: bool


@dataclass(frozen=True)
class ReduceBleed(Simple):
    amount: Amount
    against_you: bool


@dataclass(frozen=True)
class TakeAction(Simple):
    what: Who


@dataclass(frozen=True)
class GoToTorpor(Simple):
    pass


@dataclass(frozen=True)
class SendToTorpor(Simple):
    who: Who


@dataclass(frozen=True)
class LeaveTorpor(Simple):
    pass


@dataclass(frozen=True)
class MoveOutOfTorpor(Simple):
    """By what a card says, and not by that action."""


@dataclass(frozen=True)
class LeaveReady(Simple):
    pass


@dataclass(frozen=True)
class Rescue(Simple):
    who: Who


@dataclass(frozen=True)
class Diablerize(Simple):
    who: Who


@dataclass(frozen=True)
class CommitDiablerie(Simple):
    pass


@dataclass(frozen=True)
class Yield(Simple):
    pass


@dataclass(frozen=True)
class EndUnsuccessfully(Simple):
    pass


@dataclass(frozen=True)
class SuccessfullyBlock(Simple):
    what: Who | None


@dataclass(frozen=True)
class SuccessfullyTake(Simple):
    what: Who


@dataclass(frozen=True)
class SuccessfullyBleedWhom(Simple):
    who: Who


@dataclass(frozen=True)
class Act(Simple):
    pass


@dataclass(frozen=True)
class ReduceBleedTo(Simple):
    number: int


@dataclass(frozen=True)
class BleedSuccessfully(Simple):
    who: Who | None


@dataclass(frozen=True)
class SuccessfullyBleedOne(Simple):
    who: Who | None


@dataclass(frozen=True)
class Interrupt(Simple):
    who: Who


@dataclass(frozen=True)
class LockForBlock(Simple):
    pass


@dataclass(frozen=True)
class TakeActionsAtOnce(Simple):
    pass


@dataclass(frozen=True)
class IncreaseBleed(Simple):
    pass


@dataclass(frozen=True)
class IncreaseBleedOf(Simple):
    who: Who


@dataclass(frozen=True)
class LockForBlocking(Simple):
    who: Who


@dataclass(frozen=True)
class RetakeAction(Simple):
    what: Quantity


@dataclass(frozen=True)
class BurnToBleed(Simple):
    what: Quantity
