"""What must hold at every decision of every game of VTES."""

from __future__ import annotations

from primogen.kernel.abilities import row_of
from primogen.kernel.effects import RESOLVE
from primogen.kernel.ids import NONE
from primogen.kernel.values import value
from primogen.lab.holding import check_index, check_piles, check_question, must
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.hand import hand_size
from primogen.vtes.rules.in_force import OUT_OF_PLAY, is_in_force
from primogen.vtes.rules.table import BANK, Table
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.rules.words import (
    BENEATH,
    CONTESTED,
    IN_PLAY,
    LIBRARY,
    MINION_ZONES,
    ON_CARD,
    PLAY_ZONES,
    PLAYED,
    UNIQUE,
)

LYING_BY = (PLAYED, CONTESTED, BENEATH)  # cards that have a host and do not lie on it


def check(g: Table) -> None:
    check_cards(g)
    check_contests(g)
    check_counters(g)
    check_hands(g)
    check_index(g, in_force(g))
    check_question(g, k.TURN)


def check_cards(g: Table) -> None:
    check_piles(g)
    for card in range(len(g.zone)):
        name = g.face(card).name
        if g.zone[card] == ON_CARD:
            must(g.zone[g.host[card]] in (*MINION_ZONES, *OUT_OF_PLAY, IN_PLAY), f"{name} lies on what is not in play")
        elif g.zone[card] not in LYING_BY:
            must(g.host[card] == NONE, f"{name} lies on nothing and yet has a host")


def check_contests(g: Table) -> None:
    """VT-CONTEST-01: no two of a unique card are in play."""
    lying = [card for card in range(len(g.zone)) if g.zone[card] in PLAY_ZONES and g.has_word(card, UNIQUE)]
    unique = [(g.kind(card), g.face(card).name) for card in lying]
    must(len(set(unique)) == len(unique), "a unique card is in play twice")


def check_counters(g: Table) -> None:
    """VT-TERM-09: what is not on the table is in the bank."""
    must(min(g.purse) >= 0 and min(g.blood) >= 0, "a number of counters is below 0")
    must(sum(g.purse) + sum(g.blood) + g.clock[BANK] == 0, "a counter is lost")
    falling = {seat for frame in g.frames if frame.kind == k.OUSTING for seat in frame.cells}  # and may be saved
    for seat in range(g.seats()):
        stands = g.is_in(seat) == (g.purse[seat] > 0)
        must(stands or seat in falling, "in the game without pool, or out of it with pool")
        must(g.is_in(seat) or not g.controlled(seat), "an ousted Methuselah controls minions")
        for card in g.controlled(seat):
            full = g.is_vampire(card) and g.blood[card] > value(g, card, CAPACITY)
            must(not full, f"{g.face(card).name} has more blood than it can hold")


def check_hands(g: Table) -> None:
    """VT-LIB-08: every hand is as large as it should be."""
    is_resolving = bool(g.frames) and g.frames[-1].kind == RESOLVE
    if is_resolving or any(frame.kind in (k.FITTING_HAND, k.SETUP) for frame in g.frames):
        return  # "draw 3 cards, then ...": in the middle of it
    for seat in range(g.seats()):
        size = len(g.hand(seat))
        must(size <= hand_size(g, seat), "a hand is too large")
        must(not g.is_in(seat) or size == hand_size(g, seat) or not g.pile(seat, LIBRARY), "a hand is too small")


def in_force(g: Table) -> list[int]:
    """The rows of all abilities that are."""
    live = [card for card in range(len(g.zone)) if is_in_force(g, card)]
    said = [(card, number) for card in live for number in range(len(g.face(card).abilities))]
    return [row_of(card, number) for card, number in said if g.face(card).said(g.played_as[card]) >> number & 1]
