"""Phrases: getting and giving what is no counter: bonuses, levels, actions."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(Get, "~get {what}", "~gain {what:Extra}", "~gain {what:Bonus}")
say(Give, "~give {who} {what}")
say(GetSuperior, "~get superior {discipline}")
say(GetStrength, "~get a strength of {number}", "~have a strength of {number}", "~have {number} strength")
say(LoseAbilities, "~lose their abilities", "~lose its abilities")
say(GetUsual, "~get the usual {what}")
say(GainLevel, "~gain 1 level of {discipline}", "~gain a level of {discipline}")
say(RemoveTitle, "~remove {of} title")
say(LoseTitle, "~lose their title", "~lose his or her title")
say(ReceiveActions, "~receive {number} master phase actions during {of} master phase ( instead of 1 )")
say(GetBoth, "~get {first} {when:Bare} and {second} {later:Bare}")
say(GetThen, "~get {first} {when:AtStartOf} , and {second}")
say(GiveNext, "~give the next x actions {who} take this turn {what}")
say(GetKeyword, "~get {keyword}", "~have {keyword}", rank=-1)
