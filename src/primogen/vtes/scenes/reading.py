"""Reading scenarios of VTES: every value of its type, every card by a name it has, and a table that can be laid."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

import msgspec
import yaml

from primogen.kernel.shapes import Shape
from primogen.kernel.switches import Unsettled
from primogen.scenarios import told as common
from primogen.scenarios.names import folded, meant, split_number
from primogen.scenarios.told import ScenarioError, check_keys, lines_of_steps
from primogen.vtes.decks.names import called, ids
from primogen.vtes.editions import DOCUMENT, EDITIONS
from primogen.vtes.playable import Unplayable, card_of
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.switches import settled
from primogen.vtes.rules.words import FEWEST_SEATS, MINIONS, MOST_SEATS
from primogen.vtes.scenes.laying import FIRST_STEPS, MINION, TURNS_BEFORE
from primogen.vtes.scenes.sides import Side


@dataclass
class Told(common.Told):
    """One scenario as written. `turns`: how many have been taken."""

    table: list[Side] = field(default_factory=list)
    turn: int = 1
    phase: str = MINION
    turns: int = TURNS_BEFORE
    seed: int = 1
    edition: str = DOCUMENT
    switches: dict[str, str] = field(default_factory=dict)
    chance: list[int] = field(default_factory=list)

    def settled(self) -> list[int]:
        return settled(self.switches, EDITIONS[self.edition].settled())


TOLD: Final = Shape(Told)
TOLD_KEYS: Final = tuple(each.name for each in fields(Told) if each.name != "lines")
SIDE_KEYS: Final = tuple(each.name for each in fields(Side))


def read_document(document: object, node: yaml.Node, where: str) -> Told:
    check_keys(document, TOLD_KEYS, where)
    assert isinstance(document, dict)
    sides = document.get("table")
    for number, side in enumerate(sides if isinstance(sides, list) else [], 1):
        check_keys(side, SIDE_KEYS, f"{where}, player {number}")
    try:
        told = TOLD.of(document)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{where}: {error}") from None
    told.lines = lines_of_steps(node)
    check_told(told, where)
    return told


# ---- what no type says


def check_told(told: Told, where: str) -> None:
    seats = len(told.table)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ScenarioError(f"{where}: {FEWEST_SEATS} to {MOST_SEATS} Methuselahs play, not {seats}")
    if not 1 <= told.turn <= seats:
        raise ScenarioError(f"{where}: turn {told.turn} is nobody's: 1 to {seats}")
    if told.phase not in FIRST_STEPS:
        raise ScenarioError(f"{where}: no phase is called {told.phase!r}: {', '.join(FIRST_STEPS)}")
    if told.edition not in EDITIONS:
        raise ScenarioError(f"{where}: no edition is called {told.edition!r}: {', '.join(EDITIONS)}")
    if any(each < 1 for each in told.chance):
        raise ScenarioError(f"{where}: chance gives numbers from 1 on, not {told.chance}")
    try:
        told.settled()
    except Unsettled as error:
        raise ScenarioError(f"{where}: {error}") from None
    for number, side in enumerate(told.table, 1):
        check_side(side, f"{where}, player {number}")


def check_side(side: Side, where: str) -> None:
    for name in cards_of(side):
        card_called(name, where)
    for name in (*side.ready, *side.torpor):
        if card_called(name, where).kind not in MINIONS:
            raise ScenarioError(f"{where}: {name} is not a minion")
    lying = [folded(name) for name in cards_of(side)]
    for name in (*side.on, *side.blood, *side.tapped):
        if folded(split_number(name)[0]) not in lying and folded(name) not in lying:
            raise ScenarioError(f"{where}: {name} is not among its cards")
    if side.pool < 1 or any(number < 0 for number in side.blood.values()):
        raise ScenarioError(f"{where}: a pool is at least 1, and no number of counters below 0")


def cards_of(side: Side) -> list[str]:
    piles = [
        *(side.ready, side.torpor, side.uncontrolled, side.hand, side.library, side.crypt, side.in_play),
        *(side.ash_heap, side.incapacitated, side.research, *side.on.values()),
    ]
    return [split_number(name)[0] for pile in piles for name in pile]


def card_called(name: str, where: str) -> Printed:
    """By any name that decks may use; one that cannot be played yet is named, and why."""
    plain = split_number(name)[0]
    key = ids().get(folded(plain), ids().get(plain.casefold(), ""))
    if not key:
        raise ScenarioError(f"{where}: no card is called {plain!r}{meant(plain, called().values())}")
    found = card_of(key)
    if isinstance(found, Unplayable):
        raise ScenarioError(f"{where}: {found.name} cannot be played yet: {found.why}")
    return found
