"""Opening a game from a header, and the header of a new game: everything that was settled before the first question."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from primogen.kernel.chance import Chances
from primogen.kernel.journal import Header, OpeningError
from primogen.kernel.state import digest
from primogen.rivals.cards import MONSTER_STACK, RIO_DECK, RULEBOOK
from primogen.rivals.rules.atoms.layout import set_switches
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.switches import SWITCHES
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import AGENDA_CARD, CHARACTER, HAVEN_CARD, MOST_SEATS
from primogen.rivals.waking import carried_in, woken

GAME: Final = "rivals"
EDITION: Final = "2023"
FORMAT: Final = 2  # of the journal
UNPINNED: Final = 1  # the format whose digest of cards told how they were written, not what they mean


@dataclass
class SeatHeader:
    name: str
    agenda: str
    haven: str
    faction: list[str]
    library: list[str]


@dataclass
class GameHeader:
    """`cards` is a digest of what every card of this game means: changed cards are noticed before a replay."""

    seats: list[SeatHeader]
    seed: str
    city: list[str]
    monsters: list[str]
    cards: str
    primogen: int = FORMAT
    game: str = GAME
    edition: str = EDITION
    switches: list[int] = field(default_factory=list)


def header_of(names: list[str], decks: list[Deck], seed: bytes, book: Rulebook = RULEBOOK) -> Header:
    seats = [
        SeatHeader(name, deck.agenda, deck.haven, deck.faction, deck.library)
        for name, deck in zip(names, decks, strict=True)
    ]
    header = GameHeader(seats, seed.hex(), RIO_DECK, MONSTER_STACK, "", switches=[0] * SWITCHES)
    header.cards = digest_of(header, book)
    built = msgspec.to_builtins(header)
    assert isinstance(built, dict)
    return built


def cards_of(header: GameHeader) -> list[str]:
    own = [card for seat in header.seats for card in (seat.agenda, seat.haven, *seat.faction, *seat.library)]
    return sorted({*own, *header.city, *header.monsters})


def digest_of(header: GameHeader, book: Rulebook) -> str:
    return digest("".join(book.pool.meaning(book.pool.find(card)) for card in cards_of(header)))


def understood(header: Header) -> GameHeader:
    try:
        found = msgspec.convert(header, GameHeader)
    except msgspec.ValidationError as error:
        raise OpeningError(f"the header is not understood: {error}") from None
    if (found.game, found.edition) != (GAME, EDITION) or found.primogen not in (UNPINNED, FORMAT):
        raise OpeningError(f"a game of {found.game} {found.edition}, format {found.primogen}, cannot be opened here")
    return found


def check_table(found: GameHeader, book: Rulebook) -> None:
    """As many seats and such cards as a game can be dealt from; whether a deck is legal was settled before."""
    if not 2 <= len(found.seats) <= MOST_SEATS:
        raise OpeningError(f"a table seats 2 to {MOST_SEATS} players, not {len(found.seats)} (RV-SETUP-02)")
    if len(found.switches) > SWITCHES:
        raise OpeningError(f"{len(found.switches)} switches, but {SWITCHES} are known here")
    for number, seat in enumerate(found.seats, 1):
        wanted = [(AGENDA_CARD, seat.agenda), (HAVEN_CARD, seat.haven), *((CHARACTER, card) for card in seat.faction)]
        wrong = [card for kind, card in wanted if book.pool.cards[book.pool.find(card)].kind != kind]
        if wrong or not seat.faction:
            raise OpeningError(f"seat {number}: {wrong[0] if wrong else 'nobody'} cannot be where it is in its deck")


def opened(header: Header, book: Rulebook = RULEBOOK, chances: Chances | None = None) -> Table:
    """As it was dealt, if its cards are still what they were."""
    if not is_same(understood(header), book):
        raise OpeningError("cards of this game have changed since it was played: it cannot be replayed truly")
    return opened_anyway(header, book, chances)


def opened_anyway(header: Header, book: Rulebook = RULEBOOK, chances: Chances | None = None) -> Table:
    """With the cards as they are now: whoever plays on compares fingerprints on the way."""
    found, carried = understood(header), carried_in(header)
    return dealt(found, book, chances) if carried is None else woken(carried, chances)


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
    g = new_game(book, decks, found.city, found.monsters, seed, chances)
    set_switches(g, found.switches)
    return g
