"""Making an attack, and whom one may hurt in the first round: DIFF-41 to DIFF-50."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

FIRST_ROUND: Final = 45  # who is safe from what, until a foe has had a first turn
FOE_TOO: Final = 0
CHARACTERS: Final = 1
FROM_ATTACKS: Final = 2

INTEL_NOT_MET: Final = 47  # what becomes of an attack that lacks Intel
UNDONE: Final = 0
SPENT: Final = 1

INTEL_EXCESS: Final = 48  # how many cards may be discarded for Intel
AS_NEEDED: Final = 0
ANY_NUMBER: Final = 1

INTEL_HELPERS: Final = 49  # who may discard for somebody else's attacker
WHOEVER_LIKES: Final = 0
BY_LEAVE: Final = 1

ATTACK_RESPONSES: Final = 50  # when an attack is answered with Relentless abilities
AFTER_INTEL: Final = 0
WHEN_DECLARED: Final = 1

EXHAUSTED_MEMBERS: Final = 51  # may an attacking party have exhausted members that cannot be left behind?
IF_BOUND: Final = 0
LEFT_BEHIND: Final = 1

AGAINST_MORTALS: Final = 54  # how an Attack card against a Mortal is placed
FACE_DOWN: Final = 0
EITHER_WAY: Final = 1

ATTACKING_SWITCHES: Final = (
    Switch(FIRST_ROUND, "round_one.scope", "DIFF-41", ("the foe too", "characters", "from attacks")),
    Switch(INTEL_NOT_MET, "attack.intel_undo", "DIFF-43", ("undone", "spent")),
    Switch(INTEL_EXCESS, "attack.intel_excess", "DIFF-44", ("as needed", "any number")),
    Switch(INTEL_HELPERS, "attack.intel_helpers", "DIFF-45", ("whoever likes", "by leave")),
    Switch(ATTACK_RESPONSES, "attack.relentless_window", "DIFF-46", ("after Intel", "when declared")),
    Switch(EXHAUSTED_MEMBERS, "attack.exhausted_members", "DIFF-47", ("if bound", "left behind")),
    Switch(AGAINST_MORTALS, "attack.mortal_face_up_ok", "DIFF-50", ("face down", "either way")),
)
