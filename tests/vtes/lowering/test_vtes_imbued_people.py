"""The imbued: what each of them says."""

from __future__ import annotations

import pytest

from primogen.vtes.language.faces import act, action_card
from primogen.vtes.language.groups import ready_minions
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.says import choose, inflict
from primogen.vtes.playable import card_of
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.seeing import visible
from primogen.vtes.rules.topics import BLEED, STEALTH
from primogen.vtes.rules.words import LIBRARY
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, EXTRAS, book_with

FAITH, COURAGE = "Faith", "Courage"
ANNA, BEATRICE, EARL = 'Anna "Dictatrix11" Suljic', 'Béatrice "Oracle171" Tremblay', 'Earl "Shaka74" Deams'
ERICK, FRANCOIS = 'Erick "Shophet125" Franco', 'François "Warden" Loehr'
LEAF = 'Leaf "Potter116" Pankowski'
PEDRO, XIAN, JOHN = "Pedro Cortez", 'Xian "DziDzat155" Quan', 'John "Cop90" O\'Malley'


LIGHTNING = action_card(
    "test-lightning", "Lightning", blood=1, basic=act(aims_at=choose(ready_minions, inflict(1, THAT)))
)


def johns_book() -> Rulebook:
    """With what is compiled, too."""
    john = card_of("200715")
    assert isinstance(john, Printed)
    return book_with(*EXTRAS, john, LIGHTNING)


JOHNS_BOOK = johns_book()


def pass_all(play: Play) -> None:
    while play.asked.asks in ("block", "respond", "strike"):
        words = ("decline", "pass", "hands")
        play.answers(play.asked.seat, (next(said for said in words if said in play.offered),))


def blocked(one: Side, two: Side, *others: Side) -> Play:
    """The first of the one bleeds, and the first of the other blocks."""
    play = begin(one, two, *others, book=BOOK)
    play.one(f"bleed with {one.ready[0]}")
    play.two(f"block with {two.ready[0]}")
    return play


# ---- anna


def test_anna_gives_blood() -> None:
    """200102: 2 from the bank to any vampire, as a +1 stealth action; not to an ally."""
    one = Side(ready=[ANNA, "Thug"], blood={"Thug": 1})
    play = begin(one, Side(ready=["Krid"], torpor=["Ira"], blood={"Krid": 1, "Ira": 0}), book=BOOK)
    play.one(f"{ANNA}: act with {ANNA}")
    assert play.offered == ["Krid", "Ira"]
    play.one("Ira")
    assert play.value(ANNA, STEALTH) == 1
    play.two("decline")
    assert (play.blood("Ira"), play.blood("Krid"), play.pool) == (2, 1, [30, 30])


def test_anna_looks_ahead() -> None:
    """200102: at the top three cards of her library, once in her unlock phase; and nobody else does."""
    one = Side(ready=[ANNA], library=["Dodge", "Thug", "Map", "Sword"])
    play = begin(one, Side(), phase=UNTAP, book=BOOK)
    assert not seen(play, 0)
    play.one(f"use {ANNA}")
    assert (seen(play, 0), seen(play, 1), play.offered) == (["Map", "Thug", "Dodge"], [], ["done"])
    play.one("done")
    assert not seen(play, 0)
    assert not play.offers(f"use {ANNA}")


def seen(play: Play, seat: int) -> list[str]:
    """Of the library."""
    return [play.g.face(card).name for card in visible(play.g, seat)[0] if play.g.zone[card] == LIBRARY]


# ---- béatrice


