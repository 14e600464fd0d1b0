"""Blood, Prestige, Agenda and the other tokens. Supplies are without limit; what matters is whose colour a token is."""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import LASTING, ON, SOURCE, UNTIL, expire, last
from primogen.rivals.rules.atoms.blood import lose_blood, maximum_blood
from primogen.rivals.rules.atoms.borrowed import refresh
from primogen.rivals.rules.atoms.telling import token_placed
from primogen.rivals.rules.flags import BLANKED
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE
from primogen.rivals.rules.in_force import has_blanks, refresh_attached
from primogen.rivals.rules.table import ROW4, Table
from primogen.rivals.rules.words import (
    AGENDA,
    ATTACK_AT,
    CITY,
    DISCIPLINE_TOKEN,
    DISCIPLINES_AT,
    FEAR,
    INFLUENCE_SIDE,
    LEADER_TOKEN,
    MINUS_BP,
    NEXT_ATTACK,
    NO_INFLUENCE,
    PARTYS_NEXT_ATTACK,
    RELIEVES,
    SECRECY_SIDE,
    TARGET_AT,
    THIN_BLOOD_ALCHEMY,
    THIS_ATTACK,
)

IN_GAME: Final = -2  # in `out_by`: not knocked out


# ---- Agenda


def gain_agenda(g: Table, seat: Seat, number: int, why: Cause | None = None) -> None:
    if number:
        g.agenda[seat] += number
        tell(g, "gains-agenda", seat, number=number, why=why)


def lose_agenda(g: Table, seat: Seat, number: int) -> int:
    lost = min(number, g.agenda[seat])
    if lost:
        g.agenda[seat] -= lost
        tell(g, "loses-agenda", seat, number=lost)
    return lost


def steal_agenda(g: Table, thief: Seat, victim: Seat, number: int) -> None:
    gain_agenda(g, thief, lose_agenda(g, victim, number))


def put_agenda_on(g: Table, card: Card, number: int) -> None:
    g.agenda_on[card] += number  # RV-TOKEN-25
    if number:
        token_placed(g, card, AGENDA, g.controller[card], many=number)


def put_beside_haven(g: Table, card: Card, seat: Seat) -> None:
    """An Antagonist, which minds nobody but that player there: R229-CRD-157."""
    g.tagger[card] = seat
    tell(g, "beside-haven", seat, card)


def collect_agenda(g: Table, card: Card, seat: Seat) -> None:
    """RV-TOKEN-26."""
    gain_agenda(g, seat, g.agenda_on[card])
    g.agenda_on[card] = 0


def pay_agenda_on(g: Table, card: Card, number: int) -> None:
    g.agenda_on[card] -= number


# ---- the rest


def put_token(g: Table, card: Card, token: int, by: Seat) -> None:
    if token == NO_INFLUENCE:
        g.no_influence[card] += 1
        tell(g, "no-influence", g.controller[card], card)
    elif token == FEAR:
        g.fear[card] += 1
        tell(g, "fear", g.controller[card], card)
    elif token == MINUS_BP:
        g.minus_bp[card] += 1
        tell(g, "minus-bp", g.controller[card], card)
        if g.blood[card] > maximum_blood(g, card):  # RV-TOKEN-10
            lose_blood(g, card, 1, NONE, by)
    token_placed(g, card, token, by)


def take_token_off(g: Table, card: Card, token: int) -> None:
    """One that is an Affliction: Fear, '-1 BP', or the "-" token of a Discipline (RV-TOKEN-17)."""
    if token == FEAR:
        g.fear[card] -= 1
    elif token == MINUS_BP:
        g.minus_bp[card] -= 1
    else:
        rows = g.learned
        at = next(at for at in range(0, len(rows), ROW4) if rows[at : at + 3] == [card, token, -1])
        del rows[at : at + ROW4]


def relieve(g: Table, card: Card, by: Seat) -> None:
    """That player has removed an Affliction from it."""
    tell(g, "relieved", by, card)
    happened(g, RELIEVES, by, card)


def take_token(g: Table, card: Card, token: int, number: int) -> None:
    """So many of those that mark it."""
    column = {NO_INFLUENCE: g.no_influence, FEAR: g.fear, MINUS_BP: g.minus_bp}[token]
    column[card] -= number
    tell(g, "token-off", g.controller[card], card, number=number)


