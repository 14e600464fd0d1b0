"""Conclave: Events."""

from primogen.rivals.language.vocabulary import *

# fmt: off
CITY_CARDS = (
    event("c22-call-the-roll", "Call the Roll", ONGOING,
          abilities=(have(characters_in_the_streets, 1, INFLUENCE),)),

    event("c22-crack-shot", "Crack Shot", ONGOING,
          abilities=(have(any_card & with_word(VAGRANT), 1, POWERLESS),)),

    event("c22-enter-elysium", "Enter Elysium", ONGOING,
          abilities=(have(any_character, 1, SECRECY),)),

    event("c22-new-blood", "New Blood", ONGOING,
          abilities=(when(first_each_turn(you_recruit()), gain(2, PRESTIGE)),)),

    event("c22-offer-of-help", "Offer of Help",
          text=each_player(EACH_PLAYER, by_player(THAT_PLAYER, may_choose(cards_you_control, one_of(
              put_tokens(1, BLOOD, THAT), put_tokens(1, PRESTIGE, THAT)))))),

    event("c22-opening-ceremonies", "Opening Ceremonies", ONGOING,
          abilities=(activated(exhaust_up_to(3, your_coterie & readied), gain(x, PRESTIGE)),)),

    event("c22-purge-the-old-guard", "Purge the Old Guard",
          text=each_of(characters_in_any_coterie & highest_of_all(BLOOD_POTENCY), put_tokens(1, AGENDA, THAT))),

    event("c22-show-of-force", "Show of Force", ONGOING, TOKENLESS,
          abilities=(when(you_defeat_mortal(antagonists_in_the_streets), in_order(burn(THAT), burn(THIS_CARD))),)),

    event("c22-to-absent-friends", "To Absent Friends", ONGOING,
          abilities=(your_coterie_has(blood(1), target(characters_in_any_torpor,
                                                       put_that_blood(origin=THIS, to=THAT))),)),
)
