"""Freelancer, played: what waits for the next Action card."""

from __future__ import annotations

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from rovers import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])


def test_freelancer_comes_with_prestige() -> None:
    """dar-freelancer: an Unhosted Action, with 3 Prestige of the general supply on it."""
    with scene(Side(haven=["Brute"], hand=["Freelancer"]), KEONDRA, book=BOOK) as play:
        play.one("play Freelancer")
        assert (play.where("Freelancer"), prestige_on(play, "Freelancer", 0), play.g.prestige[0]) == ("table", 3, 5)
        assert (play.actions, play.is_ready("Brute")) == (1, True)


def test_freelancer_readies_whoever_plays_the_next_action_card() -> None:
    """dar-freelancer: for 1 Prestige off it, once a turn; the next Action card only."""
    one = Side(haven=["Brute", "Loner"], ongoing=["Freelancer"], hand=["Owl", "Coat"], stakes={"Freelancer": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Freelancer")
        assert prestige_on(play, "Freelancer", 0) == 1
        assert "was used this turn" in play.refusal("activate Freelancer")
        play.one("play Coat", "exhaust Brute")
        assert play.is_ready("Brute")
        play.one("play Owl", "exhaust Brute")
        assert not play.is_ready("Brute")


def test_freelancer_waits_for_a_character() -> None:
    """dar-freelancer: an Unhosted Action is played by nobody; it goes on waiting."""
    one = Side(haven=["Brute"], ongoing=["Freelancer"], hand=["Altar", "Coat"], stakes={"Freelancer": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Freelancer", "play Altar", "play Coat")
        assert play.is_ready("Brute")


def test_freelancer_works_though_it_is_spent() -> None:
    """dar-freelancer: with its last Prestige it burns, and the next Action card readies all the same."""
    one = Side(haven=["Brute"], ongoing=["Freelancer"], hand=["Coat"], stakes={"Freelancer": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Freelancer")
        assert play.where("Freelancer") == "burned"
        play.one("play Coat")
        assert play.is_ready("Brute")


def test_freelancer_is_forgotten_as_the_turn_ends() -> None:
    """dar-freelancer: this turn only, and of its player's characters only."""
    one = Side(haven=["Brute"], ongoing=["Freelancer"], stakes={"Freelancer": 2})
    two = Side(haven=["Keondra"], hand=["Coat"])
    with scene(one, two, book=BOOK) as play:
        play.one("activate Freelancer")
        end_turn(play, 0)
        play.two("play Coat")
        assert not play.is_ready("Keondra")
        assert not play.g.delayed


def test_freelancer_and_a_card_placed_face_down() -> None:
    """dar-freelancer: a Conspiracy is placed and not played; whoever places it stays exhausted."""
    one = Side(haven=["Brute", "Loner"], ongoing=["Freelancer"], hand=["Plot", "Coat"], stakes={"Freelancer": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Freelancer", "place Plot", "exhaust Brute")
        assert not play.is_ready("Brute")
        play.one("play Coat")
        assert play.is_ready("Loner")
        assert play.names(0, w.HAND) == []
