"""Justice & Mercy: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
AGENDAS = (
    agenda("jam-army-of-one", "Army of One",
           at_start_of_your_turn(gain(1, AGENDA), exactly(1, characters_you_control)),
           decks=VAMPIRES),

    agenda("jam-traditionalist", "Traditionalist",
           at_start_of_your_turn(gain(1, AGENDA), at_least(3, different_names(your_traditions))),
           when(you_play(a_tradition), gain(1, AGENDA)),
           decks=VAMPIRES),
)

HAVENS = (
    haven("jam-the-high-horse", "Haven - The High Horse", secrecy_at_home,
          leader(when(you_play(a_tradition), draw(1))),
          leader(costs_less(1, PRESTIGE, TO_PLAY, a_tradition)),
          decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
