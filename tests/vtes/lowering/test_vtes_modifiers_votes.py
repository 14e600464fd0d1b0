"""Modifiers and reactions about the votes of a referendum: who abstains, who must vote against it, what it costs."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.polling import tally
from primogen.vtes.rules.underway import referendum_under_way
from primogen.vtes.rules.words import ACTION_MODIFIER, ASH_HEAP, HAND, REACTION
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

KRC = "Kine Resources Contested"
SCALPEL = "Scalpel Tongue"
COUNTING = "Telepathic Vote Counting"
DISTRICT = "Protected District"
SCORN = "Scorn of Adonis"
PRIMOGEN = "Allanyan Serata"


def polled(play: Play, vampire: str) -> Play:
    """He calls it, nobody blocks, the four points are the prey's, and votes are being cast."""
    play.one(f"play {KRC}", *([vampire] if vampire in play.offered else []))
    while play.asked.asks != "respond" or not any("for: " in said for said in play.offered):
        said = next(said for said in ("decline", "pass", "Two", *play.offered) if said in play.offered)
        play.answers(play.asked.seat, (said,))
    return play


def votes(play: Play) -> tuple[int, int]:
    cells = referendum_under_way(play.g)
    assert cells is not None
    return tally(play.g, cells)


def does(play: Play, seat: int, *words: str) -> None:
    """The others pass until it is her turn."""
    while play.asked.seat != seat:
        play.answers(play.asked.seat, ("pass",))
    play.answers(seat, words)


def called(one: Side, *others: Side, cards: tuple[str, ...]) -> Play:
    return polled(begin(one, *others, book=book_with(*cards)), one.ready[0])


@pytest.mark.parametrize(("level", "blood"), [("basic", 6), ("superior", 5)])
def test_locked_and_made_to_abstain(level: str, blood: int) -> None:
    """101686: one who has cast votes, whoever's; as a modifier, by the acting minion."""
    name = "Amelia"
    play = called(Side(ready=[name], hand=[KRC, SCALPEL]), Side(ready=["Belinde", "Andi Liu"]), cards=(SCALPEL, name))
    assert f"play {SCALPEL}" not in play.offered
    does(play, 0, f"for: {KRC}")
    does(play, 1, "against: Belinde")
    assert votes(play) == (1, 2)
    does(play, 0, f"play {SCALPEL}", level)
    assert (votes(play), play.is_tapped("Belinde"), play.blood("Belinde")) == ((1, 0), True, blood)
    does(play, 1)
    assert "against: Belinde" not in play.offered
    assert "against: Andi Liu" in play.offered


def test_a_reaction_as_well() -> None:
    """101686: by another Methuselah's minion."""
    one, two = Side(ready=["Belinde"], hand=[KRC]), Side(ready=["Amelia"], hand=[SCALPEL])
    play = called(one, two, cards=(SCALPEL, "Amelia"))
    does(play, 0, "for: Belinde")
    does(play, 1, f"play {SCALPEL}", "basic")
    assert votes(play) == (0, 0)


def test_the_younger_abstain() -> None:
    """101064, 102278: neither card says which type it is played as."""
    book = book_with("Ominous Chorus", "Knotted Cord", "Abderrahim, Death's Hand")
    for card in ("Ominous Chorus", "Knotted Cord"):
        kinds = [use.kind for use in book.pool.cards[book.pool.by_name[card]].uses]
        assert kinds == [ACTION_MODIFIER, REACTION]
    name = "Abderrahim, Death's Hand"
    two = Side(ready=[name], hand=["Ominous Chorus"])
    play = polled(begin(Side(ready=["Belinde"], hand=[KRC]), two, book=book), "Belinde")
    does(play, 0, "for: Belinde")
    does(play, 1, "play Ominous Chorus")
    does(play, 1, f"against: {name}")
    assert votes(play) == (2, 3)


def test_forced_to_abstain() -> None:
    """101951: at superior; what was cast is cancelled."""
    play = called(
        Side(ready=["Catalina Vega"], hand=[KRC, COUNTING]),
        Side(ready=["Belinde", "Andi Liu"]),
        cards=(COUNTING,),
    )
    does(play, 1, "against: Belinde")
    does(play, 0, f"play {COUNTING}", "superior", "Belinde")
    assert votes(play) == (0, 0)


def test_a_referendum_is_cancelled_by_who_called_it() -> None:
    """101951: at basic; the card returns to her hand, and nothing is tallied."""
    play = called(Side(ready=["Catalina Vega"], hand=[KRC, COUNTING]), Side(ready=["Belinde"]), cards=(COUNTING,))
    does(play, 1, "against: Belinde")
    does(play, 0, f"play {COUNTING}", "basic")
    assert (play.names(0, HAND), play.names(0, ASH_HEAP), play.pool) == ([KRC], [COUNTING], [30, 30])


def test_votes_against_or_a_smaller_bleed() -> None:
    """102214: each in its time, by a primogen; he casts his votes against it with them, and cannot after voting for."""
    two = Side(ready=[PRIMOGEN, "Lauren"], hand=[DISTRICT])
    play = begin(Side(ready=["Belinde"]), two, book=book_with(DISTRICT, PRIMOGEN))
    does(play, 0, "bleed with Belinde")
    does(play, 1, f"play {DISTRICT}")
    while play.asked.asks in ("respond", "block"):
        play.answers(play.asked.seat, ("decline" if "decline" in play.offered else "pass",))
    assert play.pool == [30, 30]
    for votes_first, expected in (("", (0, 4)), (f"against: {PRIMOGEN}", (0, 4)), (f"for: {PRIMOGEN}", None)):
        play = called(Side(ready=["Belinde"], hand=[KRC]), two, cards=(DISTRICT, PRIMOGEN))
        if votes_first:
            does(play, 1, votes_first)
        if expected is None:
            while play.asked.asks == "respond":
                assert f"play {DISTRICT}" not in play.offered
                play.answers(play.asked.seat, ("pass",))
            continue
        does(play, 1, f"play {DISTRICT}")
        assert votes(play) == expected


def test_more_votes_against() -> None:
    """102197: at superior; at basic a bleed is smaller."""
    name, card = "Apache Jones", "Wrong and Crosswise"
    play = called(Side(ready=["Belinde"], hand=[KRC]), Side(ready=[name], hand=[card]), cards=(card, name))
    does(play, 0, "for: Belinde")
    does(play, 1, f"play {card}")
    assert votes(play) == (2, 4)


def test_who_votes_against_burns_pool() -> None:
    """101692: once for each card, when it is played before the votes and after them; not who votes for it."""
    one = Side(ready=["Catalina Vega"], hand=[KRC, SCORN])
    two, three = Side(ready=["Belinde", "Andi Liu"]), Side(ready=["Ayelech"])
    play = called(one, two, three, cards=(SCORN,))
    does(play, 1, "against: Belinde")
    does(play, 0, f"play {SCORN}", "pass")
    does(play, 1, "against: Andi Liu")
    does(play, 2, "for: Ayelech")
    play.all_pass()
    assert play.pool == [30, 29, 30]


def test_nothing_is_tallied_of_a_cancelled_referendum() -> None:
    """101692, 101951: it was in vain."""
    one = Side(ready=["Catalina Vega"], hand=[KRC, SCORN, COUNTING])
    play = called(one, Side(ready=["Belinde"]), cards=(SCORN, COUNTING))
    does(play, 0, f"play {SCORN}", "pass")
    does(play, 1, "against: Belinde")
    does(play, 0, f"play {COUNTING}", "basic")
    assert play.pool == [30, 30]
    assert play.g.delayed == []
