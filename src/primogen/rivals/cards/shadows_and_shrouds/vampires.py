"""Shadows & Shrouds: vampires of the Lasombra and the Hecata."""

from primogen.rivals.language.vocabulary import *

burned_mortals = burned_city_cards & of_kind(MORTAL)

# fmt: off
LASOMBRA_CARDS = (
    vampire("sas-adrian-beltza", "Adrian Beltza", LASOMBRA, bp=5, attributes=(1, 1, 1),
            disciplines=(OBLIVION, POTENCE), keywords=(REACH,),
            abilities=(attacker(agenda_points(1), provided(no_attack_card_played, deals_plus(2))),)),

    vampire("sas-astrid-malhela", "Astrid Malhela", LASOMBRA, bp=3, attributes=(0, 1, 1), disciplines=(POTENCE,),
            abilities=(party(agenda_points(1),
                             in_order(plus(3, INTEL, THE_ATTACKER),
                                      after_this_attack(provided(target_defeated, gain(1, PRESTIGE))))),)),

    vampire("sas-gia-de-emparan", "Gia de Emparan", LASOMBRA, bp=6, attributes=(1, 1, 1),
            disciplines=(DOMINATE, DOMINATE, POTENCE),
            abilities=(when(is_defeated(any_character, by=this_party),
                            choose(your_coterie,
                                   move_tokens(1, AGENDA, origin=THAT, to=YOUR_AGENDA)), form=PARTY_FORM),)),

    vampire("sas-juan-carlos-diaz", "Juan Carlos Diaz", LASOMBRA, bp=4, attributes=(0, 0, 2),
            disciplines=(OBLIVION, OBLIVION), keywords=(REACH,),
            abilities=(attacker_has(1, DAMAGE, card_is(YOUR_ATTACK_CARD, with_printed_icon(OBLIVION))),)),

    vampire("sas-markus-kumnyama", "Markus Kumnyama", LASOMBRA, bp=6, attributes=(2, 0, 1),
            disciplines=(DOMINATE, OBLIVION, POTENCE), keywords=(REACH,),
            abilities=(when(performs_action(this_character), put_tokens(1, AGENDA, THIS)),)),

    vampire("sas-mei-yinying", "Mei Yinying", LASOMBRA, bp=4, attributes=(1, 1, 0), disciplines=(DOMINATE, OBLIVION),
            keywords=(REACH,),
            abilities=(party_has(attackers_in_this_party, 1, DAMAGE, at_least(3, burned_mortals)),)),

    vampire("sas-piero-calderon", "Piero Calderón", LASOMBRA, bp=6, attributes=(1, 1, 1),
            disciplines=(OBLIVION, POTENCE, POTENCE),
            abilities=(have(this_character, 1, INTEL), attacker_has(1, CANNOT_BE_BLOCKED, card_is(THIS, titled)))),

    vampire("sas-rachany-sok", "Rachany Sok", LASOMBRA, bp=4, attributes=(1, 1, 0), disciplines=(DOMINATE, OBLIVION),
            keywords=(GUARD,), abilities=(activated(agenda_points(1), plus(2, SHIELD)),)),

    vampire("sas-raven-smith", "Raven Smith", LASOMBRA, bp=5, attributes=(0, 2, 1), disciplines=(DOMINATE, OBLIVION),
            abilities=(activated(exhaust_this, target_one(FOE_WITH_YOUR_AGENDA,
                                                         steal_agenda_onto(THIS, 1, THAT_PLAYER))),)),
)

HECATA_CARDS = (
    vampire("sas-annika", "Annika", HECATA, bp=6, attributes=(1, 2, 0), disciplines=(AUSPEX, FORTITUDE, OBLIVION),
            abilities=(when(as_you_play(a_ritual), up_to_any_number(
                characters_in_torpor & with_tokens(1, BLOOD),
                move_tokens(1, BLOOD, origin=THAT, to=THE_OTHER))),)),

    vampire("sas-bianca-giovanni", "Bianca Giovanni", HECATA, bp=2, attributes=(0, 0, 1), disciplines=(OBLIVION,),
            abilities=(when(torpor_step(YOUR_SEAT), gain(1, AGENDA), at_least(2, your_rituals), form=TORPOR_FORM),)),

    vampire("sas-enzo-cappa", "Enzo Cappa", HECATA, bp=5, attributes=(2, 0, 1), disciplines=(OBLIVION, OBLIVION),
            keywords=(REACH,), abilities=(party_has(attackers_in_this_party & bears(a_wraith), 1, DAMAGE),)),

    vampire("sas-kristin", "Kristin", HECATA, bp=2, attributes=(0, 1, 0), disciplines=(FORTITUDE,),
            abilities=(activated(exhaust_this, target(characters_in_any_torpor, lose_blood(1, THAT))),)),

    vampire("sas-kwame", "Kwame", HECATA, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, OBLIVION),
            abilities=(when(torpor_step(YOUR_SEAT), draw(1), at_least(2, your_wraiths), form=TORPOR_FORM),)),

    vampire("sas-nathaniel", "Nathaniel", HECATA, bp=3, attributes=(0, 1, 1), disciplines=(AUSPEX,),
            abilities=(when(torpor_step(YOUR_SEAT), gain(1, PRESTIGE), at_least(1, your_rituals), form=TORPOR_FORM),)),

    vampire("sas-scott", "Scott", HECATA, bp=4, attributes=(1, 1, 0), disciplines=(AUSPEX, OBLIVION),
            abilities=(players_have(1, CHOOSES_WRAITHS, YOUR_SEAT),)),

    vampire("sas-sophia-giovanni", "Sophia Giovanni", HECATA, bp=5, attributes=(1, 0, 2),
            disciplines=(FORTITUDE, OBLIVION),
            abilities=(when(torpor_step(YOUR_SEAT),
                            target(any_character | characters_in_any_torpor,
                                   put_tokens(each(1, your_wraiths), BLOOD, THAT)), form=TORPOR_FORM),)),

    vampire("sas-zahara", "Zahara", HECATA, bp=3, attributes=(1, 1, 0), disciplines=(OBLIVION,),
            abilities=(when(is_defeated(this_character), may_choose(your_coterie, create_wraith(THAT))),)),
)

VAMPIRE_CARDS = LASOMBRA_CARDS + HECATA_CARDS
