"""Phrases: what stands between two full stops."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(OnlyIf, "{then} if {fact}")
say(OnlyIfOr, "{then:Do} if {fact} , or {when}", rank=1)
say(Unless, "{then} unless {fact}")
say(Led, "{lead} , {then}")
say(Sequence, "{first} ; {second}")
say(Directed, "(d) {statement}")
say(Noted, "( {statement} )")
say(NotedTwice, "( {first} . {second} . )", "( {first} . {second} )")
say(NotedStop, "( {statement} . )")
say(ReferendumEffect, "successful referendum means {statement}", "successful referendum means that {statement}")
say(ReferendumEffect, "successful referendum means {statement} ; {more}")
say(WhereX, "{statement} , where x is {measure}")
say(WithNote, "{statement:Clause} ( {note} )", rank=-1)
say(Otherwise, "otherwise , {statement}")
say(NotedUse, "( {window} . {statement} . )")
say(DirectedThen, "(d) {statement} ; {more}")
