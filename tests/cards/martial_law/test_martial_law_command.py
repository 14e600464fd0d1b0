"""Agendas, Havens and Hideouts of Martial Law, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from soldiers import BOOK

# ---- Kill Tally


@pytest.mark.parametrize(("victim", "agenda"), [("Weakling", 2), ("Elder", 0)])
def test_kill_tally_counts_the_defeated(victim: str, agenda: int) -> None:
    """ml-kill-tally: 1 for a character of a foe's, beside the 1 for a Rival's; who is only hurt is worth nothing."""
    one = Side(streets=["Bully"], agenda_card="Kill Tally")
    with scene(one, Side(streets=[["Elder"], ["Weakling"]]), book=BOOK) as play:
        play.one("attack with Bully", f"target {victim}", "Physical")
        assert play.g.agenda == [agenda, 0]


def test_kill_tally_counts_no_defeat_of_ones_own() -> None:
    """ml-kill-tally: nobody gains by losing a character, nor by burning or defeating one's own."""
    one = Side(streets=["Bully", "Fleshcrafter", "Page"], blood={"Bully": 1}, hand=["Anything For My Master"])
    one.agenda_card = "Kill Tally"
    with scene(one, Side(haven=["Elder"]), book=BOOK) as play:
        play.one("play Anything For My Master", "exhaust Fleshcrafter")
        assert (play.where("Bully"), play.g.agenda) == ("torpor", [0, 0])


@pytest.mark.parametrize(("card", "agenda"), [("Hit Back", 1), ("Parry", 0)])
def test_kill_tally_counts_attackers_who_are_hurt(card: str, agenda: int) -> None:
    """ml-kill-tally: 1 for damage to an attacker of a foe's."""
    two = Side(streets=["Elder"], agenda_card="Kill Tally", hand=[card])
    with scene(Side(streets=["Loner"]), two, book=BOOK) as play:
        play.one("attack with Loner", "Mental")
        play.two(f"place {card}")
        assert play.g.agenda == [0, agenda]


def test_kill_tally_counts_monsters() -> None:
    """ml-kill-tally: one that strikes is an attacker nobody controls; defeated, it is a character as well."""
    one = Side(streets=["Marksman"], agenda_card="Kill Tally", hand=["Hit Back"], tagged=["Mula-Sem-Cabeça"])
    city = City(monsters=["Mula-Sem-Cabeça"], blood={"Mula-Sem-Cabeça": 4})
    with scene(one, Side(haven=["Elder"]), city=city, book=BOOK) as play:
        play.one("attack with Marksman", "target Mula-Sem-Cabeça", "Social", "pass", "place Hit Back")
        assert (play.where("Mula-Sem-Cabeça"), play.g.agenda) == ("box", [2 + 1 + 1, 0])


# ---- Unrelenting Pressure


def test_unrelenting_pressure_of_recruits() -> None:
    """ml-unrelenting-pressure: the first recruit with a Relentless ability each turn; another has none."""
    one = Side(haven=["Gunner"], hand=["Dulce", "Evelyn", "Rookie"], prestige=20, agenda_card="Unrelenting Pressure")
    for first, second, agenda in (("Dulce", "Evelyn", 1), ("Rookie", "Evelyn", 1)):
        with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
            play.one(f"recruit {first}")
            assert play.g.agenda[0] == (first == "Dulce")
            play.one(f"recruit {second}")
            assert play.g.agenda[0] == agenda


def test_unrelenting_pressure_of_cards() -> None:
    """ml-unrelenting-pressure: the first card with Relentless that is played each turn, beside the first recruit."""
    one = Side(haven=["Gunner", "Rookie"], hand=["Drive: Pride", "Charm", "Evelyn"], prestige=20)
    one.agenda_card = "Unrelenting Pressure"
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Charm", "exhaust Rookie")
        assert play.g.agenda[0] == 0
        play.one("play Drive: Pride", "Gunner")
        assert play.g.agenda[0] == 1
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Drive: Pride", "Gunner", "recruit Evelyn")
        assert play.g.agenda[0] == 2


# ---- Hideouts


@pytest.mark.parametrize(("hideout", "price"), [("Hideout - The Ready Room", 0), ("Hideout - The Feretory", 1)])
def test_the_ready_room(hideout: str, price: int) -> None:
    """ml-the-ready-room: a Relentless ability costs 1 Prestige less; nobody else's does."""
    one = Side(haven=["Dulce", "Rookie"], exhausted=["Rookie"], haven_card=hideout)
    two = Side(haven=["Dulce", "Gunner"], exhausted=["Gunner"])
    with scene(one, two, book=BOOK) as play:
        assert play.value("Rookie", w.SECRECY) == 2  # with what Hunters have at first
        play.one("activate Dulce", "Rookie")
        play.two("activate Dulce", "Gunner")
        assert play.g.prestige == [5 - price, 4]


