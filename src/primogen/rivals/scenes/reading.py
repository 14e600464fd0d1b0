"""Reading scenarios of Rivals: every value of its type, and a table that can be laid."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

import msgspec
import yaml

from primogen.kernel.shapes import Shape
from primogen.kernel.switches import Unsettled
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.editions import EDITIONS, NEWEST, book_of
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Pool
from primogen.rivals.scenes.calling import definition_called, unknown_card
from primogen.rivals.scenes.laying import ACTION, flat
from primogen.rivals.scenes.sides import City, Setting, Side
from primogen.scenarios import told as common
from primogen.scenarios.names import folded, split_number
from primogen.scenarios.told import ScenarioError, check_keys, lines_of_steps


@dataclass
class Told(common.Told):
    """One scenario as written."""

    table: list[Side] = field(default_factory=list)
    setup: list[str] = field(default_factory=list)  # instead of a table: a starter deck for each player
    city: City = field(default_factory=City)
    turn: int = 1
    phase: str = ACTION
    rivals: list[int] = field(default_factory=list)
    seed: int = 1
    first: int = 1
    edition: str = NEWEST
    switches: dict[str, str] | list[str] = field(default_factory=dict)  # of a list, each is on
    chance: list[int] = field(default_factory=list)
    anyway: bool = False  # lay it even if no game comes to such a table

    def setting(self) -> Setting:
        said = self.switches
        switches = said if isinstance(said, dict) else dict.fromkeys(said, "on")
        return Setting(self.first, self.edition, switches, self.chance)


TOLD: Final = Shape(Told)
MOST_IN_HAND: Final = 20  # those drawn by lot come from one Library, and nobody holds half of it
TOLD_KEYS: Final = tuple(each.name for each in fields(Told) if each.name != "lines")
SETTING_KEYS: Final = (
    *(each.name for each in fields(Setting)),
    "anyway",
    "setup",
)  # of files alone: no lesson has them
SIDE_KEYS: Final = tuple(each.name for each in fields(Side))
CITY_KEYS: Final = tuple(each.name for each in fields(City))


def read_document(document: object, node: yaml.Node, where: str) -> Told:
    check_keys(document, TOLD_KEYS, where)
    assert isinstance(document, dict)
    sides = document.get("table")
    for number, side in enumerate(sides if isinstance(sides, list) else [], 1):
        check_keys(side, SIDE_KEYS, f"{where}, player {number}")
    if "city" in document:
        check_keys(document["city"], CITY_KEYS, f"{where}, city")
    if isinstance(document.get("edition"), int):
        document = {**document, "edition": str(document["edition"])}  # to YAML a year is a number
    try:
        told = TOLD.of(document)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{where}: {error}") from None
    told.lines = lines_of_steps(node)
    check_told(told, where)
    return told


# ---- what no type says


def check_told(told: Told, where: str) -> None:
    seats = len(told.setup or told.table)
    check_edition(told, where)
    if told.setup:
        check_setup(told, where)
    if not 2 <= seats <= w.MOST_SEATS:
        raise ScenarioError(f"{where}: a table has 2 to {w.MOST_SEATS} players, not {seats}")
    if not 1 <= told.turn <= seats:
        raise ScenarioError(f"{where}: turn {told.turn} is nobody's: 1 to {seats}")
    if not 1 <= told.first <= seats:
        raise ScenarioError(f"{where}: first player {told.first} is nobody: 1 to {seats}")
    if any(each < 1 for each in told.chance):
        raise ScenarioError(f"{where}: chance gives numbers from 1 on, not {told.chance}")
    check_rivals(told.rivals, seats, where)
    for number, side in enumerate(told.table, 1):
        check_side(side, book_of(told.edition).pool, f"{where}, player {number}")
    there = (*told.city.streets, *told.city.face_down, *told.city.monsters)
    for name in (*told.city.exhausted, *told.city.tokens):
        if folded(name) not in map(folded, there):
            raise ScenarioError(f"{where}, city: {name} is not in The Streets: {', '.join(there) or 'nothing is'}")
    for event, seat in told.city.tokens.items():
        if not 1 <= seat <= seats:
            raise ScenarioError(f"{where}, city: the token on {event} is nobody's: {seat}, not 1 to {seats}")


def check_edition(told: Told, where: str) -> None:
    if told.edition not in EDITIONS:
        raise ScenarioError(f"{where}: no edition is called {told.edition!r}: {', '.join(EDITIONS)}")
    try:
        told.setting().settled()
    except Unsettled as error:
        raise ScenarioError(f"{where}: {error}") from None


def check_setup(told: Told, where: str) -> None:
    """What the set-up settles itself cannot be said beforehand."""
    strange = [name for name in told.setup if name not in STARTERS]
    if strange:
        raise ScenarioError(f"{where}: no starter deck is called {strange[0]!r}: {', '.join(STARTERS)}")
    book = book_of(told.edition)
    unprinted = [name for name in told.setup if any(card not in book.pool.by_key for card in starter(name).library)]
    if unprinted:
        raise ScenarioError(f"{where}: the starter deck {unprinted[0]!r} was printed after {told.edition}")
    settled = {
        "table": told.table != [],
        "city": told.city != City(),
        "turn": told.turn != 1,
        "phase": told.phase != ACTION,
        "rivals": told.rivals != [],
        "first": told.first != 1,
        "chance": told.chance != [],
    }
    for key, is_said in settled.items():
        if is_said:
            raise ScenarioError(f"{where}: {key!r} does not go with 'setup', which settles it")


def check_rivals(rivals: list[int], seats: int, where: str) -> None:
    if not rivals:
        return
    if len(rivals) != seats or any(not 1 <= each <= seats or each == own for own, each in enumerate(rivals, 1)):
        raise ScenarioError(f"{where}: rivals {rivals} do not name another player (1 to {seats}) for each player")


def check_side(side: Side, pool: Pool, where: str) -> None:
    for name in (*flat(side.streets), *side.haven, *side.torpor, *side.faction):
        face = pool.cards[card_called(name, pool, where)]
        if not face.is_character():
            raise ScenarioError(f"{where}: {face.name} is not a character")
    if side.leader_side not in ("", "secrecy", "influence"):
        raise ScenarioError(f"{where}: a Leader token has the sides secrecy and influence, not {side.leader_side!r}")
    if side.hand_size and not len(side.hand) <= side.hand_size <= MOST_IN_HAND:
        raise ScenarioError(f"{where}: a hand of {side.hand_size}, not {len(side.hand)} to {MOST_IN_HAND}")
    if side.deck and side.deck not in STARTERS:
        raise ScenarioError(f"{where}: no starter deck is called {side.deck!r}: {', '.join(STARTERS)}")
    numbers = (side.face_down, side.blood, side.minus_bp, side.agenda_on, side.rage, side.stakes)
    below = [f"{name}: {number}" for each in numbers for name, number in each.items() if number < 0]
    if below or min(side.prestige, side.agenda, side.turns_taken) < 0:
        raise ScenarioError(f"{where}: a number is below 0{': ' + below[0] if below else ''}")


def card_called(name: str, pool: Pool, where: str) -> int:
    called = split_number(name)[0]
    found = definition_called(called, pool)
    if found < 0:
        raise ScenarioError(f"{where}: {unknown_card(called, pool)}")
    return found
