"""Updates are small: over whole games, for everybody at the table."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from statistics import quantiles

import pytest

from serving import ANA, BEN, LONG, heard, hello, play, serving

BOTS = [{"name": f"Bot {deck}", "deck": deck, "bot": "simple"} for deck in ("faithful", "inquisitive")]
MEDIAN = 800  # bytes; a line of the story is data, with its cards and its cause
MOST = 4000  # bytes, of 95 in 100


@pytest.mark.parametrize("seats", [2, 4])
def test_updates_are_small(tmp_path: Path, seats: int) -> None:
    """What a player who is asked gets, with the options in words, and what a spectator gets."""
    with serving(tmp_path) as place:
        at = place.deal(ANA, {**BEN, "bot": "simple"}, *BOTS[: seats - 2])
        sizes: dict[int, list[int]] = {0: [], -1: []}

        async def listen(seat: int) -> None:
            async with place.raw() as raw:
                await raw.send(hello(at, seat))
                while True:
                    said = json.dumps(await heard(raw, "event"), separators=(",", ":"), ensure_ascii=False)
                    sizes[seat].append(len(said.encode()))
                    if '"ended":{' in said:
                        return

        async def game() -> None:
            listening = [asyncio.create_task(listen(seat)) for seat in sizes]
            async with place.client(at, 0) as client:
                await play(client, random.Random(seats))
            await asyncio.wait_for(asyncio.gather(*listening), LONG)

        asyncio.run(game())
    for found in sizes.values():
        cuts = quantiles(found, n=20)
        assert cuts[9] <= MEDIAN
        assert cuts[18] <= MOST
