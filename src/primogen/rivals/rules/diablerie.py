"""Diablerie: a vampire just defeated becomes Prey of the one that did it. RV-DIAB-01 to -18."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import Card
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import attach, attached, burn, strip_tokens
from primogen.rivals.rules.attachments import why_not_bear
from primogen.rivals.rules.given import prey_of
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import DIABLERIST, NO_DIABLERIE, SUFFERS_DIABLERIE, TORPOR, VAMPIRE


def may_diablerize(g: Table, diablerist: Card, victim: Card) -> bool:
    """Both vampires, the one standing, the other in torpor and not burned: RV-DIAB-08, -10, -12, -14, -16."""
    if g.being(diablerist) != VAMPIRE or g.being(victim) != VAMPIRE or not g.is_active(diablerist):
        return False
    if g.zone[victim] != TORPOR or has_been_shielded(g, victim):
        return False
    if prey_of(g, diablerist) and value(g, diablerist, DIABLERIST):
        return False
    return why_not_bear(g, diablerist, victim, g.controller[diablerist]) is None


def has_been_shielded(g: Table, victim: Card) -> bool:
    """An effect of this turn; the victim's own text is silent in torpor."""
    return value(g, victim, NO_DIABLERIE) > 0


def diablerize(g: Table, diablerist: Card, victim: Card) -> None:
    seat = g.controller[victim]
    for card in g.attachments(victim):
        burn(g, card)  # RV-DIAB-17
    strip_tokens(g, victim)
    attach(g, victim, diablerist, g.controller[diablerist])
    attached(g, victim)
    tell(g, "diablerie", g.controller[diablerist], diablerist, victim)
    happened(g, SUFFERS_DIABLERIE, seat, victim, diablerist)  # RV-DIAB-18
