"""Vampires of Core at their best in a fight, theirs or of their party; played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

LONER = Side(streets=["Loner"])  # 4 Blood, and 0 in everything

# ---- Shades


@pytest.mark.parametrize(("agenda", "intel"), [(4, 0), (5, 1), (10, 2)])
def test_shades_finds_who_leads(agenda: int, intel: int) -> None:
    """core-shades: 1 Intel for every 5 Agenda of the one attacked, for all of the party and for nobody else."""
    two = Side(haven=["Loner"], agenda=agenda)
    with scene(Side(streets=[["Shades", "Adept"], ["Bully"]]), two, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Adept", "target Loner")
        assert play.value("Adept", w.INTEL) == intel
        assert play.value("Bully", w.INTEL) == 0
        play.ends_asking(play.asked.asks)


# ---- Lixue Chen


@pytest.mark.parametrize(("borne", "bonus"), [(["Athlete"], 1), (["Office"], 0)])
def test_lixue_chen(borne: list[str], bonus: int) -> None:
    """core-lixue-chen: with a Retainer, the party's first Social attack of the turn. R20-CRD-19, R229-CRD-25."""
    one = Side(streets=["Lixue Chen", "Adept", "Acolyte"], attached={"Lixue Chen": borne})
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Adept", "Social")
        assert play.blood("Loner") == 4 - 1 - bonus


def test_lixue_chen_once_and_only_socially() -> None:
    """core-lixue-chen: neither a Physical attack nor a second Social one; and in no other party."""
    one = Side(streets=[["Lixue Chen", "Adept"], ["Acolyte"]], attached={"Lixue Chen": ["Athlete"]})
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Adept", "Physical")
        assert play.blood("Loner") == 4 - 1
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Acolyte", "Social")
        assert play.blood("Loner") == 4 - 1


# ---- Bella Forte


@pytest.mark.parametrize(("top", "bonus"), [("Coat", 2), ("Throat Rip", 0), ("Baseball Bat", 0), ("Fleetness", 2)])
def test_bella_forte(top: str, bonus: int) -> None:
    """core-bella-forte: +2, unless the card from her Library is an Attack card; it is gone either way."""
    two = Side(streets=["Loner", "Grace"], exhausted=["Grace"])
    with scene(Side(streets=["Bella Forte"], library=[top]), two, book=BOOK) as play:
        play.one("attack with Bella Forte", "target Loner", "Mental", "activate Bella Forte")
        assert (play.blood("Loner"), play.where(top)) == (4 - 1 - bonus, "discard")


# ---- Liza Holt


@pytest.mark.parametrize("said", [["yes: Liza Holt", "Adept"], ["no"]])
def test_liza_holt(said: list[str]) -> None:
    """core-liza-holt: a Retainer of whom her party defeats changes sides, as ready as it was. R229-CRD-20, -26."""
    one = Side(streets=["Brute", "Liza Holt", "Adept"])
    two = Side(streets=["Weakling", "Grace"], exhausted=["Grace", "Athlete"], attached={"Weakling": ["Athlete"]})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Mental", *said)
        assert play.host("Athlete") == ("Adept" if len(said) > 1 else "")
        assert play.where("Athlete") == ("attached" if len(said) > 1 else "burned")
        assert play.g.agenda[0] == 1  # for the Rival's vampire, none for the Athlete
        if len(said) > 1:
            assert not play.is_ready("Athlete")


def test_liza_holt_is_of_another_party() -> None:
    """core-liza-holt: what is done elsewhere does not concern her."""
    one = Side(streets=[["Brute"], ["Liza Holt"]])
    two = Side(streets=["Weakling", "Grace"], exhausted=["Grace"], attached={"Weakling": ["Athlete"]})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Mental")
        assert play.where("Athlete") == "burned"


# ---- Randolph Marz


@pytest.mark.parametrize(("prince", "bonus"), [("Randolph Marz", 2), ("Adept", 1)])
def test_randolph_marz(prince: str, bonus: int) -> None:
    """core-randolph-marz: a Title for 1 Damage in an attack of his party, 2 if he is the Prince."""
    one = Side(streets=["Randolph Marz", "Adept"], hand=["Office", "Coat"], attached={prince: ["Prince of the City"]})
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Adept", "Physical", "pass", "activate Randolph Marz")
        assert (play.blood("Loner"), play.names(0, w.HAND)) == (4 - 1 - bonus, ["Coat"])


def test_randolph_marz_without_a_title() -> None:
    """core-randolph-marz: no other card will do."""
    with scene(Side(streets=["Randolph Marz"], hand=["Coat"]), LONER, book=BOOK) as play:
        play.one("attack with Randolph Marz", "Physical", "pass")
        assert play.asked.asks == "act"


# ---- Street Preacher


@pytest.mark.parametrize(
    ("edition", "kind", "may"), [("2023", "Physical", True), ("2023", "Ranged", False), ("2020", "Ranged", True)]
)
def test_street_preacher_comes_to_block(edition: str, kind: str, may: bool) -> None:
    """core-street-preacher: for 1 Prestige; R226-RLT-06, R229-RLT-02.

    DIFF-143, R226-ERR-20, R20-CRD-24: once Ranged, too.
    """
    one, two = Side(streets=["Brother"]), Side(haven=["Doc", "Street Preacher"])
    three = Side(streets=["June Bryant"])
    with scene(one, two, three, edition=edition) as play:
        play.one("attack with Brother", "target June Bryant", kind)
        assert play.offers("activate Street Preacher") == may
        if may:
            play.two("activate Street Preacher")
            assert (play.where("Street Preacher"), play.g.prestige[1]) in [("torpor", 3), ("streets", 4)]
            assert play.blood("June Bryant") == 3
        play.ends_asking(play.asked.asks)


def test_street_preacher_stays_away() -> None:
    """core-street-preacher: not for who is at home, not exhausted, not against his own side. R226-ERR-21."""
    for streets, exhausted in (["Hydra"], ["Street Preacher"]), ([], []):
        three = Side(streets=streets, haven=[] if streets else ["Hydra"])
        two = Side(haven=["Doc", "Street Preacher"], exhausted=exhausted)
        with scene(Side(streets=["Bully"]), two, three, book=BOOK) as play:
            play.one("attack with Bully", "target Hydra", "Mental")
            assert not play.offers("activate Street Preacher")
            play.ends_asking(play.asked.asks)
