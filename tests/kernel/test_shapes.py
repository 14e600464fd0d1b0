"""Plain data is read as a class, by many threads at once."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from primogen.kernel.shapes import Shape

MANY_AT_ONCE = """
import sys
from dataclasses import dataclass
from threading import Barrier, Thread
from primogen.kernel.shapes import Shape

sys.setswitchinterval(1e-6)
said = {"name": "Ana", "hand": {"cards": [1], "counts": {}}, "cities": ["Rio"]}
for _ in range(300):
    @dataclass
    class Hand:
        cards: list[int]
        counts: dict[str, int]

    @dataclass
    class Player:
        name: str
        hand: Hand
        cities: list[str]

    shape, together, read = Shape(Player), Barrier(6), []

    def reads() -> None:
        together.wait()
        read.append(shape.of(said))

    threads = [Thread(target=reads) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert read == [Player("Ana", Hand([1], {}), ["Rio"])] * 6
"""


def test_threads_may_be_the_first_to_read() -> None:
    """Without shapes this ends the process, and with it a server at whose start several tables come back."""
    assert subprocess.run([sys.executable, "-c", MANY_AT_ONCE], check=False).returncode == 0


def test_what_has_another_shape_is_refused() -> None:
    numbers = Shape(list[int])
    assert (numbers.of([1, 2]), numbers.read("[1, 2]")) == ([1, 2], [1, 2])
    with pytest.raises(msgspec.ValidationError, match="Expected `int`"):
        numbers.of(["one"])
    with pytest.raises(msgspec.DecodeError):
        numbers.read("[1, 2")
