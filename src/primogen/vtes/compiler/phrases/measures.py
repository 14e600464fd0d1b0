"""Phrases: numbers that are read off the table of the game."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(LostToDamage, "the amount of blood lost by {who} to damage {round?this round}")
say(CapacityOf, "{of} capacity")
say(CapacityOfWho, "the capacity of {who}")
say(NumberOf, "the number of {kind.pl}")
say(AmountOf, "the amount of {thing} on {who}")
