"""What has been done: "after he performs a successful action ...", "after a referendum called by him passes"."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from primogen.kernel.effects import Both, Condition, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.anarchs import ActionOfAnarchs
from primogen.vtes.language.conditions import RefFits, hunting, succeeded
from primogen.vtes.language.refs import ACTING_MINION
from primogen.vtes.language.verbs_votes import Passed
from primogen.vtes.lowering.cards import cards, narrowed
from primogen.vtes.lowering.circumstances import KINDS_OF_ACTION, against, is_himself, of_post, of_quality, some_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope

SUCCESSFUL: Final = s.Being(s.Adjective.SUCCESSFUL)
A_POLITICAL_ACTION: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.POLITICAL_ACTION))), ())
OF_AN_ACTION: Final = (s.OfWhat(s.Some(s.Quantifier.A, A_POLITICAL_ACTION)),)
A_BLEED: Final = s.Only(s.Core((SUCCESSFUL,), s.Common(s.Word.BLEED)))
UNSUCCESSFUL: Final = s.Some(
    s.Quantifier.A,
    s.Kind(s.Only(s.Core((s.Being(s.Adjective.UNSUCCESSFUL),), s.Common(s.Word.ACTION))), ()),
)
REFERENDUM: Final = s.Only(s.Core((), s.Common(s.Word.REFERENDUM)))


def after(fact: s.Fact, at: Scope) -> Condition:
    """As the action that was taken is resolved."""
    if not isinstance(fact, s.Does):
        raise unknown(fact, "that was")
    if isinstance(fact.deed, s.Pass):
        return referendum(fact.who, at)
    return Both(doer(fact.who, at), done(fact.deed, at))


def done_by_him(deed: s.Node, at: Scope) -> Condition:
    return Both(c.acts, done(deed, at))


def doer(who: s.Who, at: Scope) -> Condition:
    if is_himself(who, at):
        return c.acts
    return RefFits(ACTING_MINION, some_of(who, at))


def referendum(who: s.Who, at: Scope) -> Condition:
    """Called by him, or by anybody."""
    if isinstance(who, s.TheOf) and who.kind.cores == REFERENDUM and who.kind.posts == OF_AN_ACTION:
        return Passed()
    if isinstance(who, s.Some) and who.kind.cores == REFERENDUM and len(who.kind.posts) == 1:
        post = who.kind.posts[0]
        if isinstance(post, s.TheyCall) and at.is_he:
            return Both(c.acts, Passed())
        if isinstance(post, s.CalledBy):
            return Both(doer(post.who, at), Passed())
    raise unknown(who, "that passes")


@singledispatch
def done(deed: s.Node, at: Scope) -> Condition:
    raise unknown(deed, "that was done")


@done.register
def _(deed: s.SuccessfullyBleed, at: Scope) -> Condition:
    if deed.amount is not None:
        raise unknown(deed.amount, "that was done")
    return c.Bled()


@done.register
def _(deed: s.BleedSuccessfully | s.SuccessfullyBleedOne, at: Scope) -> Condition:
    return c.Bled() if deed.who is None else bled(deed.who, at)


@done.register
def _(deed: s.SuccessfullyBleedWhom, at: Scope) -> Condition:
    return bled(deed.who, at)


def bled(who: s.Who, at: Scope) -> Condition:
    if who == s.TheThing(s.Definite.YOUR_PREY):
        return Both(c.Bled(), c.AtYourPrey())
    if isinstance(who, s.Some):
        return Both(c.Bled(), against(who, at))
    raise unknown(who, "that was bled")


@done.register
def _(deed: s.Hunt, at: Scope) -> Condition:
    if not deed.successfully:
        raise unknown(deed, "that was done")
    return Both(succeeded, hunting)


@done.register
def _(deed: s.TakeAction, at: Scope) -> Condition:
    return Both(succeeded, kind_of_action(deed.what, at, must_say=1))


@done.register
def _(deed: s.SuccessfullyTake, at: Scope) -> Condition:
    return Both(succeeded, kind_of_action(deed.what, at))


def resolved(who: s.Who, at: Scope) -> Condition:
    """ "After resolution of a successful action ...", "of an unsuccessful action"."""
    if isinstance(who, s.Some) and who.kind.cores == A_BLEED and len(who.kind.posts) == 1:
        if isinstance(who.kind.posts[0], s.Against):
            return bled(who.kind.posts[0].who, at)
    if who == UNSUCCESSFUL:
        return Not(succeeded)
    return Both(succeeded, kind_of_action(who, at, must_say=1))


def kind_of_action(what: s.Who, at: Scope, must_say: int = 0) -> Condition:
    """ "A successful action requiring ...": with a card that does."""
    if not isinstance(what, s.Some) or not isinstance(what.kind.cores, s.Only):
        raise unknown(what, "that was done")
    core = what.kind.cores.core
    if not isinstance(core.noun, s.Common) or core.noun.word not in KINDS_OF_ACTION:
        raise unknown(core.noun, "that was done")
    if must_say and SUCCESSFUL not in core.qualities:
        raise unknown(core, "that was done, or not")
    takes = KINDS_OF_ACTION[core.noun.word]
    found: Condition = c.ActionAmong(takes) if takes else c.an_action
    for quality in core.qualities:
        found = found if quality == SUCCESSFUL else Both(found, of_quality(quality))
    for post in what.kind.posts:
        if isinstance(post, s.RequiringAnarch):
            found = Both(found, ActionOfAnarchs())
        elif isinstance(post, s.RequiringDiscipline | s.RequiringKind):
            any_card = cards(s.Kind(s.Only(s.Core((), s.Common(s.Word.CARD))), ()))[0]
            found = Both(found, c.ActionRequires(narrowed(any_card, post)))
        else:
            found = Both(found, of_post(post, at))
    return found
