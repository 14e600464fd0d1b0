"""The Hunters & The Hunted: Monsters."""

from primogen.rivals.language.vocabulary import *

secrecy_while_wounded = have(this_character, 1, SECRECY, card_is(THIS, wounded))
attack_damage_to_this = is_damaged(this_character, whose=YOUR_SEAT, of=ATTACK_DAMAGE)

# fmt: off
MONSTERS = (
    monster("hah-brain-eater", "Brain-Eater", bp=7, attributes=(1, 1, 2), agenda=3,
            abilities=(at_end_of_your_turn(choose(your_coterie & lowest(BLOOD_POTENCY), put(FEAR, THAT))),)),

    monster("hah-chupacabra", "Chupacabra", bp=6, attributes=(2, 1, 1), agenda=2,
            abilities=(when(first_ever(attack_damage_to_this), steal_blood(1, thief=THIS, victim=THE_OTHER)),)),

    monster("hah-ghost", "Ghost", bp=6, attributes=(0, 1, 2), agenda=2,
            abilities=(secrecy_while_wounded, have(this_character, 2, SHIELD, attack_is(RANGED, PHYSICAL)))),

    monster("hah-maricoxi", "Maricoxi", bp=7, attributes=(2, 1, 0), agenda=2,
            abilities=(secrecy_while_wounded, have(this_character, 1, NO_REACTIONS, during_preemptive_strike))),

    monster("hah-mula-sem-cabeca", "Mula-Sem-Cabeça", bp=6, attributes=(2, 0, 1), agenda=2,
            abilities=(have(this_character, 1, AGGRAVATED, during_preemptive_strike),)),

    monster("hah-sorceress", "Sorceress", bp=7, attributes=(1, 2, 1), agenda=3,
            abilities=(when(attack_damage_to_this, choose(your_hand, discard(THAT))),)),

    monster("hah-the-strange", "The Strange", bp=8, attributes=(2, 2, 0), agenda=3,
            abilities=(players_have(1, SHOWS_HAND, YOUR_SEAT),)),

    monster("hah-vampire", "Vampire", bp=8, attributes=(0, 3, 1), agenda=3,
            abilities=(at_start_of_your_turn(mend(2, THIS), at_least(2, mortals_in_the_streets)),)),

    monster("hah-warlock", "Warlock", bp=9, attributes=(1, 1, 3), agenda=3,
            abilities=(have(attackers, -1, DAMAGE, attacked_by_party_of(3)),)),

    monster("hah-werewolf", "Werewolf", bp=10, attributes=(3, 1, 1), agenda=4,
            abilities=(have(this_character, 1, STRIKES_EACH, card_is(THIS, wounded)),)),
)
