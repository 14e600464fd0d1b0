"""What is paid for an effect: "lock this card to ...", "burn 1 blood to ..."."""

from __future__ import annotations

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language.refs import THIS, THIS_CARD
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, ref

Piece = s.Deed | s.Statement  # of a text: what is done, or a sentence that is not yet taken apart


def deeds(deed: s.Deed) -> list[Piece]:
    if isinstance(deed, s.Then):
        return [*deeds(deed.first), *deeds(deed.rest)]
    return [deed]


def price(cost: s.Deed, at: Scope) -> Effect:
    return in_order([paid(each, at) for each in deeds(cost)])


def paid(deed: Piece, at: Scope) -> Effect:
    if isinstance(deed, s.LockSelf):
        return va.Tap(THIS if at.is_minion else THIS_CARD)
    if isinstance(deed, s.Lock):
        return va.Tap(ref(deed.who, at))
    if isinstance(deed, s.BurnCard) and isinstance(deed.who, s.TheTop):
        if deed.who.number is None or not isinstance(deed.who.of, s.Your) or deed.who.zone != s.Zone.LIBRARY:
            raise unknown(deed.who, "as a cost")
        return vc.BurnFromLibrary(deed.who.number)
    if isinstance(deed, s.BurnCard):
        return vc.Burn(ref(deed.who, at))
    if isinstance(deed, s.Burn) and deed.source is None:
        if deed.what.thing == s.Thing.POOL:
            return vc.PayPool(how_much(deed.what, s.Thing.POOL))
        if at.is_minion:
            return vc.BurnBlood(how_much(deed.what, s.Thing.BLOOD, s.Thing.LIFE), THIS)
    raise unknown(deed, "as a cost")
