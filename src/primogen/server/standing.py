"""How a server stands: whether people can be sent to it, why not, and whether it takes new tables."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from primogen.server.systemd import READY, status, tell_systemd

if TYPE_CHECKING:
    from primogen.server.hall import Hall

COMING_BACK: Final = "tables are coming back"
DATABASE: Final = "the database does not do what it is asked"
OPEN: Final = "new tables are taken"
CLOSED: Final = "no new tables are taken: those under way are played to their end"
EMPTY: Final = "no new tables are taken, and nobody plays any more"

log: Final = logging.getLogger("primogen")


class Ready(msgspec.Struct):
    """`left`: tables at which somebody sits or something runs. Empty `why`: people can be sent here."""

    why: list[str]
    is_draining: bool
    left: int


class Standing:
    def __init__(self, *, is_draining: bool = False) -> None:
        self.is_draining = is_draining  # it takes no new tables; those under way go on
        self.is_back = False  # whether the tables that were under way are in memory again
        self.told: str | None = None

    def turn(self) -> None:
        """From taking tables to taking none, and back. A signal may come at any moment: nothing else is done now."""
        self.is_draining = not self.is_draining

    def ready(self, hall: Hall) -> Ready:
        why = [] if self.is_back else [COMING_BACK]
        if not hall.pulse.is_well():
            why.append(DATABASE)
        return Ready(why, self.is_draining, left(hall))

    def tell(self, hall: Hall) -> None:
        """What has changed since the last time."""
        told = self.words(hall)
        if told == self.told:
            return
        if self.is_draining or self.told in (CLOSED, EMPTY):
            log.info(told, extra={"left": left(hall)})
        self.told = told
        tell_systemd(*([READY] if self.is_back else []), status(told))

    def words(self, hall: Hall) -> str:
        if not self.is_back:
            return COMING_BACK
        if not self.is_draining:
            return OPEN
        return CLOSED if left(hall) else EMPTY


def left(hall: Hall) -> int:
    under_way = [at for at in hall.open.values() if not at.room.is_over]
    return sum(at.is_watched() or (at.is_mine and at.room.needs_running()) for at in under_way)
