"""Prince Pack 1: vampires."""

from primogen.rivals.language.vocabulary import *

its_alchemies = attached_to(this_character) & with_word(ALCHEMY)
with_your_blood = with_tokens(1, BLOOD, OF_YOUR_COLOUR)
becomes_wounded = card_is(THE_TARGET, wounded) & ~target_was_wounded

# fmt: off
VAMPIRE_CARDS = (
    vampire("pp1-abraham", "Abraham", THIN_BLOOD, bp=4, attributes=(0, 1, 1), disciplines=(AUSPEX, THIN_BLOOD_ALCHEMY),
            abilities=(when(you_attach(an_alchemy, to=your_coterie), mend(1, THE_OTHER)),
                       when(is_defeated(this_character), each_of(its_alchemies, return_to_hand(THAT))))),

    vampire("pp1-emile-rene", "Emile René", TREMERE, bp=7, attributes=(1, 2, 1),
            disciplines=(AUSPEX, BLOOD_SORCERY, OBFUSCATE),
            abilities=(activated(blood(1), target(any_character, called(THE_CHARACTER, choose(
                your_ongoing_cards, move_tokens(1, BLOOD, origin=THE_CHARACTER, to=THAT))))),)),

    vampire("pp1-marcel-kraatz", "Marcel Kraatz", LASOMBRA, bp=6, attributes=(0, 1, 2),
            disciplines=(DOMINATE, DOMINATE, OBLIVION),
            abilities=(have(this_character, 3, INFLUENCE, card_is(THIS, with_tokens(1, AGENDA))),
                       activated(prestige(1), target(any_character, in_order(
                           put_tokens(1, AGENDA, THAT),
                           provided(card_is(THAT, of_your_rival), lose(1, PRESTIGE, YOU))))))),

    vampire("pp1-robert-bruce", "Robert Bruce", SALUBRI, bp=7, attributes=(2, 0, 2),
            disciplines=(AUSPEX, DOMINATE, FORTITUDE), keywords=(SOLITARY,),
            abilities=(have(any_character & with_your_blood, 1, SHIELD,
                            card_is(THIS, alone_in_coterie) & is_among(THE_ATTACKER, foes_characters)),
                       relentless(blood(1), target(defending_party, swap_blood(1, THAT))))),

    vampire("pp1-savage", "Savage", BRUJAH, bp=7, attributes=(2, 1, 1), disciplines=(CELERITY, POTENCE, PROTEAN),
            abilities=(when(attack_ends(by=this_character), in_order(exhaust(THE_TARGET), put(FEAR, THE_TARGET)),
                            becomes_wounded, form=ATTACKER_FORM),
                       attacker_has(1, DAMAGE, at_least(3, defending_party)))),

    vampire("pp1-sirilla-rosselini", "Sirilla Rosselini", HECATA, bp=7, attributes=(2, 1, 1),
            disciplines=(BLOOD_SORCERY, FORTITUDE, OBLIVION),
            abilities=(when(first_each_turn(plays(a_ritual, by=this_character), turns=ANY_SEAT), in_order(
                ready(THIS),
                may_target(characters_you_control, one_of(put_tokens(1, BLOOD, THAT), lose_blood(1, THAT))))),)),
)
