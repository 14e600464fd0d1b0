"""Memoised recursive descent over the table, keeping every reading: two different trees for one sentence is a fault.

Each (class, feature, place) is read once; per end at most two distinct trees are kept, which is enough to know that a
sentence is ambiguous. Phrases are found by the first token they could start with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from primogen.vtes.compiler.sense import makes_sense
from primogen.vtes.compiler.table import LEXICAL, PHRASES, Flag, Hole, Phrase, Word
from primogen.vtes.compiler.tokens import Token

KEPT: Final = 2
Key = tuple[type, str]


@dataclass(frozen=True, eq=False, slots=True)
class Reading:
    """A tree with the phrases that spelled it, in the order of the words."""

    node: object
    phrase: Phrase | None
    below: tuple[Reading, ...]
    rank: float = 0


def can_be_empty(part: Hole) -> bool:
    return part.optional or (part.many and part.least == 0)


def leading(phrase: Phrase) -> Iterator[Key]:
    for part in phrase.parts:
        if isinstance(part, Word):
            return
        if isinstance(part, Hole):
            yield part.of, part.feature
            if not can_be_empty(part):
                return


def rank(phrase: Phrase, values: dict[str, object]) -> float:
    """Nearest attachment: of two readings the one with fewer loose parts at its own level is meant."""
    return phrase.rank - 0.01 * sum(len(v) for v in values.values() if isinstance(v, tuple))


class Index:
    """Which phrases may begin with which token."""

    def __init__(self, phrases: Sequence[Phrase]) -> None:
        self.phrases = phrases
        self.alternatives: dict[Key, list[Phrase]] = {}
        self.firsts: dict[Key, frozenset[str]] = {}
        self.by_kind: dict[tuple[Key, str, str], list[Phrase]] = {}

    def options(self, key: Key) -> list[Phrase]:
        found = self.alternatives.get(key)
        if found is None:
            cls, feature = key
            found = [
                p
                for p in self.phrases
                if issubclass(p.result, cls) and (not feature or not p.feature or p.feature == feature)
            ]
            self.alternatives[key] = found
        return found

    def first(self, key: Key) -> frozenset[str]:
        """Tokens and #kinds a reading of the key can start with; "" if it can be empty."""
        if key[0] in LEXICAL:
            return frozenset((LEXICAL[key[0]],))
        if key not in self.firsts:
            self.settle(key)
        return self.firsts[key]

    def settle(self, root: Key) -> None:
        """First sets of all that the root can begin with, by iteration to a fixed point."""
        todo, seen = [root], {root}
        while todo:
            for phrase in self.options(todo.pop()):
                for key in leading(phrase):
                    if key[0] not in LEXICAL and key not in seen and key not in self.firsts:
                        seen.add(key)
                        todo.append(key)
        for key in seen:
            self.firsts[key] = frozenset()
        changed = True
        while changed:
            changed = False
            for key in seen:
                out = frozenset().union(*(self.first_of(p) for p in self.options(key)))
                if out != self.firsts[key]:
                    self.firsts[key], changed = out, True

    def first_of(self, phrase: Phrase) -> frozenset[str]:
        out: set[str] = set()
        for part in phrase.parts:
            if isinstance(part, Word):
                return frozenset(out | {part.text})
            if isinstance(part, Flag):
                out.add(part.words[0])
                continue
            out |= self.first((part.of, part.feature))
            if not can_be_empty(part):
                return frozenset(out)
        return frozenset(out | {""})

    def starting(self, key: Key, token: Token) -> list[Phrase]:
        at = (key, token.text, token.kind)
        found = self.by_kind.get(at)
        if found is None:
            found = []
            for phrase in self.options(key):
                first = self.first_of(phrase)
                if token.text in first or token.kind in first or "" in first:
                    found.append(phrase)
            self.by_kind[at] = found
        return found


