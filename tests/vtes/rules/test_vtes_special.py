"""Special terms: infernal, Red List, trophies, scarce, slaves, sterile, vulnerable, circles, research areas."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.vtes.rules.topics import BLEED, STRENGTH
from primogen.vtes.scenes.laying import INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, fight


def test_an_infernal_minion_untaps_for_a_pool() -> None:
    """VT-SPECIAL-02: and not by itself."""
    for words, fate in (("untap Fiend for 1 pool", (29, False)), ("end", (30, True))):
        with scene(Side(ready=["Fiend", "Krid"], tapped=["Fiend", "Krid"]), Side(), phase=UNTAP, book=BOOK) as play:
            assert (play.is_tapped("Fiend"), play.is_tapped("Krid")) == (True, False)
            play.one(words)
            assert (play.pool[0], play.is_tapped("Fiend")) == fate
            play.ends_asking("untap" if words != "end" else "master")


def test_marking_and_hunting_down() -> None:
    """VT-SPECIAL-03, -04, VT-MASTER-21: a master phase action; then a (D) action at 1 stealth for 1 blood."""
    one = Side(ready=["Brute", "Thug", "Krid"], tapped=[])
    with scene(one, Side(), Side(ready=["Outlaw"]), phase=MASTER, book=BOOK) as play:
        play.one("mark Outlaw")
        assert play.offered == ["end"]
        play.one("end")
        assert "VT-ALLY-12" in play.refusal("hunt down a marked minion with Thug")
        play.one("hunt down a marked minion with Brute")
        play.three("block with Outlaw", "decline")
        assert play.blood("Brute") == 8
        play.one("hands")
        play.three("hands")
        assert (play.where("Outlaw"), play.blood("Outlaw"), play.blood("Brute")) == ("ready", 0, 7)
        play.g.tapped[play.card("Brute")] = 0
        play.ask_again()
        assert "VT-SPECIAL-04" in play.refusal("hunt down a marked minion with Brute")
        assert play.offers("hunt down a marked minion with Krid")


def test_a_mark_lasts_for_the_turn_and_is_hers() -> None:
    """VT-SPECIAL-03: without one nobody hunts him down."""
    with scene(Side(ready=["Brute"]), Side(ready=["Outlaw"]), book=BOOK) as play:
        assert "VT-ACTION-20" in play.refusal("hunt down a marked minion with Brute")


def test_a_trophy_for_who_burns_him_in_combat() -> None:
    """VT-MASTER-09 to -12, VT-SPECIAL-05: hers, somebody else's, and one of the hand; they count from then on."""
    one = Side(ready=["Aunt Linda"], hand=["Burning Wrath", "Scalp"], in_play=["Trophy"])
    play = fight(one, Side(ready=["Outlaw"], blood={"Outlaw": 1}, in_play=["Trophy"]))
    assert play.value("Aunt Linda", STRENGTH) == 1
    play.one("play Burning Wrath", "superior")
    play.two("hands")
    play.one("award Trophy")
    play.two("award Trophy")
    assert play.is_asked(0, "fetch")
    play.one("Scalp")
    linda = play.card("Aunt Linda")
    assert (play.value("Aunt Linda", STRENGTH), play.value("Aunt Linda", BLEED)) == (3, 2)
    assert [play.g.controller[play.card(name)] for name in ("Trophy", "Trophy (2)", "Scalp")] == [0, 0, 0]
    assert (play.where("Outlaw"), play.g.cards_on(linda) != []) == ("ash heap", True)
    play.check_end()


def test_a_trophy_may_be_kept() -> None:
    """VT-MASTER-10: she may award it, and need not."""
    play = fight(
        Side(ready=["Aunt Linda"], hand=["Burning Wrath"], in_play=["Trophy"]),
        Side(ready=["Outlaw"], blood={"Outlaw": 1}),
    )
    play.one("play Burning Wrath", "superior")
    play.two("hands")
    play.one("no", "no")
    assert (play.where("Trophy"), play.value("Aunt Linda", STRENGTH)) == ("in play", 1)
    play.check_end()


def test_an_ally_or_another_victim_earns_no_trophy() -> None:
    """VT-MASTER-10: a vampire, who burns a Red List minion."""
    play = fight(
        Side(ready=["Aunt Linda"], hand=["Burning Wrath"], in_play=["Trophy"]), Side(ready=["Ira"], blood={"Ira": 1})
    )
    play.one("play Burning Wrath", "superior")
    play.two("hands")
    assert (play.where("Ira"), play.where("Trophy")) == ("ash heap", "in play")
    play.check_end()


