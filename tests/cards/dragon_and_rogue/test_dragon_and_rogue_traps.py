"""Traps of Dragon & Rogue, sprung at any time; and damage that goes elsewhere."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK

KEONDRA = Side(haven=["Keondra"])


def at_will(play: Play, seat: int) -> list[str]:
    """What that player may do just now, whoever is asked."""
    return [play.option_words(seat, each) for each in play.g.interjections(seat)]


@pytest.mark.parametrize(
    ("prestige", "says", "left"), [(1, ["Maid"], 1), (2, ["Maid", "no"], 1), (2, ["Maid", "Tramp"], 0)]
)
def test_change_of_plans(prestige: int, says: list[str], left: int) -> None:
    """dar-change-of-plans: with an Ongoing Event about, for each Prestige on it a city card goes and another comes."""
    one = Side(haven=["Brute"], face_down={"Change of Plans": prestige})
    city = City(streets=["Uprising", "Maid", "Tramp"], deck=["Lookout", "Mugger", "Politician"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.interjects(0, "spring Change of Plans")
        play.one(*says)
        gone = len([each for each in says if each != "no"])
        assert (play.where("Maid"), play.where("Tramp")) == ("discard", "discard" if left == 0 else "streets")
        assert [play.where(name) for name in ("Lookout", "Mugger")] == [
            "streets",
            "streets" if gone == 2 else "library",
        ]
        assert play.where("Change of Plans") == "discard"


def test_change_of_plans_waits_for_your_turn_and_an_event() -> None:
    """dar-change-of-plans: without an Ongoing Event it cannot be resolved, nor in a foe's turn."""
    one = Side(haven=["Brute"], face_down={"Change of Plans": 1})
    with scene(one, KEONDRA, city=City(streets=["Maid"]), book=BOOK) as play:
        assert not any("Change of Plans" in each for each in at_will(play, 0) if "spring" in each)
    with scene(KEONDRA, one, city=City(streets=["Uprising", "Maid"]), book=BOOK) as play:
        assert not any("Change of Plans" in each for each in at_will(play, 1))


def undressed(prestige: int, say: list[str]) -> Play:
    one = Side(haven=["Brute", "Bully"], hand=["Coat"])
    one.attached = {"Brute": ["Owl", "Office"]}
    two = Side(haven=["Keondra"], face_down={"Emperor's New Clothes": prestige}, attached={"Keondra": ["Maid"]})
    with scene(one, two, book=BOOK) as play:
        play.one("play Coat", "exhaust Bully")
        play.interjects(1, "spring Emperor's New Clothes")
        play.one(*say)
    return play


def test_emperors_new_clothes() -> None:
    """dar-emperors-new-clothes: at any time, who has attached a card burns 1 for every 2 tokens; no Title."""
    play = undressed(2, ["Owl"])
    assert [play.where(name) for name in ("Owl", "Coat", "Office", "Maid")] == ["burned", *["attached"] * 3]
    play = undressed(4, ["Coat"])
    assert [play.where(name) for name in ("Owl", "Coat", "Office")] == ["burned", "burned", "attached"]
    assert undressed(1, []).where("Owl") == "attached"


def test_emperors_new_clothes_needs_somebody_who_attached() -> None:
    """dar-emperors-new-clothes: nobody has attached anything: nobody can be targeted."""
    two = Side(haven=["Keondra"], face_down={"Emperor's New Clothes": 2})
    with scene(Side(haven=["Brute"], attached={"Brute": ["Owl"]}), two, book=BOOK) as play:
        assert not any("Emperor" in each for each in at_will(play, 1))


def test_fata_morgana_misleads() -> None:
    """dar-fata-morgana: during an attack, 1 Damage for every 2 Prestige goes to characters in The Streets, or not."""
    one, two = (
        Side(streets=["Brute"]),
        Side(haven=["Rover"], hand=["Coat"], face_down={"Fata Morgana": 4}, leader="Rover"),
    )
    three = Side(streets=["Bully", "Adept"])
    for say, left in (
        (["Bully", "Adept"], (3, 4 - 0, 4 - 0)),
        (["done"], (0, 4, 4)),
    ):
        with scene(one, two, three, book=BOOK) as play:
            play.one("attack with Brute", "target Rover", "Physical")
            play.interjects(1, "spring Fata Morgana")
            play.two("pass", *say)
            hurt = play.blood("Rover") if play.where("Rover") == "haven" else 0
            # 6 - 2 redirected - 1 Physical of its own are 3; each point meets the Physical of whoever it goes to
            assert (hurt, play.blood("Bully"), play.blood("Adept")) == (left[0] and 4 - 3, 4, 4)


