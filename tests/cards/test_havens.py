"""The Havens of Hunters & Hunted: their Secrecy, and the Leader Ability."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THAT, deal, target, unhosted
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))

KEONDRA, LUCKY = Side(haven=["Keondra"]), Side(haven=["Lucky"])
CLUBHOUSE, HIDDEN_TEMPLE = "Haven - The Clubhouse", "Haven - The Hidden Temple"
ORPHANAGE, TEMPLE = "Haven - The Orphanage", "Haven - The Temple of Set"


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


@pytest.mark.parametrize("haven", [CLUBHOUSE, HIDDEN_TEMPLE, ORPHANAGE, TEMPLE])
def test_havens_hide_who_is_at_home(haven: str) -> None:
    """hah-the-clubhouse, hah-the-hidden-temple, hah-the-orphanage, hah-the-temple-of-set: +1 Secrecy in the Haven."""
    one = Side(haven=["Lucky", "Sage"], streets=["Grace"], haven_card=haven)
    with scene(one, KEONDRA) as play:
        secrecy = [play.value(name, w.SECRECY) for name in ("Lucky", "Sage", "Grace", "Keondra")]
        assert secrecy == [1, 1, 0, 0]


# ---- The Clubhouse


@pytest.mark.parametrize(
    ("coterie", "drawn"),
    [(["Lucky"], 0), (["Grace", "Judas"], 1), (["Lucky", "Grace", "Judas", "Hope"], 2), (["Ryan", "Sara"], 1)],
)
def test_the_clubhouse_draws_and_discards(coterie: list[str], drawn: int) -> None:
    """hah-the-clubhouse: at the start of the turn 1 card for every 4 different Disciplines or Edges, then 1 goes."""
    one = Side(haven=coterie, haven_card=CLUBHOUSE, hand=["Shotgun"], library=["Poison Pill"] * 3)
    with scene(one, KEONDRA, phase="beginning") as play:
        play.one("Shotgun")
        assert (play.names(0, w.HAND), play.where("Shotgun")) == (["Poison Pill"] * drawn, "discard")


def test_the_clubhouse_draws_from_either_deck() -> None:
    """hah-the-clubhouse: as any draw; and anything in hand may be discarded, a character too."""
    one = Side(haven=["Grace", "Judas"], haven_card=CLUBHOUSE, hand=["Awe"], library=["Awe"], faction=["Hope"])
    with scene(one, KEONDRA, phase="beginning") as play:
        play.one("faction", "Hope")
        assert (play.names(0, w.HAND), play.where("Hope")) == (["Awe"], "discard")


def test_the_clubhouse_with_nothing_to_discard() -> None:
    """hah-the-clubhouse: with no card in hand and none drawn, nothing happens; nor in a foe's turn."""
    one = Side(haven=["Lucky"], haven_card=CLUBHOUSE, library=["Awe"])
    with scene(one, KEONDRA, phase="beginning") as play:
        assert (play.names(0, w.HAND), play.names(0, w.LIBRARY)) == ([], ["Awe"])
    one.hand = ["Awe"]
    with scene(one, KEONDRA, turn=1, phase="beginning") as play:
        assert play.names(0, w.HAND) == ["Awe"]


def test_the_clubhouse_without_its_leader() -> None:
    """hah-the-clubhouse: nothing while the Leader is in torpor."""
    one = Side(haven=["Grace", "Judas"], torpor=["Lucky"], leader="Lucky", blood={"Lucky": 1}, haven_card=CLUBHOUSE)
    one.hand, one.library = ["Awe"], ["Awe"]
    with scene(one, KEONDRA, phase="beginning") as play:
        assert (play.names(0, w.HAND), play.names(0, w.DISCARD)) == (["Awe"], [])


# ---- The Hidden Temple


