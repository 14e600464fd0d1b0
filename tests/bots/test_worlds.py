"""Playing on in imagined worlds."""

from __future__ import annotations

import random

import pytest

from minds import game, positions
from primogen.bots.bot import Reader
from primogen.bots.eyes import Eyes
from primogen.bots.roster import standing_mind
from primogen.bots.simple import SimpleBot
from primogen.bots.worlds import TO_THE_END, play_out
from primogen.decks.starters import STARTERS, starter
from primogen.kernel.ids import NONE
from primogen.kernel.views import view
from primogen.rivals.guessing import Guesser
from primogen.rivals.rules.table import TURN_NUMBER, Table

KNOWN = [starter(name).for_play() for name in STARTERS]


def players(g: Table) -> list[Reader]:
    return [SimpleBot(g.book, standing_mind(), seat) for seat in range(g.seats())]


@pytest.mark.parametrize("seed", range(3))
def test_a_guess_is_played_to_its_end(seed: int) -> None:
    """From questions all over a game; the game itself stays where it is."""
    dice = random.Random(seed)
    for number, g in enumerate(positions(seed)):
        if number % 40 == 0 and g.decision is not None:
            before = g.fingerprint()
            world = Guesser(g.book, KNOWN, dice).guess(view(g, g.decision.seat))
            found = play_out(world, players(world), TO_THE_END, 5000)
            assert (found.winner, found.broken) == (world.ended[0], "")
            assert g.fingerprint() == before


def test_it_stops_when_a_turn_begins_or_after_so_many_answers() -> None:
    g = game(1)
    assert play_out(g, players(g), 3, 5000).winner == NONE
    assert g.clock[TURN_NUMBER] == 3
    assert play_out(g, players(g), TO_THE_END, 7).answers == 7


class Stumbles(Reader):
    def choose_by(self, eyes: Eyes) -> int:
        raise RuntimeError("a rule offers nothing")


def test_a_rule_that_fails_there_does_not_end_the_bot() -> None:
    g = game(1)
    found = play_out(g, [Stumbles()] * g.seats(), TO_THE_END, 5000)
    assert (found.winner, found.broken) == (NONE, "RuntimeError: a rule offers nothing")
