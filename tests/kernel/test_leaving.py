"""Somebody leaves the game in the midst of it: the others play on, and nobody waits for who is gone."""

from __future__ import annotations

import random

import pytest

from primogen.kernel.abilities import row_of
from primogen.kernel.choosing import OneOf, Pay, Target, UpTo
from primogen.kernel.decisions import ALWAYS, UNASKED, verb_of
from primogen.kernel.effects import LISTED, NO, NUMBER, Effect, May, Resolve, Seq
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE
from primogen.kernel.machine import CONCESSION, answer, ask_again, interject, pending
from small_game import (
    PLAY,
    Exactly,
    Gain,
    InsteadOfLosing,
    Lose,
    OnTable,
    Printed,
    Stir,
    Table,
    WhenStirred,
    book_of,
    held,
    lay,
    opened,
)


def text(name: str, effect: Effect) -> Printed:
    return Printed(key=f"test-{name.lower()}", name=name, text=effect)


STIRRING = text("Stirring", Stir())
WAKEFUL = Printed(key="test-wakeful", name="Wakeful", abilities=(WhenStirred(Gain(1)),))
OFFER = text("Offer", Seq((May(Gain(1)), Gain(10))))
THEIRS = text("Theirs", Seq((Target(OnTable(1), Gain(1)), Gain(10))))
PRICED = text("Priced", Pay(UpTo(Exactly(2), OnTable(1), Gain(1)), Gain(10)))
LOSS = text("Loss", Lose(5))
SHIELD = Printed(key="test-shield", name="Shield", abilities=(InsteadOfLosing(OneOf((Gain(1), Gain(2)))),))
BOOK = book_of(STIRRING, WAKEFUL, OFFER, THEIRS, PRICED, LOSS, SHIELD)


def playing(name: str, *others: list[str]) -> Table:
    """Seat 0 plays that card, and nobody has a hand to answer it from."""
    return opened(BOOK, [[name], *others], ("Stirring",))


def play(g: Table, name: str) -> None:
    card, options = held(g, 0, name), pending(g).options
    answer(g, next(at for at, each in enumerate(options) if verb_of(each) == PLAY and each >> 8 & 4095 == card + 1))


def test_whose_turn_it_is_may_leave() -> None:
    """The procedure has a way to go on without them: it is the next player's turn."""
    g = opened(BOOK, [[], [], []], ("Stirring",))
    interject(g, 0, CONCESSION)
    assert (pending(g).seat, pending(g).asks) == (1, "turn")


class Haggling(Procedure[Table]):
    """Of one player, who alone can end it."""

    kind = 13

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.done()
            return None
        decision = g.ask(self.cells[0], "haggle", "SM-HAGGLE", ALWAYS)
        decision.offer(NO)
        return decision


def test_a_procedure_that_has_no_other_way_ends_with_its_player() -> None:
    g = opened(BOOK, [[], [], []], ("Stirring",))
    g.call(Haggling([1]))
    ask_again(g)
    interject(g, 2, CONCESSION)
    assert (pending(g).seat, pending(g).asks) == (1, "haggle")
    g.call(Haggling([2]))
    ask_again(g)
    assert (pending(g).seat, pending(g).asks, len(g.frames)) == (1, "haggle", 2)


def test_a_text_ends_with_its_player() -> None:
    """Nobody gains anything by what is left of it."""
    g = playing("Offer", [], [])
    play(g, "Offer")
    assert pending(g).asks == "may"
    interject(g, 0, CONCESSION)
    assert g.tokens == [0, 0, 0] and (pending(g).seat, pending(g).asks) == (1, "turn")


def test_the_rest_of_a_text_goes_on_without_somebody_elses_choice() -> None:
    g = playing("Theirs", ["Wakeful", "Wakeful"], [])
    lay(g, 1, "Wakeful"), lay(g, 1, "Wakeful")
    play(g, "Theirs")
    assert (pending(g).seat, pending(g).asks) == (1, "target")
    interject(g, 1, CONCESSION)
    assert g.tokens == [10, 0, 0] and pending(g).asks == "turn"


