"""How long tests wait for what is going to happen: a busy machine is nobody's fault, and only what hangs fails."""

from __future__ import annotations

from typing import Final

LONG: Final = 240.0  # seconds: whatever takes longer hangs
LONG_MS: Final = 240_000  # the same, as the browser counts
