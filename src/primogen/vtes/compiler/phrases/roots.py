"""Phrases: the roots of the surface tree: frozen values without behaviour, whose classes are the categories of the grammar."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Kind, "{cores^} {posts}")
