"""Phrases: names that are one token: clans, Disciplines, sects, titles, cards."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import lexical

lexical("#clan", Clan)
lexical("#clans", Clans)
lexical("#disc", Discipline)
lexical("#sect", Sect)
lexical("#sects", Sects)
lexical("#title", Title)
lexical("#titles", Titles)
lexical("#card", CardName)
lexical("#city", City)
lexical("#plus", Plus)
lexical("#minus", Minus)
lexical("#ranged", RangedNumber)
lexical("#self", OwnName)
lexical("#selves", OwnNames)
lexical("#icon", Icon)
lexical("#xplus", XFormula)
