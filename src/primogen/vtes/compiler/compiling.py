"""A card's text into its tree, or the reason why not."""

from __future__ import annotations

from primogen.vtes.compiler.gates.columns import column_fault
from primogen.vtes.compiler.gates.references import reference_fault
from primogen.vtes.compiler.lines import lines
from primogen.vtes.compiler.outcome import COLUMN, REFERENCE, Compiled, Declined, Outcome
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.reading_lines import read_line
from primogen.vtes.compiler.saying import line_said
from primogen.vtes.compiler.scope import scoped
from primogen.vtes.compiler.surface import Face


def compile_card(card: Card) -> Outcome:
    found = [read_line(line) for line in lines(card)]
    faults = [fault for each in found for fault in each.faults]
    if faults:
        first, sentence = faults[0]
        return Declined(card, first.gate, first.where, sentence, len(faults) - 1)
    text = tuple(line_said(each, card) for each in found)
    levels = tuple(each.level() for each in found)
    wrong = reference_fault(card, [(level, list(each.found)) for level, each in zip(levels, found, strict=True)])
    if wrong:
        return Declined(card, REFERENCE, wrong, text=text)
    wrong = column_fault(card, levels)
    if wrong:
        return Declined(card, COLUMN, wrong, text=text)
    return Compiled(card, Face(card.id, scoped(card, levels)), text)
