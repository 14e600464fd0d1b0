"""Martial Law: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

your_ghouls = your_coterie & being(GHOULISH)

# fmt: off
ACTION_CARDS = (
    action("ml-anything-for-my-master", "Anything For My Master", decks=VAMPIRES, clan=TZIMISCE,
           text=pay(out_of(1, your_ghouls, burn(THAT)), target(any_character & wounded, defeat(THAT)))),

    unhosted("ml-drive-pride", "Drive: Pride", decks=HUNTERS, most=1, text=choose(your_coterie, attach_this(THAT)),
             abilities=(relentless(prestige(1), gain(1, AGENDA), only_if=happened(blocks(this_character))),)),
)
