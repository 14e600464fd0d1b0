"""The words of action cards, action modifiers and reactions that are written by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition, Effect
from primogen.kernel.ids import NONE
from primogen.vtes.language import circumstances as c
from primogen.vtes.language import conditions as k
from primogen.vtes.language import verbs_acting as va
from primogen.vtes.language import verbs_blocking as vb
from primogen.vtes.language import verbs_cancelling as vn
from primogen.vtes.language import verbs_corruption as vk
from primogen.vtes.language import verbs_polling as vo
from primogen.vtes.language import verbs_teaching as vt
from primogen.vtes.language import verbs_votes as vv
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import FIRST, THAT, THIS_CARD
from primogen.vtes.language.sentences import OTHER_SEATS, When
from primogen.vtes.language.traits import (
    AllOf,
    AnyOf,
    AtMost,
    BearsNone,
    Fits,
    HasStat,
    HasTitle,
    IsAlly,
    IsKind,
    IsNot,
    IsTapped,
    Trait,
    Younger,
)
from primogen.vtes.language.verbs_action import CannotBlock
from primogen.vtes.language.verbs_chosen import BurnThisCard
from primogen.vtes.language.verbs_combat import StrikeWith
from primogen.vtes.language.verbs_seats import BurnEdge, TheyDo, WhoseTurnItIs
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import BASIC, CANNOT_BE_BLOCKED, CAPACITY, NO_MODIFIERS, SUPERIOR

# fmt: off

# ---- cards


def card(key: str, name: str, *uses: Use, words: int = 0, blood: int = 0, pool: int = 0, clans: tuple[int, ...] = (),
         needs: tuple[Trait, ...] = (), not_replaced_until: int = NONE,
         abilities: tuple[Ability, ...] = (), in_use: tuple[int, ...] = ()) -> Printed:
    """Of several uses; `needs` are of who plays it, whatever the use; `in_use` as of what is printed."""
    asked = tuple(map(Fits, needs))
    return Printed(key=key, name=name, kind=uses[0].kind, words=words, blood=blood, pool=pool, clans=clans,
                   uses=tuple(replace(use, needs=(*use.needs, *asked)) for use in uses),
                   not_replaced_until=not_replaced_until, abilities=abilities, in_use=in_use)


# fmt: on
def basic(use: Use, *disciplines: int) -> Use:
    return replace(use, level=tuple((each, BASIC) for each in disciplines))


def superior(use: Use, *disciplines: int) -> Use:
    return replace(use, level=tuple((each, SUPERIOR) for each in disciplines))


# ---- who


def capacity_at_least(least: int) -> Trait:
    return HasStat(CAPACITY, least)


def ally_or_of_capacity(most: int) -> Trait:
    return AnyOf((IsAlly(), AllOf((IsKind(w.VAMPIRE), AtMost(CAPACITY, most)))))


def lacking(discipline: int) -> Trait:
    return IsNot(HasStat(discipline, BASIC))


ally_or_younger: Final = AnyOf((IsAlly(), Younger()))
younger: Final = Younger()
locked: Final = IsTapped()
new_in_play: Final = va.Arrived()
without_copy: Final = BearsNone()
has_title: Final = HasTitle
has_mastered: Final = vt.HasMastered()

# ---- whether

bled_your_prey: Final = c.Bled() & c.AtYourPrey()
referendum_passed: Final = vv.Passed()
political_action_under_way: Final = c.ActionAmong((w.POLITICS,))
was_resolved: Final = va.WasResolved()
not_both_by_him: Final = va.NotBothByHim
has_succeeded: Final = k.succeeded


def reaction_requiring(discipline: int) -> Condition:
    """Is being played."""
    return vn.PlayedNow(Cards(played_as=w.REACTION, discipline=discipline))


def reaction_played_by(*traits: Trait) -> Condition:
    return vn.PlayedNow(Cards(played_as=w.REACTION)) & vn.PlayedNowBy(Group((w.READY,), ANYONES, traits))


blocked_combat_over: Final = c.Acts(THAT) & vb.HasBlocked(FIRST)

# ---- what is done

take_an_action: Final = va.TakeAnAction()
ANY_MINION_PHASE: Final = w.MINION_PHASE | w.PHASE_OF_ANOTHER
cancel_paid: Final = vn.CancelPaid()
keep_from_blocking: Final = CannotBlock
cannot_be_blocked: Final = va.ForThisAction(CANNOT_BE_BLOCKED)
no_more_modifiers: Final = va.ForThisAction(NO_MODIFIERS)
end_unresolved: Final = va.EndUnresolved()
burn_edge: Final = BurnEdge()
edge_slips: Final = va.EdgeSlips()
pay_capacity: Final = va.PayCapacityOf
buy_votes: Final = vo.BuyVotes
next_referendum_passes: Final = vo.NextPasses()
teach: Final = vt.Teach()
burn_if_there: Final = BurnThisCard()


def after_resolution(then: Effect) -> Later:
    return Later(w.AFTER_RESOLUTION, then)


def at_end_of_turn(then: Effect) -> Later:
    return Later(w.END_OF_TURN, then)


fight_acting: Final = va.FightActing
put_corruption: Final = vk.PutCorruption
burn_corruption: Final = partial(vk.BurnCorruption, vk.ALL_OF_THEM)
corruption_reaches: Final = vk.CorruptionReaches


def after_strikes(then: Effect) -> Later:
    return Later(w.AFTER_STRIKES, then)


def strike_that(then: Effect) -> StrikeWith:
    """Does this alone, if it hits."""
    return StrikeWith(w.AS_TEXT, besides=then)


# ---- when


def whose_turn_it_is(then: Effect) -> TheyDo:
    return TheyDo(WhoseTurnItIs(), then)


def of_others(event: int, then: Effect, only_if: Condition | None = None) -> When:
    """What befalls another Methuselah, or what she does."""
    return When(event, then, OTHER_SEATS, condition=only_if)


def of_this_card(*traits: Trait) -> Condition:
    return RefFits(THIS_CARD, Group((w.IN_PLAY, w.ON_CARD), ANYONES, traits))


def only_by_locked(use: Use) -> Use:
    return replace(use, while_locked=1)


def once_for_all(use: Use, until: int) -> Use:
    return replace(use, once_for_all=until)


# fmt: off
__all__ = [  # what cards are written with
    "ANY_MINION_PHASE", "after_resolution", "after_strikes", "ally_or_of_capacity", "ally_or_younger", "at_end_of_turn",
    "basic", "bled_your_prey", "blocked_combat_over", "burn_corruption", "burn_edge", "burn_if_there", "buy_votes",
    "cancel_paid", "cannot_be_blocked", "capacity_at_least", "card", "corruption_reaches", "edge_slips",
    "end_unresolved", "fight_acting", "has_mastered", "has_succeeded", "has_title", "keep_from_blocking", "lacking",
    "locked", "new_in_play", "next_referendum_passes", "no_more_modifiers", "not_both_by_him", "of_others",
    "of_this_card", "once_for_all", "only_by_locked", "pay_capacity", "political_action_under_way", "put_corruption",
    "reaction_played_by", "reaction_requiring", "referendum_passed", "strike_that", "superior", "take_an_action",
    "teach", "was_resolved", "whose_turn_it_is", "without_copy", "younger",
]
