"""Core (2020)."""

from primogen.rivals.cards.core.actions import ACTION_CARDS
from primogen.rivals.cards.core.city import CITY_CARDS, CITY_EARLIER
from primogen.rivals.cards.core.command import COMMAND_CARDS, COMMAND_EARLIER
from primogen.rivals.cards.core.fighting import FIGHTING_CARDS, FIGHTING_EARLIER
from primogen.rivals.cards.core.vampires import VAMPIRE_CARDS, VAMPIRES_EARLIER
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS + CITY_CARDS
EARLIER = VAMPIRES_EARLIER + FIGHTING_EARLIER + COMMAND_EARLIER + CITY_EARLIER
SET = CardSet("2020", CARDS, cities={"san-francisco": CITY_CARDS}, earlier=EARLIER)
