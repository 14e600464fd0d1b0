"""Phrases: states and small choices of deeds."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import word

for trait in Trait:
    word(trait, trait.value)
for state in State:
    word(state, state.value)
word(Afterward.DRAW, "( draw up afterward )", "( draw afterward )", "( draw back up to your hand size afterward )")
word(
    Afterward.DISCARD,
    "( discard down afterward )",
    "( discard afterward )",
    "( discard down to your hand size afterward )",
)
word(Afterward.SHUFFLE, "( shuffle afterward )")
word(
    Afterward.SHUFFLE_AND_DISCARD,
    "( shuffle and discard down afterward )",
    "( shuffle and discard afterward )",
)
word(Terms.AS_NORMAL, "( requirements and cost apply as normal )")
word(Done.PLAYED, "played")
word(Done.USED, "used")
word(Done.CALLED, "called")
word(Terms.AS_NORMAL_SHUFFLE, "( requirements and cost apply as normal ; shuffle afterward )")
word(Afterward.WITHOUT_DISCARDING, "without discarding")
word(Terms.ONLY_COST, "ignoring requirements ( pay cost as normal )")
word(Terms.MUST_BE_MET, "( requirements must be met ; pay cost as normal )")
