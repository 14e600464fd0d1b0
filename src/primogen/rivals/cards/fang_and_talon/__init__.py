"""Fang & Talon (2024)."""

from primogen.rivals.cards.fang_and_talon.actions import ACTION_CARDS
from primogen.rivals.cards.fang_and_talon.command import COMMAND_CARDS
from primogen.rivals.cards.fang_and_talon.fighting import FIGHTING_CARDS
from primogen.rivals.cards.fang_and_talon.forms import FORM_CARDS
from primogen.rivals.cards.fang_and_talon.werewolves import WEREWOLF_CARDS
from primogen.rivals.language.sets import CardSet

SET = CardSet("2023", WEREWOLF_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS + FORM_CARDS)
