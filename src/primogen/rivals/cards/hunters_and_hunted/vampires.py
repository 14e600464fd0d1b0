"""The Hunters & The Hunted: vampires of the Caitiff and the Ministry."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("hah-lucky", "Lucky", CAITIFF, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, POTENCE, PRESENCE),
            abilities=(when(you_recruit(), in_order(draw(1), plus_foes(-1, SHIELD, THIS_TURN)),
                            card_is(THAT, with_a_new_discipline)),)),

    vampire("hah-grace", "Grace", CAITIFF, bp=5, attributes=(2, 1, 0), disciplines=(AUSPEX, FORTITUDE, OBFUSCATE),
            abilities=(activated(out_of(2, your_discard_pile, burn(THAT)), plus(2, INTEL, THIS, THIS_TURN)),
                       attacker(by_doing(discard_top_cards(2)), plus(-1, SHIELD, THE_TARGET)))),

    vampire("hah-benicio", "Benício", CAITIFF, bp=4, attributes=(1, 0, 1), disciplines=(CELERITY, FORTITUDE, OBLIVION),
            abilities=(you_may_prevent(discard_a_library_card, 1, this_party),)),

    vampire("hah-hope", "Hope", CAITIFF, bp=4, attributes=(0, 2, 0), disciplines=(ANIMALISM, BLOOD_SORCERY, PRESENCE),
            abilities=(may_instead(you_would_lose_prestige(IN_AN_ATTACK),
                                   pay(discard_up_to(x, your_hand), prevent(x))),)),

    vampire("hah-jorge-guerrero", "Jorge Guerrero", CAITIFF, bp=3, attributes=(2, 0, 0),
            disciplines=(DOMINATE, POTENCE),
            abilities=(attacker(discard_a_library_card, deals_plus(1)),)),

    vampire("hah-prudence", "Prudence", CAITIFF, bp=3, attributes=(0, 0, 2), disciplines=(OBFUSCATE, PROTEAN),
            abilities=(party_has(attackers_in_this_party, 2, SHIELD),)),

    vampire("hah-sage", "Sage", CAITIFF, bp=3, attributes=(0, 1, 1), disciplines=(ANIMALISM, DOMINATE),
            abilities=(when(exhausts(this_character),
                            may(at_random(1, library_cards_in_your_discard_pile, shuffle_back(THAT)))),)),

    vampire("hah-judas", "Judas", CAITIFF, bp=2, attributes=(1, 0, 0), disciplines=(CELERITY, PROTEAN),
            abilities=(when(is_defeated(this_character), may_pay(burn_this_character, gain(1, PRESTIGE))),)),

    vampire("hah-thaddeus", "Thaddeus", CAITIFF, bp=2, attributes=(0, 1, 0), disciplines=(BLOOD_SORCERY, OBLIVION),
            abilities=(when(enters_play(this_character), draw(1)),)),

    vampire("hah-keondra", "Keondra", MINISTRY, bp=6, attributes=(0, 2, 1), disciplines=(OBFUSCATE, PRESENCE, PROTEAN),
            abilities=(attacker_has(each(1, your_face_down_cards & with_tokens(2, PRESTIGE)), DAMAGE),)),

    vampire("hah-ceraph", "Ceraph", MINISTRY, bp=5, attributes=(1, 1, 1), disciplines=(PRESENCE, PROTEAN),
            abilities=(have(this_character, each(1, your_coterie & has(PRESENCE)), INFLUENCE),)),

    vampire("hah-matthew", "Matthew", MINISTRY, bp=5, attributes=(2, 1, 0), disciplines=(OBFUSCATE, PROTEAN),
            abilities=(when(first_each_turn(you_resolve(a_conspiracy)),
                            provided(you_alone_contributed, gain(2, PRESTIGE), gain(1, PRESTIGE))),)),

    vampire("hah-raul-fontes", "Raúl Fontes", MINISTRY, bp=5, attributes=(1, 1, 1), disciplines=(PRESENCE, PROTEAN),
            abilities=(attacker_has(each(1, tokens_on(defending_party, NO_INFLUENCE)), DAMAGE),)),

    vampire("hah-gisele", "Gisele", MINISTRY, bp=4, attributes=(1, 0, 1), disciplines=(PRESENCE, PRESENCE),
            keywords=(GUARD,),
            abilities=(when(blocks(this_character), put(NO_INFLUENCE, THE_ATTACKER)),)),

    vampire("hah-jimmy", "Jimmy", MINISTRY, bp=4, attributes=(0, 1, 1), disciplines=(OBFUSCATE, PRESENCE),
            abilities=(activated(
                exhaust_this, target_player(choose(your_face_down_cards, put_tokens(1, PRESTIGE, THAT, THAT_PLAYER))),
                only_if=in_the_streets(THIS)),)),

    vampire("hah-ociel-gonzalez", "Ociel Gonzalez", MINISTRY, bp=4, attributes=(1, 1, 0),
            disciplines=(PRESENCE, PRESENCE),
            abilities=(have(this_character, title_influence_of(THIS), INFLUENCE),)),

    vampire("hah-hakim-owusu", "Hakim Owusu", MINISTRY, bp=3, attributes=(0, 2, 0), disciplines=(PRESENCE,),
            abilities=(have(this_character, each(1, your_ongoing_schemes), INFLUENCE),)),

    vampire("hah-iara", "Iara", MINISTRY, bp=3, attributes=(0, 0, 2), disciplines=(OBFUSCATE,),
            abilities=(have(your_face_down_cards, 1, BEYOND_FOES),)),
)
