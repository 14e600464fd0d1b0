"""Blood & Alchemy: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

hidden_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
COMMAND_CARDS = (
    agenda("baa-recruitment-drive", "Recruitment Drive", when(you_recruit(), gain(1, AGENDA)), decks=VAMPIRES),

    agenda("baa-rites-of-the-blood", "Rites of the Blood",
           when(first_each_turn(you_play(a_ritual)),
                provided(at_least(3, tokens_on(THAT, BLOOD)), gain(2, AGENDA), gain(1, AGENDA))), decks=VAMPIRES),

    haven("baa-the-chantry", "Haven - The Chantry", hidden_at_home,
          leader(when(plays(a_ritual, by=your_leader), gain(1, UNHOSTED_GAINED))), decks=VAMPIRES),

    haven("baa-the-pit", "Haven - The Pit", hidden_at_home,
          leader(when(first_each_turn(you_recruit()), gain(1, UNHOSTED_GAINED))), decks=VAMPIRES),
)
