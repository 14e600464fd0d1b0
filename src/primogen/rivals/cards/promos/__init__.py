"""Promos: cards given away on their own."""

from primogen.rivals.cards.promos.command import COMMAND_CARDS
from primogen.rivals.cards.promos.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + COMMAND_CARDS
SET = CardSet("2022-06", CARDS)
