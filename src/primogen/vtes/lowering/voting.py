"""Votes against certain referendums: what they cost, who has more of them or cannot cast them; who abstains."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition, Effect, ForEach
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.circumstances import CallsIt
from primogen.vtes.language.refs import THAT, THIS
from primogen.vtes.language.sentences import ANY_SEAT, OfGroup, Static, When
from primogen.vtes.language.verbs_counters import BurnBlood, BurnPoolOfEach
from primogen.vtes.language.verbs_votes import Abstain, CastersAgainst, IsBloodHunt, VotersAgainst
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.circumstances import is_himself, some_of
from primogen.vtes.lowering.texts import effect, one_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules.topics import (
    BLOOD_TO_VOTE_AGAINST,
    CANNOT_VOTE_AGAINST,
    REFERENDUM_TALLIED,
    VOTES,
    VOTES_AGAINST,
)

REFERENDUM: Final = s.Only(s.Core((), s.Common(s.Word.REFERENDUM)))
BLOOD_HUNT: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.BLOOD_HUNT_REFERENDUM))), ())
A_VAMPIRE: Final = s.Only(s.Core((), s.Common(s.Word.VAMPIRE)))
METHUSELAH: Final = s.Only(s.Core((), s.Common(s.Word.METHUSELAH)))


def of_referendum(what: s.Who | None, at: Scope) -> Condition:
    """ "Against blood hunt referendums", "against referendums called by him"."""
    if isinstance(what, s.All | s.Some):
        kind = what.kind
        if kind == BLOOD_HUNT:
            return IsBloodHunt()
        if kind.cores == REFERENDUM and len(kind.posts) == 1:
            post = kind.posts[0]
            if isinstance(post, s.CalledBy) and is_himself(post.who, at):
                return CallsIt(THIS)
    raise unknown(what or s.CastVotes(False), "as a referendum")


def must_pay_to_vote(who: s.Who, price: int, deed: s.CastVotes, at: Scope) -> Ability:
    """ "Vampires must burn 1 blood to cast votes and ballots against ..."."""
    if not deed.ballots:
        raise unknown(deed, "that costs")
    return OfGroup(Fixed(price), BLOOD_TO_VOTE_AGAINST, some_of(who, at), of_referendum(deed.against, at))


def cannot_vote(who: s.Who, deed: s.CastVotes, at: Scope) -> Ability:
    if not deed.ballots or not is_himself(who, at):
        raise unknown(deed, "that cannot be done")
    return Static(Fixed(1), CANNOT_VOTE_AGAINST, of_referendum(deed.against, at))


def when_voting(more: Static, deed: s.CastVotes, at: Scope) -> Ability:
    """ "+2 votes when casting votes against ..."."""
    if more.stat != VOTES or more.condition is not None:
        raise unknown(deed, "while doing it")
    return replace(more, stat=VOTES_AGAINST, condition=of_referendum(deed.against, at))


def once_tallied(who: s.Who, deed: s.Simple, at: Scope) -> list[Ability]:
    """ "Any vampire casting votes or ballots against ... burns 1 blood once results are tallied"."""
    if not isinstance(who, s.Some | s.All) or len(who.kind.posts) != 1 or not isinstance(deed, s.Burn):
        raise unknown(deed, "once results are tallied")
    post = who.kind.posts[0]
    if deed.source is not None:
        raise unknown(deed.source)
    if who.kind.cores == A_VAMPIRE and isinstance(post, s.CastingAgainst):
        burned: Effect = ForEach(VotersAgainst(), BurnBlood(how_much(deed.what, s.Thing.BLOOD), THAT))
    elif who.kind.cores == METHUSELAH and isinstance(post, s.CastingOrHavingCast):
        burned = BurnPoolOfEach(how_much(deed.what, s.Thing.POOL), CastersAgainst())
    else:
        raise unknown(post, "once results are tallied")
    return [When(REFERENDUM_TALLIED, burned, ANY_SEAT, condition=of_referendum(post.who, at))]


@effect.register
def _(deed: s.Force, at: Scope) -> Effect:
    if deed.deed != s.Abstain():
        raise unknown(deed.deed, "that is forced")
    return Abstain(one_of(deed.who, at))
