"""What a card in play says is not so: "he does not get the usual stealth", "she does not replace cards"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.referendums import OfRemembered
from primogen.vtes.language.sentences import Static
from primogen.vtes.lowering.amounts import signed
from primogen.vtes.lowering.nouns import stat_of
from primogen.vtes.lowering.standing import conditional, is_you, said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules.topics import DRAWS_LATER

METHUSELAH: Final = s.Common(s.Word.METHUSELAH)
ANY_METHUSELAH: Final = s.Of(s.Some(s.Quantifier.ANY, s.Kind(s.Only(s.Core((), METHUSELAH)), ())))
NOT_REPLACED_YET: Final = s.DoesNot(
    s.The(s.Role.CHOSEN, METHUSELAH),
    s.Timed(s.ReplaceCards(), (s.DuringPhase(ANY_METHUSELAH, False, s.Phase.MINION),)),
)


@said.register
def _(sentence: s.DoesNot, at: Scope) -> list[Ability]:
    """ "He does not get the usual +1 stealth when hunting"."""
    deed = sentence.deed
    if sentence == NOT_REPLACED_YET:
        return [OfRemembered(1, DRAWS_LATER)]
    if not isinstance(deed, s.Timed) or not isinstance(deed.do, s.GetUsual) or len(deed.when) != 1:
        raise unknown(deed, "that is not so")
    if is_you(sentence.who, at) or not isinstance(deed.do.what, s.Bonus) or deed.do.what.per is not None:
        raise unknown(deed, "that is not so")
    usual = Static(Fixed(-signed(deed.do.what.amount)), stat_of(deed.do.what.stat))
    return [conditional(usual, deed.when[0], at)]
