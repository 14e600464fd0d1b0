"""Cards about crypts and uncontrolled regions, each with what is ruled of it and the imbued."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.cards import untap
from primogen.vtes.rules.people import TOREADOR, discipline
from primogen.vtes.rules.topics import BLEED, STEALTH, SUPERIOR
from primogen.vtes.rules.words import CRYPT, LOCATION, REMOVED, UNCONTROLLED
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, EXTRAS, book_with, made_up

CHI = discipline("chi")
CRYPTS = book_with(
    *EXTRAS,
    made_up("Mirage", TOREADOR, 5, disciplines=((CHI, SUPERIOR),)),
    made_up("Artist", TOREADOR, 6),
    made_up("Ancient", TOREADOR, 11),
)


def pass_all(play: Play) -> None:
    while play.asked.asks in ("block", "respond", "strike"):
        words = ("decline", "pass", "hands")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


# ---- bear-baiting

BAIT = "Bear-Baiting"


def baited(own: list[str], theirs: list[str], blocker: str = "Krid") -> Play:
    one = Side(ready=["Rebel"], hand=[BAIT], crypt=own)
    play = begin(one, Side(ready=[blocker], crypt=theirs), Side(), book=BOOK)
    play.one("bleed with Rebel")
    play.two(f"block with {blocker}")
    return play


@pytest.mark.parametrize(("own", "theirs"), [("Ned", "Dora"), ("Ned", "Loner"), ("Mazz", "Ned")])
def test_the_older_card_cancels_the_combat(own: str, theirs: str) -> None:
    """VT-RULING-04; 100144: the cost of an imbued is compared as a capacity; equal is not younger."""
    play = baited([own], [theirs])
    play.one(f"play {BAIT}")
    assert (play.host(BAIT), play.blood("Rebel"), play.asked.asks) == ("Rebel", 3, "act")
    assert (play.is_tapped("Krid"), play.is_tapped("Rebel"), play.pool) == (True, True, [30, 30, 30])


@pytest.mark.parametrize(("own", "theirs"), [("Dora", "Ned"), ("Ned", "Mazz")])
def test_the_younger_card_hurts(own: str, theirs: str) -> None:
    """VT-RULING-04; 100144: 1 damage that cannot be prevented, and combat goes on."""
    play = baited([own], [theirs])
    play.one(f"play {BAIT}")
    assert (play.blood("Rebel"), play.where(BAIT), play.asked.asks) == (2, "ash heap", "strike")


def test_who_is_bled_for_more_by_it() -> None:
    """100144: +2 bleed against the blocker's Methuselah, and no other."""
    one = Side(ready=["Rebel"], hand=[BAIT], crypt=["Ned"])
    play = begin(one, Side(ready=["Krid"], crypt=["Dora"]), Side(), book=BOOK)
    play.one("bleed with Rebel")
    play.two("block with Krid")
    play.one(f"play {BAIT}")
    while play.asked.asks != "act" or play.g.active or play.is_tapped("Rebel"):
        play.answers(play.asked.seat, ("end",))
    play.one("bleed with Rebel")
    assert play.value("Rebel", BLEED) == 3
    play.two("decline")
    assert (play.pool[1], play.value("Rebel", BLEED)) == (27, 1)


@pytest.mark.parametrize(("blocker", "may"), [("Krid", True), ("Loner", False), ("Thug", False), ("Baron Gus", False)])
def test_only_an_older_vampire_who_is_no_anarch(blocker: str, may: bool) -> None:
    """100144: Loner is as old as Rebel, and Baron Gus an Anarch."""
    play = baited(["Ned"], ["Dora"], blocker)
    assert play.offers(f"play {BAIT}") == may


def test_only_anarchs_bait() -> None:
    """100144: as it requires."""
    play = begin(Side(ready=["Loner"], hand=[BAIT], crypt=["Ned"]), Side(ready=["Krid"], crypt=["Dora"]), book=BOOK)
    play.one("bleed with Loner")
    play.two("block with Krid")
    assert play.asked.asks == "strike"


# ---- illusions of the kindred

ILLUSIONS = "Illusions of the Kindred"


def conjured(level: str, crypt: list[str]) -> Play:
    one = Side(ready=["Krid"])
    two = Side(ready=["Mirage"], hand=[ILLUSIONS], crypt=crypt)
    play = begin(one, two, book=CRYPTS)
    play.one("bleed with Krid")
    play.two("block with Mirage", f"play {ILLUSIONS}", level)
    return play


@pytest.mark.parametrize(("level", "blood"), [("basic", 2), ("superior", 5)])
def test_an_illusion_fights_and_is_gone(level: str, blood: int) -> None:
    """100954: the vampire at the bottom of the crypt, with half of his blood or all of it, fights instead."""
    play = conjured(level, ["Sully", "Ira"])
    assert (play.where("Ira"), play.blood("Ira"), play.blood("Mirage")) == ("ready", blood, 3)
    play.one("hands")
    play.two("hands")
    assert (play.where("Ira"), play.blood("Krid"), play.blood("Mirage")) == ("removed", 4, 3)
    assert (play.names(1, CRYPT), play.asked.asks) == (["Sully"], "act")


