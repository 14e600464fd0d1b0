"""Shadows & Shrouds: vampires."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("sas-kwame", "Kwame", HECATA, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, OBLIVION),
            abilities=(when(torpor_step(YOUR_SEAT), draw(1), at_least(2, your_wraiths), form=TORPOR_FORM),)),
)
