"""Phrases: how a level differs from the one above it."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say

say(AsAbove, "as above , {patch}")
say(AsAbove, "as above , {patch} , {more}", "as above , {patch} {more}", rank=-1)
say(ButBonus, "but for {what}", "but with {what}", "but at {what}")
say(ButHurt, "but for {hurt}", "but with {hurt}", "but at {hurt}")
say(ButQuantity, "but for {what} {becoming_blood?( becoming blood )}")
say(ButClause, "but {then}")
say(ButStealthAction, "but this is a {stealth} stealth action", rank=1)
say(AndClause, "and {then}")
say(WithBoon, "with {what} {when} {fact}", "and with {what} {when} {fact}")
say(ButLife, "but {who} has {life} life", rank=1)
say(ButBody, "but {who} has {life} life and {strength} strength", rank=1)
say(AsAboveAt, "as {level} above , {patch}")
say(AsAboveThen, "as above , {patch} ; {then}")
say(WithFirstStrike, "with first strike")
say(ButUsable, "but usable {windows+}", "but only usable {windows+}")
say(ButRemoveOnly, "but remove only {number} cards")
say(ButWhen, "but {when}")
