"""What a value starts from: what is printed or set, and what the rules themselves add."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import PRINTED, SET, Part
from primogen.rivals.rules.forms import Lends, Sets
from primogen.rivals.rules.prince import prince_on
from primogen.rivals.rules.switches.princes import NOTHING, PRINCES_SECRECY
from primogen.rivals.rules.table import ATTACHED_PILE, ROW4, Table
from primogen.rivals.rules.words import (
    ATTACHMENTS,
    BLOOD_POTENCY,
    CHARACTER,
    CITY,
    DISCIPLINES_AT,
    DISCIPLINES_END,
    GHOULISH,
    INFLUENCE,
    INFLUENCE_SIDE,
    LENDS,
    MENTAL,
    SECRECY,
    SECRECY_SIDE,
    SETS,
    TORPOR,
    TRUE_FAITH,
)

KEPT_IN_TORPOR: Final = (BLOOD_POTENCY, TRUE_FAITH, ATTACHMENTS)  # RV-DEF-14, RV-EX-21, RV-ATTACH-02


def given(g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
    if g.zone[card] == TORPOR and stat not in KEPT_IN_TORPOR:
        return 0  # RV-DEF-14
    if g.index[SETS] or (stat == SECRECY and g.switches[PRINCES_SECRECY] == NOTHING):
        exactly = set_to(g, card, stat)
        if exactly is not None:
            return note(parts, SET, exactly)
    printed = g.pool.values[stat][g.definition[card]]
    total = printed if parts is None else note(parts, PRINTED, printed)
    if stat == BLOOD_POTENCY:
        return total + potency_by_rule(g, card, parts)
    if DISCIPLINES_AT <= stat < DISCIPLINES_END:
        return total + disciplines_of_prey(g, card, stat, parts) + learned(g, card, stat, parts)
    if stat <= MENTAL:
        return total + better_of_prey(g, card, stat, total, parts)
    if stat == INFLUENCE:
        return total + leader_influence(g, card, parts)
    if stat == SECRECY:
        return total + leader_secrecy(g, card, parts)
    return total


def note(parts: list[Part] | None, key: str, amount: int) -> int:
    if parts is not None and (amount or key in (PRINTED, SET)):
        parts.append(Part(-1, amount, key))
    return amount


def set_to(g: Table, card: Card, stat: int) -> int | None:
    """ "Is always ...": whatever else there is. R20-PRI-17: so it is with the Secrecy of the Prince."""
    if stat == SECRECY and g.switches[PRINCES_SECRECY] == NOTHING and prince_on(g, card) != NONE:
        return 0
    for row in g.index[SETS]:
        ability = g.ability(row)
        assert isinstance(ability, Sets)
        if ability.sets(g, source_of(row), card, stat):
            return ability.to()
    return None


def prey_of(g: Table, card: Card) -> list[Card]:
    """RV-DIAB-02: vampires attached to a vampire."""
    host, kinds, definition = g.host, g.pool.kinds, g.definition
    return [
        attached
        for attached in g.piles[ATTACHED_PILE]
        if host[attached] == card and kinds[definition[attached]] == CHARACTER
    ]


def has_prey(g: Table) -> bool:
    """Anybody at all."""
    return any([g.kind(attached) == CHARACTER for attached in g.piles[ATTACHED_PILE]])


def better_of_prey(g: Table, card: Card, stat: int, own: int, parts: list[Part] | None) -> int:
    """RV-DIAB-03."""
    prey = prey_of(g, card)
    if not prey:
        return 0
    return note(parts, "prey", max(0, max([g.pool.values[stat][g.definition[each]] for each in prey]) - own))


def disciplines_of_prey(g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
    """RV-DIAB-04."""
    prey = prey_of(g, card)
    return note(parts, "prey", sum([g.pool.values[stat][g.definition[each]] for each in prey])) if prey else 0


def is_fixed(g: Table, card: Card, stat: int) -> bool:
    """RV-GHOUL-12: no effect raises a Ghoul's Blood Potency; nor anything that is set (RV-GOLD-02)."""
    return (stat == BLOOD_POTENCY and g.being(card) == GHOULISH) or set_to(g, card, stat) is not None


def potency_by_rule(g: Table, card: Card, parts: list[Part] | None) -> int:
    """RV-TOKEN-08, RV-DIAB-05."""
    if g.being(card) == GHOULISH:
        return 0
    fewer, more = -g.minus_bp[card], len(prey_of(g, card))
    return fewer + more if parts is None else note(parts, "minus-bp", fewer) + note(parts, "prey", more)


def leader_influence(g: Table, card: Card, parts: list[Part] | None) -> int:
    """RV-INF-03."""
    seat = g.controller[card]
    leads = seat != CITY and g.leader[seat] == card and g.leader_side[seat] == INFLUENCE_SIDE
    return note(parts, "leader-token", int(leads))


def leader_secrecy(g: Table, card: Card, parts: list[Part] | None) -> int:
    """RV-HUNTER-02."""
    seat = g.controller[card]
    if seat == CITY or g.leader_side[seat] != SECRECY_SIDE:
        return 0
    return note(parts, "leader-token", int(g.are_party(card, g.leader[seat])))


def learned(g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
    """Discipline tokens."""
    rows = g.learned
    if not rows:
        return 0
    holders = [card, *lenders(g, card)] if g.index[LENDS] else [card]
    tokens = [rows[at + 2] for at in range(0, len(rows), ROW4) if rows[at] in holders and rows[at + 1] == stat]
    return note(parts, "discipline-token", sum(tokens))


def lenders(g: Table, card: Card) -> list[Card]:
    """Cards whose tokens count for that character, too."""
    found: list[Card] = []
    for row in g.index[LENDS]:
        ability = g.ability(row)
        assert isinstance(ability, Lends)
        if ability.lends(g, source_of(row), card):
            found.append(source_of(row))
    return found
