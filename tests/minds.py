"""What tests of bots share: games to look at, and what `simple` would say in a scene."""

from __future__ import annotations

import random
from collections.abc import Iterator

from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.rivals.bots.roster import standing_mind
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.eyes import Eyes, Sight
from primogen.rivals.lab.dealing import dealt
from primogen.rivals.rules.table import Table
from primogen.rivals.scenes.play import Play

WILD = 0.3  # how often a game goes on with any option rather than the best, so that it leads everywhere


def game(seed: int) -> Table:
    """Two, three or four seats by turns, and all starter decks; now and then everybody has the same."""
    names = [STARTERS[(seed + seat * (seed % 4 < 3)) % 4] for seat in range(2 + seed % 3)]
    return dealt([starter(name).for_play() for name in names], seed)


def positions(seed: int) -> Iterator[Table]:
    """A whole game, question by question."""
    g, dice, mind = game(seed), random.Random(seed), standing_mind()
    while g.decision is not None:
        yield g
        scores = mind.scores(Eyes(g, g.decision.seat))
        answer(g, dice.randrange(len(scores)) if dice.random() < WILD else scores.index(max(scores)))


def scored(play: Play) -> dict[str, float]:
    """What `simple` makes of each option, from the view of whoever is asked."""
    scores = standing_mind().scores(Sight(play.g.book).of(view(play.g, play.asked.seat)))
    return dict(zip(play.offered, scores, strict=True))


def choice(play: Play) -> str:
    found = scored(play)
    return max(found, key=found.__getitem__)
