"""Words for whether. They are put together with `&`, `|` and `~`."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount, Condition
from primogen.rivals.language import conditions as k
from primogen.rivals.language import conditions_cards as kc
from primogen.rivals.language import past
from primogen.rivals.language.groups import Group
from primogen.rivals.language.nouns import (
    AGGRAVATED,
    THAT,
    THE_ATTACKER,
    THE_TARGET,
    THIS,
    Affiliation,
    AttackType,
    DamageType,
    Icon,
    Keyword,
    Player,
    Ref,
)
from primogen.rivals.language.says_amounts import damage_survived, damage_taken, diablerie_suffered, many
from primogen.rivals.language.says_groups import attacking_party, your_coterie
from primogen.rivals.language.says_traits import has, is_card, of_clan
from primogen.rivals.language.traits import Trait


def at_least(number: int, of: Amount | Group) -> k.Compare:
    return k.Compare(many(of), k.AT_LEAST, number)


def at_most(number: int, of: Amount | Group) -> k.Compare:
    return k.Compare(many(of), k.AT_MOST, number)


def exactly(number: int, of: Amount | Group) -> k.Compare:
    return k.Compare(many(of), k.EXACTLY, number)


def more_than(amount: Amount | Group, than: Amount | Group) -> k.MoreThan:
    """The first is higher than the second."""
    return k.MoreThan(many(amount), many(than))


def more_than_each_foe(amount: Amount | Group) -> k.MoreThan:
    """Than what each of them has by itself."""
    return k.MoreThan(many(amount), None)


def none_of(group: Group) -> k.Compare:
    return at_most(0, group)


def has_clan_in_coterie(*clans: Affiliation) -> k.Compare:
    return at_least(1, your_coterie & of_clan(*clans))


def in_your_coterie(discipline: Icon) -> k.InYourCoterie:
    return k.InYourCoterie(discipline)


def this_has(discipline: Icon) -> k.Having:
    """This character has the Discipline that opens the line."""
    return k.Having((discipline,))


def card_is(ref: Ref, trait: Trait) -> k.Is:
    return k.Is(ref, trait)


def is_among(ref: Ref, group: Group) -> k.Belongs:
    return k.Belongs(ref, group)


def is_the_only(ref: Ref, group: Group) -> kc.IsTheOnly:
    """Nobody else belongs to it."""
    return kc.IsTheOnly(ref, group)


def in_line(*places: int) -> kc.InLine:
    """This card is the first, the second ... of its name in its location."""
    return kc.InLine(places)


def in_the_streets(ref: Ref) -> k.InTheStreets:
    return k.InTheStreets(ref)


def is_prince(ref: Ref) -> k.IsPrince:
    return k.IsPrince(ref)


def controls_prince(who: Player) -> k.ControlsPrince:
    return k.ControlsPrince(who)


def is_blocker(ref: Ref) -> k.IsBlocker:
    """It has Blocked the attack under way."""
    return k.IsBlocker(ref)


always: Final = k.Always()
your_turn: Final = k.During(k.YOUR_TURN)
your_action_phase: Final = k.During(k.YOUR_ACTION_PHASE)
any_action_phase: Final = k.During(k.ANY_ACTION_PHASE)
after_first_round: Final = k.During(k.AFTER_FIRST_ROUND)
your_first_turn: Final = k.During(k.YOUR_FIRST_TURN)

during_attack: Final = k.During(k.AN_ATTACK)
during_preemptive_strike: Final = k.During(k.ITS_PREEMPTIVE_STRIKE)
in_scheme: Final = k.During(k.A_SCHEME)
this_is_the_target: Final = k.Is(THE_TARGET, is_card(THIS))
attack_is_aggravated: Final = k.Is(THE_ATTACKER, has(AGGRAVATED))
was_blocked: Final = k.WasBlocked()
reaction_played: Final = k.WasPlayed(k.A_REACTION)
defender_reacted: Final = k.WasPlayed(k.DEFENDERS_REACTION)
no_attack_card_played: Final = ~k.WasPlayed(k.AN_ATTACK_CARD)
no_modifier_played: Final = ~k.WasPlayed(k.YOUR_MODIFIER)
target_was_wounded: Final = past.Was(THE_TARGET, past.WOUNDED)
that_was_wounded: Final = past.Was(THAT, past.WOUNDED)
target_was_at_home: Final = past.Was(THE_TARGET, past.AT_HOME)
target_defeated: Final = k.Fell(k.TARGET_FELL)
strike_defeated_somebody: Final = k.Fell(k.ATTACKER_FELL)

you_alone_contributed: Final = k.SoleContributor()


def attack_is(*types: AttackType) -> k.TypeIs:
    return k.TypeIs(k.OF_THE_ATTACK, types)


def damage_is(*types: DamageType | Keyword) -> k.TypeIs:
    return k.TypeIs(k.OF_THE_DAMAGE, types)


def this_attacks(target: Group) -> Condition:
    """This character is the attacker, and one of these the target."""
    return k.Is(THE_ATTACKER, is_card(THIS)) & k.Belongs(THE_TARGET, target)


def attacked_by_party_of(least: int) -> Condition:
    """This character is the target, and that many characters have come."""
    return this_is_the_target & at_least(least, attacking_party)


this_scheme_succeeded: Final = k.SchemeWent(k.SCHEME_SUCCEEDED)
this_scheme_failed: Final = k.SchemeWent(k.SCHEME_FAILED)
your_side_won: Final = k.SchemeWent(k.YOUR_SIDE_WON)
your_side_lost: Final = k.SchemeWent(k.YOUR_SIDE_LOST)


def attack_hurt(least: int) -> k.Compare:
    """It dealt so much non-Aggravated damage to somebody who survived it."""
    return at_least(least, damage_survived)


def attack_dealt(least: int) -> k.Compare:
    """So much, to its target."""
    return at_least(least, damage_taken)


you_have_suffered_diablerie: Final = at_least(1, diablerie_suffered)
