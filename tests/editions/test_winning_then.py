"""Winning, and Agenda, as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    all_characters,
    any_character,
    burn,
    choose,
    deal,
    in_order,
    lose,
    target_foe,
    unhosted,
    when,
    you_defeat,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
RUIN = unhosted("test-ruin", "Ruin", decks=n.BOTH, text=target_foe(lose(9, n.PRESTIGE, THAT_PLAYER)))
PYRE = unhosted("test-pyre", "Pyre", decks=n.BOTH, text=choose(all_characters, burn(THAT)))
PYRES = unhosted("test-pyres", "Pyres", decks=n.BOTH,
                 text=in_order(choose(all_characters, burn(THAT)), choose(all_characters, burn(THAT))))
BLOW = unhosted("test-blow", "Blow", decks=n.BOTH, text=choose(any_character, deal(9, THAT)))
GRIM = unhosted("test-grim", "Grim", n.ONGOING, decks=n.BOTH, abilities=(when(you_defeat(any_character), burn(THAT)),))
# fmt: on
BOOK: Final = book_with(RUIN, PYRE, PYRES, BLOW, GRIM)
KNOCKED_OUT: Final = "win.knocked_out_agenda"
BURNED: Final = "agenda.rival_burn_counts"
ON_CHARACTERS: Final = "agenda.on_characters"


# ---- DIFF-17


@pytest.mark.parametrize(("agenda", "left"), [("left out", 12), ("set to 0", 0)])
def test_the_agenda_of_who_is_knocked_out_is_gone(agenda: str, left: int) -> None:
    """RV-WIN-11, R20-WIN-08, R20-WIN-10, DIFF-17: Three has the most by far, and does not win either way."""
    one, two = Side(haven=["Lucky"], hand=["Ruin"], agenda=4), Side(haven=["Keondra"])
    with scene(one, two, Side(haven=["Ryan"], agenda=12), book=BOOK, switches={KNOCKED_OUT: agenda}) as play:
        play.one("play Ruin", "Three")
        assert (play.winner, play.g.agenda) == ("One", [4, 3, left])


@pytest.mark.parametrize(("agenda", "winner"), [("left out", "Four"), ("set to 0", "One")])
def test_who_is_knocked_out_may_win_a_tie_at_nothing(agenda: str, winner: str) -> None:
    """R20-WIN-08, R20-WIN-09, R20-SET-15: One and Three are each other's Rivals, and have both burned."""
    one, three = Side(haven=["Lucky"], hand=["Pyres"]), Side(haven=["Ryan"], agenda=5)
    two, four = Side(haven=["Keondra"]), Side(haven=["Sage"])
    with scene(one, two, three, four, rivals=[2, 3, 0, 1], book=BOOK, switches={KNOCKED_OUT: agenda}) as play:
        play.one("play Pyres", "Lucky", "Ryan")
        assert (play.winner, play.g.agenda[1], play.g.agenda[3]) == (winner, 0, 0)


# ---- DIFF-21


@pytest.mark.parametrize(("worth", "gained"), [("worth nothing", 0), ("worth 1", 1)])
def test_burning_a_vampire_of_ones_rival(worth: str, gained: int) -> None:
    """RV-DEF-11, R20-AGD-06, R20-AGD-07, DIFF-21: of nobody else, and not in torpor, which is no coterie."""
    two = Side(haven=["Keondra", "Iara"], torpor=["Gisele"], blood={"Gisele": 1})
    for victim, agenda in (("Iara", gained), ("Gisele", 0), ("Grace", 0), ("Lucky", 0)):
        one = Side(haven=["Ryan", "Lucky"], hand=["Pyre"])
        with scene(one, two, Side(haven=["Sage", "Grace"]), book=BOOK, switches={BURNED: worth}) as play:
            play.one("play Pyre", victim)
            assert (play.where(victim), play.g.agenda) == ("burned", [agenda, 0, 0])


def test_who_is_defeated_and_burned_for_it_counts_once() -> None:
    """R20-AGD-06: "defeat or burn"."""
    one = Side(haven=["Ryan"], hand=["Blow"], ongoing=["Grim"])
    two = Side(haven=["Keondra", "Iara"], blood={"Iara": 1})
    with scene(one, two, book=BOOK, switches={BURNED: "worth 1"}) as play:
        play.one("play Blow", "Iara")
        assert (play.where("Iara"), play.g.agenda) == ("burned", [1, 0])


# ---- DIFF-22


@pytest.mark.parametrize(("who", "own"), [("foes", 0), ("anybody", 2)])
def test_who_gains_the_agenda_on_a_character(who: str, own: int) -> None:
    """RV-TOKEN-26, R226-ERR-03, DIFF-22: one's own, too, or only a foe's."""
    for victim, gained in (("Grace", own), ("Iara", 2 + 1)):
        one = Side(haven=["Lucky", "Grace"], hand=["Blow"], agenda_on={"Grace": 2}, blood={"Grace": 1})
        two = Side(haven=["Keondra", "Iara"], agenda_on={"Iara": 2}, blood={"Iara": 1})
        with scene(one, two, book=BOOK, switches={ON_CHARACTERS: who}) as play:
            play.one("play Blow", victim)
            assert (play.where(victim), play.g.agenda) == ("torpor", [gained, 0])
