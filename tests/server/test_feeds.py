"""Feeds: who comes back is told what they missed, once; who is too far behind is sent no more."""

from __future__ import annotations

import asyncio
import json
import random

from halls import ANA, BEN, any_answer, room_of
from primogen.kernel.ids import NONE
from primogen.kernel.plain import as_dict, as_int
from primogen.server.feeds import SLOWEST, Feed, Listener
from primogen.server.patches import patch, patched
from primogen.server.protocol import encoder
from primogen.text.languages import EN


def lying(listener: Listener) -> list[dict[str, object]]:
    """What has been sent, and was not read yet."""
    found = []
    while not listener.queue.empty():
        found.append(as_dict(json.loads(listener.queue.get_nowait())))
    return found


def feed_after(answers: int) -> Feed:
    room = room_of(ANA, BEN)
    feed, dice = Feed(room, room.teller(NONE, EN)), random.Random(1)
    for _ in range(answers):
        room.happen(any_answer(room, dice))
        feed.update(room.looks())
    return feed


def test_who_comes_back_is_told_what_they_missed_once() -> None:
    async def come_back() -> None:
        feed = feed_after(5)
        for since in range(6):
            listener = Listener()
            feed.join(listener, feed.epoch, since)
            assert [as_int(message["n"]) for message in lying(listener)] == list(range(since + 1, 6))

    asyncio.run(come_back())


def test_who_comes_from_elsewhere_is_told_everything() -> None:
    """From another beginning, for the first time, or from a time to come."""

    async def come() -> None:
        feed = feed_after(5)
        for epoch, since in (("another", 3), (feed.epoch, -1), (feed.epoch, 6), ("", 0)):
            listener = Listener()
            feed.join(listener, epoch, since)
            told = lying(listener)
            assert [message["t"] for message in told] == ["welcome"] and told[0]["n"] == 5

    asyncio.run(come())


def test_who_does_not_read_is_sent_no_more() -> None:
    async def listen() -> None:
        listener = Listener()
        for _ in range(SLOWEST):
            listener.send(b"news")
        assert not listener.is_behind.is_set() and listener.queue.qsize() == SLOWEST
        listener.send(b"one more")
        assert listener.is_behind.is_set() and listener.queue.qsize() == SLOWEST
        listener.queue.get_nowait()
        listener.send(b"too late")
        assert listener.queue.qsize() == SLOWEST - 1

    asyncio.run(listen())


def test_what_was_taken_back_begins_a_new_epoch() -> None:
    async def take_back() -> None:
        feed = feed_after(3)
        listener, epoch = Listener(), feed.epoch
        feed.listeners.add(listener)
        feed.room.rewinds += 1
        feed.update(feed.room.looks())
        assert [message["t"] for message in lying(listener)] == ["welcome"]
        assert (feed.epoch != epoch, feed.n) == (True, 0)
        assert encoder.encode(feed.welcome())

    asyncio.run(take_back())


def test_what_is_gone_is_told_as_gone() -> None:
    old: dict[str, object] = {"same": 1, "gone": 2, "inner": {"same": 1, "gone": 2, "new": 0}, "nothing": None}
    new: dict[str, object] = {"same": 1, "inner": {"same": 1, "new": 3}, "more": [1]}
    change = patch(old, new)
    assert change == {"gone": None, "inner": {"gone": None, "new": 3}, "more": [1]}
    assert patched(old, change) == {**new, "nothing": None}
    assert patch(new, new) == {}
