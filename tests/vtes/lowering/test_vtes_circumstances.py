"""Lowered cards of the crypt whose values depend: on who acts, against whom, who fights, and what one controls."""

from __future__ import annotations

from primogen.kernel.values import balance
from primogen.vtes.rules.topics import BLEED, INTERCEPT, STEALTH, STRENGTH
from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BUMS_RUSH = "Bum's Rush"


def test_more_bleed_against_who_controls_a_ready_one() -> None:
    """200289: 2 more, if she has a ready Ventrue; one in torpor is none."""
    book = book_with("Constanza Vinti")
    for two, left in ((Side(ready=["Madison"]), 27), (Side(torpor=["Madison"]), 29), (Side(ready=["Lauren"]), 29)):
        with scene(Side(ready=["Constanza Vinti"]), two, book=book) as play:
            play.one("bleed with Constanza Vinti")
            if two.ready:
                play.two("decline")
            assert play.pool[1] == left


def test_less_bleed_against_who_controls_neither() -> None:
    """200943: neither a ready Tremere nor a ready Tremere antitribu."""
    for ready, left in (("Lauren", 29), ("Madison", 30)):
        with scene(Side(ready=["Martin Franckel"]), Side(ready=[ready]), book=book_with("Martin Franckel")) as play:
            play.one("bleed with Martin Franckel")
            play.two("decline")
            assert play.pool[1] == left


def test_more_intercept_against_one_clan() -> None:
    """201262: whoever of that clan acts, and nobody else."""
    book = book_with("Selma the Repugnant")
    for acting, intercept in (("Belinde", 1), ("Sully", 0)):
        with scene(Side(ready=[acting]), Side(ready=["Selma the Repugnant"]), book=book) as play:
            play.one(f"hunt with {acting}")
            assert play.value("Selma the Repugnant", INTERCEPT) == intercept
            play.two("decline")


def test_others_have_more_against_him_and_others_less() -> None:
    """201059, 201213: those of a clan, while he acts."""
    book = book_with("Nik", "Rutor", "Anvil", "America Johnson")
    one, two = Side(ready=["Nik", "Rutor"]), Side(ready=["Anvil", "America Johnson", "Lauren"])
    with scene(one, two, book=book) as play:
        for acting, intercepts in (("Rutor", [0, -1, 0]), ("Nik", [1, 0, 0])):
            play.one(f"hunt with {acting}")
            found = [balance(play.g, play.card(name), INTERCEPT) for name in two.ready]
            assert found == intercepts
            play.two("decline")


def test_more_strength_in_combat_with_such_a_one() -> None:
    """201644, 200173: with an older vampire; and in combat with him, all who are older."""
    book = book_with("Mickey Wheeler", "Basil")
    one = Side(ready=["Mickey Wheeler"], hand=[BUMS_RUSH])
    for opponent, strength in (("Belinde", 2), ("Rosalina Cortez", 1)):
        with scene(one, Side(ready=[opponent]), book=book) as play:
            assert play.value("Mickey Wheeler", STRENGTH) == 1
            play.one(f"play {BUMS_RUSH}")
            play.two("decline")
            assert play.value("Mickey Wheeler", STRENGTH) == strength
            play.one("pass", "hands")
            play.two("hands")
            assert play.value("Mickey Wheeler", STRENGTH) == 1


def test_who_is_older_fights_him_harder() -> None:
    """200173: only who is in combat with him."""
    one = Side(ready=["Basil"], hand=[BUMS_RUSH])
    with scene(one, Side(ready=["Ayelech", "Alice Chen"]), book=book_with("Basil")) as play:
        play.one(f"play {BUMS_RUSH}", "Ayelech")
        play.two("decline")
        assert [play.value(name, STRENGTH) for name in ("Ayelech", "Alice Chen", "Basil")] == [2, 1, 1]
        play.one("pass", "hands")
        play.two("hands")


def test_stealth_in_certain_actions() -> None:
    """201208, 200785, 200709: less when bleeding, less but for hunting, more when equipping."""
    book = book_with("Royce", "Kisha Bhimji", "Joaquina Amaya")
    one = Side(ready=["Royce", "Kisha Bhimji", "Joaquina Amaya"], hand=["Laptop Computer"])
    with scene(one, Side(ready=["Lauren"]), book=book) as play:
        for said, stealth in (
            ("bleed with Royce", -1),
            ("bleed with Kisha Bhimji", -1),
            ("play Laptop Computer", 2),
        ):
            play.one(said)
            acting = play.card("Joaquina Amaya" if stealth > 0 else said[len("bleed with ") :])
            assert balance(play.g, acting, STEALTH) == stealth
            play.two("decline")


def test_no_less_stealth_in_other_actions() -> None:
    """201208, 200785: as any hunt."""
    book = book_with("Royce", "Kisha Bhimji")
    with scene(Side(ready=["Royce", "Kisha Bhimji"]), Side(ready=["Lauren"]), book=book) as play:
        for name in ("Royce", "Kisha Bhimji"):
            play.one(f"hunt with {name}")
            assert play.value(name, STEALTH) == 1
            play.two("decline")


def test_hand_size_while_he_is_ready() -> None:
    """200081: two cards more, until he is in torpor."""
    one = Side(ready=["André the Manipulator"], blood={"André the Manipulator": 0}, library=["Blur"] * 20)
    two = Side(ready=["Lauren"], hand=[BUMS_RUSH], on={"Lauren": [".44 Magnum"]})
    with scene(one, two, turn=1, book=book_with("André the Manipulator")) as play:
        assert len(play.names(0, HAND)) == 9
        play.two(f"play {BUMS_RUSH}")
        play.one("decline")
        play.two("pass", "use .44 Magnum")
        play.one("hands")
        assert play.where("André the Manipulator") == "torpor"
        play.one("discard Blur", "discard Blur")
        assert len(play.names(0, HAND)) == 7


def test_while_she_has_little_pool() -> None:
    """201667: 9 or fewer; her own."""
    book = book_with("Branimira")
    for pool, intercept in ((9, 1), (10, 0)):
        with scene(Side(), Side(ready=["Branimira"], pool=pool), book=book) as play:
            assert play.value("Branimira", INTERCEPT) == intercept


def test_while_she_has_the_edge() -> None:
    """201417."""
    for edge, bleed in ((True, 2), (False, 1)):
        with scene(Side(ready=["Urraca"], edge=edge), Side(edge=not edge), book=book_with("Urraca")) as play:
            assert play.value("Urraca", BLEED) == bleed


def test_combat_with_a_small_vampire_nearby() -> None:
    """200398: of her predator or her prey, and with a capacity below 4."""
    sides = [Side(ready=["Ebanezer Roush"]), Side(ready=["Nik Sikko", "Lauren"]), Side(ready=["Rosalina Cortez"])]
    sides.append(Side(ready=["Ashley"]))
    with scene(*sides, book=book_with("Ebanezer Roush")) as play:
        play.one("Ebanezer Roush: act with Ebanezer Roush")
        assert play.offered == ["Ashley", "Nik Sikko"]
        play.one("Ashley")
        play.four("decline")
        play.one("hands")
        play.four("hands")
