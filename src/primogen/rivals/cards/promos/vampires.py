"""Promos: vampires."""

from primogen.rivals.language.vocabulary import *

discard_one = choose(your_hand, discard(THAT))

# fmt: off
VAMPIRE_CARDS = (
    vampire("xxx-r-t-thassos", "R.T. Thassos", GANGREL, bp=4, attributes=(0, 0, 2), disciplines=(ANIMALISM, PROTEAN),
            abilities=(when(first_each_turn(you_attach(an_animal, to=this_character)),
                            target_player(by_player(THAT_PLAYER, discard_one))),)),

    vampire("xxx-smoke", "Smoke", BRUJAH, bp=3, attributes=(0, 2, 0), disciplines=(CELERITY,),
            abilities=(at_end_of_your_turn(choose(this_party, ready(THAT))),)),
)
