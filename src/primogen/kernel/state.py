"""The state: one list of ints per field, and the one table from which copying, saving and seeing derive.

A game declares a field once, in its constructor:

    self.blood: Final = self.column("blood", PER_CARD, shown=ON_SIGHT)

`Final` lets the type checker forbid `g.blood = ...`, so the attribute and the table always name the same list; slots
make a whole game some 5 % cheaper, and the type checker misses none of them. A field of many short lists (piles, the
index of abilities) is a group: a list of tuples, so that a copy copies one list.
"""

from __future__ import annotations

import hashlib
from typing import Final

LIST: Final = 0
PER_CARD: Final = 1
PER_SEAT: Final = 2

TO_NONE: Final = 0  # the white list of every view: a field nobody mentions is seen by nobody
ON_SIGHT: Final = 1  # with the card it belongs to, by whoever sees its face
ON_BACK: Final = 2  # with the card it belongs to, by whoever sees at least its back
TO_OWN_SEAT: Final = 3  # each seat sees its own entry
TO_ALL: Final = 4

REWOUND: Final = 0
FORWARD: Final = 1  # chance, the count of answers, what has been revealed: a rewind never takes them back

PLAIN: Final = 0
NAMED: Final = 1  # numbers of printed cards: a save names them by card id, so that it survives a grown pool
NODES: Final = 2  # rows that hold numbers of nodes, likewise


class Field:
    """One row of the table."""

    def __init__(
        self,
        name: str,
        holds: int,
        shown: int,
        under_rewind: int,
        means: int,
        empty: int,
        words: tuple[str, ...],
        keys: str,
    ) -> None:
        self.name: Final = name
        self.holds: Final = holds
        self.shown: Final = shown
        self.under_rewind: Final = under_rewind
        self.means: Final = means
        self.empty: Final = empty  # what a card or a seat has of it before anything happens
        self.words: Final = words  # for each int of a row, the vocabulary it is of, if any: see resting.py
        self.keys: Final = keys  # the vocabulary that names its places, if they have names


class State:
    """Columns and groups only. What holds: two states with equal columns and groups are the same position."""

    __slots__ = ("columns", "declared", "fields", "group_keys", "group_names", "grouped", "groups")

    def __init__(self, of: State | None) -> None:
        self.columns: Final[list[list[int]]] = [] if of is None else [column[:] for column in of.columns]
        self.groups: Final[list[list[tuple[int, ...]]]] = [] if of is None else [group[:] for group in of.groups]
        self.fields: Final[list[Field]] = [] if of is None else of.fields
        self.group_names: Final[list[str]] = [] if of is None else of.group_names
        self.group_keys: Final[list[str]] = [] if of is None else of.group_keys
        self.declared = 0
        self.grouped = 0

    def column(
        self,
        name: str,
        holds: int = LIST,
        shown: int = TO_NONE,
        under_rewind: int = REWOUND,
        means: int = PLAIN,
        empty: int = 0,
        words: tuple[str, ...] = (),
        keys: str = "",
    ) -> list[int]:
        at = self.declared
        self.declared = at + 1
        if at == len(self.columns):
            self.fields.append(Field(name, holds, shown, under_rewind, means, empty, words, keys))
            self.columns.append([])
        return self.columns[at]

    def group(self, name: str, count: int, keys: str = "") -> list[tuple[int, ...]]:
        """One without `keys` follows from the rest of the state: it is made anew when a game is woken."""
        at = self.grouped
        self.grouped = at + 1
        if at == len(self.groups):
            self.group_names.append(name)
            self.group_keys.append(keys)
            self.groups.append([()] * count)
        return self.groups[at]

    def restore(self, mark: State) -> None:
        for field, mine, marked in zip(self.fields, self.columns, mark.columns, strict=True):
            if field.under_rewind == REWOUND:
                mine[:] = marked
        for rows, marked_rows in zip(self.groups, mark.groups, strict=True):
            rows[:] = marked_rows

    def columns_by_name(self) -> dict[str, list[int]]:
        return {field.name: column for field, column in zip(self.fields, self.columns, strict=True)}

    def groups_by_name(self) -> dict[str, list[list[int]]]:
        pairs = zip(self.group_names, self.groups, strict=True)
        return {name: [list(row) for row in group] for name, group in pairs}

    def load_columns(self, saved: dict[str, list[int]]) -> None:
        mine = self.columns_by_name()
        if mine.keys() != saved.keys():
            raise ValueError(f"fields differ: {sorted(mine.keys() ^ saved.keys())}")
        for name, column in saved.items():
            mine[name][:] = column

    def load_groups(self, saved: dict[str, list[list[int]]]) -> None:
        if set(self.group_names) != saved.keys():
            raise ValueError(f"groups differ: {sorted(set(self.group_names) ^ saved.keys())}")
        for name, group in zip(self.group_names, self.groups, strict=True):
            if len(group) != len(saved[name]):
                raise ValueError(f"group {name} has {len(saved[name])} rows, not {len(group)}")
            group[:] = [tuple(row) for row in saved[name]]


def digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
