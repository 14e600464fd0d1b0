"""Playing on in imagined worlds."""

from __future__ import annotations

import random

import pytest

from minds import game, positions
from primogen.kernel.ids import NONE
from primogen.kernel.views import view
from primogen.rivals.bots.roster import SIGHT, standing_mind
from primogen.rivals.bots.simple import SimpleBot
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.eyes import Eyes
from primogen.rivals.guessing import Guesser
from primogen.rivals.rules.table import TURN_NUMBER, Table
from primogen.rivals.worlds import TO_THE_END, Player, play_out

KNOWN = [starter(name).for_play() for name in STARTERS]


def players(g: Table) -> list[Player]:
    return [SimpleBot(SIGHT, standing_mind(), seat).choose_by for seat in range(g.seats())]


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


def stumbles(eyes: Eyes) -> int:
    raise RuntimeError("a rule offers nothing")


def test_a_rule_that_fails_there_does_not_end_the_bot() -> None:
    g = game(1)
    found = play_out(g, [stumbles] * g.seats(), TO_THE_END, 5000)
    assert (found.winner, found.broken) == (NONE, "RuntimeError: a rule offers nothing")
