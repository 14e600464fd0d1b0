"""Shadows & Shrouds (2022)."""

from primogen.rivals.cards.shadows_and_shrouds.actions import ACTION_CARDS
from primogen.rivals.cards.shadows_and_shrouds.command import COMMAND_CARDS
from primogen.rivals.cards.shadows_and_shrouds.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + ACTION_CARDS + COMMAND_CARDS
SET = CardSet("2022-06", CARDS)
