"""What is so in a round of combat, or as one ends, by what has been played and what was suffered."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Both
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.amounts import BloodLostBy, Fixed
from primogen.vtes.language.refs import OPPOSING_MINION, THAT, THIS
from primogen.vtes.language.sentences import ANY_SEAT, OfGroup, When
from primogen.vtes.language.traits import NotThis
from primogen.vtes.language.verbs_counters import GainBlood
from primogen.vtes.language.verbs_spending import UsedDiscipline
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.circumstances import is_himself
from primogen.vtes.lowering.nouns import discipline_called
from primogen.vtes.lowering.standing import said_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, of_kind, ref
from primogen.vtes.rules.topics import CANNOT_MANEUVER_AT_FIRST, CANNOT_STRIKE_AT_FIRST, ROUND_ENDS

A_CARD: Final = s.Only(s.Core((), s.Common(s.Word.CARD)))
THIS_ACTION: Final = (s.During(s.Span.THIS_ACTION),)


def in_first_round_with(who: s.Who, then: s.Statement, at: Scope) -> list[Ability]:
    """ "... with a vampire who has played a card that requires ... during this action, that vampire cannot use any"."""
    if not isinstance(who, s.Some) or len(who.kind.posts) != 1 or not isinstance(who.kind.cores, s.Only):
        raise unknown(who, "in a round")
    if then != s.Cannot(s.That(who.kind.cores.core), s.ManeuverOrStrikeAtAll()) or not at.is_minion:
        raise unknown(then, "in a round")
    among = of_kind(s.Kind(who.kind.cores, ()))
    meets = Both(Both(c.Fights(THIS), c.Fights(THAT)), UsedDiscipline(discipline_used(who.kind.posts[0]), THAT))
    others = replace(among, traits=(*among.traits, NotThis()))
    return [OfGroup(Fixed(1), stat, others, meets) for stat in (CANNOT_STRIKE_AT_FIRST, CANNOT_MANEUVER_AT_FIRST)]


def discipline_used(post: s.Post) -> int:
    """ "Who has played a card that requires Auspex during this action"."""
    deed = post.deed if isinstance(post, s.WhoHas) else None
    if isinstance(deed, s.Timed) and deed.when == THIS_ACTION and isinstance(deed.do, s.PlayCard):
        card = deed.do.who
        if isinstance(card, s.Some) and card.kind.cores == A_CARD and len(card.kind.posts) == 1:
            asked = card.kind.posts[0]
            if isinstance(asked, s.RequiringDiscipline):
                return discipline_called(asked.discipline.name)
    raise unknown(post, "of who has done it")


@said_of.register
def _(deed: s.GainForHealing, who: s.Who, at: Scope) -> list[Ability]:
    """As each round ends."""
    if not is_himself(who, at) or ref(deed.who, at) != OPPOSING_MINION:
        raise unknown(deed, "in play")
    if how_much(deed.what, s.Thing.LIFE, s.Thing.BLOOD) != 1:
        raise unknown(deed.what, "for each")
    return [When(ROUND_ENDS, GainBlood(BloodLostBy(OPPOSING_MINION), THIS), ANY_SEAT, condition=c.fights)]
