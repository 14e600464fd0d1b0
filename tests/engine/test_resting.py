"""A game at rest, kept by names, goes on as it would have; also when the rules have numbered things anew since."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

from primogen.kernel.machine import answer, run
from primogen.kernel.resting import Resting, Unfit, awake, resting
from primogen.rivals.decks.starters import starter
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import STREETS, TORPOR

TABLES = (
    ("ministry", "caitiff"),
    ("faithful", "inquisitive", "ministry"),
    ("ministry", "caitiff", "faithful", "caitiff"),
)


def dealt(names: tuple[str, ...], seed: int) -> Table:
    return opened(header_of(list(names), [starter(name).for_play() for name in names], b"%d" % seed))


def play_to_the_end(g: Table, seed: int) -> list[str]:
    """The fingerprints on the way."""
    rng, found = random.Random(seed), []
    while g.decision is not None:
        answer(g, rng.randrange(len(g.decision.options)))
        found.append(g.fingerprint())
    return found


@cache
def rests(names: tuple[str, ...], seed: int) -> tuple[Table, ...]:
    g = dealt(names, seed)
    g.rests = []
    play_to_the_end(g, seed)
    return tuple(table(each) for each in g.rests)


def plain(saved: Resting) -> Resting:
    """As it comes back from a disk."""
    found: Resting = json.loads(json.dumps(saved))
    return found


@pytest.mark.parametrize("names", TABLES, ids=len)
def test_it_is_the_same_game_at_every_rest(names: tuple[str, ...]) -> None:
    found = rests(names, 7)
    assert len(found) > 5
    for g in found:
        assert awake(g, plain(resting(g))).fingerprint() == g.fingerprint()


@pytest.mark.parametrize("names", TABLES, ids=len)
def test_it_is_played_on_alike(names: tuple[str, ...]) -> None:
    for g in rests(names, 7)[::4]:
        other, same = awake(g, plain(resting(g))), g.clone()
        run(other)
        run(same)
        assert play_to_the_end(table(other), 1) == play_to_the_end(table(same), 1)


def test_only_a_game_at_rest_is_kept_so() -> None:
    with pytest.raises(ValueError, match="not at rest"):
        resting(dealt(TABLES[0], 1))


def renumbered(saved: Resting, word: str, by: int) -> Resting:
    """As rules that number these otherwise would have kept it."""
    found = plain(saved)
    found["words"][word] = {name: number + by for name, number in saved["words"][word].items()}
    return found


def test_zones_may_be_numbered_anew() -> None:
    g = rests(TABLES[0], 7)[-1]
    then = renumbered(resting(g), "zone", 3)
    then["columns"]["zone"] = [zone + 3 for zone in g.zone]
    assert awake(g, then).fingerprint() == g.fingerprint()


def test_places_of_a_column_may_be_numbered_anew() -> None:
    g = rests(TABLES[0], 7)[-1]
    then = renumbered(resting(g), "clock", 2)
    then["columns"]["clock"] = [0, 0, *g.clock]
    assert awake(g, then).fingerprint() == g.fingerprint()


def test_disciplines_in_rows_may_be_numbered_anew() -> None:
    g = table(rests(TABLES[0], 7)[-1].clone())
    g.learned.extend((0, 90, 0, 1))
    then = renumbered(resting(g), "discipline", 1)
    then["columns"]["learned"] = [0, 91, 0, 1]
    assert awake(g, then).fingerprint() == g.fingerprint()


def test_cards_go_by_their_names() -> None:
    g = rests(TABLES[0], 7)[-1]
    then = plain(resting(g))
    then["columns"]["definition"] = [number + 1000 for number in g.definition]
    then["cards"] = {str(int(number) + 1000): name for number, name in then["cards"].items()}
    assert awake(g, then).fingerprint() == g.fingerprint()


def test_what_is_new_since_is_empty() -> None:
    g = rests(TABLES[0], 7)[-1]
    then = plain(resting(g))
    del then["columns"]["tagger"], then["columns"]["ready"], then["columns"]["fist"]
    other = table(awake(g, then))
    assert set(other.tagger) == {-1} and set(other.ready) == {1} and other.fist == [0, 0]
    assert len(other.tagger) == len(other.ready) == g.handles()


def test_what_is_in_force_follows_from_the_table() -> None:
    """Neither the index nor which abilities are in it is taken from the save."""
    g = rests(TABLES[0], 7)[-1]
    then = plain(resting(g))
    then["columns"]["live"] = [0] * g.handles()
    assert "index" not in then["groups"]
    assert awake(g, then).fingerprint() == g.fingerprint()


@pytest.mark.parametrize("what", ["column", "zone", "card", "pile", "place"])
def test_what_nobody_understands_any_more_is_said(what: str) -> None:
    g = rests(TABLES[0], 7)[-1]
    then = plain(resting(g))
    if what == "column":
        then["columns"]["mana"] = [1]
    elif what == "zone":
        then["words"]["zone"]["exile"] = 99
        then["columns"]["zone"][0] = 99
    elif what == "card":
        then["cards"][str(g.definition[0])] = "nobody"
    elif what == "pile":
        then["groups"]["piles"]["0.exile"] = [1]
    else:
        then["columns"]["clock"].append(5)
    with pytest.raises(Unfit):
        awake(g, then)


def test_a_number_means_what_its_name_says() -> None:
    """The tests above can fail: by other names, the same numbers are another table."""
    g = rests(TABLES[0], 7)[-1]
    then = plain(resting(g))
    words = then["words"]["zone"]
    words["torpor"], words["streets"] = words["streets"], words["torpor"]
    other = table(awake(g, then))
    assert other.zone.count(STREETS) == g.zone.count(TORPOR) != g.zone.count(STREETS) == other.zone.count(TORPOR)
