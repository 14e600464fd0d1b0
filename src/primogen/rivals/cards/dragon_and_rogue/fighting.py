"""Dragon & Rogue: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
FIGHTING_CARDS = (
    reaction("dar-smoke-and-mirrors", "Smoke and Mirrors", (PHYSICAL, MENTAL), decks=VAMPIRES, bp=3, shield=1,
             text=lines(target(attacking_party, put(FEAR, THAT)),
                        having(OBFUSCATE, plus(1, SUPERFICIAL, THE_ATTACKER)))),
)
