"""Set-up: DIFF-01 to DIFF-09."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules.switches.switch import Switch

MUTUAL_RIVALS: Final = 1  # may two players be each other's Rivals, where there are more than two?
FORBIDDEN: Final = 0
ALLOWED: Final = 1

REVEAL_ORDER: Final = 2  # are Havens known when Leaders are bid for?
LEADERS_FIRST: Final = 0
TOGETHER: Final = 1

TWO_PLAYER_PRINCE: Final = 3  # where the Prince of the City is when two players begin
SET_ASIDE: Final = 0
IN_THE_DECK: Final = 1

SETUP_SWITCHES: Final = (
    Switch(MUTUAL_RIVALS, "setup.mutual_rivals", "DIFF-01", ("forbidden", "allowed")),
    Switch(REVEAL_ORDER, "setup.reveal_order", "DIFF-05", ("leaders first", "together")),
    Switch(TWO_PLAYER_PRINCE, "setup.two_player_prince_aside", "DIFF-09", ("set aside", "in the deck")),
)
