"""Whom a card may be put on: not one who has such a card already, nor one of these; and what that costs more."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import Target
from primogen.kernel.effects import Condition, Effect
from primogen.kernel.ids import NONE
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import HasNone, RefFits
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import OPPOSING_MINION, THAT, THIS
from primogen.vtes.language.traits import AllOf, BearsNone, IsNot
from primogen.vtes.language.verbs_counters import PayForCopies, PutOn
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.unlowered import Unlowered, unknown
from primogen.vtes.lowering.who import of_kind
from primogen.vtes.lowering.windows import both
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use

BY_ACTION: Final = {w.EQUIPMENT: w.EQUIPPING, w.RETAINER: w.EMPLOYING, w.ALLY: w.RECRUITING}
ONE_MORE_HERE: Final = s.CostToPlay(s.More(s.Plus("+1")), s.Thing.POOL, s.This(s.Core((), s.Common(s.Word.VAMPIRE))))
OF_NO_MOMENT: Final = (w.STRIKING_MOMENTS & ~w.STRIKE) | w.ADDITIONAL | w.PRESS | w.END_OF_ROUND


def not_put_on(use: Use, bar: s.CannotBe) -> Use:
    """ "Cannot be put on a vampire with superior ..."."""
    if not (isinstance(bar.deed, s.BePut) and isinstance(bar.deed.on, s.Some)):
        raise unknown(bar.deed, "that cannot be")
    if not (isinstance(use.text, Target) and isinstance(use.text.among, Group)):
        raise unknown(bar)
    barred = AllOf(of_kind(bar.deed.on.kind).traits)
    among = replace(use.text.among, traits=(*use.text.among.traits, IsNot(barred)))
    return replace(use, text=replace(use.text, among=among))


def is_dearer_here(sentence: s.Sentence) -> bool:
    """ "This card costs +1 pool to play on this vampire"."""
    return isinstance(sentence, s.Does) and isinstance(sentence.who, s.Self) and sentence.deed == ONE_MORE_HERE


def dearer_with_copies(use: Use) -> Use:
    if not isinstance(use.text, Target):
        raise Unlowered("dearer, on nobody")
    return replace(use, text=replace(use.text, effect=in_order([PayForCopies(1, THAT), use.text.effect])))


def only_one(use: Use, word: int) -> Use:
    """ "A vampire can have only one of these": asked of who takes it on, or of whom it is put on."""
    on = NONE if use.text is None else put_on(use.text)
    if use.takes in BY_ACTION.values() or on == THIS:
        return replace(use, only_if=both(use.only_if, HasNone(word)))
    if on == OPPOSING_MINION:
        return replace(use, only_if=both(use.only_if, opponent_has_none(word)))
    if isinstance(use.text, Target) and isinstance(use.text.among, Group):
        among = replace(use.text.among, traits=(*use.text.among.traits, BearsNone(word)))
        return replace(use, text=replace(use.text, among=among))
    raise Unlowered("only one of these")


def opponent_has_none(word: int) -> Condition:
    return RefFits(OPPOSING_MINION, Group((w.READY, w.TORPOR), ANYONES, (BearsNone(word),)))


def put_on(text: Effect) -> int:
    """Who takes the card: who plays it, or the one he fights; NONE, if it is one who was chosen."""
    if isinstance(text, PutOn):
        return text.ref if text.ref in (THIS, OPPOSING_MINION) else NONE
    return max([put_on(part) for part in text.parts()], default=NONE)


def moments_of_own(text: Effect) -> int:
    """A combat card that he takes himself, and which does not say when: whenever he may play one."""
    return OF_NO_MOMENT if isinstance(text, Target) and put_on(text) == THIS else 0
