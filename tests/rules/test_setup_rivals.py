"""Set-up: drawing Rival tokens."""

from __future__ import annotations

import pytest

from primogen.kernel.chance import sow
from primogen.kernel.ids import NONE
from primogen.rivals.rules.atoms.layout import set_table
from primogen.rivals.rules.atoms.prestige import lose_prestige
from primogen.rivals.rules.rivals import draw_legal, draw_rivals, trade
from primogen.rivals.rules.table import Table
from setting_up import CAITIFF, FOUR, MINISTRY, begun, first_player, with_first_player
from support import RULEBOOK

SEEDS = range(40)


def pool_of(players: int, seed: int) -> Table:
    g = Table(RULEBOOK)
    set_table(g, players)
    sow(g.chance, b"%d" % seed)
    g.drawn = []
    return g


@pytest.mark.parametrize(("players", "rings"), [(3, 2), (4, 6)])
def test_rivals_are_one_single_ring_and_any_ring_may_come(players: int, rings: int) -> None:
    """RV-SETUP-37, RV-SETUP-44, RV-EX-03: one token of each player, nobody's own, no two who hold each other's."""
    found: set[tuple[int, ...]] = set()
    for seed in range(200):
        rivals = draw_rivals(pool_of(players, seed))
        assert sorted(rivals) == list(range(players))
        walk = [0]
        while rivals[walk[-1]] != 0:
            walk.append(rivals[walk[-1]])
        assert len(walk) == players
        found.add(tuple(rivals))
    assert len(found) == rings


def test_two_players_are_each_others_rivals() -> None:
    """RV-SETUP-44: the ban on mutual tokens is for three and four."""
    assert begun(MINISTRY, CAITIFF).g.rival == [1, 0]


def test_who_draws_their_own_number_draws_another() -> None:
    """RV-SETUP-39, RV-SETUP-41: the rejected token is out until another is drawn, and then back in the pool."""
    draws: set[int] = set()
    for seed in SEEDS:
        g, pool = pool_of(3, seed), [0, 1]
        assert draw_legal(g, pool, [NONE] * 3, 0) == 1
        assert pool == [0]
        draws.add(len(g.drawn or []))
    assert draws == {1, 2}


def test_who_draws_the_number_of_their_adversary_draws_another() -> None:
    """RV-SETUP-40, RV-SETUP-41: Player 1 holds token 2, so Player 2 may not hold token 1."""
    draws: set[int] = set()
    for seed in SEEDS:
        g, pool = pool_of(3, seed), [0, 2]
        assert draw_legal(g, pool, [1, NONE, NONE], 1) == 2
        assert pool == [0]
        draws.add(len(g.drawn or []))
    assert draws == {1, 2}


def test_a_token_rejected_once_may_be_drawn_by_the_next_player() -> None:
    """RV-SETUP-41: Player 1 drew their own, which went back; Player 2 may now draw it."""
    found: set[int] = set()
    for seed in range(100):
        g, pool, held = pool_of(4, seed), [0, 1, 2, 3], [NONE] * 4
        held[0] = draw_legal(g, pool, held, 0)
        if len(g.drawn or []) == 2 and held[0] != 1:
            found.add(draw_legal(g, pool, held, 1))
    assert found == {0, 2, 3}


@pytest.mark.parametrize(("held", "after"), [([1, 2, 0, NONE], [1, 2, 3, 0]), ([2, 0, 1, NONE], [2, 0, 3, 1])])
def test_the_last_player_left_with_their_own_token_trades_it(held: list[int], after: list[int]) -> None:
    """RV-SETUP-42: with the nearest player counterclockwise, Player 3; the others keep theirs."""
    trade(held, 3, 3)
    assert held == after


def test_it_happens_that_the_last_player_must_trade() -> None:
    """RV-SETUP-38, RV-SETUP-42: one after the other draws; if token 4 is left for Player 4, Player 3 takes it."""
    trades = 0
    for seed in range(100):
        g, pool, held = pool_of(4, seed), [0, 1, 2, 3], [NONE] * 4
        for player in range(3):
            held[player] = draw_legal(g, pool, held, player)
        if pool == [3]:
            trades += 1
            assert draw_rivals(pool_of(4, seed)) == [held[0], held[1], 3, held[2]]
    assert 0 < trades < 100


def test_rivals_are_drawn_from_player_one_on_and_open_to_all() -> None:
    """RV-SETUP-38, RV-SETUP-43: each line names a player and their Rival, the same as the table then holds."""
    play = with_first_player(2, *FOUR)
    names = ["One", "Two", "Three", "Four"]
    lines = [line for line in play.log() if "Rival" in line]
    assert lines == [f"{names[seat]}'s Rival is {names[play.g.rival[seat]]}" for seat in (2, 3, 0, 1)]


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_the_rival_drawn_is_the_one_to_knock_out(steps: int) -> None:
    """RV-SETUP-43, RV-EX-05: of the three foes, knocking out that one alone wins outright."""
    play = begun(*FOUR)
    seat = first_player(play)
    foe = play.g.clockwise_from(seat)[steps]
    lose_prestige(play.g, foe, 20, seat)
    play.answers(seat, ("pass action",))
    outright = play.log()[-1].endswith("by knocking out their Rival")
    assert outright == (play.g.rival[seat] == foe)
