"""Torpor: DIFF-36 to DIFF-38."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

TORPOR_ORDER: Final = 40  # what comes first in the Torpor and Mending Step
ABILITIES_FIRST: Final = 0
BLOOD_FIRST: Final = 1

TORPOR_RETURN: Final = 41  # when a vampire that is full again leaves torpor, in its player's turn
IN_CERTAIN_STEPS: Final = 0
AT_ONCE: Final = 1

READY_ON_RETURN: Final = 42  # is a vampire exhausted in torpor, and ready when it leaves?
AS_IT_WAS: Final = 0
READY: Final = 1

TORPOR_SWITCHES: Final = (
    Switch(TORPOR_ORDER, "end.torpor_order", "DIFF-36", ("abilities first", "blood first")),
    Switch(TORPOR_RETURN, "torpor.return_window", "DIFF-37", ("in certain steps", "at once")),
    Switch(READY_ON_RETURN, "torpor.ready_on_return", "DIFF-38", ("as it was", "ready")),
)
