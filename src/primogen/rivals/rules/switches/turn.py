"""The turn and its actions: DIFF-25 to DIFF-31."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

NO_INFLUENCE_REMOVED: Final = 29  # in which step No Influence tokens come off
READY_AND_RETURN: Final = 0
START_OF_TURN: Final = 1

ACTIONS_MUST: Final = 31  # must both actions be used before the Action Phase ends?
MUST: Final = 0
MAY: Final = 1

ACTION_LIST: Final = 32  # is Pass an action?
WITH_PASS: Final = 0
WITHOUT_PASS: Final = 1

TURN_SWITCHES: Final = (
    Switch(NO_INFLUENCE_REMOVED, "turn.no_influence_removal", "DIFF-25", ("ready and return", "start of turn")),
    Switch(ACTIONS_MUST, "action.must_use", "DIFF-27", ("must", "may")),
    Switch(ACTION_LIST, "action.list", "DIFF-28", ("with pass", "without pass")),
)
