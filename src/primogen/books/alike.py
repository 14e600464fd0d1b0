"""Rules of older books that say the same as others: what shows one of them in an older edition shows all of them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import yaml

from primogen.books.ledger import document, loader
from primogen.games.register import books, wings
from primogen.kernel.shapes import Shape

LISTED: Final = Shape(dict[str, list[str]])


@cache
def alike() -> dict[str, tuple[str, ...]]:
    """Of a rule, the rules of other books that together say the same. What an update repeats is what it repeats."""
    listed = {rule: ids for wing in wings().values() if wing.alike for rule, ids in read(wing.alike).items()}
    repeated = {rule.id: [rule.same_as] for name in books() for rule in document(name) if rule.same_as}
    return {rule: tuple(ids) for rule, ids in {**repeated, **listed}.items()}


def read(file: str) -> dict[str, list[str]]:
    text = files("primogen").joinpath(file).read_text(encoding="utf-8")
    return LISTED.of(yaml.load(text, Loader=loader()))


def grounds(rule: str) -> frozenset[str]:
    """The rule itself, and all that say the same as it or as a part of it."""
    return frozenset({rule}).union(*[grounds(other) for other in alike().get(rule, ())])


@cache
def shown_by() -> dict[str, frozenset[str]]:
    """Of a rule that a test cites: the editions of older books that have it under an id of their own."""
    found: dict[str, set[str]] = {}
    for book in books().values():
        for rule in document(book.key):
            for ground in grounds(rule.id) if rule.id in alike() else (rule.id,):
                found.setdefault(ground, set()).add(book.edition)
    return {rule: frozenset(editions) for rule, editions in found.items()}


@cache
def told_alike() -> dict[str, tuple[str, ...]]:
    """Of a rule, those of other books that say the same, or a part of it; the newest book first."""
    found: dict[str, dict[str, None]] = {}
    order = {rule.id: at for at, rule in enumerate(rule for name in books() for rule in document(name))}
    for rule in alike():
        for other in grounds(rule) - {rule}:
            found.setdefault(rule, {})[other] = None
            found.setdefault(other, {})[rule] = None
    return {rule: tuple(sorted(others, key=order.__getitem__)) for rule, others in found.items()}


def is_shown(rule: str, cited: frozenset[str]) -> bool:
    """Whether tests that cite these show it: it is one of them, or all that say the same together are."""
    others = alike().get(rule, ())
    return rule in cited or (bool(others) and all(is_shown(other, cited) for other in others))
