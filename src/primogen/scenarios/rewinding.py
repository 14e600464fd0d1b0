"""What is done is undone, compared, and done again: no rewind may forget anything, or take back what moves forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.kernel.decisions import Decision
from primogen.kernel.game import Game
from primogen.kernel.log import Line
from primogen.kernel.machine import ask_again

# Said here once more, so that the fields cannot just say so; a game has those of its own.
FORWARD_ONLY: Final = ("chance", "answered", "agenda_up")


class NotRewound(AssertionError):
    """A rewind did not lead back, or the same from the same position came to something else."""


def twice(g: Game, act: Callable[[], None]) -> None:
    """Do it, go back, and do it again. What is told of it is told once."""
    mark, lines = g.clone(), g.log
    frozen = mark.fingerprint()
    once, told = done(g, act)
    wanted = undone(mark, g)
    g.go_back_to(mark)
    must(g.fingerprint() == wanted.fingerprint(), "a rewind does not lead back to where it began")
    as_it_was(g, mark)
    must(asked(g.decision) == asked(mark.decision), "after a rewind something else is asked")
    again, told_again = done(g, act)
    must(again == once, "the same from the same position came to something else")
    must(in_full(told_again) == in_full(told), "the same from the same position was told in other words")
    must(mark.fingerprint() == frozen, "what happens after a rewind changes the mark")
    g.log = lines
    if lines is not None:
        lines.extend(told_again)


def must(holds: bool, what: str) -> None:
    if not holds:
        raise NotRewound(what)


def done(g: Game, act: Callable[[], None]) -> tuple[str, list[Line]]:
    """The position it comes to, and what is told on the way."""
    lines: list[Line] = []
    g.log = lines
    act()
    return g.fingerprint(), lines


def in_full(lines: list[Line]) -> list[tuple[object, ...]]:
    return [
        (line.key, line.seat, line.cards, line.faces, line.readers, line.number, line.rule, line.amounts, line.keys)
        for line in lines
    ]


def undone(mark: Game, after: Game) -> Game:
    """The position a rewind must come to."""
    wanted = mark.clone()
    for name in forward_only(mark):
        column(wanted, name)[:] = column(after, name)
    wanted.after_rewind()
    return wanted


def as_it_was(g: Game, mark: Game) -> None:
    """Also what only moves forward, by hand: the same once more must then come to the same."""
    for name in forward_only(mark):
        column(g, name)[:] = column(mark, name)
    g.go_back_to(mark)
    ask_again(g)


def forward_only(g: Game) -> list[str]:
    return [name for name in FORWARD_ONLY if name in g.columns_by_name()]


def column(g: Game, name: str) -> list[int]:
    return g.columns_by_name()[name]


def asked(decision: Decision | None) -> tuple[object, ...]:
    if decision is None:
        return ()
    return (decision.seat, decision.asks, decision.rule, decision.put, decision.about, decision.options)
