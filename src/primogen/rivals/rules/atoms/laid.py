"""What lies on cards, whichever card and whichever token: counted, put there, taken off, moved from one to another.

Blood, Prestige, Agenda and Rage lie on any card in play; of the first two it matters whose colour they are. The
tokens that mark a character lie on characters only.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.blood import (
    blood_of_colour,
    lose_blood,
    maximum_blood,
    mended,
    note_no_blood,
    note_spilled,
    put_blood,
    steal_blood,
    take_blood,
)
from primogen.rivals.rules.atoms.cards import IN_PLAY, burn
from primogen.rivals.rules.atoms.prestige import note_empty_supply, stake, stake_from_supply, staked, unstake
from primogen.rivals.rules.atoms.rage import put_rage, take_rage
from primogen.rivals.rules.atoms.rows import change, held_by, note_contributor
from primogen.rivals.rules.atoms.supply import from_supply
from primogen.rivals.rules.atoms.telling import tell_askers
from primogen.rivals.rules.atoms.tokens import (
    gain_agenda,
    lose_agenda,
    pay_agenda_on,
    put_agenda_on,
    put_token,
    take_token,
)
from primogen.rivals.rules.switches.attachments import EMPTY_CARDS, STAY
from primogen.rivals.rules.table import ROW3, Table
from primogen.rivals.rules.werewolves import RAGE
from primogen.rivals.rules.words import (
    AGENDA,
    AGENDA_CARD,
    ANY_TOKEN,
    BLOOD,
    CITY,
    FEAR,
    LEADER_TOKEN,
    MINUS_BP,
    MORTAL,
    NO_INFLUENCE,
    PLACED,
    PRESTIGE,
    PRESTIGE_REMOVED,
    RUNS_DRY,
    STREETS,
    TABLED,
)

ANY_COLOUR: Final = NONE

MARKS: Final = (NO_INFLUENCE, FEAR, MINUS_BP)


def may_bear(g: Table, card: Card, token: int) -> bool:
    if token in MARKS or token == LEADER_TOKEN:
        return g.face(card).is_character()
    if g.kind(card) == MORTAL and g.zone[card] == STREETS:
        return token == BLOOD  # nothing else lies on one, until it is somebody's Retainer
    return g.zone[card] in IN_PLAY or g.zone[card] == PLACED


def tokens_on(g: Table, card: Card, token: int, colour: Seat = ANY_COLOUR) -> int:
    if token == PRESTIGE:
        return held_by(g.stakes, card) if colour == ANY_COLOUR else staked(g, card, colour)
    if token == BLOOD:
        return g.blood[card] if colour == ANY_COLOUR else blood_of_colour(g, card, colour)
    if token == ANY_TOKEN:
        return everything_on(g, card)
    if token == AGENDA and g.kind(card) == AGENDA_CARD:
        return g.agenda[g.controller[card]]  # what its player has scored lies there
    if token == RAGE:
        return g.rage[card]
    column = {AGENDA: g.agenda_on, NO_INFLUENCE: g.no_influence, FEAR: g.fear, MINUS_BP: g.minus_bp}[token]
    return column[card]


def everything_on(g: Table, card: Card) -> int:
    """But for what marks a character."""
    return held_by(g.stakes, card) + g.blood[card] + g.agenda_on[card] + g.rage[card]


def put_tokens(g: Table, card: Card, token: int, number: int, colour: Seat, by: Seat = NONE) -> None:
    """From the general supply, Blood and Prestige of that colour: RV-TOKEN-25. No character has too much Blood.

    `by` is the player whose doing it is, if not the one whose tokens they are.
    """
    if token in MARKS:
        for _ in range(number):
            put_token(g, card, token, colour)
    elif token == PRESTIGE:
        stake(g, card, colour, number)
        note_contribution(g, card, colour)
    elif token == AGENDA:
        add_agenda(g, card, number)
    elif token == RAGE:
        put_rage(g, card, number, colour)
    else:
        number = from_supply(g, colour, room_for_blood(g, card, number))
        if number:
            put_blood(g, card, [colour, number])
            tell(g, "blood-on", g.controller[card], card, number=number)
            if g.face(card).is_character():
                mended(g, card, number, colour if by == NONE else by)


def room_for_blood(g: Table, card: Card, number: int) -> int:
    """Of so much Blood, what there is room for: only characters have a maximum (RV-POT-02)."""
    if not g.face(card).is_character():
        return number
    return min(number, max(0, maximum_blood(g, card) - g.blood[card]))


def put_from_supply(g: Table, card: Card, number: int, seat: Seat, cause: Seat) -> None:
    """Prestige out of a player's own supply, even the last: RV-RES-03, RV-WIN-06."""
    number = min(number, g.prestige[seat])
    if number:
        stake_from_supply(g, seat, card, number)
        note_contribution(g, card, seat)
        note_empty_supply(g, seat, cause)


def note_contribution(g: Table, card: Card, seat: Seat) -> None:
    """Whoever's Prestige lies on a Conspiracy or Trap has contributed; the city's is nobody's."""
    if seat != CITY and g.zone[card] == TABLED and g.face_down[card]:
        note_contributor(g, card, seat)


