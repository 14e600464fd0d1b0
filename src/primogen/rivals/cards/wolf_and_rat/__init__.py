"""The Wolf & The Rat (2021)."""

from primogen.rivals.cards.wolf_and_rat.actions import ACTION_CARDS
from primogen.rivals.cards.wolf_and_rat.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + ACTION_CARDS
SET = CardSet("2022-06", CARDS)
