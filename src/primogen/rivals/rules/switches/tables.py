"""What no rulebook settles otherwise, but a table may."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

BLUFFING: Final = 0  # may an Attack card that is illegal now be placed face down? RV-ATK-37 punishes it; online, off
OFF: Final = 0
ON: Final = 1

TABLE_SWITCHES: Final = (Switch(BLUFFING, "bluffing", "RV-ATK-37", ("off", "on")),)
