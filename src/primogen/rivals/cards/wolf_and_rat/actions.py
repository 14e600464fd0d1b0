"""The Wolf & The Rat: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

attach_for_blood = having(ANIMALISM, pay(blood(1), attach_this(THIS)))
attach_for_nothing = having(ANIMALISM, attach_this(THIS))
this_is_in_force = card_is(THIS_CARD, has(IN_FORCE))
animals_and_retainers_out_there = attached_to(characters_in_the_streets) & with_either_word(ANIMAL, RETAINER)

anybody = any_character | characters_in_any_torpor

# fmt: off
ANIMALS = (
    action("war-alley-cat", "Alley Cat", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(have(this_character, 1, SECRECY, in_the_streets(THIS)),
                      activated(detach, target(animals_and_retainers_out_there,
                                               in_order(burn(THAT), burn(THIS_CARD)))))),

    action("war-mongrel", "Mongrel", ANIMAL, decks=VAMPIRES, text=having(ANIMALISM, pay(blood(2), attach_this(THIS))),
           abilities=(attacker_has(1, DAMAGE),
                      you_may_prevent(detach, 2, this_character, of=(PHYSICAL,)))),

    action("war-murder-of-crows", "Murder of Crows", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(party_has(attackers_in_this_party, 1, INTEL, in_the_streets(THE_TARGET)),
                      activated(detach, target(characters_in_the_streets, in_order(
                          lose_blood(1, THAT), provided(happened(you_defeat(that_one)), burn(THIS_CARD))))))),

    action("war-sewer-rat", "Sewer Rat", ANIMAL, decks=VAMPIRES, text=attach_for_nothing,
           abilities=(activated(exhaust_this_card, choose(this_party & wounded, mend(1, THAT))),
                      activated(detach, target(characters_in_any_torpor & with_tokens(1, BLOOD), called(
                          THE_CHARACTER, choose(THE_OTHER_CHARACTER, anybody, steal_blood(
                              1, thief=THE_OTHER_CHARACTER, victim=THE_CHARACTER))))))),

    action("war-the-swarm", "The Swarm", ANIMAL, decks=VAMPIRES, text=attach_for_nothing,
           abilities=(party_has(this_party, 1, SHIELD, attack_is(RANGED, PHYSICAL) & ~attack_is_aggravated),
                      you_may_prevent(detach, 1, this_character, of=(AGGRAVATED,)))),
)

UNHOSTED_ACTIONS = (
    unhosted("war-bond-famulus", "Bond Famulus", ONGOING, decks=VAMPIRES,
             abilities=(activated(exhaust_this_card, plus(1, IN_FORCE, THIS_CARD, THIS_TURN)),
                        costs_less(1, BLOOD, TO_PLAY, an_animal, condition=this_is_in_force),
                        when(plays(an_animal, by=your_coterie),
                             in_order(ready(THE_OTHER), plus(-1, IN_FORCE, THIS_CARD, THIS_TURN)),
                             this_is_in_force))),

    unhosted("war-cracking-the-case", "Cracking the Case", ONGOING, decks=VAMPIRES,
             text=put_tokens(4, PRESTIGE, THIS_CARD),
             abilities=(activated(x_from_this_card(PRESTIGE), plus(x, INTEL, THE_ATTACKER)),)),

    unhosted("war-help-me-help-you", "Help Me Help You", ONGOING, decks=VAMPIRES,
             abilities=(when(attaches(a_retainer, to=your_coterie),
                             choose(your_coterie | characters_in_torpor, mend(1, THAT))),)),

    unhosted("war-hiding-in-plain-sight", "Hiding in Plain Sight", ONGOING, decks=VAMPIRES,
             abilities=(activated(discard_a_card, plus(1, IN_FORCE, THIS_CARD, THIS_TURN)),
                        have(your_characters_in_the_streets & (has(PROTEAN) | has(OBFUSCATE)), 1,
                             SAFE_FROM_ANTAGONISTS, this_is_in_force))),

    unhosted("war-protect-the-flock", "Protect the Flock", ONGOING, decks=VAMPIRES,
             abilities=(activated(exhaust_this_card, target(mortals_in_the_streets, put_tokens(1, BLOOD, THAT))),
                        players_have(1, GUARDS_MORTALS, YOUR_SEAT))),

    unhosted("war-secret-passage", "Secret Passage", ONGOING, decks=VAMPIRES, clan=NOSFERATU,
             abilities=(activated(exhaust_this_card, choose(your_characters_in_the_streets, return_to_haven(THAT))),)),

    unhosted("war-shape-of-the-beast", "Shape of the Beast", ONGOING, decks=VAMPIRES, clan=GANGREL,
             abilities=(activated(out_of(1, your_coterie & has(PROTEAN), exhaust(THAT)),
                                  one_of(gain(1, UNHOSTED_GAINED), pay(blood(1), gain(1, ACTIONS_GAINED)))),)),
)

SHAKEDOWN_REWARD = provided(card_is(THIS, bears(named("Sheriff"))),
                            gain(each(1, their_hand & an_attack_card()), PRESTIGE))
DISCARD_THAT_TYPE = in_order(SHAKEDOWN_REWARD, each_of(their_hand & an_attack_card(), discard(THAT)))
THE_SHAKEDOWN = action("war-the-shakedown", "The Shakedown", decks=VAMPIRES,
                       text=name_attack_type(target_foe(look_at_hand(THAT_PLAYER, DISCARD_THAT_TYPE))))

ACTIONS = (
    action("war-constant-surveillance", "Constant Surveillance", ONGOING, decks=VAMPIRES, price=prestige(1),
           text=target_foe(one_of(cover(THEIR_AGENDA), cover(THEIR_HAVEN),
                                  pay(prestige(1), in_order(cover(THEIR_AGENDA), cover(THEIR_HAVEN))))),
           abilities=(at_start_of_your_turn(burn(THIS_CARD)),)),

    action("war-second-tradition-the-domain", "Second Tradition: The Domain", ONGOING, decks=VAMPIRES,
           abilities=(activated(exhaust_this_card, choose(
                          city_cards_in_the_streets & with_either_word(CITIZEN, VAGRANT) & unattached,
                          keep_in_streets(THAT, most=2))),
                      costs_more(1, PRESTIGE, TO_ATTACK_IT, mortals_in_the_streets & held_by(THIS_CARD),
                                 whose=FOES_SEAT))),

    action("war-spy-games", "Spy Games", decks=VAMPIRES, clan=NOSFERATU, bp=5,
           text=target_foe(steal_rival_token(THAT_PLAYER))),

    action("war-animal-dominion", "Animal Dominion", decks=VAMPIRES, bp=5,
           text=having(ANIMALISM, pay(burn_or_discard_up_to(your_animals, your_hand & with_word(ANIMAL)),
                                      target(characters_in_the_streets, deal(x, THAT, of=PHYSICAL))))),

    action("war-earth-meld", "Earth Meld", decks=VAMPIRES,
           text=having(PROTEAN, in_order(attach_this(THIS), mend(2, THIS))),
           abilities=(have(this_character, 2, SECRECY), at_start_of_your_turn(discard(THIS_CARD)))),

    action("war-feral-whispers", "Feral Whispers", ONGOING, decks=VAMPIRES, text=put_tokens(3, BLOOD, THIS_CARD),
           abilities=(at_start_of_your_turn(
               may_pay(blood_from_this_card(1), choose(your_discard_pile & with_word(ANIMAL), return_to_hand(THAT))),
               in_your_coterie(ANIMALISM)),)),

    action("war-feeding-the-hungry", "Feeding the Hungry", decks=VAMPIRES,
           text=choose(burned_city_cards & with_word(VAGRANT), return_to_streets(THAT))),

    THE_SHAKEDOWN,

    action("war-we-are-legend", "We Are Legend", decks=VAMPIRES, clan=GANGREL,
           text=lines(gain(1, PRESTIGE), draw_and_choose(2, discard(THAT)))),
)

ACTION_CARDS = ANIMALS + UNHOSTED_ACTIONS + ACTIONS

EARLIER_ACTIONS = (
    until("2022-09", THE_SHAKEDOWN,
          text=target_foe(look_at_hand(THAT_PLAYER, name_attack_type(DISCARD_THAT_TYPE)))),  # DIFF-156
)
