"""Promos: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
solitary_in_your_coterie = your_coterie & has(SOLITARY)
animals_and_vagrants_of_your_leader = attached_to(your_leader) & with_either_word(ANIMAL, VAGRANT)

# fmt: off
HAVENS = (
    haven("xxx-apartment-111", "Haven - Apartment 111", secrecy_at_home,
          have(your_characters_in_the_streets & has(SOLITARY), 1, SECRECY),
          have(solitary_in_your_coterie, 1, INTEL),
          have(solitary_in_your_coterie, 1, INFLUENCE),
          when(beginning_phase_ends(YOUR_SEAT), each_of(your_coterie, ready(THAT))), decks=VAMPIRES),

    haven("xxx-the-presidio", "Haven - The Presidio", secrecy_at_home,
          leader(have(your_leader, 1, SHIELD, damage_is(AGGRAVATED))), decks=VAMPIRES),

    haven("xxx-the-underpass", "Haven - The Underpass", secrecy_at_home,
          leader(activated(prestige(1), choose(your_coterie | characters_in_torpor,
                                               mend(each(1, animals_and_vagrants_of_your_leader), THAT)))),
          decks=VAMPIRES),
)

COMMAND_CARDS = HAVENS