def test_the_hidden_temples_leader() -> None:
    """hah-the-hidden-temple: +1 Influence for the Leader, beside the token's, wherever it is; nobody else."""
    for one in (
        Side(haven=["Keondra", "Iara"], haven_card=HIDDEN_TEMPLE),
        Side(streets=["Keondra"], haven=["Iara"], haven_card=HIDDEN_TEMPLE),
    ):
        with scene(one, LUCKY) as play:
            assert [play.value(name, w.INFLUENCE) for name in ("Keondra", "Iara", "Lucky")] == [2, 0, 1]


def test_the_hidden_temple_silences_anybody() -> None:
    """hah-the-hidden-temple: a 'No Influence' token on any character, for exhausting the card and nothing else."""
    one = Side(haven=["Keondra"], haven_card=HIDDEN_TEMPLE)
    with scene(one, LUCKY, city=City(monsters=["Ghost"], face_down=["Warlock"])) as play:
        play.one(f"activate {HIDDEN_TEMPLE}")
        assert play.offered == ["Keondra", "Lucky", "Ghost"]
        play.one("Lucky")
        tokens = [play.g.no_influence[play.card(name)] for name in ("Keondra", "Lucky", "Ghost")]
        assert (tokens, play.is_ready(HIDDEN_TEMPLE), play.is_ready("Keondra")) == ([0, 1, 0], False, True)
        assert (play.actions, play.g.prestige) == (2, [5, 5])


def test_the_hidden_temples_token_in_a_scheme() -> None:
    """hah-the-hidden-temple: whom it silences exerts nothing, until their own next turn; then the card is ready."""
    one = Side(haven=["Keondra"], haven_card=HIDDEN_TEMPLE, hand=["Believer"])
    with scene(one, LUCKY) as play:
        play.one(f"activate {HIDDEN_TEMPLE}", "Lucky", "play Believer", "exert Keondra", "pass", "fist 0")
        assert play.refusal("exert Lucky").endswith("(RV-TOKEN-11)")
        play.two("pass", "fist 0", "NO")
        play.one("pass action", "end phase")
        assert (play.g.no_influence[play.card("Lucky")], play.is_ready(HIDDEN_TEMPLE)) == (0, False)
        end_turn(play, 1)
        play.one(f"activate {HIDDEN_TEMPLE}", "Lucky")
        assert play.g.no_influence[play.card("Lucky")] == 1


def test_the_hidden_temple_without_its_leader() -> None:
    """hah-the-hidden-temple: the Leader in torpor, it silences nobody."""
    one = Side(haven=["Iara"], torpor=["Keondra"], leader="Keondra", blood={"Keondra": 1}, haven_card=HIDDEN_TEMPLE)
    with scene(one, LUCKY) as play:
        assert f"activate {HIDDEN_TEMPLE}" not in play.offered


# ---- The Orphanage


def test_the_orphanage() -> None:
    """hah-the-orphanage: an Unhosted Action for exhausting it, once a turn."""
    one = Side(haven=["Lucky", "Sage"], haven_card=ORPHANAGE, discard=["Awe"] * 5)
    with scene(one, KEONDRA) as play:
        play.one(f"activate {ORPHANAGE}")
        assert (play.actions, play.unhosted_actions) == (2, 1)
        assert (play.is_ready(ORPHANAGE), play.is_ready("Lucky")) == (False, True)
        assert f"activate {ORPHANAGE}" not in play.offered
        play.one("pass action")
        assert (play.actions, play.unhosted_actions) == (2, 0)
        end_turn(play, 0)
        assert not play.is_ready(ORPHANAGE)
        end_turn(play, 1)
        assert (play.is_ready(ORPHANAGE), play.unhosted_actions) == (True, 0)


