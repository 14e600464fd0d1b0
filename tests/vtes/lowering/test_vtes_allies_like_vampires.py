"""Allies that play cards as if they were vampires, and those that are harder to hurt."""

from __future__ import annotations

import pytest

from primogen.vtes.playable import card_of
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.topics import INTERCEPT
from primogen.vtes.scenes.laying import UNTAP
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with
from vtes_extras import EXTRAS
from vtes_extras import book_with as made_up_book


def blocked(acting: Side, blocking: Side, *cards: str) -> Play:
    play = begin(acting, blocking, book=book_with(*cards))
    play.one(f"bleed with {acting.ready[0]}")
    play.two(f"block with {blocking.ready[0]}")
    return play


def test_a_wraith_keeps_watch() -> None:
    """101419: more intercept against what is directed at its Methuselah; it locks for any Tremere; it never acts."""
    card = "Ponticulus"
    two = Side(ready=[card, "Lauren", "Madison"])
    play = begin(Side(ready=["Sully"], hand=["Computer Hacking"]), two, book=book_with(card))
    assert play.value(card, INTERCEPT) == 0
    play.one("play Computer Hacking")
    assert [play.value(name, INTERCEPT) for name in (card, "Lauren")] == [1, 0]
    play = begin(Side(ready=["Sully"]), two, book=book_with(card))
    play.one("hunt with Sully")
    assert play.value(card, INTERCEPT) == 0
    play.two("block with Lauren", f"use {card}")
    assert (play.asked.asks, play.is_tapped(card)) == ("strike", True)
    play = begin(Side(ready=["Sully"]), two, book=book_with(card))
    play.one("hunt with Sully")
    play.two("block with Madison")
    assert f"use {card}" not in play.offered
    play = begin(Side(ready=[card], hand=["Flak Jacket"]), Side(), book=book_with(card))
    assert play.offered == ["end"]


@pytest.mark.parametrize(("with_what", "place"), [([], "ready"), (["Burning Wrath"], "ash heap")])
def test_a_wraith_is_hurt_by_aggravated_damage_alone(with_what: list[str], place: str) -> None:
    """101419: there is nothing else to prevent, either."""
    card = "Ponticulus"
    acting = Side(ready=["Lenny Burkhead"], hand=with_what)
    play = blocked(acting, Side(ready=[card], on={card: ["Flak Jacket"]}), card)
    play.one("play Burning Wrath" if with_what else "hands")
    play.two("hands")
    play.all_pass()
    assert play.where(card) == place


def test_a_mage_makes_blows_weaker() -> None:
    """101272: by 1, those of the opponent and of what he wields; not what a retainer does, nor those at others."""
    card = "Nephandus"
    acting = Side(ready=["Lenny Burkhead"], on={"Lenny Burkhead": [".44 Magnum", "Murder of Crows"]})
    for strike, left in (("hands", 1), ("use .44 Magnum", 0)):
        play = blocked(acting, Side(ready=[card]), card, "Murder of Crows")
        play.one("pass", strike)
        play.two("hands")
        assert play.blood("Lenny Burkhead") == 6
        play.all_pass()
        assert play.blood(card) == left if left else play.where(card) == "ash heap"
    acting = Side(ready=["Lenny Burkhead"])
    play = blocked(acting, Side(ready=[card]), card)
    play.one("hands")
    play.two(f"use {card}")
    play.all_pass()
    assert (play.blood(card), play.blood("Lenny Burkhead")) == (2, 5)


def test_a_mage_burns_the_fallen() -> None:
    """101272: somebody's in torpor, for 1 life."""
    card = "Nephandus"
    play = begin(Side(ready=[card]), Side(torpor=["Madison"], ready=["Sully"]), book=book_with(card))
    play.one(f"{card}: act with {card}")
    play.two("decline")
    assert (play.where("Madison"), play.where("Sully"), play.blood(card)) == ("ash heap", "ready", 3)
    assert (
        f"{card}: act with {card}" not in begin(Side(ready=[card]), Side(ready=["Sully"]), book=book_with(card)).offered
    )


def rush(card: str, two: Side, hand: list[str], *others: str) -> Play:
    play = begin(Side(ready=[card], hand=hand), two, book=book_with(card, *others))
    play.one(f"{card}: act with {card}")
    play.two("decline")
    return play


