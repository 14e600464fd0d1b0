"""Referendums that a vampire can call by his own text: what its terms name, and what its passing does."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Target
from primogen.kernel.effects import MUST, Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import politics as p
from primogen.vtes.language import referendums as r
from primogen.vtes.language.groups import Group
from primogen.vtes.language.sentences import MayAct
from primogen.vtes.lowering.amounts import how_much, number, plus
from primogen.vtes.lowering.piles import lies_elsewhere, pile
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_own, of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use

HAND: Final = s.ZoneOf(s.Your(), s.Zone.HAND)
TIDY: Final = (None, s.Afterward.DISCARD)  # as is always done


def is_his_own(sentence: s.CanAs, at: Scope) -> bool:
    return at.is_he and is_own(sentence.who, at) and isinstance(sentence.deed, s.CallReferendum)


def called_by_himself(sentence: s.CanAs, at: Scope) -> list[Ability]:
    """ "He can call a referendum to ... as a +1 stealth political action"."""
    how, deed = sentence.how, sentence.deed
    if how.stealth is None or plus(how.stealth) != 1 or how.cost is not None or how.that is not None or how.directed:
        raise unknown(how, "as an action")
    if not isinstance(deed, s.CallReferendum) or sentence.afterward not in TIDY:
        raise unknown(deed, "as an action")
    return [MayAct(called(deed.to, at))]


def called(to: s.Deed, at: Scope) -> Use:
    if isinstance(to, s.Distribute):
        return politics(shared(to), r.GainPointed())
    several = to.card if isinstance(to, s.MoveCard) and to.to == HAND and to.afterward in TIDY else None
    if isinstance(several, s.Several) and lies_elsewhere(several.kind):
        return politics(named_cards(several), r.NamedToHand())
    then = text([s.Do(to)], at)
    if not isinstance(then, Target):
        return politics(None, then)
    if then.choice != MUST or not isinstance(then.among, Group):
        raise unknown(to, "of a referendum")
    return politics(p.NameCard(then.among), p.Still(then.among, then.effect))


def politics(terms: Effect | None, passes: Effect) -> Use:
    return Use(kind=w.ACTION, takes=w.POLITICS, aims_at=terms, text=passes)


def shared(deed: s.Distribute) -> Effect:
    """ "4 blood among one or more ready vampires"."""
    among = deed.among
    if not isinstance(among, s.Several) or among.amount != s.AtLeast(1):
        raise unknown(among, "to share")
    return r.Share(how_much(deed.what, s.Thing.BLOOD), of_kind(among.kind))


def named_cards(several: s.Several) -> Effect:
    """ "Two minion cards in your ash heap"."""
    among, many = pile(several.kind), number(several.amount)
    if among.zones != (w.ASH_HEAP,):
        raise unknown(several, "of a referendum")
    return r.NameMany(among, many, many)
