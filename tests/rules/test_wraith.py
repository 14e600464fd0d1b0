"""Wraiths: a burned Mortal and a token, borne as one attachment. Those of the box say nothing: three are made here."""

from __future__ import annotations

import pytest

from primogen.kernel.ids import NONE
from primogen.rivals.cards.shadows_and_shrouds.wraiths import WRAITH_TOKENS
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.lab.checks import check_cards
from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_places import CreateWraith
from primogen.rivals.language.vocabulary import THIS, action, attach_this, draw, plus, wraith, wraith_token
from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import MONSTER_STACK, RIO_DECK, book_with

SHADE = wraith_token("test-shade", "Shade", *wraith(plus(1, n.DAMAGE, THIS)))
WHISPER = wraith_token("test-whisper", "Whisper", *wraith(draw(1)))
MOTH = wraith_token("test-moth", "Moth", *wraith(draw(1)))
BLANK = tuple(card.key for card in WRAITH_TOKENS)
STACK = ("Shade", "Whisper", "Moth", *BLANK)
SUMMON = action("test-summon", "Summon", decks=n.VAMPIRES, text=CreateWraith(THIS))
CHARM = action("test-charm", "Charm", decks=n.VAMPIRES, text=attach_this(THIS))
BOOK = book_with(SHADE, WHISPER, MOTH, SUMMON, CHARM)

TURN_UP, EXHAUST, BOTH = "activate Shade", "activate Shade (2)", "activate Shade (3)"
FOE = Side(haven=["Keondra"])
GRAVES = City(burned=["Maid", "Vagrant"])


def haunted(play: Play, name: str) -> None:
    """That character of One's bears a wraith."""
    create_wraith(play.g, 0, play.card(name))
    play.ask_again()


def game_with(wraiths: tuple[str, ...], seed: bytes) -> Table:
    ministry = ["Keondra", "Ceraph", "Matthew", "Raúl Fontes", "Gisele", "Jimmy", "Iara"]
    caitiff = ["Lucky", "Grace", "Benício", "Hope", "Jorge Guerrero", "Prudence", "Sage"]
    one = Deck("The Snake Den", "Haven - The Temple of Set", ministry, ["Awe"] * 40, wraiths)
    two = Deck("The Ash Heap of History", "Haven - The Clubhouse", caitiff, ["Awe"] * 40)
    return new_game(BOOK, [one, two], list(RIO_DECK), list(MONSTER_STACK), seed, switches=EDITIONS[NEWEST].settled())


def test_a_stack_of_tokens_is_shuffled_as_the_game_begins() -> None:
    """RV-WRAITH-01: face down, so that not even their player knows the order; who brings none has none."""
    orders = set()
    for seed in range(12):
        play = Play(game_with(STACK, b"%d" % seed))
        while play.asked.asks == "leader":
            play.answer(0)
        stack = play.g.pile(0, w.BOX)
        orders.add(tuple(play.g.face(card).name for card in stack))
        assert not any(play.g.sees(0, card) for card in stack)
        assert play.g.pile(1, w.BOX) == ()
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {("Moth", "Shade", "Whisper", *["Wraith"] * len(BLANK))}


@pytest.mark.parametrize("wraiths", [("Shade", "Whisper"), ("Shade", "Whisper", "Moth", "Moth"), ("Shade",) * 3])
def test_a_stack_has_one_of_each_token(wraiths: tuple[str, ...]) -> None:
    """RV-WRAITH-01."""
    with pytest.raises(ValueError, match="RV-WRAITH-01"):
        game_with(wraiths, b"1")


def test_without_a_burned_mortal_there_is_no_wraith() -> None:
    """RV-WRAITH-02: neither a burned Event nor a Mortal elsewhere will do."""
    one = Side(haven=["Lucky"], hand=["Summon"], wraiths=["Shade"])
    city = City(burned=["Carnaval"], discard=["Maid"], streets=["Vagrant"])
    with scene(one, FOE, city=city, book=BOOK) as play:
        assert play.refusal("play Summon") == "Summon has no legal target (RV-TERM-28)"
        assert play.names(0, w.BOX) == ["Shade"]


