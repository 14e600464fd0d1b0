"""The board: what any game of cards has of the kernel."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import put_in_force, row_of
from primogen.kernel.board import CLOCKWISE
from primogen.kernel.events import Triggers, forget_heard
from primogen.kernel.ids import MOST_SEATS, NONE
from primogen.kernel.machine import answer, load
from primogen.kernel.piles import add, mint_anew, move
from primogen.kernel.rulebook import Rulebook
from primogen.kernel.views import view
from small_game import (
    DECK,
    HAND,
    NOBODY,
    ON_CARD,
    STIRS,
    TABLED,
    WOULD_LOSE,
    Gain,
    InsteadOfLosing,
    Printed,
    Table,
    WhenStirred,
    book_of,
    held,
    lay,
    opened,
    table,
)

BUSY = Printed(
    key="test-busy", name="Busy", abilities=(WhenStirred(Gain(1)), InsteadOfLosing(Gain(2)), WhenStirred(Gain(3)))
)
NAMES = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Holly")
PLAIN = tuple(Printed(key=f"test-{name.lower()}", name=name) for name in NAMES)
BOOK = book_of(BUSY, *PLAIN)


def names(g: Table, seat: int, zone: int) -> list[str]:
    return [BOOK.printed.cards[g.definition[card]].name for card in g.pile(seat, zone)]


def test_every_card_lies_in_one_pile_and_says_in_which() -> None:
    g = opened(BOOK, [["Ash", "Birch"], ["Cedar"]], ("Elm", "Fir"))
    ash, cedar = held(g, 0, "Ash"), held(g, 1, "Cedar")
    move(g, ash, TABLED, 1)
    move(g, cedar, ON_CARD, 1)
    g.host[cedar] = ash
    assert (names(g, 0, HAND), names(g, 1, TABLED), names(g, NOBODY, ON_CARD)) == (["Birch"], ["Ash"], ["Cedar"])
    assert g.controller_of(ash) == 1 and g.owner[ash] == 0 and g.attachments(ash) == [cedar]
    assert sorted(card for pile in g.piles for card in pile) == list(range(g.handles()))
    assert all(card in g.piles[g.pile_at(g.controller[card], g.zone[card])] for card in range(g.handles()))


def test_who_is_in_the_game_is_known_wherever_they_lie() -> None:
    """Also of a copy, of one that is loaded, and of whoever came later, or has another face since."""
    g = opened(BOOK, [["Ash"], []], ("Birch",))
    ash, birch, cedar, elm = (frozenset([BOOK.printed.find(name)]) for name in NAMES[:4])
    assert g.has_any(ash) and g.has_any(ash | cedar) and not g.has_any(cedar)
    later = table(g.clone())
    add(later, min(cedar), 0, DECK)
    assert later.has_any(cedar) and later.has_any(birch) and not g.has_any(cedar)
    later.definition[0] = min(elm)
    later.reface()
    assert later.has_any(elm) and table(later.clone()).has_any(elm)
    loaded = load(g, g.saved())
    assert table(loaded).has_any(ash) and not table(loaded).has_any(cedar)


def test_what_lies_on_a_card_can_be_taken_off_again() -> None:
    g = opened(BOOK, [["Ash", "Birch"], []])
    ash, birch = held(g, 0, "Ash"), held(g, 0, "Birch")
    move(g, birch, ON_CARD, 0)
    g.host[birch] = ash
    move(g, birch, HAND, 0)
    assert names(g, 0, HAND) == ["Ash", "Birch"] and g.attachments(ash) == []


def test_a_shuffled_pile_has_the_same_cards_and_no_handle_tells_which_is_which() -> None:
    """The handles lie in order, whatever lay where; it is the faces that are dealt anew."""
    g = Table(BOOK)
    g.chance.extend([0, 1, 2, 3, 4])
    cards = [add(g, BOOK.printed.find(name), 0, DECK) for name in NAMES]
    move(g, cards[2], DECK, 0)
    orders = set()
    for _ in range(5):
        assert mint_anew(g, 0, DECK) == list(g.pile(0, DECK)) == sorted(cards)
        assert sorted(names(g, 0, DECK)) == sorted(NAMES)
        orders.add(tuple(names(g, 0, DECK)))
    assert len(orders) > 1


def test_exactly_what_is_in_force_is_in_the_index() -> None:
    g = opened(BOOK, [["Busy"], []])
    busy = held(g, 0, "Busy")
    for wanted, stirs, loses in ((0b011, [0], [1]), (0b110, [2], [1]), (0b101, [2, 0], []), (0, [], [])):
        put_in_force(g, busy, wanted)
        assert g.live[busy] == wanted
        assert g.index[STIRS] == tuple(row_of(busy, number) for number in stirs)
        assert g.index[WOULD_LOSE] == tuple(row_of(busy, number) for number in loses)
        assert all(g.ability(row) in BUSY.abilities for row in g.index[STIRS])


def test_what_nobody_sees_goes_by_no_face() -> None:
    g = opened(BOOK, [["Ash"], ["Birch"]], ("Cedar",))
    lay(g, 1, "Birch")
    assert view(g, 0).facts["definition"] == [g.face_of(held(g, 0, "Ash")), BOOK.printed.find("Birch")]
    assert g.face_of(NONE) == NONE and g.card_id(g.definition_of("test-elm")) == "test-elm"


def test_round_the_table() -> None:
    assert CLOCKWISE[3][2] == (2, 0, 1) and CLOCKWISE[6][4] == (4, 5, 0, 1, 2, 3)
    assert len(CLOCKWISE) == MOST_SEATS + 1


class Noted(Table):
    """The same game in a later version, with one more column."""

    __slots__ = ("notes",)

    def __init__(self, book: Rulebook[Table], of: Table | None = None) -> None:
        super().__init__(book, of)
        self.notes: Final = self.column("notes")


def test_a_column_that_is_empty_changes_no_fingerprint() -> None:
    """So that what a later version adds leaves the games of an earlier one as they were."""
    g = opened(BOOK, [["Ash"], ["Birch"]], ("Cedar",))
    later = Noted(BOOK)
    for name, column in g.columns_by_name().items():
        later.columns_by_name()[name][:] = column
    later.load_groups(g.groups_by_name())
    later.frames.extend(g.copied_frames())
    assert later.fingerprint() == g.fingerprint()
    later.notes.append(0)
    assert later.fingerprint() != g.fingerprint()


def test_a_fingerprint_says_in_which_column_something_lies() -> None:
    one, other = (opened(BOOK, [[], []], ("Ash",)) for _ in range(2))
    one.due.append(7)
    other.unheard.append(7)
    assert one.fingerprint() != other.fingerprint()


def test_a_saved_game_goes_on_alike() -> None:
    g = opened(BOOK, [["Busy", "Ash"], ["Birch"]], ("Cedar",))
    while g.decision is not None:
        again = table(load(g, g.saved()))
        assert again.decision is not None and again.decision.options == g.decision.options
        assert again.fingerprint() == g.fingerprint()
        answer(g, len(g.decision.options) - 1)
    assert g.ended


def test_a_card_that_says_something_else_has_heard_nothing() -> None:
    """Whatever waits of it is dropped, in the state and in what is being resolved; what others have heard is not."""
    g = opened(BOOK, [["Ash"], ["Birch"]])
    mine, other = [row_of(1, 0), 0, NONE, NONE, 0], [row_of(2, 1), 1, NONE, NONE, 0]
    g.waiting.extend([*mine, *other])
    g.call(Triggers([*other, *mine, *mine]))
    forget_heard(g, 1)
    assert (g.waiting, g.frames[-1].cells) == (other, other)
