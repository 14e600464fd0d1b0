"""Agendas and Caerns of Fang & Talon, played."""

from __future__ import annotations

import pytest

from packs import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

ENDS = "end of turn"
SAGE = Side(streets=["Sage"])  # with 6 Blood and 1 of each attribute


@pytest.mark.parametrize(
    ("there", "recruit", "gained"),
    [(["Alpha", "Judge"], "Howler", 2), (["Alpha", "Judge", "Seer"], "Howler", 1), (["Alpha"], "Weakling", 0)],
)
def test_expand_the_pack(there: list[str], recruit: str, gained: int) -> None:
    """fat-expand-the-pack: 1 Agenda for a werewolf, 2 if there are no more than 3 then."""
    one = Side(haven=there, hand=[recruit], agenda_card="Expand the Pack", prestige=9)
    with scene(one, SAGE, book=BOOK) as play:
        play.one(f"recruit {recruit}")
        assert play.g.agenda[0] == gained


@pytest.mark.parametrize(("number", "gained"), [("1", 0), ("2", 1), ("3", 2)])
def test_inhuman_rites(number: str, gained: int) -> None:
    """fat-inhuman-rites: by how much Rage lies on the Rite as it is played; another Ongoing card is worth nothing."""
    one = Side(haven=["Howler", "Judge"], hand=["Rite of Shame", "Harmony Flute"], agenda_card="Inhuman Rites")
    one.rage = {"Howler": 3}
    with scene(one, SAGE, book=BOOK) as play:
        play.one("play Rite of Shame", number, "play Harmony Flute")
        assert play.g.agenda[0] == gained


@pytest.mark.parametrize(
    ("attacker", "target", "gained"), [("Alpha", "Sage", 1), ("Alpha", "Brute", 0), ("Howler", "Sage", 0)]
)
def test_leader_of_the_pack_attacks(attacker: str, target: str, gained: int) -> None:
    """fat-leader-of-the-pack: the Leader's attack on a Leader is worth 1."""
    one = Side(streets=[["Alpha"], ["Howler"]], agenda_card="Leader of the Pack")
    with scene(one, Side(streets=["Sage", "Brute"], exhausted=["Sage", "Brute"]), book=BOOK) as play:
        play.one(f"attack with {attacker}", f"target {target}", "Social")
        assert play.g.agenda[0] == gained


@pytest.mark.parametrize(("target", "gained"), [("Sage", 2), ("Weakling", 1)])
def test_leader_of_the_pack_defeats(target: str, gained: int) -> None:
    """fat-leader-of-the-pack: 1 for a Leader who is defeated, by whomever; the other is the Rival's."""
    one = Side(streets=[["Brute"]], haven=["Alpha"], agenda_card="Leader of the Pack", leader="Alpha")
    two = Side(streets=["Sage", "Weakling"], exhausted=["Sage", "Weakling"], blood={"Sage": 1, "Weakling": 1})
    with scene(one, two, rivals=[1, 0], book=BOOK) as play:
        play.one("attack with Brute", f"target {target}", "Social")
        assert play.g.agenda[0] == gained


@pytest.mark.parametrize(("there", "gained"), [("haven", 1), ("streets", 0)])
def test_leader_of_the_pack_alone(there: str, gained: int) -> None:
    """fat-leader-of-the-pack: at the end of the turn 1, if no other Leader is in The Streets."""
    one = Side(streets=["Alpha"], agenda_card="Leader of the Pack")
    two = Side(streets=["Sage"]) if there == "streets" else Side(haven=["Sage"], streets=["Weakling"], leader="Sage")
    with scene(one, two, phase="end of turn", book=BOOK) as play:
        assert play.g.agenda[0] == gained


