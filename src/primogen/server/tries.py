"""How often one may guess a password. Nobody keeps the owner of a name from signing in, however often they guess it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from litestar.exceptions import HTTPException

from primogen.server.limits import ADDRESSES, TRIES_PER_MINUTE, Allowances

CLUB: Final = 3  # times what one person may try: several people share an address
SLOW: Final = 2.0  # seconds that a stranger waits for a name that is being guessed


class Tries:
    """An address tries only so often. A wrong guess counts against whoever made it, and makes strangers slow."""

    def __init__(self, at_once: float) -> None:
        self.addresses: Final = Allowances(CLUB * TRIES_PER_MINUTE / 60, CLUB * at_once)
        self.pairs: Final = Allowances(TRIES_PER_MINUTE / 60, at_once)  # wrong guesses, by address and name
        self.names: Final = Allowances(TRIES_PER_MINUTE / 60, at_once)  # wrong guesses, by name
        self.known: Final[OrderedDict[str, None]] = OrderedDict()  # addresses from which a name has signed in

    def check(self, address: str) -> None:
        if not self.addresses.takes_one(address):
            raise HTTPException("too many tries: wait a minute", status_code=429)

    async def wait(self, address: str, name: str) -> None:
        """Until one may try."""
        self.check(address)
        if pair(address, name) in self.known:
            return
        if not self.pairs.has_one(pair(address, name)):
            raise HTTPException("too many tries: wait a minute", status_code=429)
        if not self.names.has_one(name):
            await self.slow()

    async def slow(self) -> None:
        await asyncio.sleep(SLOW)

    def failed(self, address: str, name: str) -> None:
        self.pairs.takes_one(pair(address, name))
        self.names.takes_one(name)

    def succeeded(self, address: str, name: str) -> None:
        self.known[pair(address, name)] = None
        self.known.move_to_end(pair(address, name))
        while len(self.known) > ADDRESSES:
            self.known.popitem(last=False)


def pair(address: str, name: str) -> str:
    return f"{address} {name}"