def test_fata_morgana_hurts_the_weak() -> None:
    """dar-fata-morgana: who has no Physical to meet it is hurt, the attacker even; 1 Prestige misleads nobody."""
    two = Side(haven=["Rover"], hand=["Coat"], face_down={"Fata Morgana": 2}, leader="Rover")
    with scene(Side(streets=["Bully"]), two, Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Bully", "target Rover", "Physical")
        play.interjects(1, "spring Fata Morgana")
        play.two("pass", "Loner")
        assert (play.blood("Rover"), play.blood("Loner")) == (4 - (4 - 1 - 1), 3)
    two.face_down = {"Fata Morgana": 1}
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.interjects(1, "spring Fata Morgana")
        play.two("pass")
        assert play.blood("Rover") == 4 - 3


def test_fata_morgana_only_in_attacks() -> None:
    """dar-fata-morgana: not outside an attack, and not without a Ravnos."""
    two = Side(haven=["Rover"], face_down={"Fata Morgana": 2})
    with scene(Side(haven=["Brute"]), two, book=BOOK) as play:
        assert not any("Fata" in each for each in at_will(play, 1))
    two = Side(haven=["Adept"], hand=["Coat"], face_down={"Fata Morgana": 2})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        assert not any("Fata" in each for each in at_will(play, 1))
        while play.asked.seat == 1:
            play.two("pass")


@pytest.mark.parametrize(("prestige", "improved"), [(1, 0), (2, 1)])
def test_perimeter_defense(prestige: int, improved: int) -> None:
    """dar-perimeter-defense: attacked at home, 1 Shield for each token; the attacker bleeds for each card on it."""
    two = Side(haven=["Adept"], face_down={"Perimeter Defense": prestige}, haven_card="Haven - Converted Bus")
    two.attached = {"Haven - Converted Bus": ["Coat"] * improved} if improved else {}
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("spring Perimeter Defense")
        assert (play.blood("Adept"), play.blood("Bully")) == (4 - (4 - prestige - 1), 4 - improved)


def test_perimeter_defense_guards_the_haven_only() -> None:
    """dar-perimeter-defense: not somebody in The Streets; and it need not be sprung."""
    two = Side(streets=["Adept"], face_down={"Perimeter Defense": 2})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        assert play.offered == ["pass"]
        play.two("pass")
    with scene(Side(streets=["Bully"]), Side(haven=["Adept"], face_down={"Perimeter Defense": 2}), book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("pass")
        assert (play.blood("Adept"), play.where("Perimeter Defense")) == (1, "table")


def knives(say: list[str]) -> tuple[int, int, int]:
    one = Side(streets=["Drifter"], hand=["Throwing Knives"])
    two = Side(haven=["Loner", "Weakling", "Hound"], exhausted=["Weakling", "Hound"], leader="Loner")
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Drifter", "target Loner", "Ranged", "place Throwing Knives", *say)
        return play.blood("Loner"), play.blood("Weakling"), play.blood("Hound")


def test_throwing_knives_are_divided() -> None:
    """dar-throwing-knives: 3 Damage as the attacker likes, at most 2 to anybody but the target; or all to that one."""
    assert knives(["done"]) == (1, 1, 3)
    assert knives(["Hound", "done"]) == (2, 1, 3)  # its own Physical meets it
    assert knives(["Hound", "Hound", "done"]) == (3, 1, 2)
    assert knives(["Hound", "Hound", "Weakling"])[0] == 4


def test_throwing_knives_at_most_two_each() -> None:
    """dar-throwing-knives: a third is not offered; who is not of the party is not either."""
    one = Side(streets=["Drifter"], hand=["Throwing Knives"])
    two = Side(haven=["Loner", "Hound"], streets=["Bully"], exhausted=["Hound"], leader="Loner")
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Drifter", "target Loner", "Ranged", "place Throwing Knives")
        assert play.offered == ["Hound", "done"]
        play.one("Hound", "Hound")
        assert play.blood("Hound") == 2
        assert play.value("Loner", w.SHIELD) == 0
