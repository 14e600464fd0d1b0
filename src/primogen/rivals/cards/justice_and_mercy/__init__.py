"""Justice & Mercy (2023)."""

from primogen.rivals.cards.justice_and_mercy.actions import ACTION_CARDS
from primogen.rivals.cards.justice_and_mercy.command import COMMAND_CARDS
from primogen.rivals.cards.justice_and_mercy.fighting import FIGHTING_CARDS
from primogen.rivals.cards.justice_and_mercy.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS
SET = CardSet("2023", CARDS)
