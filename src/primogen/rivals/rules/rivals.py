"""Drawing Rival tokens, as printed: RV-SETUP-37 to -44."""

from __future__ import annotations

from primogen.kernel.ids import NONE
from primogen.rivals.rules.switches.setup import ALLOWED, MUTUAL_RIVALS
from primogen.rivals.rules.table import Table


def draw_rivals(g: Table) -> list[int]:
    """For each player, counted from Player 1, the number of their Rival. With two players there is nothing to draw."""
    players = g.seats()
    if players == 2:
        return [1, 0]
    pool = list(range(players))
    held = [NONE] * players
    for player in range(players):
        held[player] = draw_legal(g, pool, held, player)
        if held[player] == NONE:
            trade(held, player, pool.pop())
    return held


def draw_legal(g: Table, pool: list[int], held: list[int], player: int) -> int:
    """RV-SETUP-39 to -41: a rejected token goes back only once another is drawn. NONE if none is left to draw."""
    rejected = NONE
    while True:
        if not pool:
            pool.append(rejected)
            return NONE
        token = pool.pop(g.roll(len(pool)))
        if rejected != NONE:
            pool.append(rejected)
        if is_legal(g, held, player, token):
            return token
        rejected = token


def is_legal(g: Table, held: list[int], player: int, token: int) -> bool:
    """Not one's own, nor that of the player who holds one's own (R20-SET-15: this one may)."""
    return token != player and (held[token] != player or g.switches[MUTUAL_RIVALS] == ALLOWED)


def trade(held: list[int], last: int, token: int) -> None:
    """RV-SETUP-42: with the nearest player counterclockwise for whom it works."""
    players = len(held)
    for back in range(1, players):
        other = (last - back) % players
        swapped = held[:]
        swapped[last], swapped[other] = held[other], token
        if all(rival != player and swapped[rival] != player for player, rival in enumerate(swapped)):
            held[:] = swapped
            return
    raise RuntimeError("RV-SETUP-42: no trade of Rival tokens works")
