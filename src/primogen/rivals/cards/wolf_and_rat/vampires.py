"""The Wolf & The Rat: vampires of the Gangrel and the Nosferatu."""

from primogen.rivals.language.vocabulary import *

# fmt: off
TAMASKA = vampire("war-tamaska", "Tamaska", GANGREL, bp=6, attributes=(1, 1, 1),
                  disciplines=(ANIMALISM, FORTITUDE, PROTEAN),
                  abilities=(when(first_each_turn(you_attach(an_animal, to=this_character)),
                                  in_order(ready(THIS), gain(1, UNHOSTED_GAINED))),))

GANGREL_CARDS = (
    vampire("war-drea-warden", "Drea Warden", GANGREL, bp=5, attributes=(1, 1, 1), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this & blood(1),
                                 choose(THE_CARD, your_hand & with_word(ANIMAL),
                                        choose(THE_BEARER, your_coterie, attach(THE_CARD, to=THE_BEARER)))),)),

    vampire("war-ghost", "Ghost", GANGREL, bp=4, attributes=(0, 2, 0), disciplines=(PROTEAN, PROTEAN),
            abilities=(party_has(this_party & has(PROTEAN), 1, SECRECY, in_the_streets(THIS)),)),

    vampire("war-lil-fang", "Lil' Fang", GANGREL, bp=4, attributes=(2, 0, 0), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this, choose(your_discard_pile & with_word(ANIMAL), return_to_hand(THAT))),)),

    vampire("war-lori-swiftfoot", "Lori Swiftfoot", GANGREL, bp=3, attributes=(1, 1, 0), disciplines=(FORTITUDE,),
            keywords=(GUARD,)),

    TAMASKA,
)

NOSFERATU_CARDS = (
    vampire("war-bobby-handsome", "Bobby Handsome", NOSFERATU, bp=3, attributes=(2, 0, 0), disciplines=(OBFUSCATE,),
            keywords=(GUARD,)),

    vampire("war-clandestine", "Clandestine", NOSFERATU, bp=5, attributes=(0, 2, 1), disciplines=(OBFUSCATE, OBFUSCATE),
            abilities=(attacker_has(1, DAMAGE, attack_is(SOCIAL) & card_is(THE_TARGET, of_kind(MORTAL))),)),
)

VAMPIRE_CARDS = GANGREL_CARDS + NOSFERATU_CARDS

EARLIER_VAMPIRES = (
    until("2022-09", TAMASKA,
          abilities=(when(first_each_turn(you_attach(an_animal, to=this_character)),
                          in_order(ready(THIS), gain(1, ACTIONS_GAINED))),)),  # DIFF-156
)
