"""Heart of Europe: vampires."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("hoe-maia", "Maia", TOREADOR, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, PRESENCE),
            abilities=(attacker_has(each(1, events_in_the_streets), DAMAGE),)),

    vampire("hoe-omnis", "Omnis", NOSFERATU, bp=4, attributes=(0, 1, 1), disciplines=(OBFUSCATE, POTENCE),
            abilities=(when(you_resolve(a_trap & with_tokens(2, PRESTIGE)), return_to_hand(THAT)),)),
)
