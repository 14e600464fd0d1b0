"""What the documents show works as shown."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def blocks(name: str, language: str = "") -> list[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return [textwrap.dedent(found) for found in re.findall(rf"(?ms)^ *```{language}\n(.*?)^ *```$", text)]


def run(code: str) -> None:
    out = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert out.returncode == 0, out.stderr


def test_the_example_of_the_readme_plays_a_game_to_its_end() -> None:
    (code,) = blocks("README.md", "python")
    run(f"{code}\nassert g.ended\n")


def test_the_card_shown_is_written_as_shown() -> None:
    card = blocks("CONTRIBUTING.md", "python")[0].strip()
    written = (ROOT / "src/primogen/rivals/cards/hunters_and_hunted/vampires.py").read_text(encoding="utf-8")
    assert "".join(card.split()) in "".join(written.split())


def test_the_test_shown_is_green() -> None:
    shown = blocks("CONTRIBUTING.md", "python")[1]
    imports = "from primogen.rivals.scenes.play import scene\nfrom primogen.rivals.scenes.sides import Side\n"
    run(f"{imports}{shown}\ntest_judas_may_burn_for_prestige()\n")


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_what_is_to_be_made_can_be_made(name: str) -> None:
    targets = re.findall(r"make ([a-z-]+)", (ROOT / name).read_text(encoding="utf-8"))
    assert len(targets) > 2
    assert [each for each in targets if f"\n{each}:" not in MAKEFILE] == []


@pytest.mark.parametrize(("name", "at_least"), [("README.md", 15), ("docs/operations.md", 6)])
def test_commands_shown_are_commands(name: str, at_least: int) -> None:
    """With options that they have."""
    shown = re.findall(r"(?m)^primogen ([a-z]+)([^#\n]*)", (ROOT / name).read_text(encoding="utf-8"))
    assert len(shown) > at_least
    for command in sorted({command for command, _ in shown}):
        out = subprocess.run(
            [sys.executable, "-m", "primogen", command, "--help"], capture_output=True, text=True, check=False
        )
        assert out.returncode == 0, command
        options = {option for name, rest in shown if name == command for option in re.findall(r"--[a-z]+", rest)}
        assert [option for option in options if option not in out.stdout] == []


def test_the_map_is_true() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for folder in (
        "kernel",
        "rivals/rules",
        "rivals/language",
        "rivals/cards",
        "rivals/ledger",
        "rivals/text",
        "rivals/decks",
        "rivals/desk",
        "games",
        "lab",
    ):
        assert (ROOT / "src/primogen" / folder).is_dir() and f"{folder.split('/')[-1]}/" in text
