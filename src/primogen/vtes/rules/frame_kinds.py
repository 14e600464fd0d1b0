"""The numbers of the procedures' frames (the kernel has 0-9)."""

from typing import Final

SETUP: Final = 10
TURN: Final = 11
UNTAP_PHASE: Final = 12
MASTER_PHASE: Final = 13
MINION_PHASE: Final = 14
INFLUENCE_PHASE: Final = 15
DISCARD_PHASE: Final = 16
ACTION: Final = 17
BLOCKING: Final = 18
PLAYING: Final = 19
STRIKES: Final = 20
COMBAT: Final = 21
DAMAGE: Final = 22
REFERENDUM: Final = 23
DRINKING: Final = 24
OUSTING: Final = 25
FITTING_HAND: Final = 26
FETCHING: Final = 27
AWARDING: Final = 28
SPOILS: Final = 30
CLAIMING: Final = 31
LOOKING: Final = 32
SEARCHING: Final = 33
SPENDING: Final = 34
EXPIRING: Final = 41
