"""The story of the turn: patterns of events, and what this turn has told that fits one.

A game remembers the kinds of event that its cards ask about, and no others: `remembered_by` finds them in a card pool.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from primogen.kernel.events import STORY, Event
from primogen.kernel.ids import NONE, Card

if TYPE_CHECKING:
    from primogen.kernel.abilities import Ability
    from primogen.kernel.effects import Resolve
    from primogen.kernel.game import Game

FIELDS: Final[dict[type, list[attrgetter[object]]]] = {}


class Pattern:
    """Something that may happen, with its roles: who does it, to whom, with what."""

    def event(self) -> int:
        """The kind of event it is told by."""
        raise NotImplementedError

    def events(self) -> tuple[int, ...]:
        """All kinds it may be told by."""
        return (self.event(),)

    def __or__(self, other: Pattern) -> EitherPattern:
        return EitherPattern(self, other)

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        """Whether an event of its kind, now or earlier in this turn, fills all its roles."""
        return False

    def is_about_you(self) -> bool:
        """Whether nobody else's doing is meant: the first thing to ask of most events, and the cheapest."""
        return False

    def counts(self, g: Game, at: Resolve, ability: Ability) -> bool:
        """Of what fits, whether an ability that waits for it is to answer this time."""
        return True

    def recalled_as(self) -> Pattern:
        """What the story of the turn has told, each time before this happens."""
        return self

    def remembers(self) -> tuple[int, ...]:
        """Kinds of event it must look back for."""
        return ()

    def concerns(self, g: Game, at: Resolve, subject: int) -> bool:
        """Of what would happen: whether it is about this card or seat."""
        return False

    def can_be_recalled(self) -> bool:
        """Whether its roles can still be judged when it is past."""
        return True


@dataclass(frozen=True)
class EitherPattern(Pattern):
    """One thing or another."""

    first: Pattern
    second: Pattern

    def events(self) -> tuple[int, ...]:
        return (*self.first.events(), *self.second.events())

    def fits(self, g: Game, at: Resolve, told: Event) -> bool:
        return any(told.kind in each.events() and each.fits(g, at, told) for each in (self.first, self.second))

    def is_about_you(self) -> bool:
        return self.first.is_about_you() and self.second.is_about_you()

    def remembers(self) -> tuple[int, ...]:
        return (*self.first.remembers(), *self.second.remembers())

    def recalled_as(self) -> Pattern:
        return EitherPattern(self.first.recalled_as(), self.second.recalled_as())

    def can_be_recalled(self) -> bool:
        return self.first.can_be_recalled() and self.second.can_be_recalled()


@dataclass(frozen=True)
class ThisTurn:
    """What this turn has told that fits a pattern, seen from a card."""

    pattern: Pattern

    def __post_init__(self) -> None:
        if not self.pattern.can_be_recalled():
            raise ValueError(f"nobody can tell later in the turn whether it was so: {self.pattern!r}")

    def told(self, g: Game, at: Resolve, since: int = 0) -> Iterator[Event]:
        for _, event in self.rows(g, at, since):
            yield event

    def rows(self, g: Game, at: Resolve, since: int = 0) -> Iterator[tuple[int, Event]]:
        """With where in the story each is told."""
        kinds, story = self.pattern.events(), g.story
        for row in range(since, len(story), STORY):
            if story[row] in kinds:
                event = event_at(story, row)
                if self.pattern.fits(g, at, event):
                    yield row, event

    def last(self, g: Game, at: Resolve) -> int:
        """Where the last of them is told, or 0."""
        return max((row for row, _ in self.rows(g, at)), default=0)

    def times(self, g: Game, at: Resolve, since: int = 0) -> int:
        return len(list(self.told(g, at, since)))


def event_at(story: list[int], row: int) -> Event:
    kind, seat, subject, by, number, subject_stood, by_stood = story[row : row + STORY]
    return Event(kind, seat, subject, by, number, subject_stood, by_stood)


def remembered_by(value: object) -> set[int]:
    """The kinds of event that a card, or whatever it is made of, asks about."""
    if isinstance(value, ThisTurn):
        return set(value.pattern.events())
    parts = value if isinstance(value, tuple) else [get(value) for get in fields_of(type(value))]
    found = {kind for part in parts if not isinstance(part, int | str) for kind in remembered_by(part)}
    return found | set(value.remembers()) if isinstance(value, Pattern) else found


def fields_of(kind: type) -> list[attrgetter[object]]:
    """What gives the fields of a node, made once; nothing, of what is no node."""
    if kind not in FIELDS:
        FIELDS[kind] = [attrgetter(field.name) for field in fields(kind)] if is_dataclass(kind) else []
    return FIELDS[kind]


def unname(g: Game, cards: list[Card]) -> None:
    """These handles mean other cards from now on: what was told of them is told of nobody any more."""
    story = g.story
    for row in range(0, len(story), STORY):
        for place in (row + 2, row + 3):
            if story[place] in cards:
                story[place] = NONE
