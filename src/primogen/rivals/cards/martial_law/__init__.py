"""Martial Law (2024)."""

from primogen.rivals.cards.martial_law.actions import ACTION_CARDS
from primogen.rivals.cards.martial_law.backs import GHOUL_BACKS
from primogen.rivals.cards.martial_law.command import COMMAND_CARDS
from primogen.rivals.cards.martial_law.fighting import FIGHTING_CARDS
from primogen.rivals.cards.martial_law.hunters import HUNTER_CARDS
from primogen.rivals.cards.martial_law.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + HUNTER_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS + GHOUL_BACKS
SET = CardSet("2023", CARDS)
