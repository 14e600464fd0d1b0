"""Prince Pack 2: vampires."""

from primogen.rivals.language.vocabulary import *

this_is_your_only_vampire = is_the_only(THIS, characters_you_control & being(VAMPIRE))
its_fortitude = each(1, icons_of(FORTITUDE, this_character))
hidden_on_this = attached_to(this_character) & face_down

# fmt: off
VAMPIRE_CARDS = (
    vampire("pp2-anna-marie", "Anna Marie", VENTRUE, bp=4, attributes=(0, 2, 0), disciplines=(FORTITUDE, PRESENCE),
            abilities=(when(you_attach(a_title, to=this_character), in_order(
                draw(1), target(any_character & a_leader, called(THE_BEARER, take_from_collection(
                    HAVEN_CARD, bear_haven(THAT, host=THE_BEARER)))))),)),

    vampire("pp2-b-thorn", "B. Thorn", TOREADOR, bp=5, attributes=(1, 2, 0), disciplines=(AUSPEX, PRESENCE),
            abilities=(have(this_character, each(1, events_in_the_streets), INFLUENCE),
                       when(first_each_turn(scheme_succeeds(YOUR_SEAT), turns=ANY_SEAT), look_through(
                           set_aside_events, choose(set_aside_events, put_event_into_play(THAT)))))),

    vampire("pp2-brother-jason", "Brother Jason", TZIMISCE, bp=5, attributes=(0, 2, 1), disciplines=(DOMINATE, PROTEAN),
            abilities=(relentless(out_of(1, your_coterie, lose_blood(1, THAT)), in_order(may_choose(
                characters_you_control, in_order(lose_blood(1, THAT), if_defeated_this_turn(
                    THAT, may_target(any_character, ready(THAT))))))),)),

    vampire("pp2-coyote", "Coyote", RAVNOS, bp=5, attributes=(1, 1, 1), disciplines=(OBFUSCATE, PRESENCE),
            abilities=(when(first_each_turn(token_placed(any_character, during=IN_AN_ACTION_PHASE), turns=ANY_SEAT),
                            may_target(any_character & ~is_card(THAT), put_same_token(THAT))),)),

    vampire("pp2-david-riffle", "David Riffle", MINISTRY, bp=5, attributes=(1, 0, 2),
            disciplines=(OBFUSCATE, OBFUSCATE),
            abilities=(activated(exert(stat_of(BLOOD_POTENCY, THAT)),
                                 target(any_character & with_tokens(1, NO_INFLUENCE), put(FEAR, THAT))),
                       activated(exhaust_this, plus(each(1, agenda_of(YOU), every=2), INFLUENCE, THIS, THIS_TURN)))),

    vampire("pp2-edward-kim", "Edward Kim", BANU_HAQIM, bp=6, attributes=(0, 2, 1),
            disciplines=(BLOOD_SORCERY, CELERITY, OBFUSCATE), keywords=(SOLITARY,),
            abilities=(costs_less(1, ACTIONS_GAINED, TO_PERFORM, condition=this_is_your_only_vampire),
                       when(plays(a_ritual, by=this_character),
                            may(put_tokens(each(1, your_traditions), BLOOD, THAT))))),

    vampire("pp2-fletcher", "Fletcher", HECATA, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, OBLIVION),
            abilities=(when(torpor_step(YOUR_SEAT), target_player_with(9, steal(1, AGENDA, THAT_PLAYER)),
                            form=TORPOR_FORM),)),

    vampire("pp2-leah-brimstone", "Leah Brimstone", TREMERE, bp=6, attributes=(0, 1, 2),
            disciplines=(BLOOD_SORCERY, DOMINATE, DOMINATE), keywords=(DIABLERIST,),
            abilities=(attacker(blood(1), choose(any_card_in_play & with_tokens(1, BLOOD),
                                                 move_tokens(1, BLOOD, origin=THE_TARGET, to=THAT))),)),

    vampire("pp2-lunr", "LunR", LASOMBRA, bp=6, attributes=(1, 2, 0), disciplines=(DOMINATE, OBLIVION, POTENCE),
            abilities=(when(makes_attack(this_party), each_of(this_party, put_tokens(1, AGENDA, THAT)),
                            form=PARTY_FORM),
                       relentless(x_from_this_character(AGENDA),
                                  target(attackers, deal(x, THAT, quality=SUPERFICIAL_AGGRAVATED))))),

    vampire("pp2-mister-f", "Mister F", TZIMISCE, bp=6, attributes=(1, 0, 2),
            disciplines=(ANIMALISM, DOMINATE, PROTEAN),
            abilities=(at_end_of_your_turn(may_choose(your_hand, attach_face_down(THAT, to=THIS))),
                       activated(out_of(2, hidden_on_this, detach_it(THAT)),
                                 target_foe(steal(1, PRESTIGE, THAT_PLAYER))))),

    vampire("pp2-nagol", "Nagol", TZIMISCE, bp=7, attributes=(2, 0, 2), disciplines=(DOMINATE, FORTITUDE, PROTEAN),
            keywords=(SOLITARY,),
            abilities=(have(this_character, 1, SHIELD, at_least(1, attached_to(this_character))),
                       have(this_character, 1, FORTITUDE, at_least(1, attached_to(this_character))),
                       activated(out_of(1, attached_to(this_character), detach_it(THAT)),
                                 target(any_character, provided(
                                     this_is_your_only_vampire, deal(sum_of(its_fortitude, 1), THAT, of=PHYSICAL),
                                     deal(its_fortitude, THAT, of=PHYSICAL)))))),

    vampire("pp2-yacine-kout", "Yacine Kout", NOSFERATU, bp=5, attributes=(2, 1, 0), disciplines=(OBFUSCATE, POTENCE),
            abilities=(players_have(1, DISCARDS_BY_LOT),
                       when(discards(any_card & a_library_card & may_lie_on(THIS)), may(attach(THAT, to=THIS))))),
)
