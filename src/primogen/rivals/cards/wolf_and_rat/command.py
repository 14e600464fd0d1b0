"""The Wolf & The Rat: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
citizens_and_vagrants = city_cards_in_the_streets & with_either_word(CITIZEN, VAGRANT) & unattached

a_vagrant = any_card & with_word(VAGRANT)
other_hoards = havens_and_agendas & of_kind(AGENDA_CARD) & named("Hoard the Herd") & ~is_card(THIS_CARD) & ~face_down
hoarding = at_end_of_your_turn(
    provided(none_of(mortals_in_the_streets & unattached), gain(2, AGENDA), gain(1, AGENDA)),
    none_of(citizens_and_vagrants),
)

# fmt: off
HOARD_THE_HERD = agenda("war-hoard-the-herd", "Hoard the Herd", hoarding,
                        players_have(sum_of(13, each(2, other_hoards)), AGENDA_NEEDED, YOUR_SEAT), decks=VAMPIRES)

AGENDAS = (
    agenda("war-animal-kingdom", "Animal Kingdom",
           at_start_of_your_turn(provided(at_least(3, different_names(your_animals)), gain(2, AGENDA), gain(1, AGENDA)),
                                 at_least(1, your_animals)),
           decks=VAMPIRES),

    agenda("war-call-of-the-wild", "Call of the Wild",
           when(you_attach(an_animal, to=your_characters_in_the_streets),
                provided(at_least(3, different_names(your_animals)), gain(2, AGENDA), gain(1, AGENDA)),
                exactly(1, attached_to(the_other) & with_word(ANIMAL))),
           decks=VAMPIRES),


    HOARD_THE_HERD,

    agenda("war-invisible-army", "Invisible Army",
           when(defeats_mortal(whose=YOUR_SEAT), gain(1, AGENDA), card_is(THAT, with_word(VAGRANT))),
           when(you_attach(a_vagrant, to=your_coterie), gain(1, AGENDA)),
           when(you_defeat(any_character & bears(with_word(VAGRANT))), gain(1, AGENDA)),
           decks=VAMPIRES),
)

HAVENS = (
    haven("war-city-park", "Haven - City Park", secrecy_at_home,
          leader(when(exhausts(your_leader), reveal_top_card(with_word(ANIMAL)))), decks=VAMPIRES),

    haven("war-the-sewers", "Haven - The Sewers", secrecy_at_home,
          leader(have(your_leader, 1, HUNTS_FROM_HAVEN)), decks=VAMPIRES),

    haven("war-the-shelter", "Haven - The Shelter", secrecy_at_home,
          leader(have(your_characters_in_the_streets & bears(with_word(VAGRANT)), 1, SECRECY)), decks=VAMPIRES),

    haven("war-the-outskirts", "Haven - The Outskirts", secrecy_at_home,
          leader(activated(out_of(1, your_hand & with_word(ANIMAL), discard(THAT)),
                           choose(your_coterie | characters_in_torpor, mend(2, THAT)))), decks=VAMPIRES),
)

EARLIER_COMMAND = (
    until("2022-09", HOARD_THE_HERD, abilities=(hoarding,)),  # DIFF-153
)

COMMAND_CARDS = AGENDAS + HAVENS
