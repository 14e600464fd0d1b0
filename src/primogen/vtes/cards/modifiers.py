"""Action modifiers whose texts are like no others."""

from primogen.vtes.language.minion_vocabulary import *
from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    card("100645", "Enkil Cog", modifying(put_on(THIS), only_if=bled_your_prey, at=AFTER_ACTION),
         words=UNIQUE, needs=(capacity_at_least(10),),
         abilities=(has(1, BLEED), may_use(ANY_MINION_PHASE, pay(tap_this_card, take_an_action), OFTEN))),
)
