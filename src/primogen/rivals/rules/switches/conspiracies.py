"""Conspiracies."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules.switches.switch import Switch

PERMISSION: Final = 4  # who must ask before adding Prestige to a Conspiracy they know, in a later turn
FIRST_TIME: Final = 0
EVERY_TIME: Final = 1
NEVER: Final = 2

CONSPIRACY_SWITCHES: Final = (
    Switch(PERMISSION, "conspiracy.permission", "DIFF-97", ("first time", "every time", "never")),
)
