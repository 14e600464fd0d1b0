"""How a game says that one of its rules fails."""

from __future__ import annotations


class NothingOffered(RuntimeError):
    """A rule that fails, or a world that somebody has imagined wrongly."""
