"""Windows: in the game's own order, once more after each answer, and with no missing prompt that tells of a hand."""

from __future__ import annotations

from primogen.kernel.decisions import card_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.machine import CONCESSION, answer, interject, pending
from small_game import ANSWERING, PLAY, TABLED, Printed, Table, book_of, held, opened

PLAIN = Printed(key="test-plain", name="Plain")
RETORT = Printed(key="test-retort", name="Retort", words=ANSWERING)
BOOK = book_of(PLAIN, RETORT)


def played(*hands: list[str]) -> Table:
    """Seat 0 plays its Plain, and the window is open."""
    g = opened(BOOK, [["Plain", *hands[0]], *hands[1:]], ("Plain",))
    choose(g, PLAY, "Plain")
    return g


def choose(g: Table, verb: int, name: str) -> None:
    options = pending(g).options
    cards = [card for card in g.pile(pending(g).seat, 1) if card == held(g, pending(g).seat, name)]
    answer(g, next(at for at, each in enumerate(options) if verb_of(each) == verb and card_of(each) in cards))


def let_pass(g: Table) -> None:
    answer(g, next(at for at, each in enumerate(pending(g).options) if verb_of(each) == PASS))


def asked_until_it_closes(g: Table) -> list[int]:
    """All pass: who was asked, one after the other."""
    seats = []
    while pending(g).asks == "respond":
        seats.append(pending(g).seat)
        let_pass(g)
    return seats


def test_the_order_is_the_games() -> None:
    """The player first, then from the highest seat down."""
    g = played(["Retort"], ["Retort"], ["Retort"], ["Retort"])
    assert asked_until_it_closes(g) == [0, 3, 2, 1]


def test_who_has_nothing_to_choose_from_is_not_asked() -> None:
    """Everybody can see that those hands are empty."""
    assert asked_until_it_closes(played([], ["Retort"], [], ["Retort"])) == [3, 1]


def test_a_hand_is_asked_whatever_it_holds() -> None:
    """A missing prompt would tell that it holds no answer."""
    with_answer, without = played([], ["Retort"], ["Plain"]), played([], ["Plain"], ["Retort"])
    assert [len(pending(g).options) for g in (with_answer, without)] == [1, 2]
    assert asked_until_it_closes(with_answer) == asked_until_it_closes(without) == [2, 1]


def test_an_answer_opens_it_to_all_anew() -> None:
    g = played(["Plain"], ["Retort", "Plain"], ["Plain"])
    assert pending(g).seat == 0
    let_pass(g)
    let_pass(g)
    assert pending(g).seat == 1
    answer(g, 0)
    assert g.tokens == [0, 1, 0] and len(g.pile(1, TABLED)) == 1
    assert asked_until_it_closes(g) == [0, 2, 1]


def test_who_leaves_after_passing_costs_nobody_their_chance() -> None:
    g = played(["Plain"], ["Plain"], ["Plain"], ["Plain"])
    let_pass(g)
    interject(g, 0, CONCESSION)
    assert asked_until_it_closes(g) == [3, 2, 1]


def test_who_has_left_is_passed_over() -> None:
    g = played(["Plain"], ["Plain"], ["Plain"], ["Plain"])
    interject(g, 3, CONCESSION)
    interject(g, 0, CONCESSION)
    assert asked_until_it_closes(g) == [2, 1]
