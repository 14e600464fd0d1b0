"""Powers that are used while somebody acts: to block, to unlock, to make an action fail, to hide."""

from __future__ import annotations

import pytest

from primogen.kernel.values import balance
from primogen.vtes.playable import card_of
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.topics import INTERCEPT
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, EXTRAS, book_with

SIGHT = "Second Sight"
ERICK, XIAN = 'Erick "Shophet125" Franco', 'Xian "DziDzat155" Quan'
LEAF = 'Leaf "Potter116" Pankowski'


def pass_all(play: Play) -> None:
    while play.asked.asks in ("block", "respond", "strike"):
        words = ("decline", "pass", "hands")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def acting(who: str, two: Side) -> Play:
    play = begin(Side(ready=[who]), two, book=BOOK)
    play.one(f"bleed with {who}")
    return play


# ---- discern


def test_discern_gives_intercept() -> None:
    """100551: 1 intercept against a monster, by locking the card; it costs no conviction."""
    play = begin(Side(ready=["Krid"], blood={"Krid": 1}), Side(ready=[ERICK], on={ERICK: ["Discern"]}), book=BOOK)
    play.one("hunt with Krid")
    play.two(f"block with {ERICK}", "use Discern")
    assert (play.asked.asks, play.is_tapped("Discern")) == ("strike", True)


def test_discern_is_for_monsters() -> None:
    """100551: and not for who is locked, nor twice."""
    for one, tapped in (("Thug", []), ("Krid", ["Discern"])):
        with scene(
            Side(ready=[one], hand=["Map"]), Side(ready=[ERICK], on={ERICK: ["Discern"]}, tapped=tapped), book=BOOK
        ) as play:
            play.one("play Map")
            play.two(f"block with {ERICK}", "decline")
            assert play.host("Map") == one


# ---- vigilance


def test_vigilance_after_a_success() -> None:
    """102120: at the end of a successful action he unlocks, for nothing but the card's lock."""
    play = begin(Side(ready=[ERICK], on={ERICK: ["Vigilance"]}), Side(), book=BOOK)
    play.one(f"bleed with {ERICK}", "use Vigilance")
    assert (play.is_tapped(ERICK), play.is_tapped("Vigilance"), play.pool) == (False, True, [30, 29])
    play = begin(Side(ready=[ERICK], on={ERICK: ["Vigilance"]}), Side(), book=BOOK)
    play.one(f"bleed with {ERICK}", "pass")
    assert (play.is_tapped(ERICK), play.is_tapped("Vigilance")) == (True, False)


def test_vigilance_not_after_a_block() -> None:
    """102120: nor after an action of another."""
    play = begin(Side(ready=[ERICK, XIAN], on={ERICK: ["Vigilance"]}), Side(ready=["Krid"]), book=BOOK)
    play.one(f"bleed with {ERICK}")
    play.two("block with Krid")
    pass_all(play)
    assert (play.is_tapped(ERICK), play.is_tapped("Vigilance"), play.asked.asks) == (True, False, "act")
    play.one(f"bleed with {XIAN}")
    assert not play.offers("use Vigilance")


@pytest.mark.parametrize(("on", "tapped", "may"), [
    (["Vigilance", SIGHT], [ERICK], True),
    (["Vigilance"], [ERICK], False),
    (["Vigilance", SIGHT], [], False),
    (["Vigilance", SIGHT], [ERICK, "Vigilance"], False),
])  # fmt: skip
def test_vigilance_as_a_reaction(on: list[str], tapped: list[str], may: bool) -> None:
    """102120: for 1 conviction, by who is locked, in the action of another Methuselah; then he may block."""
    play = acting("Krid", Side(ready=[ERICK], on={ERICK: on}, tapped=tapped))
    assert play.offers("use Vigilance") == may
    if may:
        play.two("use Vigilance", f"block with {ERICK}")
        assert (play.where(SIGHT), play.is_tapped("Vigilance"), play.asked.asks) == ("ash heap", True, "strike")


