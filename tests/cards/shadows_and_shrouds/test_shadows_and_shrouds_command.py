"""Agendas and Havens of Shadows & Shrouds, in play."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
DECK = ["Awe"] * 9
HAVENS = ("Haven - Eternal Life Mortuary", "Haven - Mission Cemetery")


@pytest.mark.parametrize("haven", HAVENS)
def test_havens_hide(haven: str) -> None:
    """sas-eternal-life-mortuary, sas-mission-cemetery: +1 Secrecy at home; not in The Streets."""
    one = Side(haven=["Hope"], streets=["Grace"])
    with scene(one, KEONDRA, book=BOOK) as without:
        before = [without.value(name, w.SECRECY) for name in ("Hope", "Grace")]
    one.haven_card = haven
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Hope", "Grace")] == [before[0] + 1, before[1]]


# ---- Agendas


def test_prizefighter_attacks_characters() -> None:
    """sas-prizefighter: R229-CRD-93, R229-CRD-109: 1 Agenda on whoever attacks a character, not a Mortal."""
    one = Side(streets=["Hope"], agenda_card="Prizefighter")
    for target, there in (("Loner", 1), ("Maid", 0)):
        with scene(one, Side(streets=["Loner"]), city=City(streets=["Maid"]), book=BOOK) as play:
            play.one("attack with Hope", f"target {target}", "Social")
            assert (play.g.agenda_on[play.card("Hope")], play.g.agenda[0]) == (there, 0)


def test_prizefighter_scores_at_the_end() -> None:
    """sas-prizefighter: at the end of your turn 1 Agenda of one of yours, who has some, becomes your own."""
    one = Side(
        haven=["Hope", "Grace", "Sage"], agenda_on={"Hope": 2, "Sage": 1}, agenda_card="Prizefighter", library=DECK
    )
    with scene(one, KEONDRA, book=BOOK) as play:
        end_turn(play, 0)
        assert sorted(play.offered) == ["Hope", "Sage"]
        play.one("Hope")
        assert (play.g.agenda[0], play.g.agenda_on[play.card("Hope")]) == (1, 1)


def test_prizefighter_and_a_claimant() -> None:
    """sas-prizefighter: R229-CRD-95: an attack on a claimant is no action, but one on a character; not only Leaders."""
    one, two = Side(streets=["Loner"]), Side(haven=["Keondra", "Hope"], agenda_card="Prizefighter")
    with scene(one, two, city=City(streets=["Prince of the City"]), book=BOOK) as play:
        play.one("claim with Loner")
        play.two("attack with Hope", "Social")
        assert play.g.agenda_on[play.card("Hope")] == 1
        if play.asked.seat:
            play.two("pass")


def test_wake_the_dead() -> None:
    """sas-wake-the-dead: with a wraith 1 Agenda, with three 2; without one it cannot be used."""
    for number, gained in ((1, 1), (2, 1), (3, 2), (0, 0)):
        one = Side(haven=["Hope", "Grace", "Sage"], agenda_card="Wake the Dead", wraiths=["Shade", "Moth", "Wraith"])
        with scene(one, KEONDRA, city=City(burned=["Maid", "Vagrant", "Mugger"]), book=BOOK) as play:
            for name in ("Hope", "Grace", "Sage")[:number]:
                create_wraith(play.g, 0, play.card(name))
            play.ask_again()
            if not number:
                assert play.refusal("activate Wake the Dead")
                continue
            play.one("activate Wake the Dead")
            assert (play.g.agenda[0], play.is_ready("Wake the Dead")) == (gained, False)


# ---- Havens


def test_eternal_life_mortuary() -> None:
    """sas-eternal-life-mortuary: R229-CRD-101: exactly 2 Blood of one of yours, who may fall; a Mortal burns."""
    city = City(streets=["Maid", "Vagrant", "BOPE-RJ: Marksman"])
    one = Side(haven=["Hope", "Grace", "Sage"], blood={"Grace": 2, "Sage": 1}, haven_card=HAVENS[0])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("activate Haven - Eternal Life Mortuary")
        assert play.offered == ["Maid", "Vagrant"]
        play.one("Maid")
        assert sorted(play.offered) == ["Grace", "Hope"]  # Sage has 1
        play.one("Grace")
        assert [play.where(name) for name in ("Maid", "Grace", "Vagrant")] == ["burned", "torpor", "streets"]
        assert play.g.agenda[0] == 0
    one.blood = {"Hope": 1, "Grace": 1, "Sage": 1}
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        assert play.refusal("activate Haven - Eternal Life Mortuary")


def test_mission_cemetery() -> None:
    """sas-mission-cemetery: R229-CRD-107: a Retainer burns, and whichever burned Mortal one likes becomes a wraith."""
    one = Side(haven=["Hope", "Grace"], attached={"Grace": ["Maid"]}, wraiths=["Shade"], haven_card=HAVENS[1])
    for mortal in ("Maid", "Vagrant"):
        with scene(one, KEONDRA, city=City(burned=["Vagrant"]), book=BOOK) as play:
            play.one("activate Haven - Mission Cemetery", "Hope", mortal)
            assert (play.host(mortal), play.host("Shade")) == ("Hope", mortal)
    with scene(one, KEONDRA, book=BOOK) as play:  # the Retainer itself will do
        play.one("activate Haven - Mission Cemetery", "Hope")
        assert play.host("Maid") == "Hope"
    one.attached = {"Grace": ["Coat"]}
    with scene(one, KEONDRA, city=City(burned=["Vagrant"]), book=BOOK) as play:
        assert play.refusal("activate Haven - Mission Cemetery")
