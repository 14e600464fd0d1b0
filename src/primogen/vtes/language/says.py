"""The words a card is written in: they read as the printed sentence. Cards import these, the faces and the nouns."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseNumber, ChooseSeat, OneOf, Pay, Target
from primogen.kernel.effects import MAY, MUST, Amount, Condition, Effect, If, May, Selector, Seq
from primogen.vtes.language import amounts as a
from primogen.vtes.language import conditions as k
from primogen.vtes.language import sentences as s
from primogen.vtes.language import terms as t
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_blocking as vb
from primogen.vtes.language import verbs_combat as vf
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language import verbs_crypt as vy
from primogen.vtes.language import verbs_people as vp
from primogen.vtes.language import verbs_seats as vs
from primogen.vtes.language.costs import AllOf
from primogen.vtes.language.groups import any_vampire
from primogen.vtes.language.refs import (
    ITS_METHUSELAH,
    OPPOSING_MINION,
    THAT,
    THIS,
    THIS_CARD,
    YOU,
    EachOther,
    OthersThanActing,
)
from primogen.vtes.language.verbs_preventing import Prevent
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import AS_VAMPIRE, MASTER_TIME, OPTIONAL_MANEUVERS, UNTAP_TIME, VULNERABLE
from primogen.vtes.rules.underway import MANEUVERS_LEFT

# ---- how effects are put together


def in_order(*effects: Effect) -> Seq:
    return va.one_after_another(effects)


def may(then: Effect) -> May:
    return May(then)


def provided(condition: Condition, then: Effect) -> If:
    return If(condition, then)


def pay(cost: Effect, then: Effect) -> Pay:
    return Pay(cost, then)


def costs(*effects: Effect) -> AllOf:
    return AllOf(effects)


def one_of(*effects: Effect) -> OneOf:
    return OneOf(effects)


def choose(group: Selector, then: Effect) -> Target:
    return Target(group, then, MUST)


def may_choose(group: Selector, then: Effect) -> Target:
    return Target(group, then, MAY)


def any_number(most: Amount, then: Effect) -> ChooseNumber:
    return ChooseNumber(1, most, then)


def another_methuselah(then: Effect) -> ChooseSeat:
    """Other than the one who acts."""
    return ChooseSeat(OthersThanActing(), then)


def if_bled(then: Effect) -> If:
    """ "If the bleed is successful (for 1 or more)"."""
    return If(k.BledThisAction(), then)


# ---- what they do

stealth: Final = va.Stealth
intercept: Final = va.Intercept


def bleed(number: int, how: int = va.FREELY) -> va.PlusBleed:
    return va.PlusBleed(a.Fixed(number), how)


LIMITED: Final = va.LIMITED
wakes: Final = va.Wake()
redirect_bleed: Final = va.Redirect()
tap: Final = va.Tap
untap: Final = va.Untap
votes: Final = va.GainVotes
enter_combat: Final = va.EnterCombat()
maneuver_in_it: Final = vb.InResultingCombat(OPTIONAL_MANEUVERS, 1, THIS)
cancel: Final = va.Cancel()
played_by_neighbour: Final = vs.PlayedByNeighbour()
its_player_gets_master_action: Final = vs.ItsPlayerGetsMasterAction()

maneuver: Final = vf.Maneuver()
maneuver_with_press: Final = vf.Maneuver(presses=1)
with_maneuver: Final = vf.MoreManeuvers()
with_optional_maneuver: Final = vf.MoreManeuvers(MANEUVERS_LEFT)
press: Final = vf.PressOn()
either: Final = vf.Either
additional_strikes: Final = vf.AdditionalStrikes
strength_of: Final = vf.StrengthOf
prevent: Final = Prevent


def prevent_normal(number: int) -> Prevent:
    return Prevent(number, aggravated=0)


def hand_strike(plus: int, *bits: int) -> vf.StrikeWith:
    return vf.StrikeWith(w.HAND_STRIKE, plus, sum(bits))


def damage(number: int, *bits: int, maneuvers: int = 0, presses: int = 0) -> vf.StrikeWith:
    return vf.StrikeWith(w.DAMAGE, number, sum(bits), maneuvers, presses)


def steal_blood(number: int, *bits: int) -> vf.StrikeWith:
    return vf.StrikeWith(w.STEAL_BLOOD, number, sum(bits))


def destroy_equipment(*bits: int) -> vf.StrikeWith:
    return vf.StrikeWith(w.DESTROY_EQUIPMENT, 0, sum(bits))


def steal_equipment(*bits: int) -> vf.StrikeWith:
    return vf.StrikeWith(w.STEAL_EQUIPMENT, 0, sum(bits))


dodge: Final = vf.StrikeWith(w.DODGE)


def combat_ends(besides: Effect | None = None) -> vf.StrikeWith:
    return vf.StrikeWith(w.COMBAT_ENDS, besides=besides)


def gain_pool(number: Amount | int, who: int = YOU) -> vc.GainPool:
    return vc.GainPool(a.counted(number), who)


def burn_pool(number: Amount | int, who: int = YOU) -> vc.BurnPool:
    return vc.BurnPool(a.counted(number), who)


def burn_each_other(number: int) -> vc.BurnPoolOfEach:
    return vc.BurnPoolOfEach(number, EachOther())


def gain_blood(number: Amount | int, ref: int = THIS) -> vc.GainBlood:
    return vc.GainBlood(a.counted(number), ref)


def blood_to_pool(number: Amount | int, ref: int) -> vc.BloodToPool:
    return vc.BloodToPool(a.counted(number), ref)


pool_to_blood: Final = vc.PoolToBlood
feed: Final = vc.GainFromHuntingGround(1, THAT)
put_in_play: Final = vc.PutInPlay()
put_on: Final = vc.PutOn
put_on_that: Final = vc.PutOn(THAT)
burn: Final = vc.Burn
gain_master_action: Final = vc.GainMasterAction()
x: Final = a.Number()
blood_on_that: Final = a.BloodOn(THAT)
blood_lost_by_opponent: Final = a.BloodLostBy(OPPOSING_MINION)

change_clan: Final = vp.ChangeClan
change_sect: Final = vp.ChangeSect
give_title: Final = vp.GiveTitle
take_control: Final = vp.TakeControl
send_to_torpor: Final = vp.SendToTorpor
inflict: Final = vp.Inflict
bring_vampire: Final = vp.BringVampire(THAT)
bring_ally: Final = vp.BringAlly(THAT)
burn_conviction: Final = vp.BurnConviction
recover: Final = vp.Recover(THAT)

from_crypt: Final = vy.FromCrypt()
remove_top_of_crypt: Final = vy.RemoveTopOfCrypt
blood_to_methuselah: Final = vy.BloodToMethuselah
move_blood: Final = vy.MoveBlood
all_its_blood_home: Final = Seq((vy.BloodToMethuselah(vy.ALL, THAT, ITS_METHUSELAH), vy.ToBottomOfCrypt(THAT)))
each_burns_uncontrolled_vampire: Final = vy.EachBurnsUncontrolledVampire()

# ---- terms of referendums

allocate: Final = t.Allocate
choose_clan: Final = t.ChooseClan()
burn_allocated: Final = t.BurnAllocated()
gain_for_clan: Final = t.GainForClan()

# ---- what a card in play says


def has(by: int, stat: int) -> s.Static:
    return s.Static(a.Fixed(by), stat)


def you_have(by: int, stat: int) -> s.OfMethuselah:
    return s.OfMethuselah(a.Fixed(by), stat)


def in_your_untap_phase(then: Effect, only_if: Condition | None = None) -> s.When:
    return s.When(UNTAP_TIME, then, condition=only_if)


def in_their_controllers_master_phase(then: Effect) -> s.When:
    """Of the vampire that bears it, whoever put it there."""
    return s.When(MASTER_TIME, vs.TheyDo(vs.ItsController(THIS), then), s.BEARERS_SEAT)


def vampire_has(by: int, stat: int) -> s.Static:
    """ "The vampire with this card ..."."""
    return s.Static(a.Fixed(by), stat, k.RefFits(THIS, any_vampire))


plays_as_vampire: Final = has(1, AS_VAMPIRE)


def vulnerable_to(word: int) -> s.Static:
    return has(word, VULNERABLE)


when: Final = s.When
may_use: Final = s.MayUse
may_act: Final = s.MayAct
must_act: Final = s.MustAct
OFTEN: Final = s.OFTEN
tap_this_card: Final = va.Tap(THIS_CARD)

# fmt: off
__all__ = [  # what cards are written with
    "LIMITED", "OFTEN", "additional_strikes", "all_its_blood_home", "allocate", "another_methuselah", "any_number",
    "bleed", "blood_lost_by_opponent", "blood_on_that", "blood_to_methuselah", "blood_to_pool", "burn",
    "burn_allocated", "burn_conviction", "cancel", "change_sect", "choose", "choose_clan", "combat_ends", "costs",
    "damage", "dodge", "each_burns_uncontrolled_vampire", "either", "enter_combat", "feed", "from_crypt", "gain_blood",
    "gain_for_clan", "gain_master_action", "gain_pool", "hand_strike", "has", "if_bled", "in_order",
    "in_their_controllers_master_phase", "in_your_untap_phase", "inflict", "intercept", "its_player_gets_master_action",
    "maneuver", "maneuver_in_it", "maneuver_with_press", "may", "may_act", "may_choose", "may_use", "move_blood",
    "one_of", "pay", "played_by_neighbour", "pool_to_blood", "press", "prevent", "prevent_normal", "provided",
    "put_in_play", "put_on", "put_on_that", "redirect_bleed", "remove_top_of_crypt", "send_to_torpor", "steal_blood",
    "stealth", "strength_of", "take_control", "tap", "tap_this_card", "untap", "votes", "wakes", "when", "x",
    "you_have",
]
