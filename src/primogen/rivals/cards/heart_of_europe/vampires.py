"""Heart of Europe: vampires."""

from primogen.rivals.language.vocabulary import *

as_it_attacks = attacks(this_character)
hurts_the_target = is_damaged(the_target, by=this_character, of=ATTACK_DAMAGE)
for_this_character = card_is(THE_OTHER, is_card(THIS))

# fmt: off
VAMPIRE_CARDS = (
    vampire("hoe-aleister", "Aleister", TREMERE, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, BLOOD_SORCERY),
            abilities=(attacker(out_of(2, your_hand, discard(THAT)),
                                in_order(deals_plus(4), plus(1, SUPERFICIAL, THE_ATTACKER))),)),

    vampire("hoe-anjali-the-samedi", "Anjali the Samedi", HECATA, bp=3, attributes=(0, 2, 0), disciplines=(AUSPEX,),
            abilities=(when(torpor_step(YOUR_SEAT),
                            target_player(choose(their_coterie & with_attachments_at_most(2), in_order(
                                attach_face_down(TOP_OF_THEIR_LIBRARY, to=THAT),
                                provided(exactly(1, attached_to(that_one)), draw(1))))),
                            form=TORPOR_FORM),)),

    vampire("hoe-borek-wagner", "Borek Wagner", VENTRUE, bp=6, attributes=(2, 0, 1),
            disciplines=(DOMINATE, FORTITUDE, PRESENCE),
            abilities=(at_start_of_your_turn(take_from_collection(HAVEN_CARD, bear_haven(THAT, host=THIS), shown=2),
                                             your_first_turn),
                       have(this_character, 1, KEEPS_HAVENS))),

    vampire("hoe-camila", "Camila", LASOMBRA, bp=3, attributes=(1, 0, 1), disciplines=(OBLIVION,),
            abilities=(when(as_it_attacks, put(NO_INFLUENCE, THE_TARGET), form=ATTACKER_FORM),)),

    vampire("hoe-dien", "Dien", GANGREL, bp=6, attributes=(2, 1, 0), disciplines=(ANIMALISM, FORTITUDE, PROTEAN),
            abilities=(solo_attacker_has(1, SECOND_ATTACK_CARD),)),

    vampire("hoe-ekene", "Ekene", GANGREL, bp=3, attributes=(1, 1, 0), disciplines=(PROTEAN,),
            abilities=(solo_attacker_has(1, TYPE_AT_REVEAL),)),

    vampire("hoe-em", "Em", VENTRUE, bp=4, attributes=(0, 1, 1), disciplines=(FORTITUDE, PRESENCE),
            abilities=(at_start_of_your_turn(
                in_order(gain(1, PRESTIGE), provided(at_least(3, your_havens), gain(1, AGENDA))),
                at_least(2, your_havens)),)),

    vampire("hoe-emil-hruza", "Emil Hruza", TOREADOR, bp=7, attributes=(0, 2, 2),
            disciplines=(CELERITY, DOMINATE, PRESENCE),
            abilities=(players_have(1, IGNORES_EVENTS, YOUR_SEAT),
                       when(is_defeated(any_character, by=this_character) | defeats_mortal(this_character),
                            may_choose(burned_city_cards & of_kind(EVENT), shuffle_back_for_the_last_time(THAT))))),

    vampire("hoe-jan-zoubek", "Jan Zoubek", THIN_BLOOD, bp=2, attributes=(1, 0, 0), disciplines=(THIN_BLOOD_ALCHEMY,),
            abilities=(have(your_coterie & (has_exactly(BLOOD_POTENCY, 1) | has_exactly(BLOOD_POTENCY, 2)), 1,
                            FIRST_FALL_UNPAID),)),

    vampire("hoe-kiril", "Kiril", BRUJAH, bp=6, attributes=(2, 0, 1), disciplines=(CELERITY, POTENCE, PRESENCE),
            abilities=(when(as_it_attacks, plus(3, INFLUENCE, THIS, THIS_TURN), form=ATTACKER_FORM),)),

    vampire("hoe-maia", "Maia", TOREADOR, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, PRESENCE),
            abilities=(attacker_has(each(1, events_in_the_streets), DAMAGE),)),

    vampire("hoe-monika", "Monika", THIN_BLOOD, bp=3, attributes=(0, 0, 2), disciplines=(THIN_BLOOD_ALCHEMY,),
            abilities=(activated(out_of(1, this_party, exhaust(THAT)),
                                 target(characters_in_the_streets & ~with_tokens(1, MINUS_BP),
                                        put(MINUS_BP, THAT))),)),

    vampire("hoe-omnis", "Omnis", NOSFERATU, bp=4, attributes=(0, 1, 1), disciplines=(OBFUSCATE, POTENCE),
            abilities=(when(you_resolve(a_trap & with_tokens(2, PRESTIGE)), return_to_hand(THAT)),)),

    vampire("hoe-perseus", "Perseus", MALKAVIAN, bp=5, attributes=(2, 1, 0), disciplines=(AUSPEX, OBFUSCATE),
            abilities=(when(hurts_the_target,
                            by_player(DEFENDING_PLAYER, choose_number(each(1, your_hand, every=4), your_hand,
                                                                discard(THAT))),
                            form=ATTACKER_FORM),)),

    vampire("hoe-rene-koba", "René Koba", MALKAVIAN, bp=2, attributes=(0, 1, 0), disciplines=(AUSPEX,),
            abilities=(when(places(whose=YOUR_SEAT), choose(your_coterie, mend(1, THAT)), ~during_attack),)),

    vampire("hoe-roman-monstrum", "Roman Monstrum", HECATA, bp=5, attributes=(1, 1, 1),
            disciplines=(AUSPEX, OBLIVION), keywords=(REACH,),
            abilities=(activated(out_of(1, attached_to(that_one) & a_curse, detach_it(THAT)),
                                 target(any_character, one_of(put(FEAR, THAT), lose_blood(1, THAT)))),)),

    vampire("hoe-sarka", "Sarka", BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(CELERITY, CELERITY),
            keywords=(GUARD,),
            abilities=(when(blocks(this_party), steal_blood(1, thief=THAT, victim=THE_ATTACKER), form=PARTY_FORM),)),

    vampire("hoe-sebastian", "Sebastian", LASOMBRA, bp=7, attributes=(1, 1, 2),
            disciplines=(OBLIVION, OBLIVION, PRESENCE),
            abilities=(costs_nothing(INFLUENCE_GAINED, TO_TAKE_A_TITLE, a_title, for_this_character),
                       when(you_attach(a_title & a_library_card, to=this_character), ready(THIS)))),

    vampire("hoe-thora", "Thora", NOSFERATU, bp=5, attributes=(2, 1, 0), disciplines=(ANIMALISM, OBFUSCATE),
            abilities=(when(first_each_turn(places(any_card & with_either_word(CONSPIRACY, TRAP), whose=YOUR_SEAT)),
                            gain(1, ACTIONS_GAINED)),)),

    vampire("hoe-zuzana", "Zuzana", TREMERE, bp=4, attributes=(1, 0, 1), disciplines=(BLOOD_SORCERY, DOMINATE),
            keywords=(GUARD,),
            abilities=(when(blocks(this_character), swap_blood(1, THE_ATTACKER)),)),
)
