"""Counting games: shares with intervals, averages."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from primogen.lab.match import Outcome

Z95 = 1.96


@dataclass(frozen=True)
class Share:
    """So many of so many, with Wilson's 95 % interval."""

    won: int
    played: int

    def rate(self) -> float:
        return self.won / self.played if self.played else 0.0

    def interval(self) -> tuple[float, float]:
        n, p = self.played, self.rate()
        if not n:
            return 0.0, 1.0
        middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        spread = Z95 * math.sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass
class Tally:
    games: int = 0
    errors: int = 0
    stuck: int = 0
    failures: list[str] = field(default_factory=list)  # which games, and what happened
    decisions: int = 0
    seconds: float = 0.0
    turns: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    seats_won: Counter[int] = field(default_factory=Counter)
    seats_played: Counter[int] = field(default_factory=Counter)
    decks_won: Counter[str] = field(default_factory=Counter)
    decks_played: Counter[str] = field(default_factory=Counter)
    bots_won: Counter[str] = field(default_factory=Counter)
    bots_played: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.seconds += outcome.seconds
        if outcome.error or outcome.stuck:
            where = (
                f"{' / '.join(outcome.pairing.decks)}, {' / '.join(outcome.pairing.bots)}, seed {outcome.pairing.seed}"
            )
            what = f"{outcome.error or 'stuck'} (answer {len(outcome.journal) - 2})"
            self.failures.append(f"{where}: {what}{f', kept as {outcome.kept}' if outcome.kept else ''}")
        if outcome.error:
            self.errors += 1
            return
        self.stuck += outcome.stuck
        for seat, (deck, bot) in enumerate(zip(outcome.pairing.decks, outcome.pairing.bots, strict=True)):
            self.seats_played[seat] += 1
            self.decks_played[deck] += 1
            self.bots_played[bot] += 1
        if outcome.stuck:
            return
        self.seats_won[outcome.winner] += 1
        self.decks_won[outcome.pairing.decks[outcome.winner]] += 1
        self.bots_won[outcome.pairing.bots[outcome.winner]] += 1
        self.ways[outcome.way] += 1
        self.turns.append(outcome.turns)
        self.lengths.append(outcome.decisions)

    def ends(self) -> dict[str, int]:
        """How many games came to each kind of end, those that should not be among them."""
        return {**dict(self.ways.most_common()), "stuck": self.stuck, "error": self.errors}

    def share_of_seat(self, seat: int) -> Share:
        return Share(self.seats_won[seat], self.seats_played[seat])

    def share_of_deck(self, deck: str) -> Share:
        return Share(self.decks_won[deck], self.decks_played[deck])


def quantile(numbers: list[int], part: float) -> int:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0
