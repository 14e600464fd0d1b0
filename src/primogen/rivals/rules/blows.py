"""A blow as it is told: what is dealt, what stops it and what is left, term by term. Told in Step 10 of an attack."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.kernel.values import Part, explain, value
from primogen.rivals.rules.dealing import AMOUNT, DEALER, attribute_against
from primogen.rivals.rules.fight import Fight
from primogen.rivals.rules.mortal import needed_to_fell
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    AGGRAVATED_DAMAGE,
    ATTRIBUTES,
    DAMAGE,
    IGNORES_ATTRIBUTE,
    MENTAL,
    MORTAL,
    PHYSICAL,
    RANGED,
    SHIELD,
    SILVER_DAMAGE,
    SOCIAL,
)

TERMS: Final = {RANGED: "ranged", PHYSICAL: "physical", SOCIAL: "social", MENTAL: "mental"}
BASE: Final = "damage"  # of no card
STOPPED: Final = "stopped"  # by whatever is not named


def tell_blows(g: Table, attack: Fight) -> None:
    """The attacker's, and that of whoever strikes back."""
    if g.log is None:
        return
    tell_blow(g, attack, attack.attacker, attack.target)
    if attack.strikes_back(g) != NONE:
        tell_blow(g, attack, attack.reactor, attack.attacker)


def tell_blow(g: Table, attack: Fight, dealer: Card, to: Card) -> None:
    cells, hits = attack.cells, attack.hits_on(to)
    left = sum(cells[at + AMOUNT] for at in hits if cells[at + DEALER] == dealer)
    kind = attack.strike_type(g, dealer)
    plain = all(not attack.is_aggravated(at) for at in hits) and not value(g, dealer, IGNORES_ATTRIBUTE)
    terms = summed(dealt(g, kind, dealer), stopped(g, kind, to, plain), left)
    is_short = g.kind(to) == MORTAL and left < needed_to_fell(
        g, to, g.controller[dealer]
    )  # RV-MORTAL-02: it falls at one blow, or is unhurt
    seat = g.controller[dealer]
    tell(g, "no-harm" if not left else "falls-short" if is_short else "hits", seat, dealer, to, left, terms)


def dealt(g: Table, attack_type: int, dealer: Card) -> list[Part]:
    """RV-ATK-49 to -51."""
    attribute = value(g, dealer, attack_type) if attack_type in ATTRIBUTES else 0
    added = [
        part for stat in (DAMAGE, SILVER_DAMAGE, AGGRAVATED_DAMAGE) for part in explain(g, dealer, stat) if part.amount
    ]
    named = [part if part.source != NONE else Part(NONE, part.amount, BASE) for part in added]
    return [Part(NONE, attribute, TERMS[attack_type]), *named]


def stopped(g: Table, attack_type: int, to: Card, plain: bool) -> list[Part]:
    """RV-ATK-54: Shields first, then the attribute that meets it; it meets nothing Aggravated (RV-DMG-10)."""
    if g.kind(to) == MORTAL:
        return []
    shields = [Part(part.source, part.amount, "shield") for part in explain(g, to, SHIELD) if part.amount > 0]
    stat = attribute_against(attack_type)
    met = value(g, to, stat) if plain and stat != NONE else 0
    return [*shields, Part(NONE, met, TERMS[stat])] if met else shields


def summed(dealt: list[Part], stopped: list[Part], left: int) -> list[Part]:
    """Terms that add up to what is left. Where something else has changed it, that is one term without a name."""
    rest = max(0, sum(part.amount for part in dealt))
    found: list[Part] = []
    for part in stopped:
        amount = min(part.amount, rest - left)
        if amount > 0:
            found.append(Part(part.source, -amount, part.key))
            rest -= amount
    if rest > left:
        found.append(Part(NONE, left - rest, STOPPED))
    return [*dealt, *found] if rest >= left else []
