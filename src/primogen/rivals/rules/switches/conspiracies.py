"""Conspiracies."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

PERMISSION: Final = 4  # who must ask before adding Prestige to a Conspiracy they know, in a later turn
FIRST_TIME: Final = 0
EVERY_TIME: Final = 1
NEVER: Final = 2

SHOWN_ADD: Final = 100  # when somebody may add Prestige who has just been shown a Conspiracy
AT_ONCE: Final = 0  # or no more in this turn
IN_THIS_TURN: Final = 1

LOOK: Final = 102  # who may look at a Conspiracy of somebody else
BY_BOTH: Final = 0  # being shown it, and contributing
BY_CONTRIBUTING: Final = 1
BY_BEING_SHOWN: Final = 2

IN_THE_MIDST: Final = 103  # may Prestige be added, and a Conspiracy be resolved, during an action?
NOT_DURING_ACTIONS: Final = 0
ALSO_DURING_ACTIONS: Final = 1

PROTECTION: Final = 104  # whom a Conspiracy spares
AS_IT_SAYS: Final = 0
BY_COLOUR: Final = 1  # of the Prestige on it

ADDED_WHEN_PLACED: Final = 161  # may its player add Prestige in the turn in which it was placed?
IN_THAT_TURN_TOO: Final = 0
NOT_IN_THAT_TURN: Final = 1

CONSPIRACY_SWITCHES: Final = (
    Switch(SHOWN_ADD, "conspiracy.show_timing", "DIFF-96", ("at once", "in this turn")),
    Switch(PERMISSION, "conspiracy.permission", "DIFF-97", ("first time", "every time", "never")),
    Switch(LOOK, "conspiracy.look", "DIFF-98", ("shown and contributed", "contributed", "shown")),
    Switch(IN_THE_MIDST, "conspiracy.not_during_action", "DIFF-99", ("between actions", "any time")),
    Switch(PROTECTION, "conspiracy.protection", "DIFF-100", ("as it says", "by colour")),
    Switch(ADDED_WHEN_PLACED, "conspiracy.add_when_placed", "DIFF-157", ("in that turn too", "not in that turn")),
)
