"""Shine a Light and Ghoulish Favela of Martial Law, played."""

from __future__ import annotations

import pytest

from primogen.rivals.language.icons import speaks_of
from primogen.rivals.language.nouns import GHOULISH
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import turn_down
from primogen.rivals.rules.atoms.laid import put_tokens, tokens_on
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.rivals.text.cards import card_text
from primogen.text.languages import EN
from soldiers import BOOK
from support import EVERY_CARD

LIBRARY_KINDS = (w.ACTION, w.UNHOSTED, w.ATTACK, w.REACTION, w.ATTACK_OR_REACTION, w.MODIFIER)
KEONDRA = Side(haven=["Keondra"])
SCHEMER = Side(haven=["Loner"], hand=["Shine a Light"], prestige=30, leader_side="secrecy")

# ---- Shine a Light


@pytest.mark.parametrize(("influence", "removed"), [(4, 0), (5, 2), (9, 2), (10, 3)])
def test_shine_a_light_on_an_ongoing_card(influence: int, removed: int) -> None:
    """ml-shine-a-light: for every 5 Influence in its favour 2 tokens, whichever they are; with the last it burns."""
    with scene(SCHEMER, Side(haven=["Keondra"], ongoing=["Vote"]), book=BOOK) as play:
        for token in (w.BLOOD, w.AGENDA, w.PRESTIGE):
            put_tokens(play.g, play.card("Vote"), token, 1, 1)
        play.one("play Shine a Light", "pass", f"fist {influence}")
        play.two("pass", "fist 0", "YES")
        kinds = ["Vote loses 1 Blood", "Remove 1 Agenda from Vote", "Remove 1 Prestige from Vote"]
        for each in kinds[:removed]:
            play.one("yes: Shine a Light")
            if play.asked.asks == "one-of":
                play.one(each)
        assert play.where("Vote") == ("table" if removed < 3 else "burned")
        assert tokens_on(play.g, play.card("Vote"), w.ANY_TOKEN) == 3 - removed


def test_shine_a_light_up_to() -> None:
    """ml-shine-a-light: fewer, if its player likes; nothing if the Scheme fails, and so nothing burns."""
    two = Side(haven=["Keondra"], face_down={"Snare": 2})
    with scene(SCHEMER, two, book=BOOK) as play:
        play.one("play Shine a Light", "pass", "fist 5")
        play.two("pass", "fist 0", "YES")
        play.one("yes: Shine a Light", "no")
        assert (play.where("Snare"), tokens_on(play.g, play.card("Snare"), w.PRESTIGE)) == ("table", 1)
    with scene(SCHEMER, two, book=BOOK) as play:
        play.one("play Shine a Light", "pass", "fist 0")
        play.two("pass", "fist 1", "NO")
        assert tokens_on(play.g, play.card("Snare"), w.PRESTIGE) == 2


def test_shine_a_light_burns_what_is_bare() -> None:
    """ml-shine-a-light: what has no token is burned, however little Influence there was."""
    with scene(SCHEMER, Side(haven=["Keondra"], ongoing=["Vote"]), book=BOOK) as play:
        play.one("play Shine a Light", "pass", "fist 1")
        play.two("pass", "fist 0", "YES")
        assert play.where("Vote") == "burned"


def test_shine_a_light_on_what() -> None:
    """ml-shine-a-light: Ongoing cards and unattached face-down ones, of any player; no other attachment."""
    one = Side(haven=["Loner"], hand=["Shine a Light"], face_down={"Pitfall": 1}, attached={"Loner": ["Owl", "Charm"]})
    with scene(one, Side(haven=["Keondra"], ongoing=["Vote"], face_down={"Snare": 1}), book=BOOK) as play:
        turn_down(play.g, play.card("Charm"))
        play.one("play Shine a Light")
        assert set(play.offered) == {"Pitfall", "Vote", "face-down card"}
        play.one("Vote", "exert Loner", "pass", "fist 0")
        play.two("pass", "fist 0", "NO")


# ---- Ghoulish Favela


@pytest.mark.parametrize(
    ("top", "said", "where"),
    [
        ("Page", (), "hand"),
        ("Anything For My Master", (), "hand"),
        ("Charm", ("no",), "library"),
        ("Charm", ("yes: Charm",), "discard"),
    ],
)
def test_ghoulish_favela_looks_for_ghouls(top: str, said: tuple[str, ...], where: str) -> None:
    """ml-ghoulish-favela: a Ghoul, or what speaks of Ghouls, is drawn; another card is left or discarded."""
    one = Side(haven=["Brute", "Loner"], hand=["Coat", "Coat"], library=[top], haven_card="Haven - Ghoulish Favela")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "exhaust Loner")
        assert play.where(top) == "library"
        play.one("play Coat", *said)
        assert play.where(top) == where


def test_ghoulish_favela_hides_and_shields() -> None:
    """ml-ghoulish-favela: 1 Secrecy at home; 1 Shield for a Ghoul with no face-up attachment, and nobody else."""
    one = Side(haven=["Brute", "Page"], streets=["Librarian Ghoul"], leader="Brute")
    one.attached, one.haven_card = {"Page": ["Owl"]}, "Haven - Ghoulish Favela"
    with scene(one, KEONDRA, book=BOOK) as play:
        names = ("Page", "Librarian Ghoul", "Brute", "Keondra")
        assert [play.value(name, w.SHIELD) for name in names] == [0, 1, 0, 0]
        assert [play.value(name, w.SECRECY) for name in names] == [1, 0, 1, 0]
        turn_down(play.g, play.card("Owl"))
        assert play.value("Page", w.SHIELD) == 1


def test_what_speaks_of_ghouls_says_so() -> None:
    """ml-ghoulish-favela: the word stands in the text of exactly those Library cards."""
    library = [card for card in EVERY_CARD if card.kind in LIBRARY_KINDS and card.being != GHOULISH]
    found = {card.key for card in library if speaks_of((card.text, card.abilities, card.price), GHOULISH)}
    assert found == {card.key for card in library if "Ghoul" in card_text(card, EN)}
    assert "dar-siege-engine" in found
