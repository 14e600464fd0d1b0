"""A guess looks to its seat exactly as the game does, plays on to the end, and is not the game itself."""

from __future__ import annotations

import random

import pytest

from primogen.kernel.ids import Seat
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.guessing import Guesser
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import HAND

SEEDS = range(12)
DECKS = [starter(name).for_play() for name in STARTERS]


def game(seed: int) -> Table:
    names = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed % 3)]
    return opened(header_of(names, [starter(name).for_play() for name in names], b"%d" % seed))


def play_on(g: Table, dice: random.Random, decisions: int) -> int:
    for done in range(decisions):
        if g.decision is None:
            return done
        answer(g, dice.randrange(len(g.decision.options)))
    return decisions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_looks_exactly_as_the_game(seed: int) -> None:
    """Every seat, at positions all over a game: the same view, and for the seat asked the same options."""
    g, dice = game(seed), random.Random(seed)
    guesser = Guesser(g.book, DECKS, dice)
    while g.decision is not None:
        for seat in range(g.seats()):
            seen = view(g, seat)
            assert view(guesser.guess(seen), seat).plain() == seen.plain()
        play_on(g, dice, 1 + dice.randrange(25))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_plays_on(seed: int) -> None:
    """From anywhere to the end, with every card and every token where it belongs."""
    g, dice = game(seed), random.Random(seed)
    guesser = Guesser(g.book, DECKS, dice)
    while g.decision is not None:
        guess = guesser.guess(view(g, dice.randrange(g.seats())))
        play_on(guess, dice, 5000)
        assert guess.ended
        play_on(g, dice, 150)


def hands_guessed(g: Table, seat: Seat, times: int) -> set[tuple[int, ...]]:
    guesser = Guesser(g.book, DECKS, random.Random(1))
    guesses = [guesser.guess(view(g, seat)) for _ in range(times)]
    return {tuple(sorted(guess.definition[card] for card in guess.hand(1 - seat))) for guess in guesses}


def test_guesses_differ_in_what_is_hidden() -> None:
    """RV-INFO-01: many hands are likely; the true one is nothing the guesser knows of."""
    g = game(0)
    play_on(g, random.Random(5), 40)
    assert len(hands_guessed(g, 0, 20)) > 10


def test_a_player_reckons_with_their_own_deck() -> None:
    """What lies in one's own decks is one's own list less what has been seen of it, in some order."""
    g = game(0)
    play_on(g, random.Random(5), 40)
    guess = Guesser(g.book, DECKS, random.Random(1)).guess(view(g, 0))
    for zone in range(HAND + 1):
        mine, theirs = g.pile(0, zone), guess.pile(0, zone)
        assert sorted(g.definition[card] for card in mine) == sorted(guess.definition[card] for card in theirs)


def test_a_spectator_may_guess_too() -> None:
    g = game(2)
    play_on(g, random.Random(5), 60)
    seen = view(g, -1)
    assert view(Guesser(g.book, DECKS, random.Random(1)).guess(seen), -1).plain() == seen.plain()
