"""Blood & Alchemy: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

detach_its_alchemy = out_of(1, attached_to(this_character) & with_word(ALCHEMY), detach_it(THAT))
take_alchemy = in_order(attach_this(THIS), provided(card_is(THIS, of_clan(THIN_BLOOD)), gain(1, ACTIONS_GAINED)))
thin_blood_alchemy = have(this_character, 1, THIN_BLOOD_ALCHEMY)
burns_away = remove_tokens(1, BLOOD, THIS_CARD)
an_old_alchemy = your_discard_pile & with_word(ALCHEMY)
new_alchemies = those_revealed & with_word(ALCHEMY)

# fmt: off
ACTIONS = (
    action("baa-athanor-corporis", "Athanor Corporis", ALCHEMY, decks=VAMPIRES, clan=THIN_BLOOD, text=take_alchemy,
           abilities=(have(this_character, 1, DAMAGE, attack_is(PHYSICAL)), thin_blood_alchemy)),

    action("baa-back-to-formula", "Back to Formula", decks=VAMPIRES,
           text=having(THIN_BLOOD_ALCHEMY, reveal_top(in_order(
               provided(none_of(new_alchemies), choose(an_old_alchemy, return_to_hand(THAT)),
                        each_of(new_alchemies, draw_it(THAT))),
               each_of(those_revealed, discard(THAT))), number=4))),

    action("baa-blood-makes-noise", "Blood Makes Noise", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(relentless(blood_from_this_card(1), one_of(gain(1, PRESTIGE), gain(4, INFLUENCE_GAINED))),)),

    action("baa-blood-of-potency", "Blood of Potency", decks=VAMPIRES, text=attach_this(THIS),
           abilities=(have(this_character, 2, BLOOD_POTENCY),
                      when(you_attach(this_card), mend(each(1, icons_of(BLOOD_SORCERY, this_character)), THIS)))),

    action("baa-calcinatio", "Calcinatio", ALCHEMY, decks=VAMPIRES, clan=THIN_BLOOD, text=take_alchemy,
           abilities=(have(this_character, 1, DAMAGE, attack_is(SOCIAL)), thin_blood_alchemy)),

    action("baa-defense-of-the-sacred-haven", "Defense of the Sacred Haven", RITUAL, ONGOING, decks=VAMPIRES,
           ritual=BLOOD_SORCERY,
           abilities=(have(characters_in_your_haven, 1, SECRECY), at_start_of_your_turn(burns_away))),

    action("baa-enervate", "Enervate", decks=VAMPIRES, clan=TREMERE, play_only_if=in_the_streets(THIS),
           text=target_foe(steal_as_blood(1, THAT_PLAYER, THIS))),

    action("baa-envelop", "Envelop", decks=VAMPIRES,
           text=pay(detach_its_alchemy, target(characters_in_the_streets, each_of(its_party, put(MINUS_BP, THAT))))),

    action("baa-extinguish-vitae", "Extinguish Vitae", decks=VAMPIRES,
           text=having(BLOOD_SORCERY, target(any_character, remove_all_of_your_colour(BLOOD, THAT)))),

    action("baa-far-reach", "Far Reach", decks=VAMPIRES,
           text=target(any_character, called(THE_OTHER_CHARACTER, in_order(
               move_alone_to_streets(THE_OTHER_CHARACTER),
               may_pay(detach_its_alchemy, in_order(plus(1, NO_REACTIONS, THIS, NEXT_ATTACK),
                                                    make_attack(THIS, on=THE_OTHER_CHARACTER))))))),

    action("baa-fixatio", "Fixatio", ALCHEMY, decks=VAMPIRES, clan=THIN_BLOOD, text=take_alchemy,
           abilities=(have(this_character, 1, DAMAGE, attack_is(MENTAL)), thin_blood_alchemy)),

    action("baa-seek-knowledge", "Seek Knowledge", RITUAL, ONGOING, decks=VAMPIRES, clan=TREMERE, ritual=BLOOD_SORCERY,
           abilities=(activated(blood_from_this_card(1), in_order(draw(2), choose(your_hand, discard(THAT)))),)),

    action("baa-sleep-of-the-damned", "Sleep of the Damned", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(have(characters_in_foes_torpor, 2, BLOOD_POTENCY),
                      at_start_of_your_turn(burns_away, at_least(1, characters_in_foes_torpor)))),

    action("baa-sunrise-surprise", "Sunrise Surprise", decks=VAMPIRES, clan=THIN_BLOOD,
           play_only_if=in_the_streets(THIS) & at_least(2, actions_taken),
           text=target(characters_in_the_streets, deal(2, THIS, and_to=THAT, quality=AGGRAVATED_QUALITY))),

    action("baa-theft-of-vitae", "Theft of Vitae", decks=VAMPIRES,
           text=having(BLOOD_SORCERY, target(mortals_in_the_streets, in_order(burn(THAT), claim_benefit(THAT))))),

    action("baa-truth-of-blood", "Truth of Blood", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(activated(prestige(1) & blood_from_this_card(1), target_foe(lose(1, AGENDA, THAT_PLAYER))),)),
)

CONSPIRACIES = (
    conspiracy("baa-out-of-time", "Out of Time", needs=3,
               text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, plus_player(-1, TURN_ACTIONS, THAT_PLAYER, NEXT_TURN))),
)

UNHOSTED_ACTIONS = (
    unhosted("baa-premonition", "Premonition", decks=VAMPIRES,
             text=in_order(choose(your_coterie, attach_this(THAT)), gain(1, ACTIONS_GAINED)),
             abilities=(have(this_party, 1, SHOWN_ATTACKS, this_has(AUSPEX)),)),

    unhosted("baa-rain-of-blood", "Rain of Blood", SCHEME, decks=VAMPIRES,
             text=should(each_player(EACH_PLAYER, each_of(their_coterie | characters_in_their_torpor, mend(1, THAT))))),

    unhosted("baa-third-tradition-the-progeny", "Third Tradition: The Progeny", ONGOING, decks=VAMPIRES,
             price=prestige(1),
             abilities=(at_start_of_your_turn(each_player(EACH_PLAYER, provided(
                 at_least(4, their_coterie & being(VAMPIRE)),
                 by_player(THAT_PLAYER, one_of(lose(1, PRESTIGE, YOU), choose(your_hand, discard(THAT))))))),)),
)
