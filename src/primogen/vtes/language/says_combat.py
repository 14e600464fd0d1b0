"""The words of combat cards that are written by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import MUST, Effect, If, Seq
from primogen.vtes.language import circumstances as c
from primogen.vtes.language import verbs_opponent as vo
from primogen.vtes.language import verbs_rounds as vr
from primogen.vtes.language import verbs_weapons as vw
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.cards import Cards, IsOne
from primogen.vtes.language.conditions import RangeIs, RefFits, bleeding_you
from primogen.vtes.language.costs import AllOf, Exactly
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import ANYONES, YOURS, Group, Only, any_minion, any_vampire
from primogen.vtes.language.refs import BEARERS_METHUSELAH, OPPOSING_MINION, THAT, THIS
from primogen.vtes.language.sentences import ANY_SEAT, THE_CARD, AnyMayAct, OfGroup, When
from primogen.vtes.language.traits import BearsNone, Fits, HasWord, IsKind, IsReady, OfSect
from primogen.vtes.language.verbs_action import Untap
from primogen.vtes.language.verbs_card import AddCounters, BurnCounters, HasCounters
from primogen.vtes.language.verbs_chosen import ChosenByThis
from primogen.vtes.language.verbs_combat import ForAWhile, StrikeWith
from primogen.vtes.language.verbs_counters import BurnBlood
from primogen.vtes.language.verbs_given import Lets
from primogen.vtes.language.verbs_hand import DiscardForNow, DrawUp
from primogen.vtes.language.verbs_preventing import ALL_OF_IT, FROM_STRIKE, Prevent
from primogen.vtes.language.verbs_spending import BurnXCounters
from primogen.vtes.language.verbs_taking_on import CouldTakeOn, TakeOnNamed
from primogen.vtes.rules import words as w
from primogen.vtes.rules.answering import Answered, CancelThis
from primogen.vtes.rules.given import AS_OFTEN, EACH_ROUND
from primogen.vtes.rules.people import ANARCH
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import BASIC, COUNTED, PRESS_BEGINS, STRENGTH, SUPERIOR

# ---- when

first_round: Final = vr.RoundIs(1)
at_close_range: Final = RangeIs(w.CLOSE)
won_against_vampire: Final = vr.opposed_by_vampire & vr.InflictedMore()
opponent_has_none: Final = RefFits(OPPOSING_MINION, Group((w.READY, w.TORPOR), ANYONES, (BearsNone(),)))
first_aim: Final = vw.FirstAim()
MOST_OF_COMBAT: Final = (w.STRIKING_MOMENTS & ~w.STRIKE & ~w.WITH_STRIKE) | w.ADDITIONAL | w.PRESS | w.END_OF_ROUND
TO_LAST_STRIKE: Final = w.BEFORE_RANGE | w.RANGE | w.BEFORE_CHOICE | w.BEFORE_STRIKE | w.ADDITIONAL

that_has_none: Final = RefFits(THAT, Group((w.READY, w.TORPOR), ANYONES, (BearsNone(),)))

# ---- how it is played


def by_all(use: Use, level: int, *disciplines: int) -> Use:
    """Of a card that asks for several at once."""
    return replace(use, level=tuple((each, level) for each in disciplines))


def basic_of(use: Use, *disciplines: int) -> Use:
    return by_all(use, BASIC, *disciplines)


def of_anarch(use: Use) -> Use:
    """By a ready anarch."""
    anarch = (Fits(IsReady()), Fits(IsKind(w.VAMPIRE)), Fits(OfSect(ANARCH)))
    return replace(use, needs=(*use.needs, *anarch))


def of_one_clan(card: Printed, clan: int) -> Printed:
    return replace(card, clans=(clan,))


def superior_of(use: Use, *disciplines: int) -> Use:
    return by_all(use, SUPERIOR, *disciplines)


def as_equipment(card: Printed, *words: int, abilities: tuple[Ability, ...]) -> Printed:
    """What it is in play, of no cost."""
    there = replace(card, key=f"{card.key}+", kind=w.EQUIPMENT, words=sum(words), pool=0, blood=0)
    return replace(card, becomes=replace(there, uses=(), abilities=abilities))


# ---- what is done to the opposing minion


def hinder(whom: Group, *stats: int, until: int = w.THIS_COMBAT) -> vo.Hinder:
    return vo.Hinder(stats, until, whom)


any_opponent: Final = any_minion
any_opposing_vampire: Final = any_vampire
cancel_his: Final = vo.CancelHis


def opposing_cards_with(*words: int) -> vo.CancelHis:
    return vo.CancelHis(sum(words))


def cancel_strike_or(*words: int) -> vo.CancelHis:
    return vo.CancelHis(sum(words), strikes=1)


cancel_what_restricts: Final = vo.CancelHis(restricting=1)

# ---- strikes


def strike_as_text(*bits: int, then: Effect) -> StrikeWith:
    return StrikeWith(w.AS_TEXT, 0, sum(bits), besides=then)


def strength_strike(plus: int, *bits: int) -> StrikeWith:
    return StrikeWith(w.DAMAGE, plus, w.WITH_STRENGTH + sum(bits))


def if_it_hurts(then: Effect) -> Later:
    """After the damage of the strike that this is played with, if there is any."""
    return Later(w.STRIKE_HURTS, vw.IfItHurt(then), suffices=1)


more_of_strike: Final = vw.MoreOfStrike


def may_be_cancelled(then: Effect, price: Effect) -> Answered:
    """By the opposing minion's Methuselah, with cards of her hand; its cost is paid."""
    return Answered(then, CancelThis(price, is_of_hand=1, is_paid_for=1), of_opponent=1)


