"""The Wolf & The Rat (2021)."""

from primogen.rivals.cards.wolf_and_rat.actions import ACTION_CARDS, EARLIER_ACTIONS
from primogen.rivals.cards.wolf_and_rat.command import COMMAND_CARDS, EARLIER_COMMAND
from primogen.rivals.cards.wolf_and_rat.fighting import FIGHTING_CARDS
from primogen.rivals.cards.wolf_and_rat.vampires import EARLIER_VAMPIRES, VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS
SET = CardSet("2022-06", CARDS, earlier=EARLIER_VAMPIRES + EARLIER_ACTIONS + EARLIER_COMMAND)
