"""Clans, sects and titles as they are now."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import Card
from primogen.kernel.log import tell
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.people import CLANS, NO_TITLE, SECT_OF_CLAN
from primogen.vtes.rules.table import TITLE_DUE, Table
from primogen.vtes.rules.topics import CHANGES_SECT
from primogen.vtes.rules.words import TITLE_CARD


def change_clan(g: Table, card: Card, clan: int) -> None:
    """VT-SECT-02: the sect goes with it, if the clan belongs to another."""
    before = g.clan_of(card)
    g.clan[card] = clan
    tell(g, "changes-clan", g.controller[card], card, number=clan)
    assert 0 <= clan < len(CLANS)
    if SECT_OF_CLAN[clan] != SECT_OF_CLAN[before]:
        change_sect(g, card, SECT_OF_CLAN[clan])


def change_sect(g: Table, card: Card, sect: int) -> None:
    """VT-SECT-03: the clan stays."""
    if g.sect_of(card) != sect:
        g.sect[card] = sect
        tell(g, "changes-sect", g.controller[card], card, number=sect)
        happened(g, CHANGES_SECT, g.controller[card], card)


def give_title(g: Table, card: Card, title: int) -> None:
    """VT-TITLE-01 to -03: whatever he had before is gone, contested or not."""
    burn_title_cards(g, card)
    g.title[card] = title
    g.contests[card] = 0
    tell(g, "gains-title", g.controller[card], card, number=title)
    g.due.extend((TITLE_DUE, card))


def lose_title(g: Table, card: Card) -> None:
    """VT-CONTEST-15: nothing else befalls him."""
    burn_title_cards(g, card)
    g.title[card] = NO_TITLE
    g.contests[card] = 0
    tell(g, "loses-title", g.controller[card], card)


def burn_title_cards(g: Table, card: Card) -> None:
    """VT-SPECIAL-12."""
    for lying in g.cards_on(card):
        if g.has_word(lying, TITLE_CARD):
            burn(g, lying)


def contest_title(g: Table, card: Card) -> None:
    """VT-CONTEST-10, -11."""
    if not g.contests[card]:
        g.contests[card] = 1
        tell(g, "contests-title", g.controller[card], card)


def end_title_contest(g: Table, card: Card) -> None:
    g.contests[card] = 0
    tell(g, "holds-title", g.controller[card], card)
