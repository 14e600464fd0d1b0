"""Handles tell nothing: whichever ones the cards of a hand bear, nobody else sees a difference when one is played."""

from __future__ import annotations

import random

import pytest

from primogen.kernel.abilities import row_of
from primogen.kernel.decisions import verb_of
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.log import Line, handle_for
from primogen.kernel.machine import answer, pending
from primogen.kernel.views import view
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.lab.twins import all_that_is_seen, is_seen_by_others, with_other_handles
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules.atoms.cards import lay_out, take_back
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.showing import show
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import HAND
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side


def game(seed: int) -> Table:
    names = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed % 3)]
    return opened(header_of(names, [starter(name).for_play() for name in names], b"handles %d" % seed))


def read(g: Table, line: Line, seat: Seat) -> tuple[object, ...]:
    faces = line.for_seat(seat)
    handles = [handle_for(g, card, face, seat) for card, face in zip(line.cards, faces, strict=True)]
    return (line.key, line.seat, faces, handles, line.number, line.rule, line.amounts, line.keys)


def all_that_others_learn(g: Table, index: int, seat: Seat) -> list[object]:
    """By the answer of that seat."""
    lines: list[Line] = []
    g.log = lines
    answer(g, index)
    g.log = None
    others = [other for other in (NONE, *range(g.seats())) if other != seat]
    return [(all_that_is_seen(g, other), [read(g, line, other) for line in lines]) for other in others]


@pytest.mark.parametrize("seed", range(12))
def test_nobody_learns_when_a_card_was_drawn(seed: int) -> None:
    """Every answer of a game, in two games that differ in the handles of the hand it comes from."""
    g, dice = game(seed), random.Random(seed)
    while g.decision is not None:
        seat, asks, index = g.decision.seat, g.decision.asks, dice.randrange(len(g.decision.options))
        twin = with_other_handles(g, seat, dice)
        assert [verb_of(each) for each in pending(twin).options] == [verb_of(each) for each in g.decision.options]
        learned, would_learn = all_that_others_learn(g, index, seat), all_that_others_learn(twin, index, seat)
        is_open = any(is_seen_by_others(g, seat, card) for card in g.hand(seat))  # as the text of some cards has it
        assert is_open or learned == would_learn, asks


def test_the_handles_do_differ() -> None:
    """The test above can fail: the player's own view tells the two apart."""
    g = game(1)
    while not g.hand(pending(g).seat):
        answer(g, 0)
    seat = pending(g).seat
    twin = with_other_handles(g, seat, random.Random(1))
    assert view(twin, seat).plain() != view(g, seat).plain()
    assert [twin.face(card).name for card in twin.hand(seat)] == [g.face(card).name for card in g.hand(seat)]


def test_whichever_card_goes_down_its_back_is_the_same() -> None:
    """RV-INFO-07: in the hand since the first turn, or just drawn: nobody can tell."""
    cards, backs = ["Comeuppance", "Triple Threat", "Shotgun"], set()
    for name in cards[1:]:
        with scene(Side(streets=["Grace"], hand=cards), Side(streets=["Keondra"])) as play:
            play.one("attack with Grace", "Ranged" if name == "Shotgun" else "Physical", f"place {name}")
            backs.add(tuple(view(play.g, 1).backs))
            assert play.names(0, HAND) == [each for each in cards if each != name]
            play.interjects(1, "concede")
    assert len(backs) == 1


def test_a_card_taken_back_cannot_be_followed() -> None:
    """It has been seen under its handle; so has whatever leaves the hand after it."""
    with scene(Side(haven=["Grace"], hand=["Hope", "Prudence", "Sage"]), Side(haven=["Keondra"])) as play:
        g = play.g
        shown = leave_hand(g, play.card("Sage"))
        lay_out(g, shown, face_down=0)
        take_back(g, shown)
        assert play.where("Sage") == "hand"
        assert leave_hand(g, play.card("Hope")) == shown == play.card("Hope")
        assert {play.where(name) for name in ("Hope", "Prudence", "Sage")} == {"hand"}


def test_what_is_said_of_a_card_goes_with_it() -> None:
    """Who is being shown it, and which of its abilities have been used."""
    with scene(Side(haven=["Grace"], hand=["Hope", "Sage"]), Side(haven=["Keondra"])) as play:
        g, sage = play.g, play.card("Sage")
        show(g, sage, 1)
        g.note_use(row_of(sage, 1))
        assert leave_hand(g, sage) != sage
        assert (g.knows[play.card("Sage")], g.knows[play.card("Hope")]) == (2, 0)
        assert g.used == [row_of(play.card("Sage"), 1)]


def test_a_faction_card_keeps_its_back() -> None:
    """Everybody sees which cards of a hand are characters: none of them lends its handle to a Library card."""
    hand = ["Hope", "Comeuppance", "Shotgun"]
    with scene(Side(streets=["Grace"], hand=hand), Side(streets=["Keondra"])) as play:
        hope, lowest = play.card("Hope"), play.card("Comeuppance")
        play.one("attack with Grace", "Ranged", "place Shotgun")
        assert (play.card("Hope"), play.card("Shotgun")) == (hope, lowest)
        play.interjects(1, "concede")


def twins_of(play: Play, seat: Seat) -> list[Play]:
    """The same table, with other handles in that seat's hand."""
    return [Play(with_other_handles(play.g, seat, random.Random(seed))) for seed in range(8)]


def test_a_hand_that_is_looked_at_tells_no_order() -> None:
    """RV-INFO-03: at a table its player may sort it first. Neither the handles nor the options say what came when."""
    hand = ["Shotgun", "Awe", "Ingratiate", "Iara", "Persecution", "Keondra", "Awe"]
    with scene(Side(streets=["Matthew"], hand=hand), Side(haven=["Lucky"], hand=["Comeuppance"])) as play:
        play.one("attack with Matthew", "Social", "pass")
        seen = []
        for each in twins_of(play, 0):
            each.two("place Comeuppance")
            assert is_seen_by_others(each.g, 0, each.card("Shotgun"))
            seen.append((all_that_is_seen(each.g, 1), each.offered))
        play.interjects(1, "concede")
    assert all(each == seen[0] for each in seen)


def test_a_hand_that_is_played_open_tells_no_order() -> None:
    """RV-MONSTER-37: The Strange shows the hand of whoever has tagged it: what was drawn until then is of one time."""
    one = Side(streets=["Maria Lopez"], hand=["Wrath", "Rebuke", "Confuse", "Sara", "Rio", "Holy Water"])
    with scene(one, Side(haven=["Lucky"]), city=City(face_down=["The Strange"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Ranged", "pass")
        seen = []
        for each in twins_of(play, 0):
            each.one("pass")
            assert is_seen_by_others(each.g, 0, each.card("Wrath"))
            seen.append(all_that_is_seen(each.g, 1))
        play.interjects(1, "concede")
    assert all(each == seen[0] for each in seen)
