"""Blood & Alchemy: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

# fmt: off
COMMAND_CARDS = (
    agenda("baa-rites-of-the-blood", "Rites of the Blood",
           when(first_each_turn(you_play(a_ritual)),
                provided(at_least(3, tokens_on(THAT, BLOOD)), gain(2, AGENDA), gain(1, AGENDA))), decks=VAMPIRES),
)
