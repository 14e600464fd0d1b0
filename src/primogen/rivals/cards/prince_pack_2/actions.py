"""Prince Pack 2: Actions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
ACTION_CARDS = (
    action("pp2-ecstatic-agony", "Ecstatic Agony", decks=VAMPIRES, text=attach_this(THIS),
           abilities=(when(loses_blood(this_character),
                           choose(your_face_down_cards, put_of_those(PRESTIGE, THAT))),)),
)
