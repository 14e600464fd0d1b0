"""Core: the City Deck of San Francisco."""

from primogen.rivals.language.vocabulary import *

draw_when_attached = when(you_attach(this_card), draw(1))

# fmt: off
MORTALS = (
    mortal("core-addict", "Addict", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(draw_when_attached, have(this_character, 1, AUSPEX))),

    mortal("core-athlete", "Athlete", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(have(this_character, 1, PHYSICAL),)),

    mortal("core-chef", "Chef", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(draw_when_attached, have(this_character, 1, PRESENCE))),

    mortal("core-cop", "Cop", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(have(this_character, 1, DOMINATE), have(this_character, 1, BLOOD_POTENCY))),

    mortal("core-skateboarder", "Skateboarder", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(have(this_character, 1, CELERITY), have(this_character, 1, BLOOD_POTENCY))),

    mortal("core-student", "Student", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(have(this_character, 1, MENTAL),)),

    mortal("core-tour-guide", "Tour Guide", CITIZEN, blood=3, agenda=1, burn=mend(3, THIS),
           attach=(have(this_character, 1, SOCIAL),)),

    mortal("core-vagrant", "Vagrant", VAGRANT, blood=2, agenda=0, copies=5, burn=mend(2, THIS),
           attach=(you_may_prevent(exhaust_this_card, 1, this_character),)),
)

ANTAGONISTS = (
    antagonist("core-special-affairs-division", "Special Affairs Division", raids_coteries(1, intel=1),
               blood=4, agenda=1, copies=4),
)

FOG = event("core-san-francisco-fog", "San Francisco Fog", ONGOING, abilities=(players_have(1, NO_RANGED),))

EVENTS = (
    event("core-cable-car-accident", "Cable Car Accident", ONGOING,
          abilities=(have(characters_in_the_streets, 1, STAYS_OUT),)),

    event("core-castro-street-party", "Castro Street Party", ONGOING,
          abilities=(have(characters_in_the_streets, 1, SECRECY),)),

    event("core-chinese-new-year", "Chinese New Year", text=shuffle_back(burned_city_cards & of_kind(EVENT))),

    event("core-city-on-the-brink", "City on the Brink", ONGOING,
          abilities=(when(you_defeat(foes_characters), gain(1, AGENDA)),)),

    event("core-gallery-openning", "Gallery Opening",
          text=each_player(EACH_PLAYER, by_player(
              THAT_PLAYER, may_pay(discard_up_to(counted(2), your_hand), gain(x, PRESTIGE))))),

    event("core-meeting-at-alcatraz", "Meeting at Alcatraz",
          text=lines(each_player(EACH_PLAYER, by_player(
                         THAT_PLAYER, in_order(move_to_streets(YOUR_LEADER), split_off(YOUR_LEADER)))),
                     plus(1, STAYS_OUT, YOUR_LEADER, THIS_TURN))),

    event("core-protests-in-the-streets", "Protests in the Streets", ONGOING,
          abilities=(when(makes_attack(on=mortals_in_the_streets), lose_blood(1, THE_ATTACKER)),)),

    FOG,

    event("core-the-hunger", "The Hunger", ONGOING,
          abilities=(when(you_defeat_mortal(city_cards_in_the_streets & with_word(VAGRANT)), gain(1, AGENDA)),
                     when(turn_ends(YOUR_SEAT),
                          lose(each(1, your_coterie & ~at_maximum_blood), PRESTIGE, YOU)))),

    event("core-wandering-the-bart-tunnels", "Wandering the BART Tunnels", ONGOING,
          text=each_of(characters_in_the_streets, split_off(THAT)),
          abilities=(have(characters_in_the_streets, 1, SEPARATE),)),
)

PRINCES = (
    prince("core-prince-of-the-city", "Prince of the City",
           set_to(this_character, 0, SECRECY),
           have(this_character, 2, INFLUENCE),
           at_start_of_your_turn(in_order(gain(1, PRESTIGE), gain(1, AGENDA)))),
)

CITY_CARDS = MORTALS + ANTAGONISTS + EVENTS + PRINCES
CITY_EARLIER = (until("2022-06", FOG, abilities=(players_have(1, NO_RANGED_CARDS),)),)
