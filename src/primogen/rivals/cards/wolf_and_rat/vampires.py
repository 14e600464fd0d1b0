"""The Wolf & The Rat: vampires of the Gangrel and the Nosferatu."""

from primogen.rivals.language.vocabulary import *

animals_on_this = attached_to(this_character) & with_word(ANIMAL)
retainers_on_this = attached_to(this_character) & with_word(RETAINER)
its_animals = attached_to(that_one) & with_word(ANIMAL)
attack_on_antagonist = makes_attack(this_party, on=antagonists_in_the_streets)

# fmt: off
TAMASKA = vampire("war-tamaska", "Tamaska", GANGREL, bp=6, attributes=(1, 1, 1),
                  disciplines=(ANIMALISM, FORTITUDE, PROTEAN),
                  abilities=(when(first_each_turn(you_attach(an_animal, to=this_character)),
                                  in_order(ready(THIS), gain(1, UNHOSTED_GAINED))),))

TRINITY_VOSS = vampire("war-trinity-voss", "Trinity Voss", GANGREL, bp=5, attributes=(1, 2, 0),
                       disciplines=(ANIMALISM, FORTITUDE),
                       abilities=(when(first_heard(attack_on_antagonist, turns=ANY_SEAT), plus(2, DAMAGE, THE_ATTACKER),
                                       form=PARTY_FORM),))

GANGREL_CARDS = (
    vampire("war-drea-warden", "Drea Warden", GANGREL, bp=5, attributes=(1, 1, 1), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this & blood(1),
                                 choose(THE_CARD, your_hand & with_word(ANIMAL),
                                        choose(THE_BEARER, your_coterie, attach(THE_CARD, to=THE_BEARER)))),)),

    vampire("war-ghost", "Ghost", GANGREL, bp=4, attributes=(0, 2, 0), disciplines=(PROTEAN, PROTEAN),
            abilities=(party_has(this_party & has(PROTEAN), 1, SECRECY, in_the_streets(THIS)),)),

    vampire("war-harry-o-brien", "Harry O'Brien", GANGREL, bp=3, attributes=(0, 0, 2), disciplines=(FORTITUDE,),
            abilities=(activated(exhaust_this, target(this_party, mend(each(1, its_animals), THAT))),)),

    vampire("war-leah-swiftfoot", "Leah Swiftfoot", GANGREL, bp=4, attributes=(0, 1, 1),
            disciplines=(ANIMALISM, PROTEAN),
            abilities=(attacker_has(1, CANNOT_BE_BLOCKED, exactly(1, this_party)),
                       when(attack_ends(by=this_character), may(return_to_haven(THIS)), form=ATTACKER_FORM))),

    vampire("war-lil-fang", "Lil' Fang", GANGREL, bp=4, attributes=(2, 0, 0), disciplines=(ANIMALISM, PROTEAN),
            abilities=(activated(exhaust_this, choose(your_discard_pile & with_word(ANIMAL), return_to_hand(THAT))),)),

    vampire("war-lori-swiftfoot", "Lori Swiftfoot", GANGREL, bp=3, attributes=(1, 1, 0), disciplines=(FORTITUDE,),
            keywords=(GUARD,)),

    vampire("war-summer-moon", "Summer Moon", GANGREL, bp=5, attributes=(1, 2, 0), disciplines=(ANIMALISM, FORTITUDE),
            abilities=(at_end_of_your_turn(
                in_order(ready(THIS), provided(at_least(2, animals_on_this), mend(1, THIS))),
                at_least(1, animals_on_this)),)),

    TAMASKA,

    TRINITY_VOSS,
)

SHERIFF_FOR_THIS = costs_nothing(INFLUENCE_GAINED, TO_TAKE_A_TITLE, any_card & named("Sheriff"),
                                 card_is(THE_OTHER, is_card(THIS)))

NOSFERATU_CARDS = (
    vampire("war-bobby-handsome", "Bobby Handsome", NOSFERATU, bp=3, attributes=(2, 0, 0), disciplines=(OBFUSCATE,),
            keywords=(GUARD,)),

    vampire("war-crazy-cat-lady", "Crazy Cat Lady", NOSFERATU, bp=4, attributes=(0, 1, 1),
            disciplines=(ANIMALISM, POTENCE),
            abilities=(activated(exhaust_this, up_to(2, (your_hand | your_discard_pile) & named("Alley Cat"),
                                                     attach(THAT, to=THIS))),)),

    vampire("war-general-flint", "General Flint", NOSFERATU, bp=6, attributes=(2, 0, 1),
            disciplines=(ANIMALISM, POTENCE, POTENCE),
            abilities=(attacker_has(-1, SHIELD, at_least(1, retainers_on_this), who=the_target),
                       attacker_has(1, DAMAGE, at_least(2, retainers_on_this)))),

    vampire("war-kim-phan", "Kim Phan", NOSFERATU, bp=4, attributes=(1, 0, 1), disciplines=(OBFUSCATE, POTENCE),
            abilities=(activated(
                exhaust_this,
                target(cards_on_tables & (with_tokens(1, PRESTIGE) | with_tokens(1, BLOOD) | with_tokens(1, AGENDA)),
                       one_of(remove_tokens(1, PRESTIGE, THAT), remove_tokens(1, BLOOD, THAT),
                              remove_tokens(1, AGENDA, THAT), pay(prestige(1), discard(THAT)))),
                only_if=in_the_streets(THIS)),)),

    vampire("war-pong", "Pong", NOSFERATU, bp=4, attributes=(0, 0, 2), disciplines=(ANIMALISM, OBFUSCATE),
            abilities=(when(first_each_turn(you_detach(an_animal, origin=your_coterie)), draw(1)),)),

    vampire("war-chooha", "Chooha", NOSFERATU, bp=3, attributes=(1, 0, 1), disciplines=(ANIMALISM,),
            abilities=(party(exhaust_this, plus_each(1, HAVEN_INTEL, this_party, until=PARTYS_NEXT_ATTACK)),)),

    vampire("war-sheilar-omar", "Sheilar Omar", NOSFERATU, bp=5, attributes=(1, 1, 1),
            disciplines=(ANIMALISM, OBFUSCATE), abilities=(party_has(this_party, 1, PASSES_RETAINERS),)),

    vampire("war-shep-mason", "Shep Mason", NOSFERATU, bp=5, attributes=(2, 1, 0), disciplines=(POTENCE, POTENCE),
            abilities=(SHERIFF_FOR_THIS,)),

    vampire("war-clandestine", "Clandestine", NOSFERATU, bp=5, attributes=(0, 2, 1), disciplines=(OBFUSCATE, OBFUSCATE),
            abilities=(attacker_has(1, DAMAGE, attack_is(SOCIAL) & card_is(THE_TARGET, of_kind(MORTAL))),)),
)

VAMPIRE_CARDS = GANGREL_CARDS + NOSFERATU_CARDS

EARLIER_VAMPIRES = (
    until("2022-09", TRINITY_VOSS,
          abilities=(when(attack_on_antagonist, plus(2, DAMAGE, THE_ATTACKER), form=PARTY_FORM),)),  # DIFF-156
    until("2022-09", TAMASKA,
          abilities=(when(first_each_turn(you_attach(an_animal, to=this_character)),
                          in_order(ready(THIS), gain(1, ACTIONS_GAINED))),)),  # DIFF-156
)
