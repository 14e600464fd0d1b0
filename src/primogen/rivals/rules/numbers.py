"""Numbers of the rulebook."""

from typing import Final

ACTIONS_PER_TURN: Final = 2  # RV-ACT-01
CARDS_PER_DRAW_STEP: Final = 2  # RV-TURN-32
AGENDA_TO_WIN: Final = 13  # RV-WIN-01
TOKENS_PER_COLOUR: Final = 32  # Blood and Prestige, by value: RV-SETUP-11
STARTING_PRESTIGE: Final = 20  # RV-SETUP-12
STARTING_LIBRARY_CARDS: Final = 4  # RV-SETUP-46
EVENTS_SET_ASIDE: Final = 4  # RV-SETUP-08
ATTACHMENT_LIMIT: Final = 3  # RV-ATTACH-02
NO_LIMIT: Final = 99  # of attachments