def test_beatrice_hurts_another() -> None:
    """200181: a ready imbued of hers takes 1 damage that cannot be prevented, of her choice; she bleeds for 2."""
    one = Side(ready=[BEATRICE, ERICK, XIAN, "Thug"], incapacitated=[LEAF])
    play = begin(one, Side(ready=[PEDRO]), phase=UNTAP, book=BOOK)
    assert (play.offered, play.value(BEATRICE, BLEED)) == ([ERICK, XIAN], 2)
    play.one(XIAN)
    assert [play.blood(name) for name in (BEATRICE, ERICK, XIAN)] == [3, 4, 3]
    play = begin(Side(ready=[BEATRICE]), Side(ready=[ERICK]), phase=UNTAP, book=BOOK)
    assert (play.blood(BEATRICE), play.blood(ERICK)) == (3, 4)


# ---- earl


def test_earl_sneaks_but_not_to_fights() -> None:
    """200397: +1 stealth on any action that is not to enter combat."""
    for words, stealth in ((f"bleed with {EARL}", 1), ("play Bum's Rush", 0)):
        play = begin(Side(ready=[EARL], hand=["Bum's Rush"]), Side(ready=["Krid", ERICK]), book=BOOK)
        play.one(words)
        if play.asked.seat == 0:
            play.one("Krid")
        assert play.value(EARL, STEALTH) == stealth


@pytest.mark.parametrize(("others", "left"), [([ERICK, XIAN], 1), ([ERICK], 2), ([ERICK, "Thug"], 2)])
def test_earl_loses_conviction_in_company(others: list[str], left: int) -> None:
    """200397: 1 in her unlock phase, if she controls more than two ready imbued."""
    one = Side(ready=[EARL, *others], incapacitated=[PEDRO], on={EARL: [FAITH, FAITH], ERICK: [FAITH]})
    play = begin(one, Side(), phase=UNTAP, book=BOOK)
    hosts = [play.host(f"{FAITH}{n}") for n in ("", " (2)", " (3)")]
    assert (hosts.count(EARL), hosts.count(ERICK)) == (left, 1)


# ---- erick, xian, john: conviction for fights with monsters


def test_erick_gains_conviction_before_he_fights() -> None:
    """200432: if his action to enter combat with a monster succeeds; or he does not take it."""
    for words, host in ((COURAGE, ERICK), ("no", "")):
        one = Side(ready=[ERICK], hand=["Bum's Rush", FAITH], ash_heap=[COURAGE])
        play = begin(one, Side(ready=["Krid"]), book=BOOK)
        play.one("play Bum's Rush")
        play.two("decline")
        assert (play.offered, play.blood("Krid")) == ([FAITH, COURAGE, "no"], 5)
        play.one(words)
        assert (play.host(COURAGE), play.asked.asks) == (host, "strike" if play.asked.asks == "strike" else "respond")


@pytest.mark.parametrize(("victim", "block"), [("Thug", False), ("Krid", True)])
def test_erick_gains_none(victim: str, block: bool) -> None:
    """200432: against a mortal, or blocked."""
    one = Side(ready=[ERICK], hand=["Bum's Rush", FAITH])
    play = begin(one, Side(ready=[victim], on={victim: ["Imp"]}), book=BOOK)
    play.one("play Bum's Rush")
    play.two(f"block with {victim}" if block else "decline")
    pass_all(play)
    assert play.where(FAITH) == "hand"


def test_erick_gains_none_for_other_actions() -> None:
    """200432: a bleed is none of these."""
    with scene(Side(ready=[ERICK], hand=[FAITH]), Side(), book=BOOK) as play:
        play.one(f"bleed with {ERICK}")
        assert play.where(FAITH) == "hand"


def test_xian_gains_conviction_for_blocks() -> None:
    """201481: of a monster, if he is still ready when the action is over."""
    for words, host in ((FAITH, XIAN), ("no", "")):
        play = blocked(Side(ready=["Krid"]), Side(ready=[XIAN], hand=[FAITH]))
        play.one("hands")
        play.two("hands")
        assert play.offered == [FAITH, "no"]
        play.two(words)
        assert (play.host(FAITH), play.asked.asks) == (host, "act")


