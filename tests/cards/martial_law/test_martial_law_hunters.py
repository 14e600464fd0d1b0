"""Hunters of Martial Law, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from soldiers import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])


def test_clarence() -> None:
    """ml-clarence: recruited, he brings 1 Reaction back from the discard pile; no other card, and nobody else does."""
    one = Side(haven=["Gunner"], hand=["Clarence"], discard=["Rifle", "Parry", "Well Prepared"], prestige=5)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Clarence")
        assert sorted(play.offered) == ["Parry", "Well Prepared"]
        play.one("Well Prepared")
        assert play.names(0, w.HAND) == ["Well Prepared"]
    one = Side(haven=["Clarence"], hand=["Rookie"], discard=["Parry"], prestige=5)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Rookie")
        assert play.names(0, w.HAND) == []


def test_dulce() -> None:
    """ml-dulce: 1 Prestige readies anybody, in a foe's turn as well."""
    one = Side(haven=["Keondra"], exhausted=["Keondra"])
    with scene(one, Side(haven=["Dulce"]), book=BOOK) as play:
        play.one("pass action")
        play.two("activate Dulce")
        assert (play.is_ready("Keondra"), play.g.prestige[1]) == (True, 4)


@pytest.mark.parametrize(("answer", "place"), [("yes: Evelyn", "streets"), ("no", "haven")])
def test_evelyn(answer: str, place: str) -> None:
    """ml-evelyn: +1 Shield this turn to anybody, and whoever controls them may move them out."""
    with scene(KEONDRA, Side(haven=["Evelyn"]), book=BOOK) as play:
        play.one("pass action")
        play.two("activate Evelyn", "Keondra")
        play.one(answer)
        assert (play.where("Keondra"), play.value("Keondra", w.SHIELD), play.value("Evelyn", w.SHIELD)) == (place, 1, 0)


def test_trigger() -> None:
    """ml-trigger: the attacker loses 1 Blood when he plays a Reaction, not when somebody else does, nor without one."""
    two = Side(haven=["Trigger", "Gunner"], hand=["Parry"], exhausted=["Trigger", "Gunner"], leader_side="influence")
    for target, answer, lost in (("Trigger", "place Parry", 1), ("Gunner", "place Parry", 0), ("Trigger", "pass", 0)):
        with scene(Side(streets=["Keondra"]), two, book=BOOK) as play:
            play.one("attack with Keondra", f"target {target}", "Social")
            play.two(answer)
            assert play.blood("Keondra") == 6 - lost


@pytest.mark.parametrize(
    ("party", "answer", "shields"), [(True, "place Parry", 2), (True, "pass", 0), (False, "place Parry", 1)]
)
def test_fabiana(party: bool, answer: str, shields: int) -> None:
    """ml-fabiana: who plays a Reaction in her party has 1 Shield more for it; not elsewhere, nor without one."""
    parties = [["Gunner", "Fabiana"]] if party else [["Gunner"], ["Fabiana"]]
    two = Side(streets=parties, hand=["Parry"], exhausted=["Fabiana", "Gunner"], leader_side="influence")
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Gunner", "Mental")
        play.two(answer)
        assert play.blood("Gunner") == 4 - (4 - 1 - shields)
        assert play.value("Fabiana", w.SHIELD) == 0


@pytest.mark.parametrize(
    ("who", "hand", "kind", "dealt"),
    [
        ("Jordana", "place Rifle", "Ranged", 3),
        ("Jordana", "pass", "Ranged", 0),
        ("Jordana", "place Club", "Physical", 2),
        ("Gunner", "place Rifle", "Ranged", 2),
    ],
)
def test_jordana_attacks(who: str, hand: str, kind: str, dealt: int) -> None:
    """ml-jordana: a Ranged card of hers deals 1 more; a Ranged attack without one, another card or person does not."""
    one = Side(streets=["Jordana", "Gunner"], hand=["Rifle", "Club"])
    with scene(one, Side(streets=["Elder"]), book=BOOK) as play:
        play.one(f"attack with {who}", kind, hand)
        assert play.blood("Elder") == 6 - dealt


