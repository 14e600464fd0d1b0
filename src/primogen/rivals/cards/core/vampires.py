"""Core: vampires of the Brujah, the Malkavian, the Toreador and the Ventrue."""

from primogen.rivals.language.vocabulary import *

# fmt: off
BRUJAH_CARDS = (
    vampire("core-hydra", "Hydra", BRUJAH, bp=6, attributes=(2, 1, 0), disciplines=(CELERITY, POTENCE, PRESENCE),
            abilities=(attacker(blood(1), draw(1)),)),

    vampire("core-beretta", "Beretta", BRUJAH, bp=5, attributes=(0, 1, 2), disciplines=(CELERITY, POTENCE),
            abilities=(attacker(blood(1), deals_plus(1), only_if=attack_is(RANGED)),)),

    vampire("core-brother", "Brother", BRUJAH, bp=5, attributes=(1, 1, 1), disciplines=(POTENCE, PRESENCE),
            abilities=(party(exhaust_this, deals_plus(1)),)),

    vampire("core-the-cossack", "The Cossack", BRUJAH, bp=5, attributes=(2, 0, 1), disciplines=(CELERITY, POTENCE),
            abilities=(activated(blood(1), plus(1, CANNOT_BE_BLOCKED, THIS, NEXT_ATTACK)),)),

    vampire("core-shades", "Shades", BRUJAH, bp=4, attributes=(1, 1, 0), disciplines=(CELERITY, PRESENCE),
            abilities=(party_has(this_party, each(1, agenda_of(DEFENDING_PLAYER), every=5), INTEL),)),

    vampire("core-johnny", "Johnny", BRUJAH, bp=4, attributes=(0, 2, 0), disciplines=(PRESENCE, PRESENCE),
            abilities=(instead_of_burning(each_of(this_party, mend(1, THAT))),)),

    vampire("core-flick", "Flick", BRUJAH, bp=3, attributes=(0, 1, 1), disciplines=(PRESENCE,),
            abilities=(relentless(blood(1), plus(3, INFLUENCE, THIS, THIS_ACTION)),)),

    vampire("core-skunk", "Skunk", BRUJAH, bp=3, attributes=(1, 0, 1), disciplines=(POTENCE,), keywords=(GUARD,)),

    vampire("core-sweetums", "Sweetums", BRUJAH, bp=3, attributes=(1, 1, 0), disciplines=(CELERITY,),
            keywords=(GUARD,)),
)

STREET_PREACHER = vampire(
    "core-street-preacher", "Street Preacher", MALKAVIAN, bp=2, attributes=(0, 0, 1), disciplines=(AUSPEX,),
    abilities=(may_block_for_anyone(prestige(1), PHYSICAL, SOCIAL, MENTAL, only_if=in_the_streets(THE_TARGET)),))

MALKAVIAN_CARDS = (
    vampire("core-doc", "Doc", MALKAVIAN, bp=5, attributes=(0, 1, 2), disciplines=(AUSPEX, OBFUSCATE),
            abilities=(activated(prestige(1), each_of(this_party, mend(1, THAT))),)),

    vampire("core-guvnah", "Guv'nah", MALKAVIAN, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, DOMINATE),
            abilities=(when(places(whose=YOUR_SEAT), draw(1), ~during_attack),)),

    vampire("core-bad-penny", "Bad Penny", MALKAVIAN, bp=4, attributes=(0, 0, 2), disciplines=(OBFUSCATE, OBFUSCATE),
            abilities=(when(turn_ends(YOUR_SEAT), mend(1, THIS), form=TORPOR_FORM),)),

    vampire("core-inmate-745943", "Inmate #745943", MALKAVIAN, bp=4, attributes=(2, 0, 0),
            disciplines=(DOMINATE, OBFUSCATE),
            abilities=(attacker(prestige(1), deals_plus(2)),)),

    vampire("core-velvet", "Velvet", MALKAVIAN, bp=4, attributes=(0, 1, 1), disciplines=(AUSPEX, OBFUSCATE),
            abilities=(when(you_resolve(), gain(1, PRESTIGE), ~during_attack),)),

    vampire("core-karma", "Karma", MALKAVIAN, bp=3, attributes=(0, 0, 2), disciplines=(AUSPEX,), keywords=(GUARD,)),

    vampire("core-lolita", "Lolita", MALKAVIAN, bp=3, attributes=(1, 1, 0), disciplines=(DOMINATE,),
            keywords=(GUARD,)),

    vampire("core-jesus", "Jesús", MALKAVIAN, bp=2, attributes=(0, 0, 1), disciplines=(OBFUSCATE,),
            abilities=(when(is_defeated(this_character), may_pay(prestige(1), gain(1, AGENDA))),)),

    STREET_PREACHER,
)

