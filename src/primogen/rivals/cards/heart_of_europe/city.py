"""Heart of Europe: the city deck."""

from primogen.rivals.language.vocabulary import *

# fmt: off
CITY_CARDS = (
    prince("hoe-prince-of-the-city", "Prince of the City", when(you_attach(this_card), gain(2, AGENDA)),
           set_to(this_character, 0, SECRECY), have(this_character, 4, INFLUENCE)),
)
