"""Dragon & Rogue (2023)."""

from primogen.rivals.cards.dragon_and_rogue.actions import ACTION_CARDS
from primogen.rivals.cards.dragon_and_rogue.command import COMMAND_CARDS
from primogen.rivals.cards.dragon_and_rogue.fighting import FIGHTING_CARDS
from primogen.rivals.cards.dragon_and_rogue.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS
SET = CardSet("2023", CARDS)
