"""The words of cards that crypts and uncontrolled regions decide about, as they are written by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import ChooseNumber, OneOf, Target
from primogen.kernel.effects import Effect, Seq
from primogen.vtes.language import verbs_tops as vt
from primogen.vtes.language.amounts import BloodOn, Within
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.delays import Later
from primogen.vtes.language.faces import at_level
from primogen.vtes.language.groups import PREDATORS, Group, any_vampire, your_uncontrolled_vampires
from primogen.vtes.language.refs import AIMED_AT, OPPOSING_MINION, THAT, THIS, YOU
from primogen.vtes.language.sentences import Static
from primogen.vtes.language.traits import AllOf, AtMost, Fits, HasStat, IsKind, Older, Trait, WithBlood
from primogen.vtes.language.verbs_crypt import BloodToMethuselah, MoveBlood, MoveChosen
from primogen.vtes.language.verbs_hunting import RefIs
from primogen.vtes.language.verbs_marking import About
from primogen.vtes.language.verbs_revealing import RevealTop
from primogen.vtes.language.verbs_rounds import EndCombat
from primogen.vtes.language.verbs_searching import SearchPile
from primogen.vtes.language.verbs_seats import YourPrey
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import BASIC, CAPACITY

# ---- who

uncontrolled_of_your_predator: Final = Group((w.UNCONTROLLED,), PREDATORS, (WithBlood(),))

# ---- whether

by_a_vampire: Final = RefFits(THIS, any_vampire)
bleeds_her: Final = vt.BleedsHer()


def blocked_by_older(*traits: Trait) -> vt.BlockedBy:
    return vt.BlockedBy(AllOf((IsKind(w.VAMPIRE), Older(), *traits)))


def it_costs(least: int, most: int) -> RefIs:
    """The card that is shown: of an imbued, too (VT-RULING-03)."""
    return RefIs(THAT, AllOf((HasStat(CAPACITY, least), AtMost(CAPACITY, most))))


def that_is(trait: Trait) -> RefIs:
    return RefIs(THAT, trait)


# ---- what is done

compare_crypts: Final = vt.CompareCrypts
cancel_combat: Final = vt.CancelCombat()
remember_who_blocks: Final = vt.RememberWhoBlocks()


def show_preys_top_of_crypt(then: Effect) -> RevealTop:
    return RevealTop(w.CRYPT, then=then, whose=YourPrey())


def bleed_next(bleed: int, stealth: int) -> vt.BleedNext:
    return vt.BleedNext(vt.BleedNow(bleed, stealth))


def steal_up_to(most: int) -> ChooseNumber:
    """From that one, as much as it has."""
    return ChooseNumber(0, Within(BloodOn(THAT), 0, most), MoveChosen(THAT, THIS))


def blood_of_target_home(number: int) -> OneOf:
    """To her pool, or to an uncontrolled vampire of hers."""
    return OneOf(
        (
            BloodToMethuselah(number, AIMED_AT, YOU),
            Target(your_uncontrolled_vampires, MoveBlood(number, AIMED_AT, THAT)),
        )
    )


def fight_by_bottom_of_crypt(part: int) -> About:
    """When this combat has ended, which it does."""
    fights = vt.FightByBottomOfCrypt(part, vt.RemoveIfInPlay())
    return About(OPPOSING_MINION, Seq((EndCombat(), Later(w.AFTER_COMBAT, fights))))


def search_crypt(*traits: Trait) -> SearchPile:
    """What is found is shown, and comes to the uncontrolled region."""
    return SearchPile(w.CRYPT, traits, is_shown=1)


# ---- what a card asks for, and says


def needing(use: Use, trait: Trait) -> Use:
    return replace(use, needs=(*use.needs, Fits(trait)))


def at_basic_only(card: Printed, discipline: int) -> Printed:
    """It has no superior level."""
    return replace(card, uses=tuple(at_level(use, discipline, BASIC) for use in card.uses))


def of_clan_only(card: Printed, clan: int) -> Printed:
    return replace(card, clans=(clan,))


def costing_blood(card: Printed, blood: int) -> Printed:
    return replace(card, blood=blood)


def lasting(card: Printed, *abilities: Static) -> Printed:
    """What it says on whom it was placed."""
    return replace(card, abilities=abilities)


# fmt: off
__all__ = [  # what cards are written with
    "at_basic_only", "bleed_next", "bleeds_her", "blocked_by_older", "blood_of_target_home", "by_a_vampire",
    "cancel_combat", "compare_crypts", "costing_blood", "fight_by_bottom_of_crypt", "it_costs", "lasting", "needing",
    "of_clan_only", "remember_who_blocks", "search_crypt", "show_preys_top_of_crypt", "steal_up_to", "that_is",
    "uncontrolled_of_your_predator",
]
