"""What is said of who contests a title: "any vampire contesting his title must yield"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.sentences import OfGroup
from primogen.vtes.language.traits import ContestsHisTitle
from primogen.vtes.lowering.circumstances import is_himself
from primogen.vtes.lowering.standing import said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import YIELDS_TITLE

A_VAMPIRE: Final = s.Only(s.Core((), s.Common(s.Word.VAMPIRE)))
TITLE: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.TITLE))), ())
YIELDS: Final = s.Timed(s.Yield(), (s.DuringPhase(s.Their(), False, s.Phase.UNLOCK),))


@said.register
def _(sentence: s.Must, at: Scope) -> list[Ability]:
    who = sentence.who
    if (
        sentence.deed != YIELDS
        or not isinstance(who, s.Some)
        or who.kind.cores != A_VAMPIRE
        or len(who.kind.posts) != 1
    ):
        raise unknown(sentence.deed, "that must be done")
    contest = who.kind.posts[0]
    title = contest.who if isinstance(contest, s.Contesting) else None
    if not isinstance(title, s.Theirs) or title.kind != TITLE or not isinstance(title.of, s.Of):
        raise unknown(contest, "that must be done")
    if not is_himself(title.of.who, at):
        raise unknown(title.of.who, "that must be done")
    return [OfGroup(Fixed(1), YIELDS_TITLE, Group((w.READY, w.TORPOR), ANYONES, (ContestsHisTitle(),)))]
