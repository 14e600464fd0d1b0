"""Set-up, in the printed order: VT-SETUP-01 to -11."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.chance import Chances, sow
from primogen.kernel.frames import Asks, Chosen, Procedure, acts
from primogen.kernel.machine import run
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import draw, put, shuffle
from primogen.vtes.rules.atoms.layout import add_card, set_table
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.turn import Turn
from primogen.vtes.rules.words import (
    CRYPT,
    FEWEST_SEATS,
    LIBRARY,
    MOST_SEATS,
    STARTING_HAND,
    STARTING_UNCONTROLLED,
    UNCONTROLLED,
)


@dataclass(frozen=True)
class Deck:
    """Names or ids: VT-DECK-01."""

    crypt: list[str]
    library: list[str]


class Setup(Procedure[Table]):
    kind = k.SETUP

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def shuffle_decks(self, g: Table) -> None:
        """VT-SETUP-08; nobody is asked to cut, since chance cannot be swayed (reading 56)."""
        for seat in range(g.seats()):
            shuffle(g, seat, CRYPT)
            shuffle(g, seat, LIBRARY)

    def deal(self, g: Table) -> None:
        """VT-SETUP-09, -10."""
        for seat in range(g.seats()):
            for _ in range(STARTING_HAND):
                draw(g, seat)
            for _ in range(STARTING_UNCONTROLLED):
                put(g, g.pile(seat, CRYPT)[-1], UNCONTROLLED, seat)
        self.done()


STEPS: Final = (acts(Setup.shuffle_decks), acts(Setup.deal))


def new_game(
    book: Rulebook,
    decks: list[Deck],
    seed: bytes,
    chances: Chances | None = None,
    switches: list[int] | None = None,
) -> Table:
    if not FEWEST_SEATS <= len(decks) <= MOST_SEATS:
        raise ValueError(f"VT-TERM-01: {FEWEST_SEATS} to {MOST_SEATS} Methuselahs, not {len(decks)}")
    g = Table(book)
    set_table(g, len(decks), switches)
    sow(g.chance, seed)
    g.chances = chances
    for seat, deck in enumerate(decks):
        for name in deck.crypt:
            add_card(g, name, seat, CRYPT)
        for name in deck.library:
            add_card(g, name, seat, LIBRARY)
    g.call(Turn([0]))
    g.call(Setup([]))
    run(g)
    return g
