"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from primogen.bots.bot import Bot
from primogen.decks.deck import AnyDeck
from primogen.games.wing import Wing
from primogen.kernel.game import Game
from primogen.kernel.machine import answer
from primogen.lab.arena import Arena
from primogen.lab.pairing import Pairing

LONGEST_GAME = 20_000  # answers; a game that takes more is stuck


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
    scores: list[int] = field(default_factory=list)
    journal: list[str] = field(default_factory=list)  # its lines, if it failed
    kept: str = ""  # where they are now


def play(wing: Wing, pairing: Pairing, decks: Mapping[str, AnyDeck], *, checked: bool) -> Outcome:
    """Nobody writes it down: its pairing plays it once more, should it fail (see failures.py)."""
    outcome = Outcome(pairing)
    begun = time.perf_counter()
    try:
        arena = wing.arena(pairing.terms())
        g = arena.dealt(pairing.decks_of(wing, decks), pairing.seed)
        run_to_end(arena, g, pairing.players(wing), outcome, checked=checked)
    except Exception as error:
        outcome.error = f"{type(error).__name__}: {error}"
    outcome.seconds = time.perf_counter() - begun
    return outcome


def run_to_end(arena: Arena, g: Game, bots: list[Bot], outcome: Outcome, *, checked: bool) -> None:
    chosen = arena.chosen
    for _ in range(LONGEST_GAME):
        decision = g.decision
        if decision is None:
            break
        if checked:
            arena.check(g)
        options = len(decision.options)
        outcome.decisions += options > 1
        answer(g, chosen(g, bots[decision.seat], decision.seat, options))
    if g.decision is not None:
        outcome.stuck = True
        return
    if checked:
        arena.check(g)
    result = arena.result(g)
    outcome.winner, outcome.way, outcome.turns = result.winner, result.way, result.turns
    outcome.scores = list(result.scores)
