"""Attacks and damage: DIFF-51 to DIFF-72."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

RETARGETED: Final = 68  # to whom of the defending party a Targeted attack may be turned
LEGAL_TARGETS: Final = 0
ANY_MEMBER: Final = 1

SUPERFICIAL_MORTALS: Final = 73  # does Superficial damage fell Mortals?
DEFEATED: Final = 0
UNHURT: Final = 1

SUPERFICIAL_MIXED: Final = 74  # what leaves the last Blood, if part of the damage is Superficial
ONLY_THAT_PART: Final = 0
ALL_OF_IT: Final = 1

FIGHT_SWITCHES: Final = (
    Switch(RETARGETED, "attack.targeted", "DIFF-64", ("legal targets", "any member")),
    Switch(SUPERFICIAL_MORTALS, "damage.superficial_mortals", "DIFF-69", ("defeated", "unhurt")),
    Switch(SUPERFICIAL_MIXED, "damage.superficial_mixed", "DIFF-70", ("only that part", "all of it")),
)
