"""Damage that is prevented by itself once some has been inflicted in a round."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_preventing import SpareAfterFirst
from primogen.vtes.lowering.costs import Piece
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_own
from primogen.vtes.rules.sparing import AGGRAVATED_TOO, NORMAL_ALONE

THIS_COMBAT: Final = s.Meanwhile(s.Bare(s.Span.THIS_COMBAT))


def sparing(first: Piece, rest: list[Piece], at: Scope) -> Effect | None:
    """None, if it speaks of something else."""
    if not isinstance(first, s.Led) or not isinstance(first.then, s.OnlyFirstDamage) or first.lead != THIS_COMBAT:
        return None
    if not is_own(first.then.who, at) or first.then.again != first.then.who:
        raise unknown(first.then.who, "that is hurt once")
    if len(rest) != 1 or not isinstance(rest[0], s.PreventedThisWay) or rest[0].flavours != (s.Flavour.AGGRAVATED,):
        raise unknown(first.then, "of aggravated damage")
    return SpareAfterFirst(AGGRAVATED_TOO if rest[0].also else NORMAL_ALONE)


def also_so(then: s.PreventedThisWay, above: tuple[s.Sentence, ...]) -> tuple[s.Sentence, ...]:
    """ "But aggravated damage is prevented this way as well"."""
    same = [n for n, each in enumerate(above) if isinstance(each, s.PreventedThisWay)]
    if len(same) != 1:
        raise unknown(then, f"in {len(same)} places")
    return (*above[: same[0]], then, *above[same[0] + 1 :])
