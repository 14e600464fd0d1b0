"""Uniqueness: Unique cards, characters, and cards of which each player may have one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from primogen.rivals.decks.starters import starter
from primogen.rivals.decks.validation import faults
from primogen.rivals.language import nouns as n
from primogen.rivals.language.traits import IsCharacterCard
from primogen.rivals.language.verbs_places import RecruitAtNoCost
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    activated,
    attach_this,
    burn_this_card,
    choose,
    draw,
    gain,
    title,
    unhosted,
    your_hand,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach_face_down, reveal
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

CROWN = unhosted(
    "test-crown",
    "Crown",
    n.ONGOING,
    n.UNIQUE,
    decks=n.BOTH,
    abilities=(activated(burn_this_card, gain(1, n.PRESTIGE)),),
)
OTHER_CROWN = action("test-crown-2", "Crown", n.ONGOING, n.UNIQUE, decks=n.BOTH, text=draw(1))
RELIC = action("test-tooth", "Tooth", n.RELIC, n.ONGOING, n.ONE_PER_PLAYER, decks=n.BOTH)
BARON = title("test-baron", "Baron", influence=1, bp=1, text=attach_this(THIS))
EMBRACE = unhosted(
    "test-embrace",
    "Embrace",
    decks=n.VAMPIRES,
    text=choose(your_hand & IsCharacterCard(), RecruitAtNoCost(THAT, 2)),
)
BOOK = book_with(EMBRACE, CROWN, OTHER_CROWN, RELIC, BARON)


@pytest.mark.parametrize("holder", [0, 1])
def test_a_unique_card_is_in_play_once(holder: int) -> None:
    """RV-UNIQ-01: neither beside one's own copy nor beside a foe's; nothing bars a card of another name."""
    one, two = Side(haven=["Lucky"], hand=["Crown", "Tooth"]), Side(haven=["Keondra"])
    (one, two)[holder].ongoing = ["Crown"]
    with scene(one, two, book=BOOK) as play:
        assert play.refusal("play Crown") == "Crown is Unique and in play (RV-UNIQ-01)"
        play.one("play Tooth")
        assert play.where("Tooth") == "table"


def test_uniqueness_goes_by_the_name() -> None:
    """RV-UNIQ-01: another printing of that name is the same card."""
    one = Side(haven=["Lucky"], hand=["test-crown-2"])
    with scene(one, Side(haven=["Keondra"], ongoing=["test-crown"]), book=BOOK) as play:
        assert play.refusal("play Crown") == "Crown is Unique and in play (RV-UNIQ-01)"


def test_once_it_has_left_play_another_copy_may_come() -> None:
    """RV-UNIQ-01: a Crown in hand or in a burned pile is controlled by nobody."""
    one = Side(haven=["Lucky"], ongoing=["test-crown"], hand=["Crown"])
    with scene(one, Side(haven=["Keondra"], hand=["Crown"], burned=["Crown"]), book=BOOK) as play:
        play.one("activate Crown", "play Crown")
        assert (play.names(0, w.TABLED), play.names(0, w.BURNED_PILE)) == (["Crown"], ["Crown"])


@pytest.mark.parametrize("card", ["test-crown", "test-tooth"])
def test_three_copies_may_be_in_a_library(card: str) -> None:
    """RV-UNIQ-02, RV-UNIQ-06: in play there is one, or one for each player; in a Library three, but not four."""
    deck = starter("ministry")
    with_three = replace(deck, library={**deck.library, card: 3})
    assert faults(with_three, BOOK.pool) == []
    four = faults(replace(deck, library={**deck.library, card: 4}), BOOK.pool)
    assert [fault.rule for fault in four] == ["RV-DECK-06"]


@pytest.mark.parametrize("coterie", ["One", "Two"])
def test_no_second_character_of_a_name(coterie: str) -> None:
    """RV-UNIQ-03: be it in one's own coterie or in another."""
    one, two = Side(haven=["Lucky"], hand=["Judas", "Sage"], prestige=6), Side(haven=["Keondra"])
    (one if coterie == "One" else two).haven.append("Judas")
    with scene(one, two) as play:
        assert play.refusal("recruit Judas") == "A character called Judas is in play (RV-ACT-16)"
        play.one("recruit Sage")
        assert play.where("Sage") == "haven"


