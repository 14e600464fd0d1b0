"""Cards that are put on whoever acts, or whom a referendum names."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.topics import STEALTH, STRENGTH, VOTES
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def passed(play: Play, card: str, *terms: str) -> Play:
    """Nobody blocks, and only the card itself votes."""
    while play.asked.asks in ("block", "respond") and f"for: {card}" not in play.offered:
        play.answers(play.asked.seat, ("decline" if play.asked.asks == "block" else "pass",))
    play.one(*terms, f"for: {card}")
    play.all_pass()
    return play


FIREBRAND = "Firebrand"
ANARCHS = ("Octane", "Crow", "Crystal Lynn")


def fire(*others: str) -> Play:
    """It lies on Octane."""
    one = Side(ready=["Octane", *others], tapped=["Octane", *others], on={"Octane": [FIREBRAND]})
    return begin(one, Side(ready=["Lauren"]), book=book_with(FIREBRAND, *ANARCHS))


def test_on_the_acting_anarch() -> None:
    """100736: if the referendum passes; one on each; others than Anarchs cannot call it."""
    one = Side(ready=["Octane", "Sully"], hand=[FIREBRAND, FIREBRAND])
    play = begin(one, Side(), book=book_with(FIREBRAND, *ANARCHS))
    play.one(f"play {FIREBRAND}")
    passed(play, FIREBRAND)
    assert (play.host(FIREBRAND), play.value("Octane", VOTES)) == ("Octane", 0)
    play = begin(
        Side(ready=["Octane", "Crow"], on={"Octane": [FIREBRAND]}, hand=[FIREBRAND]),
        Side(),
        book=book_with(FIREBRAND, *ANARCHS),
    )
    play.one(f"play {FIREBRAND}")
    assert play.offered == ["Crow"] if play.asked.asks == "by-whom" else play.is_tapped("Crow")
    assert (play.value("Octane", VOTES), play.value("Crow", VOTES)) == (1, 0)


def test_a_younger_anarch_is_unlocked() -> None:
    """100736: for 1 blood, once; not one of his own age, nor another vampire."""
    play = fire("Crow", "Crystal Lynn", "Sully")
    play.one(f"use {FIREBRAND}")
    assert (play.blood("Octane"), [play.is_tapped(each) for each in ANARCHS]) == (5, [True, False, True])
    assert f"use {FIREBRAND}" not in play.offered


@pytest.mark.parametrize(("blood", "where"), [(0, "ash heap"), (1, "on card")])
def test_it_burns_with_his_torpor(blood: int, where: str) -> None:
    """100736."""
    one = Side(ready=["Octane"], on={"Octane": [FIREBRAND]}, blood={"Octane": blood})
    play = begin(Side(ready=["Sully"]), one, book=book_with(FIREBRAND, *ANARCHS))
    play.one("bleed with Sully")
    play.two("block with Octane")
    while play.asked.asks != "act":
        play.answers(play.asked.seat, ("hands" if play.asked.asks == "strike" else "pass",))
    assert (play.where("Octane"), play.where(FIREBRAND)) == ("torpor" if not blood else "ready", where)


def test_a_title_that_is_no_office() -> None:
    """100642: only an Osebo, at 1 stealth; one on each."""
    card, who = "Enforcer", "Abiku"
    play = begin(Side(ready=[who, "Sully"], hand=[card, card]), Side(ready=["Lauren"]), book=book_with(card, who))
    play.one(f"play {card}")
    assert (play.asked.asks, play.value(who, STEALTH)) == ("block", 1)
    play.two("decline")
    assert (play.host(card), play.value(who, STRENGTH), play.is_tapped("Sully")) == (who, 2, False)
    again = begin(Side(ready=[who], on={who: [card]}, hand=[card]), Side(), book=book_with(card, who))
    assert f"play {card}" not in again.offered


ANATHEMA, ARCHON = "Anathema", "Archon"


def fought(play: Play, blocker: str) -> Play:
    """One bleeds, Two blocks, and both strike with their hands."""
    play.two(f"block with {blocker}")
    while play.asked.asks != "act":
        play.answers(play.asked.seat, ("hands" if play.asked.asks == "strike" else "pass",))
    return play


def test_cursed_by_a_referendum() -> None:
    """100060: a prince calls it, on any ready vampire."""
    one, two = Side(ready=["Andi Liu"], hand=[ANATHEMA]), Side(ready=["Sully", "Procurer"], torpor=["Lauren"])
    play = begin(one, two, book=book_with(ANATHEMA))
    play.one(f"play {ANATHEMA}")
    play.two("decline")
    assert play.offered == ["Andi Liu", "Sully"]
    play.one("Sully", f"for: {ANATHEMA}")
    play.all_pass()
    assert (play.host(ANATHEMA), play.where("Sully")) == ("Sully", "ready")


@pytest.mark.parametrize(
    ("fighter", "blood", "where", "gained"),
    [
        ("Madison", 1, "ash heap", 4),
        ("Procurer", 1, "ash heap", 4),
        ("Madison", 2, "ready", 0),
        ("Madison", 0, "torpor", 0),
    ],
)
def test_the_last_of_his_blood_in_combat(fighter: str, blood: int, where: str, gained: int) -> None:
    """100060: only as he loses it; his opponent's Methuselah gains his capacity."""
    two = Side(ready=["Sully"], on={"Sully": [ANATHEMA]}, blood={"Sully": blood})
    play = begin(Side(ready=[fighter], pool=10), two, Side(), book=book_with(ANATHEMA))
    play.one(f"bleed with {fighter}")
    fought(play, "Sully")
    assert (play.where("Sully"), play.pool) == (where, [10 + gained, 30, 30])


