"""What a card of the hand is worth now: by its type, by what its text gives, and by what is going on."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card
from primogen.vtes.eyes import Eyes
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import AWAKE, BLEED, INTERCEPT, STEALTH, VOTES


def worth_playing(eyes: Eyes, card: Card) -> float:
    """Of its uses, the best."""
    face = eyes.face(card)
    if face is None:
        return 0.5
    fitting = [use for use in face.uses if not eyes.moment() or use.moments & eyes.moment()] or [*face.uses]
    return max([worth_using(eyes, face, use) for use in fitting], default=0.5) - 0.15 * face.pool


def worth_using(eyes: Eyes, face: Printed, use: Use) -> float:
    if use.takes != NONE:
        return worth_acting(eyes, use)
    if use.kind == w.ACTION_MODIFIER:
        return worth_modifying(eyes, use)
    if use.kind == w.REACTION:
        return worth_reacting(eyes, use)
    if use.kind == w.COMBAT:
        return worth_fighting(eyes, use)
    if use.kind == w.MASTER:
        return worth_as_master(eyes, face, use)
    return 1.5


def gives(use: Use, stat: int) -> bool:
    return use.text is not None and use.text.gives(stat)


def worth_acting(eyes: Eyes, use: Use) -> float:
    """An action by a card is better than the same without, and a vote needs votes."""
    if use.takes == w.BLEEDING:
        return 4.0 + 0.8 * use.bleed
    if use.takes == w.POLITICS:
        mine = sum(eyes.votes(card) for card in eyes.ready(eyes.me)) + 1
        theirs = max(sum(eyes.votes(card) for card in eyes.ready(seat)) for seat in (eyes.prey(), eyes.predator()))
        return 4.0 if mine > theirs else 0.8
    if use.takes in (w.EQUIPPING, w.EMPLOYING, w.RECRUITING):
        return 3.5 if eyes.pool(eyes.me) > w.POOL_FOR_PREY else -1.0
    return 3.2


def worth_modifying(eyes: Eyes, use: Use) -> float:
    """Stealth when somebody would block; more bleed when nobody does any more."""
    action, blocker = eyes.action(), eyes.attempting()
    if action is None:
        return 0.5
    if gives(use, STEALTH):
        return 3.0 if blocker != NONE and eyes.intercept(blocker) >= eyes.stealth(action.minion) else -1.0
    if gives(use, BLEED):
        return 2.5 if action.takes == w.BLEEDING and eyes.moment() == w.AFTER_BLOCKS else -0.5
    if gives(use, VOTES):
        return 2.0
    return 1.0 if eyes.moment() in (w.AFTER_BLOCKS, w.AFTER_ACTION) else 0.2


def worth_reacting(eyes: Eyes, use: Use) -> float:
    """Against a bleed nearly anything; otherwise only what is cheap."""
    harm, action, blocker = eyes.bled_for(), eyes.action(), eyes.attempting()
    if gives(use, INTERCEPT):
        is_mine = blocker != NONE and eyes.is_mine(blocker) and action is not None
        return 2.5 if is_mine and action is not None and eyes.intercept(blocker) < eyes.stealth(action.minion) else -1.0
    if gives(use, AWAKE):
        awake = [card for card in eyes.ready(eyes.me) if not eyes.is_tapped(card)]
        return 0.8 * harm - 0.5 if not awake else -0.5
    if harm:
        return 1.0 * harm
    return 0.2 if action is not None and action.defender == eyes.me else -0.2


def worth_fighting(eyes: Eyes, use: Use) -> float:
    """Prevent what is about to be taken; strike with something better than hands, or get away from a stronger one."""
    me = eyes.my_fighter()
    if me == NONE:
        return 0.1
    if eyes.moment() == w.PREVENTION:
        return 1.5 * eyes.damage_to(me) - 0.5
    harm = eyes.harm_to(me)
    if use.moments & w.STRIKE and eyes.moment() == 0:
        return 1.2 + 0.4 * harm + (1.0 if harm > eyes.blood(me) else 0.0)
    return 0.6


def worth_as_master(eyes: Eyes, face: Printed, use: Use) -> float:
    """One's own are played as long as they can be paid; what cancels others' is kept for those of prey and predator."""
    if use.moments & w.AS_PLAYED:
        return 0.8
    if eyes.pool(eyes.me) - face.pool < w.POOL_FOR_PREY:
        return -1.0
    return 2.5
