"""A bot that reads with eyes: it may as well be asked in a world that somebody has imagined."""

from __future__ import annotations

from primogen.bots.bot import Bot
from primogen.kernel.views import View
from primogen.rivals.eyes import Eyes


class Reader(Bot):
    def choose(self, view: View) -> int:
        return self.choose_by(self.eyes_on(view))

    def eyes_on(self, view: View) -> Eyes:
        raise NotImplementedError

    def choose_by(self, eyes: Eyes) -> int:
        raise NotImplementedError
