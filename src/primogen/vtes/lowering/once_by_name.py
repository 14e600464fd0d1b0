"""Sentences that limit the one before: "you can burn only 1 pool each turn with (these) cards"."""

from __future__ import annotations

from dataclasses import replace

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.refs import YOU
from primogen.vtes.language.sentences import When
from primogen.vtes.language.verbs_counters import BurnPool
from primogen.vtes.language.verbs_limits import FirstOfItsName, NoteItsName
from primogen.vtes.language.verbs_seats import TheyDo
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.unlowered import unknown


def once_each_turn(limit: s.OnlyBurnWith, so_far: list[Ability]) -> list[Ability]:
    """All cards of that name together: the first one that burns it."""
    before = so_far[-1] if so_far else None
    if not isinstance(before, When) or not is_of_pool(before.then, limit.number):
        raise unknown(limit, "in play")
    return [*so_far[:-1], replace(before, then=If(FirstOfItsName(), in_order([NoteItsName(), before.then])))]


def is_of_pool(then: Effect, number: int) -> bool:
    return isinstance(then, TheyDo) and then.effect == BurnPool(Fixed(number), YOU)
