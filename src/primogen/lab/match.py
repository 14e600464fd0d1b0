"""One game between bots."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from primogen.bots.bot import Bot
from primogen.decks.model import DeckList
from primogen.kernel.journal import Journal
from primogen.kernel.views import view
from primogen.lab.checks import check
from primogen.lab.decks import decks_of
from primogen.lab.pairing import Pairing
from primogen.rivals.opening import header_of, opened
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
    outcome = Outcome(pairing)
    begun = time.perf_counter()
    try:
        lists = [deck.for_play() for deck in decks_of(pairing, decks)]
        header = header_of(list(pairing.decks), lists, b"%d" % pairing.seed)
        journal = Journal(header, opened(header))
        run_to_end(journal, pairing.players(), outcome, checked=checked)
    except Exception as error:
        outcome.error = f"{type(error).__name__}: {error}"
    outcome.seconds = time.perf_counter() - begun
    return outcome


def run_to_end(journal: Journal, bots: list[Bot], outcome: Outcome, *, checked: bool) -> None:
    g = journal.g
    assert isinstance(g, Table)
    while g.decision is not None:
        if len(journal.entries) >= LONGEST_GAME:
            outcome.stuck = True
            return
        if checked:
            check(g)
        bot, options = bots[g.decision.seat], len(g.decision.options)
        outcome.decisions += options > 1
        journal.answer(bot.choose_blindly(options) if bot.is_blind() else bot.choose(view(g, g.decision.seat)))
    if checked:
        check(g)
    outcome.winner, outcome.way = g.ended[0], WAYS[g.ended[1]]
    outcome.turns, outcome.agenda = g.clock[TURN_NUMBER], g.agenda[:]
