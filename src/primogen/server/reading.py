"""What anybody may read: each address only so much of it, all of it together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from primogen.books.ledger import haystacks
from primogen.books.terms import english_pattern, spanish_pattern
from primogen.games.register import books
from primogen.server.addresses import address_of
from primogen.server.limits import READS_PER_SECOND, Allowances
from primogen.server.turns import Turns

AT_ONCE: Final = 2  # lookups: whoever plays should not wait for more

P = ParamSpec("P")
R = TypeVar("R")
Coming = ASGIConnection[object, object, object, State]


class Reads:
    """How much each address may look up, and whose turn it is."""

    def __init__(self, at_once: float) -> None:
        self.allowances: Final = Allowances(READS_PER_SECOND, at_once)
        self.turns: Final = Turns(AT_ONCE)

    async def look_up(self, address: str, look: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """In a thread, few at a time: threads that are busy keep each other waiting, and those who play."""
        async with self.turns.turn(address):
            return await asyncio.to_thread(look, *args, **more)


def reads_of(state: State) -> Reads:
    reads = state["reads"]
    assert isinstance(reads, Reads)
    return reads


def not_too_much(coming: Coming, _: BaseRouteHandler) -> None:
    """Before whatever takes longer than to send a file."""
    if not reads_of(coming.app.state).allowances.takes_one(address_of(coming)):
        raise HTTPException("too many requests from this address: wait a moment", status_code=429)


def open_books() -> None:
    """The ledgers take most of a second to read: better now than while somebody waits for them."""
    for name in books():
        haystacks(name)
    english_pattern()
    spanish_pattern()
