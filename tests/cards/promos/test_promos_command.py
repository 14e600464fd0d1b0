"""Agendas and Havens given away as promos, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK
from setting_up import CAITIFF, MINISTRY, begun, deck

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize(
    ("attacker", "target", "dealt"), [("Butcher", "Loner", 2), ("Butcher", "Adept", 3), ("Singer", "Loner", 1)]
)
def test_the_presidio(attacker: str, target: str, dealt: int) -> None:
    """xxx-the-presidio: the Leader has a Shield against Aggravated damage; against other damage, and others, none."""
    two = Side(streets=[["Loner"], ["Adept"]], haven_card="Haven - The Presidio")
    with scene(Side(streets=[attacker]), two, book=BOOK) as play:
        play.one(f"attack with {attacker}", f"target {target}", "Mental")
        assert play.blood(target) == 4 - dealt


@pytest.mark.parametrize(("worn", "mended"), [(["Owl", "Maid"], 1), (["Owl", "Tramp", "Coat"], 2), (["Coat"], 0)])
def test_the_underpass(worn: list[str], mended: int) -> None:
    """xxx-the-underpass: 1 Blood for each Animal and Vagrant the Leader has, to one active or in torpor."""
    one = Side(haven=["Loner", "Adept"], torpor=["Hope"], attached={"Loner": worn}, haven_card="Haven - The Underpass")
    one.blood = {"Loner": 1, "Adept": 1, "Hope": 1}
    with scene(one, KEONDRA, book=BOOK) as play:
        if not mended:
            assert play.refusal("activate Haven - The Underpass")
            return
        play.one("activate Haven - The Underpass")
        assert play.offered == ["Loner", "Adept", "Hope"]
        play.one("Hope")
        assert (play.blood("Hope"), play.blood("Adept"), play.g.prestige[0]) == (1 + mended, 1, 4)


# ---- Kiss The Ring


@pytest.mark.parametrize(
    ("answers", "agenda"),
    [
        (("yes: Kiss The Ring", "Exert 2 Influence: Gain 1 Agenda", "2"), 1),
        (("yes: Kiss The Ring", "Exert 5 Influence: Gain 2 Agenda", "5"), 2),
        (("no",), 0),
    ],
)
def test_kiss_the_ring(answers: tuple[str, ...], agenda: int) -> None:
    """xxx-kiss-the-ring: the first attack of a Titled character is worth Agenda, for Influence."""
    one = Side(streets=[["Singer"], ["Adept"]], attached={"Singer": ["Office"], "Adept": ["Office"]}, prestige=20)
    one.agenda_card = "Kiss The Ring"
    two = Side(streets=["Loner", "Hope"], exhausted=["Loner", "Hope"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Singer", "target Loner", *answers)
        assert play.g.agenda[0] == agenda
        play.one("Mental", "attack with Adept", "target Hope")
        assert play.asked.asks == "attack-type"
        play.ends_asking("attack-type")


@pytest.mark.parametrize(("worn", "target"), [(["Coat"], "Loner"), (["Office"], "Maid")])
def test_kiss_the_ring_of_somebody(worn: list[str], target: str) -> None:
    """xxx-kiss-the-ring: without a Title, or on a Mortal, there is nothing to gain."""
    one = Side(streets=["Singer"], attached={"Singer": worn}, prestige=20, agenda_card="Kiss The Ring")
    with scene(one, Side(streets=["Loner"]), city=City(streets=["Maid"]), book=BOOK) as play:
        play.one("attack with Singer", f"target {target}")
        assert play.asked.asks == "attack-type"
        play.ends_asking("attack-type")


# ---- Race to the Bottom


@pytest.mark.parametrize(("by", "agenda"), [("Candi Liu", 1), ("Aurora Nix", 0)])
def test_race_to_the_bottom(by: str, agenda: int) -> None:
    """xxx-race-to-the-bottom: 1 Agenda for a '-1 Blood Potency' token on a foe's character; not for another token."""
    one = Side(streets=[by], agenda_card="Race to the Bottom")
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        play.one(f"attack with {by}", "Social" if by == "Candi Liu" else "Physical")
        assert play.g.agenda[0] == agenda


# ---- The Killing Moon


def test_the_killing_moon_feeds_on_prey() -> None:
    """xxx-the-killing-moon: 1 Agenda each turn with Prey, and 2 for diablerie of one's own."""
    one = Side(streets=["Alraaz Tahir"], agenda_card="The Killing Moon", attached={"Alraaz Tahir": ["Hope"]})
    with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
        assert play.g.agenda[0] == 1
    one.attached = {"Alraaz Tahir": ["Coat"]}
    with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
        assert play.g.agenda[0] == 0


def test_the_killing_moon_and_diablerie() -> None:
    """xxx-the-killing-moon: whoever suffers it."""
    one = Side(streets=["Alraaz Tahir"], agenda_card="The Killing Moon")
    two = Side(streets=["Weakling"], haven=["Hope"])
    with scene(one, two, book=BOOK) as play:
        play.g.foreign.extend((play.card("Weakling"), 0, 1))
        before = play.g.agenda[0]
        play.one("attack with Alraaz Tahir", "target Weakling", "Physical", "drink Weakling")
        assert play.g.agenda[0] - before == 2 + (play.g.rival[0] == 1)


