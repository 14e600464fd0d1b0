"""Cards that cost X blood: how much is named as they are played, and paid by their text."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.language.amounts import BloodOn, Number, Within
from primogen.vtes.language.circumstances import HowMany
from primogen.vtes.language.costs import PayX
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.traits_of_cards import Named
from primogen.vtes.language.verbs_action import GainVotes, PlusBleed
from primogen.vtes.language.verbs_preventing import Prevent
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.heads import Heads
from primogen.vtes.rules import words as w
from primogen.vtes.rules.naming import NameX
from primogen.vtes.rules.printed import Use

X: Final = "X"


def uses_x(text: Effect) -> bool:
    if isinstance(text, Prevent | GainVotes):
        return text.per_x > 0
    if isinstance(text, PlusBleed):
        return text.number == Number()
    return any(map(uses_x, text.parts()))


def is_named(text: Effect | None) -> bool:
    return isinstance(text, NameX)


def copies_of(name: str) -> HowMany:
    """That she controls."""
    return HowMany(1, Group((w.IN_PLAY, w.ON_CARD), YOURS, (Named(name),)))


def paying_x(use: Use, head: Heads) -> Use:
    """From 0 on, unless the card says which numbers it may be."""
    if use.text is None or not uses_x(use.text):
        return use
    least, most = head.x_from_to
    return replace(use, text=NameX(least, Within(BloodOn(THIS), 0, most), in_order([PayX(), use.text])))
