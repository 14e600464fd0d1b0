"""Dragon & Rogue: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

attach_for_blood = having(ANIMALISM, pay(blood(1), attach_this(THIS)))
citizens_and_vagrants = city_cards_in_the_streets & with_either_word(CITIZEN, VAGRANT)
burned_citizens_and_vagrants = burned_city_cards & with_either_word(CITIZEN, VAGRANT)
with_blood_or_prestige = with_tokens(1, BLOOD) | with_tokens(1, PRESTIGE)
this_is_in_force = card_is(THIS_CARD, has(IN_FORCE))

# fmt: off
ANIMALS = (
    action("dar-bat-out-of-hell", "Bat Out of Hell", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(activated(exhaust_this, draw_and_choose(2, discard(THAT))),
                      activated(detach, target_player(by_player(THAT_PLAYER, in_order(
                          choose_number(3, your_hand, discard(THAT)), may(draw(2)))))))),

    action("dar-grey-wolf", "Grey Wolf", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(when(attacks(target=this_character), lose_blood(1, THE_ATTACKER)),
                      activated(burn_this_card, choose(THE_RETAINER, citizens_and_vagrants,
                                                       choose(any_character, attach(THE_RETAINER, to=THAT)))))),

    action("dar-urban-fox", "Urban Fox", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(players_have(1, IGNORES_AT_END, YOUR_SEAT),
                      activated(burn_this_card,
                                target(foes_ongoing_cards & with_at_most(2, ANY_TOKEN), discard(THAT))),)),

    action("dar-wolf-spider", "Wolf Spider", ANIMAL, decks=VAMPIRES, text=having(ANIMALISM, attach_this(THIS)),
           abilities=(have(this_character, 1, SHOWN_ATTACKS),
                      activated(detach, target(any_character & at_home, put(FEAR, THAT))))),
)

ACTIONS = (
    action("dar-cryptolect", "Cryptolect", ONGOING, decks=VAMPIRES, clan=RAVNOS,
           abilities=(costs_less(1, PRESTIGE, TO_RECRUIT, any_card & being(VAMPIRE) & has(BLOOD_POTENCY, 2)),
                      when(you_recruit(), draw(1), card_is(THAT, of_clan(RAVNOS))))),

    action("dar-domino-effect", "Domino Effect", ONGOING, decks=VAMPIRES,
           abilities=(relentless(exhaust_this_card, plus(1, IN_FORCE, THIS_CARD, THIS_TURN)),
                      when(you_resolve(any_card & with_blood_or_prestige),
                           in_order(called(THE_FIRST_CARD, choose(
                                        cards_you_control & ~is_card(THE_FIRST_CARD),
                                        move_blood_or_prestige(1, origin=THE_FIRST_CARD, to=THAT))),
                                    plus(-1, IN_FORCE, THIS_CARD, THIS_TURN)),
                           this_is_in_force))),

    action("dar-fear-tactics", "Fear Tactics", decks=VAMPIRES,
           text=having(OBFUSCATE, each_player(FOE, provided(
               at_least(1, their_coterie & with_tokens(1, FEAR)),
               steal_onto_one_of(1, THAT_PLAYER, cards_you_control))))),

    action("dar-fleshcrafting", "Fleshcrafting", decks=VAMPIRES, clan=TZIMISCE,
           text=having(PROTEAN, choose(THE_RETAINER, citizens_and_vagrants | burned_citizens_and_vagrants,
                                       choose(characters_you_control, attach(THE_RETAINER, to=THAT))))),

    action("dar-slumlord", "Slumlord", decks=VAMPIRES, clan=TZIMISCE,
           text=gain(each(1, attached_to(cards_you_control) & with_word(CITIZEN)), PRESTIGE)),

    action("dar-vicissitude", "Vicissitude", ONGOING, decks=VAMPIRES, clan=TZIMISCE,
           abilities=(at_start_of_your_turn(may(choose(THE_CARD, your_hand, choose(
                          your_coterie, attach_face_down(THE_CARD, to=THAT))))),
                      activated(exhaust_this_card, target(attackers & bears_at_least(1, face_down), provided(
                          card_is(THAT, bears_at_least(3, face_down)),
                          plus(2, DAMAGE, THAT), plus(1, DAMAGE, THAT)))))),
)

UNHOSTED_ACTIONS = (
    unhosted("dar-the-more-the-scarier", "The More The Scarier", ONGOING, decks=VAMPIRES, clan=TZIMISCE,
             abilities=(have(your_coterie, 1, ATTACHMENTS),)),
)

ACTION_CARDS = ANIMALS + ACTIONS + UNHOSTED_ACTIONS