def test_a_mortal_and_the_top_token_make_a_wraith() -> None:
    """RV-WRAITH-03: one Mortal leaves the burned pile, face down; its player looks at the token, nobody else does."""
    one = Side(haven=["Lucky", "Sage"], hand=["Summon"], wraiths=["Shade", "Whisper"])
    with scene(one, FOE, city=GRAVES, book=BOOK) as play:
        play.one("play Summon", "exhaust Lucky", "Vagrant")
        assert (play.host("Vagrant"), play.host("Shade")) == ("Lucky", "Vagrant")
        assert (play.names(w.CITY, w.BURNED_PILE), play.names(0, w.BOX)) == (["Maid"], ["Whisper"])
        vagrant, shade = play.card("Vagrant"), play.card("Shade")
        assert (play.g.face_down[vagrant], play.g.face_down[shade]) == (1, 1)
        assert [play.g.sees(seat, shade) for seat in (NONE, 0, 1)] == [False, True, False]
        assert [play.g.sees(seat, vagrant) for seat in (NONE, 0, 1)] == [True, True, True]  # it was seen to go
        assert "Vagrant is attached to Lucky" in play.log(1)
        check_cards(play.g)  # what must hold


def test_the_mortal_of_a_wraith_gives_nothing_of_its_own() -> None:
    """RV-WRAITH-03: it lies face down: no Potence, no Blood Potency."""
    one = Side(haven=["Sage"], wraiths=["Shade"])
    with scene(one, FOE, city=City(burned=["Mugger"]), book=BOOK) as play:
        haunted(play, "Sage")
        assert (play.value("Sage", w.POTENCE), play.value("Sage", w.BLOOD_POTENCY)) == (0, 3)


def test_card_and_token_are_one_attachment() -> None:
    """RV-WRAITH-04: with a wraith and two more the bearer is full; with a wraith and one there is room."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Politician", "Lookout"]}, hand=["Charm"], wraiths=["Shade"])
    with scene(one, FOE, city=GRAVES, book=BOOK) as play:
        haunted(play, "Lucky")
        assert play.refusal("play Charm") == "Charm has no legal target (RV-TERM-28)"
        play.one("detach Lookout", "play Charm")
        assert (play.host("Charm"), play.host("Vagrant")) == ("Lucky", "Lucky")


def test_a_full_bearer_gets_no_wraith() -> None:
    """RV-WRAITH-04."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Politician", "Lookout", "Mugger"]}, hand=["Summon"])
    one.wraiths = ["Shade"]
    with scene(one, FOE, city=GRAVES, book=BOOK) as play:
        assert play.refusal("play Summon") == "Summon has no legal target (RV-TERM-28)"


def test_who_detaches_a_wraith_detaches_both() -> None:
    """RV-WRAITH-04: one attachment; the token cannot be let go alone, and does not go back to the stack."""
    with scene(Side(haven=["Lucky"], wraiths=["Shade", "Moth"]), FOE, city=GRAVES, book=BOOK) as play:
        haunted(play, "Lucky")
        assert [words for words in play.offered if words.startswith("detach")] == ["detach Vagrant"]
        play.one("detach Vagrant")
        assert (play.where("Shade"), play.names(0, w.BOX)) == ("unused", ["Moth"])


def test_a_token_stays_face_down_until_its_player_turns_it_up() -> None:
    """RV-WRAITH-05: through a whole round; only One is ever offered to."""
    with scene(Side(haven=["Lucky"], wraiths=["Whisper"], library=["Awe"] * 5), FOE, city=GRAVES, book=BOOK) as play:
        haunted(play, "Lucky")
        play.one("pass action", "pass action", "end phase")
        assert not any("Whisper" in words for words in play.offered)
        play.two("pass action", "pass action", "end phase")
        assert play.g.face_down[play.card("Whisper")] == 1
        play.one("activate Whisper")
        assert (play.g.face_down[play.card("Whisper")], play.g.sees(1, play.card("Whisper"))) == (0, True)


