"""When a value is so: "when bleeding ...", "against ...", "in combat with ...", "during political actions"."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from primogen.kernel.effects import Both, Condition, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.conditions import RefFits, bleeding, bleeding_you, directed, directed_at_you, hunting
from primogen.vtes.language.groups import ANYONES, YOURS, Group
from primogen.vtes.language.refs import ACTING_MINION, AIMED_AT, OPPOSING_MINION, THAT, THIS
from primogen.vtes.language.traits import IsThis
from primogen.vtes.lowering.nouns import discipline_called
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, of_kind, ref
from primogen.vtes.rules import words as w

Whom = s.Who
YOU: Final = s.TheThing(s.Definite.YOU)
BEARERS: Final = (s.TheThing(s.Definite.BEARER), s.TheThing(s.Definite.EMPLOYER))
A_METHUSELAH: Final = s.Only(s.Core((), s.Common(s.Word.METHUSELAH)))
ACTIONS: Final[dict[s.Span, Condition]] = {
    s.Span.POLITICAL_ACTIONS: c.ActionAmong((w.POLITICS,)),
    s.Span.A_POLITICAL_ACTION: c.ActionAmong((w.POLITICS,)),
    s.Span.BLEED_ACTIONS: bleeding,
    s.Span.A_BLEED_ACTION: bleeding,
    s.Span.HUNT_ACTIONS: hunting,
    s.Span.DIABLERIE_ACTIONS: c.ActionAmong((w.DIABLERIE,)),
    s.Span.DIRECTED_ACTIONS: directed,
    s.Span.UNDIRECTED_ACTIONS: Both(c.an_action, Not(directed)),
}
THEIR_REFERENDUMS: Final = s.All(
    s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.REFERENDUM))), (s.TheyCall(),))
)
KINDS_OF_ACTION: Final[dict[s.Word, tuple[int, ...]]] = {
    s.Word.ACTION: (),
    s.Word.BLEED_ACTION: (w.BLEEDING,),
    s.Word.POLITICAL_ACTION: (w.POLITICS,),
    s.Word.HUNT_ACTION: (w.HUNTING,),
    s.Word.EQUIP_ACTION: (w.EQUIPPING, w.TAKING_EQUIPMENT),
    s.Word.RECRUIT_ACTION: (w.RECRUITING,),
    s.Word.RECRUIT_ALLY: (w.RECRUITING,),
    s.Word.EMPLOY_ACTION: (w.EMPLOYING,),
    s.Word.EMPLOY_RETAINER: (w.EMPLOYING,),
    s.Word.RECRUIT_EMPLOY: (w.RECRUITING, w.EMPLOYING),
    s.Word.RECRUIT_OR_EMPLOY: (w.RECRUITING, w.EMPLOYING),
}
VAMPIRES: Final = s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.VAMPIRE))), ()))
TO_BRING_VAMPIRES: Final = s.ActionTo(s.PutInPlay(VAMPIRES, None))
SORTS_OF_ACTION: Final = {s.Sort.BLEED: w.BLEEDING, s.Sort.HUNT: w.HUNTING}
GENERIC: Final = (s.ManyQuantifier.GENERIC, s.ManyQuantifier.ALL, s.ManyQuantifier.ANY, s.ManyQuantifier.OTHER)


@singledispatch
def circumstance(when: s.Adverb, at: Scope) -> Condition:
    raise unknown(when, "in play")


@circumstance.register
def _(when: s.During, at: Scope) -> Condition:
    if when.span not in ACTIONS:
        raise unknown(when.span, "in play")
    return ACTIONS[when.span]


@circumstance.register
def _(when: s.OnActions, at: Scope) -> Condition:
    if when.span not in ACTIONS:
        raise unknown(when.span, "in play")
    return ACTIONS[when.span]


@circumstance.register
def _(when: s.OnEachOf, at: Scope) -> Condition:
    """ "On each of her actions"."""
    if not isinstance(when.of, s.Their) or not at.is_he:
        raise unknown(when.of, "of actions")
    return c.acts


@circumstance.register
def _(when: s.OnActionsRequiring, at: Scope) -> Condition:
    return c.ActionRequires(Cards(discipline=discipline_called(when.discipline.name)))


@circumstance.register
def _(when: s.DuringWhat, at: Scope) -> Condition:
    if when.who == THEIR_REFERENDUMS:
        return c.CallsIt(THIS)
    return during_action(when.who, at)


@circumstance.register
def _(when: s.OnWhat, at: Scope) -> Condition:
    return during_action(when.who, at)


@circumstance.register
def _(when: s.InCombatWithWhom, at: Scope) -> Condition:
    if is_himself(when.who, at):
        return c.Fights(THIS)  # of those of a group: see `of_others`
    return RefFits(OPPOSING_MINION, some_of(when.who, at))


@circumstance.register
def _(when: s.AgainstWhom, at: Scope) -> Condition:
    """Whoever bleeds somebody, or attempts to block somebody."""
    return against(when.who, at)


@circumstance.register
def _(when: s.WhenDoing, at: Scope) -> Condition:
    return doing(when.deed, at)


# ---- what somebody does


@singledispatch
def doing(deed: s.Node, at: Scope) -> Condition:
    raise unknown(deed, "while doing it")


@doing.register
def _(deed: s.Bleed, at: Scope) -> Condition:
    return bleeding


@doing.register
def _(deed: s.Hunt, at: Scope) -> Condition:
    if deed.successfully:
        raise unknown(deed)
    return hunting


@doing.register
def _(deed: s.BleedWhom, at: Scope) -> Condition:
    if isinstance(deed.who, s.ControllerOf) and isinstance(deed.who.of, s.Of) and is_himself(deed.who.of.who, at):
        return bleeding_you
    return Both(bleeding, against(deed.who, at))


@doing.register
def _(deed: s.AttemptBlock, at: Scope) -> Condition:
    if deed.what is None or deed.bonus is not None:
        raise unknown(deed, "while doing it")
    return blocking(deed.what, at)


@doing.register
def _(deed: s.Block, at: Scope) -> Condition:
    if deed.what is None:
        raise unknown(deed, "while doing it")
    return blocking(deed.what, at)


@doing.register
def _(deed: s.Employ, at: Scope) -> Condition:
    if not isinstance(deed.who, s.All) or deed.who.kind != s.Kind(s.Only(s.Core((), s.Common(s.Word.RETAINER))), ()):
        raise unknown(deed.who, "employed")
    return c.ActionAmong((w.EMPLOYING,))


def blocking(what: Whom, at: Scope) -> Condition:
    """The one who acts is such a one, or the action is such a one."""
    if is_himself(what, at):
        return c.Acts(THIS)
    if isinstance(what, s.Some | s.All) and is_of_actions(what.kind):
        return during_action(what, at)
    return RefFits(ACTING_MINION, some_of(what, at))


# ---- against whom


def against(who: Whom, at: Scope) -> Condition:
    if who == YOU:
        return directed_at_you
    if who == s.TheThing(s.Definite.YOUR_PREY):
        return c.AtYourPrey()
    if isinstance(who, s.This) and isinstance(who.core.noun, s.OfSect | s.OfClan):  # while its bearer is one
        return Both(c.Acts(THIS), RefFits(THIS, of_kind(s.Kind(s.Only(who.core), ()))))
    if is_himself(who, at):
        return c.Acts(THIS)
    if isinstance(who, s.Some | s.All) and who.kind.cores == A_METHUSELAH:
        return c.SeenBy(c.TARGET, methuselah(who, at))
    if isinstance(who, s.TheOf) and who.kind.cores == A_METHUSELAH:
        return c.SeenBy(c.TARGET, of_methuselah(who.kind, at))
    return RefFits(ACTING_MINION, some_of(who, at))


def methuselah(who: s.Some | s.All, at: Scope) -> Condition:
    if isinstance(who, s.Some) and who.quantifier != s.Quantifier.A:
        raise unknown(who, "as a Methuselah")
    return of_methuselah(who.kind, at)


def of_methuselah(kind: s.Kind, at: Scope) -> Condition:
    """ "... a Methuselah who controls a ready ...", asked as she would."""
    if len(kind.posts) != 1:
        raise unknown(kind, "of a Methuselah")
    post = kind.posts[0]
    if isinstance(post, s.Controlling):
        return control(post.who, at)
    if isinstance(post, s.NotControlling):
        return Not(control(post.who, at))
    if isinstance(post, s.ControlsNeither):
        return Both(Not(control(post.first, at)), Not(control(post.second, at)))
    if isinstance(post, s.WhoDo):
        if isinstance(post.deed, s.Control):
            return control(post.deed.who, at)
        if isinstance(post.deed, s.HaveEdge):
            return c.you_have_the_edge
    raise unknown(post, "of a Methuselah")


def control(who: Whom, at: Scope) -> Condition:
    """She controls one of these, so many of them, or none."""
    if isinstance(who, s.Some):
        among = yours(group(who, at))
        if who.quantifier in (s.Quantifier.A, s.Quantifier.ANY, s.Quantifier.ANOTHER):
            return c.ThereAre(among)
        if who.quantifier == s.Quantifier.NO:
            return c.ThereAre(among, 0, 0)
    if isinstance(who, s.Several) and isinstance(who.amount, s.Nothing):
        return c.ThereAre(yours(of_kind(who.kind)), 0, 0)
    if isinstance(who, s.Several) and isinstance(who.amount, s.AtLeast):
        return c.ThereAre(yours(of_kind(who.kind)), who.amount.number)
    if isinstance(who, s.All) and who.quantifier in GENERIC[:1]:
        return c.ThereAre(yours(of_kind(who.kind)))
    raise unknown(who, "as what one controls")


def yours(among: Group) -> Group:
    if among.whose not in (ANYONES, YOURS):
        raise unknown(among, "as what one controls")
    return Group(among.zones, YOURS, among.traits)


# ---- groups, and those who are meant by a pronoun


def is_himself(who: Whom, at: Scope) -> bool:
    if who in BEARERS:
        return True
    if isinstance(who, s.The):  # "the attached vampire", in play
        return who.role == s.Role.ATTACHED and ref(who, at) == THIS
    return isinstance(who, s.Self | s.It | s.This) and ref(who, at) == THIS


def some_of(who: Whom, at: Scope) -> Group:
    if isinstance(who, s.Some) and who.quantifier in (s.Quantifier.A, s.Quantifier.ANY, s.Quantifier.ANOTHER):
        return group(who, at)
    if isinstance(who, s.Some) and who.quantifier == s.Quantifier.EACH:
        return of_kind(who.kind)
    if isinstance(who, s.All) and who.quantifier in GENERIC:
        return everybody(who, at)
    raise unknown(who, "as a group")


def everybody(who: s.All, at: Scope) -> Group:
    """ "Older vampires", "all other ..."."""
    if who.quantifier in (s.ManyQuantifier.OTHER, s.ManyQuantifier.ALL_OTHER):
        return group(s.Some(s.Quantifier.ANOTHER, who.kind), at)
    return of_kind(who.kind)


# ---- kinds of action


def is_of_actions(kind: s.Kind) -> bool:
    cores = kind.cores
    return (
        isinstance(cores, s.Only)
        and isinstance(cores.core.noun, s.Common)
        and (cores.core.noun.word in KINDS_OF_ACTION)
    )


def during_action(who: Whom, at: Scope) -> Condition:
    """ "During equip actions", "during actions directed at ..."."""
    if not isinstance(who, s.Some | s.All) or not is_of_actions(who.kind) or not isinstance(who.kind.cores, s.Only):
        raise unknown(who, "as actions")
    core = who.kind.cores.core
    assert isinstance(core.noun, s.Common)
    takes = KINDS_OF_ACTION[core.noun.word]
    found: Condition = c.ActionAmong(takes) if takes else c.an_action
    for quality in core.qualities:
        found = Both(found, of_quality(quality))
    for post in who.kind.posts:
        found = Both(found, of_post(post, at))
    return found


def of_quality(quality: s.Quality) -> Condition:
    if quality == s.Being(s.Adjective.DIRECTED):
        return directed
    if quality == s.Being(s.Adjective.UNDIRECTED):
        return Not(directed)
    if quality == s.Being(s.Adjective.POLITICAL):
        return c.ActionAmong((w.POLITICS,))
    if isinstance(quality, s.NotOfSort) and quality.sort in SORTS_OF_ACTION:
        return Not(c.ActionAmong((SORTS_OF_ACTION[quality.sort],)))
    raise unknown(quality, "of an action")


def of_post(post: s.Post, at: Scope) -> Condition:
    if isinstance(post, s.DirectedAtYouOrCard):
        return directed_at_you
    if isinstance(post, s.TheyTake) and at.is_he:
        return c.acts
    if isinstance(post, s.DirectedAt):
        who = post.who
        if who == YOU:
            return directed_at_you
        if is_himself(who, at):
            return RefFits(AIMED_AT, Group((w.READY, w.TORPOR), ANYONES, (IsThis(),)))
        if isinstance(who, s.Some) and who.kind.cores == A_METHUSELAH:
            return c.SeenBy(c.TARGET, methuselah(who, at))
        if isinstance(who, s.Some):
            return RefFits(AIMED_AT, some_of(who, at))
    if isinstance(post, s.Against) and post.who == YOU:
        return directed_at_you
    if post == TO_BRING_VAMPIRES:
        return c.BringsVampire()
    raise unknown(post, "of an action")


# ---- of others


def of_others(when: s.Adverb, at: Scope) -> Condition:
    """What all of a group get: "... in combat with him", "... when attempting to block him", "... against you"."""
    if isinstance(when, s.InCombatWithWhom):
        if not is_himself(when.who, at):
            raise unknown(when.who, "opposing them")
        return Both(c.Fights(THIS), c.Fights(THAT))
    if isinstance(when, s.AgainstWhom) and not (when.who == YOU or is_himself(when.who, at)):
        raise unknown(when.who, "against them")
    return circumstance(when, at)
