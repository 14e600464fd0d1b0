"""Fortify the Inner Facade: Prestige before an Attack card takes some, or a Shield."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

FACADE = "Fortify the Inner Facade"
MASTER = fighter("Master", clan=n.TOREADOR, bp=5, attributes=(2, 2, 2), disciplines=(n.DOMINATE, n.DOMINATE))
LUNATIC = fighter("Lunatic", clan=n.MALKAVIAN, attributes=(2, 2, 2))
WALL = fighter("Wall", attributes=(0, 0, 0), disciplines=(n.FORTITUDE,))
FENCE = fighter("Fence", attributes=(0, 0, 0))
BOOK = book_with(MASTER, LUNATIC, WALL, FENCE)


def stood(card: str, who: str, *said: str, kind: str = "Social", by: str = "Master") -> tuple[int, int]:
    """Prestige and Blood of whoever has played it, against that Attack card."""
    one = Side(streets=[by], hand=[card] if card else [])
    two = Side(streets=[who], hand=[FACADE], face_down={"Bank Error In Your Favor": 1})
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {by}", kind, *([f"place {card}"] if card else []))
        play.two(f"play {FACADE}")
        play.one(*said)
        return play.g.prestige[1], play.blood(who)


@pytest.mark.parametrize(("who", "blood"), [("Wall", 4 - 3 + 1), ("Fence", 4 - 3 + 1)])
def test_before_an_attack_card_takes_prestige(who: str, blood: int) -> None:
    """hoe-fortify-the-inner-facade, R229-CRD-140: 3 Prestige before 2 are lost; then there is no more Shield."""
    assert stood("Demand Obedience", who, kind="Mental") == (5 + 3 - 2, blood)


@pytest.mark.parametrize(("who", "blood"), [("Wall", 4), ("Fence", 4 - 2 + 1)])
def test_otherwise_a_shield(who: str, blood: int) -> None:
    """hoe-fortify-the-inner-facade: against any other attack 1 Shield more, with Fortitude only."""
    assert stood("", who) == (5, blood)


def test_what_the_attacker_chooses() -> None:
    """hoe-fortify-the-inner-facade, R229-CRD-141: against A Biting Comment only if Prestige is stolen."""
    one = Side(streets=["Master"], hand=["A Biting Comment"])
    for mode, prestige in ((0, 5), (1, 5 + 3 - 1)):
        with scene(one, Side(streets=["Fence"], hand=[FACADE]), book=BOOK) as play:
            play.one("attack with Master", "Social", "place A Biting Comment")
            play.two(f"play {FACADE}")
            assert len(play.offered) == 2
            play.one(play.offered[mode])
            assert play.g.prestige[1] == prestige


def test_what_is_contributed() -> None:
    """hoe-fortify-the-inner-facade, R229-CRD-140: what Faulty Logic makes its player contribute counts as well."""
    assert stood("Faulty Logic", "Fence", by="Lunatic")[0] == 5 + 3 - 1


def test_a_loss_that_hangs_on_damage() -> None:
    """hoe-fortify-the-inner-facade, R229-CRD-142, -143: the Shield in the attack, and 3 Prestige before it is spent."""
    # 2 + 1 against 1 + 1 Shields: 1 Damage, which is mended by 1 Prestige
    assert stood("Backhanded Compliment", "Wall") == (5 + 3 - 1, 4)
    assert stood("Backhanded Compliment", "Fence") == (5 + 3 - 2, 4)


def test_the_prestige_of_the_fallen_is_none_of_it() -> None:
    """hoe-fortify-the-inner-facade, R229-CRD-142: what whoever is defeated costs is not the card's doing."""
    one = Side(streets=["Master"])
    with scene(one, Side(streets=["Fence"], haven=["Wall"], hand=[FACADE], blood={"Fence": 1}), book=BOOK) as play:
        play.one("attack with Master", "target Fence", "Social")
        play.two(f"play {FACADE}")
        assert (play.where("Fence"), play.g.prestige[1]) == ("torpor", 5 - 1)
