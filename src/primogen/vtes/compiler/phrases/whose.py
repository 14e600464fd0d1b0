"""Phrases: possessors."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(OfController, "{of} controller 's")
say(OfOwner, "{of} owner 's")
say(Of, "{who.sg} 's")
say(Of, "{who.pl} '")
say(Their, "their", "his", "her", "its", "his or her")
say(Your, "your")
