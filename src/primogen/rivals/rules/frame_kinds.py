"""What is going on, by number: the procedures of the rulebook, as the frames of a saved game name them."""

from typing import Final

# ---- Frame kinds (the kernel has 0-9)
SETUP: Final = 10
TURN: Final = 11
CITY_STEP: Final = 12
ACTION_PHASE: Final = 13
ACTIVATION: Final = 14
DRAWING: Final = 15
RECRUITING: Final = 16
PLAYING: Final = 17
ATTACK_SEQUENCE: Final = 18
INTEL_STEP: Final = 19
PLACING: Final = 20
BLOCKING: Final = 21
ABILITIES: Final = 22
MITIGATION: Final = 23
DEFEAT: Final = 24
MENDING: Final = 25
CLAIMING: Final = 26
CONFLICT: Final = 27
EXERTING: Final = 28
SHOWING: Final = 29
RESOLVING_CARD: Final = 30
MOVING: Final = 31
REGROUPING: Final = 32
INVESTIGATION: Final = 33
ANTAGONISTS: Final = 34
REWARD: Final = 35
SUCCESSION: Final = 36
LOSING: Final = 37
DEAL_MAKING: Final = 38
TRAP_WINDOW: Final = 39
RITUAL_COST: Final = 40
RITUAL_BLOOD: Final = 41
CONTRIBUTION: Final = 43
DAMAGE_DEALING: Final = 44
PAYING: Final = 45
STRIKING: Final = 46
LASHING: Final = 47
SEASON: Final = 48
TAKING_TITLE: Final = 49
UNHOSTED_ACT: Final = 50
DUES: Final = 51
ATTACHING: Final = 60
RAID: Final = 65
