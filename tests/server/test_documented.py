"""The protocol's document and the code say the same; and what the server counts can be read."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from primogen.server.protocol import Heard, Told
from serving import ANA, BEN, code_of, serving
from sources import HOME, within

DOCUMENT = (HOME / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_message_is_documented() -> None:
    kinds = [each.__struct_config__.tag for each in (*Heard.__subclasses__(), *Told.__subclasses__())]
    assert len(kinds) > 15
    shown = set(re.findall(r'"t": "(\w+)"', DOCUMENT)) | set(re.findall(r"`(\w+)`", DOCUMENT))
    assert [kind for kind in kinds if kind not in shown] == []


def test_every_code_is_documented_and_every_documented_code_is_used() -> None:
    used = {code for each in within("server") for code in re.findall(r'Misplayed\(\s*"(\w+)"', each.text)}
    used |= {code for each in within("server") for code in re.findall(r'Refused\(number, "(\w+)"', each.text)}
    rows = re.search(r"\| code \| why \|\n(.*?)\n\n", DOCUMENT, re.DOTALL)
    assert rows is not None
    told = {code for row in rows[1].splitlines()[1:] for code in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert told == used


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)

        async def some() -> str:
            async with near.client(at) as spectator:
                seat = spectator.prompt["seat"]
                assert isinstance(seat, int)
                async with near.client(at, seat) as asked:
                    await asked.answer(0)
                    assert await code_of(asked, "answer", number=0, option=0) == "stale"
                    return (await asyncio.to_thread(near.asked, "/metrics")).text

        text = asyncio.run(some())
        for line in (
            "tables 1",
            "tables_over 0",
            "connections 2",
            'events_total{kind="answer"} 1',
            'events_total{kind="take"} 1',
            'events_total{kind="sit"} 2',
            'events_total{kind="deal"} 1',
        ):
            assert f"\nprimogen_{line}\n" in text
        assert '\nprimogen_refused_total{code="stale"} 1\n' in text and "\nprimogen_event_seconds_count 5\n" in text
        assert at.room not in text and not any(token in text for token in at.tokens)
        kinds = dict(re.findall(r"# TYPE (\w+) (\w+)", text))
        assert near.asked("/metrics").headers["content-type"].startswith("text/plain; version=0.0.4")
        assert set(kinds.values()) == {"gauge", "counter", "histogram"}
