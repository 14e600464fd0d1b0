"""What a bot is."""

from __future__ import annotations

from primogen.kernel.views import View


class NotAsked(ValueError):
    """A bot was asked when nothing was."""


class Bot:
    """Asked with what its seat sees; the view holds the decision and its options. The answer is an index."""

    def choose(self, view: View) -> int:
        raise NotImplementedError

    def is_blind(self) -> bool:
        """Whether it can answer knowing only how many options there are (then no view is made for it)."""
        return False

    def choose_blindly(self, options: int) -> int:
        raise NotImplementedError


def options_of(view: View) -> list[int]:
    if view.decision is None or view.decision.seat != view.seat:
        raise NotAsked("this seat is not asked")
    return view.decision.options
