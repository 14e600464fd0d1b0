"""Justice & Mercy (2023)."""

from primogen.rivals.cards.justice_and_mercy.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS
SET = CardSet("2023", CARDS)
