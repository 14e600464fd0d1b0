"""One game between bots."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from primogen.bots.bot import Bot, Reader
from primogen.kernel.ids import Seat
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.lab.pairing import Pairing
from primogen.rivals.decks.model import DeckList
from primogen.rivals.eyes import Eyes
from primogen.rivals.lab.checks import check
from primogen.rivals.lab.dealing import dealt
from primogen.rivals.lab.decks import decks_of
from primogen.rivals.rules.atoms.clock import BY_AGENDA, BY_CONCESSION, BY_KNOCK_OUT, BY_MOST_AGENDA
from primogen.rivals.rules.table import TURN_NUMBER, Table

LONGEST_GAME = 20_000  # answers; a game that takes more is stuck
WAYS = {
    BY_AGENDA: "agenda",
    BY_KNOCK_OUT: "knock-out",
    BY_MOST_AGENDA: "most agenda",
    BY_CONCESSION: "concession",
}


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
    journal: list[str] = field(default_factory=list)  # its lines, if it failed
    kept: str = ""  # where they are now


def play(pairing: Pairing, decks: dict[str, DeckList], *, checked: bool) -> Outcome:
    """Nobody writes it down: its pairing plays it once more, should it fail (see failures.py)."""
    outcome = Outcome(pairing)
    begun = time.perf_counter()
    try:
        g = dealt([deck.for_play() for deck in decks_of(pairing, decks)], pairing.seed)
        run_to_end(g, pairing.players(), outcome, checked=checked)
    except Exception as error:
        outcome.error = f"{type(error).__name__}: {error}"
    outcome.seconds = time.perf_counter() - begun
    return outcome


def run_to_end(g: Table, bots: list[Bot], outcome: Outcome, *, checked: bool) -> None:
    for _ in range(LONGEST_GAME):
        decision = g.decision
        if decision is None:
            break
        if checked:
            check(g)
        options = len(decision.options)
        outcome.decisions += options > 1
        answer(g, chosen(g, bots[decision.seat], decision.seat, options))
    if g.decision is not None:
        outcome.stuck = True
        return
    if checked:
        check(g)
    outcome.winner, outcome.way = g.ended[0], WAYS[g.ended[1]]
    outcome.turns, outcome.agenda = g.clock[TURN_NUMBER], g.agenda[:]


def chosen(g: Table, bot: Bot, seat: Seat, options: int) -> int:
    """Nobody is asked where there is no choice. A blind bot needs no view, and one that reads with eyes none either."""
    if options == 1:
        return 0
    if bot.is_blind():
        return bot.choose_blindly(options)
    if isinstance(bot, Reader):
        return bot.choose_by(Eyes(g, seat))
    return bot.choose(view(g, seat))
