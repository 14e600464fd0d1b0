"""Digests of meaning: the same for the same, another for anything else."""

from __future__ import annotations

import ast
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, make_dataclass, replace

import pytest

from primogen.kernel.meaning import meaning, meaning_of_module, meant, syntax
from primogen.rivals.rules.printed import Printed
from support import RULEBOOK

CARDS = RULEBOOK.pool.cards


@dataclass(frozen=True)
class Leaf:
    number: int
    word: str = "usual"


def test_defaults_are_left_out() -> None:
    wider = make_dataclass("Leaf", [("number", int), ("word", str, "usual"), ("new", int, 0)], frozen=True)
    assert meaning(Leaf(3)) == meaning(wider(3)) == "Leaf(number=3)"
    assert meaning(wider(3, new=1)) != meaning(wider(3))


def test_what_is_no_part_of_a_card_is_refused() -> None:
    with pytest.raises(TypeError, match="no part of a card"):
        meaning((1, object()))


def test_every_card_means_something_else() -> None:
    assert len({meant(card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", CARDS, ids=[card.key for card in CARDS])
def test_every_number_on_a_card_counts(card: Printed) -> None:
    others = [
        *(replace(card, bp=card.bp + 1), replace(card, needs_bp=card.needs_bp + 1), replace(card, clan=card.clan + 1)),
        *(replace(card, damage=card.damage + 1), replace(card, shield=card.shield + 1), replace(card, text=None)),
        *(replace(card, attributes=(9, 9, 9)), replace(card, disciplines=(9,)), replace(card, abilities=())),
    ]
    assert all((meant(other) == meant(card)) is (other == card) for other in others)
    assert len({meant(other) for other in others}) >= 7


def test_the_pool_keeps_them() -> None:
    assert RULEBOOK.pool.meaning(5) == meant(CARDS[5]) == RULEBOOK.pool.meanings[5]


SOURCE = "def f(a: int) -> int:\n    return a + 1\n"


@pytest.mark.parametrize(
    ("other", "is_same"),
    [
        ('"""Said."""\n\n\ndef f(a: int) -> int:\n    """Said, too."""\n    return (a + 1)  # why\n', True),
        ("def f(a: int) -> int:\n    return a + 2\n", False),
        ("def f(a: int) -> int:\n    return a - 1\n", False),
        ('def f(a: int) -> int:\n    return a + 1\n\n\n"said, but not at first"\n', False),
    ],
)
def test_sources_count_by_their_syntax(other: str, is_same: bool) -> None:
    assert (syntax(ast.parse(SOURCE)) == syntax(ast.parse(other))) is is_same


def test_modules_and_packages_have_one() -> None:
    rules, turn = meaning_of_module("primogen.rivals.rules"), meaning_of_module("primogen.rivals.rules.turn")
    assert rules != turn and len(rules) == len(turn) == 32
    with pytest.raises(LookupError):
        meaning_of_module("primogen.rivals.nothing")


def test_one_source_is_parsed_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server opens tables in several threads; Python 3.11 fails now and then if two of them parse."""
    parse, at_work, most = ast.parse, list[bytes](), list[int]()

    def slowly(source: bytes) -> ast.Module:
        at_work.append(source)
        time.sleep(0.01)
        most.append(len(at_work))
        at_work.remove(source)
        return parse(source)

    names = ("primogen.kernel.machine", "primogen.kernel.journal", "primogen.rivals.rules.attack")
    with monkeypatch.context() as patched, ThreadPoolExecutor(len(names)) as pool:
        patched.setattr(ast, "parse", slowly)
        list(pool.map(meaning_of_module.__wrapped__, names * 2))
    assert most == [1] * len(most) and len(most) >= len(names)
