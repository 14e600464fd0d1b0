"""A game at rest, by names: nothing is under way, and no card's text. Such a save outlives releases.

Columns, the places of those that have names, printed cards, and what rows hold go by what they are called, so that
rules may number them anew. What is new since then is empty; what follows from the rest is made anew; a column that is
called otherwise now says so (`Game.name_since`). What cannot be understood is never guessed: `Unfit` says why.
"""

from __future__ import annotations

from graphlib import TopologicalSorter
from itertools import pairwise
from typing import TypedDict

from primogen.kernel.game import Game
from primogen.kernel.state import NAMED, PER_CARD, PER_SEAT, Field


class Unfit(ValueError):
    """Why a game cannot go on from here under the rules as they are now."""


class Resting(TypedDict):
    """`words`: numbers of names then. `turn`: the cells of the one frame there is. `order`: of abilities in play."""

    words: dict[str, dict[str, int]]
    columns: dict[str, list[int]]
    groups: dict[str, dict[str, list[int]]]
    cards: dict[str, str]
    turn: list[int]
    order: list[int]


def resting(g: Game) -> Resting:
    """`g` is a copy that `Game.rest` made."""
    if len(g.frames) != 1 or g.marks or g.due or g.waiting or g.delayed or g.lasting:
        raise ValueError("this game is not at rest")
    used = {word for field in g.fields for word in (*field.words, field.keys) if word} | set(filter(None, g.group_keys))
    columns = {field.name: column[:] for field, column in zip(g.fields, g.columns, strict=True) if column}
    groups = {name: rows_by_name(g, at) for at, name in enumerate(g.group_names) if g.group_keys[at]}
    named = {number for field in g.fields if field.means == NAMED for number in columns.get(field.name, [])}
    return {
        "words": {word: g.vocabulary(word) for word in sorted(used)},
        "columns": columns,
        "groups": groups,
        "cards": {str(number): g.card_id(number) for number in sorted(named)},
        "turn": g.frames[0].cells[:],
        "order": order_of(g.index),
    }


def order_of(index: list[tuple[int, ...]]) -> list[int]:
    """Of the rows of all topics, the order in which they came: each topic has it for its own."""
    later = TopologicalSorter[int]()
    for rows in index:
        for row in rows:
            later.add(row)
        for before, after in pairwise(rows):
            later.add(after, before)
    return list(later.static_order())


def rows_by_name(g: Game, at: int) -> dict[str, list[int]]:
    names = {number: name for name, number in g.vocabulary(g.group_keys[at]).items()}
    return {names[place]: list(row) for place, row in enumerate(g.groups[at]) if row}


def awake(blank: Game, saved: Resting) -> Game:
    """`blank` gives the game and its card pool. Whoever runs it is asked what is asked first in that turn."""
    g = blank.another(None)
    renumbered = {word: renumbering(g, word, then) for word, then in saved["words"].items()}
    columns = {name: column for name, column in saved["columns"].items() if g.name_since(name)}
    known = {g.name_since(name): column for name, column in columns.items()}
    unknown = sorted(known.keys() - {field.name for field in g.fields})
    if unknown:
        raise Unfit(f"nobody knows any more what {', '.join(unknown)} means")
    cards, seats = longest(g, known, PER_CARD), longest(g, known, PER_SEAT)
    for field, column in zip(g.fields, g.columns, strict=True):
        column[:] = loaded(g, field, known.get(field.name), saved["cards"], renumbered, cards, seats)
    for at, name in enumerate(g.group_names):
        if g.group_keys[at]:
            load_group(g, at, saved["groups"].get(name, {}))
    g.wake(saved["turn"])
    rank = {row: place for place, row in enumerate(saved["order"])}
    for rows in g.index:
        for row in rows:
            rank.setdefault(row, len(rank))
    g.index[:] = [tuple(sorted(rows, key=rank.__getitem__)) for rows in g.index]
    return g


def longest(g: Game, columns: dict[str, list[int]], holds: int) -> int:
    """How many cards there are, or seats."""
    return max(len(columns.get(field.name, [])) for field in g.fields if field.holds == holds)


def renumbering(g: Game, word: str, then: dict[str, int]) -> dict[int, int]:
    """From the number that a name had to the one it has; names that are gone have none."""
    now = g.vocabulary(word)
    return {number: now[name] for name, number in then.items() if name in now}


def loaded(
    g: Game,
    field: Field,
    column: list[int] | None,
    cards: dict[str, str],
    renumbered: dict[str, dict[int, int]],
    how_many_cards: int,
    how_many_seats: int,
) -> list[int]:
    if column is None:
        count = how_many_cards if field.holds == PER_CARD else how_many_seats if field.holds == PER_SEAT else 0
        return [field.empty] * max(count, len(g.vocabulary(field.keys)) if field.keys else 0)
    try:
        if field.means == NAMED:
            return [g.definition_of(cards[str(number)]) for number in column]
        if field.keys:
            return placed(g, field, column, renumbered[field.keys])
        words = [renumbered.get(word, {}) if word else None for word in field.words] or [None]
        return [told(words[at % len(words)], number) for at, number in enumerate(column)]
    except KeyError as error:
        raise Unfit(f"{field.name}: {error} is not known any more") from None


def told(numbers: dict[int, int] | None, number: int) -> int:
    return number if numbers is None else numbers[number]


def placed(g: Game, field: Field, column: list[int], numbers: dict[int, int]) -> list[int]:
    """Each where its name is now. One whose name is gone must have been empty."""
    found = [field.empty] * len(g.vocabulary(field.keys))
    for place, number in enumerate(column):
        if place in numbers:
            found[numbers[place]] = number
        elif number != field.empty:
            raise Unfit(f"{field.name}: what its place {place} meant is not known any more")
    return found


def load_group(g: Game, at: int, rows: dict[str, list[int]]) -> None:
    places = g.vocabulary(g.group_keys[at])
    for name, row in rows.items():
        if name not in places:
            raise Unfit(f"there is no {name} any more")
        g.groups[at][places[name]] = tuple(row)
