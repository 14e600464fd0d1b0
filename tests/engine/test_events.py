"""The life of an event: what was heard, and what is done instead; with cards made for the test."""

from __future__ import annotations

from fighters import fighter
from primogen.kernel.abilities import row_of
from primogen.kernel.choosing import UpTo
from primogen.kernel.effects import scope
from primogen.kernel.events import happened
from primogen.kernel.ids import NONE
from primogen.kernel.machine import ask_again
from primogen.kernel.values import last, value
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.sentences import SetTo
from primogen.rivals.language.traits import Has
from primogen.rivals.language.vocabulary import (
    THAT,
    YOUR_SEAT,
    any_character,
    blood,
    conspiracy,
    deal,
    discard,
    gain,
    in_order,
    instead,
    is_damaged,
    makes_attack,
    may_instead,
    pay,
    prevent,
    put,
    target,
    this_character,
    times,
    unhosted,
    when,
    would_take_damage,
    you_defeat,
    your_coterie,
    your_hand,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import put_back
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

SPARK = unhosted("test-spark", "Spark", decks=n.BOTH, text=target(any_character, deal(3, THAT)))
WITNESS = fighter("Witness", when(is_damaged(any_character), gain(1, n.PRESTIGE)))
SHELTERED = fighter("Sheltered", may_instead(would_take_damage(this_character), pay(blood(1), prevent(1))))
WARDED = fighter(
    "Warded",
    instead(would_take_damage(this_character), prevent(1)),
    may_instead(would_take_damage(this_character), in_order(gain(1, n.AGENDA), prevent(9))),
    may_instead(would_take_damage(this_character), in_order(gain(1, n.PRESTIGE), prevent(1))),
)
LEVEL = fighter("Level", SetTo(your_coterie, 2, w.PHYSICAL))
PURGE = unhosted("test-purge", "Purge", decks=n.BOTH, text=UpTo(Fixed(2), your_hand, discard(THAT)))
SECRET = conspiracy(
    "test-secret",
    "Secret",
    needs=1,
    text=in_order(target(any_character, deal(1, THAT)), target(any_character & Has(n.GUARD), put(n.FEAR, THAT))),
)
BOOK = book_with(PURGE, SECRET, SPARK, WITNESS, SHELTERED, WARDED, LEVEL)


def test_a_card_shuffled_away_triggers_nothing() -> None:
    """Its handle may be another card by then; one that is still there is heard."""
    for leaves, gained in ((True, 0), (False, 1)):
        with scene(Side(haven=["Witness", "Lucky"]), Side(haven=["Keondra"]), book=BOOK) as play:
            g, witness = play.g, play.card("Witness")
            before = g.prestige[0]
            g.waiting.extend((row_of(witness, 0), 0, play.card("Keondra"), NONE, 1))
            if leaves:
                put_back(g, witness, w.FACTION)
            ask_again(g)
            assert g.prestige[0] == before + gained


def test_each_ability_replaces_an_event_once() -> None:
    """Of 3 damage the Sheltered one may pay for 1, not for 1 and 1 and 1."""
    with scene(Side(haven=["Lucky"], hand=["Spark"]), Side(haven=["Sheltered"]), book=BOOK) as play:
        play.one("play Spark", "Sheltered")
        assert play.is_asked(1, "instead")
        play.two("yes: Sheltered")
        assert play.blood("Sheltered") == 4 - 1 - 2


def test_what_has_no_choice_about_it_comes_first_and_what_is_settled_is_asked_about_no_more() -> None:
    """1 is prevented by itself; then the Warded one chooses, once: there is nothing left to prevent after that."""
    with scene(Side(haven=["Lucky"], hand=["Spark"]), Side(haven=["Warded"]), book=BOOK) as play:
        play.one("play Spark", "Warded")
        assert (play.is_asked(1, "instead"), len(play.offered)) == (True, 3)
        play.two(play.offered[0])
        assert (play.g.agenda[1], play.g.prestige[1], play.blood("Warded")) == (1, 5, 4)


def test_what_a_turn_remembers_is_remembered_of_a_seat() -> None:
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), book=BOOK) as play:
        for seat in (0, 1, 1):
            happened(play.g, w.MAKES_ATTACK, seat)
        attacks, defeats = times(makes_attack(whose=YOUR_SEAT)), times(you_defeat(any_character))
        assert [attacks.count(play.g, scope(seat, NONE, NONE)) for seat in (0, 1, w.CITY)] == [1, 2, 0]
        assert defeats.count(play.g, scope(1, NONE, NONE)) == 0


def test_what_is_set_is_not_added_to() -> None:
    with scene(Side(haven=["Level", "Lucky"]), Side(haven=["Keondra"]), book=BOOK) as play:
        g = play.g
        for name in ("Lucky", "Keondra"):
            last(g, w.PHYSICAL, 3, NONE, play.card(name), w.THIS_TURN)
        printed = g.face(play.card("Keondra")).value(w.PHYSICAL)
        assert [value(g, play.card(name), w.PHYSICAL) for name in ("Lucky", "Keondra")] == [2, printed + 3]


def test_no_card_is_picked_twice() -> None:
    with scene(Side(haven=["Lucky"], hand=["Purge", "Awe", "Shotgun"]), Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Purge")
        assert play.offered == ["Awe", "Shotgun", "done"]
        play.one("Shotgun")
        assert play.offered == ["Awe", "done"]
        play.one("done")
        assert play.names(0, w.HAND) == ["Awe"]


def test_of_several_targets_none_may_be_missing() -> None:
    """There is somebody to hurt, but no Guard to frighten: the Secret stays where it lies."""
    one = Side(haven=["Lucky"], face_down={"Secret": 1})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        assert play.refusal("reveal Secret").endswith("(RV-CONSP-15)")
