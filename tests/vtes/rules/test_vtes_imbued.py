"""The Imbued: conviction, powers, incapacitation."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.imbued import is_monster
from primogen.vtes.rules.topics import BLEED, CAPACITY, STRENGTH
from primogen.vtes.scenes.laying import INFLUENCE, UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import AVENGER, BOOK, VENGEANCE, fight


def test_an_imbued_is_a_mortal_ally_of_the_crypt() -> None:
    """VT-IMBUED-01 to -05: no vampire; bleed and strength 1; his cost, his creed, his virtue."""
    with scene(Side(ready=["Ned"]), Side(), book=BOOK) as play:
        ned = play.card("Ned")
        assert (play.g.is_vampire(ned), play.g.is_minion(ned), is_monster(play.g, ned)) == (False, True, False)
        assert (play.value("Ned", BLEED), play.value("Ned", STRENGTH), play.value("Ned", CAPACITY)) == (1, 1, 4)
        assert (play.g.clan_of(ned), play.value("Ned", VENGEANCE), play.blood("Ned")) == (AVENGER, 1, 4)
        assert play.offered == ["bleed with Ned", "end"]


def test_what_burns_an_ally_burns_an_imbued() -> None:
    """VT-IMBUED-06, VT-TERM-18: he is not incapacitated by it."""
    with scene(Side(ready=["Krid"], hand=["Pact"]), Side(ready=["Ned"]), book=BOOK) as play:
        play.one("play Pact")
        play.two("decline")
        assert play.where("Ned") == "ash heap"


def test_monsters() -> None:
    """VT-IMBUED-07: vampires, and who is neither mortal nor animal."""
    one = Side(ready=["Krid", "Plain Man", "Thug", "Hound", "Ned"], on={"Krid": ["Imp", "Page"]})
    with scene(one, Side(), book=BOOK) as play:
        names = ("Krid", "Plain Man", "Thug", "Hound", "Ned", "Imp", "Page")
        assert [name for name in names if is_monster(play.g, play.card(name))] == ["Krid", "Plain Man", "Imp"]


def test_without_life_he_is_incapacitated() -> None:
    """VT-IMBUED-08, -09: controlled and not ready; and he plays no more cards in that combat."""
    two = Side(ready=["Ned"], blood={"Ned": 1}, hand=["Last Breath"], on={"Ned": ["Map"]})
    play = fight(Side(ready=["Krid"]), two)
    play.one("hands")
    play.two("hands")
    assert (play.where("Ned"), play.host("Map"), play.pool) == ("incapacitated", "Ned", [30, 30])
    assert play.card("Ned") in play.g.controlled(1) and not play.g.is_ready(play.card("Ned"))
    play.check_end()
    play = fight(Side(ready=["Krid"]), Side(ready=["Ira"], blood={"Ira": 0}, hand=["Last Breath"]))
    play.one("hands")
    play.two("hands", "play Last Breath")  # a vampire on his way to torpor still can
    assert (play.where("Ira"), play.pool[1]) == ("torpor", 31)
    play.check_end()


def test_a_burned_ally_plays_nothing_either() -> None:
    """VT-IMBUED-09: what an ally being burned cannot use."""
    play = fight(Side(ready=["Krid"]), Side(ready=["Plain Man"], hand=["Last Breath"]))
    play.one("hands")
    play.two("hands")
    assert (play.where("Plain Man"), play.pool) == ("ash heap", [30, 30])
    play.check_end()


def test_finishing_off() -> None:
    """VT-IMBUED-10, -11: a (D) action of any minion, who takes the equipment; every ready imbued may take revenge."""
    two = Side(incapacitated=["Ned"], on={"Ned": ["Map"], "Una": ["Faith"]}, ready=["Una"])
    three = Side(ready=["Dora"], on={"Dora": ["Faith", "Faith"]})
    with scene(Side(ready=["Thug"]), two, three, book=BOOK) as play:
        play.one("finish off with Thug")
        play.two("decline")
        assert (play.where("Ned"), play.host("Map"), play.blood("Thug")) == ("ash heap", "Thug", 2)
        play.two("yes")
        assert (play.blood("Thug"), play.where("Faith")) == (1, "ash heap")
        play.three("no")
        assert (play.blood("Thug"), play.host("Faith (2)"), play.where("Thug")) == (1, "Dora", "ready")


def test_revenge_cannot_be_prevented() -> None:
    """VT-IMBUED-11."""
    one = Side(ready=["Madison"], hand=["Resilience"], on={"Madison": ["Flak Jacket"]})
    two = Side(incapacitated=["Ned"], ready=["Una"], on={"Una": ["Faith"]}, tapped=["Una"])
    with scene(one, two, book=BOOK) as play:
        play.one("finish off with Madison")
        play.two("yes")
        assert play.blood("Madison") == 5


def test_recovering_by_conviction() -> None:
    """VT-IMBUED-12, -13: 3 of them, and he has 1 life; with 2 he stays."""
    one = Side(incapacitated=["Ned"], on={"Ned": ["Faith"] * 3})
    with scene(one, Side(), phase=UNTAP, book=BOOK) as play:
        play.one("Ned recovers")
        assert (play.where("Ned"), play.blood("Ned"), play.where("Faith")) == ("ready", 1, "ash heap")
        play.ends_asking("untap")
    one = Side(incapacitated=["Ned"], on={"Ned": ["Faith"] * 2})
    with scene(one, Side(), phase=UNTAP, book=BOOK) as play:
        assert not play.offers("Ned recovers")
        play.ends_asking("untap")


@pytest.mark.parametrize(("life", "after"), [(0, 1), (4, 4)])
def test_recovering_by_something_else(life: int, after: int) -> None:
    """VT-IMBUED-13, -14: 1 life as well, and never more than he had at first."""
    one = Side(ready=["Krid"], hand=["First Aid"], incapacitated=["Ned"], blood={"Ned": life})
    with scene(one, Side(), book=BOOK) as play:
        play.one("play First Aid")
        assert (play.where("Ned"), play.blood("Ned")) == ("ready", after)


def untapping(hand: list[str], ash_heap: list[str], on: list[str]) -> Play:
    one = Side(ready=["Ned", "Una"], hand=hand, ash_heap=ash_heap, on={"Ned": on})
    return begin(one, Side(), phase=UNTAP, book=BOOK)


def test_conviction_in_the_untap_phase() -> None:
    """VT-CONV-01 to -03: one for each imbued, of the hand or of her own ash heap; it is played at no other time."""
    play = untapping(["Faith", "Courage"], ["Faith"], [])
    play.one("conviction for Ned")
    assert play.offered == ["Faith", "Courage", "Faith (2)"]  # the last one of the ash heap
    play.one("Courage")
    assert play.host("Courage") == "Ned" and not play.offers("conviction for Ned")
    play.one("conviction for Una", "Faith")
    assert play.host("Faith") == "Una" or play.host("Faith (2)") == "Una"
    while play.asked.asks in ("untap", "master"):
        play.one("end")
    assert play.asked.asks == "act" and not [words for words in play.offered if words.startswith("play")]


def test_no_more_than_five() -> None:
    """VT-CONV-06: a sixth is burned."""
    play = untapping(["Courage"], [], ["Faith"] * 5)
    play.one("conviction for Ned", "Courage")
    assert play.where("Courage") == "ash heap"


@pytest.mark.parametrize("zone", ["hand", "ash_heap", "library"])
def test_conviction_as_he_enters_play(zone: str) -> None:
    """VT-CONV-04: one, from wherever she finds it; and none if she does not want it."""
    for words, host in (("Faith", "Ned"), ("no", "")):
        one = Side(uncontrolled=["Ned"], blood={"Ned": 4})
        {"hand": one.hand, "ash_heap": one.ash_heap, "library": one.library}[zone].append("Faith")
        with scene(one, Side(), phase=INFLUENCE, book=BOOK) as play:
            play.one("end")
            assert play.is_asked(0, "fetch")
            play.one(words)
            assert play.host("Faith") == host
            play.ends_asking("discard")


def test_conviction_has_effects_and_pays() -> None:
    """VT-CONV-05, VT-POWER-05 to -07: its own text; and it is burned for the intercept of a power."""
    with scene(Side(ready=["Ned"], on={"Ned": ["Courage"]}), Side(), book=BOOK) as play:
        play.one("use Courage")
        assert play.pool[0] == 31
    two = Side(ready=["Ned"], on={"Ned": ["Sight", "Faith"]})
    with scene(Side(ready=["Krid"], blood={"Krid": 1}), two, book=BOOK) as play:
        assert play.value("Ned", BLEED) == 2
        play.one("hunt with Krid")
        play.two("block with Ned", "use Sight")
        assert (play.is_tapped("Sight"), play.where("Faith"), play.value("Ned", BLEED)) == (True, "ash heap", 2)
        play.one("hands")
        play.two("hands")
        assert (play.blood("Ned"), play.blood("Krid")) == (3, 0)


def test_a_power_is_used_as_its_kind_of_card_is() -> None:
    """VT-POWER-06, -07: not without conviction, not tapped twice, and not by who is tapped."""
    for on, tapped in ((["Sight"], []), (["Sight", "Faith"], ["Sight"])):
        two = Side(ready=["Ned"], on={"Ned": on}, tapped=tapped)
        with scene(Side(ready=["Krid"], blood={"Krid": 1}), two, book=BOOK) as play:
            play.one("hunt with Krid")
            play.two("block with Ned", "decline")
            assert play.blood("Krid") == 2
    two = Side(ready=["Ned", "Ira"], on={"Ned": ["Sight", "Faith"]}, tapped=["Ned"])
    with scene(Side(ready=["Krid"], blood={"Krid": 1}), two, book=BOOK) as play:
        play.one("hunt with Krid")
        play.two("block with Ira", "decline")
        assert (play.is_tapped("Sight"), play.blood("Krid")) == (False, 2)


def test_gaining_a_power() -> None:
    """VT-POWER-01 to -03: only an imbued, by an action; he untaps if it succeeds."""
    one = Side(ready=["Ned", "Krid", "Thug"], hand=["Aura"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Aura")  # nobody else could
        assert (play.host("Aura"), play.is_tapped("Ned"), play.value("Ned", STRENGTH)) == ("Ned", False, 2)
    with scene(Side(ready=["Krid", "Thug"], hand=["Aura"]), Side(), book=BOOK) as play:
        assert "VT-POWER-01" in play.refusal("play Aura")


def test_a_blocked_power_does_not_untap() -> None:
    """VT-POWER-03."""
    with scene(Side(ready=["Ned"], hand=["Aura"]), Side(ready=["Ira"], on={"Ira": ["Imp"]}), book=BOOK) as play:
        play.one("play Aura")
        play.two("block with Ira")
        play.one("hands")
        play.two("hands")
        assert (play.where("Aura"), play.is_tapped("Ned")) == ("ash heap", True)


def test_powers_by_virtue_and_by_name() -> None:
    """VT-POWER-04, VT-IMBUED-05: each name once on one imbued; a virtue is needed as a Discipline is."""
    with scene(Side(ready=["Ned"], on={"Ned": ["Aura"]}, hand=["Aura"]), Side(), book=BOOK) as play:
        assert "VT-POWER-04" in play.refusal("play Aura")
    with scene(Side(ready=["Dora"], hand=["Sight"]), Side(), book=BOOK) as play:
        assert "VT-CRYPT-07" in play.refusal("play Sight")


def test_creeds_work_like_clans() -> None:
    """VT-IMBUED-04: a card that requires one."""
    for name, plays in (("Ned", True), ("Dora", False)):
        with scene(Side(ready=[name], hand=["Creed Errand"]), Side(), book=BOOK) as play:
            assert play.offers("play Creed Errand") == plays
