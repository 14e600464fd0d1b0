"""A tree gives back the card's own words, and our own wording of it is read as the same tree."""

from __future__ import annotations

from collections.abc import Sequence

from primogen.vtes.compiler.printing import CannotSay, say_it, spell, wording
from primogen.vtes.compiler.reading import Reading, readings
from primogen.vtes.compiler.surface import Sentence
from primogen.vtes.compiler.tokens import Token, spelled


def round_trip_fault(reading: Reading, sentence: tuple[Token, ...]) -> str:
    """What is wrong, or nothing."""
    try:
        said = spell(reading.node, wording(reading))
    except (CannotSay, StopIteration) as fault:
        return str(fault)
    if not same_words(said, sentence):
        return spelled(said)
    own = say_it(reading.node, Sentence)
    if own is None:
        return "no wording of our own"
    if same_words(own, sentence):
        return ""
    again, _ = readings(Sentence, own)
    same = len(again) == 1 and again[0].node == reading.node
    return "" if same else f"our wording is read otherwise: {spelled(own)}"


def same_words(one: Sequence[Token], other: Sequence[Token]) -> bool:
    return [token.text for token in one] == [token.text for token in other]