def discard_combat_cards(number: int) -> AllOf:
    cards = Group((w.HAND,), YOURS, (IsOne(Cards(played_as=w.COMBAT)),))
    return AllOf((Exactly(Fixed(number), cards, DiscardForNow(THAT), MUST), DrawUp()))


def stronger(by: int, until: int) -> ForAWhile:
    return ForAWhile(STRENGTH, by, until)


if_ready: Final = Fits(IsReady())  # of who plays it

# ---- damage

all_from_strike: Final = Prevent(ALL_OF_IT, source=FROM_STRIKE)


def each_round_for_blood(number: int, then: Effect) -> Lets:
    """Of this combat, about its first strikes."""
    paid = If(vw.FirstStrikes(), Pay(BurnBlood(number, THIS), then))
    return Lets(paid, w.PREVENTION, w.THIS_COMBAT, EACH_ROUND)


def in_first_round_of_resulting(strike: StrikeWith) -> Lets:
    """He can strike so, if he blocks."""
    return Lets(If(vr.RoundIs(1), strike), w.STRIKE, w.RESULTING_COMBAT, AS_OFTEN)


# ---- what comes into play


def unlocking_at_turns_end(card: Printed) -> Printed:
    """Who has equipped with it, or employed it."""
    unlocked = Later(w.END_OF_TURN, Untap(THIS))
    return replace(card, uses=tuple(replace(use, text=unlocked) for use in card.uses))


def at_next_discard_phase(then: Effect) -> Later:
    """Her own."""
    return Later(w.NEXT_DISCARD, then)


put_on_as: Final = vw.PutOnAs
not_this_round: Final = vw.NotThisRound()
set_counters: Final = vw.SetCounters
press_by_nobody: Final = vw.PressByNobody()
draw_one_more: Final = vw.DrawOneMore()
no_stealth: Final = vw.NoStealth()
equip_with_weapon: Final = Target(Group((w.HAND,), YOURS, (HasWord(w.WEAPON), CouldTakeOn())), TakeOnNamed())


def in_each_press_step(then: Effect) -> When:
    """As long as there is a counter, which is burned."""
    return When(PRESS_BEGINS, If(HasCounters(1), Pay(BurnCounters(1), then)), ANY_SEAT)


def whenever_this(event: int, then: Effect) -> When:
    """It befalls this card."""
    return When(event, then, ANY_SEAT, THE_CARD)


def out_of_counters(then: Effect) -> When:
    return When(COUNTED, then, ANY_SEAT, THE_CARD, ~HasCounters(1))


burn_counters_for_each: Final = BurnXCounters()


def chosen_has_against_its_bearer(by: int, stat: int) -> OfGroup:
    """Whom this card has chosen, while he bleeds who controls its bearer."""
    return OfGroup(
        Fixed(by), stat, Group((w.READY,), ANYONES, (ChosenByThis(),)), c.SeenBy(BEARERS_METHUSELAH, bleeding_you)
    )


def any_may_remove_in(times: int, group: Group, stealth: int, then: Effect) -> AnyMayAct:
    """By so many actions, whoever takes them: each puts a counter on the card."""
    counted = Seq((AddCounters(Fixed(1)), If(HasCounters(times), then)))
    return AnyMayAct(
        Use(kind=w.ACTION, takes=w.OTHER, stealth=stealth, aims_at=Target(Only(), counted), text=counted), group
    )


# fmt: off
__all__ = [  # what cards are written with
    "MOST_OF_COMBAT", "TO_LAST_STRIKE", "all_from_strike", "any_may_remove_in", "any_opponent", "any_opposing_vampire",
    "as_equipment", "at_close_range", "at_next_discard_phase", "basic_of", "burn_counters_for_each", "cancel_strike_or",
    "cancel_what_restricts", "chosen_has_against_its_bearer", "discard_combat_cards", "draw_one_more",
    "each_round_for_blood", "equip_with_weapon", "first_aim", "first_round", "hinder", "if_it_hurts", "if_ready",
    "in_each_press_step", "in_first_round_of_resulting", "may_be_cancelled", "more_of_strike", "no_stealth",
    "not_this_round", "of_anarch", "of_one_clan", "opponent_has_none", "out_of_counters", "press_by_nobody",
    "put_on_as", "set_counters", "strength_strike", "strike_as_text", "stronger", "superior_of", "that_has_none",
    "unlocking_at_turns_end", "whenever_this", "won_against_vampire",
]