def test_vigilance_not_by_the_incapacitated() -> None:
    """102120: VT-POWER-07: he must be ready."""
    two = Side(incapacitated=[ERICK], on={ERICK: ["Vigilance", SIGHT]}, tapped=[ERICK], ready=["Thug"])
    play = acting("Krid", two)
    assert not play.offers("use Vigilance")


# ---- champion

CHAMPION = {XIAN: ["Champion", SIGHT, SIGHT]}


def test_champion_fights_who_acts_against_you() -> None:
    """100322: the action fails, and the monster, which acts in the combat, fights this imbued; for 2 conviction."""
    play = acting("Krid", Side(ready=[XIAN], on=CHAMPION))
    play.two("use Champion")
    assert (play.asked.asks, play.asked.seat, play.where(SIGHT), play.where(f"{SIGHT} (2)")) == (
        "strike", 0, "ash heap", "ash heap")  # fmt: skip
    play.one("hands")
    play.two("hands")
    assert (play.pool, play.blood("Krid"), play.blood(XIAN)) == ([30, 30], 4, 3)
    assert (play.is_tapped("Krid"), play.is_tapped(XIAN), play.is_tapped("Champion")) == (True, False, True)
    play.check_end()


def test_champion_for_an_imbued_of_anybody() -> None:
    """100322: an action aimed at one, though it is not directed at you."""
    one, three = Side(ready=["Krid"], hand=["Blast"]), Side(ready=[ERICK, "Thug"])
    play = begin(one, Side(ready=[XIAN], on=CHAMPION), three, book=BOOK)
    play.one("play Blast", ERICK)
    play.two("use Champion")
    pass_all(play)
    assert (play.blood(ERICK), play.where("Blast"), play.blood("Krid")) == (4, "ash heap", 4)
    play = begin(Side(ready=["Krid"], hand=["Blast"]), Side(ready=[XIAN], on=CHAMPION), three, book=BOOK)
    play.one("play Blast", "Thug")
    assert not play.offers("use Champion")


@pytest.mark.parametrize(("who", "on"), [("Thug", CHAMPION[XIAN]), ("Krid", ["Champion", SIGHT])])
def test_champion_against_monsters_for_two(who: str, on: list[str]) -> None:
    """100322: not against a mortal; and not for 1 conviction."""
    play = begin(Side(ready=[who], hand=["Blast"]), Side(ready=[XIAN], on={XIAN: on}), book=BOOK)
    play.one("play Blast", XIAN)
    assert not play.offers("use Champion")


def test_champion_not_in_undirected_actions() -> None:
    """100322: of no concern to you."""
    play = begin(Side(ready=["Krid"], hand=["Errand"]), Side(ready=[XIAN], on=CHAMPION), book=BOOK)
    play.one("play Errand")
    assert not play.offers("use Champion")


# ---- hide


def test_hide_from_monsters() -> None:
    """100919: as he announces an action they have 1 intercept less against it."""
    play = begin(Side(ready=[XIAN], on={XIAN: ["Hide", SIGHT]}), Side(ready=["Krid", "Thug"]), book=BOOK)
    play.one(f"bleed with {XIAN}", "use Hide")
    assert [balance(play.g, play.card(name), INTERCEPT) for name in ("Krid", "Thug")] == [-1, 0]
    assert (play.where(SIGHT), play.is_tapped("Hide")) == ("ash heap", True)
    play.two("decline")
    assert play.pool == [30, 29]


def test_hide_from_an_action() -> None:
    """100919: a monster's, directed at this imbued, fails; not that of a mortal, nor one at another."""
    two = Side(ready=[XIAN, ERICK], on={XIAN: ["Hide", SIGHT]})
    for who, at, may in (("Krid", XIAN, True), ("Krid", ERICK, False), ("Thug", XIAN, False)):
        play = begin(Side(ready=[who], hand=["Blast"]), two, book=BOOK)
        play.one("play Blast", at)
        assert play.offers("use Hide") == may
        if may:
            play.two("use Hide")
            assert (play.blood(XIAN), play.is_tapped("Krid"), play.asked.asks) == (4, True, "act")


