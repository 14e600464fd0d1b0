"""The Wolf & The Rat: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

attach_for_blood = having(ANIMALISM, pay(blood(1), attach_this(THIS)))

# fmt: off
ACTION_CARDS = (
    action("war-earth-meld", "Earth Meld", decks=VAMPIRES,
           text=having(PROTEAN, in_order(attach_this(THIS), mend(2, THIS))),
           abilities=(have(this_character, 2, SECRECY), at_start_of_your_turn(discard(THIS_CARD)))),

    unhosted("war-help-me-help-you", "Help Me Help You", ONGOING, decks=VAMPIRES,
             abilities=(when(attaches(a_retainer, to=your_coterie),
                             choose(your_coterie | characters_in_torpor, mend(1, THAT))),)),

    action("war-murder-of-crows", "Murder of Crows", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(party_has(attackers_in_this_party, 1, INTEL, in_the_streets(THE_TARGET)),
                      activated(detach, target(characters_in_the_streets, in_order(
                          lose_blood(1, THAT), provided(happened(you_defeat(that_one)), burn(THIS_CARD))))))),

    action("war-we-are-legend", "We Are Legend", decks=VAMPIRES, clan=GANGREL,
           text=lines(gain(1, PRESTIGE), draw_and_choose(2, discard(THAT)))),
)
