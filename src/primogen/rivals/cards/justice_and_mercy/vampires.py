"""Justice & Mercy: vampires of the Banu Haqim and the Salubri."""

from primogen.rivals.language.vocabulary import *

anybody = any_character | characters_in_any_torpor
characters_not_yours = cards_not_yours & a_character
reactions = of_kind(REACTION) | of_kind(ATTACK_OR_REACTION)
this_is_all_you_control = exactly(1, characters_you_control)
marked_blood = tokens_on(THE_TARGET, BLOOD, OF_YOUR_COLOUR)
blooded_ongoing_cards = your_table & with_word(ONGOING) & with_tokens(1, BLOOD)
lost_by_them = it_befell(you_shed(origin=the_character))
those_who_left = (your_burned_characters | characters_in_torpor) & that_has_shed(you_shed())

# fmt: off
BANU_HAQIM_CARDS = (
    vampire("jam-alraaz-tahir", "Alraaz Tahir", BANU_HAQIM, bp=6, attributes=(2, 0, 1),
            disciplines=(BLOOD_SORCERY, CELERITY, OBFUSCATE), keywords=(DIABLERIST,),
            abilities=(when(attack_ends(by=attackers_in_this_party), swap_blood(1, THE_OTHER),
                            card_is(THE_OTHER, a_character) & ~happened(you_defeat(the_other)), form=PARTY_FORM),)),

    vampire("jam-naomi", "Naomi", BANU_HAQIM, bp=5, attributes=(2, 1, 0), disciplines=(BLOOD_SORCERY, BLOOD_SORCERY),
            keywords=(DIABLERIST,),
            abilities=(attacker_has(each(1, different_names(your_ongoing_traditions)), DAMAGE),)),

    vampire("jam-pavel-horak", "Pavel Horak", BANU_HAQIM, bp=5, attributes=(1, 1, 1),
            disciplines=(BLOOD_SORCERY, CELERITY), keywords=(DIABLERIST,),
            abilities=(attacker_has(each(1, marked_blood), DAMAGE), attacker_has(1, NOT_AGGRAVATED))),

    vampire("jam-sama-radi", "Sama Radi", BANU_HAQIM, bp=5, attributes=(1, 0, 2),
            disciplines=(BLOOD_SORCERY, OBFUSCATE), keywords=(DIABLERIST,),
            abilities=(attacker_has(1, CANNOT_BE_BLOCKED, card_is(THE_TARGET, afflicted)),)),

    vampire("jam-szymon-nowak", "Szymon Nowak", BANU_HAQIM, bp=4, attributes=(1, 1, 0),
            disciplines=(BLOOD_SORCERY, CELERITY),
            abilities=(when(you_play(a_tradition), draw(1)),)),

    vampire("jam-todd", "Todd", BANU_HAQIM, bp=4, attributes=(2, 0, 0), disciplines=(BLOOD_SORCERY, CELERITY),
            keywords=(DIABLERIST,),
            abilities=(when(suffers_diablerie(ANY_SEAT),
                            may(each_of(blooded_ongoing_cards, put_tokens(1, BLOOD, THAT)))),)),

    vampire("jam-minnie", "Minnie", BANU_HAQIM, bp=4, attributes=(0, 2, 0), disciplines=(BLOOD_SORCERY, OBFUSCATE),
            abilities=(when(mends_by_discarding(RIVALS_SEAT), replace_mended(THAT)),)),

    vampire("jam-alhaml-alqurbaniu", "Alhaml Alqurbaniu", BANU_HAQIM, bp=3, attributes=(1, 1, 0),
            disciplines=(OBFUSCATE,),
            abilities=(instead(would_be_defeated(your_coterie & ~is_card(THIS)),
                               in_order(burn(THIS), put_tokens(1, BLOOD, THAT), prevent(1))),)),

    vampire("jam-javier", "Javier", BANU_HAQIM, bp=3, attributes=(0, 0, 2), disciplines=(BLOOD_SORCERY,),
            abilities=(when(you_play(a_ritual), choose(your_coterie, mend(1, THAT))),)),
)

SALUBRI_CARDS = (
    vampire("jam-noelle", "Noelle", SALUBRI, bp=4, attributes=(1, 1, 0), disciplines=(AUSPEX, DOMINATE),
            keywords=(SOLITARY,),
            abilities=(when(you_recruit(this_character), choose(THE_CHARACTER, those_who_left, in_order(
                up_to_any_number(your_discard_pile & lost_by_them, attach(THAT, to=THIS)),
                up_to_any_number((your_burned_cards | burned_city_cards) & lost_by_them, attach(THAT, to=THIS)),
                up_to_any_number(attached_to(the_character), attach(THAT, to=THIS))))),)),

    vampire("jam-chiara", "Chiara", SALUBRI, bp=7, attributes=(1, 1, 2), disciplines=(AUSPEX, DOMINATE, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(when(plays(any_card & of_kind(ACTION), by=this_character), draw(1)),
                       when(places(any_card & of_kind(ACTION), by=this_character), draw(1)))),

    vampire("jam-alzbeta", "Alzbeta", SALUBRI, bp=6, attributes=(1, 1, 1), disciplines=(AUSPEX, AUSPEX, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(at_start_of_your_turn(gain(1, PRESTIGE),
                                             this_is_all_you_control & card_is(THIS, at_maximum_blood)),
                       when(reacts(by=this_character), plus(1, SHIELD, THE_TARGET)))),

    vampire("jam-anita", "Anita", SALUBRI, bp=6, attributes=(2, 1, 0), disciplines=(DOMINATE, FORTITUDE, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(when(exhausts(this_character), may_target(anybody, mend(1, THAT)), your_turn),)),

    vampire("jam-baptiste", "Baptiste", SALUBRI, bp=5, attributes=(0, 2, 1), disciplines=(FORTITUDE, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(activated(exhaust_this, target(anybody, in_order(
                mend(2, THAT), provided(is_among(THAT, characters_not_yours), draw(1))))),)),

    vampire("jam-illona", "Illona", SALUBRI, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(activated(out_of(1, your_discard_pile & reactions, shuffle_back(THAT)),
                                 plus(1, SHIELD, THIS, THIS_TURN)),)),

    vampire("jam-mareike", "Mareike", SALUBRI, bp=4, attributes=(0, 0, 2), disciplines=(AUSPEX, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(when(reacts(by=this_character), gain(1, PRESTIGE)),)),

    vampire("jam-kashi", "Kashi", SALUBRI, bp=5, attributes=(2, 0, 1), disciplines=(DOMINATE, DOMINATE),
            keywords=(SOLITARY,),
            abilities=(when(exhausts(this_character),
                            may_target(any_character & afflicted, remove_affliction(THAT))),)),

    vampire("jam-amara", "Amara", SALUBRI, bp=4, attributes=(0, 1, 1), disciplines=(AUSPEX, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(when(you_mend(), called(THE_CHARACTER, may_choose(
                attached_to(the_character) & ~(with_word(TITLE) | a_wraith), discard(THAT))), that_was_wounded),)),
)

VAMPIRE_CARDS = BANU_HAQIM_CARDS + SALUBRI_CARDS
