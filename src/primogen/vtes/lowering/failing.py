"""Referendums and actions that fail, and what comes of it."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Both
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.conditions import RefFits, directed
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import AIMED_AT, THAT, THIS
from primogen.vtes.language.sentences import ANY_SEAT, When
from primogen.vtes.language.traits import IsThis
from primogen.vtes.language.verbs_blocking import EndAction
from primogen.vtes.language.verbs_chance import FlipCoin
from primogen.vtes.language.verbs_people import SendToTorpor
from primogen.vtes.lowering.circumstances import is_himself
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import ACTION_ANNOUNCED, REFERENDUM_CANCELLED, REFERENDUM_FAILS

REFERENDUM: Final = s.Only(s.Core((), s.Common(s.Word.REFERENDUM)))
POLITICAL_ACTION: Final = s.Only(s.Core((), s.Common(s.Word.POLITICAL_ACTION)))
CANCELLED_OR_FAILS: Final = s.Alternatively(s.Be(s.State.CANCELED), s.Fail())
TO_TORPOR_LATER: Final = s.Timed(s.GoToTorpor(), (s.After(s.Moment.RESOLUTION),))
A_MINION: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), ()))
AN_ACTION: Final = s.Only(s.Core((), s.Common(s.Word.ACTION)))
IF_TAILS: Final = s.If(s.Does(s.It(), s.Be(s.State.TAILS)))
IT_FAILS: Final = s.Does(s.The(s.Role.PLAIN, s.Common(s.Word.ACTION)), s.Fail())
HIMSELF: Final = Group((w.READY, w.TORPOR), ANYONES, (IsThis(),))


def is_of_his_referendum(fact: s.Does, at: Scope) -> bool:
    """ "If the referendum of a political action called by him ..."."""
    who = fact.who
    if not isinstance(who, s.TheOf) or who.kind.cores != REFERENDUM or len(who.kind.posts) != 1:
        return False
    of = who.kind.posts[0]
    if not isinstance(of, s.OfWhat) or not isinstance(of.who, s.Some) or of.who.kind.cores != POLITICAL_ACTION:
        return False
    posts = of.who.kind.posts
    return len(posts) == 1 and isinstance(posts[0], s.CalledBy) and is_himself(posts[0].who, at)


def his_referendum_fails(fact: s.Does, then: s.Statement, at: Scope) -> list[Ability]:
    """ "... is canceled or fails, he goes to torpor after resolution"."""
    if fact.deed != CANCELLED_OR_FAILS:
        raise unknown(fact.deed, "of a referendum")
    if not isinstance(then, s.Does) or not is_himself(then.who, at) or then.deed != TO_TORPOR_LATER:
        raise unknown(then, "that comes of it")
    falls = Later(w.AFTER_RESOLUTION, SendToTorpor(THIS))
    called_it = Both(RefFits(THAT, HIMSELF), c.ActionAmong((w.POLITICS,)))
    return [When(each, falls, ANY_SEAT, condition=called_it) for each in (REFERENDUM_FAILS, REFERENDUM_CANCELLED)]


def is_flip(sentence: s.Sequence) -> bool:
    return isinstance(sentence.first, s.Led) and sentence.first.then == s.Do(s.FlipCoin())


def flipped(sentence: s.Sequence, at: Scope) -> list[Ability]:
    """ "As a minion announces an action directed at him, flip a coin; if it is tails, the action fails"."""
    first, second = sentence.first, sentence.second
    if not isinstance(first, s.Led) or not isinstance(first.lead, s.As) or not announces(first.lead.fact, at):
        raise unknown(first, "of a coin")
    if not isinstance(second, s.Led) or second.lead != IF_TAILS or second.then != IT_FAILS:
        raise unknown(second, "of a coin")
    at_him = Both(directed, RefFits(AIMED_AT, HIMSELF))
    return [When(ACTION_ANNOUNCED, FlipCoin(EndAction()), ANY_SEAT, condition=at_him)]


def announces(fact: s.Fact, at: Scope) -> bool:
    if not isinstance(fact, s.Does) or fact.who != A_MINION or not isinstance(fact.deed, s.Announce):
        return False
    what = fact.deed.who
    if not isinstance(what, s.Some) or what.kind.cores != AN_ACTION or len(what.kind.posts) != 1:
        return False
    post = what.kind.posts[0]
    return isinstance(post, s.DirectedAt) and is_himself(post.who, at)
