"""What anybody may read: each address only so much of it, all of it together."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from primogen.books.ledger import DOCUMENTS, haystacks
from primogen.books.terms import english_pattern, spanish_pattern
from primogen.server.addresses import address_of
from primogen.server.limits import Allowances

Coming = ASGIConnection[object, object, object, State]


def not_too_much(coming: Coming, _: BaseRouteHandler) -> None:
    """Before whatever takes longer than to send a file."""
    reads = coming.app.state["reads"]
    assert isinstance(reads, Allowances)
    if not reads.takes_one(address_of(coming)):
        raise HTTPException("too many requests from this address: wait a moment", status_code=429)


def open_books() -> None:
    """The ledgers take most of a second to read: better now than while somebody waits for them."""
    for name in DOCUMENTS:
        haystacks(name)
    english_pattern()
    spanish_pattern()