def test_no_quarter_given() -> None:
    """fat-no-quarter-given: 1 Agenda for the first Mortal of the turn; 1 Prestige for the last one in The Streets."""
    one = Side(streets=[["Alpha"], ["Brute"]], hand=["Swipe"], agenda_card="No Quarter Given")
    with scene(one, SAGE, city=City(streets=["Vagrant", "Vagrant"]), book=BOOK) as play:
        play.one("attack with Alpha", "target Vagrant", "Physical", "place Swipe", "attach Vagrant")
        assert (play.g.agenda[0], play.g.prestige[0]) == (1, 5)
        play.one("attack with Brute", "target Vagrant", "Physical", "burn Vagrant")
        assert (play.g.agenda[0], play.g.prestige[0]) == (1, 6)


def test_garden_palace() -> None:
    """fat-caern-garden-palace: hides who is at home; moves 1 Rage from a card of yours to another, once a turn."""
    one = Side(haven=["Howler"], streets=["Judge"], haven_card="Caern: Garden Palace", ongoing=["Rite of Shame"])
    one.rage = {"Howler": 2}
    with scene(one, SAGE, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Howler", "Judge")] == [1, 0]
        play.one("activate Caern: Garden Palace", *["Howler"] * play.offers("Howler"), "Rite of Shame")
        assert [play.g.rage[play.card(name)] for name in ("Howler", "Rite of Shame")] == [1, 1]
        assert not play.offers("activate Caern: Garden Palace")


@pytest.mark.parametrize(
    ("own", "rivals", "asked"), [("streets", "haven", True), ("streets", "streets", False), ("haven", "haven", False)]
)
def test_the_stadium(own: str, rivals: str, asked: bool) -> None:
    """fat-caern-the-stadium: at the end of the turn, with the Rival's Leader at home and one's own out."""
    one = Side(haven_card="Caern: The Stadium", library=["Swipe"] * 3)
    one.streets, one.haven = (["Alpha"], []) if own == "streets" else ([], ["Alpha"])
    two = Side(haven=["Sage"]) if rivals == "haven" else Side(streets=["Sage"])
    for answer, prestige, cards in (("Gain 1 Prestige", 6, 0), ("Draw 1 card", 5, 1)) if asked else (("", 5, 0),):
        with scene(one, two, rivals=[1, 0], phase="end of turn", book=BOOK) as play:
            if asked:
                play.one(answer)
            assert (play.g.prestige[0], len(play.g.hand(0))) == (prestige, 2 + cards)


@pytest.mark.parametrize(("card", "lost"), [("Swipe", 0), ("Silver Dagger", 3)])
def test_the_stadium_shields(card: str, lost: int) -> None:
    """fat-caern-the-stadium: 1 Shield at home; not against Damage of which some is Aggravated."""
    two = Side(streets=["Seer"], haven=["Judge"], haven_card="Caern: The Stadium")
    with scene(Side(streets=["Howler"], hand=[card]), two, book=BOOK) as play:
        assert [play.value(name, w.SHIELD) for name in ("Judge", "Seer")] == [1, 0]
        play.one("attack with Howler", "target Judge", "Physical", f"place {card}")
        assert play.blood("Judge") == 5 - lost


@pytest.mark.parametrize(
    ("x", "choice", "prestige", "rage"), [("2", "Prestige", 5 - 1 + 1, 0), ("2", "Rage", 5 - 1, 2)]
)
def test_the_observatory(x: str, choice: str, prestige: int, rage: int) -> None:
    """fat-caern-the-observatory: at the start of the turn Influence is 1 Prestige for every 2, or 1 Rage each."""
    one = Side(haven=["Alpha"], haven_card="Caern: The Observatory")
    with scene(one, SAGE, phase="beginning", city=City(deck=["Vagrant"]), book=BOOK) as play:
        assert play.value("Alpha", w.SECRECY) == 1
        play.one("yes: Caern: The Observatory", x, "exert Alpha")
        play.one(next(each for each in play.offered if "1" in each))
        play.one(next(each for each in play.offered if choice in each))
        assert (play.g.prestige[0], play.g.rage[play.card("Alpha")]) == (prestige, rage)
