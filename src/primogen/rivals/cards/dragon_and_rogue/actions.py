"""Dragon & Rogue: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

attach_for_blood = having(ANIMALISM, pay(blood(1), attach_this(THIS)))

# fmt: off
ACTION_CARDS = (
    action("dar-bat-out-of-hell", "Bat Out of Hell", ANIMAL, decks=VAMPIRES, text=attach_for_blood,
           abilities=(activated(exhaust_this, draw_and_choose(2, discard(THAT))),
                      activated(detach, target_player(by_player(THAT_PLAYER, in_order(
                          choose_number(3, your_hand, discard(THAT)), may(draw(2)))))))),
)
