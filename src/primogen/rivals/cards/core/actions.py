"""Core: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
ACTION_CARDS = (
    action("core-fame-and-fortune", "Fame & Fortune", SCHEME, decks=VAMPIRES, clan=TOREADOR,
           text=should(in_order(gain(2, PRESTIGE), gain(1, AGENDA)))),

    unhosted("core-marked-man", "Marked Man", decks=VAMPIRES, clan=VENTRUE,
             text=choose(any_character, put_tokens(1, AGENDA, THAT))),

    unhosted("core-the-spoils", "The Spoils", ONGOING, decks=VAMPIRES, clan=BRUJAH,
             abilities=(when(is_defeated(any_character, by=your_attackers),
                             each_of(attacking_party, mend(1, THAT))),)),
)
