"""The command that finds the weights of `simple`."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from primogen.lab.evolution import Evolution, begun
from primogen.lab.pairing import RANDOM
from primogen.rivals.bots.roster import mind_of
from primogen.rivals.bots.weights import (
    NAMES,
    Row,
    WeightsError,
    rows_in,
    rows_of,
    standing_rows,
    values_of,
    weights_of,
    written,
)
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.lab.dealing import dealt
from primogen.rivals.lab.fit import Fit, FitError, Size, fit, main
from primogen.rivals.lab.trials import Trial, deals_of, played_out, tried
from primogen.rivals.opening import header_of, opened

SMALL = Size(trials=4, deals={2: 1, 4: 1}, measured={2: 1, 4: 1})


def run(folder: Path, generations: int) -> Fit:
    with ThreadPoolExecutor(1) as pool:
        found = Fit(standing_rows(), folder / "fitted.json", 7, pool, SMALL)
        while found.search.generation < generations:
            found.generation()
    return found


def test_an_evolution_finds_what_it_looks_for() -> None:
    """Ten numbers, each of which should be its own; a hundred generations are plenty."""
    evolution, search, dice = Evolution(10, 12), begun(10), random.Random(1)
    for _ in range(100):
        throws = evolution.throws(dice)
        found = [evolution.tried(search, throw) for throw in throws]
        evolution.learn(search, throws, [-sum((each - n) ** 2 for n, each in enumerate(one)) for one in found])
    assert all(abs(each - n) < 0.5 for n, each in enumerate(search.middle))


def test_a_fit_goes_on_where_it_was(tmp_path: Path) -> None:
    """Two generations at once, or one and then another: the same."""
    (tmp_path / "once").mkdir()
    (tmp_path / "twice").mkdir()
    whole = run(tmp_path / "once", 2)
    run(tmp_path / "twice", 1)
    assert run(tmp_path / "twice", 2).search == whole.search
    assert rows_in(tmp_path / "once" / "fitted.json") == rows_in(tmp_path / "twice" / "fitted.json")


def test_what_it_leaves_is_a_file_of_weights(tmp_path: Path) -> None:
    found = run(tmp_path, 1)
    kept = rows_in(tmp_path / "fitted.json")
    assert [row.name for row in kept] == list(NAMES)
    assert [row.value for row in kept] == [round(row.value, 2) for row in found.found()]
    assert kept != standing_rows()


def test_a_search_from_other_weights_is_not_mixed_up(tmp_path: Path) -> None:
    run(tmp_path, 1)
    rows = [replace(row, value=row.value + 1) for row in standing_rows()]
    with ThreadPoolExecutor(1) as pool, pytest.raises(FitError, match="other weights"):
        Fit(rows, tmp_path / "fitted.json", 7, pool, SMALL)


def test_the_command_tells_of_every_generation_and_of_the_match(tmp_path: Path) -> None:
    told: list[str] = []
    fit(0.0001, 1, tmp_path / "fitted.json", size=SMALL, told=told.append)
    assert told[0].startswith("generation 1: ")
    assert [line.split(" of ")[1] for line in told[-2:]] == ["2 games at 2 seats", "4 games at 4 seats"]


@pytest.mark.parametrize("content", ["", "{}", "[1]", '[{"name": "rival"}]', written([Row("rival", 1, 1, "")])])
def test_what_is_no_file_of_weights_is_said_to_be_none(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "odd.json").write_text(content)
    with pytest.raises(WeightsError):
        rows_in(tmp_path / "odd.json")
    assert main(["--keep", str(tmp_path / "new.json"), "--since", str(tmp_path / "odd.json")]) == 1
    assert "weights" in capsys.readouterr().err


def test_the_standing_file_is_written_as_a_fit_writes() -> None:
    """So that a new fit shows as a change of numbers; and each weight says what it is about."""
    rows = standing_rows()
    assert rows_of(written(rows)) == rows
    assert all(row.about and row.step > 0 for row in rows)
    assert len({row.about for row in rows if not row.about.startswith("...")}) > len(rows) / 2


def test_everybody_plays_every_deal_from_every_seat() -> None:
    weights = values_of(standing_rows())
    pairs = {(one, other) for one in STARTERS for other in STARTERS}
    deals = deals_of(2, len(pairs) * 3 // 2, random.Random(1))
    assert {deal.decks for deal in deals} == {*pairs, (RANDOM, RANDOM)}
    found = tried(Trial(weights, weights, deals[2:4]))
    assert (found.played, found.broken) == (4, 0)


def test_against_itself_a_bot_wins_each_deal_once() -> None:
    """Whichever seat is the candidate's, the same seat wins: of two games of a deal it wins one."""
    weights = values_of(standing_rows())
    assert tried(Trial(weights, weights, deals_of(2, 3, random.Random(5)))).won == 3
    assert tried(Trial(weights, weights, deals_of(4, 1, random.Random(5)))).won == 1


def test_a_deal_of_the_laboratory_is_a_deal_of_the_game() -> None:
    decks = [starter(name).for_play() for name in STARTERS[:3]]
    header = header_of(["One", "Two", "Three"], decks, b"77")
    assert dealt(decks, 77).fingerprint() == opened(header).fingerprint()


def test_better_weights_win() -> None:
    """The trial can tell: a bot that never recruits and never attacks is beaten."""
    good = weights_of(standing_rows())
    lame = replace(good, attack=-200.0, recruit=-200.0, recruit_first=0.0, move_out=-200.0)
    won = [played_out(deal, [mind_of(good), mind_of(lame)]).winner == 0 for deal in deals_of(2, 8, random.Random(3))]
    assert sum(won) >= 7
