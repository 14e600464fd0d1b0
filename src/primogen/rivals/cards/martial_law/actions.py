"""Martial Law: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

your_ghouls = your_coterie & being(GHOULISH)

your_silver_bullets = cards_you_control & named("Silver Bullets")

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

    action("ml-armored-suv", "Armored SUV", VEHICLE, decks=HUNTERS, clan=MARTIAL, text=attach_this(YOUR_HAVEN),
           abilities=(relentless(exhaust_this_card & prestige(1), target(your_coterie, attach_this(THAT))),
                      at_start_of_your_turn(attach_this(YOUR_HAVEN), card_is(ITS_BEARER, a_character)),
                      have(this_character, 1, GUARD),
                      have(this_character, 1, SHIELD),
                      have(this_character, 1, SHIELD, this_has(FLEET) & is_blocker(THIS)))),

    action("ml-cover-fire", "Cover Fire", ONGOING, decks=HUNTERS, text=having(ARSENAL, gain(1, UNHOSTED_GAINED)),
           abilities=(you_may_prevent_in_party(prestige(1), 1),)),

    action("ml-silver-bullets", "Silver Bullets", ONGOING, decks=HUNTERS, clan=MARTIAL,
           text=having(ORDNANCE, gain(1, UNHOSTED_GAINED)),
           abilities=(relentless(prestige(1), target(your_coterie & fights_with(a_card_of(RANGED)),
                                                     plus(1, SILVER_DAMAGE, THAT)),
                                 only_if=~happened_this_attack(you_use(your_silver_bullets))),)),

    unhosted("ml-drive-pride", "Drive: Pride", decks=HUNTERS, most=1, text=choose(your_coterie, attach_this(THAT)),
             abilities=(relentless(prestige(1), gain(1, AGENDA), only_if=happened(blocks(this_character))),)),
)
