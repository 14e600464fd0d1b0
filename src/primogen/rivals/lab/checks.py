"""What must hold at every decision of every game."""

from __future__ import annotations

from primogen.kernel.abilities import row_of
from primogen.kernel.ids import NONE
from primogen.lab.holding import check_index, check_piles, check_question, must
from primogen.rivals.rules.atoms.blood import maximum_blood
from primogen.rivals.rules.atoms.cards import IN_PLAY
from primogen.rivals.rules.atoms.rows import held_by
from primogen.rivals.rules.attachments import is_wraith
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.frame_kinds import DEFEAT, DUES, TURN
from primogen.rivals.rules.in_force import is_in_force
from primogen.rivals.rules.table import DUE, Table
from primogen.rivals.rules.words import ACTIVE_ZONES, ATTACHED, COMMAND, TABLED, TORPOR, WRAITH


def check(g: Table) -> None:
    check_cards(g)
    check_tokens(g)
    check_index(g, in_force(g))
    check_question(g, TURN)


def check_cards(g: Table) -> None:
    check_piles(g)
    for card in g.beneath:
        must(g.zone[card] in IN_PLAY, f"{g.face(card).name} is another card, and not in play")
    for card in range(len(g.zone)):
        must((g.zone[card] == ATTACHED) <= (g.host[card] != NONE), f"{g.face(card).name} is attached to nothing")
        if g.zone[card] == ATTACHED:
            host = g.host[card]
            if g.kind(card) == WRAITH:  # RV-WRAITH-03: it lies on a Mortal, which lies on its bearer
                must(is_wraith(g, host), "a wraith's token is not on its Mortal")
                host = g.host[host]
            in_play = g.zone[host] in (*ACTIVE_ZONES, TORPOR, COMMAND, TABLED)
            must(in_play, f"{g.face(card).name} is attached to what is not in play")


def check_tokens(g: Table) -> None:
    for column in (g.prestige, g.agenda, g.blood, g.no_influence, g.fear, g.minus_bp, g.agenda_on, g.rage):
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


def in_force(g: Table) -> list[int]:
    """The rows of all abilities that are."""
    found: list[int] = []
    for card in range(len(g.zone)):
        for number, ability in enumerate(g.face(card).abilities):
            assert isinstance(ability, Formed)
            if is_in_force(g, card, ability):
                found.append(row_of(card, number))
    return found
