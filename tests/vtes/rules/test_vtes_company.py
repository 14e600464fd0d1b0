"""Equipment, retainers, allies."""

from __future__ import annotations

from primogen.vtes.rules.topics import BLEED, STRENGTH
from primogen.vtes.scenes.laying import MASTER
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, end_turn, end_until


def test_any_number_of_equipment_one_by_one() -> None:
    """VT-EQUIP-03."""
    one = Side(ready=["Krid"], hand=["Map", "Sword"], on={"Krid": ["Bow"]})
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Map")
        assert (play.host("Map"), play.where("Sword")) == ("Krid", "hand")
        play.g.tapped[play.card("Krid")] = 0
        play.ask_again()
        play.one("play Sword")
        assert [play.host(name) for name in ("Map", "Sword", "Bow")] == ["Krid"] * 3


def test_equipment_of_another_minion() -> None:
    """VT-EQUIP-04, -05: of one of hers, as many as are named as it is announced."""
    one = Side(ready=["Krid", "Mazz", "Kurt"], on={"Mazz": ["Map", "Sword", "Bow"], "Kurt": ["Flak Jacket"]})
    with scene(one, Side(ready=["Ira"], on={"Ira": ["Laptop Computer"]}), book=BOOK) as play:
        play.one("take equipment with Krid")
        assert play.offered == ["Mazz", "Kurt"]
        play.one("Mazz", "take Map", "take Bow", "done")
        assert play.is_asked(1, "block") and play.host("Map") == "Mazz"
        play.two("decline")
        assert [play.host(name) for name in ("Map", "Bow", "Sword", "Flak Jacket")] == ["Krid", "Krid", "Mazz", "Kurt"]


def test_a_blocked_taking_leaves_it_where_it_was() -> None:
    """VT-EQUIP-06."""
    one = Side(ready=["Krid", "Mazz"], on={"Mazz": ["Map"]})
    with scene(one, Side(ready=["Ira"], on={"Ira": ["Imp"]}), book=BOOK) as play:
        play.one("take equipment with Krid")
        play.two("block with Ira")
        play.one("hands")
        play.two("hands")
        assert play.host("Map") == "Mazz"


def test_retainers_are_not_passed_on() -> None:
    """VT-RETAIN-03, -04, -07: any number, one by one; they are not taken, and never act."""
    one = Side(ready=["Krid", "Mazz"], on={"Mazz": ["Page"]}, hand=["Imp", "Page"])
    with scene(one, Side(), book=BOOK) as play:
        assert "VT-ACTION-20" in play.refusal("take equipment with Krid")
        assert not [words for words in play.offered if "with Page" in words]
        play.one("play Imp", "Mazz")
        play.g.tapped[play.card("Mazz")] = 0
        play.ask_again()
        play.one("play Page", "Mazz")
        assert [play.host(name) for name in ("Page", "Imp", "Page (2)")] == ["Mazz"] * 3
        assert play.value("Mazz", BLEED) == 3


def test_an_ally_acts_and_blocks_for_himself() -> None:
    """VT-ALLY-02, -05, -11: by the numbers on his card, and each recruited by an action."""
    one = Side(ready=["Krid", "Thug"], hand=["Plain Man"])
    with scene(one, Side(ready=["Dancer"]), book=BOOK) as play:
        assert (play.value("Thug", BLEED), play.value("Thug", STRENGTH)) == (0, 2)
        play.one("play Plain Man", "Thug")
        play.two("decline")
        assert (play.where("Plain Man"), play.is_tapped("Thug"), play.is_tapped("Krid")) == ("recruited", True, False)
        play.one("bleed with Krid")
        play.two("block with Dancer")
        play.one("hands")
        play.two("hands")
        assert (play.blood("Dancer"), play.is_tapped("Dancer")) == (2, True)


def test_default_numbers_of_an_ally() -> None:
    """VT-ALLY-11: where the card gives none: bleed 1 and strength 1."""
    with scene(Side(ready=["Plain Man"]), Side(), book=BOOK) as play:
        assert (play.value("Plain Man", BLEED), play.value("Plain Man", STRENGTH)) == (1, 1)
        play.one("bleed with Plain Man")
        assert play.pool[1] == 29


def test_recruited_for_his_cost_as_printed() -> None:
    """VT-ALLY-01, -05, -10: at the superior level, 2 more life."""
    for level, life in (("basic", 2), ("superior", 4)):
        with scene(Side(ready=["Krid"], hand=["Hound"]), Side(), book=BOOK) as play:
            play.one("play Hound", level)
            assert (play.where("Hound"), play.blood("Hound")) == ("recruited", life)


def test_an_ally_that_is_not_recruited_acts_at_once() -> None:
    """VT-ALLY-07, -08, -10: with the life of the basic version."""
    with scene(Side(ready=["Krid"], hand=["Hire", "Hound"]), Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Hire", "Hound")
        assert (play.where("Hound"), play.blood("Hound")) == ("ready", 2)
        play.one("end", "bleed with Hound")
        assert play.pool[1] == 29


def test_a_recruited_ally_waits() -> None:
    """VT-ALLY-07: he does not act in that turn, nor block in it."""
    with scene(Side(ready=["Krid"], hand=["Plain Man"]), Side(), book=BOOK) as play:
        play.one("play Plain Man")
        assert play.offered == ["end"]
        end_turn(play)
        end_until(play, "act")
        assert play.where("Plain Man") == "ready"
        play.ends_asking("act")


def test_what_an_ally_cannot_do() -> None:
    """VT-ALLY-12, VT-TERM-18: hunt, rescue, diablerize, call a referendum; and yet he is a minion."""
    one = Side(ready=["Thug"], hand=["Motion", "Blast"])
    with scene(one, Side(torpor=["Ira"]), book=BOOK) as play:
        for words in ("hunt with Thug", "rescue with Thug", "diablerize with Thug", "play Motion"):
            assert "VT-ALLY-12" in play.refusal(words)
        assert play.g.is_minion(play.card("Thug")) and play.g.is_minion(play.card("Ira"))
        play.one("play Blast")  # he is the only one who is ready
        assert play.where("Thug") == "ash heap"


def test_the_acting_and_the_blocking_minion() -> None:
    """VT-TERM-19: modifiers by the one, intercept by the other; nobody else fights."""
    one = Side(ready=["Krid", "Mazz"], hand=["Haste"])
    with scene(one, Side(ready=["Ira", "Kurt"], hand=["Guard"]), book=BOOK) as play:
        play.one("hunt with Krid")
        play.two("block with Kurt", "play Guard")
        assert play.told_since(0)[-1] != "" and play.asked.about == play.card("Krid")
        play.one("hands")
        assert play.asked.about == play.card("Kurt")
        play.two("hands")
        assert [play.blood(name) for name in ("Krid", "Mazz", "Ira", "Kurt")] == [4, 5, 5, 4]
