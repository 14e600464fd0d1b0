"""What werewolves do with Forms: see rules/in_force."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.refs import THIS_CARD, one
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.rules.attaching import attach_it
from primogen.rivals.rules.attachments import can_bear, why_not_bear
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.torpor import mend_anywhere
from primogen.rivals.rules.words import UNUSED


@dataclass(frozen=True)
class TakeForm(Leaf):
    """One more of a Form goes on that character, who mends: there are as many as are asked for."""

    ref: int
    mended: int
    form: int = THIS_CARD

    def can(self, g: Game, at: Resolve) -> bool:
        t, host, form = table(g), one(table(g), at, self.ref), one(table(g), at, self.form)
        if NONE in (host, form):
            return False
        return can_bear(t, host) and why_not_bear(t, host, form, at.you) is None

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            t, host = table(g), one(table(g), at, self.ref)
            attach_it(t, another_of(t, one(t, at, self.form)), host, at.you)
            if self.mended:
                mend_anywhere(t, host, self.mended, at.you)


def another_of(g: Table, form: Card) -> Card:
    """One that has been borne before, or a new one; the first stays where it is."""
    seat = g.owner[form]
    for card in g.pile(seat, UNUSED):
        if g.definition[card] == g.definition[form] and card != form:
            return card
    return add_card(g, g.card_id(g.definition[form]), seat, UNUSED)
