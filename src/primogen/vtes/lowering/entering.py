"""Combats that an action enters: with whom, and what is so in them."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.verbs_blocking import InResultingCombat
from primogen.vtes.lowering.texts import effect, one_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules.topics import NOT_ENDED_AT_FIRST

NOT_ENDED: Final = s.Cannot(
    s.The(s.Role.OPPOSING, s.Common(s.Word.MINION)),
    s.Timed(
        s.StrikeWith(False, s.PlainStrike(s.StrikeEffect.COMBAT_ENDS), None), (s.During(s.Span.FIRST_ROUND_OF_THAT),)
    ),
)


@effect.register
def _(deed: s.EnterCombatOr, at: Scope) -> Effect:
    """Whom, is one of two groups."""
    return effect(s.EnterCombat(deed.who), at)


@effect.register
def _(deed: s.EnterCombat, at: Scope) -> Effect:
    if one_of(deed.who, at) != THAT:
        raise unknown(deed.who, "to fight with")
    return va.EnterCombat()


@effect.register
def _(deed: s.EnterCombatAndLock, at: Scope) -> Effect:
    if one_of(deed.who, at) != THAT:
        raise unknown(deed.who, "to fight with")
    return va.EnterCombat(locks=1)


def of_its_combat(fact: s.Cannot, at: Scope) -> Effect | None:
    """What whom one attacks cannot do in that combat; none, if it is said of something else."""
    return InResultingCombat(NOT_ENDED_AT_FIRST, 1, THAT) if at.enters_combat and fact == NOT_ENDED else None
