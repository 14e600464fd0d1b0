"""Phrases: deeds joined, timed and paid for."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Timed, "{do~} {when+}", rank=-1)
say(
    Then,
    "{first~} and {rest~}",
    "{first~} and then {rest~}",
    "{first~} , then {rest~}",
    "{first~} , {rest:Then~}",
    "{first~} , and {rest~}",
    rank=-2,
)
say(Alternatively, "{first~} or {rest~}", "{first~} , or {rest~}", "{first~} , {rest:Alternatively~}", rank=-2)
say(EitherOr, "either {first~} or {rest~} {by_controller?( the controller 's choice )}")
say(Pay, "{cost~} to {effect.b}")
say(EitherOrPay, "either {first:Pay~} or {rest:Run~}", "either {first:Run~} or {rest:Pay~}")
say(PayEither, "{cost:Run~} to {first:Run.b} or to {second:Run.b}", rank=1)
say(PayWhen, "{cost:Run~} to {effect:Run.b} {when}", rank=1)
say(PayIf, "{cost:Run~} if {fact} to {effect:Run.b}", rank=1)
