"""Rage on cards: tokens of a supply of their own, of nobody's colour."""

from __future__ import annotations

from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.telling import token_placed
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.werewolves import RAGE


def put_rage(g: Table, card: Card, number: int, by: Seat) -> None:
    g.rage[card] += number
    tell(g, "rage-on", g.controller[card], card, number=number)
    token_placed(g, card, RAGE, by, many=number)


def take_rage(g: Table, card: Card, number: int) -> None:
    g.rage[card] -= number
    tell(g, "rage-off", g.controller[card], card, number=number)
