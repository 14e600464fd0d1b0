"""Blood & Alchemy: vampires."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("baa-sonja-valentine", "Sonja Valentine", TREMERE, bp=6, attributes=(0, 1, 2),
            disciplines=(AUSPEX, BLOOD_SORCERY, DOMINATE),
            abilities=(at_start_of_your_turn(target(characters_in_the_streets, swap_blood(1, THAT))),)),
)
