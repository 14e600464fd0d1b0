"""Seeded chance: an HMAC of a counter, keyed by the seed. Its ints live in the state and only move forward.

Anyone who is given the seed can recompute every draw; nobody can without it. The counter is public, the key is not.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

COUNTER: Final = 0
KEY: Final = 1  # from here on: the key, a 64-bit word per cell
KEY_WORDS: Final = 4
WORD: Final = 1 << 64


def key_words(seed: bytes) -> list[int]:
    """A seed of any length as the four words of a key."""
    digest = hashlib.sha256(seed).digest()
    return [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 8 * KEY_WORDS, 8)]


def sow(chance: list[int], seed: bytes) -> None:
    chance[:] = [0, *key_words(seed)]


def next_word(chance: list[int]) -> int:
    key = b"".join([word.to_bytes(8, "big") for word in chance[KEY:]])
    message = chance[COUNTER].to_bytes(8, "big")
    chance[COUNTER] += 1
    return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")


def draw_below(chance: list[int], bound: int) -> int:
    """A fair int in [0, bound): words that would bias the remainder are thrown away."""
    fair = WORD - WORD % bound
    while True:
        word = next_word(chance)
        if word < fair:
            return word % bound
