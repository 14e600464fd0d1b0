"""Martial Law: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

your_ghouls = your_coterie & being(GHOULISH)

# fmt: off
ACTION_CARDS = (
    action("ml-anything-for-my-master", "Anything For My Master", decks=VAMPIRES, clan=TZIMISCE,
           text=pay(out_of(1, your_ghouls, burn(THAT)), target(any_character & wounded, defeat(THAT)))),

    ghoul("ml-ghoul-boy", "Ghoul Boy", blood=1, attributes=(1, 0, 0), text=enter_on_actors_blood,
          abilities=(activated(exhaust_this, plus(1, INTEL, THE_ATTACKER)),)),

    ghoul("ml-librarian-ghoul", "Librarian Ghoul", blood=2, attributes=(0, 0, 1), text=enter_on_actors_blood,
          abilities=(activated(exhaust_this, in_order(
              draw(1), provided(at_least(5, your_hand), choose(your_hand, discard(THAT))))),)),

    action("ml-peace-among-rivals", "Peace Among Rivals", ONGOING, decks=VAMPIRES, clan=SALUBRI,
           abilities=(activated(exhaust_this_card, gain(1, AGENDA),
                                only_if=at_least(4, different_clans(your_table & with_word(ONGOING)))),)),

    action("ml-stand-and-deliver", "Stand and Deliver", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(activated(exhaust_this_card & blood_from_this_card(2), target(any_character, ready(THAT))),
                      relentless(exhaust_this_card & blood_from_this_card(2),
                                 up_to_targets(2, any_character, ready(THAT)), only_if=~your_turn))),

    unhosted("ml-drive-pride", "Drive: Pride", decks=HUNTERS, most=1, text=choose(your_coterie, attach_this(THAT)),
             abilities=(relentless(prestige(1), gain(1, AGENDA), only_if=happened(blocks(this_character))),)),
)
