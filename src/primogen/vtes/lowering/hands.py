"""Hands that are larger for a while: "you get +2 hand size until your next unlock phase"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_seats import MoreHand
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.rules import words as w

YOU: Final = s.TheThing(s.Definite.YOU)
UNTIL: Final[dict[s.Adverb, int]] = {
    s.Bare(s.Span.THIS_TURN): w.THIS_TURN,
    s.Until(s.Moment.END_OF_TURN): w.THIS_TURN,
    s.UntilPhase(s.Your(), True, s.Phase.UNLOCK): w.NEXT_UNTAP,
    s.Until(s.Moment.END_OF_GAME): w.THIS_GAME,
}


def larger_hand(deed: s.Timed) -> Effect | None:
    """Her own; none, if it is of something else."""
    do = deed.do
    what = do.what if isinstance(do, s.Get) or (isinstance(do, s.Give) and do.who == YOU) else None
    if not isinstance(what, s.Bonus) or what.stat != s.Stat.HAND_SIZE or what.per is not None or what.limited:
        return None
    if len(deed.when) != 1 or deed.when[0] not in UNTIL:
        return None
    return MoreHand(signed(what.amount), UNTIL[deed.when[0]])
