"""Decks that won tournaments of the Eternal Struggle, as the package keeps them: when, and how many of which card.

python tests/facts/winning_decks.py DECKS.json src/primogen/vtes/decks/winning.txt.gz

DECKS.json has a list of decks, each with a `date` and its `cards`, by VEKN's ids. Names of people are left out.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path


def line_of(deck: dict[str, object]) -> str:
    cards = deck["cards"]
    assert isinstance(cards, dict)
    held = [key if copies == 1 else f"{key}*{copies}" for key, copies in sorted(cards.items())]
    return " ".join([str(deck["date"]), *held])


def main(source: Path, kept: Path) -> None:
    decks = json.loads(source.read_text(encoding="utf-8"))
    text = "".join(f"{line}\n" for line in sorted(map(line_of, decks)))
    kept.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
