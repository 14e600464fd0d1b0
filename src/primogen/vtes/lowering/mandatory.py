"""Actions that a minion must take: "he must bleed with +1 bleed as a (D) action unless he must hunt"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import MustHunt
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.sentences import MustAct
from primogen.vtes.lowering.allowing import action
from primogen.vtes.lowering.standing import is_you, said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided, state
from primogen.vtes.lowering.who import Scope

MUST_HUNT: Final = s.Must(s.It(), s.Hunt(False))
BY_ITSELF: Final = s.AsAction(None, True, False, None, None)


@said.register
def _(sentence: s.MustAs, at: Scope) -> list[Ability]:
    if is_you(sentence.who, at) or sentence.how != BY_ITSELF or not isinstance(sentence.deed, s.BleedWith):
        raise unknown(sentence.deed, "that must be done")
    return [MustAct(action([s.Do(sentence.deed)], at, 0))]


@said.register
def _(sentence: s.Unless, at: Scope) -> list[Ability]:
    """ "... unless he must hunt", "... unless you have the Edge"."""
    unless = MustHunt(THIS) if sentence.fact == MUST_HUNT else state(sentence.fact, at)
    return [provided(each, Not(unless)) for each in said(sentence.then, at)]
