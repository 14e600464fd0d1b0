"""Which of a card's abilities are in force where it lies: exactly these are in the index."""

from __future__ import annotations

from primogen.kernel.abilities import put_in_force
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import LASTING, value
from primogen.rivals.rules.atoms.rows import counted
from primogen.rivals.rules.flags import BLANKED, KEEPS_HAVENS
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.table import ATTACHED_PILE, ROW2, Table
from primogen.rivals.rules.werewolves import FORM_CARD
from primogen.rivals.rules.words import (
    ACTIVE_ZONES,
    AGENDA_CARD,
    AGENDA_NEEDED,
    ATTACHED,
    COMMAND,
    GHOULISH,
    HAVEN_CARD,
    LEADER_FORM,
    RETAINER,
    TABLED,
    TORPOR,
    TORPOR_FORM,
    UNUSED,
    WRAITH,
)


def refresh(g: Table, card: Card) -> None:
    """After the card, its host or its facing changed; what depends on it follows."""
    refresh_one(g, card)
    for attached in g.piles[ATTACHED_PILE]:
        if g.acting_for(attached) == card:
            refresh_one(g, attached)
    seat = g.controller[card]
    if seat < len(g.leader) and g.leader[seat] == card and g.haven_card[seat] != NONE:
        refresh_one(g, g.haven_card[seat])


def refresh_all(g: Table) -> None:
    """Of a table whose cards lie already, with nothing in the index."""
    g.live[:] = [0] * g.handles()
    for card in range(g.handles()):
        refresh_one(g, card)


def has_blanks(g: Table) -> bool:
    """For now, and by what lasts for a while."""
    return BLANKED in g.lasting[::LASTING]


def refresh_attached(g: Table) -> None:
    """Whose attachments are blank has changed."""
    for attached in g.piles[ATTACHED_PILE]:
        refresh_one(g, attached)


def refresh_one(g: Table, card: Card) -> None:
    abilities = g.pool.abilities[g.definition[card]]
    if not abilities:
        return
    wanted = 0
    for number, ability in enumerate(abilities):
        assert isinstance(ability, Formed)
        if is_in_force(g, card, ability):
            wanted |= 1 << number
    if wanted != g.live[card]:
        put_in_force(g, card, wanted)


def is_in_force(g: Table, card: Card, ability: Formed) -> bool:
    zone, form = g.zone[card], ability.form()
    if zone in ACTIVE_ZONES or zone == TABLED:
        waits = g.has_word(card, RETAINER)  # a Mortal that is not attached yet: RV-ATTACH-14
        return not g.face_down[card] and not form & TORPOR_FORM and not waits
    if zone == TORPOR:
        return form & TORPOR_FORM > 0  # RV-DEF-14, -15
    if zone == UNUSED and g.kind(card) == HAVEN_CARD:
        return ability.form() & LEADER_FORM > 0 and is_borrowed_now(g, card)
    if g.kind(card) == FORM_CARD and (zone == UNUSED) != ability.is_shared():
        return False  # to be taken it lies beside the table, once; the rest is for whoever bears it
    if zone == UNUSED and g.kind(card) == FORM_CARD:
        return card == next(each for each in g.pile(g.owner[card], UNUSED) if g.definition[each] == g.definition[card])
    if zone == ATTACHED:
        shown = not g.face_down[card] or g.kind(card) == WRAITH  # its player may turn it up: RV-WRAITH-06
        return shown and is_in_force_on(g, card, form)
    if zone == COMMAND:
        return is_commanded(g, card, ability)
    return False


def is_in_force_on(g: Table, card: Card, form: int) -> bool:
    """Of an attachment."""
    host = g.acting_for(card)
    if g.lasting and value(g, host, BLANKED) > 0:
        return False
    if g.face(card).is_character():
        return False  # Prey lends its attributes and Disciplines, not its text: RV-DIAB-03, -04; nor does a Ghoul
    if g.kind(card) == HAVEN_CARD:
        return form & LEADER_FORM > 0 and g.is_active(host) and has_leader_abilities(g, host)  # RV-HAVEN-08
    if g.being(host) == GHOULISH and g.has_word(card, RETAINER):
        return False  # RV-GHOUL-15
    if g.zone[host] == TORPOR:
        return form & TORPOR_FORM > 0
    if form & TORPOR_FORM:
        return False
    if g.zone[host] == COMMAND:
        return g.kind(host) != HAVEN_CARD or g.haven_card[g.controller[host]] == host  # RV-HAVEN-07
    return g.is_active(host) or (g.zone[host] == TABLED and g.owner[card] == g.owner[host])


def has_leader_abilities(g: Table, host: Card) -> bool:
    """Of a Haven it bears: who leads, and whose text says so."""
    return g.leader[g.controller[host]] == host or value(g, host, KEEPS_HAVENS) > 0


def is_borrowed_now(g: Table, card: Card) -> bool:
    """A foe's Leader Ability (atoms/borrowed): half or more of that Leader's Blood is of this player's colour."""
    foe = g.tagger[card]
    if foe == NONE or g.host[card] == NONE:
        return False
    haven, leader = g.haven_card[foe], g.leader[foe]
    if haven == NONE or leader == NONE or g.face_down[haven] or (g.bound and haven in g.bound[1::ROW2]):
        return False
    mine = counted(g.foreign, leader, g.controller[card])
    return mine > 0 and 2 * mine >= g.blood[leader]


def is_commanded(g: Table, card: Card, ability: Formed) -> bool:
    """Of a Haven or Agenda card; one that is covered has no text but how much wins (RV-WIN-03, R229-ERR-07)."""
    seat = g.controller[card]
    if g.bound and card in g.bound[1::ROW2] and AGENDA_NEEDED not in ability.topics():
        return False
    if g.kind(card) == AGENDA_CARD:
        return g.agenda_up[seat] == 1 or ability.is_triggered()  # RV-AGENDA-02, -04
    if g.face_down[card] or g.haven_card[seat] != card:  # RV-HAVEN-07
        return False
    if ability.form() & LEADER_FORM:
        return g.leader[seat] != NONE and g.is_active(g.leader[seat])  # RV-HAVEN-06
    return True
