"""Blood & Alchemy (2021)."""

from primogen.rivals.cards.blood_and_alchemy.actions import ACTIONS, CONSPIRACIES, UNHOSTED_ACTIONS
from primogen.rivals.cards.blood_and_alchemy.command import COMMAND_CARDS
from primogen.rivals.cards.blood_and_alchemy.fighting import FIGHTING_CARDS
from primogen.rivals.cards.blood_and_alchemy.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTIONS + CONSPIRACIES + UNHOSTED_ACTIONS + COMMAND_CARDS
SET = CardSet("2022-06", CARDS)
