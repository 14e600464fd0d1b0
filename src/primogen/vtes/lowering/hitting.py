"""What else is said of a strike: how it cannot be met, and what comes with it if it hits."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import OPPOSING_MINION
from primogen.vtes.language.verbs_action import DoNotUntapNext
from primogen.vtes.language.verbs_combat import StrikeWith
from primogen.vtes.language.verbs_rounds import opposed_by_vampire
from primogen.vtes.language.verbs_striking import PutOnStruck, WeaponsInVain
from primogen.vtes.lowering.amounts import number, plus
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.costs import Piece
from primogen.vtes.lowering.striking import OPPOSING_VAMPIRE, bits_of, first_strike, strike_with
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w

THIS_STRIKE: Final = s.This(s.Core((), s.Common(s.Word.STRIKE)))
THIS_HAND_STRIKE: Final = s.This(s.Core((), s.Common(s.Word.HAND_STRIKE)))
ITS_DAMAGE: Final = (s.DamageFromThis(THIS_STRIKE), s.This(s.Core((), s.Common(s.Word.DAMAGE))))
BY_FORTITUDE: Final = s.BePreventedBy(
    s.All(
        s.ManyQuantifier.GENERIC,
        s.Kind(
            s.Only(s.Core((), s.Common(s.Word.CARD))),
            (s.RequiringDiscipline(s.Discipline("fortitude")),),
        ),
    )
)
BITS: Final[dict[Piece, int]] = {
    s.Cannot(THIS_STRIKE, s.BeDodged()): w.UNDODGEABLE,
    **{s.Cannot(damage, BY_FORTITUDE): w.NOT_BY_FORTITUDE for damage in ITS_DAMAGE},
}
OPPOSING: Final = (OPPOSING_VAMPIRE, s.The(s.Role.OPPOSING, s.Common(s.Word.MINION)))
USED_AT_CLOSE: Final = s.If(s.Does(THIS_STRIKE, s.Timed(s.Be(s.State.USED), (s.At(s.Moment.CLOSE_RANGE),))))
THE_STRIKER: Final = s.This(s.Core((s.Being(s.Adjective.STRIKING),), s.Common(s.Word.VAMPIRE)))
NOT_UNLOCKED: Final = s.DoesNot(
    OPPOSING_VAMPIRE, s.Timed(s.UnlockAsNormal(), (s.DuringPhase(s.Their(), True, s.Phase.UNLOCK),))
)
THIS_CARD: Final = s.This(s.Core((), s.Common(s.Word.CARD)))
IN_VAIN: Final = s.Does(
    s.Theirs(s.Of(OPPOSING_VAMPIRE), s.Kind(s.Only(s.Core((), s.Common(s.Word.STRIKE))), (s.WithWeapons(),))),
    s.Timed(s.Inflict(s.Damage(s.Nothing(), ()), None), (s.Bare(s.Span.THIS_ROUND),)),
)


def hitting(first: Piece, rest: list[Piece]) -> StrikeWith | None:
    """The strike with all that is said of it; none, if something else is said."""
    if not rest or not isinstance(first, s.StrikeWith | s.FirstStrike):
        return None
    found = strike_with(first) if isinstance(first, s.StrikeWith) else first_strike(first)
    besides: list[Effect] = [] if found.besides is None else [found.besides]
    for each in rest:
        more = if_it_hits(each)
        if more is not None and found.strike not in (w.DODGE, w.COMBAT_ENDS):
            besides.append(more)
        elif each in BITS:
            found = replace(found, bits=found.bits | BITS[each])
        elif is_recoil(each):
            found = replace(found, bits=found.bits | recoil(each))
        elif is_harder(each) and found.strike == w.HAND_STRIKE:
            found = replace(found, amount=found.amount + harder_by(each))
        else:
            return None
    return replace(found, besides=in_order(besides)) if besides else found


def is_recoil(piece: Piece) -> bool:
    """ "If this strike is used at close range, this striking vampire also takes ..."."""
    return isinstance(piece, s.Led) and piece.lead == USED_AT_CLOSE


def recoil(piece: Piece) -> int:
    then = piece.then if isinstance(piece, s.Led) else None
    if not isinstance(then, s.Does) or then.who != THE_STRIKER or not isinstance(then.deed, s.TakeDamage):
        raise unknown(then or piece, "of a strike")
    hurt = then.deed.hurt
    if not isinstance(hurt, s.Damage) or s.Flavour.ENVIRONMENTAL not in hurt.flavours:
        raise unknown(hurt, "of a strike")
    bits, points = bits_of(hurt.flavours), number(hurt.amount)
    if bits & ~(w.ENVIRONMENTAL | w.AGGRAVATED) or points > w.MOST_RECOIL:
        raise unknown(hurt, "of a strike")
    return points * w.RECOIL | w.RECOIL_AT_CLOSE | (w.RECOIL_AGGRAVATED if bits & w.AGGRAVATED else 0)


def is_harder(piece: Piece) -> bool:
    """ "This hand strike is at +1 damage"."""
    return isinstance(piece, s.Does) and piece.who == THIS_HAND_STRIKE and isinstance(piece.deed, s.BeAtDamage)


def harder_by(piece: Piece) -> int:
    assert isinstance(piece, s.Does)
    deed = piece.deed
    assert isinstance(deed, s.BeAtDamage)
    hurt = deed.hurt
    if not isinstance(hurt, s.MoreDamage) or hurt.flavours or hurt.per is not None or deed.extra is not None:
        raise unknown(deed, "of a strike")
    return plus(hurt.amount)


def if_it_hits(piece: Piece) -> Effect | None:
    if piece == IN_VAIN:
        return WeaponsInVain()
    if piece == NOT_UNLOCKED:
        return If(opposed_by_vampire, DoNotUntapNext(OPPOSING_MINION))
    if isinstance(piece, s.PutOn) and piece.card == THIS_CARD and piece.on in OPPOSING and not piece.locked:
        return PutOnStruck(OPPOSING_MINION)
    return None