def test_the_ready_room_is_for_relentless_abilities() -> None:
    """ml-the-ready-room: another ability, of the same card even, costs what it says."""
    one = Side(haven=["Handyman", "Rookie"], haven_card="Hideout - The Ready Room", library=["Club", "Rifle"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("activate Handyman")
        assert play.g.prestige[0] == 4
        play.one("activate Handyman")
        assert (play.g.prestige[0], play.g.agenda[0]) == (4, 1)


def test_the_ready_room_without_a_leader() -> None:
    """ml-the-ready-room: its Leader Ability is silent while the Leader is in torpor."""
    one = Side(haven=["Dulce", "Rookie"], torpor=["Gunner"], leader="Gunner", exhausted=["Rookie"], blood={"Gunner": 1})
    one.haven_card = "Hideout - The Ready Room"
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("activate Dulce")
        assert play.g.prestige[0] == 4


# ---- Ghoul Master


@pytest.mark.parametrize(("ghouls", "agenda"), [(["Page"], 1), ([], 0)])
def test_ghoul_master_at_the_start_of_a_turn(ghouls: list[str], agenda: int) -> None:
    """ml-ghoul-master: 1 with a Ghoul in the coterie."""
    one = Side(haven=["Loner", *ghouls], agenda_card="Ghoul Master")
    with scene(one, Side(haven=["Keondra", "Page"]), phase="beginning", book=BOOK) as play:
        assert play.g.agenda[0] == agenda


def test_ghoul_master_counts_what_ghouls_do() -> None:
    """ml-ghoul-master: an attack, a Block or an ability, whichever is first in a turn, and only the first."""
    one = Side(streets=[["Loner"], ["Page"], ["Librarian Ghoul"]], library=["Coat", "Owl"], agenda_card="Ghoul Master")
    one.blood = {"Librarian Ghoul": 2}
    with scene(one, Side(streets=["Elder"]), book=BOOK) as play:
        play.one("attack with Loner", "Mental", "pass")
        assert play.g.agenda[0] == 0  # no Ghoul
        play.one("attack with Page", "Mental", "pass")
        assert play.g.agenda[0] == 1
        play.one("activate Librarian Ghoul")
        assert play.g.agenda[0] == 1
    with scene(one, Side(streets=["Elder"]), book=BOOK) as play:
        play.one("activate Librarian Ghoul")
        assert play.g.agenda[0] == 1
    one.streets, one.exhausted = ["Loner", "Page", "Librarian Ghoul"], ["Librarian Ghoul"]
    with scene(Side(streets=["Elder"]), one, book=BOOK) as play:
        play.one("attack with Elder", "target Loner", "Mental")
        play.two("block with Page")
        assert play.g.agenda == [0, 1]


# ---- Hunter's Blind

BLIND = "Hideout - Hunter's Blind"


@pytest.mark.parametrize("kind", ["Ranged", "Social"])
def test_hunters_blind(kind: str) -> None:
    """ml-hunters-blind: an exhausted one of The Streets is readied and Blocks, from whatever party; then exhausted."""
    two = Side(streets=[["Rookie"], ["Gunner"]], haven=["Preacher"], exhausted=["Gunner", "Preacher"])
    two.haven_card, two.leader, two.leader_side = BLIND, "Preacher", "influence"
    with scene(Side(streets=["Bully"], hand=["Whistle"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Rookie", "discard Whistle", kind)
        assert play.offered == ["activate Gunner", "pass"]
        play.two("activate Gunner")
        assert (play.blood("Rookie"), play.is_ready("Gunner")) == (4, False)
        assert (play.blood("Gunner") < 4) == (kind == "Social")


def test_hunters_blind_is_for_the_streets() -> None:
    """ml-hunters-blind: not for a target at home; nor a second time in a turn; nor if it is declined."""
    two = Side(streets=[["Rookie"], ["Gunner"]], haven=["Preacher"], exhausted=["Gunner", "Preacher"])
    two.haven_card, two.leader, two.leader_side = BLIND, "Preacher", "influence"
    with scene(Side(streets=["Bully"], hand=["Whistle"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Preacher", "discard Whistle", "Social")
        assert not play.offers("activate Gunner")
    with scene(Side(streets=[["Bully"], ["Loner"]], hand=["Whistle", "Whistle"]), two, book=BOOK) as play:
        play.one("attack with Loner", "target Rookie", "discard Whistle", "Ranged", "pass")
        play.two("activate Gunner")
        play.one("attack with Bully", "target Rookie", "discard Whistle", "Ranged")
        assert not play.offers("activate Gunner")
