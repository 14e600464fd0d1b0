"""Damage that is prevented on somebody else."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_preventing import PreventOnOther
from primogen.vtes.lowering.amounts import number
from primogen.vtes.lowering.texts import effect
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope

OTHER_MINION: Final = s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.MINION)))
OTHER_IN_COMBAT: Final = s.Kind(OTHER_MINION, (s.In(s.CommonZone(s.Zone.COMBAT)),))


@effect.register
def _(deed: s.PreventOn, at: Scope) -> Effect:
    """ "... 1 non-aggravated damage inflicted on any other minion in combat"."""
    hurt = deed.hurt
    if not at.is_he or deed.on != s.Some(s.Quantifier.ANY, OTHER_IN_COMBAT):
        raise unknown(deed.on, "spared")
    if not isinstance(hurt, s.Damage) or hurt.flavours != (s.Flavour.NON_AGGRAVATED,):
        raise unknown(hurt, "prevented")
    return PreventOnOther(number(hurt.amount), aggravated=0)
