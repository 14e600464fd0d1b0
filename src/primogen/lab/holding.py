"""What must hold at every decision of every game, whichever it is: cards, the index, questions, views, copies."""

from __future__ import annotations

import json

from primogen.kernel.board import Board
from primogen.kernel.decisions import Decision
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.machine import explained, load
from primogen.kernel.views import view


class Broken(AssertionError):
    """Something that must hold does not."""


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_piles(g: Board) -> None:
    count = g.handles()
    must(g.faces_of != count or g.faces == frozenset(g.definition), "somebody has another face than is known")
    lying = [card for pile in g.piles for card in pile]
    must(len(lying) == count and set(lying) == set(range(count)), "a card is lost or lies twice")
    for card in range(count):
        where = g.pile_at(g.controller[card], g.zone[card])
        must(card in g.piles[where], f"{g.card_id(g.definition[card])} is not where it says")


def check_index(g: Board, in_force: list[int]) -> None:
    """`in_force`: the rows of all abilities that should be in the index."""
    wanted = [(topic, row) for row in in_force for topic in g.ability(row).topics()]
    found = [(topic, row) for topic, rows in enumerate(g.index) for row in rows]
    must(sorted(wanted) == sorted(found), "the index is not what is in force")


def check_question(g: Game, turn: int) -> None:
    """`turn` is the kind of the frame at the bottom of the stack."""
    if g.ended:
        must(not g.frames and not g.marks, "frames are left after the end")
        return
    must(g.decision is not None, "nothing is asked and the game is not over")
    assert g.decision is not None
    must(g.frames[0].kind == turn, "the turn is not at the bottom of the stack")
    check_decision(g, g.decision)
    check_views(g)
    check_copies(g, g.decision)


def check_decision(g: Game, decision: Decision) -> None:
    must(bool(decision.options), f"{decision.asks} offers nothing")
    must(len(set(decision.options)) == len(decision.options), f"{decision.asks} offers the same twice")
    before = g.fingerprint()
    explained(g)
    must(g.fingerprint() == before, f"{decision.asks} changed something by asking")


def check_views(g: Game) -> None:
    for seat in (NONE, *range(g.seats())):
        seen = view(g, seat)
        faces = {card for card in range(g.handles()) if g.sees(seat, card)}
        must(set(seen.cards) == faces, f"the view of seat {seat} and what it may see differ")
        must(not faces & set(seen.backs), f"seat {seat} sees a card from both sides")


def check_copies(g: Game, decision: Decision) -> None:
    mark = g.fingerprint()
    for other in (g.clone(), load(g, json.loads(g.save()))):
        must(other.fingerprint() == mark, "a copy differs")
        must(other.decision is not None and other.decision.options == decision.options, "a copy asks something else")
