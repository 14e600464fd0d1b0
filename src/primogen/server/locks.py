"""A lock for each name: nobody waits for what is done under another. Forgotten when nobody needs it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class Locks:
    def __init__(self) -> None:
        self.all: Final[dict[str, asyncio.Lock]] = {}
        self.needed: Final[Counter[str]] = Counter()  # by how many: who holds it, and who waits

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        lock = self.all.setdefault(name, asyncio.Lock())
        self.needed[name] += 1
        try:
            async with lock:
                yield
        finally:
            self.needed[name] -= 1
            if not self.needed[name]:
                del self.needed[name], self.all[name]
