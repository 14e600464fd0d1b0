"""What must hold in play for a card to do something: "if you have the Edge", "if this vampire is in torpor"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.effects import Both, Condition, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, YOURS, Group
from primogen.vtes.language.refs import THIS, THIS_CARD
from primogen.vtes.language.traits import IsTapped
from primogen.vtes.language.traits_of_cards import ThisName
from primogen.vtes.language.verbs_card import Fewer, HasCounters
from primogen.vtes.lowering.bearers import ANYBODY, bearer
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import STATES, state
from primogen.vtes.lowering.who import Scope, of_kind, ref
from primogen.vtes.rules import words as w

BEARER: Final = (s.TheThing(s.Definite.BEARER), s.TheThing(s.Definite.EMPLOYER))
COUNTERS: Final = (s.Thing.COUNTER, s.Thing.BLOOD, s.Thing.BLOOD_COUNTER)


def in_force(fact: s.Fact, at: Scope) -> Condition:
    if isinstance(fact, s.Does | s.DoesNot):
        own = of_card(fact.who, fact.deed, at)
        if own is not None:
            return own if isinstance(fact, s.Does) else Not(own)
    if isinstance(fact, s.FewerThan) and fact.who == s.TheThing(s.Definite.YOU):
        return Fewer(hers(fact.first), hers(fact.second))
    return state(fact, at)


def hers(kind: s.Kind) -> Group:
    """Those of a kind that she controls; copies of this card, which is an ally."""
    if kind.cores == s.Only(s.Core((), s.Common(s.Word.COPY))) and len(kind.posts) == 1:
        copied = kind.posts[0]
        if isinstance(copied, s.OfWhat) and isinstance(copied.who, s.Self):
            return Group((w.READY, w.RECRUITED), YOURS, (ThisName(),))
    return replace(of_kind(kind), whose=YOURS)


def of_card(who: s.Who, deed: s.Deed, at: Scope) -> Condition | None:
    """What a minion does not say of itself: of a card's counters, of its bearer, of the card itself."""
    if isinstance(deed, s.Have) and deed.what.thing in COUNTERS and is_this_card(who, at):
        return counters(deed.what)
    if isinstance(deed, s.Have) and deed.what.thing == s.Thing.LIFE and at.is_minion and ref(who, at) == THIS:
        return counters(deed.what, THIS)
    if isinstance(deed, s.Be) and deed.state in STATES:
        asked = ANYBODY if who in BEARER else bearer(who)
        if asked is not None:
            return STATES[deed.state] if asked == ANYBODY else Both(asked, STATES[deed.state])
    if isinstance(deed, s.Be) and deed.state == s.State.LOCKED and not at.is_minion and is_this_card(who, at):
        return RefFits(THIS_CARD, Group((w.IN_PLAY, w.ON_CARD), ANYONES, (IsTapped(),)))
    return None


def is_this_card(who: s.Who, at: Scope) -> bool:
    return who == s.It() or ref(who, at) == THIS_CARD


def counters(what: s.Quantity, of: int = THIS_CARD) -> Condition:
    """ "If it has 3 counters", "if it has no counters"."""
    if what.per is not None:
        raise unknown(what.per)
    if isinstance(what.amount, s.Nothing):
        return Not(HasCounters(1, of))
    if isinstance(what.amount, s.Fixed):
        return HasCounters(what.amount.number, of)
    if isinstance(what.amount, s.OnlySo):
        return Not(HasCounters(what.amount.number + 1, of))
    if isinstance(what.amount, s.AtMost):
        return Not(HasCounters(what.amount.number + 1, of))
    raise unknown(what.amount, "of counters")
