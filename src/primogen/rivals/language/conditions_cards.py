"""Whether, of cards beside others: who is the only one of them, and which comes where in a line."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import LISTED, PLAYER, YOU, Condition, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.groups import Group
from primogen.rivals.language.refs import one
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import ATTACHED, CITY, STREETS


@dataclass(frozen=True)
class IsTheOnly(Condition):
    """ "... is the only vampire you control"; "their" coterie is that of whoever controls it."""

    ref: int
    group: Group

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        if card == NONE:
            return False
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[PLAYER] = t.controller[card]
        return self.group.cards(g, about) == [card]


@dataclass(frozen=True)
class InLine(Condition):
    """This card is the first, the second ... of its name where it lies: in The Streets, by a Haven, or on a card."""

    places: tuple[int, ...]

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        name, seat = t.face(at.card).name, t.tagger[at.card]
        if t.zone[at.card] == ATTACHED:
            there = [card for card in t.attachments(t.host[at.card]) if not t.face_down[card]]
        else:
            there = [card for card in t.pile(CITY, STREETS) if t.tagger[card] == seat]
        line = [card for card in there if t.face(card).name == name]
        return at.card in line and line.index(at.card) + 1 in self.places
