"""Core: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
COMMAND_CARDS = (
    agenda("core-manipulate-the-masses", "Manipulate the Masses", when(scheme_succeeds(YOUR_SEAT), gain(1, AGENDA)),
           decks=VAMPIRES),

    haven("core-house-of-pain", "Haven - House of Pain", secrecy_at_home,
          leader(attacker(discard_a_card, deals_plus(1))), decks=VAMPIRES),
)
