"""Promos: cards given away on their own."""

from primogen.rivals.cards.promos.command import COMMAND_CARDS
from primogen.rivals.cards.promos.vampires import EARLIER_VAMPIRES, VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + COMMAND_CARDS
SET = CardSet("2022-06", CARDS, earlier=EARLIER_VAMPIRES)
