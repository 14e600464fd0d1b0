"""Cards that a card in play cancels: "burn 1 blood to cancel a reaction card as it is played (cost is still paid)"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_cancelling import CancelPaid, PlayedNowAs
from primogen.vtes.lowering.texts import effect
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w

KINDS: Final = {
    s.CardType.ACTION_MODIFIER: w.ACTION_MODIFIER,
    s.CardType.COMBAT: w.COMBAT,
    s.CardType.REACTION: w.REACTION,
}


@effect.register
def _(deed: s.CancelStillPaid, at: Scope) -> Effect:
    who = deed.who
    if not isinstance(who, s.Some) or who.quantifier != s.Quantifier.A or who.kind.posts:
        raise unknown(who, "to cancel")
    cores = who.kind.cores
    noun = cores.core.noun if isinstance(cores, s.Only) and not cores.core.qualities else None
    if not isinstance(noun, s.CardOf) or noun.type not in KINDS:
        raise unknown(who, "to cancel")
    return If(PlayedNowAs(KINDS[noun.type]), CancelPaid())


def cancels(then: Effect) -> bool:
    return isinstance(then, CancelPaid) or any(map(cancels, then.parts()))
