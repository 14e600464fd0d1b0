"""Prince Pack 2."""

from primogen.rivals.cards.prince_pack_2.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS
SET = CardSet("2023", CARDS)
