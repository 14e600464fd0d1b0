"""Damage that a card in play does in each round, and what a combatant takes less of."""

from __future__ import annotations

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import (
    AGGRAVATED_BY,
    AGGRAVATES,
    HARMED,
    HARMED_AT_CLOSE,
    HARMED_AT_PRESS,
    HARMS,
    IMMUNE,
    LESS_HARMED,
)
from primogen.vtes.rules.underway import (
    AGGRAVATED_POINTS,
    CAN_BE_PREVENTED,
    DEALT_BY,
    HAS_STRUCK,
    NORMAL_POINTS,
    VICTIM,
    Fighting,
    combat_under_way,
)
from primogen.vtes.rules.words import CLOSE

Hit = tuple[Card, int, int, int, Card]


class Harms(Ability):
    """Of a retainer, say: `harm` is what it does to the opponent of the minion it is on."""

    def topics(self) -> tuple[int, ...]:
        return (HARMS,)

    def harm(self, g: Table, source: Card) -> int:
        raise NotImplementedError


def around(g: Table, fight: Fighting) -> list[Hit]:
    """What befalls them in each round besides strikes: with its first strikes of normal speed, whatever these are."""
    return [] if fight.cells[HAS_STRUCK] else surroundings(g, fight) + by_company(g, fight)


def surroundings(g: Table, fight: Fighting) -> list[Hit]:
    """Environmental damage."""
    found = []
    for victim in (fight.acting, fight.opposing):
        points = value(g, victim, HARMED) + (value(g, victim, HARMED_AT_CLOSE) if fight.range == CLOSE else 0)
        if points:
            found.append((victim, points, 0, CAN_BE_PREVENTED, NONE))
    return found


def at_press(g: Table, fight: Fighting) -> list[Hit]:
    """Environmental damage that is not prevented."""
    both = [(who, value(g, who, HARMED_AT_PRESS)) for who in (fight.acting, fight.opposing)]
    return [(who, points, 0, 0, NONE) for who, points in both if points]


def by_company(g: Table, fight: Fighting) -> list[Hit]:
    """By a retainer, which deals it itself; at any range, and no strike."""
    found = []
    for row in g.index[HARMS]:
        source, ability = source_of(row), g.ability(row)
        assert isinstance(ability, Harms)
        who = g.acting_for(source)
        if fight.is_fighting(who):
            found.append((fight.opponent(who), ability.harm(g, source), 0, CAN_BE_PREVENTED, source))
    return found


def is_aggravated_by(g: Table, dealer: Card, victim: Card) -> bool:
    """By what the victim's text says of such dealers, or the dealer's of such victims."""
    if g.index[AGGRAVATED_BY] and dealer != NONE and g.has_word(dealer, value(g, victim, AGGRAVATED_BY)):
        return True
    rows = [row for row in g.index[AGGRAVATES] if g.acting_for(source_of(row)) == dealer]
    return any([g.ability(row).amount(g, source_of(row), victim) > 0 for row in rows])


def lessen(g: Table, hit: list[int]) -> None:
    """What the victim is immune to, and what its opponent's blows lack, is not there to be prevented."""
    victim = hit[VICTIM]
    if is_aggravated_by(g, hit[DEALT_BY], victim):
        hit[AGGRAVATED_POINTS], hit[NORMAL_POINTS] = hit[AGGRAVATED_POINTS] + hit[NORMAL_POINTS], 0
    if value(g, victim, IMMUNE):
        hit[NORMAL_POINTS] = 0
    fight = combat_under_way(g)
    if fight is not None and fight.is_fighting(victim) and hit[DEALT_BY] == fight.opponent(victim):
        kind = NORMAL_POINTS if hit[NORMAL_POINTS] else AGGRAVATED_POINTS
        hit[kind] = max(0, hit[kind] - value(g, victim, LESS_HARMED))
