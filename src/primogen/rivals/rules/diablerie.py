"""Diablerie: a vampire just defeated becomes Prey of the one that did it. RV-DIAB-01 to -18."""

from __future__ import annotations

from primogen.kernel.events import STORY, happened
from primogen.kernel.ids import Card
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import burn, strip_tokens
from primogen.rivals.rules.atoms.rows import note_suffered
from primogen.rivals.rules.attaching import attach_it
from primogen.rivals.rules.attachments import why_not_bear
from primogen.rivals.rules.given import prey_of
from primogen.rivals.rules.table import ROW2, Table
from primogen.rivals.rules.words import (
    CANNOT_DIABLERIZE,
    DEFEATED,
    DIABLERIST,
    DISCARD,
    NO_DIABLERIE,
    SUFFERS_DIABLERIE,
    TORPOR,
    VAMPIRE,
)


def may_diablerize(g: Table, diablerist: Card, victim: Card) -> bool:
    """Both vampires, the one standing, the other felled by it and not burned: RV-DIAB-02, -08, -10, -12, -14, -16."""
    if g.being(diablerist) != VAMPIRE or g.being(victim) != VAMPIRE or not g.is_active(diablerist):
        return False
    if g.zone[victim] != TORPOR or not has_defeated(g, diablerist, victim) or has_been_shielded(g, victim):
        return False
    if value(g, diablerist, CANNOT_DIABLERIZE):
        return False
    if prey_of(g, diablerist) and value(g, diablerist, DIABLERIST):
        return False
    return why_not_bear(g, diablerist, victim, g.controller[diablerist]) is None


def may_without_leave(g: Table, diablerist: Card, victim: Card) -> bool:
    """RV-DIAB-07; whose Blood the victim had, the attack knows."""
    return value(g, diablerist, DIABLERIST) > 0 and may_diablerize(g, diablerist, victim)


def has_defeated(g: Table, diablerist: Card, victim: Card) -> bool:
    """In this turn."""
    story = g.story
    return any(
        story[at] == DEFEATED and story[at + 2] == victim and story[at + 3] == diablerist
        for at in range(0, len(story), STORY)
    )


def has_been_shielded(g: Table, victim: Card) -> bool:
    """An effect of this turn; the victim's own text is silent in torpor."""
    return value(g, victim, NO_DIABLERIE) > 0


def diablerize(g: Table, diablerist: Card, victim: Card) -> None:
    seat = g.controller[victim]
    for card in (*g.attachments(victim), *shed_by(g, victim)):
        burn(g, card)  # RV-DIAB-17, RV-TOKEN-22
    strip_tokens(g, victim)
    attach_it(g, victim, diablerist, g.controller[diablerist])
    tell(g, "diablerie", g.controller[diablerist], diablerist, victim)
    note_suffered(g, seat)
    happened(g, SUFFERS_DIABLERIE, seat, victim, diablerist)  # RV-DIAB-18


def shed_by(g: Table, victim: Card) -> list[Card]:
    """What it had to discard as it was defeated."""
    rows = range(0, len(g.shed), ROW2)
    return [g.shed[at + 1] for at in rows if g.shed[at] == victim and g.zone[g.shed[at + 1]] == DISCARD]
