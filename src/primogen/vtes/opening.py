"""Opening a game from a header, and the header of a new game: everything that was settled before the first question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from primogen.kernel.chance import Chances
from primogen.kernel.journal import Header, OpeningError
from primogen.kernel.shapes import Shape
from primogen.kernel.state import digest
from primogen.kernel.switches import Unsettled
from primogen.kernel.waking import carried_in, woken
from primogen.vtes.compiler.printed import cards_by_id
from primogen.vtes.editions import DOCUMENT, EDITIONS
from primogen.vtes.playable import book_for
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.setup import Deck, new_game
from primogen.vtes.rules.switches import settled
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.words import FEWEST_SEATS, MOST_SEATS

GAME: Final = "vtes"
FORMAT: Final = 1  # of the journal


@dataclass
class SeatHeader:
    """Cards by VEKN's ids, as often as they are in the deck."""

    name: str
    crypt: list[str]
    library: list[str]


@dataclass
class GameHeader:
    """`cards` is a digest of what every card of this game means: changed cards are noticed before a replay.

    `edition` says by which rules; `switches` are those that this table settles otherwise, by their names.
    """

    seats: list[SeatHeader]
    seed: str
    cards: str = ""
    primogen: int = FORMAT
    game: str = GAME
    edition: str = DOCUMENT
    switches: dict[str, str] = field(default_factory=dict)


HEADER: Final = Shape(GameHeader)


def header_of(
    names: list[str],
    decks: list[Deck],
    seed: bytes,
    *,
    edition: str = DOCUMENT,
    switches: Mapping[str, str] | None = None,
) -> Header:
    seats = [SeatHeader(name, deck.crypt, deck.library) for name, deck in zip(names, decks, strict=True)]
    header = GameHeader(seats, seed.hex(), edition=edition, switches=dict(switches or {}))
    check_known(header)
    header.cards = digest_of(header)
    built = msgspec.to_builtins(header)
    assert isinstance(built, dict)
    return built


# ---- what it says


def understood(header: Header) -> GameHeader:
    try:
        found = HEADER.of(header)
    except msgspec.ValidationError as error:
        raise OpeningError(f"the header is not understood: {error}") from None
    check_known(found)
    return found


def check_known(found: GameHeader) -> None:
    if found.game != GAME or found.edition not in EDITIONS or found.primogen != FORMAT:
        raise OpeningError(f"a game of {found.game} {found.edition}, format {found.primogen}, cannot be opened here")
    if not FEWEST_SEATS <= len(found.seats) <= MOST_SEATS:
        raise OpeningError(f"{FEWEST_SEATS} to {MOST_SEATS} Methuselahs play, not {len(found.seats)} (VT-TERM-01)")
    switches_of(found)


def switches_of(found: GameHeader) -> list[int]:
    """All of them: as the header says, and else as the edition does."""
    try:
        return settled(found.switches, EDITIONS[found.edition].settled())
    except Unsettled as error:
        raise OpeningError(str(error)) from None


def cards_of(found: GameHeader) -> frozenset[str]:
    return frozenset(card for seat in found.seats for card in (*seat.crypt, *seat.library))


def book_of(found: GameHeader) -> Rulebook:
    """That of all cards in its decks."""
    cards = cards_of(found)
    unknown = sorted(cards - cards_by_id().keys())
    if unknown:
        raise OpeningError(f"no card has the id {unknown[0]!r}")
    try:
        return book_for(cards)
    except ValueError as error:
        raise OpeningError(str(error)) from None


def digest_of(found: GameHeader) -> str:
    pool = book_of(found).pool
    return digest("".join(pool.meaning(pool.find(card)) for card in sorted(cards_of(found))))


# ---- opening


def opened(header: Header, chances: Chances | None = None) -> Table:
    """As it was dealt, if its cards are still what they were."""
    found = understood(header)
    if digest_of(found) != found.cards:
        raise OpeningError("cards of this game have changed since it was played: it cannot be replayed truly")
    return opened_anyway(header, chances)


def opened_anyway(header: Header, chances: Chances | None = None) -> Table:
    """With the cards as they are now: whoever plays on compares fingerprints on the way."""
    found, carried = understood(header), carried_in(header)
    if carried is not None:
        return table(woken(blank(header), carried, chances))
    try:
        seed = bytes.fromhex(found.seed)
    except ValueError as error:
        raise OpeningError(f"the header is not understood: {error}") from None
    decks = [Deck(seat.crypt, seat.library) for seat in found.seats]
    return new_game(book_of(found), decks, seed, chances, switches_of(found))


def blank(header: Header) -> Table:
    """A table with nothing on it, which knows the cards of the game."""
    return Table(book_of(understood(header)))
