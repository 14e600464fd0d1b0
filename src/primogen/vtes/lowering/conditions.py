"""Conditions: "if this vampire is Toreador", "if the target Methuselah has 9 or fewer pool"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Condition
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import RefFits, TargetHasPool
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import ACTING_MINION, THIS
from primogen.vtes.language.traits import AnyOf, IsTitled, OfClan
from primogen.vtes.lowering.corrupting import with_counters
from primogen.vtes.lowering.nouns import clan_called
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, is_own
from primogen.vtes.rules import words as w

ACTING: Final = tuple(s.The(s.Role.ACTING, s.Common(word)) for word in (s.Word.MINION, s.Word.VAMPIRE))
TARGET: Final = s.The(s.Role.TARGET, s.Common(s.Word.METHUSELAH))


def holding(fact: s.Fact, at: Scope) -> Condition:
    """As the card is played."""
    if isinstance(fact, s.Does) and fact.who in ACTING and fact.deed == s.Be(s.State.TITLED):
        return RefFits(ACTING_MINION, Group((w.READY, w.TORPOR), ANYONES, (IsTitled(),)))
    if isinstance(fact, s.Does) and fact.who == TARGET and isinstance(fact.deed, s.Have):
        what = fact.deed.what
        if what.thing == s.Thing.POOL and isinstance(what.amount, s.AtMost) and what.per is None:
            return TargetHasPool(what.amount.number)
    if isinstance(fact, s.Does) and fact.who in ACTING and isinstance(fact.deed, s.Have):
        return RefFits(ACTING_MINION, Group((w.READY, w.TORPOR), ANYONES, (with_counters(fact.deed.what),)))
    return of_himself(fact, at)


def of_himself(fact: s.Fact, at: Scope) -> Condition:
    """ "If this minion is an ally", "if this vampire is Lasombra"."""
    if isinstance(fact, s.Does) and is_own(fact.who, at):
        if isinstance(fact.deed, s.BeSome) and isinstance(fact.deed.what, s.Some) and is_choice(fact.deed.what):
            return RefFits(THIS, group(fact.deed.what, at))
        if fact.deed == s.Be(s.State.TITLED):
            return RefFits(THIS, Group((w.READY, w.TORPOR), ANYONES, (IsTitled(),)))
        if isinstance(fact.deed, s.BeOfClan2):
            either = tuple(OfClan(clan_called(each.name)) for each in (fact.deed.clan, fact.deed.second))
            return RefFits(THIS, Group((w.READY, w.TORPOR), ANYONES, (AnyOf(either),)))
        if isinstance(fact.deed, s.BeOfClan):
            clan = OfClan(clan_called(fact.deed.clan.name))
            return RefFits(THIS, Group((w.READY, w.TORPOR), ANYONES, (clan,)))
    raise unknown(fact, "as a condition")
