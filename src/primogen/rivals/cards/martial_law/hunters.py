"""Martial Law: Hunters of the Martial."""

from primogen.rivals.language.vocabulary import *

# fmt: off
HUNTER_CARDS = (
    hunter("ml-clarence", "Clarence", MARTIAL, bp=2, attributes=(0, 1, 0), edges=(DRONE_JOCKEY, FLEET),
           abilities=(when(you_recruit(this_character),
                           choose(your_discard_pile & a_reaction_card(*ATTACK_TYPES), return_to_hand(THAT))),)),

    hunter("ml-dulce", "Dulce", MARTIAL, bp=3, attributes=(2, 0, 0), edges=(ARSENAL, DRONE_JOCKEY, FLEET),
           abilities=(relentless(prestige(1), target(any_character, ready(THAT))),)),

    hunter("ml-evelyn", "Evelyn", MARTIAL, bp=2, attributes=(0, 0, 1), edges=(FLEET, ORDNANCE),
           abilities=(relentless(prestige(1), target(any_character, in_order(
               plus(1, SHIELD, THAT, THIS_TURN), by_player(ITS_PLAYER, may(move_to_streets(THAT)))))),)),

    hunter("ml-marcos", "Marcos", MARTIAL, bp=4, attributes=(1, 1, 0),
           edges=(ARSENAL, DRONE_JOCKEY, FLEET, ORDNANCE),
           abilities=(have(this_character, 1, ANY_REACTION),)),

    hunter("ml-salvador", "Salvador", MARTIAL, bp=4, attributes=(0, 2, 0), keywords=(GUARD,),
           edges=(ARSENAL, DRONE_JOCKEY, FLEET, ORDNANCE),
           abilities=(players_have(1, ANY_PURSE, YOUR_SEAT),)),

    hunter("ml-trigger", "Trigger", MARTIAL, bp=3, attributes=(1, 1, 0), edges=(ARSENAL, DRONE_JOCKEY, ORDNANCE),
           abilities=(when(reacts(by=this_character), lose_blood(1, THE_ATTACKER)),)),

    hunter("ml-fabiana", "Fabiana", MARTIAL, bp=3, attributes=(0, 1, 1), edges=(ARSENAL, FLEET, ORDNANCE),
           abilities=(party_has(this_party & fights_with(a_reaction_card(*ATTACK_TYPES)), 1, SHIELD),)),

    hunter("ml-jordana", "Jordana", MARTIAL, bp=4, attributes=(0, 0, 2),
           edges=(ARSENAL, DRONE_JOCKEY, FLEET, ORDNANCE),
           abilities=(have(this_character, 1, DAMAGE, card_is(THIS, fights_with(a_card_of(RANGED)))),)),
)
