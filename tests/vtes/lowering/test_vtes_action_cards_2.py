"""Action cards that become vampires, that look for cards, that look at hands."""

from __future__ import annotations

import pytest

from primogen.kernel.machine import ask_again
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.people import ANARCH, CAMARILLA, INDEPENDENT, SABBAT, clan
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BIRTHS = (
    ("100633", "Embrace, The", "Amelia", "Brujah antitribu", SABBAT),
    ("101973", "Third Tradition: Progeny", "Ayelech", "Tremere", CAMARILLA),
    ("102159", "Waters of Duat", "Ankh-sen-Sutekh", "Follower of Set", INDEPENDENT),
    ("102246", "Childe of the Revolution", "Bituin", "Tremere", ANARCH),
)


def born(card: str, who: str) -> Play:
    """The action has succeeded; nothing was looked for yet."""
    play = begin(Side(ready=[who], hand=[card]), Side(), book=book_with(card, who))
    play.one(f"play {card}")
    return play


@pytest.mark.parametrize(("key", "card", "who", "of", "sect"), BIRTHS)
def test_a_card_becomes_a_vampire(key: str, card: str, who: str, of: str, sect: int) -> None:
    """100633, 101973, 102159, 102246: of that clan and sect, with capacity 1; burned, it is a card again."""
    play = born(card, who)
    if play.asked.asks == "fetch":
        play.one("no")
    if play.asked.asks == "how-many":
        play.one("0")
    g, child = play.g, play.card(card)
    assert (play.where(card), g.is_vampire(child), play.value(card, CAPACITY)) == ("ready", True, 1), key
    assert (g.clan_of(child), g.sect_of(child), play.blood(card)) == (clan(of), sect, 0)
    if key == "101973":
        assert play.offered == ["end"]  # it cannot act in this turn
    else:
        assert play.offered == [f"hunt with {card}", "end"]
        play.one(f"hunt with {card}")
        assert (play.blood(card), play.offered) == (1, ["end"])
    g = play.g
    burn(g, child)
    assert (play.where(card), g.is_vampire(child), g.definition[child]) == ("ash heap", False, g.pool.find(card))


def test_it_hunts_whatever_blood_it_has() -> None:
    """100633: in this turn, once; then it is as any other."""
    card = "Embrace, The"
    play = born(card, "Amelia")
    play.g.blood[play.card(card)] = 1
    ask_again(play.g)
    assert play.offered == [f"hunt with {card}", "end"]
    play.one(f"hunt with {card}")
    play.g.tapped[play.card(card)] = 0
    ask_again(play.g)
    assert f"bleed with {card}" in play.offered


def test_the_sterile_have_no_childer() -> None:
    """100633: neither has an ally."""
    card = "Embrace, The"
    for who, may in (("Amelia", True), ("Cynthia Ingold", False), ("Procurer", False)):
        play = begin(Side(ready=[who], hand=[card]), Side(), book=book_with(card, *({who} - {"Procurer"})))
        assert (f"play {card}" in play.offered) == may


@pytest.mark.parametrize(("key", "card", "who"), [each[:3] for each in BIRTHS[1:]])
def test_a_discipline_for_the_child(key: str, card: str, who: str) -> None:
    """101973, 102159, 102246: out of hand, ash heap or library, which is shuffled; put on the new vampire."""
    for zone in range(3):
        lying = [["Dominate", "Dodge"] if each == zone else [] for each in range(3)]
        one = Side(ready=[who], hand=[card, *lying[0]], ash_heap=lying[1], library=lying[2])
        play = begin(one, Side(), book=book_with(card, who))
        play.one(f"play {card}")
        assert (play.asked.asks, len(play.asked.options)) == ("fetch", 2), key
        play.answer(0)
        if play.asked.asks == "how-many":
            play.one("2")
            assert play.blood(card) == 2
        assert (play.host("Dominate"), play.value(card, CAPACITY)) == (card, 2)


def test_up_to_two_blood_for_the_child() -> None:
    """101973: as much as the acting vampire has and its capacity holds."""
    card, who = "Third Tradition: Progeny", "Ayelech"
    play = born(card, who)
    play.one("no", "1")
    assert (play.blood(who), play.blood(card)) == (5, 1)
