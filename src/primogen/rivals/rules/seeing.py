"""Who sees what. RV-INFO-01 to -13: the one function behind views, logs, options and refusals."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import modifiers
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.atoms.rows import has_row
from primogen.rivals.rules.frame_kinds import SETUP
from primogen.rivals.rules.switches.conspiracies import BY_BEING_SHOWN, BY_CONTRIBUTING, LOOK
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ATTACHED,
    BOX,
    CHARACTER,
    CITY,
    FACTION,
    HAND,
    LIBRARY,
    MONSTER,
    MONSTER_DECK,
    PILES_OF,
    SHOWS_HAND,
    UNUSED,
    ZONES,
)

PRESTIGE_TO_PEEK: Final = 3  # RV-INFO-08

LOSERS: Final = 4  # the cell of the Setup frame
LEADER_STEP: Final = 3  # its steps at which Leaders are chosen
REPLACE_STEP: Final = 10

UNSEEN = (LIBRARY, FACTION, MONSTER_DECK, BOX)  # RV-INFO-06, -12: nobody sees these
COUNTED = (*UNSEEN, HAND, UNUSED)  # of these, everybody may count the cards


def is_being_shown(g: Table, seat: Seat, card: Card) -> bool:
    """A spectator is shown what all players are."""
    knows = g.knows[card]
    return knows >> seat & 1 == 1 if seat != NONE else knows == (1 << g.seats()) - 1


def sees(g: Table, seat: Seat, card: Card) -> bool:
    """Its face. NONE is a spectator, who sees what everybody sees."""
    zone = g.zone[card]
    if zone in UNSEEN:
        if zone == BOX:
            return g.kind(card) == MONSTER or is_being_shown(g, seat, card)  # defeated before all eyes: RV-MONSTER-34
        return is_being_shown(g, seat, card) or (zone == FACTION and looks_for_leader(g, seat, card))
    if zone == HAND:
        return sees_hand(g, seat, g.controller[card]) or is_being_shown(g, seat, card)
    if zone == UNUSED:
        return g.kind(card) != MONSTER
    return not g.face_down[card] or sees_face_down(g, seat, card)


def looks_for_leader(g: Table, seat: Seat, card: Card) -> bool:
    """Choosing a Leader, a player looks through their own Faction deck; it is shuffled after that."""
    frame = g.frames[-1] if g.frames else None
    if frame is None or frame.kind != SETUP or seat != g.controller[card]:
        return False
    return frame.step == LEADER_STEP or (frame.step == REPLACE_STEP and frame.cells[LOSERS] >> seat & 1 == 1)


def sees_hand(g: Table, seat: Seat, owner: Seat) -> bool:
    """RV-INFO-01; a card may have a hand played open."""
    return seat == owner or modifiers(g, SHOWS_HAND, owner) > 0


def sees_face_down(g: Table, seat: Seat, card: Card) -> bool:
    """RV-INFO-07, -08."""
    if seat == NONE:
        return is_being_shown(g, seat, card)
    if g.controller[card] == CITY:
        return staked(g, card, seat) >= PRESTIGE_TO_PEEK
    if g.controller[card] == seat or is_being_shown(g, seat, card):
        return True
    return may_look(g, seat, card)


def may_look(g: Table, seat: Seat, card: Card) -> bool:
    """RV-CONSP-18; R226-CON-05: whoever has contributed; R20-CON-02: whoever it was shown to, as often as they ask."""
    look = g.switches[LOOK]
    shown = look == BY_CONTRIBUTING or has_row(g.shown_to, card, seat)
    return shown and (look == BY_BEING_SHOWN or has_row(g.contributors, card, seat))


def visible(g: Table, seat: Seat) -> tuple[list[Card], list[Card]]:
    """The same for all cards at once: faces, and backs in places that everybody sees."""
    faces: list[Card] = []
    backs: list[Card] = []
    for at, pile in enumerate(g.piles):
        zone = at % ZONES
        if not pile:
            continue
        if zone in UNSEEN or zone == UNUSED or zone == HAND:
            if zone in (UNUSED, FACTION, BOX) or any([g.knows[card] for card in pile]):
                faces.extend([card for card in pile if sees(g, seat, card)])
            elif zone == HAND and sees_hand(g, seat, at // ZONES):
                faces.extend(pile)
        else:
            for card in pile:
                if g.face_down[card] and not sees_face_down(g, seat, card):
                    backs.append(card)
                else:
                    faces.append(card)
    return faces, backs


def lists_known(seat: Seat) -> tuple[Seat, ...]:
    """A player knows their own deck list, and everybody what the City Deck and the Monsters are (RV-SETUP-04)."""
    return (CITY,) if seat == NONE else (CITY, seat)


def public_counts(g: Table) -> dict[str, list[int]]:
    """How many cards lie in each hidden pile; and, backs being of two colours, how many of a hand are Faction cards."""
    sizes = [len(g.piles[seat * ZONES + zone]) for seat in range(PILES_OF) for zone in COUNTED]
    faction = [sum(g.kind(card) == CHARACTER for card in g.hand(seat)) for seat in range(g.seats())]
    return {"sizes": sizes, "faction_cards_in_hand": faction}


assert ATTACHED not in UNSEEN  # a face-down Curse shows its back
