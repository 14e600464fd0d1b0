"""Vampires of The Wolf & The Rat, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from wilds import BOOK

KEONDRA = Side(haven=["Keondra"])


def test_ghost_hides_shapeshifters() -> None:
    """war-ghost: those of this party with Protean, in The Streets; nobody else, and not at home."""
    one = Side(streets=[["war-ghost", "Wolf", "Adept"], ["Drea Warden"]], haven=["Lil' Fang"], leader="Adept")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Wolf", "Adept", "Drea Warden")] == [1, 0, 0]
    with scene(Side(haven=["Adept", "war-ghost", "Wolf"]), KEONDRA, book=BOOK) as play:
        assert play.value("Wolf", w.SECRECY) == 0


@pytest.mark.parametrize(("edition", "gained"), [("2022-06", (1, 0)), ("2022-09", (0, 1)), ("2023", (0, 1))])
def test_tamaska(edition: str, gained: tuple[int, int]) -> None:
    """war-tamaska: the first Animal each turn readies her and brings an Unhosted Action; once it was an Action.

    DIFF-156, R229-ERR-29.
    """
    one = Side(haven=["Tamaska"], hand=["Murder of Crows", "Murder of Crows"])
    with scene(one, Side(haven=["Drea Warden"]), edition=edition) as play:
        actions, unhosted = play.actions, play.unhosted_actions
        play.one("play Murder of Crows")
        assert (play.actions - actions + 1, play.unhosted_actions - unhosted) == gained
        assert play.is_ready("Tamaska")
        play.one("play Murder of Crows")
        assert not play.is_ready("Tamaska")


@pytest.mark.parametrize(
    ("mortal", "kind", "where"),
    [("Maid", "Social", "attached"), ("Maid", "Mental", "streets")],
)
def test_clandestine_knows_people(mortal: str, kind: str, where: str) -> None:
    """war-clandestine: 1 more in a Social attack on a Mortal."""
    with scene(Side(streets=["Clandestine"]), KEONDRA, city=City(streets=[mortal]), book=BOOK) as play:
        play.one("attack with Clandestine", f"target {mortal}", kind, *["attach Maid"] * (where == "attached"))
        assert play.where(mortal) == where


def test_clandestine_and_characters() -> None:
    """war-clandestine: no more than usual to a vampire."""
    with scene(Side(streets=["Clandestine"]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Clandestine", "Social")
        assert play.blood("Loner") == 4 - 2
