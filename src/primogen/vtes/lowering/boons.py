"""What a card gives that is played: stealth, intercept, bleed, votes."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import OneOf
from primogen.kernel.effects import Effect, Seq
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language.amounts import Fixed, Number
from primogen.vtes.language.verbs_discarding import GainDiscardAction
from primogen.vtes.language.verbs_seats import GainTransfers
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.lowering.striking import bare_move
from primogen.vtes.lowering.unlowered import unknown

VOTES_BY_X: Final = {"+x+1": (1, 1), "+2x+1": (1, 2)}


def in_order(effects: list[Effect]) -> Effect:
    flat = [part for each in effects for part in (each.effects if isinstance(each, Seq) else (each,))]
    if len(flat) == 1:
        return flat[0]
    return va.one_after_another(tuple(flat))


def boon(what: s.Boon) -> Effect:
    if isinstance(what, s.Both):
        return in_order([boon(what.first), boon(what.second)])
    if isinstance(what, s.OneOf):
        return OneOf((boon(what.first), boon(what.second)))
    if isinstance(what, s.Extra) and not what.optional:
        return bare_move(s.BareMove(what.number, what.move, what.limited, what.limit))
    if isinstance(what, s.AdditionalBoon):
        return boon(s.Bonus(s.More(s.Plus(f"+{what.number}")), what.stat, False, what.per))
    if isinstance(what, s.Unlimited) and what.stat == s.Stat.BLEED:
        return va.PlusBleed(Fixed(signed(what.amount)), va.FREELY)
    if not isinstance(what, s.Bonus):
        raise unknown(what, "as an effect")
    if what.per is not None:
        raise unknown(what.per)
    if isinstance(what.amount, s.MoreByX | s.MoreByXPlus):
        return by_x(what)
    by = signed(what.amount)
    if by <= 0:
        raise unknown(what.amount, "below 0")
    if what.stat == s.Stat.STEALTH and not what.limited:
        return va.Stealth(by)
    if what.stat == s.Stat.INTERCEPT and not what.limited:
        return va.Intercept(by)
    if what.stat == s.Stat.BLEED:
        return va.PlusBleed(Fixed(by), va.LIMITED if what.limited else va.FREELY)
    if what.stat == s.Stat.VOTE and not what.limited:
        return va.GainVotes(by)
    if what.stat == s.Stat.MASTER_PHASE_ACTION and by == 1:
        return vc.GainMasterAction()
    if what.stat == s.Stat.DISCARD_PHASE_ACTION and by == 1:
        return GainDiscardAction()
    if what.stat == s.Stat.TRANSFER and not what.limited:
        return GainTransfers(by)
    raise unknown(what.stat, "as an effect")


def by_x(what: s.Bonus) -> Effect:
    if what.stat == s.Stat.BLEED and isinstance(what.amount, s.MoreByX):
        return va.PlusBleed(Number(), va.LIMITED if what.limited else va.FREELY)
    if what.stat == s.Stat.VOTE and isinstance(what.amount, s.MoreByXPlus) and not what.limited:
        if what.amount.number.name in VOTES_BY_X:
            return va.GainVotes(*VOTES_BY_X[what.amount.number.name])
    raise unknown(what.amount, "as an effect")
