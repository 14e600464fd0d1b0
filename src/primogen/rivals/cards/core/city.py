"""Core: the city deck."""

from primogen.rivals.language.vocabulary import *

# fmt: off
CITY_CARDS = (
    mortal("core-athlete", "Athlete", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(have(this_character, 1, PHYSICAL),)),

    event("core-castro-street-party", "Castro Street Party", ONGOING,
          abilities=(have(characters_in_the_streets, 1, SECRECY),)),
)
