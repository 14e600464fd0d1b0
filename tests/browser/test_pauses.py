"""The pauses of padded passes: as the page draws them, in the language it is written in."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from functools import cache
from pathlib import Path

from sources import HOME

NODE = Path(sys.executable).parent / "node"
MANY = 20_000
SCRIPT = f"""
import {{ LONGEST, MEDIAN, pause }} from "{(HOME / "web/src/frame/pauses.ts").as_uri()}";
let seed = 1;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
console.log(JSON.stringify({{ LONGEST, MEDIAN, drawn: Array.from({{ length: {MANY} }}, () => pause(random)) }}));
"""


@cache
def drawn() -> tuple[list[float], float, float]:
    said = subprocess.run([NODE, "--input-type=module", "-e", SCRIPT], check=True, capture_output=True, text=True)
    found = json.loads(said.stdout)
    return sorted(found["drawn"]), found["MEDIAN"], found["LONGEST"]


def test_half_of_all_pauses_are_shorter_than_two_seconds() -> None:
    found, median, _ = drawn()
    assert median == 2000 and abs(statistics.median(found) - median) < 100


def test_there_is_a_long_tail_and_an_end() -> None:
    """Whoever thinks for four or six seconds is not alone with that; nobody waits longer than eight."""
    found, _, longest = drawn()
    share = [sum(pause > seconds * 1000 for pause in found) / MANY for seconds in (4, 6)]
    assert 0.08 < share[0] < 0.2 and 0.01 < share[1] < 0.06
    assert longest == 8000 and found[-1] <= longest and found[0] > 100


def test_no_moment_gives_a_pause_away() -> None:
    """There is no edge at which pauses begin or crowd: no tenth of a second has more than a fifteenth of them."""
    found, _, longest = drawn()
    tenths = [sum(low <= pause < low + 100 for pause in found) for low in range(0, int(longest), 100)]
    assert max(tenths) < MANY / 15 and min(tenths[5:60]) > 0
