"""Core: vampires."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("core-hydra", "Hydra", BRUJAH, bp=6, attributes=(2, 1, 0), disciplines=(CELERITY, POTENCE, PRESENCE),
            abilities=(attacker(blood(1), draw(1)),)),

    vampire("core-john-kartunen", "John Kartunen", TOREADOR, bp=3, attributes=(0, 1, 1), disciplines=(AUSPEX,),
            keywords=(GUARD,)),

    vampire("core-velvet", "Velvet", MALKAVIAN, bp=4, attributes=(0, 1, 1), disciplines=(AUSPEX, OBFUSCATE),
            abilities=(when(you_resolve(), gain(1, PRESTIGE), ~during_attack),)),
)
