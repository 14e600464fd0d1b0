"""Blood that is lost: the last of it in combat, and what an attempt to block takes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import CapacityOf, Fixed
from primogen.vtes.language.circumstances import Acts, fights
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import OPPOSING_MINION, THIS, YOU
from primogen.vtes.language.sentences import ANY_SEAT, OfGroup, When
from primogen.vtes.language.verbs_counters import Burn, GainPool
from primogen.vtes.language.verbs_seats import ItsController, TheyDo
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.circumstances import some_of
from primogen.vtes.lowering.standing import said_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import EMPTIED, TAKEN_FOR_TRYING

OPPONENT: Final = s.The(s.Role.OPPOSING, s.Common(s.Word.MINION))
ITS_METHUSELAH: Final = s.TheOf(
    s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), (s.Controlling(OPPONENT),)),
)
STILL_THERE: Final = RefFits(THIS, Group((w.READY, w.TORPOR), ANYONES))


def when_emptied(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability] | None:
    """ "If his blood is reduced to 0 in combat, he is burned ..."; None, if it is another condition."""
    if not isinstance(fact, s.BloodGoneInCombat):
        return None
    if not isinstance(fact.of, s.Of) or ref(fact.of.who, at) != THIS or not isinstance(then, s.Also):
        raise unknown(fact, "in play")
    if not isinstance(then.first, s.Does) or then.first.deed != s.Be(s.State.BURNED) or ref(then.first.who, at) != THIS:
        raise unknown(then.first, "in play")
    fallen = in_order([to_opponent(then.second, at), Burn(THIS)])
    return [When(EMPTIED, If(STILL_THERE, fallen), ANY_SEAT, 1, fights)]


def to_opponent(then: s.Statement, at: Scope) -> Effect:
    """ "... the Methuselah controlling the opposing minion gains pool equal to his capacity"."""
    if not isinstance(then, s.Does) or then.who != ITS_METHUSELAH or not isinstance(then.deed, s.GainEqual):
        raise unknown(then, "in play")
    gained = then.deed
    if gained.thing != s.Thing.POOL or not isinstance(gained.to, s.CapacityOf) or not isinstance(gained.to.of, s.Of):
        raise unknown(gained, "in play")
    if ref(gained.to.of.who, at) != THIS:
        raise unknown(gained.to.of, "in play")
    return TheyDo(ItsController(OPPOSING_MINION), GainPool(CapacityOf(THIS), YOU))


@said_of.register
def _(deed: s.Burn, who: s.Who, at: Scope) -> list[Ability]:
    """ "Vampires attempting to block him burn 1 blood": as far as they have it."""
    if deed.source is not None or not isinstance(who, s.Some | s.All) or len(who.kind.posts) != 1:
        raise unknown(deed, "in play")
    tried = who.kind.posts[0]
    if not isinstance(tried, s.AttemptingToBlock) or ref(tried.who, at) != THIS:
        raise unknown(tried, "in play")
    among = some_of(replace(who, kind=replace(who.kind, posts=())), at)
    return [OfGroup(Fixed(how_much(deed.what, s.Thing.BLOOD)), TAKEN_FOR_TRYING, among, Acts(THIS))]
