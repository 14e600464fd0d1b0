"""Reactions of Core, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side


@pytest.mark.parametrize(
    ("card", "who", "kind", "borne", "dealt"),
    [
        ("Dignity of the Office", "Banker", "Physical", {}, 6 - 1),
        (
            "Dignity of the Office",
            "Banker",
            "Social",
            {"Banker": ["Office"], "Grace": ["Prince of the City"]},
            6 - 4 - 1,
        ),
        ("Fleetness", "Hydra", "Physical", {}, 6 - 2 - 2),
        ("Fleetness", "Adept", "Physical", {}, 6 - 1),
        ("Insanity Defense", "Velvet", "Social", {}, 6 - 2 - 1),
        ("Insanity Defense", "Velvet", "Mental", {}, 6 - 2 - 1 - 1),
    ],
)
def test_shields(card: str, who: str, kind: str, borne: dict[str, list[str]], dealt: int) -> None:
    """core-dignity-of-the-office, core-fleetness, core-insanity-defense: what an attack of 6 deals all the same."""
    two = Side(streets=[who], haven=["Grace"], hand=[card], attached=borne)
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", f"target {who}", kind)
        play.two(f"place {card}")
        assert next(line for line in play.log() if line.startswith("Brute hits")).endswith(f" = {dealt}")
