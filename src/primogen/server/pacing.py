"""Requests come in at the pace that their address is allowed: who asks faster waits, and costs nothing meanwhile.

To refuse a request takes nearly as long as to answer it; to let it wait does not.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from primogen.server.addresses import counted
from primogen.server.limits import REQUESTS_AT_ONCE, Allowances


class Paced:
    def __init__(self, app: ASGIApp, per_second: float) -> None:
        self.app: Final = app
        self.allowances: Final = Allowances(per_second, REQUESTS_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            client = scope["client"]
            early = self.allowances.takes_ahead(counted(client[0] if client else ""))
            if early > 0:
                await asyncio.sleep(early)
        await self.app(scope, receive, send)
