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
from primogen.rivals.editions import EDITIONS, NEWEST, UNSAID, book_of
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.switches import settled
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import AGENDA_CARD, CHARACTER, HAVEN_CARD, MOST_SEATS

GAME: Final = "rivals"
FORMAT: Final = 2  # of the journal
UNPINNED: Final = 1  # the format whose digest of cards told how they were written, not what they mean
BY_PLACE: Final = ("bluffing",)  # switches of headers from before they were named


@dataclass
class SeatHeader:
    name: str
    agenda: str
    haven: str
    faction: list[str]
    library: list[str]


@dataclass
class GameHeader:
    """`cards` is a digest of what every card of this game means: changed cards are noticed before a replay.

    `city` is the name of one, or its cards; if it is not said, that of the edition. `monsters` are those of the book if
    they are not listed. `switches` are those that this table settles otherwise than its edition, by their names.
    """

    seats: list[SeatHeader]
    seed: str
    city: str | list[str] = ""
    monsters: list[str] | None = None
    cards: str = ""
    primogen: int = FORMAT
    game: str = GAME
    edition: str = UNSAID
    switches: dict[str, str] | list[int] = field(default_factory=dict)


HEADER: Final = Shape(GameHeader)


def header_of(
    names: list[str],
    decks: list[Deck],
    seed: bytes,
    book: Rulebook | None = None,
    *,
    edition: str = NEWEST,
    city: str = "",
    switches: Mapping[str, str] | None = None,
) -> Header:
    """The book and the city are those of the edition, unless others are named."""
    seats = [
        SeatHeader(name, deck.agenda, deck.haven, deck.faction, deck.library)
        for name, deck in zip(names, decks, strict=True)
    ]
    header = GameHeader(seats, seed.hex(), city, edition=edition, switches=dict(switches or {}))
    check_known(header)
    header.city = city or EDITIONS[edition].city
    try:
        header.cards = digest_of(header, book or book_of(edition))
    except KeyError as error:
        raise OpeningError(f"{edition}: {error.args[0]}") from None
    built = msgspec.to_builtins(header)
    assert isinstance(built, dict)
    return {key: said for key, said in built.items() if said is not None}


# ---- what it says


def understood(header: Header) -> GameHeader:
    try:
        found = HEADER.of(header)
    except msgspec.ValidationError as error:
        raise OpeningError(f"the header is not understood: {error}") from None
    check_known(found)
    return found


def check_known(found: GameHeader) -> None:
    if found.game != GAME or found.edition not in EDITIONS or found.primogen not in (UNPINNED, FORMAT):
        raise OpeningError(f"a game of {found.game} {found.edition}, format {found.primogen}, cannot be opened here")
    switches_of(found)


def switches_of(found: GameHeader) -> list[int]:
    """All of them: as the header says, and else as the edition does."""
    named = found.switches
    if isinstance(named, list):
        if len(named) > len(BY_PLACE):
            raise OpeningError(f"{len(named)} switches without names, but {len(BY_PLACE)} had none")
        places = zip(BY_PLACE, named, strict=False)
        named = {name: "on" for name, is_on in places if is_on}
    try:
        return settled(named, EDITIONS[found.edition].settled())
    except Unsettled as error:
        raise OpeningError(str(error)) from None


def city_of(found: GameHeader, book: Rulebook) -> list[str]:
    """The cards of its City Deck."""
    if isinstance(found.city, list):
        return found.city
    name = found.city or EDITIONS[found.edition].city
    if name not in book.city_names():
        raise OpeningError(
            f"{found.edition} has no city called {name!r}: {', '.join(book.city_names()) or 'none is written'}"
        )
    return book.city_deck(name)


def monsters_of(found: GameHeader, book: Rulebook) -> list[str]:
    return book.monsters if found.monsters is None else found.monsters


def cards_of(header: GameHeader, book: Rulebook) -> list[str]:
    own = [card for seat in header.seats for card in (seat.agenda, seat.haven, *seat.faction, *seat.library)]
    return sorted({*own, *city_of(header, book), *monsters_of(header, book)})


def digest_of(header: GameHeader, book: Rulebook) -> str:
    return digest("".join(book.pool.meaning(book.pool.find(card)) for card in cards_of(header, book)))


def check_table(found: GameHeader, book: Rulebook) -> None:
    """As many seats and such cards as a game can be dealt from; whether a deck is legal was settled before."""
    if not 2 <= len(found.seats) <= MOST_SEATS:
        raise OpeningError(f"a table seats 2 to {MOST_SEATS} players, not {len(found.seats)} (RV-SETUP-02)")
    for number, seat in enumerate(found.seats, 1):
        wanted = [(AGENDA_CARD, seat.agenda), (HAVEN_CARD, seat.haven), *((CHARACTER, card) for card in seat.faction)]
        wrong = [card for kind, card in wanted if book.pool.cards[book.pool.find(card)].kind != kind]
        if wrong or not seat.faction:
            raise OpeningError(f"seat {number}: {wrong[0] if wrong else 'nobody'} cannot be where it is in its deck")


# ---- opening


def opened(header: Header, book: Rulebook | None = None, chances: Chances | None = None) -> Table:
    """As it was dealt, if its cards are still what they were."""
    found = understood(header)
    if not is_same(found, book or book_of(found.edition)):
        raise OpeningError("cards of this game have changed since it was played: it cannot be replayed truly")
    return opened_anyway(header, book, chances)


def opened_anyway(header: Header, book: Rulebook | None = None, chances: Chances | None = None) -> Table:
    """With the cards as they are now: whoever plays on compares fingerprints on the way."""
    found, carried = understood(header), carried_in(header)
    book = book or book_of(found.edition)
    return dealt(found, book, chances) if carried is None else table(woken(Table(book), carried, chances))


def is_same(found: GameHeader, book: Rulebook) -> bool:
    """Whether the cards mean what they meant. What was never written down is left to fingerprints."""
    try:
        return found.primogen == UNPINNED or digest_of(found, book) == found.cards
    except KeyError as error:
        raise OpeningError(f"the header is not understood: {error}") from None


def dealt(found: GameHeader, book: Rulebook, chances: Chances | None) -> Table:
    try:
        seed = bytes.fromhex(found.seed)
        check_table(found, book)
    except OpeningError:
        raise
    except (KeyError, ValueError) as error:
        raise OpeningError(f"the header is not understood: {error}") from None
    decks = [Deck(seat.agenda, seat.haven, seat.faction, seat.library) for seat in found.seats]
    city, monsters = city_of(found, book), monsters_of(found, book)
    return new_game(book, decks, city, monsters, seed, chances, switches=switches_of(found))
