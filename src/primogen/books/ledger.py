"""The ledger: every rule of the rulebooks as an atomic entry in our own words, with an id that never changes."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import Final

import yaml

from primogen.games.register import books
from primogen.kernel.shapes import Shape

READING: Final = RLock()


@dataclass(frozen=True)
class Source:
    doc: str
    section: str = ""


@dataclass(frozen=True)
class Rule:
    id: str
    area: str
    source: Source
    rule: str = ""
    same_as: str = ""  # the rule of an older document that this one repeats
    kind: str = "rule"
    testable: bool = True
    editions: list[str | int] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    note: str = ""


RULES: Final = Shape(list[Rule])


def document(name: str) -> tuple[Rule, ...]:
    """Read once, however many ask for it at the same moment."""
    with READING:
        return read_document(name)


@cache
def read_document(name: str) -> tuple[Rule, ...]:
    text = files("primogen").joinpath(books()[name].file).read_text(encoding="utf-8")
    rules = RULES.of(yaml.load(text, Loader=loader()))
    return tuple(replace(rule, rule=wording(rule, name)) for rule in rules)


def wording(rule: Rule, within: str) -> str:
    """Its own words, or those of the rule of an older document that it repeats."""
    if rule.rule or not rule.same_as:
        return rule.rule
    names = list(books())
    older = [each for name in names[names.index(within) + 1 :] for each in document(name) if each.id == rule.same_as]
    return older[0].rule if older else f"The same as {rule.same_as}."


def loader() -> type[yaml.SafeLoader] | type[yaml.CSafeLoader]:
    return yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


def all_rules() -> dict[str, Rule]:
    return {rule.id: rule for name in books() for rule in document(name)}


def entries(within: str = "") -> list[tuple[str, Rule]]:
    """Of one document, or of all; the newest rulebook first."""
    return [(name, rule) for name in books() if within in ("", name) for rule in document(name)]


def rule_called(id: str) -> tuple[str, Rule] | None:
    """No more documents are read than it takes to find it."""
    for name in books():
        for rule in document(name):
            if rule.id == id:
                return name, rule
    return None


def search(words: str, within: str = "") -> list[tuple[str, Rule]]:
    """By id, by the beginning of an id, or by words that all occur."""
    wanted = words.strip().lower()
    found = [(name, rule) for name, rule in entries(within) if rule.id.lower() == wanted]
    if found:
        return found
    if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]*)*-?", wanted) and "-" in wanted:
        return [(name, rule) for name, rule in entries(within) if rule.id.lower().startswith(wanted)]
    terms = sorted(set(wanted.split()), key=len, reverse=True)  # the rarest first, as far as one can tell
    return [(name, rule) for name, rule in entries(within) if all(term in haystacks(name)[rule.id] for term in terms)]


@cache
def haystacks(name: str) -> dict[str, str]:
    """By id, all words of a rule in small letters."""
    return {rule.id: f"{rule.rule} {rule.area} {' '.join(rule.cards)}".lower() for rule in document(name)}
