"""Prince Pack 1."""

from primogen.rivals.cards.prince_pack_1.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS
SET = CardSet("2023", CARDS)
