"""What is paid for an effect: "lock this card to ...", "burn 1 blood to ..."."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import AtRandom, OneOf, Target
from primogen.kernel.effects import MUST, Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_card as vk
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language import verbs_hand as vh
from primogen.vtes.language import verbs_seats as vs
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.costs import AllOf, Exactly
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD
from primogen.vtes.language.traits import WithBlood
from primogen.vtes.lowering.amounts import how_much, number
from primogen.vtes.lowering.attached import attached
from primogen.vtes.lowering.piles import in_hand, lies_elsewhere, pile
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, ref
from primogen.vtes.rules import words as w

SPENT: Final[dict[s.Thing, Callable[[int], Effect]]] = {
    s.Thing.TRANSFER: vs.SpendTransfers,
    s.Thing.MASTER_PHASE_ACTION: vs.SpendMasterActions,
    s.Thing.DISCARD_PHASE_ACTION: vs.SpendDiscardActions,
}
A_CARD_AT_RANDOM: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.CARD))), (s.AtRandom(),)))
Piece = s.Deed | s.Statement  # of a text: what is done, or a sentence that is not yet taken apart


def deeds(deed: s.Deed) -> list[Piece]:
    if isinstance(deed, s.Then):
        return [*deeds(deed.first), *deeds(deed.rest)]
    if isinstance(deed, s.BurnAndCard):
        return [s.Burn(deed.what, None), s.BurnCard(s.This(s.Core((), s.Common(s.Word.CARD))))]
    return [deed]


def price(cost: s.Deed, at: Scope) -> Effect:
    parts = tuple(paid(each, at) for each in deeds(cost))
    return parts[0] if len(parts) == 1 else AllOf(parts)


def exactly(who: s.Several, among: Group, then: Effect) -> Exactly:
    return Exactly(Fixed(number(who.amount)), among, then, MUST)


def is_counter_here(deed: s.Burn, at: Scope) -> bool:
    return deed.what.thing == s.Thing.COUNTER and isinstance(deed.source, s.This) and ref(deed.source, at) == THIS_CARD


def paid(deed: Piece, at: Scope) -> Effect:
    if isinstance(deed, s.LockSelf):
        return va.Tap(THIS if at.is_minion else THIS_CARD)
    if isinstance(deed, s.Lock):
        return va.Tap(ref(deed.who, at))
    if isinstance(deed, s.BurnCard) and isinstance(deed.who, s.TheTop):
        if deed.who.number is None or not isinstance(deed.who.of, s.Your) or deed.who.zone != s.Zone.LIBRARY:
            raise unknown(deed.who, "as a cost")
        return vc.BurnFromLibrary(deed.who.number)
    if isinstance(deed, s.BurnCard) and isinstance(deed.who, s.OneOfThem) and isinstance(deed.who.of, s.Theirs):
        return Exactly(Fixed(number(deed.who.amount)), attached(deed.who.of, at), vc.Burn(THAT), MUST)
    if isinstance(deed, s.BurnCard) and isinstance(deed.who, s.Some) and lies_elsewhere(deed.who.kind):
        among = pile(deed.who.kind)
        if among.zones != (w.HAND,):
            raise unknown(deed.who, "as a cost")
        return Exactly(Fixed(1), among, vh.Discard(THAT), MUST)
    if isinstance(deed, s.BurnCard) and isinstance(deed.who, s.Some) and is_choice(deed.who):
        return Exactly(Fixed(1), group(deed.who, at), vc.Burn(THAT), MUST)
    if isinstance(deed, s.BurnCard):
        return vc.Burn(ref(deed.who, at))
    if isinstance(deed, s.UseThings) and deed.what.thing in SPENT:
        return SPENT[deed.what.thing](how_much(deed.what, deed.what.thing))
    if isinstance(deed, s.BurnEdge):
        return vs.BurnEdge()
    if isinstance(deed, s.RemoveFromGame) and isinstance(deed.who, s.It | s.Self | s.This):
        return vh.RemoveFromGame(ref(deed.who, at))
    if isinstance(deed, s.RemoveFromGame) and isinstance(deed.who, s.Several):
        return exactly(deed.who, pile(deed.who.kind), vh.RemoveFromGame(THAT))
    if deed == s.Discard(A_CARD_AT_RANDOM, None):
        return AtRandom(Fixed(1), Group((w.HAND,), YOURS), vh.Discard(THAT))
    if isinstance(deed, s.Discard) and isinstance(deed.who, s.Some | s.Single) and deed.afterward is None:
        among = pile(deed.who.kind) if lies_elsewhere(deed.who.kind) else in_hand(deed.who.kind)
        if among.zones != (w.HAND,):
            raise unknown(deed.who, "as a cost")
        return Exactly(Fixed(1), among, vh.Discard(THAT), MUST)
    if isinstance(deed, s.Discard) and isinstance(deed.who, s.Several) and deed.afterward is None:
        return exactly(deed.who, in_hand(deed.who.kind), vh.Discard(THAT))
    if isinstance(deed, s.Burn) and deed.source is not None and is_counter_here(deed, at):
        return vk.BurnCounters(how_much(deed.what, s.Thing.COUNTER))
    if isinstance(deed, s.BurnEither) and isinstance(deed.source, s.Some) and deed.what.thing == s.Thing.POOL:
        payers = group(deed.source, at)
        own = Target(
            replace(payers, traits=(*payers.traits, WithBlood())),
            vc.BurnBlood(how_much(deed.other, s.Thing.BLOOD), THAT),
        )
        return OneOf((vc.PayPool(how_much(deed.what, s.Thing.POOL)), own))
    if isinstance(deed, s.Burn) and deed.source is None:
        if deed.what.thing == s.Thing.POOL:
            return vc.PayPool(how_much(deed.what, s.Thing.POOL))
        if at.is_minion:
            return vc.BurnBlood(how_much(deed.what, s.Thing.BLOOD, s.Thing.LIFE), THIS)
    raise unknown(deed, "as a cost")