@pytest.mark.parametrize(("name", "strikes"), [("Ashley", False), ("Sully", True)])
def test_the_young_do_not_strike_it_at_first(name: str, strikes: bool) -> None:
    """101645: of capacity 3 or less, in the first round; not those who only see it."""
    card = "Rock Cat"
    play = rush(card, Side(ready=[name], blood={name: 3}), [])
    play.one("hands")
    if strikes:
        play.two("hands")
    assert play.asked.asks == "respond"
    play.one(f"use {card}")
    play.all_pass()
    assert play.asked.asks == ("act" if play.where(name) == "torpor" else "strike")
    assert play.blood(card) == (3 if strikes else 4)


def test_in_the_second_round_they_do() -> None:
    """101645."""
    card = "Rock Cat"
    play = rush(card, Side(ready=["Ashley"], hand=["Dodge"], on={"Ashley": ["Flak Jacket"]}), [])
    play.one("hands")
    play.two("use Flak Jacket")
    play.one(f"use {card}")
    play.all_pass()
    play.one("hands")
    assert (play.asked.seat, play.asked.asks) == (1, "strike")


def test_it_plays_cards_of_a_basic_discipline() -> None:
    """101645: paid with life; none of another Discipline, nor what an Anarch plays."""
    play = rush("Rock Cat", Side(ready=["Madison"]), ["Burning Wrath", "Flash", "Dust Up"], "Dust Up")
    assert play.offered == ["play Burning Wrath", "hands"]
    play.one("play Burning Wrath")
    assert (play.asked.seat, play.blood("Rock Cat")) == (1, 1)


def test_a_ghoul_plays_as_an_anarch() -> None:
    """100858: cards of either Discipline, but none that takes both; his last life may be the price."""
    card, others = "Grey Thorne", ("Dust Up", "Missing Voice, The")
    for life, place in ((2, "ready"), (1, "ash heap")):
        side = Side(ready=[card], hand=["Dust Up", "Blur", "Enhanced Senses"], blood={card: life})
        play = blocked(side, Side(ready=["Madison"], hand=["Dodge"]), card, *others)
        assert play.offered == ["play Dust Up", "hands"]
        play.one("play Dust Up", "basic (2)")
        play.two("play Dodge")
        play.one("play Blur")
        assert play.where(card) == place
    play = begin(Side(ready=[card], hand=["Missing Voice, The"]), Side(ready=["Sully"]), book=book_with(card, *others))
    play.one(f"bleed with {card}")
    play.two("block with Sully")
    assert play.asked.asks == "strike"


@pytest.mark.parametrize(("name", "offered"), [("Grey Thorne", False), ("Adept", True)])
def test_a_ghoul_has_one_discipline_at_a_time(name: str, offered: bool) -> None:
    """100858: not a card that takes Celerity and Potence."""
    ghoul = card_of("100858")
    assert isinstance(ghoul, Printed)
    book = made_up_book(ghoul, *(card for card in EXTRAS if card.name in ("Twin Arts", "Adept")))
    play = begin(Side(ready=[name], hand=["Twin Arts"]), Side(), book=book)
    assert ("play Twin Arts" in play.offered) == offered


def test_a_ghoul_is_no_anarch() -> None:
    """100858: where a card asks for one, and for no Discipline."""
    card = "Grey Thorne"
    for name, offered in ((card, False), ("Anita Wainwright", True)):
        book = book_with(card, "Anita Wainwright", "Crypt's Sons")
        play = begin(Side(ready=[name], hand=["Crypt's Sons"]), Side(), book=book)
        assert ("play Crypt's Sons" in play.offered) == offered


@pytest.mark.parametrize(("life", "asked"), [(1, True), (2, False)])
def test_any_anarch_heals_a_ghoul(life: int, asked: bool) -> None:
    """100858: of whichever Methuselah; one of them, in his controller's unlock phase, if he has 1 life."""
    card = "Grey Thorne"
    one, two = Side(ready=[card, "Rayne"], blood={card: life}), Side(ready=["Anita Wainwright"])
    book = book_with(card, "Rayne", "Anita Wainwright")
    play = begin(one, two, phase=UNTAP, book=book)
    if not asked:
        assert play.asked.asks != "target"
        return
    assert (play.asked.seat, play.offered) == (0, ["Rayne", "no"])
    rayne = play.blood("Rayne")
    play.one("Rayne")
    assert (play.blood(card), play.blood("Rayne"), play.blood("Anita Wainwright")) == (2, rayne - 1, 3)
    play = begin(one, two, phase=UNTAP, book=book)
    play.one("no")
    play.two("Anita Wainwright")
    assert (play.blood(card), play.blood("Rayne"), play.blood("Anita Wainwright")) == (2, rayne, 2)
    play = begin(one, two, phase=UNTAP, book=book)
    play.one("no")
    play.two("no")
    assert play.blood(card) == 1
