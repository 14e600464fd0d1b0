"""When a card may be played: "only usable ..." as moments and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Both, Condition
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import bleeding, bleeding_you, blocked, directed_at_you, succeeded
from primogen.vtes.language.traits import Fits
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.needs import Need

MOMENTS: Final = {
    s.After(s.Moment.ACTION_RESOLUTION): w.AFTER_ACTION,
    s.After(s.Moment.BLOCKS_DECLINED): w.AFTER_BLOCKS,
    s.Before(s.Moment.RANGE): w.BEFORE_RANGE,
    s.Before(s.Moment.RANGE_CHOSEN): w.BEFORE_RANGE,
    s.At(s.Moment.END_OF_ROUND): w.END_OF_ROUND,
    s.At(s.Moment.END_OF_ROUND_SHORT): w.END_OF_ROUND,
    s.During(s.Span.POLLING): w.POLLING,
    s.During(s.Span.POLLING_OF_ACTION): w.POLLING,
    s.During(s.Span.POLLING_OF_A): w.POLLING,
    s.During(s.Span.A_REFERENDUM): w.POLLING | w.BEFORE_VOTES,
    s.Before(s.Moment.ANY_VOTES_CAST): w.BEFORE_VOTES,
    s.Before(s.Moment.VOTES_CAST): w.BEFORE_VOTES,
}
CONDITIONS: Final[dict[s.Adverb, Condition]] = {
    s.During(s.Span.A_BLEED_ACTION): bleeding,
}
A_MINION: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), ()))
THE_ACTION: Final = s.The(s.Role.PLAIN, s.Common(s.Word.ACTION))
AN_ACTION: Final = s.Core((), s.Common(s.Word.ACTION))
FACTS: Final[dict[s.Fact, Condition]] = {
    s.Does(A_MINION, s.Be(s.State.BLEEDING_YOU)): bleeding_you,
    s.Was(THE_ACTION, s.State.SUCCESSFUL): succeeded,
    s.Was(THE_ACTION, s.State.BLOCKED): blocked,
}
DIRECTED: Final = s.DuringWhat(s.Some(s.Quantifier.A, s.Kind(s.Only(AN_ACTION), (s.DirectedAtYouOrCard(),))))


@dataclass(frozen=True)
class Usability:
    """`moments` 0: as the effect itself says."""

    moments: int = 0
    only_if: Condition | None = None
    needs: tuple[Need, ...] = ()

    def also(self, other: Usability) -> Usability:
        moments = self.moments & other.moments if self.moments and other.moments else self.moments | other.moments
        return Usability(moments, both(self.only_if, other.only_if), self.needs + other.needs)


def both(first: Condition | None, second: Condition | None) -> Condition | None:
    if first is None or second is None:
        return first or second
    return Both(first, second)


def usability(windows: tuple[s.Window, ...]) -> Usability:
    found = Usability()
    for window in windows:
        found = found.also(of_window(window))
    return found


def of_window(window: s.Window) -> Usability:
    if isinstance(window, s.AdverbWindow | s.FurtherWindow):
        return of_adverb(window.adverb)
    if isinstance(window, s.IfWindow) and window.fact in FACTS:
        return Usability(only_if=FACTS[window.fact])
    if isinstance(window, s.ByWindow) and isinstance(window.who, s.Some):
        return Usability(needs=tuple(Fits(trait) for trait in of_kind(window.who.kind).traits))
    raise unknown(window.fact if isinstance(window, s.IfWindow) else window, "as a window")


def of_adverb(adverb: s.Adverb) -> Usability:
    if adverb in MOMENTS:
        return Usability(MOMENTS[adverb])
    if adverb in CONDITIONS:
        return Usability(only_if=CONDITIONS[adverb])
    if adverb == DIRECTED:
        return Usability(only_if=directed_at_you)
    raise unknown(adverb, "as a window")
