"""Garbage in: nothing is accepted that should not be, the server stays up, and its memory stays flat."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
from pathlib import Path

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from primogen.server.company import OPEN
from primogen.server.hall import Hall
from primogen.server.limits import MESSAGES_AT_ONCE
from primogen.server.protocol import Done, Refused
from primogen.server.seating import SeatPlan
from primogen.server.sockets import Connection, reply
from primogen.server.storage import Storage
from primogen.server.thinking import Thinkers
from primogen.server.tokens import new_token
from primogen.text.languages import EN
from serving import ANA, BEN, Away, Seated, heard, hello

ACTIONS = int(os.environ.get("PRIMOGEN_ACTIONS", "2000"))
FRAMES = int(os.environ.get("PRIMOGEN_FRAMES", "1000"))
GROWTH = 24 * 1024 * 1024  # bytes that a server may grow by while it hears garbage

ODD: list[object] = [
    *(-1, 0, 1, 2, 7, 99, -99, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.0, 0.5, -0.0, 1e308, True, False, None),
    *("", "0", "1", "x", "\x00", "\ud800", "é" * 50, "../..", "<script>", "' OR 1=1 --", "{}", "A" * 3000),
    *([], [0], [[]], {}, {"t": "answer"}, {"number": 0}, {"$ne": 0}),
]
KINDS = ("answer", "why", "sum", "ping", "hello", "chat", "undo", "ANSWER", "event", "welcome", "done", "")


def mutated(action: dict[str, object], dice: random.Random) -> dict[str, object]:
    """One to three changes: another value, a field too many, too few, or under another name, another kind."""
    changed = dict(action)
    for _ in range(dice.randint(1, 3)):
        field = dice.choice(sorted(changed) or ["t"])
        match dice.randrange(5):
            case 0 | 1:
                changed[field] = dice.choice(ODD)
            case 2:
                changed.pop(field, None)
            case 3:
                changed[dice.choice(("seat", "token", "code", "Option", "__class__", ""))] = dice.choice(ODD)
            case _:
                changed["t"] = dice.choice(KINDS)
    return changed


def is_right(said: dict[str, object], number: int, options: int) -> bool:
    """Whether it is an answer to the question, told in the way of the protocol and in no other."""
    if set(said) != {"t", "id", "number", "option"} or said["t"] != "answer":
        return False
    if any(type(said[name]) is not int for name in ("id", "number", "option")):
        return False
    return said["number"] == number and said["option"] in range(options)


def test_no_mutated_action_is_taken(tmp_path: Path) -> None:
    """An answer is taken if and only if it answers the question that is put, to the seat that is asked."""

    sizes: list[int] = []

    async def fuzz() -> tuple[int, int]:
        hall = Hall(Storage(f"sqlite:///{tmp_path / 'tables.db'}"), Thinkers(1))
        dice, taken, wrong = random.Random(11), 0, 0
        at = None
        for action in range(ACTIONS):
            if action % (ACTIONS // 20) == 0:
                sizes.append(memory(os.getpid()))
            if at is None or at.room.g.decision is None:
                plans = [SeatPlan("Ana", "ministry"), SeatPlan("", "", way=OPEN)]
                at = await hall.find((await hall.seating.make("rivals", plans, is_listed=False)).room)
                await hall.seating.arrive(at, 0, "")
                await hall.seating.admit(at, new_token(), "", 1)
                await hall.seating.sit(at, 1, "Ben", "caitiff", "", EN)
            asked, number = at.room.g.decision, at.room.question
            assert asked is not None
            seat = dice.choice((asked.seat, asked.seat, asked.seat, 1 - asked.seat, -1))
            option = dice.randrange(len(asked.options))
            said = mutated({"t": "answer", "id": 5, "number": number, "option": option}, dice)
            connection = Connection(hall, at, seat, hall.feed(at, seat, EN), "")
            told = await reply(connection, json.dumps(said))
            right = seat == asked.seat and is_right(said, number, len(asked.options))
            assert isinstance(told, Done) == right or said.get("t") != "answer", said
            assert at.room.question == number + right, said
            assert not (isinstance(told, Refused) and told.code == "error"), said
            taken, wrong = taken + right, wrong + (not right)
        await hall.close()
        return taken, wrong

    taken, wrong = asyncio.run(fuzz())
    print(f"{wrong} mutated actions refused; memory {told(sizes)}")
    assert wrong > ACTIONS * 0.8 and taken > 0
    assert max(sizes) - sizes[len(sizes) // 4] < GROWTH


# ---- frames


def garbage(dice: random.Random, at: Seated, number: int) -> str | bytes:
    """Noise; messages with bytes changed, cut off, doubled or deeply wrapped; binary."""
    whole = json.dumps({"t": "answer", "id": 3, "number": number, "option": 0}).encode()
    match dice.randrange(7):
        case 0:
            return dice.randbytes(dice.randrange(300))
        case 1:
            return "".join(chr(dice.randrange(1, 0xD800)) for _ in range(dice.randrange(200)))
        case 2:
            spot = dice.randrange(len(whole))
            return (whole[:spot] + bytes([dice.randrange(32, 127)]) + whole[spot + 1 :]).decode()
        case 3:
            return whole[: dice.randrange(len(whole))].decode()
        case 4:
            return (whole * dice.randint(2, 50)).decode()
        case 5:
            return dice.choice(('{"t":', "[", '"', "{")) * dice.randint(1, 4000)
        case _:
            return json.dumps(mutated({"t": "hello", "room": at.room, "token": ""}, dice))


def told(sizes: list[int]) -> str:
    return " ".join(f"{size / 2**20:.0f}" for size in sizes[:: max(1, len(sizes) // 10)]) + " MB"


def memory(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def pour(raw: ClientConnection, at: Seated, seat: int, dice: random.Random, frames: int) -> int:
    """One instead of hello, which ends it; or many after, each told off. How many were heard."""
    if dice.random() < 0.2:
        await raw.send(garbage(dice, at, 0))
        with contextlib.suppress(ConnectionClosed):
            while (await heard(raw))["t"] not in ("refused", "welcome"):
                pass
        return 1
    await raw.send(hello(at, seat))
    await heard(raw, "welcome")
    for _ in range(frames):
        await raw.send(garbage(dice, at, 0))
    for _ in range(frames):
        assert (await heard(raw))["t"] == "refused"
    return frames


def test_a_server_that_hears_garbage_stays_up(tmp_path: Path) -> None:
    """Sent by a player who is not asked, so that nothing of it may change the table; memory stays flat."""
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    at, dice, sizes = place.deal(ANA, BEN), random.Random(13), list[int]()

    async def fuzz() -> None:
        async with place.client(at) as spectator:
            before, asked, sent = spectator.scene, spectator.prompt["seat"], 0
            while sent < FRAMES:
                frames = min(int(MESSAGES_AT_ONCE) // 2, FRAMES - sent)
                async with place.raw() as raw:
                    sent += await pour(raw, at, 1 if asked == 0 else 0, dice, frames)
                sizes.append(memory(place.process.pid))
            assert (await spectator.request("ping"))["t"] == "done"
            assert (spectator.scene, spectator.n) == (before, 0)

    asyncio.run(fuzz())
    code, _, err = place.ends(signal.SIGTERM)
    print(f"{FRAMES} frames of garbage; memory {told(sizes)}")
    assert code == 0 and "Traceback" not in err
    assert max(sizes) - sizes[len(sizes) // 4] < GROWTH
