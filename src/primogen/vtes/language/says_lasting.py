"""The words of minion cards and events that are written by hand, and stay in play."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import AtRandom, ChooseNumber, ChooseSeat, Pay, Target
from primogen.kernel.effects import Amount, Effect, If
from primogen.vtes.language import circumstances as c
from primogen.vtes.language import verbs_cancelling as vn
from primogen.vtes.language import verbs_crypt as vy
from primogen.vtes.language import verbs_events as ve
from primogen.vtes.language import verbs_fleeing as vf
from primogen.vtes.language import verbs_marking as vm
from primogen.vtes.language import verbs_saving as vs
from primogen.vtes.language import verbs_votes as vv
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.as_if import AsIfSuperior, ChooseDiscipline
from primogen.vtes.language.barring import CostsThem, OfMinions
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.conditions import RefFits, bleeding_you, succeeded
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import ANYONES, OTHERS, PREDATORS, YOUR_PREYS, YOURS, Group, Only
from primogen.vtes.language.refs import (
    ACTING_FIGHTER,
    ACTING_MINION,
    BEARERS_METHUSELAH,
    CHOSEN_ONE,
    FIRST,
    OPPOSING_MINION,
    THAT,
    THIS,
)
from primogen.vtes.language.sentences import ANY_SEAT, BEARERS_SEAT, OFTEN, AnyMayAct, MayUse, When
from primogen.vtes.language.traits import AnyOf, BloodAtMost, HasWord, IsAlly, IsKind, NotThis, Trait, YoungerThanFirst
from primogen.vtes.language.verbs_action import NoneOfThemBlocks
from primogen.vtes.language.verbs_blocking import EndAction, HasBlocked
from primogen.vtes.language.verbs_card import AddCounters, HasCounters, LieOn
from primogen.vtes.language.verbs_chosen import Blind, ChooseForThis, ChosenByThis, ForgetChosen
from primogen.vtes.language.verbs_counters import BloodToPool
from primogen.vtes.language.verbs_embrace import BecomeAlly
from primogen.vtes.language.verbs_rounds import EndCombatOf
from primogen.vtes.language.verbs_searching import SearchPile
from primogen.vtes.language.verbs_seats import ItsController, SpendDiscardActions, TheyDo, YouControlIt, YourTurn
from primogen.vtes.rules import words as w
from primogen.vtes.rules.costing import BLOOD
from primogen.vtes.rules.ousting import TakesPoint
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import COUNTED, LEAVES_READY, NOT_ENDED_AT_FIRST, UNTAP_TIME

# ---- who

events: Final = Group((w.IN_PLAY,), ANYONES, (IsKind(w.EVENT),))
other_events: Final = Group((w.IN_PLAY,), ANYONES, (IsKind(w.EVENT), NotThis()))


def of_your_predator(*traits: Trait) -> Group:
    return Group((w.READY, w.TORPOR), PREDATORS, traits)


the_chosen: Final = ChosenByThis()
bloodless: Final = BloodAtMost(0)
an_ally: Final = IsAlly()
about_to_burn: Final = vf.AboutToBurn()
gehenna_events: Final = Group((w.IN_PLAY,), ANYONES, (IsKind(w.EVENT), HasWord(w.GEHENNA)))
named_by_terms: Final = vv.NamedByTerms()
younger_than_first: Final = YoungerThanFirst()


def of_your_prey(*traits: Trait) -> Group:
    return Group((w.READY, w.TORPOR), YOUR_PREYS, traits)


def ready_of_others(*traits: Trait) -> Group:
    return Group((w.READY,), OTHERS, traits)


def ready(*traits: Trait) -> Group:
    return Group((w.READY,), ANYONES, traits)


def either_trait(*traits: Trait) -> AnyOf:
    return AnyOf(traits)


# ---- whether

bleeds_its_bearers_methuselah: Final = c.SeenBy(BEARERS_METHUSELAH, bleeding_you)
the_chosen_is_ready: Final = RefFits(CHOSEN_ONE, Group((w.READY,), ANYONES))
your_turn: Final = YourTurn()
gehenna_played: Final = RefFits(THAT, Group((w.PLAYED,), ANYONES, (IsKind(w.EVENT), HasWord(w.GEHENNA))))
other_cancels_minion_card: Final = vn.WouldCancelMinionCard()
is_being_played: Final = vn.IsBeingPlayed()
there_are: Final = c.ThereAre
he_is_blocked: Final = c.acts
his_opponent_is_not_ready: Final = c.fights & ~RefFits(OPPOSING_MINION, Group((w.READY,), ANYONES))
not_yet_this_turn: Final = ~vm.DoneThisTurn()
nobody_has_acted: Final = ve.NoActionTaken()
equipped: Final = c.ActionAmong((w.EQUIPPING, w.TAKING_EQUIPMENT)) & succeeded
ally_falls_to_acting_vampire: Final = (
    RefFits(THAT, Group((w.READY,), ANYONES, (IsAlly(),)))
    & c.Fights(THAT)
    & RefFits(ACTING_FIGHTER, Group((w.READY, w.TORPOR), ANYONES, (IsKind(w.VAMPIRE),)))
)
vampire_blocks_vampire: Final = (
    c.Acts(THAT)
    & HasBlocked(FIRST)
    & RefFits(THAT, Group((w.READY,), ANYONES, (IsKind(w.VAMPIRE),)))
    & RefFits(FIRST, Group((w.READY,), ANYONES, (IsKind(w.VAMPIRE),)))
)
your_chosen_acts: Final = RefFits(ACTING_MINION, Group((w.READY,), YOURS, (the_chosen,)))

# ---- what is done


def add_counters(number: int) -> AddCounters:
    """To this card."""
    return AddCounters(Fixed(number))


def up_to_number(most: int, then: Effect) -> ChooseNumber:
    return ChooseNumber(0, Fixed(most), then)


def its_methuselah(ref: int, then: Effect) -> TheyDo:
    return TheyDo(ItsController(ref), then)


end_combat: Final = EndCombatOf(Group((w.READY,), ANYONES), Group((w.READY,), ANYONES))


def save(then: Effect) -> ChooseSeat:
    """A Methuselah with no pool."""
    return ChooseSeat(vs.Falling(), then)


give_pool: Final = vs.GivePool()
remember_her: Final = vs.RememberHer()
steal_pool: Final = vs.StealPoolOf
its_remembereds_turn: Final = vs.TurnOfRemembered()
takes_point: Final = TakesPoint()
not_played_again: Final = vn.NotPlayedAgain()
choose_discipline: Final = ChooseDiscipline()
forget_marks: Final = ForgetChosen()
action_fails: Final = EndAction()
referendum_fails: Final = vv.ReferendumFails()


def search_library(*traits: Trait) -> SearchPile:
    """What is found is shown, and comes to the hand."""
    return SearchPile(w.LIBRARY, traits, is_shown=1)


an_event: Final = IsKind(w.EVENT)
become_ally: Final = BecomeAlly()
redeal_crypts: Final = vy.RedealCrypts()
blind: Final = Blind
note_done_this_turn: Final = vm.NoteDoneThisTurn()
all_to_pool: Final = partial(BloodToPool, Fixed(vy.ALL))
lie_on: Final = LieOn
choose_for_this: Final = ChooseForThis
no_ally_blocks: Final = NoneOfThemBlocks(Group((w.READY,), ANYONES, (IsAlly(),)))


burn_pool_for_each: Final = ve.PayForEach
spend_discard_action: Final = SpendDiscardActions(1)
neither_ends_it_at_first: Final = ve.OfBothFighters(NOT_ENDED_AT_FIRST, 1)


def at_random(group: Group, then: Effect) -> AtRandom:
    return AtRandom(Fixed(1), group, then)


def at_turns_end(then: Effect) -> Later:
    return Later(w.END_OF_TURN, then)


def after_combat(then: Effect) -> Later:
    return Later(w.AFTER_COMBAT, then)


def if_he_blocks(then: Effect) -> Later:
    """Who plays the card, before his block is resolved."""
    return Later(w.IF_BLOCKED, If(HasBlocked(THIS), then))


# ---- what a card in play says


def superior_cards_cost(more: int, *traits: Trait) -> CostsThem:
    """Vampires who are so: in blood."""
    who = Group((w.READY,), ANYONES, (IsKind(w.VAMPIRE), *traits))
    return CostsThem(Cards(superior=1), more, BLOOD, OfMinions(who))


as_if_superior: Final = AsIfSuperior()


def as_ally(
    card: Printed, *words: int, life: int, strength: int, bleed: int, abilities: tuple[Ability, ...]
) -> Printed:
    """What it is in play."""
    there = replace(card, key=f"{card.key}+", kind=w.ALLY, words=sum(words), pool=0, abilities=abilities)
    return replace(card, becomes=replace(there, life=life, strength=strength, bleed=bleed))


def once_a_game(card: Printed) -> Printed:
    """Whoever plays it."""
    return replace(card, uses=tuple(replace(use, once_for_all=w.THIS_GAME) for use in card.uses))


def others_may_act(group: Group, then: Effect) -> AnyMayAct:
    """With this card, as a (D) action."""
    return AnyMayAct(Use(kind=w.ACTION, takes=w.OTHER, aims_at=Target(Only(), then), text=then), group)


def anybody_may_use(at: int, then: Effect, once: int = OFTEN) -> MayUse:
    """Whoever controls the card."""
    return MayUse(at, then, once, by_any=1)


def others_may_use(at: int, then: Effect, once: int = OFTEN) -> MayUse:
    return MayUse(at, If(~YouControlIt(), then), once, by_any=1)


def all_methuselahs_have(by: Amount, stat: int) -> ve.OfEveryMethuselah:
    return ve.OfEveryMethuselah(by, stat)


victory_points: Final = ve.VictoryPoints


def with_counters(number: int, then: Effect) -> When:
    """ "If this card has 4 counters, ..."."""
    return When(COUNTED, then, ANY_SEAT, 1, HasCounters(number))


def in_his_unlock_phase(then: Effect) -> When:
    """Of who bears the card."""
    return When(UNTAP_TIME, then, BEARERS_SEAT)


def in_his_minion_phase(cost: Effect, then: Effect) -> MayUse:
    """Of his controller, who controls the card that lies on him, too."""
    return MayUse(w.ALL_MINION_PHASE, If(YourTurn(), Pay(cost, then)), OFTEN)


def as_the_chosen_leaves(then: Effect) -> When:
    """The ready region."""
    return When(LEAVES_READY, then, ANY_SEAT, condition=RefFits(THAT, Group((w.READY,), ANYONES, (the_chosen,))))


# fmt: off
__all__ = [  # what cards are written with
    "about_to_burn", "action_fails", "add_counters", "after_combat", "all_methuselahs_have", "all_to_pool",
    "ally_falls_to_acting_vampire", "an_ally", "an_event", "anybody_may_use", "as_ally", "as_if_superior",
    "as_the_chosen_leaves", "at_random", "at_turns_end", "become_ally", "bleeds_its_bearers_methuselah", "blind",
    "bloodless", "burn_pool_for_each", "choose_discipline", "choose_for_this", "either_trait", "end_combat", "equipped",
    "forget_marks", "gehenna_events", "gehenna_played", "give_pool", "he_is_blocked", "his_opponent_is_not_ready",
    "if_he_blocks", "in_his_minion_phase", "in_his_unlock_phase", "is_being_played", "its_methuselah",
    "its_remembereds_turn", "lie_on", "named_by_terms", "neither_ends_it_at_first", "no_ally_blocks",
    "nobody_has_acted", "not_played_again", "not_yet_this_turn", "note_done_this_turn", "of_your_predator",
    "of_your_prey", "once_a_game", "other_cancels_minion_card", "other_events", "others_may_act", "others_may_use",
    "ready", "ready_of_others", "redeal_crypts", "referendum_fails", "remember_her", "save", "search_library",
    "spend_discard_action", "steal_pool", "superior_cards_cost", "takes_point", "the_chosen", "the_chosen_is_ready",
    "there_are", "up_to_number", "vampire_blocks_vampire", "victory_points", "with_counters", "younger_than_first",
    "your_chosen_acts", "your_turn",
]
