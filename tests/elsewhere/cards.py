"""Cards of nine other sets, as their own card files would have them."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
solitary_in_your_coterie = your_coterie & has(SOLITARY)
attach_for_blood = having(ANIMALISM, pay(blood(1), attach_this(THIS)))
discard_one = choose(your_hand, discard(THAT))

# fmt: off
VAMPIRE_CARDS = (
    vampire("baa-sonja-valentine", "Sonja Valentine", TREMERE, bp=6, attributes=(0, 1, 2),
            disciplines=(AUSPEX, BLOOD_SORCERY, DOMINATE),
            abilities=(at_start_of_your_turn(target(characters_in_the_streets, swap_blood(1, THAT))),)),

    vampire("core-hydra", "Hydra", BRUJAH, bp=6, attributes=(2, 1, 0), disciplines=(CELERITY, POTENCE, PRESENCE),
            abilities=(attacker(blood(1), draw(1)),)),

    vampire("core-john-kartunen", "John Kartunen", TOREADOR, bp=3, attributes=(0, 1, 1), disciplines=(AUSPEX,),
            keywords=(GUARD,)),

    vampire("core-velvet", "Velvet", MALKAVIAN, bp=4, attributes=(0, 1, 1), disciplines=(AUSPEX, OBFUSCATE),
            abilities=(when(you_resolve(), gain(1, PRESTIGE), ~during_attack),)),

    vampire("hoe-maia", "Maia", TOREADOR, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, PRESENCE),
            abilities=(attacker_has(each(1, events_in_the_streets), DAMAGE),)),

    vampire("hoe-omnis", "Omnis", NOSFERATU, bp=4, attributes=(0, 1, 1), disciplines=(OBFUSCATE, POTENCE),
            abilities=(when(you_resolve(a_trap & with_tokens(2, PRESTIGE)), return_to_hand(THAT)),)),

    vampire("jam-alraaz-tahir", "Alraaz Tahir", BANU_HAQIM, bp=6, attributes=(2, 0, 1),
            disciplines=(BLOOD_SORCERY, CELERITY, OBFUSCATE), keywords=(DIABLERIST,),
            abilities=(when(attack_ends(by=attackers_in_this_party), swap_blood(1, THE_OTHER),
                            card_is(THE_OTHER, a_character) & ~happened(you_defeat(the_other)), form=PARTY_FORM),)),

    vampire("ml-hikari", "Hikari", SALUBRI, bp=5, attributes=(1, 1, 1), disciplines=(AUSPEX, FORTITUDE),
            keywords=(SOLITARY,),
            abilities=(when(reacts(by=this_character),
                            may_target(any_character | characters_in_any_torpor, mend(2, THAT))),)),

    vampire("sas-kwame", "Kwame", HECATA, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, OBLIVION),
            abilities=(when(torpor_step(YOUR_SEAT), draw(1), at_least(2, your_wraiths), form=TORPOR_FORM),)),

    vampire("war-drea-warden", "Drea Warden", GANGREL, bp=5, attributes=(1, 1, 1), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this & blood(1),
                                 choose(THE_CARD, your_hand & with_word(ANIMAL),
                                        choose(THE_BEARER, your_coterie, attach(THE_CARD, to=THE_BEARER)))),)),

    vampire("war-lil-fang", "Lil' Fang", GANGREL, bp=4, attributes=(2, 0, 0), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this, choose(your_discard_pile & with_word(ANIMAL), return_to_hand(THAT))),)),

    vampire("xxx-r-t-thassos", "R.T. Thassos", GANGREL, bp=4, attributes=(0, 0, 2), disciplines=(ANIMALISM, PROTEAN),
            abilities=(when(first_each_turn(you_attach(an_animal, to=this_character)),
                            target_player(by_player(THAT_PLAYER, discard_one))),)),

    vampire("xxx-smoke", "Smoke", BRUJAH, bp=3, attributes=(0, 2, 0), disciplines=(CELERITY,),
            abilities=(at_end_of_your_turn(choose(this_party, ready(THAT))),)),
)

FIGHTING_CARDS = (
    attack_card("baa-mesmerize", "Mesmerize", MENTAL, decks=VAMPIRES, bp=2, damage=1,
                text=having(DOMINATE, put(FEAR, THE_TARGET))),

    attack_card("core-seduction", "Seduction", SOCIAL, decks=VAMPIRES, bp=3, damage=0,
                text=one_of(steal_blood(1, thief=THE_ATTACKER, victim=THE_TARGET),
                            provided(card_is(THE_TARGET, of_kind(MORTAL)),
                                     deals_plus(each(1, this_party & has(PRESENCE)))))),

    attack_or_reaction("core-the-mighty-fall", "The Mighty Fall", MENTAL, decks=VAMPIRES, bp=2, damage=1,
                       text=provided(at_least(5, tokens_on(THE_OPPONENT, BLOOD)), plus(2, DAMAGE))),

    attack_card("core-throat-rip", "Throat Rip", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=deals_plus(each(1, this_party & has(POTENCE)))),

    reaction("core-cloak-of-shadows", "Cloak of Shadows", (RANGED, PHYSICAL), decks=VAMPIRES, bp=1, shield=0,
             text=plus_each(each(1, icons_of(OBFUSCATE, this_party)), SHIELD, this_party)),

    reaction("dar-smoke-and-mirrors", "Smoke and Mirrors", (PHYSICAL, MENTAL), decks=VAMPIRES, bp=3, shield=1,
             text=lines(target(attacking_party, put(FEAR, THAT)),
                        having(OBFUSCATE, plus(1, SUPERFICIAL, THE_ATTACKER)))),

    reaction("ml-blinded", "Blinded", (SOCIAL, MENTAL), decks=BOTH, bp=2, shield=1,
             text=lines(provided(card_is(THIS, wounded), plus(1, SHIELD)),
                        provided(exactly(1, your_coterie), plus(1, SHIELD)),
                        after_this_attack(attach_face_down(THIS_CARD, to=THE_ATTACKER)))),
)

ACTION_CARDS = (
    action("core-fame-and-fortune", "Fame & Fortune", SCHEME, decks=VAMPIRES, clan=TOREADOR,
           text=should(in_order(gain(2, PRESTIGE), gain(1, AGENDA)))),

    unhosted("core-marked-man", "Marked Man", decks=VAMPIRES, clan=VENTRUE,
             text=choose(any_character, put_tokens(1, AGENDA, THAT))),

    unhosted("core-the-spoils", "The Spoils", ONGOING, decks=VAMPIRES, clan=BRUJAH,
             abilities=(when(is_defeated(any_character, by=your_attackers),
                             each_of(attacking_party, mend(1, THAT))),)),

    action("dar-bat-out-of-hell", "Bat Out of Hell", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(activated(exhaust_this, draw_and_choose(2, discard(THAT))),
                      activated(detach, target_player(by_player(THAT_PLAYER, in_order(
                          choose_number(3, your_hand, discard(THAT)), may(draw(2)))))))),

    action("sas-grave-robbing", "Grave Robbing", decks=VAMPIRES, clan=HECATA,
           text=lines(draw(1), target_player(each_of(characters_in_their_torpor,
                                                     one_of(draw(1), gain(1, PRESTIGE)))))),

    action("war-earth-meld", "Earth Meld", decks=VAMPIRES,
           text=having(PROTEAN, in_order(attach_this(THIS), mend(2, THIS))),
           abilities=(have(this_character, 2, SECRECY), at_start_of_your_turn(discard(THIS_CARD)))),

    action("war-murder-of-crows", "Murder of Crows", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(party_has(attackers_in_this_party, 1, INTEL, in_the_streets(THE_TARGET)),
                      activated(detach, target(characters_in_the_streets, in_order(
                          lose_blood(1, THAT), provided(happened(you_defeat(that_one)), burn(THIS_CARD))))))),

    action("war-we-are-legend", "We Are Legend", decks=VAMPIRES, clan=GANGREL,
           text=lines(gain(1, PRESTIGE), draw_and_choose(2, discard(THAT)))),
)

COMMAND_CARDS = (
    agenda("baa-rites-of-the-blood", "Rites of the Blood",
           when(first_each_turn(you_play(a_ritual)),
                provided(at_least(3, tokens_on(THAT, BLOOD)), gain(2, AGENDA), gain(1, AGENDA))), decks=VAMPIRES),

    agenda("core-manipulate-the-masses", "Manipulate the Masses", when(scheme_succeeds(YOUR_SEAT), gain(1, AGENDA)),
           decks=VAMPIRES),

    agenda("sas-death-is-only-the-beginning", "Death is Only the Beginning",
           activated(exhaust_this_card, provided(at_least(3, characters_in_torpor), gain(2, AGENDA), gain(1, AGENDA)),
                     only_if=at_least(1, characters_in_torpor)), decks=VAMPIRES),

    haven("core-house-of-pain", "Haven - House of Pain", secrecy_at_home,
          leader(attacker(discard_a_card, deals_plus(1))), decks=VAMPIRES),

    haven("xxx-apartment-111", "Haven - Apartment 111", secrecy_at_home,
          have(your_characters_in_the_streets & has(SOLITARY), 1, SECRECY),
          have(solitary_in_your_coterie, 1, INTEL),
          have(solitary_in_your_coterie, 1, INFLUENCE),
          when(beginning_phase_ends(YOUR_SEAT), each_of(your_coterie, ready(THAT))), decks=VAMPIRES),
)

CITY_CARDS = (
    mortal("core-athlete", "Athlete", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(have(this_character, 1, PHYSICAL),)),

    event("core-castro-street-party", "Castro Street Party", ONGOING,
          abilities=(have(characters_in_the_streets, 1, SECRECY),)),

    prince("hoe-prince-of-the-city", "Prince of the City", when(you_attach(this_card), gain(2, AGENDA)),
           set_to(this_character, 0, SECRECY), have(this_character, 4, INFLUENCE)),
)

CARDS = VAMPIRE_CARDS + FIGHTING_CARDS + ACTION_CARDS + COMMAND_CARDS + CITY_CARDS
