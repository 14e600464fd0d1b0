"""The words of master cards that are written by hand: what they put on others, what they remember, what X buys."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import ChooseNumber, Pay, Target, UpTo
from primogen.kernel.effects import MUST, Amount, Condition, Effect, Seq
from primogen.vtes.language import circumstances as c
from primogen.vtes.language import verbs_marking as vm
from primogen.vtes.language import verbs_seats as vs
from primogen.vtes.language import verbs_spending as vp
from primogen.vtes.language.amounts import BloodOn, Fixed
from primogen.vtes.language.barring_hands import BurnsNoMore, SparesCards
from primogen.vtes.language.conditions import ActionIs, RefFits
from primogen.vtes.language.costs import Exactly
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import ANYONES, OTHERS, YOURS, Group, Only
from primogen.vtes.language.refs import THAT, THIS_CARD, YOU
from primogen.vtes.language.sentences import ANY_SEAT, AnyMayAct, OfGroup, OfMethuselah, When
from primogen.vtes.language.traits import (
    Acting,
    AnyOf,
    AtMost,
    BearsNone,
    Fits,
    HasTitle,
    HasWord,
    IsKind,
    IsNot,
    IsTapped,
    IsTitled,
    NotThis,
    OfClan,
    OfSect,
    Trait,
)
from primogen.vtes.language.verbs_action import GainVotes, Tap
from primogen.vtes.language.verbs_blocking import HasBlocked
from primogen.vtes.language.verbs_card import AddCounters, BurnCounters, FromCard, HasCounters
from primogen.vtes.language.verbs_counters import Burn, BurnBlood, BurnPool, PutInPlay
from primogen.vtes.language.verbs_people import TakeControl
from primogen.vtes.language.verbs_rounds import EndCombatOf
from primogen.vtes.language.verbs_votes import VotesOfEach
from primogen.vtes.rules import words as w
from primogen.vtes.rules.naming import NameSecond
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import CAPACITY, COUNTED

# ---- who


def anyones(*traits: Trait) -> Group:
    return Group((w.READY, w.TORPOR), ANYONES, traits)


def yours(*traits: Trait) -> Group:
    return Group((w.READY, w.TORPOR), YOURS, traits)


def your_ready(*traits: Trait) -> Group:
    return Group((w.READY,), YOURS, traits)


def in_torpor(*traits: Trait) -> Group:
    return Group((w.TORPOR,), ANYONES, traits)


def your_locations(*traits: Trait) -> Group:
    return Group((w.IN_PLAY, w.ON_CARD), YOURS, (HasWord(w.LOCATION), *traits))


def hunting_grounds_of_others(*traits: Trait) -> Group:
    return Group((w.IN_PLAY, w.ON_CARD), OTHERS, (HasWord(w.HUNTING_GROUND), *traits))


a_vampire: Final = IsKind(w.VAMPIRE)
titled: Final = IsTitled()
unlocked: Final = IsNot(IsTapped())
another: Final = NotThis()
not_the_first: Final = vp.NotFirst()
unfed: Final = vp.Unfed()
acting: Final = Acting()
of_clan: Final = OfClan
of_sect: Final = OfSect
with_word: Final = HasWord
without: Final = BearsNone
marked: Final = vm.Marked


def is_not(trait: Trait) -> IsNot:
    return IsNot(trait)


def capacity_at_most(most: int) -> Trait:
    return AtMost(CAPACITY, most)


def requiring(card: Printed, *titles: int) -> Printed:
    """Of a vampire with one of these titles."""
    need = Fits(AnyOf(tuple(HasTitle(title) for title in titles)))
    return replace(card, uses=tuple(replace(use, needs=(*use.needs, need)) for use in card.uses))


# ---- whether


def this_is(ref: int, group: Group) -> RefFits:
    return RefFits(ref, group)


action_is: Final = ActionIs
has_blocked: Final = HasBlocked
used_disciplines: Final = vp.UsedDisciplines
by_this_card: Final = c.ByThisCard()
played_out_of_turn: Final = vp.PlayedOutOfTurn()

# ---- what is done


def put_in_play_with(number: int) -> Seq:
    return Seq((PutInPlay(), AddCounters(Fixed(number))))


def and_another(group: Group, then: Effect) -> NameSecond:
    return NameSecond(group, then, MUST)


def up_to(most: Amount, group: Group, then: Effect) -> UpTo:
    return UpTo(most, group, then)


def how_many(group: Group) -> c.HowMany:
    return c.HowMany(1, group)


def after_action(then: Effect) -> Later:
    return Later(w.AFTER_RESOLUTION, then)


def name_x(most: Amount, then: Effect) -> ChooseNumber:
    return ChooseNumber(1, most, then)


def lock_one(group: Group) -> Exactly:
    return Exactly(Fixed(1), group, Tap(THAT), MUST)


def each_gets_votes(number: int, group: Group) -> VotesOfEach:
    return VotesOfEach(number, group)


mark: Final = vm.Mark
about: Final = vm.About
once_a_turn: Final = vm.OnceATurn
ransom: Final = vm.Ransom
burn_blood: Final = BurnBlood
burn_counters: Final = BurnCounters
burn_x_pool: Final = vp.BurnXPool()
burn_x_counters: Final = vp.BurnXCounters()
x_votes: Final = vp.VotesTo
votes_for_x: Final = GainVotes
spare_pool: Final = vp.SparePool()
counters_here: Final = BloodOn(THIS_CARD)
put_pool_lost_here: Final = AddCounters(vp.PoolLost())
spend_master_action: Final = vs.SpendMasterActions(1)
end_combat_of: Final = EndCombatOf
move_from_here: Final = FromCard(Fixed(1), THAT)
your_predator_takes_it: Final = vs.TakesControl(THIS_CARD, vs.YourPredator())


def burn_your_pool(number: int) -> BurnPool:
    return BurnPool(Fixed(number), YOU)


def everybody(then: Effect) -> vs.TheyDo:
    return vs.TheyDo(vp.Everybody(), then)


def pay_for_one(cost: Effect, group: Group, then: Effect) -> Pay:
    return Pay(cost, Target(group, then))


# ---- what a card in play says


def all_have(group: Group, by: int, stat: int, only_if: Condition | None = None) -> OfGroup:
    return OfGroup(Fixed(by), stat, group, only_if)


def you_have_counters_of(stat: int) -> OfMethuselah:
    """For each counter on this card, 1 more."""
    return OfMethuselah(counters_here, stat)


def without_counters(then: Effect) -> When:
    """ "If this card has no counters, ..."."""
    return When(COUNTED, then, ANY_SEAT, 1, ~HasCounters(1))


def whenever(event: int, then: Effect, only_if: Condition | None = None) -> When:
    """Whoever does it."""
    return When(event, then, ANY_SEAT, condition=only_if)


def whenever_he(event: int, then: Effect, only_if: Condition | None = None) -> When:
    """Who bears this card."""
    return When(event, then, ANY_SEAT, 1, only_if)


def any_may_burn_it(group: Group) -> AnyMayAct:
    """ "... as a (D) action"."""
    return AnyMayAct(Use(kind=w.ACTION, takes=w.OTHER, aims_at=Target(Only(), Burn(THAT)), text=Burn(THAT)), group)


def any_may_steal_it(group: Group) -> AnyMayAct:
    taken = TakeControl(THAT)
    return AnyMayAct(Use(kind=w.ACTION, takes=w.OTHER, aims_at=Target(Only(), taken), text=taken), group)


spares_cards: Final = SparesCards()
burns_no_more: Final = BurnsNoMore

# fmt: off
__all__ = [  # what cards are written with
    "a_vampire", "about", "acting", "action_is", "after_action", "all_have", "and_another", "another",
    "any_may_burn_it", "any_may_steal_it", "anyones", "burn_blood", "burn_counters", "burn_x_counters", "burn_x_pool",
    "burn_your_pool", "burns_no_more", "by_this_card", "capacity_at_most", "counters_here", "each_gets_votes",
    "end_combat_of", "everybody", "has_blocked", "how_many", "hunting_grounds_of_others", "in_torpor", "is_not",
    "lock_one", "mark", "marked", "move_from_here", "name_x", "not_the_first", "of_clan", "of_sect", "once_a_turn",
    "pay_for_one", "played_out_of_turn", "put_in_play_with", "put_pool_lost_here", "ransom", "requiring", "spare_pool",
    "spares_cards", "spend_master_action", "this_is", "titled", "unfed", "unlocked", "up_to", "used_disciplines",
    "votes_for_x", "whenever", "whenever_he", "with_word", "without", "without_counters", "x_votes",
    "you_have_counters_of", "your_locations", "your_predator_takes_it", "your_ready", "yours",
]
