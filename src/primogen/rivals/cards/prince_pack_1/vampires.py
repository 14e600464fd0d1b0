"""Prince Pack 1: vampires."""

from primogen.rivals.language.vocabulary import *

its_alchemies = attached_to(this_character) & with_word(ALCHEMY)
with_your_blood = with_tokens(1, BLOOD, OF_YOUR_COLOUR)
either_party = attacking_party | defending_party
discard_two_then_draw = in_order(at_random(2, library_cards_in_your_hand, discard(THAT)), may(draw(2)))
your_other_face_down_cards = your_face_down_cards & ~is_card(THAT)
schemes_and_titles = library_cards_in_your_hand & with_either_word(SCHEME, TITLE)
becomes_wounded = card_is(THE_TARGET, wounded) & ~target_was_wounded

# fmt: off
VAMPIRE_CARDS = (
    vampire("pp1-abraham", "Abraham", THIN_BLOOD, bp=4, attributes=(0, 1, 1), disciplines=(AUSPEX, THIN_BLOOD_ALCHEMY),
            abilities=(when(you_attach(an_alchemy, to=your_coterie), mend(1, THE_OTHER)),
                       when(is_defeated(this_character), each_of(its_alchemies, return_to_hand(THAT))))),

    vampire("pp1-ainsley-kalb", "Ainsley Kalb", MALKAVIAN, bp=7, attributes=(1, 2, 1),
            disciplines=(ANIMALISM, AUSPEX, DOMINATE),
            abilities=(when(first_each_turn(exhausts(this_character)), each_player(EACH_PLAYER, by_player(
                           THAT_PLAYER, may_pay(agenda_points(1), ready(THIS))))),
                       activated(spend_action(this_character),
                                 each_player(EACH_PLAYER, by_player(THAT_PLAYER, discard_two_then_draw))))),

    vampire("pp1-alyssa-nicole", "Alyssa Nicole", GANGREL, bp=7, attributes=(1, 2, 1),
            disciplines=(ANIMALISM, AUSPEX, FORTITUDE),
            abilities=(party_has(this_party, 1, ATTACKS_BESIDE_EXHAUSTED),
                       activated(out_of(1, this_party, exhaust(THAT)),
                                 in_order(choose(this_party & ~is_card(THIS), ready(THAT)))))),

    vampire("pp1-andy-simonelli", "Andy Simonelli", THIN_BLOOD, bp=2, attributes=(1, 0, 0),
            disciplines=(THIN_BLOOD_ALCHEMY,), keywords=(GUARD,),
            abilities=(when(blocks(this_character), may_pay(
                x_prestige_for(either_party), target_number(x, either_party, return_to_haven(THAT)))),)),

    vampire("pp1-branden-james", "Branden James", LASOMBRA, bp=7, attributes=(1, 2, 1),
            disciplines=(DOMINATE, OBLIVION, PRESENCE),
            abilities=(when(attack_ends(by=this_character),
                            may_choose(schemes_and_titles, play_at_no_action_cost(THAT, by=THIS)),
                            target_defeated & card_is(THE_TARGET, a_character), form=ATTACKER_FORM),
                       activated(agenda_points(1), in_order(ready(THIS), plus(2, INFLUENCE, THIS, THIS_TURN))))),

    vampire("pp1-chris-bargeron", "Chris Bargeron", RAVNOS, bp=3, attributes=(0, 1, 1), disciplines=(PRESENCE,),
            abilities=(have(this_character, each(2, your_havens & ~is_card(YOUR_HAVEN)), INFLUENCE),
                       when(scheme_fails(YOUR_SEAT),
                            target(any_character & with_tokens(1, NO_INFLUENCE), put(FEAR, THAT))))),

    vampire("pp1-daniel-trujillo", "Daniel Trujillo", MALKAVIAN, bp=3, attributes=(0, 2, 0), disciplines=(DOMINATE,),
            abilities=(when(each_players_first(you_defeat(foes_coteries & being(VAMPIRE))),
                            gain(1, AGENDA, THE_OTHERS_PLAYER)),)),

    vampire("pp1-david-garcia", "David Garcia", MALKAVIAN, bp=5, attributes=(1, 1, 1),
            disciplines=(DOMINATE, OBFUSCATE),
            abilities=(when(first_each_turn(places(whose=YOUR_SEAT), turns=ANY_SEAT),
                            up_to(2, your_other_face_down_cards, put_prestige(1, THAT)), ~during_attack),)),

    vampire("pp1-doug-st-john", "Doug St. John", MINISTRY, bp=4, attributes=(1, 0, 1),
            disciplines=(OBFUSCATE, OBFUSCATE), keywords=(GUARD,),
            abilities=(activated(off_up_to(2, ANY_TOKEN, your_face_down_cards), plus(x, SHIELD)),)),

    vampire("pp1-drakh", "Drakh", BANU_HAQIM, bp=7, attributes=(1, 1, 2),
            disciplines=(AUSPEX, BLOOD_SORCERY, CELERITY), keywords=(DIABLERIST,),
            abilities=(attacker(off_up_to(3, BLOOD, foes_characters & with_your_blood, OF_YOUR_COLOUR),
                                deals_plus(x)),)),

    vampire("pp1-emile-rene", "Emile René", TREMERE, bp=7, attributes=(1, 2, 1),
            disciplines=(AUSPEX, BLOOD_SORCERY, OBFUSCATE),
            abilities=(activated(blood(1), target(any_character, called(THE_CHARACTER, choose(
                your_ongoing_cards, move_tokens(1, BLOOD, origin=THE_CHARACTER, to=THAT))))),)),

    vampire("pp1-james-chung", "James Chung", BRUJAH, bp=4, attributes=(1, 0, 1), disciplines=(CELERITY, PRESENCE),
            abilities=(when(attacks(this_character), may_choose(your_hand & an_attack_card(*ATTACK_TYPES),
                                                                play_for_damage(THAT)), form=ATTACKER_FORM),)),

    vampire("pp1-john-urbanek", "John Urbanek", HECATA, bp=4, attributes=(1, 1, 0), disciplines=(AUSPEX, OBLIVION),
            keywords=(POSSESSIVE,), abilities=(when(you_recruit(this_character), may(create_wraith(THIS))),)),

    vampire("pp1-ken-michael-otto", "Ken Michael-Otto", VENTRUE, bp=7, attributes=(1, 2, 1),
            disciplines=(OBFUSCATE, PRESENCE, PRESENCE),
            abilities=(activated(blood(1), choose(your_hand & of_kind(MODIFIER),
                                                  reveal_to_become_ghoul(THAT, blood=1))),)),

    vampire("pp1-krisken-monroe", "Krisken Monroe", NOSFERATU, bp=7, attributes=(1, 1, 2),
            disciplines=(ANIMALISM, FORTITUDE, OBFUSCATE),
            abilities=(have(this_character, 1, MENDS_MORE),
                       relentless(blood(1), provided(is_among(THIS, characters_in_your_haven), in_order(
                           plus(1, GUARD, THIS, THIS_TURN), plus(1, BLOCKS_EXHAUSTED, THIS, THIS_TURN)))))),

    vampire("pp1-leon-alqatil", "Leon Alqatil", MINISTRY, bp=5, attributes=(2, 1, 0), disciplines=(PRESENCE, PROTEAN),
            abilities=(attacker(blood(1) & discard_a_card,
                                provided(no_attack_card_played, plus(1, AGGRAVATED, THE_ATTACKER))),)),

    vampire("pp1-marcel-kraatz", "Marcel Kraatz", LASOMBRA, bp=6, attributes=(0, 1, 2),
            disciplines=(DOMINATE, DOMINATE, OBLIVION),
            abilities=(have(this_character, 3, INFLUENCE, card_is(THIS, with_tokens(1, AGENDA))),
                       activated(prestige(1), target(any_character, in_order(
                           put_tokens(1, AGENDA, THAT),
                           provided(card_is(THAT, of_your_rival), lose(1, PRESTIGE, YOU))))))),

    vampire("pp1-murchaidh", "Murchaidh", TOREADOR, bp=7, attributes=(2, 1, 1),
            disciplines=(AUSPEX, PRESENCE, PRESENCE),
            abilities=(when(attacks(this_character), reveal_top(
                provided(card_is(THAT, an_attack_card(*ATTACK_TYPES)), negate_reaction, deals_plus(1)),
                who=DEFENDING_PLAYER), form=ATTACKER_FORM),)),

    vampire("pp1-odellas-caine", "Odellas Caine", BANU_HAQIM, bp=6, attributes=(0, 2, 1),
            disciplines=(BLOOD_SORCERY, CELERITY, OBFUSCATE),
            abilities=(have(this_character, 1, BORROWS_HAVENS),
                       activated(discard_a_card, target(any_character, swap_blood(1, THAT))))),

    vampire("pp1-robert-bruce", "Robert Bruce", SALUBRI, bp=7, attributes=(2, 0, 2),
            disciplines=(AUSPEX, DOMINATE, FORTITUDE), keywords=(SOLITARY,),
            abilities=(have(any_character & with_your_blood, 1, SHIELD,
                            is_the_only(THIS, your_coterie) & is_among(THE_ATTACKER, foes_characters)),
                       relentless(blood(1), target(defending_party, swap_blood(1, THAT))))),

    vampire("pp1-savage", "Savage", BRUJAH, bp=7, attributes=(2, 1, 1), disciplines=(CELERITY, POTENCE, PROTEAN),
            abilities=(when(attack_ends(by=this_character), in_order(exhaust(THE_TARGET), put(FEAR, THE_TARGET)),
                            becomes_wounded, form=ATTACKER_FORM),
                       attacker_has(1, DAMAGE, at_least(3, defending_party)))),

    vampire("pp1-sirilla-rosselini", "Sirilla Rosselini", HECATA, bp=7, attributes=(2, 1, 1),
            disciplines=(BLOOD_SORCERY, FORTITUDE, OBLIVION),
            abilities=(when(first_each_turn(plays(a_ritual, by=this_character), turns=ANY_SEAT), in_order(
                ready(THIS),
                may_target(characters_you_control, one_of(put_tokens(1, BLOOD, THAT), lose_blood(1, THAT))))),)),
)
