"""Martial Law: vampires."""

from primogen.rivals.language.vocabulary import *

the_only_vampire = is_the_only(THIS, characters_you_control & being(VAMPIRE))
your_ghouls = your_coterie & being(GHOULISH)

# fmt: off
VAMPIRE_CARDS = (
    vampire("ml-antonia", "Antonia", CAITIFF, bp=2, attributes=(1, 0, 0), disciplines=(BLOOD_SORCERY, PROTEAN),
            abilities=(when(is_defeated(this_character),
                            in_order(draw(2), choose_number(2, your_hand, discard(THAT)))),)),

    vampire("ml-clara", "Clara", MINISTRY, bp=3, attributes=(0, 2, 0), disciplines=(PRESENCE,),
            abilities=(when(scheme_begins(this_character), plus(3, INFLUENCE, THIS, THIS_SCHEME)),)),

    vampire("ml-davi", "Davi", RAVNOS, bp=3, attributes=(0, 0, 2), disciplines=(ANIMALISM,),
            abilities=(party_has(this_party, each(1, attached_to(this_character) & with_word(ANIMAL)), SHIELD,
                                 your_action_phase),)),

    vampire("ml-elias", "Elias", BANU_HAQIM, bp=5, attributes=(1, 1, 1), disciplines=(BLOOD_SORCERY, CELERITY),
            keywords=(SOLITARY,),
            abilities=(when(as_you_play(a_ritual & with_printed_icon(BLOOD_SORCERY)), gain(1, ACTIONS_GAINED),
                            the_only_vampire),
                       players_have(2, RITUAL_SUPPLY, YOUR_SEAT, the_only_vampire))),

    vampire("ml-estranho", "Estranho", CAITIFF, bp=5, attributes=(1, 2, 0),
            disciplines=(BLOOD_SORCERY, DOMINATE, OBLIVION), keywords=(SOLITARY, REACH),
            abilities=(have(this_character, 1, ANIMALISM, the_only_vampire),
                       have(this_character, 1, FORTITUDE, the_only_vampire),
                       have(this_character, 1, PROTEAN, the_only_vampire))),

    vampire("ml-faren", "Faren", MINISTRY, bp=4, attributes=(1, 1, 0), disciplines=(OBFUSCATE, PRESENCE),
            abilities=(have(this_character, 1, SHIELD, card_is(THIS, titled)),)),

    vampire("ml-hakeem", "Hakeem", BANU_HAQIM, bp=3, attributes=(2, 0, 0), disciplines=(CELERITY,),
            keywords=(DIABLERIST,), abilities=(attacker_has(1, SENDS_CARDS),)),

    vampire("ml-hikari", "Hikari", SALUBRI, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(when(reacts(by=this_character),
                            may_target(any_character | characters_in_any_torpor, mend(2, THAT))),)),

    vampire("ml-jenni", "Jenni", RAVNOS, bp=2, attributes=(0, 1, 0), disciplines=(PRESENCE,),
            abilities=(have(your_coterie, each(1, attached_to(that_one) & of_kind(HAVEN_CARD)), SHIELD),)),

    vampire("ml-marcia", "Marcia", BANU_HAQIM, bp=4, attributes=(0, 1, 1), disciplines=(BLOOD_SORCERY, OBFUSCATE),
            abilities=(have(this_character, each(1, different_names(your_ongoing_traditions)), SHIELD,
                            ~this_is_the_target),)),

    vampire("ml-ming-yue", "Ming-Yue", RAVNOS, bp=4, attributes=(2, 0, 0), disciplines=(OBFUSCATE, PRESENCE),
            keywords=(SOLITARY,),
            abilities=(when(exhausts(this_character),
                            may_choose(cards_you_control, one_of(put_tokens(1, BLOOD, THAT),
                                                                 put_tokens(1, PRESTIGE, THAT))),
                            the_only_vampire),)),

    vampire("ml-mr-medinger", "Mr. Medinger", TZIMISCE, bp=4, attributes=(1, 0, 1), disciplines=(ANIMALISM, PROTEAN),
            abilities=(when(you_recruit(this_character),
                            choose(library_cards_in_your_discard_pile, become_ghoul(THAT, blood=2))),)),

    vampire("ml-mr-petty", "Mr. Petty", TZIMISCE, bp=6, attributes=(1, 1, 1),
            disciplines=(ANIMALISM, DOMINATE, PROTEAN), keywords=(SOLITARY, POSSESSIVE),
            abilities=(have(this_character, each(1, your_ghouls), SHIELD, the_only_vampire),)),

    vampire("ml-rana", "Rana", MINISTRY, bp=7, attributes=(2, 1, 1), disciplines=(POTENCE, PRESENCE, PROTEAN),
            keywords=(SOLITARY,),
            abilities=(have(this_character, 2, INFLUENCE), have(this_character, 1, MANY_TITLES, the_only_vampire))),

    vampire("ml-sozinho", "Sozinho", SALUBRI, bp=6, attributes=(2, 0, 1),
            disciplines=(AUSPEX, FORTITUDE, FORTITUDE), keywords=(SOLITARY,),
            abilities=(players_have(1, ANY_CLAN, YOUR_SEAT, the_only_vampire),)),

    vampire("ml-trinidad", "Trinidad", SALUBRI, bp=4, attributes=(0, 1, 1), disciplines=(AUSPEX, DOMINATE),
            keywords=(SOLITARY,),
            abilities=(when(is_defeated(this_party),
                            provided(is_the_only(THIS, characters_you_control), gain(2, PRESTIGE), gain(1, PRESTIGE)),
                            form=PARTY_FORM),)),

    vampire("ml-valentina", "Valentina", TZIMISCE, bp=5, attributes=(0, 1, 2), disciplines=(ANIMALISM, PROTEAN),
            abilities=(when(mends_by_discarding(YOUR_SEAT, this_character),
                            provided(is_among(THE_OTHER, your_discard_pile), attach_face_down(THE_OTHER, to=THIS))),
                       damage_may_become(out_of(2, attached_to(this_character) & face_down, detach_it(THAT)),
                                         SUPERFICIAL))),

    vampire("ml-zoe", "Zoe", CAITIFF, bp=3, attributes=(0, 0, 2), disciplines=(CELERITY, PRESENCE),
            abilities=(when(discards(your_library_cards, whose=YOUR_SEAT),
                            may(one_of(burn(THAT), put_under_library(THAT)))),)),
)
