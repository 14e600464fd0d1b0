"""Phrases: when a card may be used."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(IfWindow, "if {fact}")
say(ByWindow, "by {who}")
say(AdverbWindow, "{adverb}")
say(FurtherWindow, ", {adverb}")
say(FurtherIf, ", if {fact}", "and only if {fact}")
say(IfBoth, "if {first} and {second}")
say(OnlyUsable, "only usable {windows+}")
say(Usable, "usable {windows+}")
say(NotUsable, "not usable {windows+}")
say(EitherWindow, "{first} or {second}")
