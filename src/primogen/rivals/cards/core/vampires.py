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

    vampire("core-skunk", "Skunk", BRUJAH, bp=3, attributes=(1, 0, 1), disciplines=(POTENCE,), keywords=(GUARD,)),

    vampire("core-sweetums", "Sweetums", BRUJAH, bp=3, attributes=(1, 1, 0), disciplines=(CELERITY,),
            keywords=(GUARD,)),
)

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
)

TOREADOR_CARDS = (
    vampire("core-muhammad-zadeh", "Muhammad Zadeh", TOREADOR, bp=5, attributes=(0, 2, 1),
            disciplines=(AUSPEX, PRESENCE),
            abilities=(have(this_character, each(1, attached_to(this_character) & with_word(RETAINER)), INFLUENCE),)),

    vampire("core-john-kartunen", "John Kartunen", TOREADOR, bp=3, attributes=(0, 1, 1), disciplines=(AUSPEX,),
            keywords=(GUARD,)),

    vampire("core-ty-smith", "Ty Smith", TOREADOR, bp=3, attributes=(1, 1, 0), disciplines=(PRESENCE,),
            keywords=(GUARD,)),
)

VENTRUE_CARDS = (
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

    vampire("core-humberto-garcia", "Humberto Garcia", VENTRUE, bp=3, attributes=(1, 0, 1), disciplines=(DOMINATE,),
            keywords=(GUARD,)),

    vampire("core-nancy-witt", "Nancy Witt", VENTRUE, bp=3, attributes=(0, 2, 0), disciplines=(PRESENCE,),
            keywords=(GUARD,)),
)

VAMPIRE_CARDS = BRUJAH_CARDS + MALKAVIAN_CARDS + TOREADOR_CARDS + VENTRUE_CARDS
