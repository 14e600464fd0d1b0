"""Martial Law: Agendas, Havens and Hideouts."""

from primogen.rivals.language.vocabulary import *

# fmt: off
AGENDAS = (
    agenda("ml-kill-tally", "Kill Tally",
           when(you_defeat(characters_of_others), gain(1, AGENDA)),
           when(is_damaged(attackers_not_yours, whose=YOUR_SEAT), gain(1, AGENDA)),
           decks=BOTH),
)

COMMAND_CARDS = AGENDAS