def test_an_illusion_contests_nothing() -> None:
    """100954: though another of that name, or of that title, is in play."""
    two = Side(ready=["Mirage"], hand=[ILLUSIONS], crypt=["Prince Ann"])
    play = begin(Side(ready=["Krid", "Prince Ann", "Prince Bob"]), two, book=CRYPTS)
    play.one("bleed with Krid")
    play.two("block with Mirage", f"play {ILLUSIONS}", "basic")
    assert (play.where("Prince Ann"), play.where("Prince Ann (2)")) == ("ready", "ready")
    play.one("hands")
    play.two("hands")
    assert (play.where("Prince Ann (2)"), play.where("Prince Ann"), play.asked.asks) == ("removed", "ready", "act")


def test_there_is_no_illusion_of_an_imbued() -> None:
    """VT-RULING-24; 100954: he is removed from the game, combat has ended, and no other begins."""
    play = conjured("superior", ["Sully", "Ned"])
    assert (play.where("Ned"), play.names(1, REMOVED), play.asked.asks) == ("removed", ["Ned"], "act")
    assert (play.blood("Krid"), play.blood("Mirage")) == (5, 3)


def test_an_illusion_of_nobody() -> None:
    """100954: without a crypt the combat ends all the same."""
    play = conjured("superior", [])
    assert (play.asked.asks, play.blood("Krid"), play.blood("Mirage")) == ("act", 5, 3)


# ---- the portrait

PORTRAIT = "The Portrait"


def portrayed(top: str, blood: int = 4) -> Play:
    one = Side(ready=["Artist"], hand=[PORTRAIT], blood={"Artist": blood})
    play = begin(one, Side(crypt=[top, "Sully"]), Side(crypt=["Ancient"]), book=CRYPTS)
    play.one(f"play {PORTRAIT}")
    return play


@pytest.mark.parametrize(("top", "blood"), [("Ned", 5), ("Krid", 5), ("Ancient", 2), ("Aunt Linda", 3)])
def test_what_the_portrait_shows(top: str, blood: int) -> None:
    """VT-RULING-17; 101422: below 7 he gains 2 blood, so of an imbued by his cost; above 10 he burns 1; and 2 more
    if it is a Nosferatu."""
    play = portrayed(top)
    assert (play.blood("Artist"), play.names(1, CRYPT), play.is_tapped("Artist")) == (blood, ["Sully", top], True)
    play.check_end()


def test_the_portrait_fills_no_more_than_he_holds() -> None:
    """101422: excess blood is lost."""
    assert portrayed("Ned", blood=6).blood("Artist") == 6


def test_the_portrait_of_somebody_in_his_prime() -> None:
    """101422: from 7 to 10 he unlocks, and bleeds her prey with +1 bleed and +1 stealth, by another action."""
    one = Side(ready=["Artist"], hand=[PORTRAIT])
    play = begin(one, Side(crypt=["Brute"], ready=["Krid"]), Side(), book=CRYPTS)
    play.one(f"play {PORTRAIT}")
    play.two("decline")
    assert (play.value("Artist", BLEED), play.value("Artist", STEALTH), play.is_tapped("Artist")) == (2, 1, True)
    play.two("decline")
    assert (play.pool, play.value("Artist", BLEED), play.value("Artist", STEALTH)) == ([30, 28, 30], 1, 0)
    assert (play.asked.asks, play.is_tapped("Artist")) == ("act", True)


def test_the_portrait_is_directed() -> None:
    """101422: at her prey, who may block; then nothing is shown. Only a Toreador plays it."""
    play = begin(Side(ready=["Artist"], hand=[PORTRAIT]), Side(ready=["Krid"], crypt=["Ned"]), Side(), book=CRYPTS)
    play.one(f"play {PORTRAIT}")
    play.two("block with Krid")
    pass_all(play)
    assert play.blood("Artist") == 5
    with scene(Side(ready=["Krid"], hand=[PORTRAIT]), Side(crypt=["Ned"]), book=CRYPTS) as play:
        assert not play.offers(f"play {PORTRAIT}")


def test_who_has_bled_does_not_bleed_again() -> None:
    """101422, VT-BLEED-03: he only unlocks."""
    one = Side(ready=["Artist"], hand=[PORTRAIT])
    play = begin(one, Side(crypt=["Brute"]), book=CRYPTS)
    play.one("bleed with Artist")
    untap(play.g, play.card("Artist"))
    ask_again(play.g)
    play.one(f"play {PORTRAIT}")
    assert (play.pool, play.is_tapped("Artist"), play.asked.asks) == ([30, 29], False, "act")


# ---- recruitment


