"""Bots think in processes of their own, on views alone, for a limited time. People are never kept waiting by them."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from primogen.server.games import DESKS

BUDGET: Final = 3.0  # seconds; a bot that takes longer gives its default answer, the first option


def choose(game: str, bot: str, seed: int, view: bytes) -> int:
    return DESKS[game].think(bot, seed, view)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.pool: Final = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))

    async def think(self, game: str, bot: str, seed: int, view: bytes, options: int) -> int:
        loop = asyncio.get_running_loop()
        try:
            found = await asyncio.wait_for(loop.run_in_executor(self.pool, choose, game, bot, seed, view), BUDGET)
        except TimeoutError:
            return 0
        return found if 0 <= found < options else 0

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
