"""Heart of Europe: the City Deck of Prague."""

from primogen.rivals.language.vocabulary import *

burn_a_citizen = one_of(mend(3, THIS), gain(1, PRESTIGE))
draw_when_attached = when(you_attach(this_card), draw(1))

# fmt: off
MORTALS = (
    mortal("hoe-bartender", "Bartender", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, FORTITUDE), have(this_character, 1, BLOOD_POTENCY))),

    mortal("hoe-butcher", "Butcher", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, ANIMALISM), have(this_character, 1, BLOOD_POTENCY))),

    mortal("hoe-graffiti-artist", "Graffiti Artist", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, SECRECY),)),

    mortal("hoe-medium", "Medium", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(draw_when_attached, have(this_character, 1, OBLIVION))),

    mortal("hoe-nun", "Nun", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, SHIELD, during_attack),)),

    mortal("hoe-streetwalker", "Streetwalker", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(draw_when_attached, have(this_character, 1, OBFUSCATE))),

    mortal("hoe-taxi-driver", "Taxi Driver", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, INTEL),)),

    mortal("hoe-vagrant", "Vagrant", VAGRANT, blood=2, agenda=0, copies=5, burn=mend(2, THIS),
           attach=(you_may_prevent(exhaust_this_card, 1, this_character),)),
)

ANTAGONISTS = (
    antagonist("hoe-team-x-operative", "Team X Operative",
               raids_coteries(1, condition=in_line(1, 3)),
               when(antagonist_step(YOUR_SEAT), choose(your_hand, discard(THAT)), in_line(2)),
               when(antagonist_step(YOUR_SEAT), lose(1, PRESTIGE, YOU), in_line(4)),
               blood=4, agenda=1, copies=4),
)

EVENTS = (
    event("hoe-a-house-divided", "A House Divided", ONGOING,
          abilities=(have(characters_in_any_haven, 1, SEPARATE),)),

    event("hoe-austerity-measures", "Austerity Measures",
          text=each_player(EACH_PLAYER, provided(at_least(2, their_attachments), by_player(
              THAT_PLAYER, choose(your_attachments & ~(with_word(TITLE) | a_character_card | a_curse),
                                  burn(THAT)))))),

    event("hoe-bohemian-carnevale", "Bohemian Carnevale",
          text=each_player(EACH_PLAYER, by_player(THAT_PLAYER, may_pay(
              blood_of_one(1, your_coterie), choose(burned_city_cards, shuffle_back(THAT)))))),

    event("hoe-liberate", "Liberate", ONGOING,
          abilities=(when(is_defeated(any_character, by=your_attackers),
                          may_choose(its_retainers, attach(THAT, to=THE_ATTACKER))),)),

    event("hoe-midnight-curfew", "Midnight Curfew",
          text=in_order(each_of(city_cards_in_the_streets & with_word(CITIZEN), discard(THAT)),
                        shuffle_back(discarded_city_cards))),

    event("hoe-racing-the-clock", "Racing the Clock", ONGOING,
          abilities=(at_start_of_your_turn(may(
              choose(your_coterie & highest(BLOOD_POTENCY, readied), in_order(exhaust(THAT), put(FEAR, THAT))),
              if_not=lose(1, ACTIONS_GAINED, YOU))),)),

    event("hoe-sword-of-god", "Sword of God", ONGOING,
          abilities=(set_to(any_character, 0, SECRECY),
                     when(first_each_turn(you_defeat_mortal(any_card & named("Team X Operative"))),
                          gain(1, PRESTIGE)))),

    event("hoe-temporary-truce", "Temporary Truce", ONGOING,
          abilities=(have(any_character & a_leader, 1, NO_ATTACK_ACTIONS),)),

    event("hoe-tipped-off", "Tipped Off", ONGOING, TOKENLESS,
          abilities=(activated(spend_action(your_coterie), target_player(should(in_order(
              choose(antagonists_in_the_streets, move_beside_haven(THAT)), burn(THIS_CARD))))),)),

    event("hoe-walpurgis-night", "Walpurgis Night", ONGOING,
          abilities=(activated(blood_of_one(1, your_coterie), target(any_character, put(FEAR, THAT))),)),
)

PRINCES = (
    prince("hoe-prince-of-the-city", "Prince of the City", when(you_attach(this_card), gain(2, AGENDA)),
           set_to(this_character, 0, SECRECY), have(this_character, 4, INFLUENCE)),
)

CITY_CARDS = MORTALS + ANTAGONISTS + EVENTS + PRINCES
