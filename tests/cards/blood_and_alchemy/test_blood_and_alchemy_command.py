"""Agendas and Havens of Blood & Alchemy, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

KEONDRA = Side(haven=["Keondra"])


def test_recruitment_drive() -> None:
    """baa-recruitment-drive: 1 Agenda for each recruit; a foe's bring none."""
    one = Side(haven=["Hope"], hand=["Weakling", "Wendy"], agenda_card="Recruitment Drive")
    with scene(one, Side(haven=["Keondra"], agenda_card="Recruitment Drive"), book=BOOK) as play:
        play.one("recruit Weakling", "recruit Wendy")
        assert play.g.agenda[:2] == [2, 0]


def test_the_pit_gives_an_unhosted_action_for_the_first_recruit() -> None:
    """baa-the-pit, R226-ERR-01: an Unhosted Action, once in a turn; Secrecy at home."""
    one = Side(haven=["Hope"], streets=["Sage"], hand=["Weakling", "Wendy"], haven_card="Haven - The Pit")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Hope", "Sage")] == [1, 0]
        play.one("recruit Weakling")
        assert play.unhosted_actions == 1
        play.one("recruit Wendy")  # with that action
        assert play.unhosted_actions == 0


def test_the_chantry_gives_an_unhosted_action_for_the_leaders_rituals() -> None:
    """baa-the-chantry: when the Leader plays one, and nobody else; Secrecy at home."""
    one = Side(haven=["Adept", "Magus"], hand=["Rite"], haven_card="Haven - The Chantry")
    for who, gained in (("Adept", 1), ("Magus", 0)):
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("play Rite", f"exhaust {who}", "pass", "blood of Adept", "pass")
            assert (play.unhosted_actions, play.value("Magus", w.SECRECY)) == (gained, 1)


@pytest.mark.parametrize(("cards", "gained"), [(5, 0), (6, 1), (9, 1), (10, 2), (11, 1)])
def test_knowledge_is_power(cards: int, gained: int) -> None:
    """baa-knowledge-is-power: R229-CRD-66: 1 Agenda with 6 Library cards or more, 2 with exactly 10."""
    one = Side(streets=["Grigori"], hand=["Coat"] * cards + ["Weakling"], agenda_card="Knowledge is Power")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Grigori")
        assert play.g.agenda[0] == gained


def test_knowledge_is_power_comes_of_the_leader_in_the_streets() -> None:
    """baa-knowledge-is-power: neither at home, nor by another, and once a turn."""
    one = Side(streets=["Grigori"], haven=["Lorenzo Murik"], hand=["Coat"] * 7, agenda_card="Knowledge is Power")
    one.blood = {"Lorenzo Murik": 1}
    for leader, gained in (("Grigori", 1), ("Lorenzo Murik", 0)):
        one.leader = leader
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("activate Lorenzo Murik")
            assert play.g.agenda[0] == 0
            play.one("activate Grigori")
            assert play.g.agenda[0] == gained
    one = Side(streets=["Frog"], hand=["Fixatio", "Fixatio", *["Coat"] * 7], agenda_card="Knowledge is Power")
    with scene(one, KEONDRA, book=BOOK) as play:
        for _ in range(2):
            play.one("play Fixatio")  # and is ready again
        assert (play.is_ready("Frog"), play.g.agenda[0]) == (True, 1)


@pytest.mark.parametrize(("bearers", "gained"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_street_brew(bearers: int, gained: int) -> None:
    """baa-street-brew: 1 Agenda for one who bears an Alchemy, 2 for three of them; the Discipline alone is none."""
    who = ["Hope", "Sage", "Candi Liu"]
    one = Side(haven=[*who, "Joseph Drake"], attached={name: ["Fixatio"] for name in who[:bearers]})
    one.agenda_card = "Street Brew"
    two = Side(haven=["Keondra"], attached={"Keondra": ["Fixatio"]})
    with scene(one, two, book=BOOK, phase="beginning") as play:
        assert play.g.agenda[0] == gained


def test_the_thrift_store_asks_for_less() -> None:
    """baa-thrift-store: Library cards need 1 BP less, whoever plays them; a foe's do not."""
    for haven_card, offered in (("Haven - Thrift Store", True), ("", False)):
        one = Side(streets=["Adept"], haven=["Hope"], leader="Hope", hand=["Absolution"], haven_card=haven_card)
        two = Side(streets=["Loner"], haven=["Sage"], haven_card="Haven - Thrift Store")
        with scene(one, two, book=BOOK) as play:
            play.one("attack with Adept", "target Loner", "Mental")
            assert play.offers("place Absolution") is offered
            play.ends_asking(play.asked.asks)


def test_the_thrift_store_avenges_its_leader() -> None:
    """baa-thrift-store: a token on target character when the Leader is defeated, and for nobody else."""
    two = Side(streets=["Weakling", "Hope"], exhausted=["Hope"], haven_card="Haven - Thrift Store")
    for leader, laid in (("Weakling", 1), ("Hope", 0)):
        two.leader = leader
        with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
            play.one("attack with Brute", "target Weakling", "Physical")
            if laid:
                play.two("Brute")
            assert play.g.minus_bp[play.card("Brute")] == laid
            play.ends_asking(play.asked.asks)


@pytest.mark.parametrize(("said", "drawn"), [("1", 1), ("2", 2)])
def test_the_university_library(said: str, drawn: int) -> None:
    """baa-university-library: R229-CRD-73: the Leader pays 1 or 2 Blood for as many cards, in anybody's turn."""
    two = Side(haven=["Hope", "Sage"], haven_card="Haven - University Library", library=["Awe"] * 5)
    with scene(Side(haven=["Keondra"]), two, book=BOOK) as play:
        play.one("pass action")
        play.two("activate Haven - University Library", said)
        assert (play.blood("Hope"), len(play.names(1, w.HAND)), play.value("Sage", w.SECRECY)) == (4 - drawn, drawn, 1)
        play.ends_asking(play.asked.asks)
    two.blood = {"Hope": 2}
    with scene(Side(haven=["Keondra"]), two, book=BOOK) as play:
        play.one("pass action")
        play.two("activate Haven - University Library")
        assert len(play.names(1, w.HAND)) == 1  # the last Blood pays for nothing
        play.ends_asking(play.asked.asks)
