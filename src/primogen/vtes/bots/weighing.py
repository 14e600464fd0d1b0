"""What an option is worth to whoever is asked: passing is worth nothing, what does harm to oneself is worth less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.kernel import effects as e
from primogen.kernel.decisions import Option, card_of, number_of, verb_of
from primogen.kernel.ids import NONE
from primogen.vtes.bots.cards import worth_playing
from primogen.vtes.eyes import Eyes
from primogen.vtes.rules import words as w

WINS: Final = 50.0  # what ousts one's prey
LOW_POOL: Final = 8  # from here on every point counts
THIN: Final = 5  # and here one invests in nobody any more
HUNGRY: Final = 2  # so little blood


def weigh(eyes: Eyes, option: Option) -> float:
    verb = verb_of(option)
    found = BY_VERB.get(verb)
    return PLAIN.get(verb, 0.5) if found is None else found(eyes, option)


# ---- a minion's own actions


def bleeding(eyes: Eyes, option: Option) -> float:
    amount, left = eyes.bleed(card_of(option)), eyes.pool(eyes.prey())
    if amount >= left:
        return WINS
    return 3.0 + 0.6 * amount - (1.5 if eyes.blood(card_of(option)) == 0 else 0.0)


def hunting(eyes: Eyes, option: Option) -> float:
    minion = card_of(option)
    missing = eyes.capacity(minion) - eyes.blood(minion)
    if eyes.blood(minion) <= HUNGRY:
        return 4.5
    return 1.0 + 0.2 * missing if missing > 0 else -1.0


def acting_by_card(eyes: Eyes, option: Option) -> float:
    """What a card in play allows: as good as most actions."""
    return 2.5


# ---- cards and effects


def playing(eyes: Eyes, option: Option) -> float:
    return worth_playing(eyes, card_of(option))


def using(eyes: Eyes, option: Option) -> float:
    return 1.0


# ---- blocking


def blocking(eyes: Eyes, option: Option) -> float:
    minion, action = card_of(option), eyes.action()
    if action is None:
        return 0.0
    short = eyes.stealth(action.minion) - eyes.intercept(minion)
    if short > 0:
        return -1.0 - short
    stake = 1.2 * eyes.bled_for() + (2.0 if eyes.pool(eyes.me) <= LOW_POOL else 0.0)
    if eyes.bled_for() == 0:
        stake = 0.8 if action.defender == eyes.me else -0.5
    risk = max(0, eyes.strength(action.minion) - eyes.blood(minion) + 1) + 0.5
    edge = 0.4 * (eyes.strength(minion) - eyes.strength(action.minion))
    return stake - risk + edge


# ---- voting


def voting(eyes: Eyes, option: Option) -> float:
    """For what one has called oneself, against what others call; no more than it takes."""
    cells = eyes.referendum()
    if cells is None:
        return 0.0
    for_it, against = eyes.votes_cast()
    is_own, is_for = cells[0] == eyes.me, verb_of(option) == w.VOTE_FOR
    if is_own != is_for:
        return -5.0
    is_settled = for_it > against + 3 if is_own else against > for_it + 3
    spends_edge = 0.5 if card_of(option) == NONE else 0.0
    return -0.5 if is_settled else 2.0 - spends_edge


# ---- influence


def investing(eyes: Eyes, option: Option) -> float:
    """One vampire at a time, the one that is nearest, as long as there is pool to live on."""
    card, mine = card_of(option), eyes.pool(eyes.me)
    missing = eyes.capacity(card) - eyes.blood(card)
    if missing <= 0:
        return -5.0
    if mine <= THIN or (mine <= LOW_POOL and len(eyes.ready(eyes.me)) > 1):
        return -1.0
    crowd = 0.6 * max(0, len(eyes.ready(eyes.me)) - 3)
    return 3.0 + 0.3 * eyes.blood(card) - 0.15 * missing - crowd


def taking_back(eyes: Eyes, option: Option) -> float:
    return 1.0 if eyes.pool(eyes.me) <= 2 else -3.0


# ---- combat


def hands(eyes: Eyes, option: Option) -> float:
    return 0.5 + 0.5 * eyes.strength(card_of(option))


# ---- what is chosen


def picking(eyes: Eyes, option: Option) -> float:
    """A card: of one's own the one with most on it, of others' the prey's first."""
    card = card_of(option)
    if card == NONE:
        return 0.5
    if eyes.is_mine(card):
        return 1.0 + 0.1 * eyes.blood(card)
    return 1.5 if eyes.controller(card) == eyes.prey() else 0.8