@pytest.mark.parametrize(("card", "dealt"), [("Return Fire", 2), ("Hit Back", 1)])
def test_jordana_shoots_back(card: str, dealt: int) -> None:
    """ml-jordana: also with a Reaction that has the symbol."""
    two = Side(haven=["Jordana"], hand=[card], leader_side="influence")
    with scene(Side(streets=["Elder"]), two, book=BOOK) as play:
        play.one("attack with Elder", "Mental")
        play.two(f"place {card}")
        assert play.blood("Elder") == 6 - dealt


@pytest.mark.parametrize(("blocked", "agenda"), [(True, 1), (False, 0)])
def test_drive_pride(blocked: bool, agenda: int) -> None:
    """ml-drive-pride: 1 Agenda for 1 Prestige in a turn in which its bearer has Blocked, whosever turn it is."""
    two = Side(haven=["Rookie", "Gunner"], attached={"Gunner": ["Drive: Pride"]}, leader_side="influence")
    with scene(Side(streets=["Loner"]), two, book=BOOK) as play:
        play.one("attack with Loner", "target Rookie", "Mental")
        play.two("block with Gunner" if blocked else "pass")
        if blocked:
            play.two("activate Drive: Pride")
        else:
            assert not play.offers("activate Drive: Pride")
        assert (play.g.agenda[1], play.g.prestige[1]) == (agenda, 5 - agenda)


def test_drive_pride_is_attached_to_one_of_the_cell() -> None:
    """ml-drive-pride: at most 1 to a character."""
    one = Side(haven=["Gunner", "Rookie"], hand=["Drive: Pride"], attached={"Gunner": ["Drive: Pride"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Drive: Pride")
        assert [play.g.face(play.g.host[card]).name for card in play.g.pile(w.CITY, w.ATTACHED)] == ["Gunner", "Rookie"]


@pytest.mark.parametrize(("who", "offered"), [("Marcos", True), ("Gunner", False)])
def test_marcos(who: str, offered: bool) -> None:
    """ml-marcos: Reactions to another type, of another clan, or for another occasion; but never of a higher BP."""
    names = ["Turnabout", "Kin", "Well Prepared", "Reflexes"]
    two = Side(streets=[who], hand=names, leader_side="influence")
    with scene(Side(streets=["Elder"]), two, book=BOOK) as play:
        play.one("attack with Elder", "Physical")
        assert [play.offers(f"place {name}") for name in names] == [offered, offered, offered, False]
        play.two("place Kin" if offered else "pass")
        assert play.names(1, w.DISCARD) == (["Kin"] if offered else [])


def test_marcos_plays_no_attack_card_so() -> None:
    """ml-marcos: Attack cards are no Reactions, and what is not his is not his."""
    one = Side(streets=["Marcos"], hand=["Club", "Turnabout"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Marcos", "Mental")
        assert play.offered == ["pass"]
        play.one("pass")


def test_salvador() -> None:
    """ml-salvador: Prestige on characters pays for any ability, wherever it lies."""
    one = Side(haven=["Salvador", "Dulce", "Rookie", "Preacher"], stakes={"Keondra": 2, "Elder": 1}, prestige=1)
    one.exhausted = ["Rookie", "Preacher"]
    with scene(one, Side(haven=["Keondra", "Elder"]), book=BOOK) as play:
        play.one("activate Dulce", "Rookie", "1 from Keondra")
        assert (prestige_on(play, "Keondra", 0), prestige_on(play, "Elder", 0), play.g.prestige[0]) == (1, 1, 1)
        assert play.is_ready("Rookie")


def test_salvador_but_once_a_turn() -> None:
    """ml-salvador: one ability in a turn; without him there is nothing to pay with."""
    one = Side(haven=["Salvador", "Handyman"], stakes={"Keondra": 2}, prestige=1, library=["Club"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("activate Handyman")
        assert not play.offers("activate Handyman")
        assert prestige_on(play, "Keondra", 0) == 1
    one.haven = ["Gunner", "Handyman"]
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        assert not play.offers("activate Handyman")


def test_salvador_pays_for_no_card() -> None:
    """ml-salvador: an Attack card is no ability."""
    one = Side(streets=["Salvador"], hand=["Flamethrower"], stakes={"Keondra": 3}, prestige=1)
    with scene(one, Side(haven=["Keondra"], streets=["Elder"]), book=BOOK) as play:
        play.one("attack with Salvador", "target Elder", "Ranged")
        assert play.offered == ["pass"]
        play.one("pass")
