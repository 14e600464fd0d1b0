"""A fingerprint holds everything: whatever is changed, anywhere in the state, it becomes another one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from primogen.kernel.effects import DELAYED, DELAYED_NODE, NODE, RESOLVE
from primogen.kernel.fingerprints import named_frame, named_rows
from primogen.kernel.machine import answer
from primogen.kernel.state import NAMED, NODES
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.table import Table, table


@cache
def position() -> Table:
    """In the middle of an attack that can be undone, with a text of a card under way and two more delayed."""
    names = list(STARTERS[:3])
    dice = random.Random(5)
    for seed in range(50):
        g = opened(header_of(names, [starter(name).for_play() for name in names], b"fingerprint %d" % seed))
        while g.decision is not None:
            if g.marks and any(frame.kind == RESOLVE for frame in g.frames):
                g.delayed.extend([*range(DELAYED), *range(3, 3 + DELAYED)])
                return g
            answer(g, dice.randrange(len(g.decision.options)))
    raise AssertionError("no such position came up")


def some(length: int) -> list[int]:
    """The first, the last, and one in between."""
    return sorted({0, length // 2, length - 1} if length else set())


def with_another_cell(g: Table) -> Iterator[tuple[str, Table]]:
    """Each is the same but for one int."""
    for number, field in enumerate(g.fields):
        cells = range(len(g.columns[number])) if field.means == NODES else some(len(g.columns[number]))
        for at in cells:
            other = table(g.clone())
            other.columns[number][at] += 1 if field.means != NAMED or not other.columns[number][at] else -1
            yield f"{field.name}[{at}]", other
        longer = table(g.clone())
        more = 1 if field.keys else 0  # an empty place that has been named since makes no difference: see below
        longer.columns[number].extend([more] * (DELAYED if field.means == NODES else 1))
        yield f"{field.name}, longer", longer
    for number, name in enumerate(g.group_names):
        for at in some(len(g.groups[number])):
            other = table(g.clone())
            other.groups[number][at] = (*other.groups[number][at], 1)
            yield f"{name}[{at}]", other


def with_another_frame(g: Table) -> Iterator[tuple[str, Table]]:
    for number, frame in enumerate(g.frames):
        for at in range(len(frame.cells)):
            other = table(g.clone())
            other.frames[number].cells[at] += 1
            yield f"cell {at} of frame {number}", other
        for what in ("step", "into", "kind", "longer", "gone"):
            other = table(g.clone())
            mine = other.frames[number]
            if what == "step":
                mine.step += 1
            elif what == "into":
                mine.into += 1
            elif what == "kind":
                kind = next(kind for kind in g.book.procedures if kind != frame.kind)
                other.frames[number] = g.revived(kind, frame.step, frame.into, frame.cells[:])
            elif what == "longer":
                mine.cells.append(0)
            else:
                del other.frames[number]
            yield f"{what} of frame {number}", other


def with_another_mark(g: Table) -> Iterator[tuple[str, Table]]:
    for number, mark in enumerate(g.marks):
        for name, changed in (*with_another_cell(table(mark)), *with_another_frame(table(mark))):
            other = table(g.clone())
            other.marks[number] = changed
            yield f"{name} of mark {number}", other
    other = table(g.clone())
    other.marks.pop()
    yield "one mark less", other


def test_whatever_differs_the_fingerprint_differs() -> None:
    g = position()
    seen: dict[str, str] = {g.fingerprint(): "nothing changed"}
    for name, other in (*with_another_cell(g), *with_another_frame(g), *with_another_mark(g)):
        mark = other.fingerprint()
        assert mark not in seen, f"{name} and {seen[mark]}: the same fingerprint"
        seen[mark] = name
    assert len(seen) > 400


def test_a_delayed_effect_is_told_by_whose_on_whom_and_until_when() -> None:
    g = position()
    for at in range(2 * DELAYED):
        other = table(g.clone())
        other.delayed[at] += 1
        assert other.fingerprint() != g.fingerprint(), f"cell {at % DELAYED} of a delayed effect"


def test_nodes_of_texts_go_by_their_names() -> None:
    """So that the fingerprint is the same in a greater pool, where numbers differ."""
    g = position()
    names = [g.node_name(number) for number in g.delayed[DELAYED_NODE::DELAYED]]
    assert named_rows(g, g.delayed)[DELAYED_NODE::DELAYED] == names
    frame = next(frame for frame in g.frames if frame.kind == RESOLVE)
    assert g.node_name(frame.cells[NODE]) in named_frame(g, frame)


def test_a_copy_and_what_was_saved_have_the_same() -> None:
    g = position()
    assert g.clone().fingerprint() == g.fingerprint()
    assert g.clone().clone().marks[0].fingerprint() == g.marks[0].fingerprint()


def test_a_place_that_has_been_named_since_and_is_empty_makes_no_difference() -> None:
    """A fingerprint that was written down before there was a switch is still true."""
    g = position()
    before = table(g.clone())
    del before.switches[1:]
    assert len(g.switches) > 1 and before.fingerprint() == g.fingerprint()
    g = table(g.clone())
    g.switches[-1] = 1
    assert before.fingerprint() != g.fingerprint()