# ---- Tent City, Youth Hostel


@pytest.mark.parametrize(
    ("coterie", "secrecy"), [(["Adept", "Banker", "Alchemist"], 1), (["Adept", "Banker", "Singer"], 0)]
)
def test_tent_city(coterie: list[str], secrecy: int) -> None:
    """xxx-tent-city: three clans hide each other in The Streets as well; two do not."""
    with scene(Side(streets=coterie, haven_card="Haven - Tent City"), KEONDRA, book=BOOK) as play:
        assert play.value("Banker", w.SECRECY) == secrecy


@pytest.mark.parametrize(
    ("party", "left"), [([], 1), (["Adept"], 2), (["Adept", "Weakling"], 2), (["Adept", "Singer"], 3)]
)
def test_youth_hostel(party: list[str], left: int) -> None:
    """xxx-youth-hostel: who is attacked has a Shield for each taller character of the attacking party."""
    two = Side(streets=["Youngster"], haven_card="Haven - Youth Hostel")
    with scene(Side(streets=[["Butcher", *party]]), two, book=BOOK) as play:
        play.one("attack with Butcher", "Physical")
        assert play.blood("Youngster") == left


# ---- Balance in All Things


@pytest.mark.parametrize(
    ("worn", "agenda"),
    [((2,), 0), ((2, 2), 1), ((2, 2, 2), 2), ((2, 2, 2, 2), 2), ((2, 2, 1), 1), ((2, 1, 3), 0), ((2, 3, 2), 1)],
)
def test_balance_in_all_things(worn: tuple[int, ...], agenda: int) -> None:
    """xxx-balance-in-all-things: at the end of a turn, 1 Agenda for 2 characters with just 2 attachments, 2 for 3."""
    names = ["Hope", "Singer", "Adept", "Bully"]
    one = Side(haven=names, agenda_card="Balance in All Things")
    one.attached = {name: ["Coat"] * number for name, number in zip(names, worn, strict=False)}
    two = Side(haven=["Loner", "Brute"], attached={"Loner": ["Coat"] * 2, "Brute": ["Coat"] * 2})
    with scene(one, two, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.agenda == [agenda, 0]


# ---- Dancing House

DANCING = "Haven - Dancing House"


def test_dancing_house() -> None:
    """xxx-dancing-house: for a discard, what is attached goes to another card; attach effects hear nothing."""
    one = Side(haven=["Hope", "R.T. Thassos"], haven_card=DANCING, hand=["Awe"], leader="Hope")
    one.attached = {"Hope": ["Owl", "Office"]}
    two = Side(haven=["Loner"], hand=["Awe"], curses={"R.T. Thassos": ["Coat"]}, attached={"Loner": ["Brew"]})
    with scene(one, two, book=BOOK) as play:
        assert play.value("R.T. Thassos", w.SECRECY) == 1
        play.one(f"activate {DANCING}")
        assert set(play.offered) == {"Owl", "Coat"}
        play.one("Owl")
        assert "Hope" not in play.offered
        assert "R.T. Thassos" in play.offered
        assert "Loner" not in play.offered
        play.one("R.T. Thassos")
        assert (play.host("Owl"), play.names(1, w.HAND)) == ("R.T. Thassos", ["Awe"])


def test_dancing_house_moves_a_curse() -> None:
    """xxx-dancing-house: a Curse that is moved is still whose it was."""
    one = Side(haven=["Hope", "Singer"], haven_card=DANCING, hand=["Awe"])
    two = Side(haven=["Loner"], curses={"Singer": ["Coat"]})
    with scene(one, two, book=BOOK) as play:
        play.one(f"activate {DANCING}", "Hope")
        assert (play.host("Coat"), play.g.controller[play.card("Coat")]) == ("Hope", 1)


# ---- Prague National Bank

BANK = "Haven - Prague National Bank"


def test_prague_national_bank_starts_with_more() -> None:
    """xxx-prague-national-bank, RV-SETUP-12: 25 Prestige for its player, of which the Leader is paid; 20 for others."""
    play = begun(deck(MINISTRY, haven=BANK), CAITIFF)
    spent = [sum(play.g.blood[card] for card in play.g.coterie(seat)) for seat in (0, 1)]
    assert [play.g.prestige[seat] + spent[seat] for seat in (0, 1)] == [25, 20]


def test_prague_national_bank_leaves_play() -> None:
    """xxx-prague-national-bank: when another Haven takes its place, 3 Prestige are lost."""
    one = Side(haven=["Banker"], haven_card=BANK, attached={"Banker": ["Haven - Campsite"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Haven - Campsite", "Haven - The Presidio")
        assert (play.where(BANK), play.g.prestige[0], play.g.prestige[1]) == ("unused", 2, 5)
