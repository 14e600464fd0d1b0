"""Which cards of a hand could be played now, and by which minions; and why not the others."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Decision, Refusal
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.clock import (
    NOT_PLAYED_AGAIN,
    by_level,
    has_limit,
    has_row,
)
from primogen.vtes.rules.by_herself import why_not_event, why_not_master
from primogen.vtes.rules.meeting import CANNOT_PAY, MAY_NOT_PLAY, why_not_meet
from primogen.vtes.rules.printed import WAKING, Use, wakes
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.targeting import can_afford_some
from primogen.vtes.rules.topics import NO_REACTIONS
from primogen.vtes.rules.underway import (
    HUNTED,
    action_under_way,
    being_played,
    combat_under_way,
    referendum_under_way,
)
from primogen.vtes.rules.words import (
    ACTION_MODIFIER,
    COMBAT,
    EVENT,
    MASTER,
    PLAY_CARD,
    REACTION,
    REFLEX,
    TORPOR,
)

# ---- what a card that is being played keeps in mind

CARD: Final = 0
SEAT: Final = 1
MOMENT: Final = 2
WHO: Final = 3
USE: Final = 4
THAT: Final = 5
PLAYER: Final = 6
NUMBER: Final = 7  # X, as it was named
SECOND: Final = 8  # target

ANY_KIND: Final = -1
HER_OWN_KINDS: Final = 1 << MASTER | 1 << EVENT | 1 << REFLEX  # that no minion need be there for, or whichever she has

NOT_NOW: Final = Refusal("VT-SEQ-09", "not-now")
ONCE_AN_ACTION: Final = Refusal("VT-MINION-13", "once-an-action")
ONCE_IN_THAT_TIME: Final = Refusal("VT-TERM-17", "once")
ONCE_FOR_ALL: Final = Refusal("VT-TERM-17", "once-for-all")
TAPPED: Final = Refusal("VT-TERM-06", "tapped")
NO_EFFECT: Final = Refusal("VT-SEQ-09", "no-effect")
NOBODY_PLAYS_IT: Final = Refusal("VT-LIB-10", "nobody-plays-it")


def players_of(g: Table, seat: Seat, use: Use) -> tuple[Card, ...]:
    """The minions of that Methuselah that could play such a card now; NONE plays master cards and events."""
    kind = use.kind
    if kind in (MASTER, EVENT):
        return (NONE,)
    if kind == COMBAT:
        combat = combat_under_way(g)
        if combat is None:
            return ()
        both = (combat.acting, combat.opposing)
        return tuple([card for card in both if g.controller[card] == seat and may_still_fight(g, card)])
    if kind == REFLEX:
        return tuple(played_against(g, seat))
    action, polling = action_under_way(g), referendum_under_way(g)
    if action is None or (polling is not None and polling[HUNTED] != NONE):  # VT-BHUNT-03
        return ()
    if kind != ACTION_MODIFIER:
        return () if action.seat == seat else g.ready(seat)  # VT-MINION-18, -19
    if action.seat != seat:
        return ()
    if use.by_another:
        return tuple([card for card in g.ready(seat) if card != action.minion])
    return (action.minion,)  # VT-MINION-13


def may_still_fight(g: Table, card: Card) -> bool:
    """A vampire in torpor is still there when the round ends; an ally is burned, an imbued gone: VT-IMBUED-09."""
    return g.is_ready(card) or (g.is_vampire(card) and g.zone[card] == TORPOR)


def played_against(g: Table, seat: Seat) -> list[Card]:
    """VT-MINION-22: the minion of hers at which the card being played is aimed."""
    card = being_played(g)
    if card == NONE:
        return []
    combat, action = combat_under_way(g), action_under_way(g)
    if combat is not None and combat.is_fighting(g.host[card]):
        aim = combat.opponent(g.host[card])
    else:
        aim = action.target if action is not None and action.card == card else target_of(g, card)
    return [aim] if aim != NONE and g.is_minion(aim) and g.controller[aim] == seat else []


def target_of(g: Table, card: Card) -> Card:
    """What was named as it was played, or NONE."""
    for frame in reversed(g.frames):
        if frame.kind == k.PLAYING and frame.cells[CARD] == card:
            return frame.cells[THAT]
    return NONE


def why_not_play_by(g: Table, card: Card, use: Use, who: Card, seat: Seat, moment: int) -> Refusal | None:
    if not use.moments & moment:
        return NOT_NOW
    kind = use.kind
    if kind == REACTION:
        if not g.can_react(who) and not wakes(use):
            return TAPPED
        if value(g, who, NO_REACTIONS):
            return MAY_NOT_PLAY
    if kind in (ACTION_MODIFIER, REACTION) and has_row(g.played, who, g.definition[card]):
        return ONCE_AN_ACTION
    if use.once != NONE and has_limit(g, who, g.definition[card]):
        return ONCE_IN_THAT_TIME
    if use.once_for_all != NONE and has_limit(g, NONE, g.definition[card]):
        return ONCE_FOR_ALL
    if use.once_at_level != NONE and has_limit(g, NONE, by_level(g.definition[card], use.level[0][0])):
        return ONCE_FOR_ALL
    at = scope(seat, card, who)
    if use.only_if is not None and not use.only_if.holds(g, at):
        return NOT_NOW
    refusal = why_not_meet(g, g.face(card), use, who, seat)
    if refusal is not None:
        return refusal
    if not can_afford_some(g, g.face(card), use, at):
        return CANNOT_PAY
    return NO_EFFECT if use.text is not None and not use.text.can(g, at) else None


def why_not_play(g: Table, card: Card, seat: Seat, moment: int) -> Refusal | None:
    face, why = g.face(card), NOBODY_PLAYS_IT
    refusal = MAY_NOT_PLAY if g.limits and has_limit(g, card, NOT_PLAYED_AGAIN) else None
    if refusal is not None:
        return refusal
    if face.kind == MASTER:
        refusal = why_not_master(g, card, seat)
    elif face.kind == EVENT:
        refusal = why_not_event(g, card)
    if refusal is not None:
        return refusal
    for use in face.uses:
        if not use.moments & moment:
            why = NOT_NOW
            continue
        for who in players_of(g, seat, use):
            found = why_not_play_by(g, card, use, who, seat, moment)
            if found is None:
                return None
            why = found
    return why


def offer_cards(g: Table, seat: Seat, moment: int, decision: Decision) -> None:
    """Of a card that nobody of hers could play now something is said only to whoever looks."""
    moments, plays_as, definition = g.pool.moments, g.pool.plays_as, g.definition
    fitting = [card for card in g.hand(seat) if moments[definition[card]] & moment]
    if fitting:
        played = ANY_KIND if decision.explains else kinds_played(g, seat)
        for card in fitting:
            if plays_as[definition[card]] & played:
                decision.offer_unless(why_not_play(g, card, seat, moment), PLAY_CARD, card)


def kinds_played(g: Table, seat: Seat) -> int:
    """A bit for each kind of card that she might have somebody for: see players_of."""
    combat, action = combat_under_way(g), action_under_way(g)
    found = HER_OWN_KINDS
    if combat is not None and seat in (g.controller[combat.acting], g.controller[combat.opposing]):
        found |= 1 << COMBAT
    if action is None:
        return found
    if action.seat == seat:
        return found | 1 << ACTION_MODIFIER
    return found | WAKING | (1 << REACTION if any([g.can_react(card) for card in g.ready(seat)]) else 0)
