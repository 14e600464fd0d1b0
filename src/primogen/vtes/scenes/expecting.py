"""What may be expected of a table of VTES: cards by name, players in order or by name."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE
from primogen.scenarios.acting import NAMES
from primogen.scenarios.expecting import Expectation, by_card, by_seat, check_expected, stats, whole
from primogen.vtes.rules.people import NO_SECT, SECTS, TITLES
from primogen.vtes.rules.table import TURN_NUMBER
from primogen.vtes.rules.titles import kind_held
from primogen.vtes.rules.topics import BLEED, CAPACITY, INTERCEPT, STEALTH, STRENGTH
from primogen.vtes.scenes.play import Play

STATS: Final = {
    "bleed": BLEED,
    "strength": STRENGTH,
    "stealth": STEALTH,
    "intercept": INTERCEPT,
    "capacity": CAPACITY,
}


def expect(play: Play, said: object) -> None:
    check_expected(play, said, EXPECTED)


# ---- of a card


def blood(play: Play, name: str) -> object:
    return play.blood(name)


def where(play: Play, name: str) -> object:
    return play.where(name)


def host(play: Play, name: str) -> object:
    return play.host(name)


def tapped(play: Play, name: str) -> object:
    return play.is_tapped(name)


def controller(play: Play, name: str) -> object:
    return NAMES[play.g.controller[play.card(name)]]


def title(play: Play, name: str) -> object:
    """None is an empty name."""
    return TITLES[kind_held(play.g, play.card(name))]


def sect(play: Play, name: str) -> object:
    found = play.g.sect_of(play.card(name))
    return "" if found == NO_SECT else SECTS[found]


def value_of(play: Play, name: str, stat: int) -> int:
    return play.value(name, stat)


# ---- of a Methuselah


def pool(play: Play, seat: int) -> object:
    return play.g.purse[seat]


def victory_points(play: Play, seat: int) -> object:
    return play.g.victory[seat]


def hand_size(play: Play, seat: int) -> object:
    return len(play.g.hand(seat))


def is_in(play: Play, seat: int) -> object:
    return play.g.is_in(seat)


# ---- of the table


def edge(play: Play) -> object:
    """Nobody is an empty name."""
    return play.edge


def turn(play: Play) -> object:
    return NAMES[play.g.active]


def turns(play: Play) -> object:
    return play.g.clock[TURN_NUMBER]


def asked(play: Play) -> object:
    return play.asked.asks


def winner(play: Play) -> object:
    """Nobody, of a tie, is an empty name."""
    return NAMES[play.g.ended[0]] if play.g.ended and play.g.ended[0] != NONE else ""


EXPECTED: Final[dict[str, Expectation[Play]]] = {
    "blood": by_card(blood),
    "where": by_card(where),
    "host": by_card(host),
    "tapped": by_card(tapped),
    "controller": by_card(controller),
    "title": by_card(title),
    "sect": by_card(sect),
    "stats": stats(value_of, STATS),
    "pool": by_seat(pool),
    "victory points": by_seat(victory_points),
    "hand size": by_seat(hand_size),
    "in the game": by_seat(is_in),
    "edge": whole(edge),
    "turn": whole(turn),
    "turns": whole(turns),
    "asked": whole(asked),
    "winner": whole(winner),
}