def test_a_card_that_brings_a_character_into_play_respects_it() -> None:
    """RV-UNIQ-03: Hasty Embrace may bring Sage, but not the Judas whom Two has."""
    one = Side(streets=["Grace"], hand=["Hasty Embrace", "Judas", "Sage"])
    with scene(one, Side(haven=["Judas"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Grace", "target Vagrant", "Physical", "pass", "attach Vagrant")
        play.one("play Hasty Embrace")
        assert play.offered == ["Sage"]
        play.one("Sage")
        assert (play.where("Sage"), play.where("Judas")) == ("haven", "hand")


def test_whatever_the_card_says_a_second_of_a_name_does_not_enter() -> None:
    """RV-UNIQ-03: an Embrace that speaks of any character in hand; with Judas alone to choose, it cannot be played."""
    two = Side(haven=["Keondra", "Judas"])
    with scene(Side(haven=["Lucky"], hand=["Embrace", "Judas", "Sage"]), two, book=BOOK) as play:
        play.one("play Embrace")
        assert play.offered == ["Sage"]
        play.one("Sage")
        assert (play.where("Sage"), play.names(0, w.HAND)) == ("haven", ["Judas"])
    with scene(Side(haven=["Lucky"], hand=["Embrace", "Judas"]), two, book=BOOK) as play:
        assert play.refusal("play Embrace") == "Embrace has no legal target (RV-TERM-28)"


def test_recruiting_off_a_mortal_respects_it() -> None:
    """RV-UNIQ-03: Maria has defeated a Vagrant; Two's Rio keeps Rio out, Jamie may come."""
    one = Side(streets=["Maria Lopez"], hand=["Rio", "Jamie"])
    with scene(one, Side(haven=["Ryan", "Rio"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass")
        assert play.refusal("recruit Rio") == "A character called Rio is in play (RV-ACT-16)"
        play.one("recruit Jamie")
        assert play.where("Jamie") == "haven"


@pytest.mark.parametrize("torpor", ["One", "Two"])
def test_a_copy_in_torpor_gives_way_with_its_titles(torpor: str) -> None:
    """RV-UNIQ-04: whoever's it is; Iara in the same torpor, and her Title, stay."""
    one, two = Side(haven=["Lucky"], hand=["Judas"], prestige=6), Side(haven=["Keondra"], prestige=6)
    side = one if torpor == "One" else two
    side.torpor, side.blood = ["Judas", "Iara"], {"Judas": 1, "Iara": 1}
    side.attached = {"Judas": ["Baron"], "Iara": ["Baron"]}
    with scene(one, two, book=BOOK) as play:
        play.one("recruit Judas")
        copies = sorted((play.where("Judas"), play.where("Judas (2)")))
        assert (copies, play.where("Baron"), play.host("Baron (2)")) == (["burned", "haven"], "burned", "Iara")
        assert (play.names(0, w.HAVEN), play.where("Iara")) == (["Lucky", "Judas"], "torpor")


def test_each_player_may_have_one() -> None:
    """RV-UNIQ-05: a foe's Tooth does not keep One from playing one; a second of one's own is refused."""
    one = Side(haven=["Lucky", "Sage"], hand=["Tooth", "Tooth"])
    with scene(one, Side(haven=["Keondra"], ongoing=["Tooth"]), book=BOOK) as play:
        play.one("play Tooth", "exhaust Lucky")
        assert (play.names(0, w.TABLED), play.names(1, w.TABLED)) == (["Tooth"], ["Tooth"])
        assert play.refusal("play Tooth").endswith("(RV-UNIQ-05)")


def test_a_card_that_lies_face_down_has_no_name() -> None:
    """RV-UNIQ-01: a Crown that was attached face down bars no other; turned up, it does."""
    with scene(Side(haven=["Lucky"], hand=["Crown"]), Side(haven=["Keondra"], hand=["Crown"]), book=BOOK) as play:
        hidden = play.g.hand(1)[0]
        attach_face_down(play.g, hidden, play.card("Lucky"), 1)
        play.ask_again()
        assert "play Crown" in play.offered
        reveal(play.g, hidden)
        play.ask_again()
        assert play.refusal("play Crown") == "Crown is Unique and in play (RV-UNIQ-01)"
