"""Phrases: common nouns, adjectives and kinds of card."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import word

for noun in Word:
    word(
        noun,
        "^" + noun.value
        if " " not in noun.value
        else " ".join(noun.value.split()[:-1]) + " ^" + noun.value.split()[-1],
    )
word(Word.MEMBER, "^member")
for adjective in Adjective:
    word(adjective, adjective.value)
for kind in CardType:
    word(kind, kind.value)
for season in Season:
    word(season, season.value)
for sort in Sort:
    word(sort, sort.value)
