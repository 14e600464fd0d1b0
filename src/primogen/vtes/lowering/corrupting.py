"""Corruption counters: "put 1 corruption counter on ...", "if the number of your corruption counters ..."."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Effect, If, May
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.refs import THAT, THIS_CARD
from primogen.vtes.language.traits import Trait
from primogen.vtes.language.verbs_card import AddCounters
from primogen.vtes.language.verbs_corruption import (
    ALL_OF_THEM,
    BurnCorruption,
    Corrupted,
    CorruptedByAny,
    CorruptionReaches,
    PutCorruption,
)
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.texts import effect, one_of, text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Asked, Scope, narrow, ref

THOSE_COUNTERS: Final = s.BurnCard(s.Those(s.Core((), s.Common(s.Word.COUNTER))))
YOU: Final = s.TheThing(s.Definite.YOU)


@effect.register
def _(deed: s.PutThings, at: Scope) -> Effect:
    if isinstance(deed.on, s.This) and ref(deed.on, at) == THIS_CARD:
        return AddCounters(Fixed(how_much(deed.what, s.Thing.COUNTER, s.Thing.BLOOD_COUNTER)))
    return PutCorruption(how_much(deed.what, s.Thing.CORRUPTION_COUNTER), one_of(deed.on, at))


@narrow.register
def _(post: s.With, asked: Asked) -> None:
    """ "Minions with any of your corruption counters"."""
    if not isinstance(post.what, s.Quantity) or post.what.per is not None:
        raise unknown(post)
    asked.traits.append(with_counters(post.what))


def with_counters(what: s.Quantity) -> Trait:
    least = what.amount.number if isinstance(what.amount, s.AtLeast) else 1
    if not isinstance(what.amount, s.AtLeast | s.SomeAny):
        raise unknown(what.amount)
    if what.thing == s.Thing.YOUR_CORRUPTION_COUNTERS:
        return Corrupted(least)
    if what.thing == s.Thing.CORRUPTION_COUNTER and least == 1:
        return CorruptedByAny()
    raise unknown(what.thing)


def that_minion(who: s.Who, at: Scope) -> int:
    """ "The minion" on whom the counter was put, if one was chosen."""
    if isinstance(who, s.The) and who.role == s.Role.PLAIN and at.has_chosen:
        return THAT
    return ref(who, at)


def reached(clause: s.Led, at: Scope) -> Effect | None:
    """ "If the number of your corruption counters on the minion equals or exceeds ..., you can burn those counters"."""
    if not isinstance(clause.lead, s.If) or not isinstance(clause.lead.fact, s.CountersReach):
        return None
    who = that_minion(clause.lead.fact.who, at)
    then = clause.then
    if not isinstance(then, s.Can) or then.who != YOU or not isinstance(then.deed, s.Pay):
        raise unknown(then, "of corruption")
    if then.deed.cost != THOSE_COUNTERS:
        raise unknown(then.deed.cost, "as a cost")
    stolen = Pay(BurnCorruption(ALL_OF_THEM, who), text([s.Do(then.deed.effect)], at))
    return If(CorruptionReaches(who), May(stolen))