TOREADOR_CARDS = (
    vampire("core-lixue-chen", "Lixue Chen", TOREADOR, bp=6, attributes=(1, 2, 0),
            disciplines=(AUSPEX, CELERITY, PRESENCE),
            abilities=(when(first_heard(attacks(this_party, types=(SOCIAL,))), deals_plus(1),
                            card_is(THIS, bears(with_word(RETAINER))), form=PARTY_FORM),)),

    vampire("core-bella-forte", "Bella Forte", TOREADOR, bp=5, attributes=(2, 0, 1), disciplines=(AUSPEX, CELERITY),
            abilities=(attacker(by_doing(discard_top_cards(1)),
                                provided(card_is(TOP_OF_DISCARD, ~an_attack_card(*ATTACK_TYPES)), deals_plus(2))),)),

    vampire("core-muhammad-zadeh", "Muhammad Zadeh", TOREADOR, bp=5, attributes=(0, 2, 1),
            disciplines=(AUSPEX, PRESENCE),
            abilities=(have(this_character, each(1, attached_to(this_character) & with_word(RETAINER)), INFLUENCE),)),

    vampire("core-bunny-benitez", "Bunny Benitez", TOREADOR, bp=4, attributes=(1, 0, 1),
            disciplines=(CELERITY, PRESENCE),
            abilities=(when(scheme_succeeds(YOUR_SEAT), gain(1, PRESTIGE)),
                       activated(exhaust_this, plus(2, INFLUENCE, THIS, THIS_ACTION)))),

    vampire("core-iris-lokken", "Iris Lokken", TOREADOR, bp=4, attributes=(0, 0, 2), disciplines=(AUSPEX, PRESENCE),
            abilities=(when(scheme_begins(this_character),
                            reveal_top(gain(requirement_of(THAT), INFLUENCE_GAINED))),)),

    vampire("core-liza-holt", "Liza Holt", TOREADOR, bp=4, attributes=(1, 1, 0), disciplines=(CELERITY, PRESENCE),
            abilities=(when(is_defeated(any_character, by=this_party),
                            may(choose(THE_RETAINER, attached_to(that_one) & with_word(RETAINER),
                                       choose(THE_CHARACTER, this_party, attach(THE_RETAINER, to=THE_CHARACTER)))),
                            form=PARTY_FORM),)),

    vampire("core-bong-cha-park", "Bong-Cha Park", TOREADOR, bp=3, attributes=(0, 2, 0), disciplines=(PRESENCE,),
            abilities=(at_end_of_your_turn(
                may(choose(THE_RETAINER, retainers_in_this_party,
                           choose(THE_CHARACTER, this_party & ~bears(is_card(THE_RETAINER)),
                                  attach(THE_RETAINER, to=THE_CHARACTER, heard=SILENT))))),)),

    vampire("core-john-kartunen", "John Kartunen", TOREADOR, bp=3, attributes=(0, 1, 1), disciplines=(AUSPEX,),
            keywords=(GUARD,)),

    vampire("core-ty-smith", "Ty Smith", TOREADOR, bp=3, attributes=(1, 1, 0), disciplines=(PRESENCE,),
            keywords=(GUARD,)),
)

VENTRUE_CARDS = (
    vampire("core-randolph-marz", "Randolph Marz", VENTRUE, bp=6, attributes=(1, 1, 1),
            disciplines=(DOMINATE, FORTITUDE, PRESENCE),
            abilities=(party(out_of(1, your_hand & with_word(TITLE), discard(THAT)),
                             in_order(deals_plus(1), provided(is_prince(THIS), deals_plus(1)))),)),

    vampire("core-bruno-wagner", "Bruno Wagner", VENTRUE, bp=5, attributes=(0, 2, 1), disciplines=(DOMINATE, PRESENCE),
            abilities=(when(you_play(any_card & with_word(ONGOING)), draw(1)),)),

    vampire("core-stevie-osborn", "Stevie Osborn", VENTRUE, bp=5, attributes=(2, 0, 1),
            disciplines=(FORTITUDE, PRESENCE),
            abilities=(when(attaches(any_card & with_word(TITLE), to=your_coterie), gain(1, PRESTIGE)),)),

    vampire("core-yusuf-kaya", "Yusuf Kaya", VENTRUE, bp=5, attributes=(2, 1, 0), disciplines=(FORTITUDE, FORTITUDE),
            abilities=(activated(exhaust_this, each_of(characters_you_control & titled, mend(1, THAT))),)),

    vampire("core-montgomery-white", "Montgomery White", VENTRUE, bp=4, attributes=(1, 1, 0),
            disciplines=(FORTITUDE, FORTITUDE),
            abilities=(party_has(this_party, 1, SHIELD, attack_is(RANGED)),)),

    vampire("core-zhang-wei", "Zhang Wei", VENTRUE, bp=4, attributes=(0, 0, 2), disciplines=(DOMINATE, PRESENCE),
            abilities=(when(is_defeated(any_character, by=this_party), lose(1, PRESTIGE, ITS_PLAYER),
                            card_is(THIS, titled), form=PARTY_FORM),)),

    vampire("core-june-bryant", "June Bryant", VENTRUE, bp=3, attributes=(0, 1, 1), disciplines=(PRESENCE,),
            abilities=(at_start_of_your_turn(draw(2), controls_prince(YOU)),)),

    vampire("core-humberto-garcia", "Humberto Garcia", VENTRUE, bp=3, attributes=(1, 0, 1), disciplines=(DOMINATE,),
            keywords=(GUARD,)),

    vampire("core-nancy-witt", "Nancy Witt", VENTRUE, bp=3, attributes=(0, 2, 0), disciplines=(PRESENCE,),
            keywords=(GUARD,)),
)

VAMPIRE_CARDS = BRUJAH_CARDS + MALKAVIAN_CARDS + TOREADOR_CARDS + VENTRUE_CARDS
VAMPIRES_EARLIER = (until("2022-06", STREET_PREACHER, abilities=(
    may_block_for_anyone(prestige(1), RANGED, PHYSICAL, SOCIAL, MENTAL, only_if=in_the_streets(THE_TARGET)),)),)
