"""Set-up: DIFF-01 to DIFF-09."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

MUTUAL_RIVALS: Final = 1  # may two players be each other's Rivals, where there are more than two?
FORBIDDEN: Final = 0
ALLOWED: Final = 1

FIRST_BID: Final = 7  # must the first of those who bid for a Leader bid?
MUST_BID: Final = 0
MAY_PASS: Final = 1

LOST_LEADER: Final = 8  # when a Leader lost in the bidding goes back into the Faction Deck
AFTER_THE_HAND: Final = 0
AT_ONCE: Final = 1

REVEAL_ORDER: Final = 2  # are Havens known when Leaders are bid for?
LEADERS_FIRST: Final = 0
TOGETHER: Final = 1

AGENDA_AT_START: Final = 10  # how Agenda cards lie when the game begins; open only with preconstructed decks
FACE_DOWN: Final = 0
OPEN: Final = 1

LEADER_CHOICE: Final = 12  # who may be chosen as Leader; only in a first game not whoever one likes
FREE: Final = 0
HIGHEST_POTENCY: Final = 1

TWO_PLAYER_PRINCE: Final = 3  # where the Prince of the City is when two players begin
SET_ASIDE: Final = 0
IN_THE_DECK: Final = 1

SETUP_SWITCHES: Final = (
    Switch(MUTUAL_RIVALS, "setup.mutual_rivals", "DIFF-01", ("forbidden", "allowed")),
    Switch(FIRST_BID, "setup.leader_bid_first_must", "DIFF-03", ("must bid", "may pass")),
    Switch(LOST_LEADER, "setup.lost_leader_shuffle", "DIFF-04", ("after the hand", "at once")),
    Switch(REVEAL_ORDER, "setup.reveal_order", "DIFF-05", ("leaders first", "together")),
    Switch(AGENDA_AT_START, "setup.agenda_face_down", "DIFF-06", ("face down", "open")),
    Switch(LEADER_CHOICE, "setup.free_leader_choice", "DIFF-08", ("free", "highest potency")),
    Switch(TWO_PLAYER_PRINCE, "setup.two_player_prince_aside", "DIFF-09", ("set aside", "in the deck")),
)
