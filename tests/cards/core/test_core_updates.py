"""What the updates of 2022 say of cards of the first box and of Sonja Valentine, played."""

from __future__ import annotations

import pytest

from extras import HELPERS
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THAT, any_character, defeat, target, unhosted
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

BOOK = book_with(*HELPERS, unhosted("test-fell", "Fell", decks=n.VAMPIRES, text=target(any_character, defeat(THAT))))


@pytest.mark.parametrize(("victim", "agenda"), [("Grace", 0), ("Keondra", 1 + 1), ("Sage", 1)])
def test_turf_war_is_waged_on_foes(victim: str, agenda: int) -> None:
    """core-turf-war: R229-ERR-08: characters of one's own count no more, whatever their Blood Potency."""
    one = Side(haven=["Brute", "Grace"], agenda_card="Turf War", hand=["Fell"])
    two, three = Side(haven=["Singer"]), Side(haven=["Keondra", "Sage", "Adept"], leader="Adept")
    with scene(one, two, three, book=BOOK) as play:
        play.one("play Fell", victim)
        if victim == "Keondra":
            play.one("resolve Turf War")
        assert (play.where(victim), play.g.agenda[0]) == ("torpor", agenda)


@pytest.mark.parametrize(("said", "left"), [(("Adept", "Three"), (1, 0, 3)), (("Adept", "Two"), (1, 1, 2))])
def test_sonja_valentine_writes_over_any_colour(said: tuple[str, ...], left: tuple[int, int, int]) -> None:
    """baa-sonja-valentine: R229-CRD-70: any Blood token, a third player's colour too; of several she chooses."""
    one, two = Side(streets=["Sonja Valentine"]), Side(streets=["Adept"], library=["Owl"] * 2)
    with scene(one, two, Side(haven=["Keondra"], library=["Owl"] * 2), book=BOOK, turn=2) as play:
        swap_blood(play.g, play.card("Adept"), 2, 1)
        play.three("pass action", "pass action", "end phase")
        play.one(*said)
        found = [blood_of_colour(play.g, play.card("Adept"), seat) for seat in (0, 2, 1)]
        assert found == list(left)


def test_sonja_valentine_writes_on_her_own() -> None:
    """baa-sonja-valentine: R229-CRD-70: on one's own coterie as well, where a foe's Blood lies."""
    one, two = Side(streets=["Sonja Valentine", "Adept"]), Side(haven=["Keondra"], library=["Owl"] * 2)
    with scene(one, two, book=BOOK, turn=1) as play:
        swap_blood(play.g, play.card("Adept"), 1, 2)
        play.two("pass action", "pass action", "end phase")
        play.one("Adept")
        assert [blood_of_colour(play.g, play.card("Adept"), seat) for seat in (0, 1)] == [3, 1]
