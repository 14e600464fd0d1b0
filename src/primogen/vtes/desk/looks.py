"""A position of the Eternal Struggle as it is told: values, Disciplines and titles of minions. See games/looks.py."""

from __future__ import annotations

from typing import Final

from primogen.games.looks import BoardLooks, Facts, Layout
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.kernel.views import Sight
from primogen.vtes.desk.names import CLAN_KEYS, DISCIPLINES, SECT_KEYS, STATS, TITLES
from primogen.vtes.rules.atoms.corrupting import rows_of
from primogen.vtes.rules.people import NO_SECT, NO_TITLE
from primogen.vtes.rules.resting import ZONE_NAMES
from primogen.vtes.rules.seeing import COUNTED, UNSEEN
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.titles import kind_held, votes_of
from primogen.vtes.rules.topics import VOTES
from primogen.vtes.rules.words import MINION_ZONES

FACTS: Final = {  # of a card: its name here, the column, and what need not be said
    "owner": ("owner", NONE),
    "at": ("controller", NONE),
    "host": ("host", NONE),
    "tapped": ("tapped", 0),
    "blood": ("blood", 0),
    "contests": ("contests", 0),
}
LAYOUT: Final = Layout(ZONE_NAMES, UNSEEN, COUNTED, FACTS)


class VtesLooks(BoardLooks):
    def __init__(self, sight: Sight) -> None:
        self.g: Final = table(sight.g)
        super().__init__(sight, self.g, LAYOUT)

    def more_of_face(self, card: Card) -> Facts:
        g = self.g
        if not has_values(g, card):
            return {}
        found: Facts = {"values": {name: number(g, card, stat) for name, stat in STATS.items()}}
        learned = {sign: value(g, card, stat) for stat, sign in DISCIPLINES.items()}
        corrupted = {str(row[1]): row[2] for row in rows_of(g.corruption) if row[0] == card}
        if corrupted:
            found["corruption"] = corrupted
        found["disciplines"] = {sign: level for sign, level in learned.items() if level > 0}
        clan, sect, title = g.clan_of(card), g.sect_of(card), kind_held(g, card)
        if clan >= 0:
            found["clan"] = CLAN_KEYS[clan]
        if sect != NO_SECT:
            found["sect"] = SECT_KEYS[sect]
        if title != NO_TITLE:
            found["title"] = TITLES[title]
        return found


def has_values(g: Table, card: Card) -> bool:
    return g.zone[card] in MINION_ZONES


def number(g: Table, card: Card, stat: int) -> int:
    """A vampire's votes come of its title, too."""
    return votes_of(g, card) if stat == VOTES else max(0, value(g, card, stat))
