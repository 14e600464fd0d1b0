"""Sequencing: the acting Methuselah, then the defending one, then clockwise; any play, and it begins anew.

VT-SEQ-01 to -07. Every moment at which cards are played is one window of the kernel; here is who is asked in it, in
which order, and what is on offer. A Methuselah whose hand might hold something fitting is asked even if it does not.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, IF_OPEN, NOT_AT_ALL, Decision, card_of, number_of, verb_of
from primogen.kernel.ids import Card, Seat
from primogen.kernel.windows import ABOUT, FIRST, MOMENT, Window
from primogen.vtes.rules.given import has_hidden_given, offer_given, use_given
from primogen.vtes.rules.playing import play
from primogen.vtes.rules.polling import cast_votes, could_vote, offer_votes
from primogen.vtes.rules.press import maneuver_again, may_maneuver, may_press, press_again
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import USABLE
from primogen.vtes.rules.underway import (
    CANCELLED,
    ENDED,
    IS_OVER,
    OUTCOME,
    action_under_way,
    combat_under_way,
    referendum_under_way,
)
from primogen.vtes.rules.using import has_hidden_effects, helps_others, offer_effects, offer_help, use
from primogen.vtes.rules.who_plays import offer_cards, played_against
from primogen.vtes.rules.words import (
    ACTION_MODIFIER,
    AS_PLAYED,
    BEFORE_COMBAT,
    BEFORE_SUCCESS,
    COMBAT,
    COMBAT_MOMENTS,
    DURING_ACTION,
    MAKE_PRESS,
    MANEUVER_WITH,
    MASTER,
    OUSTING,
    PHASE_OF_ANOTHER,
    PLAY_CARD,
    PLAYED,
    POLLING,
    PRESS,
    PREVENTION,
    RANGE,
    REACTION,
    REFLEX,
    STRIKING_MOMENTS,
    USE,
    USE_GIVEN,
    VOTE_AGAINST,
    VOTE_FOR,
    WITH_STRIKE,
)

UNLIKE_OTHERS: Final = OUSTING | PREVENTION | WITH_STRIKE | PHASE_OF_ANOTHER | POLLING | AS_PLAYED
WITHOUT_CARDS: Final = POLLING | PRESS | RANGE
BESIDES_ACTION: Final = 1 << ACTION_MODIFIER | 1 << REACTION
MOMENTS_OF_ACTION: Final = DURING_ACTION | BEFORE_SUCCESS | BEFORE_COMBAT


def order_in_window(g: Table, window: Window) -> tuple[Seat, ...]:
    moment, first = window.cells[MOMENT], window.cells[FIRST]
    if moment & UNLIKE_OTHERS:
        return order_at(g, moment, window.cells[ABOUT], first)
    combat = combat_under_way(g) if moment & COMBAT_MOMENTS else None
    if combat is not None and combat.cells[IS_OVER] and moment & STRIKING_MOMENTS:
        return ()
    if combat is not None:
        fighting = (g.controller[combat.acting], g.controller[combat.opposing])  # VT-COMBAT-07
        return (*fighting, *[seat for seat in g.clockwise_from_active() if seat not in fighting])  # reading 29
    return order_of_action(g, moment, first)


def order_at(g: Table, moment: int, about: Card, first: Seat) -> tuple[Seat, ...]:
    """Those moments that have an order of their own, and sometimes nobody in it."""
    if moment == OUSTING:
        return tuple([seat for seat in g.clockwise_from(first) if g.purse[seat] > 1])  # who has some to give
    if moment == PREVENTION:
        return who_may_prevent(g, about)  # VT-DMG-02
    if moment == WITH_STRIKE:
        return (g.controller[about],)
    if moment == PHASE_OF_ANOTHER:
        return g.clockwise_from(first)[1:]
    is_off = is_cancelled(g) if moment == POLLING else g.zone[about] != PLAYED
    return () if is_off else order_of_action(g, moment, first)


def order_of_action(g: Table, moment: int, first: Seat) -> tuple[Seat, ...]:
    others = g.clockwise_from(first)
    action = action_under_way(g)
    if action is not None and action.cells[OUTCOME] == ENDED and moment & MOMENTS_OF_ACTION:
        return ()
    defending = [] if action is None else [seat for seat in action.defenders(g) if seat in others and seat != first]
    if not defending:
        return others
    return (first, *defending, *[seat for seat in others if seat != first and seat not in defending])  # VT-SEQ-03


def who_may_prevent(g: Table, victim: Card) -> tuple[Seat, ...]:
    """Whose minion it is, and who has something that prevents damage on others."""
    hers = g.controller[victim]
    return (hers, *[seat for seat in g.clockwise_from_active() if seat != hers and helps_others(g, seat, PREVENTION)])


def is_cancelled(g: Table) -> bool:
    """The referendum that is being polled."""
    cells = referendum_under_way(g)
    return cells is not None and cells[CANCELLED] != 0


def put_in_window(g: Table, window: Window, seat: Seat) -> int:
    """Besides cards, only what is in play, or was allowed before, can be used; and votes, presses and maneuvers."""
    if is_hidden_in_window(g, window, seat):
        return ALWAYS
    return IF_OPEN if g.index[USABLE] or g.delayed or window.cells[MOMENT] & WITHOUT_CARDS else NOT_AT_ALL


def is_hidden_in_window(g: Table, window: Window, seat: Seat) -> bool:
    """By what everybody knows: might this hand hold something?"""
    if not g.hand(seat) or not g.is_in(seat):
        return False
    moment = window.cells[MOMENT]
    kinds = g.pool.kinds_at.get(moment, 0)
    if kinds and might_play(g, window, seat, kinds):
        return True
    if moment == POLLING and could_vote(g, seat):
        return True
    if g.index[USABLE] and has_hidden_effects(g, seat, moment):
        return True
    return bool(g.delayed) and has_hidden_given(g, seat, moment)


def might_play(g: Table, window: Window, seat: Seat, kinds: int) -> bool:
    """A card of one of these kinds: a bit for each that is played at this moment."""
    if kinds >> MASTER & 1 and seat != g.active and g.masters_owed[seat] <= 0:
        return True
    if kinds >> REFLEX & 1 and played_against(g, seat):
        return True
    moment = window.cells[MOMENT]
    if moment == PREVENTION and seat != g.controller[window.cells[ABOUT]]:
        return False
    if kinds >> COMBAT & 1 and is_fighting(g, seat):
        return True
    if moment & COMBAT_MOMENTS or not kinds & BESIDES_ACTION:
        return False
    action = action_under_way(g)
    if action is None:
        return False
    if action.seat == seat:
        return kinds >> ACTION_MODIFIER & 1 != 0
    return kinds >> REACTION & 1 != 0 and bool(g.ready(seat))


def is_fighting(g: Table, seat: Seat) -> bool:
    combat = combat_under_way(g)
    return combat is not None and seat in (g.controller[combat.acting], g.controller[combat.opposing])


def offer_in_window(g: Table, window: Window, decision: Decision) -> None:
    moment, seat = window.cells[MOMENT], decision.seat
    if moment == PREVENTION and seat != g.controller[window.cells[ABOUT]]:
        offer_help(g, seat, moment, decision)
        return
    if decision.put == ALWAYS:  # otherwise her hand cannot hold anything fitting
        offer_cards(g, seat, moment, decision)
    if g.index[USABLE]:
        offer_effects(g, seat, moment, decision)
    if g.delayed:
        offer_given(g, seat, moment, decision)
    if moment == POLLING:
        offer_votes(g, seat, decision)
    elif moment == PRESS and may_press(g, seat):
        decision.offer(MAKE_PRESS)
    elif moment == RANGE and may_maneuver(g, seat):
        decision.offer(MANEUVER_WITH)


def act_in_window(g: Table, window: Window, seat: Seat, option: int) -> None:
    """VT-SEQ-05: the opportunity returns to the acting Methuselah."""
    window.opens_anew()
    verb = verb_of(option)
    if verb == PLAY_CARD:
        play(g, card_of(option), seat, window.cells[MOMENT])
    elif verb == USE:
        use(g, number_of(option), seat)
    elif verb == USE_GIVEN:
        use_given(g, number_of(option), seat)
    elif verb in (VOTE_FOR, VOTE_AGAINST):
        cast_votes(g, seat, card_of(option), is_for=verb == VOTE_FOR)
    elif verb == MAKE_PRESS:
        press_again(g, seat)
    else:
        maneuver_again(g, seat)
