"""The header of a lesson's table: everything that lies there, so that the table opens again after a restart."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import msgspec

from primogen.kernel.board import Board
from primogen.kernel.journal import Header, OpeningError
from primogen.kernel.machine import run
from primogen.kernel.shapes import Shape
from primogen.kernel.state import digest
from primogen.kernel.waking import carried_in, woken
from primogen.scenarios.told import Unknown

LESSON: Final = "lesson"  # in the header: which
MARK: Final = "mark"


@dataclass
class Named:
    name: str


@dataclass(kw_only=True)
class LessonHeader:
    """`mark` is that of the lesson's wording then; `cards` a digest of what the cards on the table mean. A game adds
    what lies there."""

    seats: list[Named]
    lesson: str
    mark: str
    primogen: int
    game: str
    edition: str
    cards: str = ""


H = TypeVar("H", bound=LessonHeader)


class Opener(Generic[H]):
    """`formats`: of the journal; the first is how one is written now. Of those in `unpinned` no cards were digested."""

    def __init__(
        self,
        shape: Shape[H],
        game: str,
        editions: Collection[str],
        formats: tuple[int, ...],
        unpinned: tuple[int, ...] = (),
    ) -> None:
        self.shape: Final = shape
        self.game: Final = game
        self.editions: Final = editions
        self.formats: Final = formats
        self.unpinned: Final = unpinned

    # ---- what a game has

    def lay(self, found: H) -> Board:
        """`Unknown` says why not."""
        raise NotImplementedError

    def blank(self, found: H) -> Board:
        """A table with nothing on it, which knows the cards of this one."""
        raise NotImplementedError

    # ---- opening

    def understood(self, header: Header) -> H:
        try:
            found = self.shape.of(header)
        except msgspec.ValidationError as error:
            raise OpeningError(f"the header is not understood: {error}") from None
        is_ours = found.game == self.game and found.edition in self.editions and found.primogen in self.formats
        if not is_ours:
            what = f"{found.game} {found.edition}, format {found.primogen},"
            raise OpeningError(f"a lesson of {what} cannot be opened here")
        return found

    def written(self, found: H) -> Header:
        """With the digest of its cards."""
        found.cards = digest_of(self.laid(found))
        built = msgspec.to_builtins(found)
        assert isinstance(built, dict)
        return built

    def opened(self, header: Header) -> Board:
        found = self.understood(header)
        if found.primogen not in self.unpinned and self.cards_now(header) != found.cards:
            raise OpeningError("cards of this game have changed since it was played: it cannot be replayed truly")
        return self.opened_anyway(header)

    def opened_anyway(self, header: Header) -> Board:
        """With the cards as they are now."""
        found, carried = self.understood(header), carried_in(header)
        if carried is not None:
            g = woken(self.blank(found), carried)
            assert isinstance(g, Board)
            return g
        laid = self.laid(found)
        run(laid)
        return laid

    def cards_now(self, header: Header) -> str:
        """The digest of the cards on its table, as they are now."""
        return digest_of(self.laid(self.understood(header)))

    def laid(self, found: H) -> Board:
        try:
            return self.lay(found)
        except Unknown as error:
            raise OpeningError(f"the table cannot be laid: {error}") from None


def digest_of(g: Board) -> str:
    return digest("".join(g.printed.meaning(number) for number in sorted(set(g.definition))))
