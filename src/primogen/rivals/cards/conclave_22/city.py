"""Conclave: Events."""

from primogen.rivals.language.vocabulary import *

# fmt: off
CITY_CARDS = (
    event("c22-call-the-roll", "Call the Roll", ONGOING,
          abilities=(have(characters_in_the_streets, 1, INFLUENCE),)),

    event("c22-enter-elysium", "Enter Elysium", ONGOING,
          abilities=(have(any_character, 1, SECRECY),)),

    event("c22-new-blood", "New Blood", ONGOING,
          abilities=(when(first_each_turn(you_recruit()), gain(2, PRESTIGE)),)),
)