def remove_no_influence(g: Table, card: Card) -> None:
    g.no_influence[card] = 0


def remove_temporary_tokens(g: Table, card: Card) -> None:
    """RV-TURN-17."""
    g.no_influence[card] = 0
    g.fear[card] = 0


def has_discipline_token(g: Table, seat: Seat, discipline: int) -> bool:
    """Is that one of the player's set still in the supply? RV-TOKEN-12, -15."""
    rows = g.learned
    placed = any(rows[at + 1] == discipline and rows[at + 3] == seat for at in range(0, len(rows), ROW4))
    return not placed and DISCIPLINES_AT <= discipline < THIN_BLOOD_ALCHEMY


def put_discipline_token(g: Table, card: Card, discipline: int, side: int, of: Seat = NONE) -> None:
    """`side` is 1 for the "+" side and -1 for the "-" side (RV-TOKEN-13, -14); `of` is whose set it is from."""
    seat = g.controller[card] if of == NONE else of
    if has_discipline_token(g, seat, discipline):
        g.learned.extend((card, discipline, side, seat))
        token_placed(g, card, DISCIPLINE_TOKEN, seat, discipline, side)
        tell(g, "learns", g.controller[card], card, number=discipline)


def give_leader_token(g: Table, seat: Seat, card: Card) -> None:
    former = g.leader[seat]
    g.leader[seat] = card
    token_placed(g, card, LEADER_TOKEN, seat)
    if former != NONE:
        refresh(g, former)
    refresh(g, card)
    tell(g, "leads", seat, card)


def turn_leader_token(g: Table, seat: Seat) -> None:
    """RV-HUNTER-03."""
    if g.leader_side[seat] == SECRECY_SIDE:
        g.leader_side[seat] = INFLUENCE_SIDE
        tell(g, "leader-token-turned", seat, g.leader[seat])


def tag(g: Table, monster: Card, seat: Seat) -> None:
    g.tagger[monster] = seat
    tell(g, "tagged", seat, monster)


def modify(g: Table, stat: int, by: int, source: Card, on: int, until: int) -> None:
    if by:
        last(g, stat, by, source, on, this_attack(g) if until == THIS_ATTACK else until)
        if stat == BLANKED:
            refresh_attached(g)


def expire_this_attack(g: Table) -> None:
    had_blanks = has_blanks(g)
    expire(g, this_attack(g))
    if had_blanks:
        refresh_attached(g)


def this_attack(g: Table) -> int:
    return ATTACK_AT + sum([frame.kind == ATTACK_SEQUENCE for frame in g.frames])


def expire_next_attack(g: Table, attacker: Card) -> None:
    """Of the attack it has just made; and what was said of the next one of its party, with whom it was said."""
    expire(g, NEXT_ATTACK, attacker)
    rows = g.lasting
    said = [
        rows[at + SOURCE]
        for at in range(0, len(rows), LASTING)
        if rows[at + UNTIL] == PARTYS_NEXT_ATTACK and rows[at + ON] == attacker
    ]
    if said:
        kept = [
            n
            for at in range(0, len(rows), LASTING)
            if rows[at + UNTIL] != PARTYS_NEXT_ATTACK or rows[at + SOURCE] not in said
            for n in rows[at : at + LASTING]
        ]
        rows[:] = kept


def on_the_target(g: Table) -> int:
    """As the `on` of a modifier for this attack: whoever its target is by then. RV-ATK-14, -70, -71."""
    return TARGET_AT - (this_attack(g) - ATTACK_AT)


def unmodify(g: Table, source: Card) -> None:
    """What that card has given ends early: it drops out."""
    rows, had_blanks = g.lasting, has_blanks(g)
    rows[:] = [n for at in range(0, len(rows), LASTING) if rows[at + SOURCE] != source for n in rows[at : at + LASTING]]
    if had_blanks:
        refresh_attached(g)


assert CITY not in range(4)  # a colour is a seat's
assert THIN_BLOOD_ALCHEMY == DISCIPLINES_AT + 11  # the last Discipline: RV-TOKEN-12
