"""What older rulebooks let players do in the midst of an action: R20-ABL-11, R20-CON-03, R20-CON-05.

In the midst is where somebody is asked who may pass: for a Relentless answer, a Block, a card, an ability.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Option, option
from primogen.kernel.effects import WINDOW
from primogen.kernel.ids import Seat
from primogen.rivals.rules.activating import offer_abilities
from primogen.rivals.rules.conspiracy import face_down_cards, may_contribute_now, why_not_add, why_not_reveal
from primogen.rivals.rules.frame_kinds import ABILITIES, BLOCKING, PLACING
from primogen.rivals.rules.switches.abilities import AT_ANY_TIME, USED_WHEN
from primogen.rivals.rules.switches.conspiracies import ALSO_DURING_ACTIONS, IN_THE_MIDST
from primogen.rivals.rules.table import ACTION_TIME, PHASE, Table
from primogen.rivals.rules.words import ADD_PRESTIGE, CONSPIRACY, CONTRIBUTE, RESOLVE_CARD

MIDST: Final = (WINDOW, BLOCKING, PLACING, ABILITIES)


def in_the_midst(g: Table, seat: Seat) -> list[Option]:
    if g.clock[PHASE] != ACTION_TIME or g.frames[-1].kind not in MIDST:
        return []
    found: list[Option] = []
    if g.switches[USED_WHEN] == AT_ANY_TIME and seat == g.active:
        found.extend(abilities(g, seat))
    if g.switches[IN_THE_MIDST] == ALSO_DURING_ACTIONS:
        found.extend(plots(g, seat))
    return found


def abilities(g: Table, seat: Seat) -> list[Option]:
    """Those of the active player, but where they are being asked for just these."""
    if g.frames[-1].kind == ABILITIES and g.decision is not None and g.decision.seat == seat:
        return []
    decision = g.ask(seat, "abilities", "R20-ABL-11")
    offer_abilities(g, seat, decision)
    return decision.options


def plots(g: Table, seat: Seat) -> list[Option]:
    """Prestige for the active player's Conspiracies; and their resolving, which is for that player alone."""
    if seat != g.active:
        return [option(CONTRIBUTE, card) for card in may_contribute_now(g, seat)]
    cards = face_down_cards(g, seat)
    adding = [option(ADD_PRESTIGE, card) for card in cards if why_not_add(g, seat, card) is None]
    ready = [card for card in cards if g.has_word(card, CONSPIRACY) and why_not_reveal(g, seat, card) is None]
    return adding + [option(RESOLVE_CARD, card) for card in ready]
