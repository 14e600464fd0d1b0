"""Simulation costs little more than the game itself."""

from __future__ import annotations

import statistics
import time

import pytest

from primogen.bots.bot import Bot
from primogen.bots.roster import BOTS
from primogen.decks.starters import STARTERS, starter
from primogen.kernel.views import View
from primogen.lab.bench import SIMULATED_WANTED, hear_nothing, new_game, play_randomly
from primogen.lab.match import Pairing, play
from primogen.lab.simulate import Plan, simulate

DECKS = {name: starter(name) for name in STARTERS}
ROUNDS = 5
GAMES = 4


def bare(first: int) -> float:
    """Decisions in a second of this process's own time, whoever else is busy."""
    count, spent = 0, 0.0
    for seed in range(first, first + GAMES):
        g, begun = new_game(seed, 4), time.process_time()
        count += play_randomly(g, seed)[0]
        spent += time.process_time() - begun
    return count / spent


def simulated(first: int) -> float:
    begun = time.process_time()
    plan = Plan(GAMES, (4,), STARTERS, ("random",), first)
    return simulate(plan, DECKS, 1, checked=False, told=hear_nothing).decisions / (time.process_time() - begun)


def test_simulation_keeps_up_with_the_bare_machine() -> None:
    """Turn by turn in one run: the median of the ratios is what `primogen bench` asks for."""
    ratios = [simulated(at * GAMES) / bare(at * GAMES) for at in range(ROUNDS)]
    assert statistics.median(ratios) >= SIMULATED_WANTED, ratios


def test_the_same_seed_plays_the_same_game() -> None:
    """Nobody keeps the game, so its line in a report must be enough to play it again."""
    pairing = Pairing(("ministry", "caitiff", "faithful"), ("simple", "random", "simple"), 5)
    first, again = play(pairing, DECKS, checked=False), play(pairing, DECKS, checked=True)
    assert (first.winner, first.decisions, first.turns) == (again.winner, again.decisions, again.turns)
    assert not first.error


class Broken(Bot):
    """Answers what nobody offered."""

    def choose(self, view: View) -> int:
        return 99


def test_a_game_that_breaks_says_at_which_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", broken_bot)
    outcome = play(Pairing(("ministry", "caitiff"), ("broken", "broken"), 5), DECKS, checked=False)
    assert outcome.error.startswith("ValueError: 99 is not one of the")
    assert outcome.error.endswith("(answer 0)")


def broken_bot(seed: int) -> Bot:
    return Broken()
