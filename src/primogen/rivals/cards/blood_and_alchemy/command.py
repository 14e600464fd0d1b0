"""Blood & Alchemy: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

alchemists = your_coterie & bears(with_word(ALCHEMY))
hidden_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
COMMAND_CARDS = (
    agenda("baa-knowledge-is-power", "Knowledge is Power",
           when(first_heard(exhausts(characters_in_the_streets & is_card(YOUR_LEADER))), provided(
               exactly(10, library_cards_in_your_hand), gain(2, AGENDA),
               provided(at_least(6, library_cards_in_your_hand), gain(1, AGENDA)))), decks=VAMPIRES),

    agenda("baa-recruitment-drive", "Recruitment Drive", when(you_recruit(), gain(1, AGENDA)), decks=VAMPIRES),

    agenda("baa-rites-of-the-blood", "Rites of the Blood",
           when(first_each_turn(you_play(a_ritual)),
                provided(at_least(3, tokens_on(THAT, BLOOD)), gain(2, AGENDA), gain(1, AGENDA))), decks=VAMPIRES),

    agenda("baa-street-brew", "Street Brew",
           at_start_of_your_turn(provided(at_least(3, alchemists), gain(2, AGENDA), gain(1, AGENDA)),
                                 at_least(1, alchemists)), decks=VAMPIRES),

    haven("baa-the-chantry", "Haven - The Chantry", hidden_at_home,
          leader(when(plays(a_ritual, by=your_leader), gain(1, UNHOSTED_GAINED))), decks=VAMPIRES),

    haven("baa-the-pit", "Haven - The Pit", hidden_at_home,
          leader(when(first_each_turn(you_recruit()), gain(1, UNHOSTED_GAINED))), decks=VAMPIRES),

    haven("baa-thrift-store", "Haven - Thrift Store", hidden_at_home,
          leader(have(your_library_cards, -1, NEEDED_POTENCY)),
          leader(when(is_defeated(your_leader), target(any_character, put(MINUS_BP, THAT)))), decks=VAMPIRES),

    haven("baa-university-library", "Haven - University Library", hidden_at_home,
          leader(relentless(x_blood(2), draw(x))), decks=VAMPIRES),
)
