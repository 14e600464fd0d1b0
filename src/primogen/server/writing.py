"""One thread writes what happens at all tables: whatever has gathered meanwhile is flushed to disk at once.

A flush takes the disk milliseconds, with one event or with fifty. Nobody hears of an event before it is flushed.
"""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final

from primogen.server.rows import NewEvent
from primogen.server.storage import Storage, Taken


@dataclass(frozen=True)
class Wanted:
    """An event, and who waits until it is on disk."""

    event: NewEvent
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def tell(self, error: Exception | None) -> None:
        self.loop.call_soon_threadsafe(settle, self.done, error)


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Writer:
    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.queue: Final[SimpleQueue[Wanted | None]] = SimpleQueue()
        self.thread: Final = threading.Thread(target=self.write_all, name="writing", daemon=True)
        self.thread.start()

    async def add_event(self, new: NewEvent) -> None:
        """Returns when it is on disk; raises `Taken` if something else has happened at this number."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.queue.put(Wanted(new, loop, done))
        await done

    def write_all(self) -> None:
        """Until it is told to stop, and everything before that is written."""
        while True:
            gathered = [self.queue.get()]
            while not self.queue.empty():
                gathered.append(self.queue.get())
            self.write([wanted for wanted in gathered if wanted is not None])
            if None in gathered:
                return

    def write(self, wanted: list[Wanted]) -> None:
        """All together; one by one if something among them has happened already."""
        try:
            self.storage.add_events([each.event for each in wanted])
        except Taken as error:
            if len(wanted) == 1:
                wanted[0].tell(error)
            else:
                for each in wanted:
                    self.write([each])
        except Exception as error:  # the disk is full, the database is gone: whoever waits is told
            for each in wanted:
                each.tell(error)
        else:
            for each in wanted:
                each.tell(None)

    def close(self) -> None:
        self.queue.put(None)
        self.thread.join()
