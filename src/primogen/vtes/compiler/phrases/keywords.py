"""Phrases: printed key words."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import word

for keyword in Keyword:
    word(keyword, keyword.value)
