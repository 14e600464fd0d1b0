"""A rule that fails while a journal is replayed is told with its line, as anything else that is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.journal import Entry, Header, JournalError, replayed
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import unhosted
from primogen.rivals.scenes.play import begin
from primogen.rivals.scenes.sides import Side
from support import book_with


@dataclass(frozen=True)
class AskForNothing(Effect):
    """A text that asks and offers nothing."""

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        return g.ask(at.you, "target", "RV-TERM-28", about=at.card)


BROKEN = unhosted("test-broken", "Broken", decks=n.BOTH, text=AskForNothing())


def opens(_: Header) -> Game:
    return begin(Side(haven=["Lucky"], hand=["Broken"]), Side(haven=["Keondra"]), book=book_with(BROKEN)).g


def test_a_rule_that_fails_is_told_with_its_line() -> None:
    play = begin(Side(haven=["Lucky"], hand=["Broken"]), Side(haven=["Keondra"]), book=book_with(BROKEN))
    with pytest.raises(JournalError) as told:
        replayed({}, [Entry(play.offered.index("play Broken"))], opens)
    assert str(told.value) == "line 2: the rules cannot go on: target (RV-TERM-28) offers nothing"
