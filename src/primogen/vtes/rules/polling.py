"""Polling: who has votes, and casting them. VT-VOTE-01 to -19."""

from __future__ import annotations

from primogen.kernel.decisions import Decision
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.clock import take_edge
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.hand import replenish
from primogen.vtes.rules.table import EDGE, ROW2, Table
from primogen.vtes.rules.titles import is_ready_priscus, votes_of
from primogen.vtes.rules.topics import VOTES
from primogen.vtes.rules.underway import (
    AGAINST,
    CALLED_BY,
    CALLER,
    CARD_VOTES,
    FOR,
    PRISCI_AGAINST,
    PRISCI_FOR,
    VOTED,
    referendum_under_way,
)
from primogen.vtes.rules.words import (
    HAND,
    IN_PLAY,
    PLAYED,
    POLITICAL_ACTION,
    PRISCI_VOTES,
    READY,
    THIS_REFERENDUM,
    VOTE_AGAINST,
    VOTE_FOR,
)


def has_card_vote(cells: list[int], seat: Seat) -> bool:
    """VT-VOTE-04."""
    return not cells[CARD_VOTES] >> seat & 1


def could_vote(g: Table, seat: Seat) -> bool:
    """A card of her hand might give a vote: nobody else knows."""
    cells = referendum_under_way(g)
    return cells is not None and has_card_vote(cells, seat) and bool(g.hand(seat))


def is_called_by_card(g: Table, cells: list[int]) -> bool:
    """Not by a card in play, nor a blood hunt."""
    card = cells[CALLED_BY]
    return card != NONE and g.kind(card) == POLITICAL_ACTION and g.zone[card] == PLAYED


def sources(g: Table, seat: Seat, cells: list[int]) -> list[Card]:
    """Ready minions (VT-VOTE-12), locations with votes, the card that called it or one of the hand, the Edge (NONE)."""
    voted = cells[VOTED::ROW2]
    found = [
        card for card in g.ready(seat) if card not in voted and (votes_of(g, card) > 0 or is_ready_priscus(g, card))
    ]
    found.extend([card for card in g.pile(seat, IN_PLAY) if card not in voted and votes_of(g, card) > 0])
    if has_card_vote(cells, seat):
        if seat == cells[CALLER] and is_called_by_card(g, cells):
            found.append(cells[CALLED_BY])  # VT-VOTE-05
        else:
            found.extend([card for card in g.hand(seat) if g.kind(card) == POLITICAL_ACTION])  # VT-VOTE-06
    if g.clock[EDGE] == seat:
        found.append(NONE)  # VT-VOTE-13
    return found


def offer_votes(g: Table, seat: Seat, decision: Decision) -> None:
    cells = referendum_under_way(g)
    if cells is not None:
        for source in sources(g, seat, cells):
            decision.offer(VOTE_FOR, source)
            decision.offer(VOTE_AGAINST, source)


def cast_votes(g: Table, seat: Seat, source: Card, *, is_for: bool) -> None:
    """VT-VOTE-03, VT-REF-05: all of one source, and for good."""
    cells = referendum_under_way(g)
    assert cells is not None
    number = 1
    if source == NONE:
        take_edge(g, NONE)
    elif g.zone[source] in (READY, IN_PLAY):
        number = votes_of(g, source)
        cells.extend((source, int(is_for)))
        if is_ready_priscus(g, source):
            cells[PRISCI_FOR if is_for else PRISCI_AGAINST] += 1  # VT-VOTE-15, -16
    else:
        cells[CARD_VOTES] |= 1 << seat
        if g.zone[source] == HAND:
            burn(g, source)
            replenish(g, seat)
    cells[FOR if is_for else AGAINST] += number
    tell(g, "votes-for" if is_for else "votes-against", seat, source, number=number)


def give_votes(g: Table, who: Card, number: int, by: Card) -> None:
    """Of one who has voted they follow his vote: reading 23."""
    cells = referendum_under_way(g)
    if cells is None:
        return
    side = side_of(cells, who)
    if side != NONE:
        cells[FOR if side else AGAINST] += number
    modify(g, VOTES, number, by, who, THIS_REFERENDUM)


def side_of(cells: list[int], vampire: Card) -> int:
    """1 for, 0 against, NONE if he has not voted."""
    for at in range(VOTED, len(cells), ROW2):
        if cells[at] == vampire:
            return cells[at + 1]
    return NONE


def tally(cells: list[int]) -> tuple[int, int]:
    """For and against, with the block of the prisci where their majority is: VT-VOTE-14 to -18."""
    for_it, against = cells[FOR], cells[AGAINST]
    if cells[PRISCI_FOR] > cells[PRISCI_AGAINST]:
        for_it += PRISCI_VOTES
    elif cells[PRISCI_AGAINST] > cells[PRISCI_FOR]:
        against += PRISCI_VOTES
    return for_it, against
