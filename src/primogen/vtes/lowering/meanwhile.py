"""What may be used during an action or a referendum: once in each (reading 56)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Both, Condition
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.conditions import bleeding, bleeding_you
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.sentences import MayUse, When
from primogen.vtes.language.verbs_cancelling import InReferendum
from primogen.vtes.lowering.circumstances import during_action, is_of_actions
from primogen.vtes.lowering.offers import AT_ANY_TIME
from primogen.vtes.lowering.rounds import in_first_round_with
from primogen.vtes.lowering.standing import said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import EDGE_VOTED

REFERENDUM: Final = s.Only(s.Core((), s.Common(s.Word.REFERENDUM)))


@dataclass(frozen=True)
class Stretch:
    """How long it is, at which moments in it something may be used, and what else must hold."""

    once: int
    moments: int
    only_if: Condition | None = None


POLLING: Final = Stretch(w.THIS_REFERENDUM, w.POLLING)
SPANS: Final[dict[s.Span, Stretch]] = {
    s.Span.AN_ACTION: Stretch(w.THIS_ACTION, w.ACTION_MOMENTS),
    s.Span.A_BLEED_ACTION: Stretch(w.THIS_ACTION, w.ACTION_MOMENTS, bleeding),
    s.Span.BLEED_AGAINST_YOU: Stretch(w.THIS_ACTION, w.ACTION_MOMENTS, bleeding_you),
    s.Span.POLLING_OF_ANY: POLLING,
    s.Span.POLLING_OF_A: POLLING,
    s.Span.POLLING_OF_ACTION: Stretch(w.THIS_REFERENDUM, w.POLLING, c.ActionAmong((w.POLITICS,))),
    s.Span.A_REFERENDUM: Stretch(w.THIS_REFERENDUM, w.POLLING | w.BEFORE_VOTES),
    s.Span.ANY_REFERENDUM: Stretch(w.THIS_REFERENDUM, w.POLLING | w.BEFORE_VOTES),
}


def meanwhile(when: s.Adverb, then: s.Statement, at: Scope) -> list[Ability]:
    if isinstance(when, s.InFirstRoundWith):
        return in_first_round_with(when.who, then, at)
    if isinstance(then, s.Does) and isinstance(then.deed, s.Simple):
        return said(s.Does(then.who, s.Timed(then.deed, (when,))), at)
    stretch = stretch_of(when, at)
    return [narrowed(each, stretch) for each in said(then, at)]


def stretch_of(when: s.Adverb, at: Scope) -> Stretch:
    if isinstance(when, s.During | s.InSpan) and when.span in SPANS:
        return SPANS[when.span]
    if isinstance(when, s.DuringWhat) and isinstance(when.who, s.Some):
        kind = when.who.kind
        if is_of_actions(kind):
            return Stretch(w.THIS_ACTION, w.ACTION_MOMENTS, during_action(when.who, at))
        if kind.cores == REFERENDUM and kind.posts == (s.TheyCall(),) and at.is_he:
            return Stretch(w.THIS_REFERENDUM, w.POLLING | w.BEFORE_VOTES, c.CallsIt(THIS))
    raise unknown(when.span if isinstance(when, s.During | s.InSpan) else when, "in play")


def narrowed(ability: Ability, stretch: Stretch) -> Ability:
    if isinstance(ability, When) and ability.event == EDGE_VOTED and stretch.moments & w.POLLING:
        return ability  # it happens in referendums alone
    if not isinstance(ability, MayUse):
        raise unknown(ability, "in a stretch")
    if ability.at == w.AS_PLAYED and stretch.once == w.THIS_REFERENDUM:
        in_it = InReferendum() if stretch.only_if is None else Both(InReferendum(), stretch.only_if)
        return provided(replace(ability, once=stretch.once), in_it)
    moments = stretch.moments if ability.at == AT_ANY_TIME else ability.at & stretch.moments
    if not moments:
        raise unknown(ability, "never in that stretch")
    found = replace(ability, at=moments, once=stretch.once)
    return found if stretch.only_if is None else provided(found, stretch.only_if)
