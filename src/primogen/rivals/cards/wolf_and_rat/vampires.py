"""The Wolf & The Rat: vampires."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("war-drea-warden", "Drea Warden", GANGREL, bp=5, attributes=(1, 1, 1), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this & blood(1),
                                 choose(THE_CARD, your_hand & with_word(ANIMAL),
                                        choose(THE_BEARER, your_coterie, attach(THE_CARD, to=THE_BEARER)))),)),

    vampire("war-lil-fang", "Lil' Fang", GANGREL, bp=4, attributes=(2, 0, 0), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this, choose(your_discard_pile & with_word(ANIMAL), return_to_hand(THAT))),)),
)