def test_the_last_of_his_blood_elsewhere() -> None:
    """100060, 100084: what he burns as he attempts to block is lost before there is a combat."""
    two = Side(ready=["Sully"], on={"Sully": [ANATHEMA]}, blood={"Sully": 1})
    play = begin(Side(ready=["Procurer", "Madison"], on={"Madison": [ARCHON]}), two, book=book_with(ANATHEMA, ARCHON))
    play.one("bleed with Madison")
    play.two("block with Sully")
    assert (play.blood("Sully"), play.where("Sully")) == (0, "ready")


def test_who_blocks_an_archon_burns_blood() -> None:
    """100084: a vampire, with each attempt and as far as he has it; no ally, and nobody who blocks another."""
    for acting, blocker, before, after in (
        ("Madison", "Sully", 3, 2),
        ("Madison", "Sully", 0, 0),
        ("Madison", "Procurer", 2, 2),
        ("Lauren", "Sully", 3, 3),
    ):
        one = Side(ready=["Madison", "Lauren"], on={"Madison": [ARCHON]})
        play = begin(one, Side(ready=[blocker], blood={blocker: before}), book=book_with(ARCHON))
        play.one(f"bleed with {acting}")
        play.two(f"block with {blocker}")
        assert play.blood(blocker) == after


def test_an_archon_attacks() -> None:
    """100084: a vampire, at 1 stealth; not an ally."""
    one = Side(ready=["Madison"], on={"Madison": [ARCHON]})
    play = begin(one, Side(ready=["Sully", "Lauren", "Procurer"]), book=book_with(ARCHON))
    play.one(f"Madison: act with {ARCHON}")
    assert [each for each in play.offered if each in ("Sully", "Lauren", "Procurer")] == ["Sully", "Lauren"]
    play.one("Sully")
    assert (play.asked.seat, play.value("Madison", STEALTH)) == (1, 1)
    play.two("decline")
    play.all_pass()
    assert play.asked.asks == "strike"


def test_camarilla_vampires_end_it() -> None:
    """100084: by a referendum, whoever controls them."""
    one = Side(ready=["Andi Liu", "Octane"])
    play = begin(one, Side(ready=["Madison"], on={"Madison": [ARCHON]}), book=book_with(ARCHON, "Octane"))
    assert not [each for each in play.offered if each.startswith("Octane: act")]
    play.one(f"Andi Liu: act with {ARCHON}")
    play.two("decline")
    play.one("for: Andi Liu")
    play.all_pass()
    assert play.where(ARCHON) == "ash heap"


@pytest.mark.parametrize("on", [[], [ARCHON]])
def test_no_blood_hunt_on_an_archon(on: list[str]) -> None:
    """100084."""
    one, two = Side(ready=["Sully"], on={"Sully": on}), Side(ready=["Andi Liu"])
    play = begin(one, two, Side(torpor=["Nik Sikko"]), book=book_with(ARCHON))
    play.one("diablerize with Sully")
    assert (play.where("Nik Sikko"), "for: Andi Liu" in play.offered) == ("ash heap", not on)
