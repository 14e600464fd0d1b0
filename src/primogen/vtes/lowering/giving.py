"""What a card gives to whoever is one of a group: "give a Gangrel you control +1 stealth"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import OneOf
from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.refs import ACTING_MINION, BLOCKER
from primogen.vtes.language.verbs_company import PressFor
from primogen.vtes.language.verbs_votes import VotesOfEach
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.lowering.boons import boon
from primogen.vtes.lowering.conditions import ACTING
from primogen.vtes.lowering.hindering import less_intercept
from primogen.vtes.lowering.texts import effect
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, of_kind

A_PRESS: Final = s.Extra(1, False, s.Move.PRESS, False, None)


def three(what: s.OneOf3) -> tuple[s.Boon, ...]:
    return what.first, what.second, what.third


def without_role(who: s.Some, stat: s.Stat) -> s.Some:
    """ "Another acting infernal minion": that he acts, or blocks, goes without saying."""
    role = s.Being(s.Adjective.BLOCKING if stat == s.Stat.INTERCEPT else s.Adjective.ACTING)
    cores = who.kind.cores
    if not isinstance(cores, s.Only) or role not in cores.core.qualities:
        return who
    core = replace(cores.core, qualities=tuple(each for each in cores.core.qualities if each != role))
    return s.Some(who.quantifier, s.Kind(s.Only(core), who.kind.posts))


@effect.register
def _(deed: s.Give, at: Scope) -> Effect:
    """ "Give a Gangrel you control +1 stealth": whoever acts, or blocks, if he is one."""
    if isinstance(deed.what, s.OneOf3):
        return OneOf(tuple(effect(s.Give(deed.who, each), at) for each in three(deed.what)))
    if deed.what == A_PRESS and isinstance(deed.who, s.Some) and is_choice(deed.who):
        return PressFor(group(deed.who, at))
    if deed.who in ACTING and isinstance(deed.what, s.Bonus):
        given = boon(deed.what)
        if isinstance(given, va.Stealth | va.PlusBleed):
            return given
    if isinstance(deed.who, s.Some) and deed.who.quantifier == s.Quantifier.EACH:
        return to_each(deed.who, boon(deed.what))
    if not isinstance(deed.who, s.Some) or not is_choice(deed.who) or not isinstance(deed.what, s.Bonus):
        raise unknown(deed.what, "given")
    deed = s.Give(without_role(deed.who, deed.what.stat), deed.what)
    assert isinstance(deed.who, s.Some) and isinstance(deed.what, s.Bonus)
    among = group(deed.who, at)
    if deed.what.stat == s.Stat.STEALTH and isinstance(deed.what.amount, s.Less) and deed.what.per is None:
        return If(RefFits(ACTING_MINION, among), va.Stealth(signed(deed.what.amount), is_free=1))
    if deed.what.stat == s.Stat.INTERCEPT and isinstance(deed.what.amount, s.Less):
        return If(RefFits(BLOCKER, among), less_intercept(deed.what, BLOCKER))
    what = boon(deed.what)
    if isinstance(what, va.Stealth | va.PlusBleed):
        return If(RefFits(ACTING_MINION, among), what)
    if isinstance(what, va.Intercept):
        return If(RefFits(BLOCKER, among), va.Intercept(what.number, BLOCKER))
    raise unknown(deed.what.stat, "given")


def to_each(who: s.Some, given: Effect) -> Effect:
    """ "Give each titled Camarilla vampire you control +1 vote"."""
    if not isinstance(given, va.GainVotes) or given.per_x:
        raise unknown(who, "to whom it is given")
    return VotesOfEach(given.number, of_kind(who.kind))


def freely(given: Effect) -> Effect:
    """ "..., even if stealth is not yet needed"."""
    if isinstance(given, If) and given.otherwise is None:
        return If(given.condition, freely(given.effect))
    if isinstance(given, va.Stealth):
        return replace(given, is_free=1)
    raise unknown(given, "not needed yet")
