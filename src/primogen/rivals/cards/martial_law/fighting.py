"""Martial Law: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
FIGHTING_CARDS = (
    reaction("ml-blinded", "Blinded", (SOCIAL, MENTAL), decks=BOTH, bp=2, shield=1,
             text=lines(provided(card_is(THIS, wounded), plus(1, SHIELD)),
                        provided(exactly(1, your_coterie), plus(1, SHIELD)),
                        after_this_attack(attach_face_down(THIS_CARD, to=THE_ATTACKER)))),
)