def test_recruitment_finds_a_vampire() -> None:
    """VT-RULING-26; 101569: and no imbued; it is shown, and comes to her uncontrolled region; for 2 pool."""
    one = Side(hand=["Recruitment"], crypt=["Ned", "Krid", "Sully"], uncontrolled=["Ira"], pool=10)
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Recruitment")
        assert set(play.offered) == {"Krid", "Sully", "no"}
        play.one("Sully")
        assert (set(play.names(0, UNCONTROLLED)), play.pool[0], play.sees(1, "Sully")) == ({"Ira", "Sully"}, 8, False)
        assert sorted(play.names(0, CRYPT)) == ["Krid", "Ned"]
        assert any("Sully" in line for line in play.told_since(0, 1))
        play.one("end")
    with scene(Side(hand=["Recruitment"], crypt=["Ned"]), Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Recruitment", "no", "end")
        assert play.names(0, CRYPT) == ["Ned"]


# ---- san lorenzo de el escorial

ESCORIAL = "San Lorenzo de El Escorial, Spain"


@pytest.mark.parametrize(("number", "left"), [("0", 3), ("1", 2), ("2", 1)])
def test_what_the_escorial_steals(number: str, left: int) -> None:
    """VT-RULING-18; 101676: up to 2 from whatever lies in her predator's uncontrolled region, unseen."""
    one = Side(ready=["Sully"], on={"Sully": [ESCORIAL]}, blood={"Sully": 1})
    three = Side(uncontrolled=["Ned", "Krid"], blood={"Ned": 3})
    play = begin(one, Side(uncontrolled=["Ira"], blood={"Ira": 2}), three, book=BOOK)
    play.one(f"Sully: act with {ESCORIAL}")
    assert play.offered == ["a face-down card"]  # Krid has none
    play.one("a face-down card", number)
    assert (play.blood("Ned"), play.blood("Sully")) == (left, 1 + int(number))
    play.check_end()


def test_the_escorial_is_for_vampires() -> None:
    """101676: an equipment card for 1 blood, that is a location; an ally with it does nothing."""
    one, three = Side(ready=["Thug"], on={"Thug": [ESCORIAL]}), Side(uncontrolled=["Ned"], blood={"Ned": 3})
    with scene(one, Side(), three, book=BOOK) as play:
        assert not play.offers(f"Thug: act with {ESCORIAL}")
    with scene(Side(ready=["Sully"], hand=[ESCORIAL]), Side(), book=BOOK) as play:
        play.one(f"play {ESCORIAL}")
        assert (play.host(ESCORIAL), play.blood("Sully"), play.g.has_word(play.card(ESCORIAL), LOCATION)) == (
            "Sully", 3, True)  # fmt: skip


def test_the_escorial_can_be_blocked() -> None:
    """101676: by her predator, at whom it is directed, against 1 stealth."""
    one = Side(ready=["Sully"], on={"Sully": [ESCORIAL]})
    three = Side(ready=["Krid"], uncontrolled=["Ned"], blood={"Ned": 3}, on={"Krid": ["Imp"]})
    play = begin(one, Side(ready=["Ira"], on={"Ira": ["Imp"]}), three, book=BOOK)
    play.one(f"Sully: act with {ESCORIAL}", "a face-down card")
    assert play.value("Sully", STEALTH) == 1
    play.three("block with Krid")
    pass_all(play)
    assert (play.blood("Ned"), play.blood("Sully")) == (3, 3)


# ---- the trick of the danya

TRICK = "The Trick of the Danya"


def tricked(own: list[str]) -> Play:
    one = Side(ready=["Mirage"], hand=[TRICK], uncontrolled=own)
    play = begin(one, Side(uncontrolled=["Ned"], blood={"Ned": 2}), Side(), book=CRYPTS)
    play.one(f"play {TRICK}", "a face-down card")
    return play


def test_the_trick_of_the_danya_for_pool() -> None:
    """VT-RULING-20; 102024: 1 blood of whatever lies there unseen, to her pool."""
    play = tricked([])
    assert (play.pool, play.blood("Ned"), play.blood("Mirage")) == ([31, 30, 30], 1, 4)
    play.check_end()


def test_the_trick_of_the_danya_for_a_vampire() -> None:
    """VT-RULING-20; 102024: or to an uncontrolled vampire of hers, and never to an imbued."""
    play = tricked(["Dora", "Krid", "Sully"])
    play.one(play.offered[1])
    assert play.offered == ["Krid", "Sully"]
    play.one("Sully")
    assert (play.blood("Sully"), play.blood("Ned"), play.blood("Dora"), play.pool[0]) == (1, 1, 0, 30)
    play.check_end()
    play = tricked(["Dora"])
    assert (play.blood("Dora"), play.pool[0], play.asked.asks) == (0, 31, "act")


def test_the_trick_needs_chimerstry_and_blood_there() -> None:
    """102024: and it has no superior level."""
    play = begin(Side(ready=["Krid"], hand=[TRICK]), Side(uncontrolled=["Ned"], blood={"Ned": 2}), book=CRYPTS)
    assert not play.offers(f"play {TRICK}")
    play = begin(Side(ready=["Mirage"], hand=[TRICK]), Side(uncontrolled=["Ned"]), book=CRYPTS)
    assert not play.offers(f"play {TRICK}")
