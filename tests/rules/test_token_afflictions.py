"""Afflictions: cards and tokens that foes put on a character; the cards among them are Curses."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.conditions import Is
from primogen.rivals.language.traits import Afflicted
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_TARGET,
    THIS,
    action,
    attach_this,
    attack_card,
    attacker_has,
    deal,
    target,
    unhosted,
    vampire,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import swap_blood
from primogen.rivals.rules.atoms.cards import attach, take_control
from primogen.rivals.rules.atoms.tokens import put_discipline_token, put_token
from primogen.rivals.rules.attachments import is_curse
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

STALKER = vampire(
    "test-stalker",
    "Stalker",
    n.BANU_HAQIM,
    bp=4,
    attributes=(1, 0, 0),
    disciplines=(),
    keywords=(n.DIABLERIST,),
    abilities=(attacker_has(1, n.DAMAGE, Is(THE_TARGET, Afflicted())),),
)
LEECH = action("test-leech", "Leech", decks=n.BOTH, text=target(anybody, attach_this(THAT)))
CHARM = action("test-charm", "Charm", decks=n.BOTH, text=attach_this(THIS))
FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))
PYRE = unhosted("test-pyre", "Pyre", decks=n.BOTH, text=target(anybody, deal(9, THAT, quality=n.AGGRAVATED_QUALITY)))
MAUL = attack_card("test-maul", "Maul", n.PHYSICAL, decks=n.VAMPIRES, bp=0, damage=9)
BOOK = book_with(STALKER, LEECH, CHARM, FIRE, PYRE, MAUL)


def is_afflicted(play: Play) -> bool:
    """The Stalker attacks Keondra and deals 2 damage to her if she is, 1 if she is not."""
    before = play.blood("Keondra")
    play.one("attack with Stalker", "Physical")
    return before - play.blood("Keondra") == 2


def test_cards_on_a_foes_character_are_curses_and_afflictions() -> None:
    """RV-TOKEN-16, RV-TOKEN-18: One's Leech on Keondra is both; her own Charm, of the same card type, is neither."""
    one = Side(streets=["Stalker"], curses={"Keondra": ["Leech"]})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        assert is_afflicted(play)
    with scene(Side(streets=["Stalker"]), Side(haven=["Keondra"], attached={"Keondra": ["Charm"]}), book=BOOK) as play:
        assert not is_afflicted(play)
    one = Side(haven=["Maria Lopez"], attached={"Maria Lopez": ["Leech"]}, curses={"Keondra": ["Leech"]})
    with scene(one, Side(haven=["Keondra", "Iara"], attached={"Iara": ["Charm"]}), book=BOOK) as play:
        play.one("activate Maria Lopez")  # only a character with Curses on it is a target for her
        assert (play.is_ready("Maria Lopez"), play.blood("Iara"), play.g.prestige[0]) == (False, 3, 4)


@pytest.mark.parametrize("token", [w.FEAR, w.MINUS_BP])
def test_fear_and_minus_bp_tokens_are_afflictions(token: int) -> None:
    """RV-TOKEN-16, RV-TOKEN-17."""
    with scene(Side(streets=["Stalker"]), Side(haven=["Keondra"]), book=BOOK) as play:
        put_token(play.g, play.card("Keondra"), token, 0)
        assert is_afflicted(play)


@pytest.mark.parametrize(("side", "afflicted"), [(-1, True), (1, False)])
def test_of_discipline_tokens_only_the_minus_side_is_one(side: int, afflicted: bool) -> None:
    """RV-TOKEN-17."""
    with scene(Side(streets=["Stalker"]), Side(haven=["Keondra"]), book=BOOK) as play:
        put_discipline_token(play.g, play.card("Keondra"), w.PRESENCE, side, 0)
        assert is_afflicted(play) == afflicted


