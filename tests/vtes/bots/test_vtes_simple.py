"""The bot simple at VTES: what it chooses where the choice is plain, and that it beats chance."""

from __future__ import annotations

import random

import pytest

from primogen.bots.bot import NotAsked
from primogen.kernel.ids import NONE
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.vtes.bots.roster import BOTS
from primogen.vtes.bots.simple import SimpleBot
from primogen.vtes.decks.starters import STARTERS, starter
from primogen.vtes.eyes import Eyes
from primogen.vtes.lab.arena import VtesArena
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.topics import INTERCEPT
from primogen.vtes.rules.words import THIS_TURN
from primogen.vtes.scenes.laying import INFLUENCE
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from primogen.vtes.terms import Agreed


def chosen(play: Play) -> str:
    return play.offered[SimpleBot(1).choose_by(Eyes(play.g, play.asked.seat))]


# ---- what it chooses


def test_it_bleeds_rather_than_sit_still() -> None:
    assert chosen(begin(Side(ready=["Chelsea Blake"]), Side())) == "bleed with Chelsea Blake"


def test_a_hungry_vampire_hunts_unless_the_bleed_ousts() -> None:
    hungry = Side(ready=["Chelsea Blake", "Madison"], blood={"Chelsea Blake": 1}, tapped=["Madison"])
    assert chosen(begin(hungry, Side())) == "hunt with Chelsea Blake"
    assert chosen(begin(hungry, Side(pool=1))) == "bleed with Chelsea Blake"


def test_it_uses_stealth_only_when_somebody_would_block() -> None:
    one = Side(ready=["Colette"], hand=["Swallowed by the Night"])
    play = begin(one, Side(ready=["Lenny Burkhead"]))
    play.one("bleed with Colette")
    assert play.asked.seat == 1  # it was asked before, and its player passed: nobody blocked yet
    play.two("block with Lenny Burkhead")
    assert chosen(play) == "play Swallowed by the Night"


def test_it_turns_a_bleed_aside() -> None:
    two = Side(ready=["Oshri Dahan"], hand=["Deflection"])
    play = begin(Side(ready=["Chelsea Blake"]), two, Side())
    play.one("bleed with Chelsea Blake")
    play.two("decline")
    assert chosen(play) == "play Deflection"


def test_it_attempts_no_block_that_fails() -> None:
    """With intercept below 0 even against no stealth, however often it tries."""
    play = begin(Side(ready=["Chelsea Blake"]), Side(ready=["Alice Chen"], pool=2))
    modify(play.g, INTERCEPT, -1, NONE, play.card("Alice Chen"), THIS_TURN)
    play.one("bleed with Chelsea Blake")
    assert chosen(play) == "decline"


def test_it_blocks_when_its_pool_is_low() -> None:
    play = begin(Side(ready=["Chelsea Blake"]), Side(ready=["Alice Chen"], pool=2))
    play.one("bleed with Chelsea Blake")
    assert chosen(play) == "block with Alice Chen"


def test_it_does_not_block_what_it_cannot_reach() -> None:
    play = begin(Side(ready=["Chelsea Blake"], hand=["Govern the Unaligned"]), Side(ready=["Oshri Dahan"]))
    play.one("hunt with Chelsea Blake")
    assert chosen(play) == "decline"


def test_it_invests_in_the_nearest_and_stops_in_time() -> None:
    one = Side(uncontrolled=["Alice Chen", "Oshri Dahan"], blood={"Oshri Dahan": 3})
    assert chosen(begin(one, Side(), phase=INFLUENCE)) == "influence Oshri Dahan"
    assert chosen(begin(Side(uncontrolled=["Alice Chen"], pool=4), Side(), phase=INFLUENCE)) == "end"


# ---- how good it is


@pytest.mark.parametrize(("seats", "least"), [(2, 18), (5, 14)])
def test_it_beats_chance(seats: int, least: int) -> None:
    """Of 20 games, every seat and deck in turn."""
    arena, won = VtesArena(Agreed()), 0
    for seed in range(20):
        dice, who = random.Random(seed), seed % seats
        g = arena.dealt([starter(dice.choice(STARTERS)) for _ in range(seats)], seed)
        bots = [BOTS["simple" if seat == who else "random"](seed * 7 + seat) for seat in range(seats)]
        while g.decision is not None:
            asked = g.decision
            answer(g, arena.chosen(g, bots[asked.seat], asked.seat, len(asked.options)))
        won += g.ended[0] == who
    assert won >= least


def test_a_view_alone_is_not_enough() -> None:
    """It speaks of cards by numbers: whoever asks must lend eyes, and the bot says so."""
    g = begin(Side(ready=["Chelsea Blake"]), Side()).g
    with pytest.raises(NotAsked, match="ask with eyes"):
        SimpleBot(1).choose(view(g, 0))
