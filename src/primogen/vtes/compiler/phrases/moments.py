"""Phrases: phases, stretches and points of play."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import word

for phase in Phase:
    word(phase, phase.value)
for span in Span:
    word(span, span.value)
for moment in Moment:
    word(moment, moment.value)
for whole in Whole:
    word(whole, whole.value)
