"""What the core box has to do with Influence: its Modifiers, and the Old Post Office."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

FOE = Side(haven=["Keondra"])


@pytest.mark.parametrize(("said", "agenda"), [("YES", 2), ("NO", 1)])
def test_hedge_your_bets(said: str, agenda: int) -> None:
    """core-hedge-your-bets: 2 Influence; and 1 Agenda if the Scheme fails after all."""
    one = Side(haven=["Banker"], hand=["Greed", "Hedge Your Bets"])
    with scene(one, Side(haven=["Keondra"], prestige=9), book=BOOK) as play:
        play.one("play Greed", "place Hedge Your Bets", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 8", said)
        assert (play.g.agenda[0], play.where("Hedge Your Bets")) == (agenda, "discard")


def test_hedge_your_bets_against_a_scheme() -> None:
    """core-hedge-your-bets: whoever placed it gains the Agenda, also on the side that brought the Scheme down."""
    two = Side(haven=["Keondra"], hand=["Hedge Your Bets"])
    with scene(Side(haven=["Banker"], hand=["Greed"]), two, book=BOOK) as play:
        play.one("play Greed", "pass", "fist 0")
        play.two("place Hedge Your Bets", "pass", "fist 0", "NO")
        assert play.g.agenda == [0, 1]


@pytest.mark.parametrize(("said", "prestige"), [("NO", [5, 6]), ("YES", [5, 6])])
def test_the_last_word(said: str, prestige: list[int]) -> None:
    """core-the-last-word: 5 Influence, and 1 Prestige for the winning side, whichever that is."""
    two = Side(haven=["Keondra"], hand=["The Last Word"])
    with scene(Side(haven=["Banker"], hand=["Greed"]), two, book=BOOK) as play:
        play.one("play Greed", "pass", "fist 0")
        play.two("place The Last Word", "pass", "fist 0", said)
        assert play.g.prestige == prestige


def test_the_last_word_of_the_losing_side() -> None:
    """core-the-last-word: nothing for those who lose."""
    one = Side(haven=["Banker"], hand=["Greed", "The Last Word"])
    with scene(one, Side(haven=["Keondra"], prestige=9), book=BOOK) as play:
        play.one("play Greed", "place The Last Word", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 8", "NO")
        assert (play.g.prestige[0], play.g.agenda[0]) == (5, 0)


def test_a_modifier_pays_for_a_title() -> None:
    """core-hedge-your-bets, core-the-last-word, R20-CRD-21, R229-CRD-16: one of them for one Title, and face up."""
    one = Side(haven=["Brute"], hand=["Keeper of Elysium", "Hedge Your Bets", "The Last Word"])
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Keeper of Elysium", "play Hedge Your Bets")
        assert not any("The Last Word" in option for option in play.offered)
        play.one("exert Brute", "1")
        assert (play.host("Keeper of Elysium"), play.g.prestige, play.g.agenda) == ("Brute", [4, 5], [0, 0])


def test_the_old_post_office_in_a_scheme() -> None:
    """core-old-post-office, R20-CRD-28, R226-CRD-17, R226-CRD-18: a card of BP 1 to 3, face down, for so much."""
    hand = ["Greed", "Ingratiate", "Coiled Strike", "Hedge Your Bets"]
    one = Side(haven=["Banker"], haven_card="Haven - Old Post Office", hand=hand)
    with scene(one, Side(haven=["Keondra"], prestige=3), book=BOOK) as play:
        play.one("play Greed")
        assert sorted(play.offered) == ["exert Banker", "pass", "place Hedge Your Bets", "place Ingratiate"]
        play.one("place Ingratiate")
        assert not any("place" in option for option in play.offered)
        play.one("pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 2", "NO")
        assert (play.g.agenda[0], play.where("Ingratiate")) == (2, "discard")


def test_guvnah_hears_what_the_old_post_office_places() -> None:
    """core-guvnah, R226-CRD-19, R229-CRD-34: a card placed face down with it draws one."""
    hand = ["Greed", "Ingratiate"]
    one = Side(haven=["Banker", "Guv'nah"], haven_card="Haven - Old Post Office", hand=hand, library=["Awe"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Greed", "exhaust Banker", "place Ingratiate")
        assert play.where("Awe") == "hand"
        play.ends_asking(play.asked.asks)


def test_the_old_post_office_pays_for_a_title_once_a_turn() -> None:
    """core-old-post-office: face up, for a Title; and only once in a turn."""
    one = Side(haven=["Brute", "Lucky"], haven_card="Haven - Old Post Office",
               hand=["Herald", "Keeper of Elysium", "Ingratiate", "Awe"])  # fmt: skip
    with scene(one, FOE, book=BOOK) as play:
        play.one("play Herald", "exhaust Brute", "play Ingratiate")
        assert (play.host("Herald"), play.g.prestige[0], play.where("Ingratiate")) == ("Brute", 5, "discard")
        play.one("play Keeper of Elysium")
        assert not any("Awe" in option for option in play.offered)
        play.ends_asking(play.asked.asks)


def test_the_old_post_office_is_the_leaders() -> None:
    """core-old-post-office: not without a Leader in the coterie; +1 Secrecy at home in any case."""
    one = Side(haven=["Banker"], haven_card="Haven - Old Post Office", hand=["Greed", "Awe"])
    with scene(one, FOE, book=BOOK) as play:
        assert play.value("Banker", w.SECRECY) == 1
        play.ends_asking(play.asked.asks)