def choosing_seat(eyes: Eyes, option: Option) -> float:
    seat = number_of(option)
    if seat == eyes.me:
        return 0.2
    return 2.0 if seat == eyes.prey() else 1.0


def at_level(eyes: Eyes, option: Option) -> float:
    """The superior one comes last, and is the better."""
    return 1.0 + number_of(option)


def amount(eyes: Eyes, option: Option) -> float:
    return 0.1 * number_of(option)


def discarding(eyes: Eyes, option: Option) -> float:
    """What one has several of, or cannot play now."""
    face = eyes.face(card_of(option))
    copies = [card for card in eyes.hand() if eyes.face(card) is face]
    return 0.3 + 0.4 * (len(copies) - 1)


def by_minion(eyes: Eyes, option: Option) -> float:
    """Who has most blood acts first."""
    return 1.0 + 0.2 * eyes.blood(card_of(option)) - (0.5 if eyes.is_tapped(card_of(option)) else 0.0)


def keeping(eyes: Eyes, option: Option) -> float:
    return 2.0 if eyes.pool(eyes.me) > LOW_POOL else -1.0


def diablerizing(eyes: Eyes, option: Option) -> float:
    """A blood hunt follows: only with votes to spare."""
    mine = sum(eyes.votes(card) for card in eyes.ready(eyes.me))
    return 1.0 if mine >= 5 else -3.0


Weigher = Callable[[Eyes, Option], float]
PLAIN: Final = {
    e.PASS: 0.0,
    e.YES: 1.0,
    e.NO: 0.0,
    e.DONE_PICKING: 0.0,
    w.DECLINE: 0.0,
    w.END_PHASE: 0.0,
    w.GAIN_FROM_EDGE: 3.0,
    w.LEAVE_TORPOR: 6.0,
    w.RESCUE: 2.5,
    w.MERGE: 3.0,
    w.WITHDRAW: -5.0,
    w.YIELD: 0.0,
    w.BECOME_ANARCH: -2.0,
    w.TAKE_FROM_MINION: -1.0,
    w.HUNT_MARKED: -1.0,
    w.MARK: -1.0,
    w.FROM_CRYPT: -0.5,
    w.UNTAP_INFERNAL: 1.0,
    w.MAKE_PRESS: -0.2,
    w.MANEUVER_WITH: -0.1,
    w.BURN_OPTIONAL: 0.3,
    w.AWARD: 0.5,
    w.SUBSTITUTE: 0.5,
    w.RECOVER: 3.0,
    w.FINISH_OFF: 2.0,
    w.GIVE_CONVICTION: 1.0,
}
BY_VERB: Final[dict[int, Weigher]] = {
    w.BLEED_WITH: bleeding,
    w.HUNT_WITH: hunting,
    w.TAKE_ACTION: acting_by_card,
    w.PLAY_CARD: playing,
    w.USE: using,
    w.ATTEMPT_BLOCK: blocking,
    w.VOTE_FOR: voting,
    w.VOTE_AGAINST: voting,
    w.INVEST: investing,
    w.TAKE_BACK: taking_back,
    w.STRIKE_WITH_HANDS: hands,
    w.DIABLERIZE: diablerizing,
    w.KEEP_CONTESTING: keeping,
    w.AT_LEVEL: at_level,
    w.BY_MINION: by_minion,
    w.DISCARD: discarding,
    e.PICK: picking,
    e.CHOOSE_SEAT: choosing_seat,
    e.AMOUNT_OF: amount,
}
