"""What a bot is."""

from __future__ import annotations

from primogen.kernel.views import View
from primogen.rivals.eyes import Asked, Eyes


class Bot:
    """Asked with what its seat sees; the view holds the decision and its options. The answer is an index."""

    def choose(self, view: View) -> int:
        raise NotImplementedError

    def is_blind(self) -> bool:
        """Whether it can answer knowing only how many options there are (then no view is made for it)."""
        return False

    def choose_blindly(self, options: int) -> int:
        raise NotImplementedError


class Reader(Bot):
    """One that reads with eyes: it may as well be asked in a world that somebody has imagined."""

    def choose(self, view: View) -> int:
        return self.choose_by(self.eyes_on(view))

    def eyes_on(self, view: View) -> Eyes:
        raise NotImplementedError

    def choose_by(self, eyes: Eyes) -> int:
        raise NotImplementedError


def options_of(view: View) -> list[int]:
    if view.decision is None or view.decision.seat != view.seat:
        raise Asked("this seat is not asked")
    return view.decision.options
