"""Prestige: supplies, purses of others' colours, and what lies on cards."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.rules.atoms.blood import put_blood
from primogen.rivals.rules.atoms.rows import change, counted, held_by, take_colours
from primogen.rivals.rules.atoms.supply import from_supply
from primogen.rivals.rules.atoms.telling import token_placed
from primogen.rivals.rules.atoms.tokens import IN_GAME
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import CITY, GAINS_PRESTIGE, LOSES_PRESTIGE, PRESTIGE


def own_prestige(g: Table, seat: Seat) -> int:
    """Of its own colour: a supply may hold others (RV-RES-08)."""
    return g.prestige[seat] - held_by(g.purses, seat)


def gain_prestige(g: Table, seat: Seat, number: int) -> None:
    """R20-TOK-07: only as much as is left."""
    number = from_supply(g, seat, number)
    if number:
        g.prestige[seat] += number
        tell(g, "gains-prestige", seat, number=number)
        happened(g, GAINS_PRESTIGE, seat, number=seat)


def add_to_start(g: Table, seat: Seat, number: int) -> None:
    """Before the game begins: nobody gains it."""
    g.prestige[seat] += number


def take_from_supply(g: Table, seat: Seat, number: int) -> list[int]:
    """The tokens taken, as pairs (colour, how many), own colour first: RV-RES-03, -10."""
    own = min(own_prestige(g, seat), number)
    foreign = take_colours(g.purses, seat, own, number)
    g.prestige[seat] -= number
    return [seat, own, *foreign] if own else foreign


def spendable(g: Table, seat: Seat) -> int:
    """RV-ABIL-10: of the supply, all but the last. A player may be down to 0 until the act is over: RV-WIN-08."""
    return max(0, g.prestige[seat] - 1)


def pay_prestige(g: Table, seat: Seat, number: int) -> None:
    """To the general supply: RV-ABIL-22."""
    if number:
        take_from_supply(g, seat, number)
        tell(g, "pays-prestige", seat, number=number)


def lose_prestige(g: Table, seat: Seat, number: int, cause: Seat) -> None:
    lost = min(number, g.prestige[seat])
    if lost:
        take_from_supply(g, seat, lost)
        tell(g, "loses-prestige", seat, number=lost)
        happened(g, LOSES_PRESTIGE, seat, number=lost)
        note_empty_supply(g, seat, cause)


def note_empty_supply(g: Table, seat: Seat, cause: Seat) -> None:
    if g.prestige[seat] == 0:
        knock_out(g, seat, cause)  # RV-WIN-06


def knock_out(g: Table, seat: Seat, cause: Seat) -> None:
    """The game ends once what is going on is complete: RV-WIN-08. `cause` is CITY if no player did it."""
    if g.out_by[seat] == IN_GAME:
        g.out_by[seat] = cause
        tell(g, "knocked-out", seat)


def give_up(g: Table, seat: Seat) -> None:
    g.out_by[seat] = CITY
    tell(g, "concedes", seat)


def hand_over(g: Table, seat: Seat, to: Seat, number: int) -> None:
    """Paid by one player to another: the very tokens, of one's own colour first (RV-RES-03)."""
    tokens = take_from_supply(g, seat, number)
    receive(g, to, tokens)
    tell(g, "pays-prestige", seat, number=number)
    happened(g, GAINS_PRESTIGE, to, number=tokens[0])


def receive(g: Table, seat: Seat, tokens: list[int]) -> None:
    """Tokens as pairs (colour, how many)."""
    for at in range(0, len(tokens), 2):
        g.prestige[seat] += tokens[at + 1]
        if tokens[at] != seat:
            change(g.purses, seat, tokens[at], tokens[at + 1])


def steal_prestige(g: Table, thief: Seat, victim: Seat, number: int) -> list[int]:
    """The very tokens, the victim's own colour first: RV-RES-07. They are given back as pairs (colour, how many)."""
    stolen = min(number, g.prestige[victim])
    if not stolen:
        return []
    tokens = take_from_supply(g, victim, stolen)
    receive(g, thief, tokens)
    tell(g, "steals-prestige", thief, number=stolen)
    happened(g, LOSES_PRESTIGE, victim, number=stolen)
    happened(g, GAINS_PRESTIGE, thief, number=tokens[0])
    note_empty_supply(g, victim, thief)
    return tokens


def stake(g: Table, card: Card, colour: Seat, number: int) -> None:
    """Prestige from that player's general supply on a card."""
    number = from_supply(g, colour, number)
    if number:
        change(g.stakes, card, colour, number)
        tell(g, "prestige-on", colour, card, number=number)
        token_placed(g, card, PRESTIGE, colour, many=number)


def stake_from_supply(g: Table, seat: Seat, card: Card, number: int) -> None:
    """RV-RES-03."""
    tokens = take_from_supply(g, seat, number)
    for at in range(0, len(tokens), 2):
        change(g.stakes, card, tokens[at], tokens[at + 1])
    tell(g, "prestige-on", seat, card, number=number)
    token_placed(g, card, PRESTIGE, seat, many=number)


def stake_gained(g: Table, seat: Seat, card: Card, colour: Seat, number: int) -> None:
    """The very tokens a player has just gained, whoever's colour they are: RV-CITY-13."""
    if colour == seat or counted(g.purses, seat, colour) < number:
        stake_from_supply(g, seat, card, number)
        return
    change(g.purses, seat, colour, -number)
    g.prestige[seat] -= number
    change(g.stakes, card, colour, number)
    tell(g, "prestige-on", seat, card, number=number)
    token_placed(g, card, PRESTIGE, seat, many=number)


def staked(g: Table, card: Card, colour: Seat) -> int:
    return counted(g.stakes, card, colour)


def unstake(g: Table, card: Card, colour: Seat, number: int) -> None:
    """Back to the general supply: RV-HUNTER-21."""
    change(g.stakes, card, colour, -number)


def return_stakes(g: Table, card: Card, but: Seat) -> None:
    """Into the personal supplies of all other players: RV-MONSTER-31."""
    for seat in range(g.seats()):
        number = staked(g, card, seat)
        if seat != but and number:
            unstake(g, card, seat, number)
            g.prestige[seat] += number
            tell(g, "prestige-back", seat, card, number=number)


def place_last_resort(g: Table, seat: Seat, card: Card, cause: Seat) -> None:
    """1 Prestige becomes Blood on entering torpor; not a cost, even the last: RV-DEF-12."""
    if g.prestige[seat]:
        tell(g, "last-resort", seat, card, number=1)
        put_blood(g, card, take_from_supply(g, seat, 1))
        note_empty_supply(g, seat, cause)
