"""Martial Law (2024)."""

from primogen.rivals.cards.martial_law.fighting import FIGHTING_CARDS
from primogen.rivals.cards.martial_law.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS
SET = CardSet("2023", CARDS)
