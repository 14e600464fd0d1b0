"""Heart of Europe (2022)."""

from primogen.rivals.cards.heart_of_europe.actions import ACTION_CARDS
from primogen.rivals.cards.heart_of_europe.city import CITY_CARDS
from primogen.rivals.cards.heart_of_europe.command import COMMAND_CARDS
from primogen.rivals.cards.heart_of_europe.fighting import FIGHTING_CARDS
from primogen.rivals.cards.heart_of_europe.vampires import VAMPIRE_CARDS
from primogen.rivals.language.sets import CardSet

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS + CITY_CARDS
SET = CardSet("2022-09", CARDS, cities={"prague": CITY_CARDS})
