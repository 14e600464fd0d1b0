"""Clauses with a subject: statements, conditions and events."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.names import Plus
from primogen.vtes.compiler.surface.roots import Amount, Deed, Fact, Kind, Piece, Time, Who
from primogen.vtes.compiler.surface.states import Afterward, State
from primogen.vtes.compiler.surface.times import AsAction
from primogen.vtes.compiler.surface.whose import SimpleWhose, Whose


@dataclass(frozen=True)
class Does(Fact):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class DoesNot(Fact):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class Can(Fact):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class Must(Fact):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class Cannot(Fact):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class Was(Fact):
    """Past of Be."""

    who: Who
    state: State


@dataclass(frozen=True)
class HasDone(Fact):
    who: Who
    deed: Piece


@dataclass(frozen=True)
class DidNot(Fact):
    who: Who
    deed: Piece


@dataclass(frozen=True)
class OnlySoManyLeft(Fact):
    """There are only two Methuselahs left."""

    number: int


@dataclass(frozen=True)
class Would(Fact):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class WasSome(Fact):
    who: Who
    what: Who


@dataclass(frozen=True)
class DoesAndCannot(Fact):
    who: Who
    deed: Deed
    other: Deed


@dataclass(frozen=True)
class DoesAndCan(Fact):
    who: Who
    deed: Deed
    other: Deed


@dataclass(frozen=True)
class CanAs(Fact):
    """Somebody can do it as an action."""

    who: Who
    deed: Deed
    how: AsAction
    afterward: Afterward | None


@dataclass(frozen=True)
class DoesAs(Fact):
    who: Who
    deed: Deed
    how: AsAction


@dataclass(frozen=True)
class PlayedToCall(Fact):
    who: Who


@dataclass(frozen=True)
class StrikeInflicts(Fact):
    who: Who


@dataclass(frozen=True)
class ControllerChanges(Fact):
    of: SimpleWhose


@dataclass(frozen=True)
class DistributedAsChosen(Fact):
    who: Who


@dataclass(frozen=True)
class FewerThan(Fact):
    who: Who
    first: Kind
    second: Kind


@dataclass(frozen=True)
class DoesAndMust(Fact):
    who: Who
    deed: Deed
    other: Deed


@dataclass(frozen=True)
class DoesTwiceAnd(Fact):
    who: Who
    first: Deed
    second: Deed
    last: Fact


@dataclass(frozen=True)
class CardsStayOut(Fact):
    who: Who
    other: Who


@dataclass(frozen=True)
class CapacityIncreases(Fact):
    of: Whose
    number: int


@dataclass(frozen=True)
class AlreadyThere(Fact):
    who: Who
    state: State


@dataclass(frozen=True)
class MustAs(Fact):
    who: Who
    deed: Deed
    how: AsAction


@dataclass(frozen=True)
class CannotAs(Fact):
    who: Who
    deed: Deed
    how: AsAction


@dataclass(frozen=True)
class WasWhile(Fact):
    who: Who
    state: State
    deed: Deed


@dataclass(frozen=True)
class StillControl(Fact):
    who: Who


@dataclass(frozen=True)
class HasVotes(Fact):
    who: Who
    number: int


@dataclass(frozen=True)
class InflictedOn(Fact):
    who: Who


@dataclass(frozen=True)
class NoCombat(Fact):
    pass


@dataclass(frozen=True)
class HandSizeIs(Fact):
    of: Whose
    deed: Deed


@dataclass(frozen=True)
class ResolvedUsing(Fact):
    who: Who
    number: int


@dataclass(frozen=True)
class CanWhen(Fact):
    who: Who
    when: Time
    deed: Deed


@dataclass(frozen=True)
class StrikeMustBe(Fact):
    what: Who


@dataclass(frozen=True)
class CannotTwo(Fact):
    who: Who
    first: Deed
    second: Deed


@dataclass(frozen=True)
class CannotThree(Fact):
    who: Who
    first: Deed
    second: Deed
    third: Deed


@dataclass(frozen=True)
class FirstThisTurn(Fact):
    kind: Kind


@dataclass(frozen=True)
class CanAndDoes(Fact):
    who: Who
    deed: Deed
    other: Deed


@dataclass(frozen=True)
class ReadyAndNot(Fact):
    who: Who
    other: Who


@dataclass(frozen=True)
class UnlockOnlyOnce(Fact):
    kind: Kind


@dataclass(frozen=True)
class DoesAndDoesNot(Fact):
    who: Who
    deed: Deed
    other: Deed


@dataclass(frozen=True)
class ThereAre(Fact):
    who: Who


@dataclass(frozen=True)
class MustPay(Fact):
    """May do it only at this price."""

    who: Who
    cost: Deed
    deed: Deed


@dataclass(frozen=True)
class CapacityIs(Fact):
    of: Whose
    amount: Amount


@dataclass(frozen=True)
class DoesAndCanAs(Fact):
    who: Who
    deed: Deed
    other: Deed
    how: AsAction


@dataclass(frozen=True)
class CanTake(Fact):
    who: Who
    stealth: Plus | None
    directed: bool
    cost: Quantity | None
    deed: Deed


@dataclass(frozen=True)
class BloodGoneInCombat(Fact):
    of: Whose


@dataclass(frozen=True)
class CountersReach(Fact):
    """As many corruption counters as its capacity or cost."""

    who: Who
