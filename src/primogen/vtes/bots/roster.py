"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.bots.blind import RandomBot
from primogen.bots.bot import Bot
from primogen.vtes.bots.simple import SimpleBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "simple": SimpleBot}
