"""Laying a table of VTES out: from sides to a game that is about to begin a phase."""

from __future__ import annotations

from functools import partial
from typing import Final

from primogen.kernel.chance import sow
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.scenarios.by_name import one_called
from primogen.scenarios.names import is_called, split_number
from primogen.vtes.rules.atoms.cards import note_use, put, put_on
from primogen.vtes.rules.atoms.clock import begin_turn
from primogen.vtes.rules.atoms.layout import add_card, set_table
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.table import BANK, EDGE, TURN_NUMBER, Table
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.rules.turn import STEPS, Turn
from primogen.vtes.rules.words import (
    ASH_HEAP,
    CRYPT,
    HAND,
    IN_PLAY,
    INCAPACITATED,
    LIBRARY,
    READY,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
)
from primogen.vtes.scenes.sides import Side

UNTAP: Final = "untap"
MASTER: Final = "master"
MINION: Final = "minion"
INFLUENCE: Final = "influence"
DISCARD: Final = "discard"
FIRST_STEPS: Final = {
    UNTAP: Turn.untap_phase,
    MASTER: Turn.master_phase,
    MINION: Turn.minion_phase,
    INFLUENCE: Turn.influence_phase,
    DISCARD: Turn.discard_phase,
}
TURNS_BEFORE: Final = 4  # so that there are four transfers: VT-INF-03


def find(g: Table, name: str, seat: Seat = NONE) -> Card:
    """The first card of that name, of that player's if there is one; "Name (2)" is the second."""
    return one_called(g, name, seat, partial(all_called, g))


def all_called(g: Table, called: str) -> list[Card]:
    return [card for card in range(g.handles()) if is_called(called, g.face(card).name, g.face(card).key)]


def lay_table(
    book: Rulebook, sides: list[Side], *, turn: int, phase: str, turns: int, seed: int, settled: list[int]
) -> Table:
    g = Table(book)
    set_table(g, len(sides), settled)
    sow(g.chance, b"%d" % seed)
    for seat, side in enumerate(sides):
        lay_side(g, seat, side)
    g.clock[TURN_NUMBER] = turns
    g.clock[BANK] = -sum(g.purse) - sum(g.blood)
    frame = Turn([turn])
    frame.go(next(number for number, step in enumerate(STEPS) if step.acts == FIRST_STEPS[phase]))
    if phase != UNTAP:
        begin_turn(g, turn)
    g.call(frame)
    return g


def note_level(g: Table, card: Card) -> None:
    """The first one of it that stays in play."""
    levels = [number for number, said in enumerate(g.face(card).in_use) if said]
    note_use(g, card, levels[0] if levels else 0)


def lay_side(g: Table, seat: Seat, side: Side) -> None:
    for zone, names in (
        (READY, side.ready),
        (TORPOR, side.torpor),
        (UNCONTROLLED, side.uncontrolled),
        (HAND, side.hand),
        (LIBRARY, list(reversed(side.library))),
        (CRYPT, list(reversed(side.crypt))),
        (IN_PLAY, side.in_play),
        (ASH_HEAP, side.ash_heap),
        (INCAPACITATED, side.incapacitated),
        (RESEARCH, side.research),
    ):
        for name in names:
            card = add_card(g, split_number(name)[0], seat, HAND if zone == IN_PLAY else zone)
            if zone == IN_PLAY:
                note_level(g, card)
                put(g, card, IN_PLAY, seat)
            if zone in (READY, TORPOR):
                g.blood[card] = value(g, card, CAPACITY) if g.kind(card) == VAMPIRE else g.face(card).life
    for host, names in side.on.items():
        for name in names:
            card = add_card(g, name, seat, HAND)
            note_level(g, card)
            put_on(g, card, find(g, host, seat), seat)
    for name, number in side.blood.items():
        g.blood[find(g, name, seat)] = number
    for name in side.tapped:
        g.tapped[find(g, name, seat)] = 1
    g.purse[seat] = side.pool
    if side.edge:
        g.clock[EDGE] = seat
