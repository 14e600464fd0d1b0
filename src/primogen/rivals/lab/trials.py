"""Trials: one set of weights plays another over many deals, once from each seat of each."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass
from typing import Final

from primogen.rivals.bots.mind import Mind
from primogen.rivals.bots.roster import SIGHT, mind_of
from primogen.rivals.bots.simple import SimpleBot
from primogen.rivals.bots.weights import weights_with
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.random_decks import random_deck
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.editions import book_of
from primogen.rivals.lab.dealing import dealt
from primogen.rivals.worlds import TO_THE_END, Playout, play_out

RANDOM: Final = "random"  # instead of a deck's name
BY_LOT: Final = 4  # other decks than the starters must be played, too
LONGEST_GAME: Final = 5_000  # answers; who plays longer than that has not won


@dataclass(frozen=True)
class Deal:
    decks: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Trial:
    """A candidate, its foe in all other seats, and what they play; weights by their numbers, to be sent around."""

    candidate: tuple[float, ...]
    foe: tuple[float, ...]
    deals: tuple[Deal, ...]


@dataclass(frozen=True)
class Found:
    won: int
    played: int
    broken: int  # games that a fault of the rules broke off; they count for nobody

    def share(self) -> float:
        return self.won / self.played if self.played else 0.0


def deals_of(seats: int, count: int, dice: random.Random) -> tuple[Deal, ...]:
    """Every line-up of the starter decks about as often as any other; of so many deals one is of decks drawn by lot."""
    found: list[Deal] = []
    pairs = itertools.cycle(itertools.product(STARTERS, repeat=2))
    for number in range(1, count + 1):
        if number % BY_LOT == 0:
            decks: tuple[str, ...] = (RANDOM,) * seats
        else:
            decks = next(pairs) if seats == 2 else tuple(dice.sample(STARTERS, seats))
        found.append(Deal(decks, dice.getrandbits(48)))
    return tuple(found)


def tried(trial: Trial) -> Found:
    candidate, foe = mind_of(weights_with(trial.candidate)), mind_of(weights_with(trial.foe))
    won, played, broken = 0, 0, 0
    for deal in trial.deals:
        for seat in range(len(deal.decks)):
            found = played_out(deal, [candidate if at == seat else foe for at in range(len(deal.decks))])
            won += found.winner == seat
            played += not found.broken
            broken += bool(found.broken)
    return Found(won, played, broken)


def played_out(deal: Deal, minds: list[Mind]) -> Playout:
    g = dealt([deck_at(deal, seat).for_play() for seat in range(len(deal.decks))], deal.seed)
    bots = [SimpleBot(SIGHT, mind, deal.seed + seat) for seat, mind in enumerate(minds)]
    return play_out(g, [bot.choose_by for bot in bots], TO_THE_END, LONGEST_GAME)


def deck_at(deal: Deal, seat: int) -> DeckList:
    name = deal.decks[seat]
    if name != RANDOM:
        return starter(name)
    return random_deck(book_of().pool, random.Random(f"{deal.seed}/{seat}"), RANDOM)


def summed(parts: list[Found]) -> Found:
    return Found(
        sum([each.won for each in parts]), sum([each.played for each in parts]), sum([each.broken for each in parts])
    )
