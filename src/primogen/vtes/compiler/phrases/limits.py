"""Phrases: how often, how many, and when it is replaced."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say, word

for per in Per:
    word(per, per.value)
say(PlayLimit, "a {kind.sg} can play only {number} {what:OwnName} {superior?at superior} {per}", rank=1)
say(PlayLimit, "a {kind.sg} can play only {number} {what:Core.sg} {superior?at superior} {per}")
say(
    GameLimit, "only {number} SELF can be played {called?or called} {equipped?or equipped} {superior?at superior} {per}"
)
say(HaveLimit, "a {kind.sg} can have only {number} {what:OwnName}", "a {kind.sg} can have only {number} {what:Keyword}")
say(
    NotBoth,
    "SELF and {card} cannot both be played during the same action",
    "SELF and cards named {card} cannot both be played during the same action",
    "SELF and {card} cannot both be played on the same action",
)
say(HuntingGroundLimit, "a vampire can gain blood from only 1 hunting ground {card?card} each turn")
for replacement in Replacement:
    word(replacement, replacement.value)
say(UntilAfter, "until after {what}")
say(UntilYourPhase, "until your {next?next} {phase}")
say(AsLongAsInPlay, "as long as this card is in play", "while this card is in play")
say(DoNotReplace, "do not replace {until}")
say(PlayLimit, "a {kind.sg} can play only {number} {what:Keyword} {superior?at superior} {per}")
say(
    WeaponLimit,
    "{what} cannot cost {pool} or more pool or inflict ( with a regular strike ) aggravated damage or {damage} or more damage",
)
say(UntilFactReplace, "until {fact}")
