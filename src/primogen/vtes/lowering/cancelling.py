"""Cards that are cancelled: "burn 1 blood to cancel a reaction card as it is played (cost is still paid)"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Condition, Effect, If
from primogen.kernel.ids import NONE
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import OPPOSING_MINION
from primogen.vtes.language.verbs_action import Cancel
from primogen.vtes.language.verbs_cancelling import CancelPaid, PlayedNow
from primogen.vtes.language.verbs_opponent import CancelHis
from primogen.vtes.lowering.cards import cards
from primogen.vtes.lowering.texts import effect
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, ref
from primogen.vtes.rules import words as w

WORDS: Final = {
    s.CardType.AIM: w.AIM,
    s.CardType.FRENZY: w.FRENZY,
    s.CardType.GRAPPLE: w.GRAPPLE,
}


@effect.register
def _(deed: s.CancelStillPaid, at: Scope) -> Effect:
    return If(played_now(deed.who), CancelPaid())


@effect.register
def _(deed: s.Cancel, at: Scope) -> Effect:
    """ "Cancel a combat card requiring Auspex as it is played, and its cost is not paid": as if it were not said."""
    if not deed.as_played:
        raise unknown(deed)
    return If(played_now(deed.who), Cancel())


def played_now(who: s.Who) -> Condition:
    if not isinstance(who, s.Some) or who.quantifier != s.Quantifier.A:
        raise unknown(who, "to cancel")
    found = cards(who.kind)
    if len(found) != 1 or found[0].played_as == NONE:
        raise unknown(who, "to cancel")
    return PlayedNow(found[0])


@effect.register
def _(deed: s.CancelBy, at: Scope) -> Effect:
    """ "Cancel an aim, frenzy, or grapple card as it is played by the opposing minion, and its cost is not paid"."""
    if not at.in_combat or ref(deed.by, at) != OPPOSING_MINION or not deed.free:
        raise unknown(deed, "in a combat")
    kind = deed.who.kind if isinstance(deed.who, s.Some) and deed.who.quantifier == s.Quantifier.A else None
    noun = kind.cores.core.noun if kind is not None and isinstance(kind.cores, s.Only) and not kind.posts else None
    if not isinstance(noun, s.CardOf3) or not {noun.first, noun.second, noun.third} <= {*WORDS}:
        raise unknown(deed.who, "to cancel")
    return CancelHis(WORDS[noun.first] | WORDS[noun.second] | WORDS[noun.third])


def cancels(then: Effect) -> bool:
    return isinstance(then, Cancel | CancelPaid) or any(map(cancels, then.parts()))