class Parser:
    def __init__(self, index: Index, tokens: Sequence[Token]) -> None:
        self.index = index
        self.tokens = tokens
        self.size = len(tokens)
        self.memo: dict[tuple[type, str, int], dict[int, list[Reading]]] = {}
        self.busy: set[tuple[type, str, int]] = set()
        self.reached = 0

    def read(self, cls: type, feature: str, at: int) -> dict[int, list[Reading]]:
        key = (cls, feature, at)
        found = self.memo.get(key)
        if found is not None:
            if key in self.busy:
                raise RecursionError(f"left recursion in {cls.__name__}.{feature}")
            return found
        found = self.memo[key] = {}
        if at >= self.size:
            return found
        self.busy.add(key)
        if cls in LEXICAL:
            self.read_name(cls, at, found)
        else:
            self.read_phrases(cls, feature, at, found)
        self.busy.discard(key)
        return found

    def read_name(self, cls: type, at: int, found: dict[int, list[Reading]]) -> None:
        token = self.tokens[at]
        if token.kind == LEXICAL[cls]:
            self.reached = max(self.reached, at + 1)
            node = int(token.text) if cls is int else cls(token.text)
            found[at + 1] = [Reading(node, None, ())]

    def read_phrases(self, cls: type, feature: str, at: int, found: dict[int, list[Reading]]) -> None:
        for phrase in self.index.starting((cls, feature), self.tokens[at]):
            for end, values, below in self.match(phrase, 0, at):
                if end > at:
                    node = phrase.build(values)
                    if makes_sense(node):
                        self.keep(found, end, Reading(node, phrase, below, rank(phrase, values)))

    def keep(self, found: dict[int, list[Reading]], end: int, reading: Reading) -> None:
        have = found.setdefault(end, [])
        if have and have[0].rank > reading.rank:
            return
        if have and have[0].rank < reading.rank:
            have.clear()
        if len(have) < KEPT and all(h.node != reading.node for h in have):
            have.append(reading)

    def match(
        self, phrase: Phrase, number: int, at: int
    ) -> Iterator[tuple[int, dict[str, object], tuple[Reading, ...]]]:
        if number == len(phrase.parts):
            yield at, {}, ()
            return
        part = phrase.parts[number]
        if isinstance(part, Word):
            if at < self.size and self.tokens[at].text == part.text:
                if at + 1 > self.reached:
                    self.reached = at + 1
                yield from self.match(phrase, number + 1, at + 1)
            return
        if isinstance(part, Flag):
            size = len(part.words)
            if tuple(t.text for t in self.tokens[at : at + size]) == part.words:
                for end, values, below in self.match(phrase, number + 1, at + size):
                    yield end, {**values, part.field: True}, below
            for end, values, below in self.match(phrase, number + 1, at):
                yield end, {**values, part.field: False}, below
            return
        for middle, value, some in self.fill(part, at):
            for end, values, below in self.match(phrase, number + 1, middle):
                yield end, {**values, part.field: value}, (*some, *below)

    def fill(self, hole: Hole, at: int) -> Iterator[tuple[int, object, tuple[Reading, ...]]]:
        if hole.many:
            for end, found in self.several(hole, at, 0):
                yield end, tuple(r.node for r in found), found
            return
        for end, readings in self.read(hole.of, hole.feature, at).items():
            for reading in readings:
                yield end, reading.node, (reading,)
        if hole.optional:
            yield at, None, ()

    def several(self, hole: Hole, at: int, count: int) -> Iterator[tuple[int, tuple[Reading, ...]]]:
        """Longest first is not enough: every length is tried."""
        if count >= hole.least:
            yield at, ()
        for end, readings in self.read(hole.of, hole.feature, at).items():
            if end == at:
                continue
            for reading in readings:
                for last, rest in self.several(hole, end, count + 1):
                    yield last, (reading, *rest)


@cache
def index() -> Index:
    """Of the whole table: to be asked for once it is filled."""
    return Index(PHRASES)


def readings(cls: type, tokens: Sequence[Token]) -> tuple[list[Reading], int]:
    """All readings of the whole, and how far the words were understood."""
    parser = Parser(index(), tokens)
    return parser.read(cls, "", 0).get(len(tokens), []), parser.reached