def test_a_number_nobody_chose_is_none() -> None:
    """Of what somebody who has left was to pick as a price, none were picked."""
    g = playing("Priced", ["Wakeful", "Wakeful"], [])
    lay(g, 1, "Wakeful"), lay(g, 1, "Wakeful")
    play(g, "Priced")
    assert (pending(g).seat, pending(g).asks) == (1, "pick")
    price, whole = g.frames[-1], g.frames[-2]
    assert isinstance(price, Resolve) and price.into == NUMBER and len(price.cells) == LISTED
    interject(g, 1, CONCESSION)
    assert whole.cells[NUMBER] == 0 and g.tokens[0] == 10


@pytest.mark.parametrize("rows", [1, 2])
def test_abilities_of_who_has_left_are_dropped(rows: int) -> None:
    """However many wait: with one there would be nothing to ask, with two an order of theirs."""
    g = opened(BOOK, [[], ["Wakeful", "Wakeful"], ["Wakeful"]], ("Stirring",))
    theirs, others = [lay(g, 1, "Wakeful") for _ in range(rows)], lay(g, 2, "Wakeful")
    for card in (*theirs, others):
        g.waiting.extend((row_of(card, 0), g.controller[card], NONE, NONE, 0))
    g.leave(1)
    ask_again(g)
    assert g.tokens == [0, 0, 1] and pending(g).asks == "turn"


def test_who_is_to_order_their_abilities_may_leave() -> None:
    g = playing("Stirring", ["Wakeful", "Wakeful"], ["Wakeful"])
    for seat in (1, 1, 2):
        lay(g, seat, "Wakeful")
    play(g, "Stirring")
    assert (pending(g).seat, pending(g).asks) == (1, "order")
    interject(g, 1, CONCESSION)
    assert g.tokens == [0, 0, 1]


def test_who_said_no_is_not_asked_again_because_another_left() -> None:
    """What is done instead is asked of one seat after the other; who was asked is told by seats, not by places."""
    g = playing("Loss", ["Shield"], ["Shield"], ["Shield"])
    for seat in (1, 2, 3):
        lay(g, seat, "Shield")
    play(g, "Loss")
    asked = []
    for leaver in (NONE, 0, NONE):
        assert pending(g).asks == "instead"
        asked.append(pending(g).seat)
        answer(g, next(at for at, each in enumerate(pending(g).options) if verb_of(each) == NO))
        if leaver != NONE:
            interject(g, leaver, CONCESSION)
    assert asked == [1, 2, 3] and pending(g).asks == "turn"


def test_who_is_asked_what_to_do_instead_may_leave() -> None:
    g = playing("Loss", ["Shield"], ["Shield"])
    for seat in (1, 2):
        lay(g, seat, "Shield")
    play(g, "Loss")
    interject(g, 1, CONCESSION)
    assert (pending(g).seat, pending(g).asks) == (2, "instead")


def test_who_has_left_does_nothing_instead() -> None:
    """Even if a card of theirs still lies there."""
    g = playing("Loss", ["Shield"], ["Shield"])
    for seat in (1, 2):
        lay(g, seat, "Shield")
    g.leave(1)
    play(g, "Loss")
    assert (pending(g).seat, pending(g).asks) == (2, "instead")


def test_who_has_left_has_no_say() -> None:
    g = opened(BOOK, [[], [], []], ("Stirring",))
    interject(g, 2, CONCESSION)
    with pytest.raises(ValueError, match="seat 2 has left the game"):
        interject(g, 2, CONCESSION)


def test_games_that_players_leave_come_to_an_end() -> None:
    """At any question, be it theirs or not; a copy plays on alike, and nobody who is gone is asked."""
    names = [card.name for card in (STIRRING, WAKEFUL, OFFER, THEIRS, PRICED, LOSS, SHIELD)]
    asked = set()
    for seed in range(40):
        dice = random.Random(seed)
        hands = [[dice.choice(names) for _ in range(5)] for _ in range(4)]
        g = opened(BOOK, hands, tuple(names), b"%d" % seed)
        while g.decision is not None:
            asked.add(g.decision.asks)
            assert not g.has_left(g.decision.seat)
            copy = g.clone()
            staying = [seat for seat in range(4) if not g.has_left(seat)]
            seat, index = dice.choice(staying), dice.randrange(len(g.decision.options))
            leaves = dice.random() < 0.02
            for each in (g, copy):
                if leaves:
                    interject(each, seat, CONCESSION)
                else:
                    answer(each, index)
            assert copy.fingerprint() == g.fingerprint()
        assert len(g.ended) == 1
    assert asked >= {"turn", "respond", "order", "instead", "may", "pick", "target"}
