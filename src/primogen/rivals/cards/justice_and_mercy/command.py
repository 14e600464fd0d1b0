"""Justice & Mercy: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
AGENDAS = (
    agenda("jam-army-of-one", "Army of One",
           at_start_of_your_turn(gain(1, AGENDA), exactly(1, characters_you_control)),
           decks=VAMPIRES),

    agenda("jam-good-samaritan", "Good Samaritan",
           when(first_heard(you_relieve() | you_mend(), turns=ANY_SEAT), gain(1, AGENDA), any_action_phase),
           decks=VAMPIRES),

    agenda("jam-ritual-master", "Ritual Master",
           at_start_of_your_turn(in_order(draw(1), gain(1, AGENDA)),
                                 at_least(3, tokens_on(your_table & with_word(ONGOING), BLOOD))),
           when(first_each_turn(you_empty(your_rituals), turns=ANY_SEAT), gain(1, AGENDA)),
           decks=VAMPIRES),

    agenda("jam-traditionalist", "Traditionalist",
           at_start_of_your_turn(gain(1, AGENDA), at_least(3, different_names(your_traditions))),
           when(you_play(a_tradition), gain(1, AGENDA)),
           decks=VAMPIRES),
)

HAVENS = (
    haven("jam-ritual-room", "Haven - Ritual Room", secrecy_at_home,
          leader(when(is_damaged(by=your_leader), called(THE_CHARACTER, repeat(
              x, choose(your_rituals, put_that_blood(origin=THE_CHARACTER, to=THAT)))))),
          decks=VAMPIRES),

    haven("jam-the-castle", "Haven - The Castle", secrecy_at_home,
          activated(discard_a_card, target(any_character | characters_in_any_torpor, in_order(
              provided(is_among(THAT, characters_in_any_torpor), mend(2, THAT), mend(1, THAT)),
              provided(is_the_only(THAT, their_coterie), draw(1))))),
          decks=VAMPIRES),

    haven("jam-the-hermitage", "Haven - The Hermitage", secrecy_at_home,
          when(you_recruit(), provided(card_is(THAT, of_clan(SALUBRI)),
                                       in_order(gain(2, PRESTIGE), draw_faction_cards(1)), gain(1, PRESTIGE))),
          decks=VAMPIRES),

    haven("jam-the-high-horse", "Haven - The High Horse", secrecy_at_home,
          leader(when(you_play(a_tradition), draw(1))),
          leader(costs_less(1, PRESTIGE, TO_PLAY, a_tradition)),
          decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
