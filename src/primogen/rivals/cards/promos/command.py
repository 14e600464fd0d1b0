"""Promos: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
solitary_in_your_coterie = your_coterie & has(SOLITARY)

# fmt: off
COMMAND_CARDS = (
    haven("xxx-apartment-111", "Haven - Apartment 111", secrecy_at_home,
          have(your_characters_in_the_streets & has(SOLITARY), 1, SECRECY),
          have(solitary_in_your_coterie, 1, INTEL),
          have(solitary_in_your_coterie, 1, INFLUENCE),
          when(beginning_phase_ends(YOUR_SEAT), each_of(your_coterie, ready(THAT))), decks=VAMPIRES),
)
