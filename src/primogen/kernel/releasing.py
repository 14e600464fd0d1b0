"""By which rules and cards a game is played, and whether what is under way in it means the same as it did."""

from __future__ import annotations

from functools import cache
from typing import Final, Never

from primogen.kernel.game import Saved
from primogen.kernel.journal import Header
from primogen.kernel.meaning import meaning_of_module
from primogen.kernel.rulebook import Rulebook
from primogen.kernel.state import digest
from primogen.kernel.waking import CARRIED, SAVED

KERNEL: Final = "primogen.kernel"
HALF: Final = 16  # letters of a digest


@cache
def rules_digest(modules: tuple[str, ...]) -> str:
    return digest("".join(map(meaning_of_module, (KERNEL, *modules))))


def released_with(rules: str, cards: str) -> str:
    """The first half is that of the rules, the second that of a game's cards, as they are here."""
    return rules[:HALF] + cards[:HALF]


def under_way(book: Rulebook[Never], always: tuple[str, ...], saved: object) -> str:
    """Of what is under way in a saved game: its procedures, and the cards whose texts are being carried out.

    `always` are the modules whose numbers and columns every game is made of.
    """
    found, pool = SAVED.of(saved), book.printed
    modules = {KERNEL, *always}
    for one in (found, *marks_of(found)):
        modules |= {module_of(book, frame[0]) for frame in one["frames"]}
    nodes = {name for one in (found, *marks_of(found)) for name in one["nodes"].values()}
    cards = sorted({name.partition(":")[0] for name in nodes})
    meant = [pool.meaning(pool.find(card)) for card in cards]
    return digest("".join([*map(meaning_of_module, sorted(modules)), *meant]))


def marks_of(saved: Saved) -> list[Saved]:
    return [each for mark in saved["marks"] for each in (mark, *marks_of(mark))]


def module_of(book: Rulebook[Never], kind: int) -> str:
    made = book.procedures.get(kind)
    return KERNEL if made is None else str(made.__module__)


def carried_with(written: int, cards: str, header: Header, content: dict[str, object]) -> Header:
    """Its journal begins where it went on, and says so. `written` is the format of the journal."""
    return {**header, "primogen": written, "cards": cards, CARRIED: {"game": content["game"]}}
