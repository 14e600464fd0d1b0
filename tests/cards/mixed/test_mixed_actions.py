"""Action cards of several sets, played."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

KEONDRA = Side(haven=["Keondra"])

FAME = Side(haven=["Maia"], hand=["Fame & Fortune"], agenda_card="Manipulate the Masses")


def test_fame_and_fortune_that_succeed() -> None:
    """core-fame-and-fortune: 2 Prestige and 1 Agenda. core-manipulate-the-masses: 1 Agenda more."""
    with scene(FAME, Side(haven=["Keondra"], agenda_card="Manipulate the Masses"), book=BOOK) as play:
        play.one("play Fame & Fortune", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert (play.g.prestige, play.g.agenda) == ([7, 5], [1 + 1, 0])


def test_fame_and_fortune_that_fail() -> None:
    """core-fame-and-fortune, core-manipulate-the-masses: nothing for a Scheme that was voted down."""
    with scene(FAME, KEONDRA, book=BOOK) as play:
        play.one("play Fame & Fortune", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 0", "NO")
        assert (play.g.prestige, play.g.agenda) == ([5, 5], [0, 0])


def test_fame_and_fortune_is_for_toreador() -> None:
    """core-fame-and-fortune."""
    with scene(Side(haven=["Grace"], hand=["Fame & Fortune"]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal("play Fame & Fortune")


def test_marked_man() -> None:
    """core-marked-man: 1 Agenda on anybody, for whoever defeats them. It is a matter for Ventrue."""
    one = Side(streets=["Brute"], haven=["Banker"], hand=["Marked Man"])
    with scene(one, Side(haven=["Weakling", "Hope"], exhausted=["Hope"]), book=BOOK) as play:
        play.one("play Marked Man")
        assert sorted(play.offered) == ["Banker", "Brute", "Hope", "Weakling"]
        play.one("Weakling")
        assert (play.g.agenda_on[play.card("Weakling")], play.g.agenda[0]) == (1, 0)
        play.one("attack with Brute", "target Weakling", "Physical")
        assert play.g.agenda[0] == 1 + 1  # of the Rival's
    with scene(Side(haven=["Brute"], hand=["Marked Man"]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal("play Marked Man")


def test_the_spoils() -> None:
    """core-the-spoils: each of the attacking party mends 1 when their attacker defeats somebody; no other party."""
    one = Side(
        streets=[["Hydra", "Grace"], ["Lucky"]], ongoing=["The Spoils"], blood={"Hydra": 3, "Grace": 1, "Lucky": 3}
    )
    with scene(one, Side(haven=["Weakling", "Keondra"], exhausted=["Keondra"]), book=BOOK) as play:
        play.one("attack with Hydra", "target Weakling", "Physical")
        assert [play.blood(name) for name in ("Hydra", "Grace", "Lucky")] == [4, 2, 3]


def test_the_spoils_are_the_attackers() -> None:
    """core-the-spoils: nobody mends for a foe's victory, nor if nobody is defeated."""
    one = Side(haven=["Weakling", "Grace"], ongoing=["The Spoils"], blood={"Grace": 1}, exhausted=["Grace"])
    with scene(Side(streets=["Brute"], blood={"Brute": 1}), one, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Physical")
        assert (play.blood("Brute"), play.blood("Grace")) == (1, 1)
    one = Side(streets=["Hydra"], ongoing=["The Spoils"], blood={"Hydra": 3})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Hydra", "Physical")
        assert play.blood("Hydra") == 3


DREA = Side(haven=["Drea Warden"], hand=["Awe"], library=["Majesty", "Coat", "Owl"])
BAT = Side(haven=["Drea Warden"], attached={"Drea Warden": ["Bat Out of Hell"]}, hand=["Awe"], library=DREA.library)


def test_bat_out_of_hell_is_attached_for_blood() -> None:
    """dar-bat-out-of-hell: by somebody with Animalism, for 1 Blood."""
    with scene(Side(haven=["Drea Warden"], hand=["Bat Out of Hell"]), KEONDRA, book=BOOK) as play:
        play.one("play Bat Out of Hell")
        assert (play.host("Bat Out of Hell"), play.blood("Drea Warden")) == ("Drea Warden", 4)
    with scene(Side(haven=["Grace"], hand=["Bat Out of Hell"]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Bat Out of Hell")


def test_bat_out_of_hell_brings_two_cards_and_takes_one_of_them() -> None:
    """dar-bat-out-of-hell: of the two that were drawn, and of no others."""
    with scene(BAT, KEONDRA, book=BOOK) as play:
        play.one("activate Bat Out of Hell")
        assert play.offered == ["Majesty", "Coat"]
        play.one("Coat")
        assert (play.names(0, w.HAND), play.where("Coat")) == (["Awe", "Majesty"], "discard")
        assert not play.is_ready("Drea Warden")


@pytest.mark.parametrize(("said", "hand"), [("yes: Bat Out of Hell", ["Majesty", "Awe", "Awe"]), ("no", ["Majesty"])])
def test_bat_out_of_hell_flies_at_a_hand(said: str, hand: list[str]) -> None:
    """dar-bat-out-of-hell: detached, target player discards 3 cards of their choice, and may draw 2."""
    two = Side(haven=["Keondra"], hand=["Awe", "Coat", "Owl", "Majesty"], library=["Awe"] * 5)
    with scene(BAT, two, book=BOOK) as play:
        play.one("activate Bat Out of Hell (2)", "Two")
        assert play.offered == ["Awe", "Coat", "Owl", "Majesty"]
        play.two("Awe", "Coat", "Owl", said)
        assert (play.names(1, w.HAND), play.names(0, w.HAND)) == (hand, ["Awe"])
        assert play.where("Bat Out of Hell") == "discard"


def test_bat_out_of_hell_takes_what_there_is() -> None:
    """dar-bat-out-of-hell: who has two cards discards both, and may not stop before."""
    two = Side(haven=["Keondra"], hand=["Owl", "Coat"], library=["Awe"] * 5)
    with scene(BAT, two, book=BOOK) as play:
        play.one("activate Bat Out of Hell (2)", "Two")
        assert play.offered == ["Owl", "Coat"]
        play.two("Owl", "Coat", "done", "no")
        assert play.names(1, w.HAND) == []


def test_grave_robbing() -> None:
    """sas-grave-robbing: 1 card, and 1 card or 1 Prestige for each in that player's torpor, chosen for each."""
    one = Side(
        haven=["Kwame", "Grace"], torpor=["Lucky"], blood={"Lucky": 1}, hand=["Grave Robbing"], library=["Awe"] * 4
    )
    two = Side(haven=["Keondra"], torpor=["Hope", "Sage"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Grave Robbing", "exhaust Kwame", "Two", "Draw 1 card", "Gain 1 Prestige")
        assert (len(play.names(0, w.HAND)), play.g.prestige[0]) == (2, 6)
    with scene(one, two, book=BOOK) as play:
        play.one("play Grave Robbing", "exhaust Kwame", "One", "Gain 1 Prestige")
        assert (len(play.names(0, w.HAND)), play.g.prestige[0]) == (1, 6)


CROWS = {"Drea Warden": ["Murder of Crows"]}


def test_murder_of_crows_sees_who_is_in_the_streets() -> None:
    """war-murder-of-crows: +1 Intel for attackers of this party, against characters there and nobody else."""
    for target, attacked in (("Loner", True), ("Hope", False)):
        one = Side(streets=["Drea Warden", "Adept"], attached=CROWS)
        two = Side(streets=["Loner"], haven=["Hope"], haven_card="Haven - Apartment 111")  # each has 1 Secrecy
        with scene(one, two, book=BOOK) as play:
            play.one("attack with Adept", f"target {target}")
            assert (play.asked.asks == "attack-type") is attacked
            play.ends_asking(play.asked.asks)


def test_murder_of_crows_pecks() -> None:
    """war-murder-of-crows: detached, 1 Blood of somebody in The Streets; burned if that was the last."""
    for left, where, crows in ((2, "streets", "discard"), (1, "torpor", "burned")):
        one = Side(haven=["Drea Warden"], attached=CROWS)
        with scene(one, Side(streets=["Loner"], haven=["Hope"], blood={"Loner": left}), book=BOOK) as play:
            play.one("activate Murder of Crows")
            assert (play.where("Loner"), play.where("Murder of Crows")) == (where, crows)


def test_earth_meld() -> None:
    """war-earth-meld: whoever has Protean hides and mends 2, until their player's next turn begins."""
    one = Side(haven=["R.T. Thassos", "Grace"], hand=["Earth Meld"], blood={"R.T. Thassos": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Earth Meld")
        assert (play.host("Earth Meld"), play.blood("R.T. Thassos")) == ("R.T. Thassos", 3)
        assert [play.value(name, w.SECRECY) for name in ("R.T. Thassos", "Grace")] == [2, 0]
        end_turn(play, 0)
        assert play.where("Earth Meld") == "attached"
        end_turn(play, 1)
        assert (play.where("Earth Meld"), play.value("R.T. Thassos", w.SECRECY)) == ("discard", 0)
    with scene(Side(haven=["Grace"], hand=["Earth Meld"]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Earth Meld")


def test_we_are_legend() -> None:
    """war-we-are-legend: 1 Prestige; two cards drawn, one of them discarded. With one left, that one goes."""
    one = Side(haven=["Drea Warden"], hand=["We Are Legend", "Awe"], library=["Majesty", "Coat"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play We Are Legend")
        assert play.offered == ["Majesty", "Coat"]
        play.one("Majesty")
        assert (play.names(0, w.HAND), play.g.prestige[0]) == (["Awe", "Coat"], 6)
    one.library = ["Majesty"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play We Are Legend", "Majesty")
        assert play.names(0, w.HAND) == ["Awe"]