@pytest.mark.parametrize(
    ("discarded", "open_"),
    [
        (["Awe"] * 4, False),
        (["Awe"] * 4 + ["Sage"], False),  # a character is no Library card
        (["Awe"] * 5 + ["Sage"], True),  # and its clan does not matter
        (["Awe"] * 5 + ["Cobra Form"], False),  # a card of the Ministry
        (["Awe"] * 8, True),
    ],
)
def test_the_orphanages_children(discarded: list[str], open_: bool) -> None:
    """hah-the-orphanage: 5 Library cards in one's discard pile, and none of a clan; the foes' piles do not matter."""
    one = Side(haven=["Lucky"], haven_card=ORPHANAGE, discard=discarded)
    two = Side(haven=["Keondra"], discard=["Cobra Form", "Awe", "Awe"])
    with scene(one, two) as play:
        assert (f"activate {ORPHANAGE}" in play.offered) == open_


def test_the_orphanage_without_its_leader() -> None:
    """hah-the-orphanage: the Leader in torpor, it gives nothing."""
    one = Side(haven=["Sage"], torpor=["Lucky"], leader="Lucky", blood={"Lucky": 1}, haven_card=ORPHANAGE)
    one.discard = ["Awe"] * 5
    with scene(one, KEONDRA) as play:
        assert f"activate {ORPHANAGE}" not in play.offered


# ---- The Temple of Set


def strike(leader: str, victim: str, *answers: str) -> Play:
    """Keondra fells somebody with 1 Blood; One has two face-down cards, Two has one."""
    one = Side(streets=["Keondra"], haven=["Iara"], leader=leader, haven_card=TEMPLE, ongoing=["Majesty"])
    one.face_down = {"Snake Oil": 1, "Shed Your Skin": 0}
    two = Side(streets=["Lucky", "Sage"], blood={"Sage": 1}, face_down={"Pay Tribute": 1})
    with scene(one, two, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Keondra", f"target {victim}", "Social")
        if victim != "Vagrant":
            play.two("pass")
        play.one(*answers)
    return play


def on_cards(play: Play) -> list[int]:
    return [prestige_on(play, name, 0) for name in ("Snake Oil", "Shed Your Skin", "Pay Tribute", "Majesty")]


def test_the_temple_of_set_feeds_what_is_hidden() -> None:
    """hah-the-temple-of-set: the Leader defeats: 1 on each of one's own face-down cards, from the general supply."""
    play = strike("Keondra", "Sage", f"yes: {TEMPLE}")
    assert (on_cards(play), play.g.prestige[0], play.where("Sage")) == ([2, 1, 0, 0], 5, "torpor")


def test_the_temple_of_set_may_be_declined() -> None:
    """hah-the-temple-of-set: then nothing is put anywhere."""
    assert on_cards(strike("Keondra", "Sage", "no")) == [1, 0, 0, 0]


def test_the_temple_of_set_wants_the_leader_and_a_character() -> None:
    """hah-the-temple-of-set: not for another's deed, not for a hurt, not for a Mortal."""
    assert on_cards(strike("Iara", "Sage")) == [1, 0, 0, 0]
    assert on_cards(strike("Keondra", "Lucky")) == [1, 0, 0, 0]
    play = strike("Keondra", "Vagrant", "burn Vagrant")
    assert (on_cards(play), play.where("Vagrant")) == ([1, 0, 0, 0], "burned")


def test_the_temple_of_set_is_not_asked_in_vain() -> None:
    """hah-the-temple-of-set: with no face-down card, or where no character of one's own has done it."""
    one = Side(streets=["Keondra"], haven=["Iara"], haven_card=TEMPLE)
    with scene(one, Side(streets=["Lucky", "Sage"], blood={"Sage": 1})) as play:
        play.one("attack with Keondra", "target Sage", "Social")
        play.two("pass")
        assert play.where("Sage") == "torpor"
    one = Side(haven=["Keondra"], hand=["Fire"], haven_card=TEMPLE, face_down={"Snake Oil": 1})
    with scene(one, Side(haven=["Lucky", "Sage"]), book=book_with(FIRE)) as play:
        play.one("play Fire", "Sage")
        assert (play.where("Sage"), prestige_on(play, "Snake Oil", 0)) == ("torpor", 1)
