"""How a table's seed comes about: the server's secret, and the luck of every person who sits down.

The secret is kept and committed to when the table is made. The cards are dealt when nobody is awaited any more. See
kernel/fairness.py for the sums.
"""

from __future__ import annotations

import re
from typing import Final

from primogen.games.desk import Desk, Scene
from primogen.kernel.fairness import PROOF, commitment_to, proof, seed_from
from primogen.kernel.ids import Seat
from primogen.kernel.journal import Header
from primogen.server.rows import SeatRow

LUCK: Final = re.compile(r"[ -~]{0,64}")  # signs that every keyboard and every database has


class Lucks:
    """Without a secret the header has its seed already, and nobody is awaited."""

    def __init__(self, secret: str, seats: list[SeatRow]) -> None:
        self.secret: Final = bytes.fromhex(secret)
        self.seats: Final = seats
        self.added: Final[dict[Seat, str]] = {}

    def awaited(self, away: set[Seat]) -> list[Seat]:
        """The people who are not ready yet, and seats that nobody has; except those whom bots play for."""
        if not self.secret:
            return []
        return [
            seat for seat, row in enumerate(self.seats) if not row.bot and seat not in self.added and seat not in away
        ]

    def in_order(self) -> list[str]:
        return [self.added.get(seat, "") for seat in range(len(self.seats))]

    def header(self, desk: Desk, header: Header) -> Header:
        """With the seed that follows, and the proof that it does."""
        if not self.secret:
            return header
        lucks = self.in_order()
        return {**desk.again(header, seed_from(self.secret, lucks)), PROOF: proof(self.secret, lucks)}

    def commitment(self) -> str:
        """It may be known from the beginning. Empty if the seed was settled otherwise."""
        return commitment_to(self.secret) if self.secret else ""

    def revealed(self) -> Scene:
        """After the end."""
        if not self.secret:
            return {}
        lucks = self.in_order()
        return {PROOF: {**proof(self.secret, lucks), "seed": seed_from(self.secret, lucks).hex()}}