def test_blood_and_no_influence_tokens_are_never_afflictions() -> None:
    """RV-TOKEN-17: though it be Blood of a foe's colour."""
    with scene(Side(streets=["Stalker"]), Side(haven=["Keondra"], no_influence=["Keondra"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 0, 2)
        assert not is_afflicted(play)


def test_neither_player_may_take_a_curse_off() -> None:
    """RV-TOKEN-20: not who suffers it, nor who put it there."""
    one, two = Side(haven=["Lucky"], curses={"Keondra": ["Leech"]}), Side(haven=["Keondra"])
    for turn in (0, 1):
        with scene(one, two, turn=turn, book=BOOK) as play:
            assert play.refusal("detach Leech").endswith("(RV-ATTACH-06)")


def test_minus_bp_and_minus_discipline_tokens_stay() -> None:
    """RV-TOKEN-20: only Fear has a rule of its own that removes it at the start of the turn."""
    two = Side(haven=["Keondra"], minus_bp={"Keondra": 1}, fear=["Keondra"])
    with scene(Side(haven=["Lucky"], curses={"Keondra": ["Leech"]}), two, turn=1, phase="beginning", book=BOOK) as play:
        put_discipline_token(play.g, play.card("Keondra"), w.PRESENCE, -1, 0)
        play.two("pass action", "pass action", "end phase")
        play.one("pass action", "pass action", "end phase")
        assert (play.value("Keondra", w.BLOOD_POTENCY), play.value("Keondra", w.PRESENCE)) == (5, 0)
        assert (play.host("Leech"), play.g.fear[play.card("Keondra")]) == ("Keondra", 0)


def test_curses_of_who_goes_to_torpor_are_discarded_by_their_owners() -> None:
    """RV-TOKEN-21: One's and Three's Leeches, each to its own pile."""
    one = Side(haven=["Lucky"], hand=["Fire"], curses={"Iara": ["Leech"]})
    three = Side(haven=["Ceraph"], curses={"Iara": ["Leech"]})
    with scene(one, Side(haven=["Keondra", "Iara"]), three, book=BOOK) as play:
        play.one("play Fire", "Iara")
        assert (play.where("Iara"), play.names(0, w.DISCARD)) == ("torpor", ["Leech", "Fire"])
        assert (play.names(2, w.DISCARD), play.names(1, w.DISCARD)) == (["Leech"], [])


@pytest.mark.parametrize(("card", "victim"), [("Pyre", "Iara"), ("Fire", "Sara")])
def test_curses_of_who_is_burned_are_burned(card: str, victim: str) -> None:
    """RV-TOKEN-22: by Aggravated damage; or as a Hunter who does not lead, whose own cards are only discarded."""
    leader = "Keondra" if victim == "Iara" else "Ryan"
    one = Side(haven=["Lucky"], hand=[card], curses={victim: ["Leech"]})
    with scene(one, Side(haven=[leader, victim], attached={victim: ["Charm"]}), book=BOOK) as play:
        play.one(f"play {card}", victim)
        assert (play.where(victim), play.names(0, w.BURNED_PILE)) == ("burned", ["Leech"])
        assert play.where("Charm") == ("burned" if card == "Pyre" else "discard")


def test_curses_of_who_is_consumed_are_burned() -> None:
    """RV-TOKEN-22: Iara suffers diablerie; had she been spared, the Leech would be discarded."""
    one = Side(streets=["Stalker"], hand=["Maul"], curses={"Iara": ["Leech"]})
    for answer, pile in (("drink Iara", "burned"), ("pass", "discard")):
        with scene(one, Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
            swap_blood(play.g, play.card("Iara"), 0, 1)
            play.one("attack with Stalker", "target Iara", "Physical", "place Maul", answer)
            assert play.where("Leech") == pile


def test_curses_count_towards_the_limit() -> None:
    """RV-TOKEN-23: with one Curse and two cards of her own, Keondra can bear no Charm."""
    two = Side(haven=["Keondra"], attached={"Keondra": ["Vagrant", "Maid"]}, hand=["Charm"])
    with scene(Side(haven=["Lucky"], curses={"Keondra": ["Leech"]}), two, turn=1, book=BOOK) as play:
        assert play.refusal("play Charm") == "Charm has no legal target (RV-TERM-28)"
    with scene(Side(haven=["Lucky"]), two, turn=1, book=BOOK) as play:
        play.two("play Charm")
        assert play.host("Charm") == "Keondra"


def test_no_curse_on_a_character_at_its_limit() -> None:
    """RV-TOKEN-24: Keondra is full; Iara is not."""
    two = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Vagrant", "Maid", "Lookout"], "Iara": ["Vagrant"]})
    with scene(Side(haven=["Lucky"], hand=["Leech"]), two, book=BOOK) as play:
        play.one("play Leech")
        assert play.offered == ["Lucky", "Iara"]
        play.one("Iara")
        assert play.host("Leech") == "Iara"


def test_what_its_controller_put_on_a_character_is_no_curse_whoever_owns_it() -> None:
    """RV-TOKEN-18: while One controls Iara, what comes with her, and what One adds, is One's own."""
    two = Side(haven=["Keondra", "Iara"], attached={"Iara": ["Charm"]}, hand=["Leech"])
    with scene(Side(haven=["Stalker"], hand=["Leech"]), two, book=BOOK) as play:
        g, iara = play.g, play.card("Iara")
        take_control(g, iara, 0)
        attach(g, g.hand(0)[0], iara, 0)
        assert [is_curse(g, card) for card in g.attachments(iara)] == [False, False]
        attach(g, g.hand(1)[0], iara, 1)
        assert [is_curse(g, card) for card in g.attachments(iara)] == [False, False, True]
