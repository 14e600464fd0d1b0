"""Action cards: retainers regardless of what they require."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.topics import STEALTH, STRENGTH
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

EXPERIMENT = "Biothaumaturgic Experiment"


def experiment(who: str, *hand: str, blood: int = 5) -> Play:
    one = Side(ready=[who], hand=[EXPERIMENT, *hand], blood={who: blood}, pool=20)
    book = book_with(EXPERIMENT, who, "Raven Spy", "J. S. Simmons, Esq.", "Owl Companion", "Raptor", "Dog Pack")
    return begin(one, Side(ready=["Sully"]), book=book)


@pytest.mark.parametrize(("who", "levels"), [("Asmin Kobane", 1), ("Crow", 2)])
def test_an_animal_regardless(who: str, levels: int) -> None:
    """100162: only animals; its cost is paid; better than basic only by his own Animalism."""
    play = experiment(who, "Raven Spy", "J. S. Simmons, Esq.")
    play.one(f"play {EXPERIMENT}")
    assert play.value(who, STEALTH) == 1
    play.two("decline")
    assert play.offered == ["Raven Spy"]
    play.one("Raven Spy")
    if levels > 1:
        assert len(play.offered) == levels
        play.answer(1)
    assert (play.host("Raven Spy"), play.blood("Raven Spy")) == (who, levels)
    assert (play.blood(who), play.pool[0], play.where(EXPERIMENT)) == (4, 19, "ash heap")


def test_who_cannot_pay_for_it_employs_another() -> None:
    """100162: of the cost nothing is ignored; of what it requires, a clan neither."""
    play = experiment("Asmin Kobane", "Raptor", "Owl Companion", "Dog Pack", blood=1)
    play.one(f"play {EXPERIMENT}")
    play.two("decline")
    assert play.offered == ["Owl Companion", "Dog Pack"]
    play.one("Dog Pack")
    assert (play.host("Dog Pack"), play.pool[0], play.blood("Asmin Kobane")) == ("Asmin Kobane", 17, 1)


def test_nothing_to_employ() -> None:
    """100162: it succeeds, and employs nobody."""
    play = experiment("Asmin Kobane", "J. S. Simmons, Esq.")
    play.one(f"play {EXPERIMENT}")
    play.two("decline")
    assert play.asked.asks == "pick"
    play.one("no")
    assert (play.where("J. S. Simmons, Esq."), play.where(EXPERIMENT)) == ("hand", "ash heap")


@pytest.mark.parametrize("bearer", ["Cohn Rose", "Madison", "Procurer"])
def test_stronger(bearer: str) -> None:
    """100162: at the superior level a minion of hers, with a maneuver in each combat."""
    who = "Cohn Rose"
    others = [bearer] if bearer != who else []
    play = begin(Side(ready=[who, *others], hand=[EXPERIMENT]), Side(ready=["Sully"]), book=book_with(EXPERIMENT, who))
    strength = play.value(bearer, STRENGTH)
    play.one(f"play {EXPERIMENT}", *([who] if play.asked.asks == "by-whom" else []), "superior")
    if others:
        assert [each for each in play.offered if each in (who, bearer, "Sully")] == [who, bearer]
        play.one(bearer)
    play.two("decline")
    assert play.host(EXPERIMENT) == bearer
    assert play.value(bearer, STRENGTH) == strength + 1
    if others:
        play.one(f"bleed with {bearer}")
        play.two("block with Sully")
        while f"use {EXPERIMENT}" not in play.offered:
            play.answers(play.asked.seat, ("pass",))
        play.one(f"use {EXPERIMENT}")
        play.all_pass()
        play.one("hands")
        play.two("hands")
        assert play.blood("Sully") == 4  # at long range they do nothing
