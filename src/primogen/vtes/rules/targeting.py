"""What may be named as a target: not whom a card shelters, nor of whom one cannot pay what that costs more."""

from __future__ import annotations

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.choosing import Target
from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules.aim_costs import more_to_aim
from primogen.vtes.rules.costing import blood_cost, more_for_target
from primogen.vtes.rules.helping import at_least, bill_for
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import COMBAT_BEGINS, COSTS, SHELTERED
from primogen.vtes.rules.words import PLAY_ZONES

# ---- of an action


class Shelters(Ability):
    """A minion from actions that some minions of others would direct at it."""

    def topics(self) -> tuple[int, ...]:
        return (SHELTERED,)

    def covers(self, g: Table, source: Card, card: Card, minion: Card, *, fights: bool) -> bool:
        """`fights`: the action is to enter combat with it."""
        raise NotImplementedError


def is_sheltered(g: Table, card: Card, minion: Card, *, fights: bool) -> bool:
    """From the actions of others, or of some of theirs."""
    if not g.is_minion(card) or g.controller[card] == g.controller[minion]:
        return False
    rows = [(g.ability(row), source_of(row)) for row in g.index[SHELTERED]]
    found = [(ability, source) for ability, source in rows if isinstance(ability, Shelters)]
    covered = any([ability.covers(g, source, card, minion, fights=fights) for ability, source in found])
    return covered or value(g, card, SHELTERED) > 0


def within_reach(g: Table, cards: list[Card], minion: Card, blood: int = 0, *, fights: bool) -> list[Card]:
    """`blood` is what the action costs him anyhow."""
    if g.index[COSTS]:
        left = max(0, g.blood[minion] - blood)
        cards = [card for card in cards if more_to_aim(g, minion, card) <= left]
    if not g.index[SHELTERED]:
        return cards
    return [card for card in cards if not is_sheltered(g, card, minion, fights=fights)]


def blood_of(g: Table, card: Card, use: Use, minion: Card) -> int:
    """What the action costs him, at whomever it is aimed."""
    if card == NONE or g.zone[card] in PLAY_ZONES or not g.index[COSTS]:
        return 0
    return blood_cost(g, g.face(card), use, minion)


def enters_combat(then: Effect) -> bool:
    return then.gives(COMBAT_BEGINS)


def has_aim(g: Table, aims_at: Effect, at: Resolve, blood: int) -> bool:
    """Somebody is there at whom it can be aimed, and to whom it would do something."""
    if not aims_at.can(g, at):
        return False
    if not (g.index[SHELTERED] or g.index[COSTS]) or not isinstance(aims_at, Target):
        return True
    found = within_reach(g, aims_at.targets(g, at), at.who, blood, fights=enters_combat(aims_at))
    return any([aims_at.reaches(g, at, card) for card in found])


# ---- of a card as it is played


def affordable(g: Table, face: Printed, use: Use, who: Card, seat: Seat, cards: list[Card]) -> list[Card]:
    if not g.index[COSTS]:
        return cards
    left = g.purse[seat] - at_least(g, bill_for(g, face, use, who, seat)).pool
    return [card for card in cards if more_for_target(g, face, card) <= left]


def can_afford_some(g: Table, face: Printed, use: Use, at: Resolve) -> bool:
    if not g.index[COSTS] or not isinstance(use.text, Target):
        return True
    found = affordable(g, face, use, at.who, at.you, use.text.targets(g, at))
    return bool(found) or use.text.among.is_hidden(g, at)


def price_of(g: Table, face: Printed, *targets: Card) -> int:
    return sum([more_for_target(g, face, card) for card in targets if card != NONE])
