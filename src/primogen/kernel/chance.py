"""Seeded chance: HMACs of a counter, keyed by the seed. Its ints live in the state and only move forward.

Anyone who is given the seed can recompute every draw; nobody can without it. A block of sixteen words is made at a
time; those not drawn yet wait at the end of the column, the next one last.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from typing import Final

COUNTER: Final = 0  # how many blocks have been made
KEY: Final = 1  # from here on: the key, a 64-bit word per cell
KEY_WORDS: Final = 4
WAITING: Final = KEY + KEY_WORDS  # from here on: words of the block in use
WORD: Final = 1 << 32
PACKED_KEY: Final = struct.Struct(f">{KEY_WORDS}Q")
BLOCK: Final = struct.Struct(">16I")


def sow(chance: list[int], seed: bytes) -> None:
    """A seed of any length becomes the four words of a key."""
    chance[:] = [0, *PACKED_KEY.unpack(hashlib.sha256(seed).digest())]


def next_word(chance: list[int]) -> int:
    if len(chance) == WAITING:
        key, counter = PACKED_KEY.pack(*chance[KEY:]), chance[COUNTER].to_bytes(8, "big")
        chance[COUNTER] += 1
        chance.extend(reversed(BLOCK.unpack(hmac.digest(key, counter, "sha512"))))
    return chance.pop()


def draw_below(chance: list[int], bound: int) -> int:
    """A fair int in [0, bound): words that would bias the remainder are thrown away."""
    fair = WORD - WORD % bound
    while True:
        word = next_word(chance)
        if word < fair:
            return word % bound


def foretell(chance: list[int], results: list[int]) -> None:
    """The next draws give these, each if its bound allows; chance goes on after that as it would have."""
    if len(chance) == WAITING:
        chance.append(next_word(chance))
    chance.extend(reversed(results))


class Outcome:
    """What chance gave once: a number below `below`, or a pile in another order (then `below` is 0)."""

    def __init__(self, below: int, before: list[int], after: list[int]) -> None:
        self.below: Final = below
        self.before: Final = before
        self.after: Final = after


class Chances:
    """All that chance gave, in order, for whoever wants to reckon it again from the seed."""

    def __init__(self) -> None:
        self.given: Final[list[Outcome]] = []
        self.is_shuffling = False

    def rolled(self, below: int, result: int) -> None:
        if not self.is_shuffling:
            self.given.append(Outcome(below, [], [result]))

    def begin(self) -> None:
        self.is_shuffling = True

    def shuffled(self, before: list[int], after: list[int]) -> None:
        self.is_shuffling = False
        self.given.append(Outcome(0, before, after))
