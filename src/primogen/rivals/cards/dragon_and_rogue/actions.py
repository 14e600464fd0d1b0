"""Dragon & Rogue: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

attach_for_blood = having(ANIMALISM, pay(blood(1), attach_this(THIS)))
citizens_and_vagrants = city_cards_in_the_streets & with_either_word(CITIZEN, VAGRANT)
burned_citizens_and_vagrants = burned_city_cards & with_either_word(CITIZEN, VAGRANT)
with_blood_or_prestige = with_tokens(1, BLOOD) | with_tokens(1, PRESTIGE)
this_is_in_force = card_is(THIS_CARD, has(IN_FORCE))
your_leader_is_up = is_among(YOUR_LEADER, your_coterie)

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

GHOULS = (
    ghoul("dar-szlachta", "Szlachta", attachments=1, keywords=(GUARD,),
          text=having(PROTEAN, in_order(enter_as_ghoul, choose(your_retainers, attach(THAT, to=THIS_CARD)),
                                        feed_ghoul)),
          abilities=(when(is_defeated(this_character) | is_burned_by(this_character, whose=ANY_SEAT),
                          may(choose(THE_RETAINER, attached_to(this_character) & with_word(RETAINER),
                                     choose(your_coterie & named("Vozhd"),
                                            attach(THE_RETAINER, to=THAT))))),)),

    ghoul("dar-vozhd", "Vozhd", attachments=0,
          text=having(PROTEAN, in_order(enter_as_ghoul, choose(THE_RETAINER, your_retainers, in_order(
              attach(THE_RETAINER, to=THIS_CARD),
              up_to_any_number(your_retainers & ~is_card(THE_RETAINER), attach(THAT, to=THIS_CARD)))))),
          abilities=(when(attaches(a_retainer, to=this_character), put_tokens(2, BLOOD, THIS)),
                     have(this_character, each(2, attached_to(this_character) & with_word(RETAINER)), PHYSICAL))),
)

without_a_haven = your_coterie & ~bears(of_kind(HAVEN_CARD))

ACTIONS = (
    action("dar-backpacker", "Backpacker", decks=VAMPIRES,
           text=choose(without_a_haven, in_order(
               bear_haven(YOUR_HAVEN, host=THAT), take_from_collection(HAVEN_CARD, become_haven(THAT))))),

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

    action("dar-fifth-tradition-hospitality", "Fifth Tradition: Hospitality", decks=VAMPIRES,
           text=lines(each_player(EACH_PLAYER, by_player(THAT_PLAYER, move_to_streets(YOUR_LEADER))),
                      provided(controls_prince(YOU), each_player(EACH_FOE, steal(1, PRESTIGE, THAT_PLAYER))),
                      fetch_from_city_deck(PRINCE))),

    action("dar-fleshcrafting", "Fleshcrafting", decks=VAMPIRES, clan=TZIMISCE,
           text=having(PROTEAN, choose(THE_RETAINER, citizens_and_vagrants | burned_citizens_and_vagrants,
                                       choose(characters_you_control, attach(THE_RETAINER, to=THAT))))),

    action("dar-home-improvement", "Home Improvement", ONGOING, decks=VAMPIRES, text=attach_this(YOUR_HAVEN),
           abilities=(at_start_of_your_turn(mend(1, YOUR_LEADER), in_line(1) & your_leader_is_up),
                      at_start_of_your_turn(draw(1), in_line(2) & your_leader_is_up),
                      have(your_leader, 2, SHIELD, in_line(3)))),

    action("dar-slumlord", "Slumlord", decks=VAMPIRES, clan=TZIMISCE,
           text=gain(each(1, attached_to(cards_you_control) & with_word(CITIZEN)), PRESTIGE)),

    action("dar-vicissitude", "Vicissitude", ONGOING, decks=VAMPIRES, clan=TZIMISCE,
           abilities=(at_start_of_your_turn(may(choose(THE_CARD, your_hand, choose(
                          your_coterie, attach_face_down(THE_CARD, to=THAT))))),
                      activated(exhaust_this_card, target(attackers & bears_at_least(1, face_down), provided(
                          card_is(THAT, bears_at_least(3, face_down)),
                          plus(2, DAMAGE, THAT), plus(1, DAMAGE, THAT)))))),
)

TRAPS = (
    trap("dar-change-of-plans", "Change of Plans",
         springs_while(your_turn & at_least(1, events_in_the_streets & with_word(ONGOING))),
         text=repeat(tokens_on(THIS_CARD, PRESTIGE),
                     may_choose(city_cards_in_the_streets, in_order(discard(THAT), add_city_cards(1))))),

    trap("dar-emperors-new-clothes", "Emperor's New Clothes", springs_at_any_time,
         text=target_player_who(attaches(), by_player(THAT_PLAYER, choose_number(
             each(1, tokens_on(THIS_CARD, ANY_TOKEN), every=2),
             attached_to(cards_you_control) & ~with_word(TITLE), burn(THAT))))),

    trap("dar-fata-morgana", "Fata Morgana", springs_while(during_attack), clan=RAVNOS,
         text=redirect(each(1, tokens_on(THIS_CARD, PRESTIGE), every=2), to=characters_in_the_streets)),

    trap("dar-perimeter-defense", "Perimeter Defense", springs_when(attacks(target=characters_in_your_haven)),
         text=lines(plus(each(1, tokens_on(THIS_CARD, ANY_TOKEN)), SHIELD, THE_TARGET),
                    lose_blood(each(1, attached_to(your_haven)), THE_ATTACKER))),
)

UNHOSTED_ACTIONS = (
    unhosted("dar-doomed-to-roam", "Doomed to Roam", ONGOING, decks=VAMPIRES,
             text=choose(THE_BEARER, your_coterie & ~is_card(YOUR_LEADER),
                         take_from_collection(HAVEN_CARD, bear_haven(THAT, host=THE_BEARER))),
             abilities=(activated(discard_a_card, choose(your_havens & ~is_card(YOUR_HAVEN), in_order(
                 become_haven(THAT), up_to_any_number(your_characters_in_the_streets, return_to_haven(THAT))))),)),

    unhosted("dar-freelancer", "Freelancer", ONGOING, decks=VAMPIRES, text=put_tokens(3, PRESTIGE, THIS_CARD),
             abilities=(activated(by_doing(remove_tokens(1, PRESTIGE, THIS_CARD)), next_action_card(ready(THAT))),)),

    unhosted("dar-secret-compartment", "Secret Compartment", ONGOING, decks=VAMPIRES,
             abilities=(when(discards(whose=YOUR_SEAT), provided(
                            is_among(THAT, your_discard_pile),
                            provided(at_most(2, attached_to(this_card)), may(attach_face_down(THAT, to=THIS_CARD))))),
                        have(this_card, 1, DRAWN_FROM))),

    unhosted("dar-the-more-the-scarier", "The More The Scarier", ONGOING, decks=VAMPIRES, clan=TZIMISCE,
             abilities=(have(your_coterie, 1, ATTACHMENTS),)),
)

ACTION_CARDS = ANIMALS + GHOULS + ACTIONS + TRAPS + UNHOSTED_ACTIONS
