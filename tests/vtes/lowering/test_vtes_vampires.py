"""Vampires about corruption counters, and what they cost others."""

from __future__ import annotations

import pytest

from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of

CORRUPTION = "Corruption"
SERGIO = "Sergio Bueno"
FARUQ = "Faruq Abd al-Qadir"


def corrupt(play: Play, name: str, number: int = 1) -> None:
    """By the first Methuselah."""
    play.g.corruption.extend((play.card(name), 0, number))


@pytest.mark.parametrize(("answer", "whose", "left"), [("yes", 0, 0), ("no", 1, 3)])
def test_corruption_until_she_can_steal_him(answer: str, whose: int, left: int) -> None:
    """100430: with as many counters as his capacity, which are burned; if she likes."""
    one = Side(ready=[SERGIO], hand=[CORRUPTION])
    with scene(one, Side(ready=["Nik Sikko"]), book=book_of("100430", "201662")) as play:
        corrupt(play, "Nik Sikko", 2)
        play.one(f"play {CORRUPTION}")
        play.two("decline")
        play.one(answer)
        nik = play.card("Nik Sikko")
        assert (play.g.controller[nik], sum(play.g.corruption[2:])) == (whose, left)


def test_corruption_is_put_on_a_minion_of_her_prey() -> None:
    """201042: one counter, which goes when he is burned."""
    one = Side(ready=["Nefertiti"])
    with scene(one, Side(ready=["Lauren"], tapped=["Lauren"]), book=book_of("201042")) as play:
        play.one("Nefertiti: act with Nefertiti")
        lauren = play.card("Lauren")
        assert play.g.corruption == [lauren, 0, 1]
        assert (play.blood("Nefertiti"), play.is_tapped("Nefertiti")) == (9, True)


def test_who_is_corrupted_must_burn_blood_to_attempt_to_block() -> None:
    """201662: nobody else; of an ally, life, and with the last of it he falls."""
    two = Side(ready=["Lauren", "Madison", "Nik Sikko"], blood={"Nik Sikko": 0})
    with scene(Side(ready=[SERGIO]), two, book=book_of("201662")) as play:
        corrupt(play, "Lauren")
        corrupt(play, "Nik Sikko")
        play.one(f"bleed with {SERGIO}")
        assert play.offered == ["block with Lauren", "block with Madison", "decline"]
        play.two("block with Lauren")
        assert (play.blood("Lauren"), play.blood("Madison")) == (3, 6)
        play.one("hands")
        play.two("hands")


def test_an_ally_falls_with_the_last_life_of_an_attempt() -> None:
    """201662: and the bleed goes on."""
    ally = "Procurer"
    with scene(Side(ready=[SERGIO]), Side(ready=[ally], blood={ally: 1}), book=book_of("201662")) as play:
        corrupt(play, ally)
        play.one(f"bleed with {SERGIO}")
        play.two(f"block with {ally}")
        assert (play.where(ally), play.pool[1], play.g.corruption) == ("ash heap", 29, [])


@pytest.mark.parametrize("is_corrupted", [True, False])
def test_who_is_corrupted_cannot_end_combat(is_corrupted: bool) -> None:
    """201588: in combat with him."""
    two = Side(ready=["Catalina Vega"], hand=["Majesty"])
    with scene(Side(ready=[FARUQ]), two, book=book_of("201588")) as play:
        if is_corrupted:
            corrupt(play, "Catalina Vega")
        play.one(f"bleed with {FARUQ}")
        play.two("block with Catalina Vega")
        play.one("hands")
        assert ("play Majesty" in play.offered) != is_corrupted
        play.two("hands")
        assert play.blood("Catalina Vega") == 6


def test_who_is_corrupted_cannot_block_him() -> None:
    """201033: by her own counters alone."""
    name = "Nakhthorheb"
    two = Side(ready=["Lauren", "Madison", "Sully"])
    play = begin(Side(ready=[name]), two, book=book_of("201033"))
    corrupt(play, "Lauren")
    play.g.corruption.extend((play.card("Sully"), 1, 1))
    play.one(f"bleed with {name}", "pass")
    assert play.offered == ["block with Madison", "block with Sully", "decline"]
