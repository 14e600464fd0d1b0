"""Tokens as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    any_character,
    choose,
    gain,
    in_order,
    mend,
    put_tokens,
    swap_blood,
    unhosted,
    your_coterie,
)
from primogen.rivals.rules.atoms.supply import left_in_supply
from primogen.rivals.rules.numbers import TOKENS_PER_COLOUR
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with, prestige_on

# fmt: off
WEALTH = unhosted("test-wealth", "Wealth", decks=n.BOTH, text=gain(5, n.PRESTIGE))
BALM = unhosted("test-balm", "Balm", decks=n.BOTH, text=choose(your_coterie, mend(3, THAT)))
TITHE = unhosted("test-tithe", "Tithe", decks=n.BOTH, text=choose(any_character, put_tokens(3, n.PRESTIGE, THAT)))
FEED = unhosted("test-feed", "Feed", decks=n.BOTH, text=choose(any_character, put_tokens(3, n.BLOOD, THAT)))
STAIN = unhosted("test-stain", "Stain", decks=n.BOTH, text=choose(any_character, swap_blood(3, THAT)))
SPREE = unhosted("test-spree", "Spree", decks=n.BOTH, text=in_order(gain(5, n.PRESTIGE), gain(5, n.PRESTIGE)))
# fmt: on
BOOK: Final = book_with(WEALTH, BALM, TITHE, FEED, STAIN, SPREE)
LUCKY: Final = 1  # Blood on it

CASES: Final = ("unlimited", "counted")
LEFT: Final = 2  # tokens of One's colour in the general supply, in each scene


def rich(card: str) -> Side:
    """All of One's colour but two lie before One."""
    return Side(haven=["Lucky"], blood={"Lucky": LUCKY}, hand=[card], prestige=TOKENS_PER_COLOUR - LUCKY - LEFT)


@pytest.mark.parametrize("limit", CASES)
def test_prestige_of_ones_colour_runs_out(limit: str) -> None:
    """RV-SETUP-11, R20-TOK-05, R20-TOK-07, DIFF-14: one gains only what is left."""
    with scene(rich("Wealth"), Side(haven=["Keondra"]), book=BOOK, switches={"tokens.colour_limit": limit}) as play:
        before = play.g.prestige[0]
        play.one("play Wealth")
        assert play.g.prestige[0] - before == (LEFT if limit == "counted" else 5)


@pytest.mark.parametrize("limit", CASES)
def test_blood_is_the_same_tokens(limit: str) -> None:
    """R20-TOK-05, R20-TOK-07, DIFF-14: what mends, and what is put on one's own, is of one's colour, too."""
    for card in ("Balm", "Feed"):
        with scene(rich(card), Side(haven=["Keondra"]), book=BOOK, switches={"tokens.colour_limit": limit}) as play:
            play.one(f"play {card}", *(["Lucky"] if card == "Feed" else []))
            assert play.blood("Lucky") == LUCKY + (LEFT if limit == "counted" else 3)


@pytest.mark.parametrize("limit", CASES)
def test_what_lies_on_the_cards_of_others_is_counted(limit: str) -> None:
    """R20-TOK-06, R20-TOK-07: Prestige of One's colour on Keondra, and Blood."""
    put = LEFT if limit == "counted" else 3
    with scene(rich("Tithe"), Side(haven=["Keondra"]), book=BOOK, switches={"tokens.colour_limit": limit}) as play:
        play.one("play Tithe", "Keondra")
        assert prestige_on(play, "Keondra", 0) == put
        assert left_in_supply(play.g, 0) == 0
    with scene(rich("Stain"), Side(haven=["Keondra"]), book=BOOK, switches={"tokens.colour_limit": limit}) as play:
        play.one("play Stain", "Keondra")
        assert play.g.foreign == [play.card("Keondra"), 0, put]


def test_what_comes_back_can_be_gained_again() -> None:
    """R20-TOK-07: "until some come back"; and the other colours are as many as ever."""
    one, two = rich("Spree"), Side(haven=["Keondra"], hand=["Wealth"])
    with scene(one, two, book=BOOK, switches={"tokens.colour_limit": "counted"}) as play:
        play.one("play Spree")
        assert (left_in_supply(play.g, 0), play.g.prestige[0]) == (0, TOKENS_PER_COLOUR - LUCKY)
        play.one("pass action", "end phase")
        play.two("play Wealth")
        assert play.g.prestige[1] == 10
