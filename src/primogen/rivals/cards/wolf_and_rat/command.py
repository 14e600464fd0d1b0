"""The Wolf & The Rat: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
citizens_and_vagrants = city_cards_in_the_streets & with_either_word(CITIZEN, VAGRANT)

# fmt: off
AGENDAS = (
    agenda("war-hoard-the-herd", "Hoard the Herd",
           at_end_of_your_turn(provided(none_of(mortals_in_the_streets), gain(2, AGENDA), gain(1, AGENDA)),
                               none_of(citizens_and_vagrants)),
           decks=VAMPIRES),
)

HAVENS = (
    haven("war-city-park", "Haven - City Park", secrecy_at_home,
          leader(when(exhausts(your_leader), reveal_top_card(with_word(ANIMAL)))), decks=VAMPIRES),

    haven("war-the-outskirts", "Haven - The Outskirts", secrecy_at_home,
          leader(activated(out_of(1, your_hand & with_word(ANIMAL), discard(THAT)),
                           choose(your_coterie | characters_in_torpor, mend(2, THAT)))), decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
