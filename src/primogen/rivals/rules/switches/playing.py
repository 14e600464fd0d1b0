"""Playing and placing cards, and the Disciplines they need: DIFF-61 to DIFF-63, and DIFF-104."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

TOP_ICON: Final = 66  # what a Discipline that opens the text of an Action card is needed for
TO_PLAY_IT: Final = 0
FOR_ITS_TEXT: Final = 1

ONGOING_ICON: Final = 67  # who must have the Discipline of a line of an Ongoing card
SOMEBODY: Final = 0  # of its player's coterie
WHO_ACTS: Final = 1

PLACING_IS: Final = 108  # what it is to place a card face down
OF_ACTION_CARDS: Final = 0  # which are played when they are turned up
PLAYING_IT: Final = 1
OF_ANY_CARD: Final = 2

PLAYING_SWITCHES: Final = (
    Switch(TOP_ICON, "discipline.as_play_requirement", "DIFF-62", ("to play it", "for its text")),
    Switch(ONGOING_ICON, "discipline.ongoing_in_coterie", "DIFF-63", ("in the coterie", "of who acts")),
    Switch(PLACING_IS, "play.place_definition", "DIFF-104", ("of Action cards", "playing", "of any card")),
)
