"""Shadows & Shrouds: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
ACTION_CARDS = (
    action("sas-grave-robbing", "Grave Robbing", decks=VAMPIRES, clan=HECATA,
           text=lines(draw(1), target_player(each_of(characters_in_their_torpor,
                                                     one_of(draw(1), gain(1, PRESTIGE)))))),
)
