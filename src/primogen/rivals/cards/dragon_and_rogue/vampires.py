"""Dragon & Rogue: vampires of the Ravnos and the Tzimisce."""

from primogen.rivals.language.vocabulary import *

with_blood_or_prestige = with_tokens(1, BLOOD) | with_tokens(1, PRESTIGE)
citizens_and_vagrants = city_cards_in_the_streets & with_either_word(CITIZEN, VAGRANT)
to_one_of_yours = choose(characters_you_control, attach(THE_RETAINER, to=THAT))
without_face_down_cards = ~bears_at_least(1, face_down)
ongoing_or_face_down = your_ongoing_cards | (cards_you_control & face_down)

# fmt: off
RAVNOS_CARDS = (
    vampire("dar-chance", "Chance", RAVNOS, bp=3, attributes=(0, 1, 1), disciplines=(OBFUSCATE,),
            abilities=(activated(out_of(1, your_coterie & readied & has(INFLUENCE), put(NO_INFLUENCE, THAT),
                                        exhaust(THAT)),
                                 choose(your_face_down_cards, put_prestige(1, THAT))),)),

    vampire("dar-haya", "Haya", RAVNOS, bp=3, attributes=(1, 1, 0), disciplines=(PRESENCE,),
            abilities=(party_has(attackers_in_this_party, each(1, this_party & of_clan(RAVNOS)), DAMAGE,
                                 card_is(THE_TARGET, of_kind(MORTAL))),)),

    vampire("dar-jack", "Jack", RAVNOS, bp=2, attributes=(1, 0, 0), disciplines=(ANIMALISM,),
            abilities=(activated(exhaust_this,
                                 reveal_top(choose(those_revealed, in_order(
                                     discard(THAT), each_of(those_revealed, draw_it(THAT)))), 2),
                                 only_if=in_the_streets(THIS)),)),

    vampire("dar-kwaku", "Kwaku", RAVNOS, bp=3, attributes=(0, 2, 0), disciplines=(OBFUSCATE,),
            abilities=(have(this_party, 1, SECRECY, at_least(2, citizens_and_vagrants) & in_the_streets(THIS)),)),

    vampire("dar-mahendra-chanda", "Mahendra Chanda", RAVNOS, bp=4, attributes=(1, 0, 1),
            disciplines=(ANIMALISM, PRESENCE), keywords=(GUARD,),
            abilities=(when(loses_blood_to_damage(this_character),
                            repeat(x, may_choose(ongoing_or_face_down,
                                                 put_that_blood_on_either_side(origin=THIS, to=THAT))),
                            is_blocker(THIS)),)),

    vampire("dar-maya", "Maya", RAVNOS, bp=4, attributes=(0, 1, 1), disciplines=(OBFUSCATE, PRESENCE),
            abilities=(activated(exhaust_this, one_of(
                provided(none_of(attached_to(this_character) & of_kind(HAVEN_CARD)),
                         take_from_collection(HAVEN_CARD, bear_haven(THAT, host=THIS))),
                choose(THE_FIRST_CARD, attached_to(this_character) & of_kind(HAVEN_CARD),
                       choose(your_havens & ~is_card(THE_FIRST_CARD), swap_havens(THE_FIRST_CARD, THAT))))),)),

    vampire("dar-mircea", "Mircea", RAVNOS, bp=2, attributes=(0, 0, 1), disciplines=(PRESENCE,),
            abilities=(when(first_each_turn(you_recruit_below_leader()), gain(1, UNHOSTED_GAINED)),)),

    vampire("dar-shweta", "Shweta", RAVNOS, bp=3, attributes=(2, 0, 0), disciplines=(ANIMALISM,),
            abilities=(when(attack_ends(by=this_character),
                            steal_onto_one_of(1, DEFENDING_PLAYER, cards_you_control & ~of_kind(HAVEN_CARD)),
                            attack_dealt(1) & target_was_at_home, form=SOLO_ATTACKER_FORM),)),

    vampire("dar-stefan-cel-tradat", "Stefan Cel Tradat", RAVNOS, bp=4, attributes=(0, 0, 2),
            disciplines=(ANIMALISM, OBFUSCATE),
            abilities=(when(exhausts(this_character),
                            may(choose(THE_FIRST_CARD, cards_you_control & with_blood_or_prestige,
                                       choose(cards_you_control & ~is_card(THE_FIRST_CARD),
                                              move_blood_or_prestige(1, origin=THE_FIRST_CARD, to=THAT))))),)),
)

