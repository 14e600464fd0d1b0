"""Blood & Alchemy: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
FIGHTING_CARDS = (
    attack_card("baa-mesmerize", "Mesmerize", MENTAL, decks=VAMPIRES, bp=2, damage=1,
                text=having(DOMINATE, put(FEAR, THE_TARGET))),
)
