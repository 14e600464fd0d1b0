"""Paying, and what cards cost."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity, Signed, Thing
from primogen.vtes.compiler.surface.roots import Simple, Who


@dataclass(frozen=True)
class UseThings(Simple):
    """Transfers, master phase actions."""

    what: Quantity


@dataclass(frozen=True)
class PayPool(Simple):
    what: Quantity


@dataclass(frozen=True)
class CostLess(Simple):
    """Cards cost somebody less."""

    who: Who
    amount: int
    thing: Thing
    to_equip: bool


@dataclass(frozen=True)
class CostMore(Simple):
    who: Who
    amount: int
    thing: Thing
    to_play: bool


@dataclass(frozen=True)
class CostSigned(Simple):
    who: Who
    amount: Signed
    thing: Thing
    to_play: bool


@dataclass(frozen=True)
class CostMoreItself(Simple):
    amount: int
    thing: Thing


@dataclass(frozen=True)
class CostToPlay(Simple):
    """This card costs more to play on somebody."""

    amount: Signed
    thing: Thing
    on: Who | None


@dataclass(frozen=True)
class ReduceCost(Simple):
    what: Who
    by: Quantity


@dataclass(frozen=True)
class CostSignedItself(Simple):
    amount: Signed
    thing: Thing


@dataclass(frozen=True)
class CostItself(Simple):
    what: Quantity


@dataclass(frozen=True)
class PayCost(Simple):
    pass


@dataclass(frozen=True)
class CostSignedEquip(Simple):
    who: Who
    amount: Signed
    thing: Thing
