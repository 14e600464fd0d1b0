"""What plain `pytest` leaves out: tests in a browser need node and chromium, and `make browser` runs them."""

from __future__ import annotations

collect_ignore = ["browser"]
