"""The Agendas and Havens of the core box."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])
HAVENS = ("Artist Lofts", "The Dockyards", "The Madhouse", "The Penthouse")


@pytest.mark.parametrize("haven", HAVENS)
def test_a_haven_hides(haven: str) -> None:
    """core-artist-lofts, core-the-dockyards, core-the-madhouse, core-the-penthouse: +1 Secrecy at home, not outside."""
    one = Side(haven=["Grace", "Lucky"], streets=["Hope"], leader="Hope", haven_card=f"Haven - {haven}")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Grace", "Lucky", "Hope")] == [1, 1, 0]


# ---- Agendas


def test_base_of_power() -> None:
    """core-base-of-power: 2 Agenda for a Title on one of yours; nothing for another card, or a foe's Title."""
    one = Side(haven=["Brute"], hand=["Keeper of Elysium", "Coat"], agenda_card="Base of Power")
    with scene(one, Side(haven=["Keondra"], agenda_card="Base of Power"), book=BOOK) as play:
        play.one("play Coat")
        assert play.g.agenda == [0, 0]
    with scene(one, Side(haven=["Keondra"], agenda_card="Base of Power"), book=BOOK) as play:
        play.one("play Keeper of Elysium", "exert Brute", "3")
        assert play.g.agenda == [2, 0]


def test_the_prince_is_a_title() -> None:
    """core-base-of-power, R20-PRI-15: so is the Prince."""
    one = Side(streets=["Brute"], agenda_card="Base of Power")
    with scene(one, KEONDRA, city=City(streets=["core-prince-of-the-city"]), book=BOOK) as play:
        play.one("claim with Brute")
        play.two("pass")
        assert play.g.agenda == [2, 0]


@pytest.mark.parametrize(("mortal", "agenda"), [("Student", 2), ("core-vagrant", 0)])
def test_playthings(mortal: str, agenda: int) -> None:
    """core-playthings: 1 Agenda for a Citizen that is attached, beside its own; none for a Vagrant."""
    one = Side(streets=["Brute"], agenda_card="Playthings")
    with scene(one, KEONDRA, city=City(streets=[mortal]), book=BOOK) as play:
        play.one("attack with Brute", f"target {mortal.removeprefix('core-').title()}", "Physical", "attach")
        assert play.g.agenda[0] == agenda


@pytest.mark.parametrize(
    ("out", "blood", "agenda"),
    [(["Grace", "Hope"], {}, 0), (["Grace", "Hope", "Lucky"], {}, 1), (["Grace", "Hope", "Lucky", "Sage"], {}, 2),
     (["Grace", "Hope", "Lucky", "Sage"], {"Sage": 1}, 1)],
)  # fmt: skip
def test_strength_in_numbers(out: list[str], blood: dict[str, int], agenda: int) -> None:
    """core-strength-in-numbers: 1 Agenda for 3 in The Streets; 2, not 3, for 4 who have 2 Blood each."""
    one = Side(streets=[[name] for name in out], agenda_card="Strength in Numbers", blood=blood)
    with scene(KEONDRA, one, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.agenda == [0, agenda]


def test_the_end_is_nigh() -> None:
    """core-the-end-is-nigh: 1 Prestige and 2 Agenda for the first Conspiracy of a turn; nothing for the second."""
    one = Side(haven=["Grace"], face_down={"Snake Oil": 2, "All Tied Up": 2}, agenda_card="The End is Nigh")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("reveal Snake Oil")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 2)
        play.one("reveal Snake Oil")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 2)


# ---- Havens


@pytest.mark.parametrize(("said", "hand"), [("yes: Haven - Artist Lofts", ["Owl"]), ("no", ["Coat"])])
def test_artist_lofts(said: str, hand: list[str]) -> None:
    """core-artist-lofts: at the end of the turn, with an exhausted Leader, 1 card for another."""
    one = Side(haven=["Grace"], exhausted=["Grace"], haven_card="Haven - Artist Lofts", hand=["Coat"],
               library=["Owl"] + ["Awe"] * 4)  # fmt: skip
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", said)
        if said != "no":
            assert sorted(play.offered) == ["Coat", "Owl"]
            play.one("Coat")
        assert play.names(0, w.HAND)[: len(hand)] == hand


def test_artist_lofts_are_for_an_exhausted_leader() -> None:
    """core-artist-lofts."""
    one = Side(haven=["Grace"], haven_card="Haven - Artist Lofts", hand=["Coat"], library=["Awe"] * 4)
    with scene(one, KEONDRA, book=BOOK) as play:
        end_turn(play, 0)


def test_the_dockyards() -> None:
    """core-the-dockyards: 1 Damage less for a card, each time the Leader would take any; or not."""
    two = Side(streets=["Keondra", "Hope"], haven_card="Haven - The Dockyards", hand=["Coat", "Owl"])
    with scene(Side(streets=[["Bully"], ["Brute"]]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Keondra", "Physical")
        play.two("pass")
        print(play.offered, play.asked.asks)
        play.two("yes: Haven - The Dockyards", "Coat")
        assert (play.blood("Keondra"), play.names(1, w.HAND)) == (3, ["Owl"])
        play.one("attack with Brute", "target Keondra", "Physical")
        play.two("pass", "no")
        assert (play.where("Keondra"), play.names(1, w.HAND)) == ("torpor", ["Owl"])


def test_the_dockyards_are_for_the_leader() -> None:
    """core-the-dockyards: nobody else is helped."""
    two = Side(streets=["Keondra", "Hope"], haven_card="Haven - The Dockyards", hand=["Coat"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Hope", "Physical")
        play.two("pass")
        assert (play.where("Hope"), play.names(1, w.HAND)) == ("torpor", ["Coat"])


def test_the_madhouse() -> None:
    """core-the-madhouse: a card for 1 Prestige of the general supply on a face-down card of yours; once a turn."""
    one = Side(haven=["Grace"], exhausted=["Grace"], haven_card="Haven - The Madhouse", hand=["Coat", "Owl"],
               face_down={"Snake Oil": 1})  # fmt: skip
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Haven - The Madhouse", "Coat")
        assert (prestige_on(play, "Snake Oil", 0), play.g.prestige, play.where("Coat")) == (2, [5, 5], "discard")
        assert "turn" in play.refusal("activate Haven - The Madhouse")


def test_the_madhouse_before() -> None:
    """core-the-madhouse, DIFF-133, R20-ABL-16, R226-ERR-10: it cost the Leader's exhaustion, too, until June 2022."""
    for edition, ready in (("2020", False), ("2022-06", True)):
        one = Side(haven=["Velvet"], haven_card="Haven - The Madhouse", hand=["Mercy"], face_down={"All Tied Up": 1})
        with scene(one, Side(haven=["Hydra"]), edition=edition) as play:
            play.one("activate Haven - The Madhouse", "Mercy")
            assert play.is_ready("Velvet") is ready


@pytest.mark.parametrize(("who", "blood"), [("Brute", 3), ("Bully", 3)])
def test_the_penthouse(who: str, blood: int) -> None:
    """core-the-penthouse: whoever of yours attaches a Retainer mends 1, Leader or not."""
    one = Side(streets=[["Brute"], ["Bully"]], haven_card="Haven - The Penthouse", blood={"Brute": 2, "Bully": 2})
    with scene(one, KEONDRA, city=City(streets=["Student"]), book=BOOK) as play:
        play.one(f"attack with {who}", "target Student", "Physical", "attach")
        assert play.blood(who) == blood
