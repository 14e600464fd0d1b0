"""By which rules and cards a game is played, and whether what is under way in it means the same as it did."""

from __future__ import annotations

from functools import cache
from typing import Final

from primogen.kernel.game import Saved
from primogen.kernel.journal import Header
from primogen.kernel.meaning import meaning_of_module
from primogen.kernel.state import digest
from primogen.rivals.editions import book_of, edition_of
from primogen.rivals.opening import FORMAT, digest_of, understood
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.waking import CARRIED, SAVED

RULES: Final = (
    *("primogen.kernel", "primogen.rivals.rules", "primogen.rivals.language"),
    *("primogen.rivals.editions", "primogen.rivals.settling"),
)
ALWAYS: Final = (  # numbers, columns
    "primogen.kernel",
    "primogen.rivals.rules.words",
    "primogen.rivals.rules.switches",
    "primogen.rivals.rules.table",
)
HALF: Final = 16  # letters of a digest


@cache
def rules_digest() -> str:
    return digest("".join(map(meaning_of_module, RULES)))


def released(header: Header) -> str:
    """The first half is that of the rules, the second that of this game's cards, as they are here."""
    found = understood(header)
    try:
        cards = digest_of(found, book_of(found.edition))
    except KeyError as error:  # a card is gone
        cards = digest(str(error))
    return released_with(cards)


def released_with(cards: str) -> str:
    return rules_digest()[:HALF] + cards[:HALF]


def under(header: Header, saved: object) -> str:
    """Of what is under way in a saved game: its procedures, and the cards whose texts are being carried out."""
    found, book = SAVED.of(saved), book_of(edition_of(header))
    modules = {*ALWAYS}
    for one in (found, *marks_of(found)):
        modules |= {module_of(book, frame[0]) for frame in one["frames"]}
    nodes = {name for one in (found, *marks_of(found)) for name in one["nodes"].values()}
    cards = sorted({name.partition(":")[0] for name in nodes})
    meant = [book.pool.meaning(book.pool.find(card)) for card in cards]
    return digest("".join([*map(meaning_of_module, sorted(modules)), *meant]))


def marks_of(saved: Saved) -> list[Saved]:
    return [each for mark in saved["marks"] for each in (mark, *marks_of(mark))]


def module_of(book: Rulebook, kind: int) -> str:
    made = book.procedures.get(kind)
    return ALWAYS[0] if made is None else str(made.__module__)


def carried(header: Header, content: dict[str, object]) -> Header:
    """Its journal begins where it went on, and says so."""
    found = understood(header)
    return carried_with(digest_of(found, book_of(found.edition)), header, content)


def carried_with(cards: str, header: Header, content: dict[str, object]) -> Header:
    return {**header, "primogen": FORMAT, "cards": cards, CARRIED: {"game": content["game"]}}
