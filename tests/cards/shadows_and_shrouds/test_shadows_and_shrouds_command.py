"""Agendas and Havens of Shadows & Shrouds, in play."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import MONSTER_STACK, RIO_DECK

KEONDRA = Side(haven=["Keondra"])
DECK = ["Awe"] * 9
LASOMBRA = ["Adrian Beltza", "Astrid Malhela", "Gia de Emparan", "Mei Yinying", "Raven Smith", "Rachany Sok", "Annika"]
CAITIFF = ["Lucky", "Grace", "Benício", "Hope", "Jorge Guerrero", "Prudence", "Sage"]
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


def test_the_tenderloin() -> None:
    """sas-the-tenderloin: R229-CRD-126: 1 Agenda of each source at most; so much less Prestige, and full Blood."""
    one = Side(haven=["Hope", "Grace"], agenda_on={"Hope": 2, "Grace": 1}, agenda=3, agenda_card="Prizefighter")
    one.haven_card, one.hand, one.prestige = "Haven - The Tenderloin", ["Lucky", "Sage"], 9
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Haven - The Tenderloin")
        assert sorted(play.offered) == ["Grace", "Hope", "Prizefighter", "done"]
        play.one("Hope", "Prizefighter", "done")
        assert [play.g.agenda_on[play.card(name)] for name in ("Hope", "Grace")] == [1, 1]
        assert play.g.agenda[0] == 2
        play.one("recruit Lucky")
        assert (play.g.prestige[0], play.blood("Lucky")) == (9 - 5 + 2, 5)
        play.one("recruit Sage")  # the next one costs what it always does
        assert (play.g.prestige[0], play.blood("Sage")) == (6 - 3, 3)


def test_the_tenderloin_is_of_one_turn() -> None:
    """sas-the-tenderloin: what is not used is lost; without Agenda there is nothing to use."""
    one = Side(haven=["Hope"], agenda_on={"Hope": 1}, haven_card="Haven - The Tenderloin", hand=["Lucky"], prestige=9)
    one.library = DECK
    with scene(one, Side(haven=["Keondra"], library=DECK), book=BOOK) as play:
        play.one("activate Haven - The Tenderloin", "Hope")
        for seat in (0, 1):
            end_turn(play, seat)
            if play.asked.asks == "mend":
                play.answers(play.asked.seat, ("pass",))
        play.one("recruit Lucky")
        assert play.g.prestige[0] == 9 - 5
        assert play.refusal("activate Haven - The Tenderloin")


def test_most_impressive_at_the_start() -> None:
    """sas-most-impressive: 1 Agenda with more Blood Potency in The Streets than each foe alone; not with as much."""
    for mine, theirs, gained in ((["Lucky"], ["Hope"], 1), (["Hope"], ["Grace"], 0), (["Hope"], ["Lucky"], 0)):
        one = Side(streets=mine, agenda_card="Most Impressive")
        sides = (one, Side(streets=theirs), Side(streets=["Sage"]))
        with scene(*sides, phase="beginning", book=BOOK) as play:
            assert play.g.agenda[0] == gained, (mine, theirs)


def test_most_impressive_when_it_grows() -> None:
    """sas-most-impressive: 2 Agenda for the first of yours in The Streets you strengthen; not at home, not twice."""
    hand = ["Blood of Potency", "Blood of Potency"]
    for side, gained in ((Side(streets=["Hope", "Grace"]), 2), (Side(haven=["Hope", "Grace"]), 0)):
        side.agenda_card, side.hand = "Most Impressive", hand
        with scene(side, KEONDRA, book=BOOK) as play:
            play.one("play Blood of Potency", "exhaust Hope")
            if gained:
                play.one("resolve Most Impressive")  # before Blood of Potency's own
            assert play.g.agenda[0] == gained
            play.one("play Blood of Potency")
            assert play.g.agenda[0] == gained
    with scene(Side(streets=["Hope"], hand=["Coat"], agenda_card="Most Impressive"), KEONDRA, book=BOOK) as play:
        play.one("play Coat")
        assert play.g.agenda[0] == 0


BIG_HOUSE = "Haven - The Big House"


def test_the_big_house_strengthens() -> None:
    """sas-the-big-house: +1 Blood Potency for the coterie, +1 Secrecy at home; nobody of a foe's."""
    with scene(Side(haven=["Hope"], streets=["Grace"], haven_card=BIG_HOUSE), KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.BLOOD_POTENCY) for name in ("Hope", "Grace", "Keondra")] == [5, 6, 6]


def test_the_big_house_lets_the_leader_drink() -> None:
    """sas-the-big-house: for Prestige of that foe's colour, which the foe gets; the Leader only, and once for each."""
    for leader, there, answers in (
        ("Brute", 1, ("yes: Haven - The Big House",)),
        ("Brute", 1, ("no",)),
        ("Hope", 1, ()),
        ("Brute", 0, ()),
    ):
        one = Side(streets=["Brute"], haven=["Hope"], leader=leader, haven_card=BIG_HOUSE)
        two = Side(streets=["Loner"], haven=["Keondra"], stakes={BIG_HOUSE: there} if there else {})
        with scene(one, two, rivals=[0, 1], book=BOOK) as play:
            play.one("attack with Brute", "target Loner", "Physical", *answers)
            drunk = answers == ("yes: Haven - The Big House",)
            assert (play.where("Loner"), play.host("Loner")) == (("attached", "Brute") if drunk else ("torpor", ""))
            assert play.g.prestige[1] == 5 - 1 + drunk  # 1 lies on whoever comes to torpor


def test_the_big_house_at_the_start() -> None:
    """sas-the-big-house: 1 Prestige of each foe's general supply, before the first turn; nobody's own is touched."""
    one = Deck("Prizefighter", BIG_HOUSE, LASOMBRA, ["Awe"] * 40)
    two = Deck("The Ash Heap of History", "Haven - The Clubhouse", CAITIFF, ["Awe"] * 40)
    switches = EDITIONS[NEWEST].settled()
    play = Play(new_game(BOOK, [one, two], list(RIO_DECK), list(MONSTER_STACK), b"1", switches=switches))
    while play.asked.asks in ("leader", "bid", "leader-again"):
        play.answer(0)
    assert [staked(play.g, play.g.haven_card[0], seat) for seat in (0, 1)] == [0, 1]
