"""Cards that go from one region to another: out of the crypt, out of torpor."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Target
from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_crypt as vy
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import THAT, THIS
from primogen.vtes.language.verbs_counters import FillUp, Restore
from primogen.vtes.language.verbs_hand import ToHand
from primogen.vtes.language.verbs_people import LeaveTorpor
from primogen.vtes.lowering.piles import lies_elsewhere, pile
from primogen.vtes.lowering.texts import effect, one_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, ref
from primogen.vtes.rules import words as w

UNCONTROLLED: Final = s.ZoneOf(s.Your(), s.Zone.UNCONTROLLED_REGION)
FROM_ASH_HEAP: Final[dict[s.Place, Effect]] = {
    s.ZoneOf(s.Your(), s.Zone.HAND): ToHand(THAT),
    UNCONTROLLED: vy.ToUncontrolled(THAT),
}
READY_AGAIN: Final = s.ZoneOf(s.OfController(s.Their()), s.Zone.READY_REGION)


@effect.register
def _(deed: s.MoveCard, at: Scope) -> Effect:
    """ "... the top card of your crypt to your uncontrolled region"."""
    if deed.to == READY_AGAIN and isinstance(deed.card, s.Some) and deed.afterward is None:
        return Target(in_torpor(group(deed.card, at)), LeaveTorpor(THAT))
    if deed.card == s.TheTop(1, s.Your(), s.Zone.CRYPT) and deed.to == UNCONTROLLED and deed.afterward is None:
        return vy.FromCrypt()
    if deed.to == s.CommonZone(s.Zone.READY_REGION) and deed.afterward is None and isinstance(deed.card, s.Some):
        if in_torpor(group(deed.card, at)) and one_of(deed.card, at) == THAT:
            return LeaveTorpor(THAT)
    if deed.to == s.ZoneOf(s.Your(), s.Zone.READY_REGION) and isinstance(deed.card, s.The) and deed.afterward is None:
        return LeaveTorpor(ref(deed.card, at))
    if deed.to in FROM_ASH_HEAP and isinstance(deed.card, s.Some) and is_choice(deed.card) and deed.afterward is None:
        return Target(of_ash_heap(deed.card.kind), FROM_ASH_HEAP[deed.to])
    raise unknown(deed, "moved")


def of_ash_heap(kind: s.Kind) -> Group:
    """ "A library card in your ash heap"."""
    among = pile(kind) if lies_elsewhere(kind) else Group((), YOURS)
    if (among.zones, among.whose) != ((w.ASH_HEAP,), YOURS):
        raise unknown(kind, "moved")
    return among


@effect.register
def _(deed: s.MoveOutOfTorpor, at: Scope) -> Effect:
    return LeaveTorpor(THIS)


@effect.register
def _(deed: s.AddEnough, at: Scope) -> Effect:
    """ "Add enough blood to another vampire to reach full capacity", or life to an ally."""
    return Restore(one_of(deed.to, at)) if deed.thing == s.Thing.LIFE else FillUp(one_of(deed.to, at))


def in_torpor(among: Group) -> Group:
    if among.zones != (w.TORPOR,):
        raise unknown(among, "moved to the ready region")
    return among