@pytest.mark.parametrize(
    ("words", "blood", "face_down", "ready"),
    [((TURN_UP,), 4, 0, True), ((EXHAUST,), 4, 1, False), ((BOTH,), 3, 0, False), ((), 5, 1, True)],
)
def test_three_ways_to_activate(words: tuple[str, ...], blood: int, face_down: int, ready: bool) -> None:
    """RV-WRAITH-06: turning it up, exhausting it, or both at once for double effect, on Lucky's 1 Physical damage."""
    with scene(Side(streets=["Lucky"], wraiths=["Shade"]), FOE, city=GRAVES, book=BOOK) as play:
        haunted(play, "Lucky")
        play.one("attack with Lucky", "Physical", *words)
        if words != (BOTH,):
            play.one("pass")
        assert play.blood("Keondra") == blood
        assert (play.g.face_down[play.card("Shade")], play.is_ready("Shade")) == (face_down, ready)


def test_a_token_turned_up_stays_up() -> None:
    """RV-WRAITH-07: that way works once in a game; exhausting it works again next turn."""
    with scene(Side(haven=["Lucky"], wraiths=["Whisper"], library=["Awe"] * 9), FOE, city=GRAVES, book=BOOK) as play:
        haunted(play, "Lucky")
        play.one("activate Whisper", "pass action", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert [words for words in play.offered if "Whisper" in words] == ["activate Whisper"]
        play.one("activate Whisper")
        assert (play.g.face_down[play.card("Whisper")], play.is_ready("Whisper")) == (0, False)


def test_the_bearer_has_the_ability_for_the_attack_under_way() -> None:
    """RV-WRAITH-08: not in the next one; and Grace, attacking beside Lucky, has nothing of it."""
    one = Side(streets=[["Lucky"], ["Grace"]], wraiths=["Shade"])
    with scene(one, FOE, city=GRAVES, book=BOOK) as play:
        haunted(play, "Lucky")
        play.one("attack with Lucky", "Physical", TURN_UP)
        assert (play.value("Lucky", w.DAMAGE), play.value("Grace", w.DAMAGE)) == (1, 0)
        play.one("pass")
        assert (play.value("Lucky", w.DAMAGE), play.blood("Keondra")) == (0, 4)
        play.one("attack with Grace", "Physical")
        assert [words for words in play.offered if "Shade" in words] == ["activate Shade"]
        play.one("activate Shade")
        assert play.blood("Keondra") == 2


def test_a_token_readies_in_its_players_turn_and_keeps_its_facing() -> None:
    """RV-WRAITH-09: not in Two's."""
    with scene(Side(haven=["Lucky"], wraiths=["Whisper"], library=["Awe"] * 9), FOE, city=GRAVES, book=BOOK) as play:
        haunted(play, "Lucky")
        play.one("activate Whisper (2)", "pass action", "pass action", "end phase")
        assert (play.asked.seat, play.is_ready("Whisper")) == (1, False)
        play.two("pass action", "pass action", "end phase")
        assert (play.is_ready("Whisper"), play.g.face_down[play.card("Whisper")]) == (True, 1)


def test_the_wraiths_of_the_defeated_leave_the_game() -> None:
    """RV-WRAITH-10: neither to the burned pile nor to the stack; her Charm is discarded as usual."""
    one = Side(streets=["Sage"], haven=["Lucky"], attached={"Sage": ["Charm"]}, blood={"Sage": 1})
    one.wraiths = ["Shade", "Moth"]
    with scene(one, Side(streets=["Grace"]), turn=1, city=GRAVES, book=BOOK) as play:
        haunted(play, "Sage")
        play.two("attack with Grace", "target Sage", "Physical")
        assert (play.where("Sage"), play.where("Charm")) == ("torpor", "discard")
        assert (play.where("Vagrant"), play.where("Shade")) == ("unused", "unused")
        assert (play.names(w.CITY, w.BURNED_PILE), play.names(0, w.BOX)) == (["Maid"], ["Moth"])
