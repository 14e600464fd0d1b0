"""What must hold at every decision of every game."""

from __future__ import annotations

import json

from primogen.kernel.abilities import row_of
from primogen.kernel.decisions import Decision
from primogen.kernel.ids import NONE
from primogen.kernel.machine import explained, load
from primogen.kernel.views import view
from primogen.rivals.rules.atoms.blood import maximum_blood
from primogen.rivals.rules.atoms.rows import held_by
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.frame_kinds import DEFEAT, DUES, TURN
from primogen.rivals.rules.in_force import is_in_force
from primogen.rivals.rules.table import DUE, Table
from primogen.rivals.rules.words import ACTIVE_ZONES, ATTACHED, COMMAND, TABLED, TORPOR


class Broken(AssertionError):
    """Something that must hold does not."""


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check(g: Table) -> None:
    check_cards(g)
    check_tokens(g)
    check_index(g)
    if g.ended:
        must(not g.frames and not g.marks, "frames are left after the end")
        return
    must(g.decision is not None, "nothing is asked and the game is not over")
    assert g.decision is not None
    check_decision(g, g.decision)
    check_views(g)
    check_copies(g, g.decision)


def check_cards(g: Table) -> None:
    count = len(g.zone)
    lying = [card for pile in g.piles for card in pile]
    must(len(lying) == count and set(lying) == set(range(count)), "a card is lost or lies twice")
    for card in range(count):
        must(card in g.piles[g.pile_at(g.controller[card], g.zone[card])], f"{g.face(card).name} is not where it says")
        must((g.zone[card] == ATTACHED) <= (g.host[card] != NONE), f"{g.face(card).name} is attached to nothing")
        if g.zone[card] == ATTACHED:
            host = g.host[card]
            in_play = g.zone[host] in (*ACTIVE_ZONES, TORPOR, COMMAND, TABLED)
            must(in_play, f"{g.face(card).name} is attached to what is not in play")


def check_tokens(g: Table) -> None:
    for column in (g.prestige, g.agenda, g.blood, g.no_influence, g.fear, g.minus_bp, g.agenda_on):
        must(min(column) >= 0, "a token count is below 0")
    must(min(g.stakes[2::3], default=1) > 0 and min(g.foreign[2::3], default=1) > 0, "an empty row of tokens")
    falling = [*g.held[1::DUE], *g.due[1::DUE], *(frame.cells[0] for frame in g.frames if frame.kind == DEFEAT)]
    for frame in g.frames:
        if frame.kind == DUES:  # several fell at once, and leave one after the other
            falling.extend(frame.cells[1::DUE])
    for seat in range(g.seats()):
        must(held_by(g.purses, seat) <= g.prestige[seat], "more foreign Prestige than Prestige")
        for card in g.controlled(seat):
            must(g.blood[card] <= maximum_blood(g, card), f"{g.face(card).name} has more Blood than it can hold")
            must(held_by(g.foreign, card) <= g.blood[card], "more foreign Blood than Blood")
        for card in g.coterie(seat):
            must(g.blood[card] > 0 or card in falling, f"{g.face(card).name} is active without Blood")


def check_index(g: Table) -> None:
    wanted: list[tuple[int, int]] = []
    for card in range(len(g.zone)):
        for number, ability in enumerate(g.face(card).abilities):
            assert isinstance(ability, Formed)
            if is_in_force(g, card, ability):
                wanted += [(topic, row_of(card, number)) for topic in ability.topics()]
    found = [(topic, row) for topic, rows in enumerate(g.index) for row in rows]
    must(sorted(wanted) == sorted(found), "the index is not what is in force")


def check_decision(g: Table, decision: Decision) -> None:
    must(bool(decision.options), f"{decision.asks} offers nothing")
    must(len(set(decision.options)) == len(decision.options), f"{decision.asks} offers the same twice")
    must(g.frames[0].kind == TURN, "the turn is not at the bottom of the stack")
    before = g.fingerprint()
    explained(g)
    must(g.fingerprint() == before, f"{decision.asks} changed something by asking")


def check_views(g: Table) -> None:
    for seat in (NONE, *range(g.seats())):
        seen = view(g, seat)
        faces = {card for card in range(len(g.zone)) if g.sees(seat, card)}
        must(set(seen.cards) == faces, f"the view of seat {seat} and what it may see differ")
        must(not faces & set(seen.backs), f"seat {seat} sees a card from both sides")


def check_copies(g: Table, decision: Decision) -> None:
    mark = g.fingerprint()
    for other in (g.clone(), load(g, json.loads(g.save()))):
        must(other.fingerprint() == mark, "a copy differs")
        must(other.decision is not None and other.decision.options == decision.options, "a copy asks something else")
