"""Blood & Alchemy: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
FIGHTING_CARDS = (
    attack_card("baa-all-the-angles", "All the Angles", MENTAL, decks=VAMPIRES, bp=6, damage=0,
                text=lines(plus(1, SUPERFICIAL, THE_ATTACKER),
                           deals_plus(each(1, different_disciplines_of(the_attacker))))),

    attack_card("baa-break-down", "Break Down", MENTAL, decks=VAMPIRES, bp=3, damage=1,
                text=having(THIN_BLOOD_ALCHEMY, put(MINUS_BP, THE_TARGET))),

    attack_card("baa-mesmerize", "Mesmerize", MENTAL, decks=VAMPIRES, bp=2, damage=1,
                text=having(DOMINATE, put(FEAR, THE_TARGET))),

    attack_card("baa-peer-pressure", "Peer Pressure", SOCIAL, decks=VAMPIRES, bp=0, damage=0,
                text=deals_plus(each(1, this_party, every=2))),
)
