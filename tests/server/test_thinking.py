"""Bots have processes of their own and little time; one that is late or dead answers with the first option."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import pytest

from primogen.kernel.journal import Header
from primogen.kernel.views import packed, view
from primogen.rivals.decks.starters import starter
from primogen.rivals.opening import header_of, opened
from primogen.server.thinking import DEFAULT, Thinkers

BUDGET = 1.0


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(1, BUDGET)
    yield found
    found.close()


def header() -> Header:
    return header_of(["a", "b"], [starter("ministry").for_play(), starter("caitiff").for_play()], b"1")


def question() -> tuple[bytes, int]:
    g = opened(header())
    assert g.decision is not None
    return packed(view(g, g.decision.seat)), len(g.decision.options)


def answers(thinkers: Thinkers, bot: str, seeds: range) -> list[int]:
    content, options = question()

    async def ask() -> list[int]:
        return [await thinkers.think("rivals", bot, seed, content, header(), options) for seed in seeds]

    return asyncio.run(ask())


@pytest.mark.parametrize("bot", ["random", "simple"])
def test_a_bot_answers_with_one_of_the_options_and_always_the_same(thinkers: Thinkers, bot: str) -> None:
    found = answers(thinkers, bot, range(20))
    assert found == answers(thinkers, bot, range(20))
    assert set(found) <= set(range(question()[1]))
    assert bot == "simple" or len(set(found)) > 1


def test_a_bot_that_is_late_gives_the_default_answer_and_is_replaced(thinkers: Thinkers) -> None:
    before = answers(thinkers, "random", range(20))
    late = thinkers.all[0].worker.process
    assert late.pid is not None
    os.kill(late.pid, signal.SIGSTOP)
    begun = time.monotonic()
    assert answers(thinkers, "random", range(1)) == [DEFAULT]
    assert BUDGET <= time.monotonic() - begun < BUDGET + 5
    assert not late.is_alive()
    assert answers(thinkers, "random", range(20)) == before


def test_a_bot_that_dies_gives_the_default_answer_and_is_replaced(thinkers: Thinkers) -> None:
    before = answers(thinkers, "random", range(20))
    thinkers.all[0].worker.process.kill()
    assert answers(thinkers, "random", range(1)) == [DEFAULT]
    assert answers(thinkers, "random", range(20)) == before


def test_a_bot_that_nobody_knows_breaks_nothing(thinkers: Thinkers) -> None:
    assert answers(thinkers, "nobody", range(1)) == [DEFAULT]
    assert answers(thinkers, "random", range(1)) != [-1]
