"""One game between bots."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from primogen.bots.bot import Bot, Reader
from primogen.bots.roster import BOTS
from primogen.decks.model import DeckList
from primogen.kernel.ids import Seat
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.lab.checks import check
from primogen.lab.dealing import dealt
from primogen.rivals.eyes import Eyes
from primogen.rivals.rules.atoms.clock import BY_AGENDA, BY_CONCESSION, BY_KNOCK_OUT, BY_MOST_AGENDA
from primogen.rivals.rules.table import TURN_NUMBER, Table

LONGEST_GAME = 20_000  # answers; a game that takes more is stuck
WAYS = {
    BY_AGENDA: "agenda",
    BY_KNOCK_OUT: "knock-out",
    BY_MOST_AGENDA: "most agenda",
    BY_CONCESSION: "concession",
}


@dataclass(frozen=True)
class Pairing:
    """Who plays: a deck and a bot for each seat, and the seed of everything."""

    decks: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int


@dataclass
class Outcome:
    pairing: Pairing
    winner: int = -1
    way: str = ""
    decisions: int = 0  # real choices
    turns: int = 0
    seconds: float = 0.0
    error: str = ""
    stuck: bool = False
    agenda: list[int] = field(default_factory=list)


def play(pairing: Pairing, decks: dict[str, DeckList], *, checked: bool) -> Outcome:
    """Nobody keeps the game: its pairing and seed deal it again."""
    outcome = Outcome(pairing)
    begun = time.perf_counter()
    g = dealt([decks[name].for_play() for name in pairing.decks], pairing.seed)
    bots = [BOTS[name](pairing.seed * 16 + seat) for seat, name in enumerate(pairing.bots)]
    try:
        run_to_end(g, bots, outcome, checked=checked)
    except Exception as error:
        outcome.error = f"{type(error).__name__}: {error} (answer {g.answered[0]})"
    outcome.seconds = time.perf_counter() - begun
    return outcome


def run_to_end(g: Table, bots: list[Bot], outcome: Outcome, *, checked: bool) -> None:
    choices = 0
    for _ in range(LONGEST_GAME):
        decision = g.decision
        if decision is None:
            break
        if checked:
            check(g)
        options = len(decision.options)
        if options == 1:
            answer(g, 0)
            continue
        choices += 1
        answer(g, chosen(g, bots[decision.seat], decision.seat, options))
    outcome.decisions = choices
    if g.decision is not None:
        outcome.stuck = True
        return
    if checked:
        check(g)
    outcome.winner, outcome.way = g.ended[0], WAYS[g.ended[1]]
    outcome.turns, outcome.agenda = g.clock[TURN_NUMBER], g.agenda[:]


def chosen(g: Table, bot: Bot, seat: Seat, options: int) -> int:
    """A blind bot needs no view, and one that reads with eyes none either."""
    if bot.is_blind():
        return bot.choose_blindly(options)
    if isinstance(bot, Reader):
        return bot.choose_by(Eyes(g, seat))
    return bot.choose(view(g, seat))
