"""The Wolf & The Rat: Attack cards and Reactions."""

from primogen.rivals.language.vocabulary import *

lost_blood = difference(stat_of(BLOOD_POTENCY, THIS), tokens_on(THIS, BLOOD))

# fmt: off
FIGHTING_CARDS = (
    attack_card("war-apex-predator", "Apex Predator", SOCIAL, decks=VAMPIRES, clan=GANGREL, bp=4, damage=2,
                text=lines(put(FEAR, THE_TARGET),
                           provided(card_is(THE_ATTACKER, is_card(YOUR_LEADER)),
                                    in_order(exhaust(THE_TARGET), ready(YOUR_LEADER))))),

    attack_card("war-beasts-of-war", "Beasts of War", PHYSICAL, decks=VAMPIRES, bp=5, damage=1,
                text=lines(plus(1, SUPERFICIAL, THE_ATTACKER),
                           deals_plus(each(1, attached_to(this_party) & with_word(ANIMAL))))),

    attack_card("war-disturbing-the-hive", "Disturbing the Hive", RANGED, decks=VAMPIRES, clan=NOSFERATU, bp=4,
                damage=1,
                text=lines(deals_plus(each(1, attached_to(this_party) & named("The Swarm"))),
                           deals_plus(each(1, your_discard_pile & named("The Swarm"))),
                           having(OBFUSCATE, negate_all_reactions))),

    attack_card("war-feeding-frenzy", "Feeding Frenzy", PHYSICAL, decks=VAMPIRES, bp=3, damage=1,
                text=lines(provided(card_is(THE_ATTACKER, wounded), deals_plus(1)),
                           having(FORTITUDE, after_this_attack(
                               provided(target_defeated, mend(2, THE_ATTACKER)))))),

    attack_card("war-feral-claws", "Feral Claws", PHYSICAL, decks=VAMPIRES, bp=2, damage=0,
                text=having(PROTEAN, plus(1, AGGRAVATED, THE_ATTACKER))),

    attack_card("war-feral-fangs", "Feral Fangs", PHYSICAL, decks=VAMPIRES, bp=3, damage=2, face_up_if=always,
                text=deals_plus(each(1, icons_of(PROTEAN, this_character)))),

    attack_card("war-seeing-is-believing", "Seeing is Believing", MENTAL, decks=VAMPIRES, bp=4, damage=0,
                text=having(OBFUSCATE, plus(1, IGNORES_ATTRIBUTE, THE_ATTACKER))),

    attack_card("war-the-stampede", "The Stampede", PHYSICAL, decks=VAMPIRES, bp=4, damage=1,
                text=lines(plus(each(-1, this_party), SHIELD, THE_TARGET), having(POTENCE, deals_plus(1)))),

    attack_card("war-veiled-threat", "Veiled Threat", SOCIAL, decks=VAMPIRES, bp=3, damage=1,
                text=lines(deals_plus(each(1, icons_of(OBFUSCATE, this_character))),
                           provided(at_most(2, attached_to(the_target)),
                                    attach_face_down(THIS_CARD, to=THE_TARGET)))),

    attack_or_reaction("war-cornered-rat", "Cornered Rat", PHYSICAL, MENTAL, decks=VAMPIRES, clan=NOSFERATU, bp=3,
                       damage=0, strikes_as=PHYSICAL,
                       text=lines(as_attack(deals_plus(lost_blood)),
                                  as_reaction(deal_back(1, every=2, of=PHYSICAL)))),

    attack_or_reaction("war-fight-or-flight", "Fight or Flight", MENTAL, decks=VAMPIRES, bp=3, damage=1,
                       strikes_as=TYPELESS,
                       text=lines(as_attack(provided(was_blocked, negate_reaction)),
                                  as_reaction(plus(sum_of(1, each(1, icons_of(FORTITUDE, this_character))), SHIELD)))),

    reaction("war-bad-reflection", "Bad Reflection", (PHYSICAL, SOCIAL), decks=VAMPIRES, clan=NOSFERATU, bp=4,
             shield=0, text=deal_back(of=MENTAL)),

    reaction("war-hardened-flesh", "Hardened Flesh", (RANGED, PHYSICAL), decks=VAMPIRES, bp=2, shield=1,
             text=plus(each(1, icons_of(FORTITUDE, this_character)), SHIELD)),
)
