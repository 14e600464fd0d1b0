"""One reader, two sources: what a seat sees in its view and in a whole world is the same, and nothing else counts."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from minds import game, positions
from primogen.bots.bot import NotAsked
from primogen.kernel.ids import NONE
from primogen.kernel.views import packed, unpacked, view
from primogen.rivals.bots import mind as mind_file
from primogen.rivals.bots.roster import mind_of, standing_mind
from primogen.rivals.bots.weights import NAMES
from primogen.rivals.eyes import Eyes, Sight
from primogen.rivals.lab.twins import twin_of
from primogen.rivals.rules.table import Table
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

SEEDS = range(9)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_and_a_world_are_scored_alike(seed: int) -> None:
    """Every question of whole games at two, three and four seats."""
    mind = standing_mind()
    for g in positions(seed):
        assert g.decision is not None
        seat = g.decision.seat
        seen = Sight(g.book).of(unpacked(packed(view(g, seat))))
        assert mind.scores(seen) == mind.scores(Eyes(g, seat)), g.decision.asks


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_see_changes_no_score(seed: int) -> None:
    """RV-INFO-01, RV-INFO-07: twins that differ only in that."""
    mind, dice = standing_mind(), random.Random(seed)
    for g in positions(seed):
        assert g.decision is not None
        if dice.random() < 0.2:
            seat = g.decision.seat
            assert mind.scores(Eyes(twin_of(g, seat, dice), seat)) == mind.scores(Eyes(g, seat)), g.decision.asks


def test_a_card_that_its_seat_does_not_see_has_no_face() -> None:
    """RV-INFO-01: the same card in one's own hand, and in somebody else's."""
    with scene(Side(haven=["Grace"], hand=["Awe"]), Side(haven=["Keondra"], hand=["Awe"])) as play:
        eyes, (mine,), (theirs,) = Eyes(play.g, 0), play.g.hand(0), play.g.hand(1)
        assert [eyes.face(card) for card in (mine, theirs, NONE)] == [play.g.face(mine), None, None]


def test_thinking_changes_nothing() -> None:
    mind = standing_mind()
    for number, g in enumerate(positions(2)):
        assert g.decision is not None
        if number % 10 == 0:
            before = g.fingerprint()
            mind.scores(Eyes(g, g.decision.seat))
            assert g.fingerprint() == before


def test_only_who_is_asked_can_answer() -> None:
    g = game(1)
    assert g.decision is not None
    other = (g.decision.seat + 1) % g.seats()
    with pytest.raises(NotAsked):
        standing_mind().scores(Eyes(g, other))
    with pytest.raises(NotAsked):
        standing_mind().scores(Sight(g.book).of(view(g, other)))


def test_every_weight_counts() -> None:
    """A weight that changes no score of any question would be none."""
    left = set(NAMES)
    for g in rare_positions():
        left -= {name for name in left if matters(g, name)}
    for seed in range(24):
        for number, g in enumerate(positions(seed)):
            if number % 4 == 0:
                left -= {name for name in left if matters(g, name)}
        if not left:
            return
    assert left == set()


def rare_positions() -> Iterator[Table]:
    """A Monster that would fall, a Scheme of one's own, a Conspiracy that may be resolved or is shown, coteries."""
    monster = City(monsters=["Brain-Eater"], blood={"Brain-Eater": 1})
    with scene(Side(streets=["Maria Lopez"]), Side(haven=["Grace"]), city=monster) as play:
        play.one("attack with Maria Lopez")
        yield play.g
        play.ends_asking("attack-target")
    with scene(Side(haven=["Keondra"], hand=["Charmer"], prestige=15), Side(haven=["Grace"])) as play:
        play.one("play Charmer", "pass")
        yield play.g
        play.ends_asking("fist")
    with scene(Side(haven=["Keondra"], hand=["Pay Tribute"]), Side(haven=["Grace"])) as play:
        play.one("place Pay Tribute", "show Pay Tribute to Two")
        yield play.g
        play.ends_asking("contribute")
    with scene(Side(haven=["Keondra"], face_down={"Pay Tribute": 3}), Side(haven=["Grace"])) as play:
        yield play.g
    with scene(Side(haven=["Keondra"], face_down={"Pay Tribute": 1}), Side(haven=["Grace"])) as play:
        play.one("show Pay Tribute to Two")
        yield play.g
        play.ends_asking("contribute")
    coterie = ["Keondra", "Lucky", "Prudence", "Judas", "Matthew", "Jimmy", "Raúl Fontes"]
    for size in range(2, len(coterie)):
        with scene(Side(haven=coterie[:size], hand=["Raúl Fontes"], prestige=20), Side(haven=["Grace"])) as play:
            yield play.g


def matters(g: Table, name: str) -> bool:
    assert g.decision is not None
    mine = standing_mind()
    seen = Eyes(g, g.decision.seat)
    other = mind_of(replace(mine.weights, **{name: asdict(mine.weights)[name] + 1.5}))
    return other.scores(seen) != mine.scores(seen)


def test_no_bot_looks_behind_the_eyes() -> None:
    """That it cannot name the table is tested elsewhere; nor does it reach for the one that the eyes look at."""
    for path in Path(mind_file.__file__).parent.glob("*.py"):
        assert not re.search(r"\.g\b", path.read_text(encoding="utf-8")), path.name