def remove_tokens(
    g: Table, card: Card, token: int, number: int, by: Card, seat: Seat, colour: Seat = ANY_COLOUR
) -> None:
    """To the general supply. Characters lose Blood so; a card that lives on its tokens ends with them: RV-ABIL-24."""
    if token == ANY_TOKEN:
        token = next((each for each in (PRESTIGE, BLOOD, AGENDA) if tokens_on(g, card, each)), PRESTIGE)
    number = min(number, tokens_on(g, card, token, colour))
    if token == BLOOD and g.face(card).is_character():
        lose_blood(g, card, number, by, seat, colour=colour)
        return
    if not number:
        return
    if token in MARKS:
        take_token(g, card, token, number)
        return
    if token == PRESTIGE:
        for whose, part in colours_of(g, card, number) if colour == ANY_COLOUR else [(colour, number)]:
            unstake(g, card, whose, part)
            if whose == seat:
                tell_askers(g, PRESTIGE_REMOVED, seat, card, number=part)
        tell(g, "prestige-off", g.controller[card], card, number=number)
    elif token == AGENDA and g.kind(card) == AGENDA_CARD:
        lose_agenda(g, g.controller[card], number)
    elif token == AGENDA:
        pay_agenda_on(g, card, number)
        tell(g, "agenda-off", g.controller[card], card, number=number)
    elif token == RAGE:
        take_rage(g, card, number)
    else:
        note_spilled(g, card, take_blood(g, card, number, colour))
        tell(g, "loses-blood", g.controller[card], card, number=number)
        note_dry(g, card, seat)
    end_without_tokens(g, card)


def note_dry(g: Table, card: Card, seat: Seat) -> None:
    """That player has taken the last Blood off a card that is no character: told before the card ends with it."""
    if not g.blood[card]:
        happened(g, RUNS_DRY, seat, card)


def end_without_tokens(g: Table, card: Card) -> None:
    """RV-ABIL-24; R20-ONG-01: it stays, unless it says otherwise."""
    if g.switches[EMPTY_CARDS] == STAY:
        return
    is_ours = g.zone[card] == TABLED and not g.face_down[card] and g.controller[card] != CITY
    if is_ours and not everything_on(g, card):
        burn(g, card)


def colours_of(g: Table, card: Card, number: int) -> list[tuple[Seat, int]]:
    """So much Prestige of what lies there, its controller's colour first: RV-RES-10."""
    rows, left, found = g.stakes, number, list[tuple[Seat, int]]()
    there = [(rows[at + 1], rows[at + 2]) for at in range(0, len(rows), ROW3) if rows[at] == card]
    own = [row for row in there if row[0] == g.controller[card]]
    for colour, many in own + [row for row in there if row not in own]:
        part = min(left, many)
        if part:
            found.append((colour, part))
        left -= part
    return found


def move_tokens(g: Table, token: int, number: int, origin: Card, to: Card, by: Seat = NONE) -> None:
    """The very tokens, by that player. Blood that goes off a character is stolen: RV-RES-12."""
    if token == BLOOD and g.face(origin).is_character():
        steal_blood(g, to, origin, number, by)
        return
    number = min(number, tokens_on(g, origin, token), room_for_blood(g, to, number) if token == BLOOD else number)
    if token == BLOOD and number:
        put_blood(g, to, take_blood(g, origin, number))
        tell(g, "blood-on", g.controller[to], to, number=number)
        if g.face(to).is_character():
            mended(g, to, number, by)
        note_dry(g, origin, g.controller[origin] if by == NONE else by)
    elif token == PRESTIGE:
        for colour, part in colours_of(g, origin, number):
            unstake(g, origin, colour, part)
            stake(g, to, colour, part)
            note_contribution(g, to, colour)
    elif token == AGENDA and number:
        if g.kind(origin) == AGENDA_CARD:
            lose_agenda(g, g.controller[origin], number)
        else:
            pay_agenda_on(g, origin, number)
        add_agenda(g, to, number)
    elif token == RAGE and number:
        take_rage(g, origin, number)
        put_rage(g, to, number, g.controller[origin] if by == NONE else by)
    end_without_tokens(g, origin)


def turn_over_tokens(g: Table, token: int, number: int, origin: Card, to: Card, seat: Seat) -> None:
    """The very tokens, with their other side up: Blood lies there as Prestige, Prestige as Blood."""
    number = min(number, tokens_on(g, origin, token))
    if token == BLOOD:
        taken = take_blood(g, origin, number)
        for colour, part in zip(taken[::2], taken[1::2], strict=True):
            stake(g, to, colour, part)
            note_contribution(g, to, colour)
        if g.face(origin).is_character():
            note_spilled(g, origin, [])
            note_no_blood(g, origin, NONE, seat, 0)
    else:
        for colour, part in colours_of(g, origin, room_for_blood(g, to, number)):
            unstake(g, origin, colour, part)
            put_blood(g, to, [colour, part])
            tell(g, "blood-on", g.controller[to], to, number=part)
    end_without_tokens(g, origin)


def add_agenda(g: Table, card: Card, number: int) -> None:
    """On an Agenda card it is scored."""
    if g.kind(card) == AGENDA_CARD:
        gain_agenda(g, g.controller[card], number)
        return
    put_agenda_on(g, card, number)
    tell(g, "agenda-on", g.controller[card], card, number=number)


def put_spilled(g: Table, origin: Card, to: Card, token: int, colour: Seat, by: Seat) -> None:
    """1 Blood that a card has just lost, of one of its colours, as Blood or (PRESTIGE) turned over."""
    change(g.spilled, origin, colour, -1)
    put_tokens(g, to, token, 1, colour, by)
