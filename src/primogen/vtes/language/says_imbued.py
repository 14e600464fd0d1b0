"""The words of the imbued, of conviction and of powers, as they are written by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import MAY, Condition, Effect, ForEach, If, Leaf, May
from primogen.vtes.language import verbs_conviction as vc
from primogen.vtes.language import verbs_hunting as vh
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.barring import CannotStrike, CostsToAim, OfMinions
from primogen.vtes.language.circumstances import Fights, FirstRound, ThereAre, acts
from primogen.vtes.language.conditions import RefFits, as_announced, directed_at_you, this_is_ready
from primogen.vtes.language.costs import AllOf
from primogen.vtes.language.groups import ANYONES, YOURS, EitherGroup, Group, Only
from primogen.vtes.language.refs import ACTING_MINION, AIMED_AT, OPPOSING_MINION, THAT, THIS, THIS_CARD
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN, AnyMayAct, MayAct, MayUse, Static, When
from primogen.vtes.language.traits import AllOf as Whole
from primogen.vtes.language.traits import (
    AnyOf,
    AtMost,
    BearsNone,
    HasStat,
    HasWord,
    IsAlly,
    IsKind,
    IsNot,
    IsTapped,
    IsThis,
    Monster,
    NotThis,
    Trait,
)
from primogen.vtes.language.traits_of_cards import Bears, CheaperThan, LostLife, Named
from primogen.vtes.language.verbs_action import EnterCombat, NoneOfThemBlocks, Tap
from primogen.vtes.language.verbs_blocking import ContinueUnblocked, InterceptOfAll
from primogen.vtes.language.verbs_counters import Burn, GainBlood, PoolToBlood
from primogen.vtes.language.verbs_given import Along
from primogen.vtes.language.verbs_looking import LookAtTop
from primogen.vtes.language.verbs_marking import About
from primogen.vtes.language.verbs_people import BurnConviction, Recover
from primogen.vtes.language.verbs_preventing import Prevent
from primogen.vtes.language.verbs_rounds import EndCombat, EndCombatOf
from primogen.vtes.language.verbs_seats import TheyDo
from primogen.vtes.language.verbs_spending import Everybody
from primogen.vtes.language.verbs_votes import GainVotesAgainst
from primogen.vtes.rules import words as w
from primogen.vtes.rules.naming import NameX
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.topics import CAPACITY, LEAVES_READY, UNTAP_TIME

# ---- who

a_monster: Final = Monster()
an_imbued: Final = IsKind(w.IMBUED)
a_mortal: Final = HasWord(w.MORTAL)
an_infernal: Final = HasWord(w.INFERNAL)
himself: Final = IsThis()
not_himself: Final = NotThis()
lost_life: Final = LostLife()
pool_cost_below: Final = CheaperThan
monsters: Final = Group((w.READY,), ANYONES, (a_monster,))
mortals: Final = Group((w.READY,), ANYONES, (a_mortal,))
imbued_in_play: Final = Group((w.READY, w.INCAPACITATED), ANYONES, (an_imbued,))
your_uncontrolled_imbued: Final = Group((w.UNCONTROLLED,), YOURS, (an_imbued,))
conviction_at_hand: Final = vc.convictions_at_hand


def one_that_is(*traits: Trait) -> Whole:
    return Whole(traits)


def younger_than(capacity: int) -> Whole:
    return Whole((IsKind(w.VAMPIRE), AtMost(CAPACITY, capacity - 1)))


def older_than(capacity: int) -> Whole:
    return Whole((IsKind(w.VAMPIRE), HasStat(CAPACITY, capacity + 1)))


def either_group(one: Group, other: Group) -> EitherGroup:
    return EitherGroup(one, other)


def incapacitated_of_yours(*traits: Trait) -> Group:
    return Group((w.INCAPACITATED,), YOURS, traits)


# ---- whether


def it_is(ref: int, *traits: Trait) -> vh.RefIs:
    """That one is so, wherever it is."""
    return vh.RefIs(ref, Whole(traits))


a_monster_acts: Final = it_is(ACTING_MINION, a_monster)
against_a_monster: Final = it_is(OPPOSING_MINION, a_monster)
aimed_at_imbued: Final = RefFits(AIMED_AT, imbued_in_play)
aimed_at_him: Final = it_is(AIMED_AT, himself)
he_announces: Final = it_is(ACTING_MINION, himself) & as_announced
not_yet_by_him: Final = vc.NotYetByHim()
to_enter_combat: Final = vh.ToEnterCombat()
of_a_block: Final = vh.OfABlock() & FirstRound()
first_of_its_name: Final = vh.FirstOfItsNameInPlay()
played_against_him: Final = vh.PlayedAgainstHim
taken_against_him: Final = vh.TakenAgainstHim
with_vehicle: Final = it_is(THIS, IsNot(BearsNone(w.VEHICLE)))
he_acts: Final = acts
he_fights: Final = Fights(THIS)
unmasking: Final = Group((w.IN_PLAY,), ANYONES, (Named("Unmasking, The"),))
unmasked: Final = ThereAre(unmasking) & it_is(ACTING_MINION, IsKind(w.VAMPIRE))
illuminated: Final = it_is(THIS, Bears("Illuminate"))
shameless: Final = AnyOf(
    (an_infernal, older_than(7), Whole((IsKind(w.VAMPIRE), Bears("Memories of Mortality", "Humanitas"))))
)
at_you_or_imbued: Final = directed_at_you | aimed_at_imbued


def there_is(group: Group, least: int = 1) -> ThereAre:
    return ThereAre(group, least)


# ---- what is done

note_used_by_him: Final = vc.NoteUsedByHim()
spend_remembered: Final = vc.SpendRemembered()
give_remembered: Final = vc.GiveRemembered(THAT)
fetch_conviction: Final = vc.FetchConviction()
fetch_power: Final = vc.FetchPower
strike_by_hand_or_weapon: Final = vh.StrikeByHandOrWeapon
may_gain_conviction: Final = Target(conviction_at_hand, vc.GainConviction(THAT), MAY)
monster_fights_him: Final = About(ACTING_MINION, EnterCombat(acts=THAT))
end_his_combat: Final = EndCombat()
continue_unblocked: Final = ContinueUnblocked()
look_at_opponents_hand: Final = vh.LookAtOpponentsHand()
look_at_top: Final = LookAtTop
inflict_his_strength: Final = vh.InflictHisStrength()
strengthen_fighter: Final = vh.StrengthenFighter
votes_against: Final = GainVotesAgainst
pool_to_that: Final = PoolToBlood(THAT)
recover_that: Final = Recover(THAT)
gain_surges: Final = vc.GainSurges
intercept_of_all: Final = InterceptOfAll
none_of_them_blocks: Final = NoneOfThemBlocks


def burn_surges_to_prevent() -> NameX:
    """Any number of them, and so much damage that is not aggravated."""
    return NameX(1, vc.SurgesLeft(), Along(Prevent(0, aggravated=0, per_x=1), vc.BurnSurges()))


def end_combat_between(one: Group, other: Group) -> EndCombatOf:
    return EndCombatOf(one, other)


def along(effect: Effect, besides: Effect) -> Along:
    """The one, and what comes with it, which is no reason to do it."""
    return Along(effect, besides)


def if_so(condition: Condition, then: Effect, otherwise: Effect) -> If:
    return If(condition, then, otherwise)


def each_incapacitated_may(number: int, then: Effect) -> TheyDo:
    """Whoever controls them: for so much conviction."""
    one = May(Pay(BurnConviction(number, THAT), then))
    return TheyDo(Everybody(), ForEach(incapacitated_of_yours(an_imbued), one))


# ---- what a power says: VT-POWER-06, -07


def spending(number: int) -> AllOf:
    """The power card is locked, and so much conviction spent."""
    return AllOf((Tap(THIS_CARD), BurnConviction(number)))


def modifies(then: Effect, at: int = w.ACTION_MOMENTS) -> MayUse:
    return MayUse(at, then, OFTEN, w.ACTION_MODIFIER)


def reacts(then: Effect, at: int = w.ACTION_MOMENTS) -> MayUse:
    return MayUse(at, then, OFTEN, w.REACTION)


def reacts_though_locked(then: Effect, at: int = w.ACTION_MOMENTS) -> MayUse:
    return MayUse(at, then, OFTEN, w.REACTION, though_locked=1)


def in_combat(then: Effect, at: int) -> MayUse:
    return MayUse(at, then, OFTEN)


def helps_fighter(then: Effect, at: int = w.BEFORE_RANGE) -> MayUse:
    """By one who is ready, and need not fight."""
    return MayUse(at, vh.ByBystander(If(this_is_ready, then)), OFTEN)


def helps_acting(then: Effect, at: int = w.ACTION_MOMENTS) -> MayUse:
    """By another one who is ready."""
    theirs = Group((w.READY,), YOURS, (NotThis(),))
    return MayUse(at, If(this_is_ready & RefFits(ACTING_MINION, theirs), then), OFTEN)


def may_prevent(then: Effect) -> MayUse:
    return vh.MayPrevent(w.PREVENTION, then, OFTEN)


def for_price(price: Leaf, use: Use) -> Use:
    """Paid as the action succeeds: VT-RESOLVE-01."""
    return replace(use, price=price)


def acts_by_power(use: Use) -> MayAct:
    """The power card is locked as the action is announced."""
    unlocked = vh.RefIs(THIS_CARD, IsNot(IsTapped()))
    return MayAct(replace(use, announced=Tap(THIS_CARD), only_if=unlocked))


def monsters_may_fight_him() -> AnyMayAct:
    """As a (D) action."""
    fight = EnterCombat()
    return AnyMayAct(Use(kind=w.ACTION, takes=w.OTHER, aims_at=Target(Only(is_bearer=1), fight), text=fight), monsters)


as_he_leaves_ready: Final = When(LEAVES_READY, Burn(THIS_CARD), ANY_SEAT, 1)


def adds_life() -> Use:
    """1 blood to a vampire, or 1 life to another ally that has lost some."""
    vampires = Group((w.READY, w.TORPOR), ANYONES, (IsKind(w.VAMPIRE),))
    allies = Group((w.READY,), ANYONES, (IsAlly(), NotThis(), LostLife()))
    then = GainBlood(Fixed(1), THAT)
    return Use(kind=w.ACTION, takes=w.OTHER, stealth=1, aims_at=Target(EitherGroup(vampires, allies), then), text=then)


# ---- what an imbued says


def has_if(by: int, stat: int, condition: Condition) -> Static:
    return Static(Fixed(by), stat, condition)


def in_any_untap_phase(then: Effect) -> When:
    return When(UNTAP_TIME, then, ANY_SEAT)


def cannot_strike(strike: int) -> CannotStrike:
    return CannotStrike(strike, OfMinions(Group((w.READY,), ANYONES, (IsThis(),))))


def costs_others_to_aim_at_him(number: int) -> CostsToAim:
    return CostsToAim(number)


def either_of(*traits: Trait) -> AnyOf:
    return AnyOf(traits)


# fmt: off
__all__ = [  # what cards are written with
    "a_monster", "a_monster_acts", "a_mortal", "acts_by_power", "adds_life", "against_a_monster", "aimed_at_him",
    "aimed_at_imbued", "along", "an_imbued", "an_infernal", "as_he_leaves_ready", "at_you_or_imbued",
    "burn_surges_to_prevent", "cannot_strike", "continue_unblocked", "conviction_at_hand", "costs_others_to_aim_at_him",
    "each_incapacitated_may", "either_group", "either_of", "end_combat_between", "end_his_combat", "fetch_conviction",
    "fetch_power", "first_of_its_name", "for_price", "gain_surges", "give_remembered", "has_if", "he_acts",
    "he_announces", "he_fights", "helps_acting", "helps_fighter", "himself", "if_so", "illuminated", "imbued_in_play",
    "in_any_untap_phase", "in_combat", "incapacitated_of_yours", "inflict_his_strength", "intercept_of_all", "it_is",
    "look_at_opponents_hand", "look_at_top", "lost_life", "may_gain_conviction", "may_prevent", "modifies",
    "monster_fights_him", "monsters", "monsters_may_fight_him", "mortals", "none_of_them_blocks", "not_himself",
    "not_yet_by_him", "note_used_by_him", "of_a_block", "older_than", "one_that_is", "played_against_him",
    "pool_cost_below", "pool_to_that", "reacts", "reacts_though_locked", "recover_that", "shameless",
    "spend_remembered", "spending", "strengthen_fighter", "strike_by_hand_or_weapon", "taken_against_him", "there_is",
    "to_enter_combat", "unmasked", "unmasking", "votes_against", "with_vehicle", "younger_than",
    "your_uncontrolled_imbued",
]
