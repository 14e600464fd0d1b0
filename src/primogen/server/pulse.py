"""Whether the database does what it is asked. What fails is noticed; then it is tried until it works again."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from time import monotonic
from typing import Final

from sqlalchemy import Engine, event, select, update
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import InterfaceError, OperationalError

from primogen.server.files import file_of
from primogen.server.schema import releases

EVERY: Final = 1.0  # seconds
LATE: Final = 15.0  # seconds without an answer, after which it is gone: a locked file is waited for five
AWAY: Final = (OperationalError, InterfaceError)  # the database is gone, locked or full: no fault of whoever asks


class Pulse:
    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.file: Final = file_of(engine.url)
        self.failures: Final[Counter[str]] = Counter()  # by the kind of error
        self.is_failing = False
        self.felt_at = monotonic()
        event.listen(engine, "handle_error", self.failed)

    def failed(self, error: ExceptionContext) -> None:
        found = error.sqlalchemy_exception
        if isinstance(found, AWAY):
            self.failures[type(found).__name__] += 1
            self.is_failing = True

    def is_well(self) -> bool:
        return not self.is_failing and monotonic() - self.felt_at < LATE

    def feel(self) -> None:
        """Reads a row; after a failure, writes one as it is: only then it is known to work again."""
        if self.file is not None and not self.file.exists():
            self.is_failing = True
        elif self.is_failing:
            with self.engine.begin() as db:
                db.execute(update(releases).values(at=releases.c.at))
            self.is_failing = False
            self.felt_at = monotonic()
        else:
            with self.engine.connect() as db:
                db.execute(select(releases.c.step).limit(1)).all()
            self.felt_at = monotonic()


async def keep_feeling(pulse: Pulse) -> None:
    """As long as the server runs."""
    while True:
        with contextlib.suppress(*AWAY):  # it has been noticed
            await asyncio.to_thread(pulse.feel)
        await asyncio.sleep(EVERY)
