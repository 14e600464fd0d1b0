"""Shadows & Shrouds (2022)."""

from primogen.rivals.cards.shadows_and_shrouds.actions import ACTION_CARDS
from primogen.rivals.cards.shadows_and_shrouds.command import COMMAND_CARDS
from primogen.rivals.cards.shadows_and_shrouds.fighting import FIGHTING_CARDS
from primogen.rivals.cards.shadows_and_shrouds.vampires import VAMPIRE_CARDS
from primogen.rivals.cards.shadows_and_shrouds.wraiths import WRAITH_TOKENS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS + WRAITH_TOKENS
SET = CardSet("2022-06", CARDS)
