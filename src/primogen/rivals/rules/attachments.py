"""What a card may bear: RV-ATTACH-02, -09, RV-TITLE-06, RV-HUNTER-23, RV-TOKEN-24, RV-MONSTER-47.

Most texts attach to characters; some to a Haven, an Agenda or an Ongoing card. These bear as many as there are.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Refusal
from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.lent import is_lent
from primogen.rivals.rules.switches.attachments import DROPPING, FOURTH, NO_FOURTH, ONLY_RETAINERS
from primogen.rivals.rules.table import ROW4, Table
from primogen.rivals.rules.werewolves import FORM_CARD, WEREWOLF
from primogen.rivals.rules.words import (
    ATTACHED,
    ATTACHMENTS,
    CHARACTER,
    CITY,
    COMMAND,
    EVENT,
    FEAR,
    HUNTER,
    MINUS_BP,
    MONSTER,
    MORTAL,
    PRINCE,
    RETAINER,
    STREETS,
    TABLED,
    TITLE,
    WRAITH,
)

NO_ROOM: Final = Refusal("RV-ATTACH-02", "no-room")
NO_ROOM_FOR_CURSE: Final = Refusal("RV-TOKEN-24", "no-room-for-curse")
HAS_ONE_ALREADY: Final = Refusal("RV-ATTACH-09", "has-one-already")
HUNTERS_BEAR_NO_RETAINERS: Final = Refusal("RV-HUNTER-23", "hunters-bear-no-retainers")
NOT_YOURS: Final = Refusal("RV-ATTACH-06", "not-yours")
TITLE_OR_PREY: Final = Refusal("RV-ATTACH-05", "title-or-prey")
NO_WEREWOLF: Final = Refusal("RV-GOLD-01", "no-werewolf")
HAS_A_FORM: Final = Refusal("RV-GOLD-01", "has-a-form")
NO_RETAINER: Final = Refusal("R20-ATT-03", "no-retainer")


def can_bear(g: Table, host: Card) -> bool:
    """Whether it lies where cards can be attached to it; a card that lies face down is nothing yet (RV-CONSP-01)."""
    if g.face(host).is_character():
        return g.is_active(host)
    if g.zone[host] == COMMAND:
        return True
    return (g.zone[host] == TABLED or is_event_in_play(g, host)) and not g.face_down[host]


def is_event_in_play(g: Table, card: Card) -> bool:
    return g.zone[card] == STREETS and g.kind(card) == EVENT


def why_not_bear(g: Table, host: Card, card: Card, seat: Seat) -> Refusal | None:
    """`seat` is the one who attaches."""
    if g.being(host) == HUNTER and g.has_word(card, RETAINER) and g.owner[card] == CITY:
        return HUNTERS_BEAR_NO_RETAINERS
    borne = g.attachments(host)
    if g.kind(card) == FORM_CARD:
        refusal = why_not_take_form(g, host, borne)
        if refusal is not None:
            return refusal
    most = g.face(card).most
    if most:
        name = g.face(card).name
        if sum(g.face(other).name == name and not g.face_down[other] for other in borne) >= most:
            return HAS_ONE_ALREADY
    return why_no_room(g, host, seat)


def why_not_take_form(g: Table, host: Card, borne: list[Card]) -> Refusal | None:
    """Werewolves alone, and one at a time."""
    if g.being(host) != WEREWOLF:
        return NO_WEREWOLF
    return HAS_A_FORM if any(g.kind(other) == FORM_CARD for other in borne) else None


def why_no_room(g: Table, host: Card, seat: Seat) -> Refusal | None:
    """All that stands against a face-down card, which has neither name nor text there; RV-MONSTER-47."""
    if g.kind(host) == MONSTER or not is_full(g, host) or may_make_room(g, host, seat):
        return None
    return NO_ROOM if seat == g.controller[host] else NO_ROOM_FOR_CURSE


def may_make_room(g: Table, host: Card, seat: Seat) -> bool:
    """R20-ATT-02: for a fourth card of its own player something else is burned."""
    if g.switches[FOURTH] == NO_FOURTH or seat != g.controller[host]:
        return False
    return any(gives_way(g, card) for card in g.attachments(host))


def is_borrowed(g: Table, card: Card) -> bool:
    """Attached to a character that another player has only lent: R226-CRD-07, -12."""
    return g.zone[card] == ATTACHED and is_lent(g, g.host[card])


def gives_way(g: Table, card: Card) -> bool:
    """R20-ATT-02, R226-CRD-08, R226-DIA-03: no Title, no Prey, and nothing that somebody else has put there."""
    return not g.has_word(card, TITLE) and not g.face(card).is_character() and not is_curse(g, card)


def is_stolen_by(g: Table, card: Card, seat: Seat) -> bool:
    """A Retainer that another player has."""
    return g.zone[card] == ATTACHED and g.controller[card] != seat and g.has_word(card, RETAINER)


def is_full(g: Table, host: Card) -> bool:
    """RV-ATTACH-02, RV-KEYW-01: of characters. A wraith's card and token are one: RV-WRAITH-04."""
    if not g.face(host).is_character():
        return False
    borne = sum(g.kind(card) != WRAITH for card in g.attachments(host))
    return borne >= value(g, host, ATTACHMENTS)


def is_wraith(g: Table, card: Card) -> bool:
    """A Mortal lying face down on its bearer, with a token on it: RV-WRAITH-03."""
    return g.zone[card] == ATTACHED and g.face_down[card] == 1 and g.kind(card) == MORTAL


def is_prey(g: Table, card: Card) -> bool:
    """A vampire that lies open on the one that has consumed it: RV-DIAB-02."""
    return g.zone[card] == ATTACHED and g.kind(card) == CHARACTER and not g.face_down[card]


def is_curse(g: Table, card: Card) -> bool:
    """RV-TOKEN-18: somebody else's card on a character."""
    return g.controller[card] != g.controller[g.host[card]]


def curses_on(g: Table, host: Card) -> int:
    return sum(is_curse(g, card) for card in g.attachments(host))


def afflictions_on(g: Table, host: Card) -> int:
    """RV-TOKEN-16 to -18: Curses, and Fear, '-1 BP' and '- Discipline' tokens; never Blood or 'No Influence' tokens."""
    return curses_on(g, host) + g.fear[host] + g.minus_bp[host] + len(unlearned(g, host))


def unlearned(g: Table, host: Card) -> list[int]:
    """The Disciplines that "-" tokens take from it."""
    rows = g.learned
    return [rows[at + 1] for at in range(0, len(rows), ROW4) if rows[at] == host and rows[at + 2] < 0]


def afflicting_tokens(g: Table, host: Card) -> list[int]:
    """The kinds that lie there: FEAR, MINUS_BP, and a Discipline for its "-" token."""
    marks = [token for token, column in ((FEAR, g.fear), (MINUS_BP, g.minus_bp)) if column[host]]
    return [*marks, *dict.fromkeys(unlearned(g, host))]


def why_not_detach(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """Of one's own will: RV-ATTACH-03 to -06, RV-TITLE-07, RV-DIAB-13, R226-DIA-03; R20-ATT-03: only a Retainer."""
    if g.controller[card] != seat or g.controller[g.host[card]] != seat or g.owner[g.host[card]] != seat:
        return NOT_YOURS  # RV-ATTACH-07: nor from a character borrowed from a foe
    if g.has_word(card, TITLE) or g.kind(card) == PRINCE or g.kind(card) == CHARACTER:
        return TITLE_OR_PREY
    return NO_RETAINER if g.switches[DROPPING] == ONLY_RETAINERS and not g.has_word(card, RETAINER) else None