def test_a_trophy_costs_a_master_phase_action() -> None:
    """VT-MASTER-09: and does nothing by itself."""
    with scene(Side(ready=["Krid"], hand=["Trophy", "Scalp"]), Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Trophy")
        assert (play.where("Trophy"), play.value("Krid", STRENGTH), play.offered) == ("in play", 1, ["end"])
        play.one("end")


@pytest.mark.parametrize(("counts", "pool"), [("everybody's", 24), ("one's own", 27)])
def test_a_scarce_vampire_is_dear(counts: str, pool: int) -> None:
    """VT-SPECIAL-08: 3 pool for each other of his clan; whose, is a switch."""
    one = Side(ready=["Dust"], uncontrolled=["Bones"], blood={"Bones": 2})
    with scene(one, Side(torpor=["Ashes"]), phase=INFLUENCE, book=BOOK, switches={"scarce.counts": counts}) as play:
        play.one("end")
        assert (play.where("Bones"), play.pool[0]) == ("ready", pool)
        play.ends_asking("discard")


def test_a_slave_without_master_stays_at_home() -> None:
    """VT-SPECIAL-09: no directed action; with a ready Tremere there is."""
    with scene(Side(ready=["Servant"], torpor=["Lauren"]), Side(torpor=["Ira"]), book=BOOK) as play:
        assert "VT-SPECIAL-09" in play.refusal("bleed with Servant")
        play.one("rescue with Servant", "Servant pays 0")  # only Lauren is offered: undirected
        assert (play.where("Lauren"), play.where("Ira")) == ("ready", "torpor")
    with scene(Side(ready=["Servant", "Lauren"]), Side(), book=BOOK) as play:
        play.one("bleed with Servant")
        assert play.pool == [30, 29]


def test_a_slave_fights_for_his_master() -> None:
    """VT-SPECIAL-10: the acting Tremere untaps, the slave taps and fights; or not, as she likes."""
    for words, blood in (("Servant instead", (4, 3, 4)), ("no", (3, 4, 4))):
        with scene(Side(ready=["Lauren", "Servant"]), Side(ready=["Ira"]), book=BOOK) as play:
            play.one("bleed with Lauren")
            play.two("block with Ira")
            play.one(words, "hands")
            play.two("hands")
            assert (play.blood("Lauren"), play.blood("Servant"), play.blood("Ira")) == blood
            assert (play.is_tapped("Lauren"), play.is_tapped("Servant")) == (words == "no", words != "no")
            assert play.pool == [30, 30]


def test_a_slave_of_another_clan_does_not() -> None:
    """VT-SPECIAL-10: nor for himself."""
    with scene(Side(ready=["Krid", "Servant"]), Side(ready=["Ira"]), book=BOOK) as play:
        play.one("bleed with Krid")
        play.two("block with Ira")
        assert play.asked.asks == "strike"
        play.one("hands")
        play.two("hands")


def test_the_sterile_bring_nobody_into_play() -> None:
    """VT-SPECIAL-11: another vampire may."""
    one = Side(ready=["Barren"], hand=["Embrace", "Govern the Unaligned"], uncontrolled=["Ashley"])
    with scene(one, Side(), book=BOOK) as play:
        assert "VT-SPECIAL-11" in play.refusal("play Embrace")
    one = Side(ready=["Fertile"], hand=["Embrace"], uncontrolled=["Ashley"], blood={"Ashley": 1})
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Embrace", "Ashley")
        assert (play.where("Ashley"), play.blood("Ashley")) == ("ready", 1)


@pytest.mark.parametrize(("weapon", "fate"), [("Sword", "torpor"), ("Bow", "ready")])
def test_a_vulnerable_vampire(weapon: str, fate: str) -> None:
    """VT-SPECIAL-13: weapons with that trait do aggravated damage; others do not, nor do they to others."""
    play = fight(Side(ready=["Krid"], on={"Krid": [weapon]}), Side(ready=["Frail"]))
    play.one(f"use {weapon}")
    play.two("hands")
    assert play.where("Frail") == fate
    play.check_end()
    play = fight(Side(ready=["Krid"], on={"Krid": [weapon]}), Side(ready=["Ira"]))
    play.one(f"use {weapon}")
    play.two("hands")
    assert play.where("Ira") == "ready"
    play.check_end()


@pytest.mark.parametrize(("who", "fed"), [("Brother A", ["Brother B"]), ("Brother C", []), ("Brother D", [])])
def test_circles_of_blood_brothers(who: str, fed: list[str]) -> None:
    """VT-TERM-21: by the name on the card; who names none is a circle by himself."""
    brothers = ["Brother A", "Brother B", "Brother C", "Brother D", "Brother E"]
    one = Side(ready=[who, *[each for each in brothers if each != who]], hand=["Kin"])
    one.tapped = [each for each in brothers if each != who]
    one.blood = dict.fromkeys(brothers, 1)
    with scene(one, Side(), book=BOOK) as play:
        assert play.offers("play Kin") == bool(fed)
        if fed:
            play.one("play Kin")
        assert [each for each in brothers if play.blood(each) == 2] == fed


def test_a_research_area_is_its_owners() -> None:
    """VT-SPECIAL-07: face down and out of play; others see backs, and it is no target."""
    one = Side(ready=["Krid"], hand=["Blast"], research=["Mazz"])
    with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
        assert [play.sees(seat, "Mazz") for seat in (0, 1, NONE)] == [True, False, False]
        faces, backs = play.g.visible(1)
        assert play.card("Mazz") in backs and play.card("Mazz") not in faces
        play.one("play Blast")
        assert play.offered == ["Krid", "Ira"]
        play.one("Ira")
        play.two("decline")
