"""Named switches: what editions and tables settle differently. The rules ask a switch by name."""

from __future__ import annotations

from typing import Final

BLUFFING: Final = 0  # may an Attack card that is illegal now be placed face down? RV-ATK-37 punishes it; online, off
SWITCHES: Final = 1