TZIMISCE_CARDS = (
    vampire("dar-angela", "Angela", TZIMISCE, bp=6, attributes=(2, 0, 1), disciplines=(ANIMALISM, DOMINATE, PROTEAN),
            keywords=(POSSESSIVE,),
            abilities=(when(first_each_turn(you_attach(), turns=ANY_SEAT), draw(1)),)),

    vampire("dar-matthias", "Matthias", TZIMISCE, bp=4, attributes=(1, 0, 1), disciplines=(ANIMALISM, DOMINATE),
            keywords=(POSSESSIVE,),
            abilities=(have(this_character, 1, ATTACHMENTS),
                       when(first_each_turn(you_burn(origin=this_character)), draw(1)))),

    vampire("dar-nikolae", "Nikolae", TZIMISCE, bp=5, attributes=(1, 1, 1), disciplines=(DOMINATE, PROTEAN),
            keywords=(POSSESSIVE,),
            abilities=(when(is_defeated(the_target, by=this_character, during=IN_AN_ATTACK),
                            choose(retainers_in_defending_party, attach(THAT, to=THIS, heard=SILENT)),
                            form=ATTACKER_FORM),)),

    vampire("dar-radu", "Radu", TZIMISCE, bp=4, attributes=(1, 1, 0), disciplines=(ANIMALISM, PROTEAN),
            keywords=(POSSESSIVE,),
            abilities=(activated(exhaust_this, reveal_top(called(THE_CARD, one_of(
                draw_it(THE_CARD),
                choose(characters_you_control & without_face_down_cards, attach_face_down(THE_CARD, to=THAT)))))),)),

    vampire("dar-simona", "Simona", TZIMISCE, bp=5, attributes=(0, 2, 1), disciplines=(DOMINATE, PROTEAN),
            keywords=(POSSESSIVE,),
            abilities=(activated(out_of(1, attached_to(this_character) & face_down, detach_it(THAT)),
                                 one_of(mend(2, THIS), gain(1, PRESTIGE))),)),

    vampire("dar-the-ghoul-keeper", "The Ghoul Keeper", TZIMISCE, bp=3, attributes=(1, 0, 1), disciplines=(PROTEAN,),
            abilities=(when(exhausts(this_character),
                            may(one_of(target(characters_you_control & being(GHOULISH), mend(1, THAT)),
                                       choose(burned_city_cards & of_kind(MORTAL), return_to_streets(THAT))))),)),

    vampire("dar-valeria", "Valeria", TZIMISCE, bp=4, attributes=(0, 2, 0), disciplines=(DOMINATE, PROTEAN),
            abilities=(when(is_defeated(this_character),
                            steal(each(1, attached_to(this_character)), PRESTIGE, ATTACKING_PLAYER)),)),

    vampire("dar-vladislav", "Vladislav", TZIMISCE, bp=5, attributes=(2, 1, 0), disciplines=(ANIMALISM, DOMINATE),
            keywords=(POSSESSIVE,),
            abilities=(activated(exhaust_this, choose(
                THE_CARD, your_attachments & ~with_word(TITLE),
                choose(any_card_in_play, attach(THE_CARD, to=THAT, heard=SILENT)))),)),

    vampire("dar-zoya", "Zoya", TZIMISCE, bp=3, attributes=(0, 0, 2), disciplines=(ANIMALISM,),
            abilities=(when(attack_ends(), may(choose(THE_RETAINER, citizens_and_vagrants, to_one_of_yours)),
                            is_blocker(THIS)),)),
)

VAMPIRE_CARDS = RAVNOS_CARDS + TZIMISCE_CARDS
