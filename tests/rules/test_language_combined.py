"""Words put together with `&`, `|` and `~`: they mean, and print, what they say."""

from __future__ import annotations

import pytest

from primogen.kernel.effects import Both, Condition, Either, Not
from primogen.rivals.language.costs import Costs
from primogen.rivals.language.vocabulary import (
    FEAR,
    PRESTIGE,
    SECRECY,
    THAT,
    VAMPIRES,
    always,
    at_least,
    blood,
    characters_in_torpor,
    characters_you_control,
    discard_a_card,
    each_of,
    exhaust_this,
    exhausted,
    gain,
    have,
    none_of,
    prestige,
    provided,
    put,
    target,
    unhosted,
    wounded,
    your_coterie,
    your_hand,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.rivals.text.cards import card_text
from primogen.text.languages import EN, ES
from support import book_with

KEONDRA = Side(haven=["Keondra"])
RICH = at_least(2, your_hand)
ALONE = at_least(1, characters_in_torpor)


@pytest.mark.parametrize(
    ("condition", "hand", "torpor", "gained"),
    [
        (RICH & ALONE, 2, 1, True),
        (RICH & ALONE, 2, 0, False),
        (RICH & ALONE, 0, 1, False),
        (RICH | ALONE, 0, 1, True),
        (RICH | ALONE, 2, 0, True),
        (RICH | ALONE, 0, 0, False),
        (~RICH, 0, 0, True),
        (~RICH, 2, 0, False),
    ],
)
def test_conditions_put_together(condition: Condition, hand: int, torpor: int, gained: bool) -> None:
    """RV-ABIL-04: both, either, and not."""
    boon = unhosted("test-boon", "Boon", decks=VAMPIRES, text=provided(condition, gain(2, PRESTIGE)))
    one = Side(haven=["Lucky"], hand=["Boon", *["Believer"] * hand], torpor=["Sage"] * torpor)
    one.blood.update({"Sage": 1} if torpor else {})
    with scene(one, KEONDRA, book=book_with(boon)) as play:
        play.one("play Boon")
        assert play.g.prestige[0] == (7 if gained else 5)


def test_they_are_what_they_read_as() -> None:
    assert (always & RICH, always | RICH, ~always) == (Both(always, RICH), Either(always, RICH), Not(always))
    assert exhaust_this & prestige(1) == Costs((exhaust_this, prestige(1)))
    assert exhaust_this & prestige(1) & blood(2) == exhaust_this & (prestige(1) & blood(2))
    assert discard_a_card & exhaust_this == Costs((discard_a_card, exhaust_this))
    assert (your_coterie & wounded & exhausted).traits == (wounded, exhausted)
    assert your_coterie.traits == (), "a group that is narrowed stays as it was"


def test_of_either_group() -> None:
    """RV-DEF-18: one in torpor is among them, since the text speaks of torpor; each once, and nobody else."""
    dread = unhosted("test-dread", "Dread", decks=VAMPIRES,
                     text=each_of(your_coterie & wounded | characters_in_torpor, put(FEAR, THAT)))  # fmt: skip
    one = Side(haven=["Lucky", "Grace"], torpor=["Sage"], hand=["Dread"], blood={"Sage": 1, "Grace": 1})
    with scene(one, KEONDRA, book=book_with(dread)) as play:
        play.one("play Dread")
        afraid = [name for name in ("Lucky", "Grace", "Sage", "Keondra") if play.g.fear[play.card(name)]]
        assert afraid == ["Grace", "Sage"]


def test_a_target_of_either_group() -> None:
    mark = unhosted("test-mark", "Mark", decks=VAMPIRES,
                    text=target(your_coterie & wounded | characters_in_torpor, put(FEAR, THAT)))  # fmt: skip
    one = Side(haven=["Lucky", "Grace"], torpor=["Sage"], hand=["Mark"], blood={"Sage": 1, "Grace": 1})
    with scene(one, KEONDRA, book=book_with(mark)) as play:
        play.one("play Mark")
        assert play.offered == ["Grace", "Sage"]
        play.one("Sage")
        assert play.g.fear[play.card("Sage")] == 1


def test_a_group_and_a_larger_one_are_the_larger_one() -> None:
    """Nobody counts twice."""
    text = gain(1, PRESTIGE)
    muster = unhosted("test-muster", "Muster", decks=VAMPIRES,
                      text=each_of(your_coterie | characters_you_control, text))  # fmt: skip
    one = Side(haven=["Lucky", "Grace"], torpor=["Sage"], hand=["Muster"], blood={"Sage": 1})
    with scene(one, KEONDRA, book=book_with(muster)) as play:
        play.one("play Muster")
        assert play.g.prestige[0] == 8


def test_either_group_in_words() -> None:
    both = your_coterie | characters_in_torpor
    mark = unhosted("test-mark", "Mark", decks=VAMPIRES,
                    text=provided(none_of(both), target(both, put(FEAR, THAT))),
                    abilities=(have(both, 1, SECRECY),))  # fmt: skip
    assert card_text(mark, EN).split("\n") == [
        "If there are no characters in your coterie or in your torpor, put a Fear token on target character in your "
        "coterie or in your torpor.",
        "Characters in your coterie and characters in your torpor have +1 Secrecy.",
    ]
    assert card_text(mark, ES).split("\n") == [
        "Si no hay personajes en tu coterie o en tu Letargo, pon una ficha de Miedo sobre un personaje a tu elección "
        "de tu coterie o en tu Letargo.",
        "Los personajes de tu coterie y los personajes en tu Letargo tienen +1 Discreción.",
    ]
