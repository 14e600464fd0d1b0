"""Referendums about minions and cards: what is named, what votes are worth, and what passing does."""

from __future__ import annotations

import pytest

from primogen.kernel.effects import scope
from primogen.kernel.views import view
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.rules.table import MASTER_LEFT
from primogen.vtes.rules.words import ASH_HEAP, ON_CARD, REMOVED
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def called(play: Play, card: str, *terms: str) -> None:
    """Nobody blocks, and whoever called it votes for it, with all that he has."""
    play.one(f"play {card}")
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))
    play.one(*terms)
    while play.asked.asks == "respond" and any(each.startswith("for: ") for each in play.offered):
        seat = play.asked.seat
        play.answers(
            seat, (next(each for each in play.offered if each.startswith("for: ")),) if seat == 0 else ("pass",)
        )
    play.all_pass()


def test_anarchs_meet() -> None:
    """100056: ready ones gain blood, whoever controls them; who controls any, ready or not, gains pool."""
    card, rebel, fallen = "Anarch Salon", "Anita Wainwright", "Aluc Romas de Leon"
    sides = (
        Side(ready=[rebel, "Sully"], hand=[card], blood={rebel: 1, "Sully": 1}),
        Side(torpor=[fallen], blood={fallen: 1}),
        Side(ready=["Ariane", "Madison"], blood={"Ariane": 1, "Madison": 1}),
        Side(ready=["Ashley"]),
    )
    play = begin(*sides, book=book_with(card, rebel, fallen, "Ariane"))
    called(play, card)
    assert [play.blood(name) for name in (rebel, "Sully", fallen, "Ariane", "Madison")] == [2, 1, 1, 2, 1]
    assert play.pool == [31, 31, 31, 30]
    assert f"play {card}" not in begin(Side(ready=["Sully"], hand=[card]), Side(), book=book_with(card)).offered


def test_an_ally_is_sent_away() -> None:
    """101390: out of the game, with nothing left to bring back; if the referendum passes."""
    card = "Permanent Vacation"
    for passes in (True, False):
        one = Side(ready=["Andi Liu"], hand=[card])
        play = begin(
            one, Side(ready=["Procurer", "Belinde"], on={"Procurer": ["Laptop Computer"]}), book=book_with(card)
        )
        play.one(f"play {card}")
        play.two("decline")
        play.one("for: Andi Liu", "pass")
        play.two("pass" if passes else "against: Belinde")
        play.all_pass()
        if passes:
            assert (play.names(1, REMOVED), play.names(1, ASH_HEAP)) == (["Procurer"], ["Laptop Computer"])
        else:
            assert play.where("Procurer") == "ready"


def rich(*titled: str) -> list[Side]:
    return [
        Side(ready=["Anita Wainwright"], hand=["Eat the Rich"], edge=True),
        Side(ready=[*titled]),
        Side(ready=["Sully"]),
    ]


def test_the_rich_are_eaten() -> None:
    """100605: 1 pool, and 3 more of who controls a ready titled vampire; only of those who were chosen."""
    card = "Eat the Rich"
    play = begin(*rich("Lenny Burkhead"), book=book_with(card, "Anita Wainwright"))
    play.one(f"play {card}")
    play.two("decline")
    play.three("decline")
    play.one("Two", "Three", "done", "for: the Edge")
    assert play.g.frames
    play.all_pass()
    assert play.pool == [30, 26, 29]


def test_titles_are_worth_less_and_the_edge_more() -> None:
    """100605: while that referendum goes on."""
    card = "Eat the Rich"
    play = begin(*rich("Andi Liu", "Lenny Burkhead"), book=book_with(card, "Anita Wainwright"))
    play.one(f"play {card}")
    play.two("decline")
    play.three("decline")
    at = len(play.lines)
    play.one("Two", "done", "for: the Edge", "pass")
    assert "One casts 2 in favor" in play.told_since(at)
    at = len(play.lines)
    assert play.offered == ["for: Andi Liu", "against: Andi Liu", "pass"]  # the other title is worth none now
    play.two("against: Andi Liu")
    assert "Two casts 1 against" in play.told_since(at)
    play.all_pass()
    assert play.pool == [30, 26, 30]


def test_prisci_cast_no_ballot() -> None:
    """100605."""
    card, priscus = "Eat the Rich", "Hektor"
    play = begin(*rich(priscus), book=book_with(card, "Anita Wainwright", priscus))
    play.one(f"play {card}")
    play.two("decline")
    play.three("decline")
    play.one("Two", "done", "for: the Edge", "pass")
    assert play.asked.asks != "respond" or "against: Hektor" not in play.offered
    play.all_pass()
    assert play.pool == [30, 26, 30]


