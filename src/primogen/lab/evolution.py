"""Finding good numbers by trying: separable CMA-ES (Ros and Hansen 2008), which learns how far to step in each.

A generation is a number of trials around a middle; the better half of them moves the middle, and says how the next
generation shall spread. Everything it knows is plain numbers, so that a search can be kept and gone on with.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Final

FIRST_SPREAD: Final = 0.5  # steps
MOST_GROWTH: Final = 0.3  # of the logarithm of the spread, in one generation: games are noisy


@dataclass
class Search:
    """Where a search stands; all numbers in steps from where it began."""

    middle: list[float]
    spread: float = FIRST_SPREAD
    scales: list[float] = field(default_factory=list)  # squares: how far it steps in each number
    drift: list[float] = field(default_factory=list)  # the way the middle has gone, whatever the scales
    path: list[float] = field(default_factory=list)  # ... and with them
    generation: int = 0


def begun(numbers: int) -> Search:
    zeros = [0.0] * numbers
    return Search(zeros[:], FIRST_SPREAD, [1.0] * numbers, zeros[:], zeros[:])


class Evolution:
    def __init__(self, numbers: int, trials: int) -> None:
        self.numbers: Final = numbers
        self.trials: Final = trials
        self.parents: Final = trials // 2
        raw = [math.log(self.parents + 0.5) - math.log(rank + 1) for rank in range(self.parents)]
        self.weights: Final = [each / sum(raw) for each in raw]
        self.mass: Final = 1 / sum(each**2 for each in self.weights)
        n, mass = numbers, self.mass
        self.drift_rate: Final = (mass + 2) / (n + mass + 5)
        self.path_rate: Final = 4 / (n + 4)
        self.one_rate: Final = 2 / ((n + 1.3) ** 2 + mass) * (n + 2) / 3
        self.many_rate: Final = min(1 - self.one_rate, 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass) * (n + 2) / 3)
        self.length: Final = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))  # of a random step, as a rule

    def throws(self, dice: random.Random) -> list[list[float]]:
        """For each trial a random direction."""
        return [[dice.gauss(0, 1) for _ in range(self.numbers)] for _ in range(self.trials)]

    def tried(self, search: Search, throw: list[float]) -> list[float]:
        """Where a throw leads."""
        return [
            middle + search.spread * math.sqrt(scale) * each
            for middle, scale, each in zip(search.middle, search.scales, throw, strict=True)
        ]

    def learn(self, search: Search, throws: list[list[float]], successes: list[float]) -> None:
        best = sorted(range(self.trials), key=successes.__getitem__, reverse=True)[: self.parents]
        mean = [
            sum(weight * throws[at][n] for weight, at in zip(self.weights, best, strict=True))
            for n in range(self.numbers)
        ]
        roots = [math.sqrt(scale) for scale in search.scales]
        step = [root * each for root, each in zip(roots, mean, strict=True)]
        search.generation += 1
        self.move(search, mean, step)
        calm = self.is_calm(search)
        keep, gain = 1 - self.path_rate, calm * math.sqrt(self.path_rate * (2 - self.path_rate) * self.mass)
        search.path = [keep * old + gain * new for old, new in zip(search.path, step, strict=True)]
        self.rescale(search, throws, best)

    def move(self, search: Search, mean: list[float], step: list[float]) -> None:
        search.middle = [old + search.spread * new for old, new in zip(search.middle, step, strict=True)]
        keep, gain = 1 - self.drift_rate, math.sqrt(self.drift_rate * (2 - self.drift_rate) * self.mass)
        search.drift = [keep * old + gain * new for old, new in zip(search.drift, mean, strict=True)]

    def is_calm(self, search: Search) -> bool:
        """Whether the middle has not run away so far that its path would mislead."""
        usual = math.sqrt(1 - (1 - self.drift_rate) ** (2 * search.generation))
        return norm(search.drift) / usual < (1.4 + 2 / (self.numbers + 1)) * self.length

    def rescale(self, search: Search, throws: list[list[float]], best: list[int]) -> None:
        for n in range(self.numbers):
            spread = sum(weight * throws[at][n] ** 2 for weight, at in zip(self.weights, best, strict=True))
            old = search.scales[n]
            search.scales[n] = (
                (1 - self.one_rate - self.many_rate) * old
                + self.one_rate * search.path[n] ** 2
                + self.many_rate * old * spread
            )
        growth = self.drift_rate / (1 + self.drift_rate) * (norm(search.drift) / self.length - 1)
        search.spread *= math.exp(min(MOST_GROWTH, growth))


def norm(numbers: list[float]) -> float:
    return math.sqrt(sum(each**2 for each in numbers))
