"""Every answer of random games given, taken back and given again: a rewind forgets nothing, and chance moves on."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

from primogen.kernel.machine import answer, interject
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE
from primogen.rivals.rules.table import Table
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.scenarios.acting import REWOUND
from primogen.scenarios.rewinding import twice

ANSWERS = 400


def game(seed: int) -> Table:
    names = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed % 3)]
    return opened(header_of(names, [starter(name).for_play() for name in names], b"rewinding %d" % seed))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_undone_is_as_if_it_had_never_been(seed: int) -> None:
    g, dice = game(seed), random.Random(seed)
    for _ in range(ANSWERS):
        if g.decision is None:
            break
        twice(g, partial(answer, g, dice.randrange(len(g.decision.options))))
        seat = dice.randrange(g.seats())
        may = g.interjections(seat) if g.decision is not None and dice.random() < 0.1 else []
        if may:
            twice(g, partial(interject, g, seat, dice.choice(may)))
    assert g.ended or g.answered[0] >= ANSWERS


def test_among_what_is_undone_are_whole_attacks_and_rolls() -> None:
    """The test above can fail: its games have marks of their own, chance speaks in them, and turns pass."""
    g, dice = game(0), random.Random(0)
    marked, rolled, rows = 0, 0, 0
    for _ in range(ANSWERS):
        if g.decision is None:
            break
        before = g.chance[:]
        answer(g, dice.randrange(len(g.decision.options)))
        marked += bool(g.marks) and any(frame.kind == ATTACK_SEQUENCE for frame in g.frames)
        rolled += g.chance != before
        rows += bool(g.story)
    assert min(marked, rolled, rows) > 0


def test_scenes_are_played_so_in_the_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    """PRIMOGEN_MODE=rewind: whatever happens does so twice, and is told once."""
    times = 0

    def watched(g: Table, act: Callable[[], None]) -> None:
        nonlocal times
        times += 1
        twice(g, act)

    monkeypatch.setenv("PRIMOGEN_MODE", REWOUND)
    monkeypatch.setattr("primogen.scenarios.acting.twice", watched)
    with scene(Side(streets=["Grace"]), Side(streets=["Keondra"])) as play:
        play.one("attack with Grace", "Physical")
        play.interjects(1, "concede")
        assert play.log().count("Grace attacks Keondra") == 1
        assert (times, play.g.answered) == (3, [3])
