"""Polling: who has votes, and casting them. VT-VOTE-01 to -19."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Decision, Refusal
from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import added, value
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.clock import take_edge
from primogen.vtes.rules.atoms.counters import burn_blood, modify
from primogen.vtes.rules.hand import replenish
from primogen.vtes.rules.table import EDGE, Table
from primogen.vtes.rules.titles import is_ready_priscus, votes_against, votes_of
from primogen.vtes.rules.topics import (
    ABSTAINS,
    BLOOD_TO_VOTE_AGAINST,
    CANNOT_VOTE_AGAINST,
    DOUBLED_VOTES,
    EDGE_VOTED,
    EDGE_VOTES,
    VOTES,
)
from primogen.vtes.rules.underway import (
    AGAINST,
    CALLED_BY,
    CALLER,
    CARD_VOTES,
    FOR,
    IS_BALLOT,
    IS_FOR,
    PRISCI_AGAINST,
    PRISCI_FOR,
    SEATS_AGAINST,
    VOTE_ROW,
    VOTED,
    VOTER,
    VOTES_CAST,
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

MAY_NOT: Final = Refusal("VT-TERM-17", "cannot-vote")
CANNOT_PAY: Final = Refusal("VT-LIB-12", "cannot-pay")


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
    voted = voters(cells)
    found = [card for card in (*g.ready(seat), *g.pile(seat, IN_PLAY)) if card not in voted and has_votes(g, card)]
    if has_card_vote(cells, seat):
        if seat == cells[CALLER] and is_called_by_card(g, cells):
            found.append(cells[CALLED_BY])  # VT-VOTE-05
        else:
            found.extend([card for card in g.hand(seat) if g.kind(card) == POLITICAL_ACTION])  # VT-VOTE-06
    if g.clock[EDGE] == seat:
        found.append(NONE)  # VT-VOTE-13
    return found


def has_votes(g: Table, card: Card) -> bool:
    return not value(g, card, ABSTAINS) and (votes_against(g, card) > 0 or is_for_something(g, card))


def is_for_something(g: Table, card: Card) -> bool:
    """Whether he has any to cast for it."""
    return votes_of(g, card) > 0 or is_ready_priscus(g, card)


def why_not_cast(g: Table, source: Card, *, is_for: bool) -> Refusal | None:
    if source == NONE or not g.is_minion(source):
        return None
    if is_for:
        return None if is_for_something(g, source) else MAY_NOT
    if value(g, source, CANNOT_VOTE_AGAINST):
        return MAY_NOT
    return CANNOT_PAY if value(g, source, BLOOD_TO_VOTE_AGAINST) > g.blood[source] else None


def offer_votes(g: Table, seat: Seat, decision: Decision) -> None:
    cells = referendum_under_way(g)
    if cells is not None:
        for source in sources(g, seat, cells):
            decision.offer_unless(why_not_cast(g, source, is_for=True), VOTE_FOR, source)
            decision.offer_unless(why_not_cast(g, source, is_for=False), VOTE_AGAINST, source)


def cast_votes(g: Table, seat: Seat, source: Card, *, is_for: bool) -> None:
    """VT-VOTE-03, VT-REF-05: all of one source, and for good."""
    cells = referendum_under_way(g)
    assert cells is not None
    number = 1
    if source == NONE:
        number += added(g, seat, EDGE_VOTES)
        take_edge(g, NONE)
    elif g.zone[source] in (READY, IN_PLAY):
        number = votes_of(g, source) if is_for else votes_against(g, source)
        is_ballot = is_ready_priscus(g, source)
        cells.extend((source, int(is_for), number, int(is_ballot)))
        if is_ballot:
            cells[PRISCI_FOR if is_for else PRISCI_AGAINST] += 1  # VT-VOTE-15, -16
        if not is_for and g.is_minion(source):
            burn_blood(g, source, value(g, source, BLOOD_TO_VOTE_AGAINST))
    else:
        cells[CARD_VOTES] |= 1 << seat
        if g.zone[source] == HAND:
            burn(g, source)
            replenish(g, seat)
    cells[FOR if is_for else AGAINST] += number
    if not is_for and source not in voters(cells):
        cells[SEATS_AGAINST] |= 1 << seat
    tell(g, "votes-for" if is_for else "votes-against", seat, source, number=number)
    if source == NONE:
        happened(g, EDGE_VOTED, seat)


# ---- what has been cast


def voters(cells: list[int]) -> list[Card]:
    return cells[VOTED + VOTER :: VOTE_ROW]


def voters_against(cells: list[int]) -> list[Card]:
    return [card for card in voters(cells) if not side_of(cells, card)]


def seats_against(g: Table, cells: list[int]) -> list[Seat]:
    """Who has cast any against it, or whose minion has."""
    minions = [g.controller[card] for card in voters_against(cells)]
    return [seat for seat in g.clockwise_from(cells[CALLER]) if cells[SEATS_AGAINST] >> seat & 1 or seat in minions]


def row_of(cells: list[int], vampire: Card) -> int:
    """Where his votes stand, or NONE."""
    return next((at for at in range(VOTED, len(cells), VOTE_ROW) if cells[at + VOTER] == vampire), NONE)


def give_votes(g: Table, who: Card, number: int, by: Card) -> None:
    """Of one who has voted they follow his vote: reading 23."""
    cells = referendum_under_way(g)
    if cells is None:
        return
    add_votes(cells, who, number)
    modify(g, VOTES, number, by, who, THIS_REFERENDUM)


def side_of(cells: list[int], vampire: Card) -> int:
    """1 for, 0 against, NONE if he has not voted."""
    at = row_of(cells, vampire)
    return NONE if at == NONE else cells[at + IS_FOR]


def add_votes(cells: list[int], vampire: Card, number: int) -> None:
    """Of one who has voted they follow his vote: reading 23."""
    at = row_of(cells, vampire)
    if at != NONE:
        cells[FOR if cells[at + IS_FOR] else AGAINST] += number
        cells[at + VOTES_CAST] += number


def add_votes_of(g: Table, seat: Seat, number: int, *, is_for: bool) -> None:
    """Hers, and no vampire's."""
    cells = referendum_under_way(g)
    if cells is not None:
        cells[FOR if is_for else AGAINST] += number
        if not is_for:
            cells[SEATS_AGAINST] |= 1 << seat
        tell(g, "votes-for" if is_for else "votes-against", seat, cells[CALLED_BY], number=number)


