"""What was said at a table: the last lines of it, by number."""

from __future__ import annotations

from typing import Final

MOST_LINES: Final = 1000  # kept of a table: more than people at one read again
WELCOME_LINES: Final = 100  # told to whoever comes: each comes again and again, and is told them each time

Line = tuple[int, str]  # the seat, and what it said


class Talk:
    def __init__(self, lines: list[Line], first: int = 0) -> None:
        self.lines: Final[list[Line]] = []
        self.first = 0  # the number of the first line that is kept
        self.refill(lines, first)

    def refill(self, lines: list[Line], first: int) -> None:
        self.lines[:] = lines
        self.first = first
        self.forget()

    @property
    def next(self) -> int:
        """The number of the next line."""
        return self.first + len(self.lines)

    def add(self, lines: list[Line]) -> None:
        self.lines.extend(lines)
        self.forget()

    def forget(self) -> None:
        old = max(0, len(self.lines) - MOST_LINES)
        del self.lines[:old]
        self.first += old

    def since(self, number: int) -> list[Line]:
        """From this number on, as far as they are kept."""
        return self.lines[max(0, number - self.first) :]
