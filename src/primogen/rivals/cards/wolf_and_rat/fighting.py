"""The Wolf & The Rat: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
FIGHTING_CARDS = (
    attack_card("war-apex-predator", "Apex Predator", SOCIAL, decks=VAMPIRES, clan=GANGREL, bp=4, damage=2,
                text=lines(put(FEAR, THE_TARGET),
                           provided(card_is(THE_ATTACKER, is_card(YOUR_LEADER)),
                                    in_order(exhaust(THE_TARGET), ready(YOUR_LEADER))))),

    attack_card("war-feeding-frenzy", "Feeding Frenzy", PHYSICAL, decks=VAMPIRES, bp=3, damage=1,
                text=lines(provided(card_is(THE_ATTACKER, wounded), deals_plus(1)),
                           having(FORTITUDE, after_this_attack(
                               provided(target_defeated, mend(2, THE_ATTACKER)))))),

    attack_card("war-feral-claws", "Feral Claws", PHYSICAL, decks=VAMPIRES, bp=2, damage=0,
                text=having(PROTEAN, plus(1, AGGRAVATED, THE_ATTACKER))),

    attack_card("war-feral-fangs", "Feral Fangs", PHYSICAL, decks=VAMPIRES, bp=3, damage=2, face_up_if=always,
                text=deals_plus(each(1, icons_of(PROTEAN, this_character)))),

    attack_card("war-the-stampede", "The Stampede", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=lines(plus(each(-1, this_party), SHIELD, THE_TARGET), having(POTENCE, deals_plus(1)))),

    reaction("war-hardened-flesh", "Hardened Flesh", (RANGED, PHYSICAL), decks=VAMPIRES, bp=2, shield=1,
             text=plus(each(1, icons_of(FORTITUDE, this_character)), SHIELD)),
)