@pytest.mark.parametrize(("who", "life"), [("Krid", 1), ("Thug", 4)])
def test_xian_gains_none(who: str, life: int) -> None:
    """201481: incapacitated, or for a mortal."""
    play = blocked(Side(ready=[who]), Side(ready=[XIAN], hand=[FAITH], blood={XIAN: life}))
    pass_all(play)
    assert (play.where(FAITH), play.asked.asks) == ("hand", "act")


def test_xian_gains_none_for_blocks_of_others() -> None:
    """201481: only for his own, and for one that keeps the monster from acting, whoever survives."""
    play = blocked(Side(ready=["Krid"]), Side(ready=[ERICK, XIAN], hand=[FAITH]))
    pass_all(play)
    assert play.where(FAITH) == "hand"
    play = blocked(Side(ready=["Plain Man"]), Side(ready=[XIAN], hand=[FAITH]))
    play.one("hands")
    play.two("hands")
    assert (play.where("Plain Man"), play.offered) == ("ash heap", [FAITH, "no"])


def test_john_hunts_monsters() -> None:
    """200715: he enters combat with one by a (D) action, which costs 1 conviction as it succeeds."""
    play = begin(Side(ready=[JOHN], on={JOHN: [FAITH]}), Side(ready=["Krid", "Thug", ERICK]), book=JOHNS_BOOK)
    play.one(f"{JOHN}: act with {JOHN}")
    play.two("decline")
    pass_all(play)
    assert (play.blood("Krid"), play.blood(JOHN), play.where(FAITH)) == (4, 3, "ash heap")
    with scene(Side(ready=[JOHN]), Side(ready=["Krid"]), book=JOHNS_BOOK) as play:
        assert not play.offers(f"{JOHN}: act with {JOHN}")


# ---- françois


def test_francois_is_hard_to_reach() -> None:
    """200479: whoever of others aims an action at him pays 1 blood or life more, if it succeeds."""
    for who, left in (("Krid", 4), ("Thug", 1)):
        play = begin(Side(ready=[who], hand=["Blast"]), Side(ready=[FRANCOIS, ERICK]), book=BOOK)
        play.one("play Blast", FRANCOIS)
        play.two("decline")
        assert (play.blood(who), play.blood(FRANCOIS)) == (left, 1)
        play = begin(Side(ready=[who], hand=["Blast"]), Side(ready=[FRANCOIS, ERICK]), book=BOOK)
        play.one("play Blast", ERICK)
        play.two("decline")
        assert (play.blood(who), play.blood(ERICK)) == (left + 1, 2)


def test_francois_blocked_bled_or_his_own() -> None:
    """200479: a blocked action pays nothing; her own actions, and bleeds, cost no more."""
    two = Side(ready=[FRANCOIS, "Ira"])
    play = begin(Side(ready=["Krid"], hand=["Blast"]), two, book=BOOK)
    play.one("play Blast", FRANCOIS)
    play.two("block with Ira")
    pass_all(play)
    assert play.blood("Krid") == 4  # by Ira's hands
    with scene(Side(ready=["Krid"], hand=["Blast"], blood={"Krid": 2}), two, book=BOOK) as play:
        play.one("bleed with Krid")
        play.two("decline")
        assert play.blood("Krid") == 2
    with scene(Side(ready=["Krid", FRANCOIS], hand=["Blast"]), Side(), book=BOOK) as play:
        play.one("play Blast", "Krid", FRANCOIS)
        assert (play.blood("Krid"), play.blood(FRANCOIS)) == (5, 1)


def test_francois_cannot_be_aimed_at_without_blood() -> None:
    """200479: nor with just enough for the card."""
    for blood, offered in ((2, True), (1, False)):
        one = Side(ready=["Krid"], hand=["Lightning"], blood={"Krid": blood})
        play = begin(one, Side(ready=[FRANCOIS, ERICK]), book=JOHNS_BOOK)
        play.one("play Lightning")
        assert (FRANCOIS in play.offered) == offered
