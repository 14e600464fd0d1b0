"""Martial Law: vampires."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("ml-hikari", "Hikari", SALUBRI, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(when(reacts(by=this_character),
                            may_target(any_character | characters_in_any_torpor, mend(2, THAT))),)),
)
