"""Prince Pack 2."""

from primogen.rivals.cards.prince_pack_2.actions import ACTION_CARDS
from primogen.rivals.cards.prince_pack_2.command import COMMAND_CARDS
from primogen.rivals.cards.prince_pack_2.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + ACTION_CARDS + COMMAND_CARDS
SET = CardSet("2023", CARDS)