def test_the_illuminated_cannot_hide() -> None:
    """100919: neither way."""
    on = {XIAN: ["Hide", "Illuminate", SIGHT, SIGHT]}
    play = begin(Side(ready=["Krid"], hand=["Blast"]), Side(ready=[XIAN], on=on), book=BOOK)
    play.one("play Blast", XIAN)
    assert not play.offers("use Hide")
    play = begin(Side(ready=[XIAN], on=on), Side(ready=["Krid"]), book=BOOK)
    play.one(f"bleed with {XIAN}")
    assert not play.offers("use Hide")


# ---- illuminate


def test_illuminate_lets_all_imbued_see() -> None:
    """100953: anybody's have 1 intercept against monsters, and not 2 by two of it."""
    two = Side(ready=[XIAN, ERICK, "Thug"], on={XIAN: ["Illuminate"], ERICK: ["Illuminate"]})
    play = begin(Side(ready=["Krid", "Thug"]), two, Side(ready=[LEAF]), book=BOOK)
    assert play.value(XIAN, INTERCEPT) == 0
    play.one("bleed with Krid")
    assert [play.value(name, INTERCEPT) for name in (XIAN, ERICK, LEAF)] == [1, 1, 1]
    pass_all(play)
    play.one("bleed with Thug")
    assert play.value(XIAN, INTERCEPT) == 0


def test_illuminate_and_the_unmasking() -> None:
    """100953: are not cumulative: against a vampire the one gives what the other would; against another monster not."""
    unmasking = card_of("102079")
    assert isinstance(unmasking, Printed)
    one = Side(ready=["Krid", "Plain Man"], in_play=[unmasking.name])
    play = begin(one, Side(ready=[XIAN], on={XIAN: ["Illuminate"]}), book=book_with(*EXTRAS, unmasking))
    for who in ("Krid", "Plain Man"):
        play.one(f"bleed with {who}")
        assert play.value(XIAN, INTERCEPT) == 1
        pass_all(play)


def test_whom_illuminate_shows() -> None:
    """100953: any monster of another may enter combat with him, and no mortal."""
    play = begin(Side(ready=["Krid", "Thug"]), Side(ready=[XIAN], on={XIAN: ["Illuminate"]}), book=BOOK)
    assert [said for said in play.offered if "act with" in said] == ["Krid: act with Illuminate"]
    play.one("Krid: act with Illuminate")
    pass_all(play)
    assert (play.blood("Krid"), play.blood(XIAN)) == (4, 3)
    play = begin(Side(ready=["Krid", XIAN], on={XIAN: ["Illuminate"]}), Side(), book=BOOK)
    assert not play.offers("Krid: act with Illuminate")


def test_illuminate_goes_out() -> None:
    """100953: in her next unlock phase, or as he leaves the ready region; another's unlock phase does nothing."""
    one, two = Side(ready=[XIAN], on={XIAN: ["Illuminate"]}), Side(ready=["Krid"])
    play = begin(one, two, turn=1, phase=UNTAP, book=BOOK)
    assert play.host("Illuminate") == XIAN
    play = begin(one, two, phase=UNTAP, book=BOOK)
    assert play.where("Illuminate") == "ash heap"
    one = Side(ready=["Krid"])
    play = begin(one, Side(ready=[XIAN], on={XIAN: ["Illuminate"]}, blood={XIAN: 1}), book=BOOK)
    play.one("Krid: act with Illuminate")
    pass_all(play)
    assert (play.where(XIAN), play.where("Illuminate")) == ("incapacitated", "ash heap")
