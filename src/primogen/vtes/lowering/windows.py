"""When a card may be played: "only usable ..." as moments and conditions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.effects import Both, Condition, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import BleedsFor, acts, you_have_the_edge
from primogen.vtes.language.conditions import (
    RangeIs,
    RefFits,
    SoManyLeft,
    as_announced,
    bleeding,
    bleeding_you,
    blocked,
    directed_at_you,
    not_first_round,
    succeeded,
)
from primogen.vtes.language.refs import ACTING_MINION, THIS
from primogen.vtes.language.traits import Fits, IsKind, IsReady, IsTapped
from primogen.vtes.language.verbs_blocking import AboutToFight, HasBlocked
from primogen.vtes.language.verbs_rounds import InflictedMore, RoundIs, opposed_by_vampire, opposed_by_whom_is_ready
from primogen.vtes.language.verbs_votes import Passed
from primogen.vtes.lowering.afterwards import resolved
from primogen.vtes.lowering.circumstances import YOU, during_action, some_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, cores_of, is_own, of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.needs import Need

MOMENTS: Final = {
    s.After(s.Moment.ACTION_RESOLUTION): w.AFTER_ACTION,
    s.After(s.Moment.BLOCK_RESOLUTION): w.AFTER_ACTION,
    s.Before(s.Moment.BLOCK_RESOLUTION): w.WHEN_BLOCKED,
    s.After(s.Moment.BLOCKS_DECLINED): w.AFTER_BLOCKS,
    s.Before(s.Moment.RANGE): w.BEFORE_RANGE,
    s.Before(s.Moment.RANGE_CHOSEN): w.BEFORE_RANGE,
    s.Before(s.Moment.STRIKES_CHOSEN): w.BEFORE_CHOICE,
    s.At(s.Moment.END_OF_ROUND): w.END_OF_ROUND,
    s.At(s.Moment.END_OF_ROUND_SHORT): w.END_OF_ROUND,
    s.During(s.Span.POLLING): w.POLLING,
    s.During(s.Span.POLLING_OF_ANY): w.POLLING,
    s.During(s.Span.POLLING_OF_ACTION): w.POLLING,
    s.During(s.Span.POLLING_OF_A): w.POLLING,
    s.During(s.Span.A_REFERENDUM): w.POLLING | w.BEFORE_VOTES,
    s.Before(s.Moment.ANY_VOTES_CAST): w.BEFORE_VOTES,
    s.Before(s.Moment.VOTES_CAST): w.BEFORE_VOTES,
}
ANY_STEP: Final[dict[s.Window, s.Window]] = {
    s.AdverbWindow(s.During(span)): s.AdverbWindow(s.During(s.Span.A_REFERENDUM))
    for span in (s.Span.POLLING, s.Span.POLLING_OF_ANY, s.Span.POLLING_OF_ACTION, s.Span.POLLING_OF_A)
}
FIRST_ROUND: Final = (s.During(s.Span.FIRST_ROUND_SHORT), s.OnActions(s.Span.FIRST_ROUND_SHORT))
CONDITIONS: Final[dict[s.Adverb, Condition]] = {
    s.During(s.Span.A_BLEED_ACTION): bleeding,
    s.At(s.Moment.LONG_RANGE): RangeIs(w.LONG),
    s.At(s.Moment.CLOSE_RANGE): RangeIs(w.CLOSE),
    **dict.fromkeys(FIRST_ROUND, RoundIs(1)),
}
A_MINION: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), ()))
THE_ACTION: Final = s.The(s.Role.PLAIN, s.Common(s.Word.ACTION))
AN_ACTION: Final = s.Core((), s.Common(s.Word.ACTION))
FACTS: Final[dict[s.Fact, Condition]] = {
    s.Does(A_MINION, s.Be(s.State.BLEEDING_YOU)): bleeding_you,
    s.Was(THE_ACTION, s.State.SUCCESSFUL): succeeded,
    s.Was(THE_ACTION, s.State.BLOCKED): blocked,
    s.Does(YOU, s.Control(s.TheThing(s.Definite.EDGE))): you_have_the_edge,
    s.Does(YOU, s.HaveEdge()): you_have_the_edge,
}
STILL_READY: Final = s.Does(s.TheThing(s.Definite.COMBATANTS), s.Be(s.State.STILL_READY))
THE_COMBAT: Final = s.TheThing(s.Definite.COMBAT)
ABOUT_TO_END: Final = (s.Does(THE_COMBAT, s.BeAboutTo(s.CombatEnds())), s.Would(THE_COMBAT, s.CombatEnds()))
ATTEMPTS: Final = (s.Does(A_MINION, s.AttemptBlock(None, None)),)
ANNOUNCED: Final = s.AsTheyDo(s.Does(THE_ACTION, s.Be(s.State.ANNOUNCED)))
NO_BLEED: Final = s.Some(
    s.Quantifier.A, s.Kind(s.Only(s.Core((s.NotOfSort(s.Sort.BLEED),), s.Common(s.Word.ACTION))), ())
)
NO_BLEED_ANNOUNCED: Final = s.AsTheyDo(s.Does(NO_BLEED, s.Be(s.State.ANNOUNCED)))
DIRECTED: Final = s.DuringWhat(s.Some(s.Quantifier.A, s.Kind(s.Only(AN_ACTION), (s.DirectedAtYouOrCard(),))))

A_SINGLE_BLEED: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.BLEED))), ()))
WOULD_BLEED: Final = s.Would(A_SINGLE_BLEED, s.Be(s.State.SUCCESSFUL))
OTHER_THAN_ACTING: Final = s.OtherThan(s.The(s.Role.ACTING, s.Common(s.Word.MINION)))
WHO_HAS_BLOCKED: Final = s.WhoHas(s.Block(None))
A_BLEED: Final = s.Core((), s.Common(s.Word.BLEED_ACTION))
AT_YOU: Final = (s.DirectedAt(s.TheThing(s.Definite.YOU)), s.Against(s.TheThing(s.Definite.YOU)))
VAMPIRE: Final = s.Common(s.Word.VAMPIRE)
MINION: Final = s.Common(s.Word.MINION)
WON: Final = s.AtEndOfWon(s.This(s.Core((), VAMPIRE)), s.The(s.Role.OPPOSING, VAMPIRE))
BLEEDS_AT_YOU: Final = tuple(s.DuringWhat(s.Some(s.Quantifier.A, s.Kind(s.Only(A_BLEED), (post,)))) for post in AT_YOU)


@dataclass(frozen=True)
class Usability:
    """`moments` 0: as the effect itself says."""

    moments: int = 0
    only_if: Condition | None = None
    needs: tuple[Need, ...] = ()
    while_locked: int = 0
    by_another: int = 0

    def also(self, other: Usability) -> Usability:
        moments = self.moments & other.moments if self.moments and other.moments else self.moments | other.moments
        locked = self.while_locked | other.while_locked
        another = self.by_another | other.by_another
        needs = self.needs + other.needs
        return Usability(moments, both(self.only_if, other.only_if), needs, locked, another)


def both(first: Condition | None, second: Condition | None) -> Condition | None:
    if first is None or second is None:
        return first or second
    return Both(first, second)


def usability(windows: tuple[s.Window, ...]) -> Usability:
    if {s.AdverbWindow(s.Before(s.Moment.VOTES_CAST))} < set(windows):  # not yet in the polling step
        windows = tuple(ANY_STEP.get(each, each) for each in windows)
    found = Usability()
    for window in windows:
        found = found.also(of_window(window))
    return found


def of_window(window: s.Window) -> Usability:
    if isinstance(window, s.AdverbWindow | s.FurtherWindow):
        return of_adverb(window.adverb)
    if isinstance(window, s.IfBoth) and window.first == STILL_READY and window.second in ABOUT_TO_END:
        return Usability(w.END_OF_COMBAT)
    if isinstance(window, s.IfBoth):
        return of_window(s.IfWindow(window.first)).also(of_window(s.IfWindow(window.second)))
    if isinstance(window, s.IfWindow) and isinstance(window.fact, s.Does) and window.fact.who == s.BleedAmount():
        if isinstance(window.fact.deed, s.BeAmount) and isinstance(window.fact.deed.amount, s.AtLeast):
            return Usability(only_if=BleedsFor(window.fact.deed.amount.number))
    if isinstance(window, s.IfWindow) and window.fact in FACTS:
        return Usability(only_if=FACTS[window.fact])
    if isinstance(window, s.IfWindow) and window.fact in ATTEMPTS:
        return Usability(w.ATTEMPT)
    if isinstance(window, s.IfWindow) and isinstance(window.fact, s.Does) and isinstance(window.fact.who, s.Some):
        if window.fact.deed == s.Be(s.State.BLEEDING_YOU):
            return Usability(only_if=Both(bleeding_you, RefFits(ACTING_MINION, of_kind(window.fact.who.kind))))
        if window.fact.deed == s.Be(s.State.ACTING):
            return Usability(only_if=RefFits(ACTING_MINION, of_kind(window.fact.who.kind)))
    if isinstance(window, s.ByWindow) and isinstance(window.who, s.Some):
        return by_whom(window.who.kind)
    if isinstance(window, s.IfWindow) and isinstance(window.fact, s.Does) and isinstance(window.fact.who, s.This):
        if window.fact.deed == s.Be(s.State.BLOCKED):
            return Usability(w.WHEN_BLOCKED)
    if isinstance(window, s.IfWindow) and is_over_for_the_other(window.fact):  # so it is only when the round ends
        return Usability(w.END_OF_ROUND | w.END_OF_COMBAT, Not(opposed_by_whom_is_ready), (Fits(IsReady()),))
    met = meeting(window)
    if met is not None:
        return met
    if isinstance(window, s.IfWindow) and window.fact == WOULD_BLEED:
        return Usability(w.BEFORE_SUCCESS, BleedsFor(1))
    raise unknown(window.fact if isinstance(window, s.IfWindow) else window, "as a window")


def meeting(window: s.Window) -> Usability | None:
    """ "If this vampire blocks a younger vampire", "... is about to enter combat with an ally"."""
    fact = window.fact if isinstance(window, s.IfWindow) else None
    if not isinstance(fact, s.Does) or fact.who not in (s.This(s.Core((), VAMPIRE)), s.This(s.Core((), MINION))):
        return None
    if isinstance(fact.deed, s.Block) and isinstance(fact.deed.what, s.Some):
        whom = RefFits(ACTING_MINION, of_kind(fact.deed.what.kind))
        return Usability(w.WHEN_BLOCKED, Both(HasBlocked(THIS), whom))
    if isinstance(fact.deed, s.BeAboutTo) and isinstance(fact.deed.deed, s.EnterCombat):
        who = fact.deed.deed.who
        if isinstance(who, s.Some):
            return Usability(w.WHEN_BLOCKED | w.BEFORE_COMBAT, AboutToFight(of_kind(who.kind)))
    return None


def is_over_for_the_other(fact: s.Fact) -> bool:
    """ "If this minion is ready and the opposing minion is not"."""
    if not isinstance(fact, s.ReadyAndNot) or not is_own(fact.who, Scope()):
        return False
    return fact.other == s.The(s.Role.OPPOSING, s.Common(s.Word.MINION))


def by_whom(kind: s.Kind) -> Usability:
    """ "... by a locked vampire", "... by a ready vampire other than the acting minion"."""
    posts = tuple(post for post in kind.posts if post not in (OTHER_THAN_ACTING, WHO_HAS_BLOCKED))
    traits = of_kind(replace(kind, posts=posts)).traits
    return Usability(
        only_if=HasBlocked(THIS) if WHO_HAS_BLOCKED in kind.posts else None,
        needs=tuple(Fits(trait) for trait in traits),
        while_locked=int(is_locked(kind)),
        by_another=int(OTHER_THAN_ACTING in kind.posts),
    )


def is_locked(kind: s.Kind) -> bool:
    return s.Being(s.Adjective.LOCKED) in cores_of(kind.cores)[0].qualities


def also_by(windows: tuple[s.Window, ...], needs: tuple[Need, ...]) -> Usability:
    """ "Usable by a locked baron", of a card that requires one: though he is locked."""
    window = windows[0]
    if len(windows) != 1 or not isinstance(window, s.ByWindow) or not isinstance(window.who, s.Some):
        raise unknown(window, "usable")
    found = by_whom(window.who.kind)
    others = [need for need in found.needs if need not in (*needs, Fits(IsTapped()), Fits(IsKind(w.VAMPIRE)))]
    if not found.while_locked or found.by_another or found.only_if is not None or others:
        raise unknown(window, "usable")
    return Usability(while_locked=1)


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
    if isinstance(window, s.AdverbWindow) and window.adverb in FIRST_ROUND:
        return Usability(only_if=not_first_round)
    if isinstance(window, s.AdverbWindow) and window.adverb in CONDITIONS:
        return Usability(only_if=Not(CONDITIONS[window.adverb]))
    raise unknown(window, "not usable")


def announcing(when: s.AsTheyDo) -> Condition | None:
    """ "As a vampire you control announces an undirected action"; None of what else somebody does."""
    fact = when.fact
    if not isinstance(fact, s.Does) or not isinstance(fact.deed, s.Announce):
        return None
    who = acts if fact.who == s.It() else RefFits(ACTING_MINION, some_of(fact.who, Scope()))
    return Both(as_announced, Both(who, during_action(fact.deed.who, Scope())))


def of_adverb(adverb: s.Adverb) -> Usability:
    if adverb in MOMENTS:
        return Usability(MOMENTS[adverb])
    if adverb in CONDITIONS:
        return Usability(only_if=CONDITIONS[adverb])
    if isinstance(adverb, s.WhenFact):
        return of_window(s.IfWindow(adverb.fact))
    if adverb == s.After(s.Moment.SUCCESSFUL_RESOLUTION):
        return Usability(w.AFTER_ACTION, succeeded)
    if isinstance(adverb, s.AfterResolutionOf):
        return Usability(w.AFTER_ACTION, resolved(adverb.who, Scope()))
    if isinstance(adverb, s.AsTheyDo):
        announced = announcing(adverb)
        if announced is not None:
            return Usability(w.BEFORE_BLOCKS, announced)
    if adverb == ANNOUNCED:
        return Usability(w.BEFORE_BLOCKS, as_announced)
    if adverb == NO_BLEED_ANNOUNCED:
        return Usability(w.BEFORE_BLOCKS, Both(as_announced, Not(bleeding)))
    if adverb == s.After(s.Moment.POLITICAL_RESOLUTION_PASSED):
        return Usability(w.AFTER_ACTION, Passed())
    if adverb in BLEEDS_AT_YOU:
        return Usability(only_if=bleeding_you)
    if adverb == WON:
        return Usability(w.END_OF_ROUND, Both(opposed_by_vampire, InflictedMore()))
    if adverb == DIRECTED:
        return Usability(only_if=directed_at_you)
    raise unknown(adverb, "as a window")


def scope_of(kind: int, usable: Usability) -> Scope:
    """As what the text of a card is read that is usable then."""
    moments = usable.moments
    meets = moments == w.WHEN_BLOCKED | w.BEFORE_COMBAT
    is_minion = kind not in (w.MASTER, w.EVENT)
    return Scope(is_minion, in_combat=kind == w.COMBAT, meets=meets, is_attempt=moments == w.ATTEMPT)
