"""Reactions of Core, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
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


# ---- Slap in the Face


@pytest.mark.parametrize(("who", "foe", "left"), [("Brother", "Loner", 4 - 1 - 1), ("Hydra", "Adept", 4 - 1 - 2 + 1)])
def test_slap_in_the_face(who: str, foe: str, left: int) -> None:
    """core-slap-in-the-face: 1 and one's Physical, against theirs; it shields nothing. R20-CRD-03, R226-ERR-19."""
    two = Side(streets=[who], hand=["Slap in the Face"])
    with scene(Side(streets=[foe]), two, book=BOOK) as play:
        before = play.blood(who)
        play.one(f"attack with {foe}", "Mental")
        play.two("place Slap in the Face")
        assert play.blood(foe) == left
        assert play.blood(who) == before - max(0, play.value(foe, w.MENTAL) - play.value(who, w.MENTAL))


# ---- Steal the Spotlight


def test_steal_the_spotlight_as_a_blocker() -> None:
    """core-steal-the-spotlight: 2 Shield, and who Blocks costs the attacker 2 Blood. R20-REA-09."""
    two = Side(streets=["Ty Smith", "Bunny Benitez"], hand=["Steal the Spotlight"], blood={"Bunny Benitez": 4})
    for blocks, blood in (("block with Bunny Benitez", 4 - 2), ("pass", 4)):
        with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
            play.one("attack with Bully", "target Ty Smith", "Physical")
            play.two(blocks, "place Steal the Spotlight")
            assert play.blood("Bully") == blood
            assert play.blood("Bunny Benitez" if blood < 4 else "Ty Smith") in (4 - (4 - 2 - 1), 3 - (4 - 2 - 1))


def test_steal_the_spotlight_after_a_sucker_punch() -> None:
    """core-steal-the-spotlight, core-sucker-punch: the Blocker stays one; the Shields stay with it. R20-CRD-11, -12.

    R20-BLK-04, R229-CRD-46.
    """
    two = Side(streets=["Bella Forte", "Lixue Chen"], hand=["Steal the Spotlight"])
    with scene(Side(streets=["Sweetums"], hand=["Sucker Punch"]), two, book=BOOK) as play:
        play.one("attack with Sweetums", "target Lixue Chen", "Physical", "place Sucker Punch")
        play.two("block with Bella Forte", "place Steal the Spotlight")
        play.one("retarget Lixue Chen")
        assert [play.blood(name) for name in ("Sweetums", "Bella Forte", "Lixue Chen")] == [3 - 2, 5, 6 - (1 + 1 - 1)]


# ---- Unswayable Mind, Scry the Soul


@pytest.mark.parametrize(("who", "lost"), [("Montgomery White", 0), ("Doc", 2)])
def test_unswayable_mind(who: str, lost: int) -> None:
    """core-unswayable-mind: with two icons of Fortitude the Attack card does nothing but its damage."""
    one = Side(streets=["Singer", "Guv'nah"], hand=["Demand Obedience"])
    with scene(one, Side(streets=[who], hand=["Unswayable Mind"]), book=BOOK) as play:
        before = play.blood(who)
        play.one("attack with Singer", "Mental", "place Demand Obedience")
        play.two("place Unswayable Mind")
        assert play.g.prestige[1] == 5 - lost
        assert before - play.blood(who) == max(0, 1 + 1 - 1 - play.value(who, w.MENTAL))


@pytest.mark.parametrize(("friends", "dealt"), [(["Velvet"], 1 + 1), ([], 1 + 1 - 1)])
def test_scry_the_soul(friends: list[str], dealt: int) -> None:
    """core-scry-the-soul: with two icons of Auspex whatever the target has played counts for nothing. R20-CRD-08."""
    one = Side(streets=[["Iris Lokken", *friends]], hand=["Scry the Soul"])
    two = Side(streets=["Montgomery White"], hand=["Unswayable Mind"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Iris Lokken", "Mental", "place Scry the Soul")
        play.two("place Unswayable Mind")
        assert play.blood("Montgomery White") == 4 - dealt - 1  # her Mental is 2
        assert play.where("Unswayable Mind") == "discard"
