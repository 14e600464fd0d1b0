"""Simulation costs little more than the game itself."""

from __future__ import annotations

import statistics
import time

import pytest

from primogen.bots.bot import Bot
from primogen.games.register import wing
from primogen.kernel.journal import read, replayed
from primogen.kernel.views import View
from primogen.lab.bench import SIMULATED_WANTED, new_game, play_randomly, simulated_per_second
from primogen.lab.failures import recorded
from primogen.lab.match import LONGEST_GAME, play
from primogen.lab.pairing import Pairing
from primogen.lab.simulate import Plan
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import opened

RIVALS = wing("rivals")
DECKS = {name: starter(name) for name in STARTERS}
ROUNDS = 5
GAMES = 4


def bare(first: int) -> float:
    """Decisions in a second of this process's own time, whoever else is busy."""
    count, spent = 0, 0.0
    for seed in range(first, first + GAMES):
        g, begun = new_game(RIVALS, seed, 4), time.process_time()
        count += play_randomly(g, seed)[0]
        spent += time.process_time() - begun
    return count / spent


def simulated(first: int) -> float:
    return simulated_per_second(Plan("rivals", GAMES, (4,), STARTERS, ("random",), first), time.process_time)


def test_simulation_keeps_up_with_the_bare_machine() -> None:
    """Turn by turn in one run: the median of the ratios is what `primogen bench` asks for."""
    ratios = [simulated(at * GAMES) / bare(at * GAMES) for at in range(ROUNDS)]
    assert statistics.median(ratios) >= SIMULATED_WANTED, ratios


def test_the_same_seed_plays_the_same_game() -> None:
    """Nobody keeps the game, so its line in a report must be enough to play it again."""
    pairing = Pairing(("ministry", "caitiff", "faithful"), ("simple", "random", "simple"), 5)
    first, again = play(RIVALS, pairing, DECKS, checked=False), play(RIVALS, pairing, DECKS, checked=True)
    assert (first.winner, first.decisions, first.turns) == (again.winner, again.decisions, again.turns)
    assert not first.error


class Broken(Bot):
    """Answers what nobody offered."""

    def choose(self, view: View) -> int:
        return 99


def test_a_game_that_breaks_is_told_and_its_journal_comes_to_the_same_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Played once more for its journal, everybody chooses as before: also where there was no choice."""
    monkeypatch.setitem(BOTS, "broken", broken_bot)
    pairing = Pairing(("ministry", "caitiff", "faithful"), ("random", "simple", "broken"), 5)
    outcome = play(RIVALS, pairing, DECKS, checked=False)
    assert outcome.error.startswith("ValueError: 99 is not one of the")
    assert '"a":99' in recorded(RIVALS, pairing, DECKS, checked=False, longest=LONGEST_GAME)[-2]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_played_once_more_is_the_same_game(seed: int) -> None:
    pairing = Pairing(("ministry", "caitiff", "faithful"), ("random", "simple", "random"), seed)
    outcome = play(RIVALS, pairing, DECKS, checked=False)
    journal = recorded(RIVALS, pairing, DECKS, checked=False, longest=LONGEST_GAME)
    header, entries = read(journal)
    assert replayed(header, entries, opened).g.ended[0] == outcome.winner


def broken_bot(seed: int) -> Bot:
    return Broken()