@pytest.mark.parametrize("points", [("Two", "Two", "Elder Library", "Flak Jacket"), ("One", "Three", "Three", "Three")])
def test_the_council_spends_anarchs(points: tuple[str, ...]) -> None:
    """101631: two points for each that is chosen; Methuselahs burn pool, cards are burned."""
    card, baron = "Revolutionary Council", "Bituin"
    sides = (
        Side(ready=[baron, "Anita Wainwright", "Aluc Romas de Leon", "Sully"], hand=[card]),
        Side(ready=["Ashley"], on={"Ashley": ["Flak Jacket", "Laptop Computer"]}, in_play=["Elder Library"]),
        Side(in_play=["Uptown Hunting Ground"]),
    )
    play = begin(*sides, book=book_with(card, baron, "Anita Wainwright", "Aluc Romas de Leon"))
    play.one(f"play {card}")
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))
    assert play.offered == ["Anita Wainwright", "Aluc Romas de Leon"]  # he himself is locked, and he is no Anarch
    play.one("Anita Wainwright", "Aluc Romas de Leon")
    assert play.offered[3:] == ["Elder Library", "Flak Jacket", "Laptop Computer", "Uptown Hunting Ground"]
    play.one(*points, f"for: {baron}")
    play.all_pass()
    assert [play.is_tapped(name) for name in ("Anita Wainwright", "Aluc Romas de Leon", "Sully")] == [True, True, False]
    assert play.pool == [30 - points.count(name) for name in ("One", "Two", "Three")]
    names = ("Elder Library", "Flak Jacket", "Laptop Computer", "Uptown Hunting Ground")
    assert [play.where(name) == "ash heap" for name in names] == [name in points for name in names]


def test_the_council_sits_with_one_anarch() -> None:
    """101631: X is what its player likes, but not 0; not without a baron, nor without an unlocked Anarch."""
    card, baron = "Revolutionary Council", "Bituin"
    book = book_with(card, baron, "Anita Wainwright", "Aluc Romas de Leon")
    play = begin(Side(ready=[baron, "Anita Wainwright", "Aluc Romas de Leon"], hand=[card]), Side(), book=book)
    play.one(f"play {card}", "Anita Wainwright", "done", "Two", "Two", f"for: {baron}")
    play.all_pass()
    assert (play.pool, play.is_tapped("Aluc Romas de Leon")) == ([30, 28], False)
    for ready in ([baron], ["Anita Wainwright", "Aluc Romas de Leon"]):
        side = Side(ready=ready, hand=[card])
        assert (f"play {card}" in begin(side, Side(), book=book).offered) == (ready == [baron])


def test_gehenna_is_rumored() -> None:
    """101663: whoever was chosen has two master phase actions, as long as the card lies there."""
    card = "Rumors of Gehenna"
    sides = Side(ready=["Andi Liu"], hand=[card]), Side(ready=["Sully"]), Side()
    play = begin(*sides, book=book_with(card))
    called(play, card, "Two", "done")
    assert (play.where(card), play.g.controller[play.card(card)]) == ("in play", 0)
    for seat, actions in ((1, 2), (2, 1), (0, 1)):
        while not (play.g.active == seat and play.asked.asks == "master"):
            play.answers(play.asked.seat, ("end",))
        assert play.g.clock[MASTER_LEFT] == actions
    while not (play.g.active == 1 and play.asked.asks == "act"):
        play.answers(play.asked.seat, ("end",))
    play.two(f"Sully: act with {card}")
    assert (play.asked.asks, play.offered) == ("block", ["block with Andi Liu", "decline"])
    play.one("decline", "for: Andi Liu")
    play.all_pass()
    assert play.where(card) == "ash heap"


def test_a_banished_vampire_comes_back_as_he_was() -> None:
    """100131: younger than the caller; with blood and cards, which do nothing meanwhile, and unlocked."""
    card = "Banishment"
    one = Side(ready=["Andi Liu", "Sully"], hand=[card])
    two = Side(
        ready=["Chelsea Blake"], on={"Chelsea Blake": ["Flak Jacket", "J. S. Simmons, Esq."]}, tapped=["Chelsea Blake"]
    )
    play = begin(one, two, Side(), book=book_with(card))
    play.g.blood[play.card("Chelsea Blake")] = 3
    called(play, card, "Chelsea Blake")
    assert (play.where("Chelsea Blake"), play.blood("Chelsea Blake"), play.host("Flak Jacket")) == (
        "uncontrolled",
        3,
        "Chelsea Blake",
    )
    chelsea = play.card("Chelsea Blake")
    assert [chelsea in view(play.g, seat).cards for seat in range(3)] == [False, True, False]
    assert not play.g.live[play.card("Flak Jacket")]
    while not (play.g.active == 1 and play.asked.asks == "transfers"):
        play.answers(play.asked.seat, ("end",))
    play.two("influence Chelsea Blake", "influence Chelsea Blake", "end")
    assert (play.where("Chelsea Blake"), play.blood("Chelsea Blake"), play.is_tapped("Chelsea Blake")) == (
        "ready",
        5,
        False,
    )
    assert play.g.live[play.card("Flak Jacket")]


def test_what_is_banished_with_him_is_no_aim() -> None:
    """100131: it is out of play, too."""
    card = "Banishment"
    one = Side(ready=["Andi Liu"], hand=[card])
    two = Side(ready=["Chelsea Blake"], on={"Chelsea Blake": ["Flak Jacket"]})
    play = begin(one, two, book=book_with(card))
    among = Group((ON_CARD,), ANYONES)
    at = scope(0, 0, play.card("Andi Liu"))
    assert among.cards(play.g, at) == [play.card("Flak Jacket")]
    called(play, card)
    assert among.cards(play.g, at) == []
