"""Shadows & Shrouds: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

# fmt: off
COMMAND_CARDS = (
    agenda("sas-death-is-only-the-beginning", "Death is Only the Beginning",
           activated(exhaust_this_card, provided(at_least(3, characters_in_torpor), gain(2, AGENDA), gain(1, AGENDA)),
                     only_if=at_least(1, characters_in_torpor)), decks=VAMPIRES),
)