def withdraw_votes(cells: list[int], vampire: Card) -> None:
    """Votes and ballots he has cast are cancelled."""
    at = row_of(cells, vampire)
    if at != NONE:
        add_votes(cells, vampire, -cells[at + VOTES_CAST])
        cells[PRISCI_FOR if cells[at + IS_FOR] else PRISCI_AGAINST] -= cells[at + IS_BALLOT]
        del cells[at : at + VOTE_ROW]


def tally(g: Table, cells: list[int]) -> tuple[int, int]:
    """For and against, with the block of the prisci where their majority is: VT-VOTE-14 to -18."""
    for_it, against = cells[FOR], cells[AGAINST]
    for at in range(VOTED, len(cells), VOTE_ROW) if g.index[DOUBLED_VOTES] else ():
        if value(g, cells[at + VOTER], DOUBLED_VOTES):
            for_it += cells[at + VOTES_CAST] if cells[at + IS_FOR] else 0
            against += 0 if cells[at + IS_FOR] else cells[at + VOTES_CAST]
    if cells[PRISCI_FOR] > cells[PRISCI_AGAINST]:
        for_it += PRISCI_VOTES
    elif cells[PRISCI_AGAINST] > cells[PRISCI_FOR]:
        against += PRISCI_VOTES
    return for_it, against
