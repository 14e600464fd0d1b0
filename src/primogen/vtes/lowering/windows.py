"""When a card may be played: "only usable ..." as moments and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Both, Condition, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import (
    RangeIs,
    RefFits,
    SoManyLeft,
    as_announced,
    bleeding,
    bleeding_you,
    blocked,
    directed,
    directed_at_you,
    succeeded,
)
from primogen.vtes.language.refs import ACTING_MINION
from primogen.vtes.language.traits import Fits, IsReady
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
    s.At(s.Moment.LONG_RANGE): RangeIs(w.LONG),
    s.At(s.Moment.CLOSE_RANGE): RangeIs(w.CLOSE),
}
A_MINION: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), ()))
THE_ACTION: Final = s.The(s.Role.PLAIN, s.Common(s.Word.ACTION))
AN_ACTION: Final = s.Core((), s.Common(s.Word.ACTION))
FACTS: Final[dict[s.Fact, Condition]] = {
    s.Does(A_MINION, s.Be(s.State.BLEEDING_YOU)): bleeding_you,
    s.Was(THE_ACTION, s.State.SUCCESSFUL): succeeded,
    s.Was(THE_ACTION, s.State.BLOCKED): blocked,
}
ATTEMPTS: Final = (s.Does(A_MINION, s.AttemptBlock(None, None)),)
ANNOUNCED: Final = s.AsTheyDo(s.Does(THE_ACTION, s.Be(s.State.ANNOUNCED)))
DIRECTED_SUCCESS: Final = s.AfterResolutionOf(
    s.Some(
        s.Quantifier.A,
        s.Kind(
            s.Only(
                s.Core(
                    (s.Being(s.Adjective.SUCCESSFUL), s.Being(s.Adjective.DIRECTED)),
                    s.Common(s.Word.ACTION),
                )
            ),
            (),
        ),
    )
)
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
    if isinstance(window, s.IfWindow) and window.fact in ATTEMPTS:
        return Usability(w.ATTEMPT)
    if isinstance(window, s.IfWindow) and isinstance(window.fact, s.Does) and isinstance(window.fact.who, s.Some):
        if window.fact.deed == s.Be(s.State.BLEEDING_YOU):
            return Usability(only_if=Both(bleeding_you, RefFits(ACTING_MINION, of_kind(window.fact.who.kind))))
    if isinstance(window, s.ByWindow) and isinstance(window.who, s.Some):
        return Usability(needs=tuple(Fits(trait) for trait in of_kind(window.who.kind).traits))
    raise unknown(window.fact if isinstance(window, s.IfWindow) else window, "as a window")


def not_usable(windows: tuple[s.Window, ...]) -> Usability:
    """ "Not usable during a bleed action", "... by a vampire being burned or going to torpor"."""
    found = Usability()
    for window in windows:
        found = found.also(unless(window))
    return found


def unless(window: s.Window) -> Usability:
    if isinstance(window, s.IfWindow) and isinstance(window.fact, s.OnlySoManyLeft):
        return Usability(only_if=Not(SoManyLeft(window.fact.number)))
    if isinstance(window, s.ByWindow) and isinstance(window.who, s.Some):
        if window.who.kind == s.Kind(s.Only(s.Core((), s.Common(s.Word.VAMPIRE))), (s.GoingOrBurned(),)):
            return Usability(needs=(Fits(IsReady()),))
    if isinstance(window, s.AdverbWindow) and window.adverb in CONDITIONS:
        return Usability(only_if=Not(CONDITIONS[window.adverb]))
    raise unknown(window, "not usable")


def of_adverb(adverb: s.Adverb) -> Usability:
    if adverb in MOMENTS:
        return Usability(MOMENTS[adverb])
    if adverb in CONDITIONS:
        return Usability(only_if=CONDITIONS[adverb])
    if adverb == s.After(s.Moment.SUCCESSFUL_RESOLUTION):
        return Usability(w.AFTER_ACTION, succeeded)
    if adverb == DIRECTED_SUCCESS:
        return Usability(w.AFTER_ACTION, Both(succeeded, directed))
    if adverb == ANNOUNCED:
        return Usability(w.BEFORE_BLOCKS, as_announced)
    if adverb == DIRECTED:
        return Usability(only_if=directed_at_you)
    raise unknown(adverb, "as a window")
