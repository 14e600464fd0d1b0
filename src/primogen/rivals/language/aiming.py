"""Targets: of a group, those that may be aimed at. RV-TURN-19; and what some text puts beyond the reach of foes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import Refusal
from primogen.kernel.effects import Resolve, Selector
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import value
from primogen.rivals.language.groups import Group
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.atoms.rows import has_row
from primogen.rivals.rules.conspiracy import protects
from primogen.rivals.rules.damage import has_had_a_turn
from primogen.rivals.rules.switches.attacking import FIRST_ROUND, FROM_ATTACKS
from primogen.rivals.rules.switches.conspiracies import AS_IT_SAYS, PROTECTION
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.targets import NO_FIRST_TURN_YET
from primogen.rivals.rules.words import BEYOND_FOES, CITY

HAS_CONTRIBUTED: Final = Refusal("R20-CON-06", "has-contributed")
IS_BEYOND_FOES: Final = Refusal("RV-ABIL-04", "is-beyond-foes")


@dataclass(frozen=True)
class Aimed(Selector):
    """ "Target ..."."""

    group: Group

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        t, you, cards = table(g), at.you, self.group.cards(g, at)
        if not t.index[BEYOND_FOES] and min(t.turns_taken) > 0 and t.switches[PROTECTION] == AS_IT_SAYS:
            return cards  # as nearly always
        return [card for card in cards if why_not_aim(t, you, card, at.card) is None]

    def is_hidden(self, g: Game, at: Resolve) -> bool:
        return self.group.is_hidden(g, at)

    def thinkable(self, g: Game, at: Resolve) -> list[Card]:
        return self.group.thinkable(g, at)

    def why_not(self, g: Game, at: Resolve, card: Card) -> Refusal | None:
        return self.group.why_not(g, at, card) or why_not_aim(table(g), at.you, card, at.card)


def why_not_aim(g: Table, you: Seat, card: Card, by: Card) -> Refusal | None:
    """`by` is the card whose text aims."""
    owner = g.controller[card]
    if owner == you or owner == CITY:
        return None
    if protects(g, by) and staked(g, by, owner) and not has_row(g.exposed, by, owner):
        return HAS_CONTRIBUTED
    if g.index[BEYOND_FOES] and value(g, card, BEYOND_FOES):
        return IS_BEYOND_FOES
    if you == CITY or has_had_a_turn(g, owner) or g.switches[FIRST_ROUND] == FROM_ATTACKS:
        return None
    return NO_FIRST_TURN_YET
