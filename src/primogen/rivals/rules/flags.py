"""Values that a few cards give, beside the keywords and values of words.py: of the same space of numbers."""

from typing import Final

# ---- Rare events
LEAVES_PLAY: Final = 124  # seat of its controller; the card
WOULD_DISCARD: Final = 125
# ---- Rare values
BORROWS_HAVENS: Final = 197  # it has the Leader Ability of foes on whose Leaders half the Blood is its player's
IGNORES_EVENTS: Final = 198  # of a seat: it may ignore Events of the city
KEEPS_HAVENS: Final = 188  # it has the Leader Ability of a Haven it bears, whether it leads or not
ATTACHES_ITSELF: Final = 126  # what a text does, not a value: to a character
SECOND_ATTACK_CARD: Final = 127  # of an attacker, who plays up to 2 and takes 1 of them back
TYPE_AT_REVEAL: Final = 128  # of an attacker, whose attack type is declared in Step 5
DISCARDS_BY_LOT: Final = 129  # of a seat, from its hand
FIRST_FALL_UNPAID: Final = 148  # of a character: the first time each turn its defeat brings foes no Agenda
BRACED: Final = 139  # of a seat: so much is gained before an Attack card takes Prestige from it
BLANKED: Final = 147  # of a character: what is attached to it has no text
DRAWN_FROM: Final = 157  # of a card: what is attached to it may be drawn instead of a card of a deck
FIRST_PRESTIGE: Final = 189  # of a seat: with how much it starts the game, if not with the usual
