"""Fingerprints: a digest of everything that makes a position what it is, by names and not by numbers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Never

from primogen.kernel.effects import DELAYED, DELAYED_NODE, NODE, RESOLVE
from primogen.kernel.frames import FRAME_HEAD, Frame
from primogen.kernel.state import NAMED, NODES, digest

if TYPE_CHECKING:
    from primogen.kernel.game import Game


def fingerprint(g: Game) -> str:
    """The same for the same position, whatever else the card pool holds: cards and nodes go by their names.

    So do columns, in whatever order they are declared, and what is empty does not count.
    """
    columns: dict[str, object] = {}
    for field, column in zip(g.fields, g.columns, strict=True):
        if not column:
            continue
        if field.means == NAMED:
            columns[field.name] = [g.card_id(number) for number in column]
        elif field.means == NODES:
            columns[field.name] = named_rows(g, column)
        elif field.keys:
            columns[field.name] = without_empty_end(column, field.empty)
        else:
            columns[field.name] = column
    groups = dict(zip(g.group_names, g.groups, strict=True))
    whole = [columns, groups, [named_frame(g, frame) for frame in g.frames]]
    marks = "".join([mark.fingerprint() for mark in g.marks])
    return digest(json.dumps(whole, separators=(",", ":"), sort_keys=True) + marks)


def named_rows(g: Game, rows: list[int]) -> list[object]:
    """Of what is delayed: whose it is, on whom, and until when."""
    named: list[object] = [*rows]
    named[DELAYED_NODE::DELAYED] = [g.node_name(number) for number in rows[DELAYED_NODE::DELAYED]]
    return named


def named_frame(g: Game, frame: Frame[Never]) -> list[object]:
    ints: list[object] = [*frame.ints()]
    if frame.kind == RESOLVE:
        ints[FRAME_HEAD + NODE] = g.node_name(frame.cells[NODE])
    return ints


def without_empty_end(column: list[int], empty: int) -> list[int]:
    """A place that has been named since, and is empty, makes no other position of it. The first is always there."""
    end = len(column)
    while end > 1 and column[end - 1] == empty:
        end -= 1
    return column[:end]
