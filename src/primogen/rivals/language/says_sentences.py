"""Words for what a card in play says, all the time or whenever something happens."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from primogen.kernel.choosing import Pay
from primogen.kernel.effects import MAY, MUST, Amount, Condition, Effect, Seq
from primogen.kernel.story import Pattern
from primogen.rivals.language import nouns as n
from primogen.rivals.language import sentences as s
from primogen.rivals.language.costs import AnyCost
from primogen.rivals.language.groups import Group
from primogen.rivals.language.prices import LESS, MORE, NOTHING, CostsChange
from primogen.rivals.language.says_amounts import counted
from primogen.rivals.language.says_costs import exhaust_this_card, turn_up_this_card
from primogen.rivals.language.says_groups import any_character, its_party, this_character
from primogen.rivals.language.says_patterns import game_begins, turn_begins, turn_ends, would_take_damage
from primogen.rivals.language.verbs_damage import DamageBecomes
from primogen.rivals.language.verbs_fight import Prevent
from primogen.rivals.rules.raiding import EVERYBODY

S = TypeVar("S", s.Activated, s.When, s.Static, s.Instead, s.OfPlayers, s.MayBlockForAnyone, CostsChange)


def activated(cost: AnyCost, then: Effect, *, only_if: Condition | None = None) -> s.Activated:
    return s.Activated(n.OPEN, Pay(cost, then), only_if=only_if)


def attacker(cost: AnyCost, then: Effect, *, only_if: Condition | None = None) -> s.Activated:
    return s.Activated(n.ATTACKER_FORM, Pay(cost, then), only_if=only_if)


def party(cost: AnyCost, then: Effect, *, only_if: Condition | None = None) -> s.Activated:
    return s.Activated(n.PARTY_FORM, Pay(cost, then), only_if=only_if)


def relentless(cost: AnyCost, then: Effect, form: n.Form = n.OPEN, *, only_if: Condition | None = None) -> s.Activated:
    return s.Activated(form, Pay(cost, then), s.RELENTLESSLY, only_if)


def attackers_have(cost: AnyCost, then: Effect, *, only_if: Condition | None = None) -> s.Activated:
    """Each of yours that attacks has this ability."""
    return s.Activated(n.OPEN, Pay(cost, then), s.LENT_TO_ATTACKERS, only_if)


def your_coterie_has(cost: AnyCost, then: Effect, *, only_if: Condition | None = None) -> s.Activated:
    """Each of its characters has this ability."""
    return s.Activated(n.OPEN, Pay(cost, then), s.LENT_TO_COTERIE, only_if)


def wraith(then: Effect) -> tuple[s.Activated, ...]:
    """A wraith token's text, by turning it up, by exhausting it, or by both at once for double effect."""
    return (
        activated(turn_up_this_card, then),
        activated(exhaust_this_card, then),
        activated(turn_up_this_card & exhaust_this_card, Seq((then, then))),
    )


def leader(ability: S) -> S:
    """The same, as a Leader Ability of a Haven; an Attacker's or a Party's stays one."""
    return replace(ability, used_as=ability.used_as | n.LEADER_FORM)


def have(group: Group, by: Amount | int, stat: n.AnyStat, condition: Condition | None = None) -> s.Static:
    return s.Static(n.OPEN, group, counted(by), stat, condition)


def attacker_has(
    by: Amount | int, stat: n.AnyStat, condition: Condition | None = None, *, who: Group = this_character
) -> s.Static:
    """This character, or somebody else while this character attacks: `who=the_target`."""
    return s.Static(n.ATTACKER_FORM, who, counted(by), stat, condition)


def solo_attacker_has(by: Amount | int, stat: n.AnyStat) -> s.Static:
    """This character, while it attacks alone."""
    return s.Static(n.SOLO_ATTACKER_FORM, this_character, counted(by), stat)


def party_has(group: Group, by: Amount | int, stat: n.AnyStat, condition: Condition | None = None) -> s.Static:
    return s.Static(n.PARTY_FORM, group, counted(by), stat, condition)


def torpor_has(by: int, stat: n.AnyStat) -> s.Static:
    return s.Static(n.TORPOR_FORM, this_character, counted(by), stat)


def players_have(
    by: Amount | int, stat: n.PlayerStat, whose: n.Whose = n.ANY_SEAT, condition: Condition | None = None
) -> s.OfPlayers:
    return s.OfPlayers(whose, counted(by), stat, condition)


def set_to(group: Group, number: int, stat: n.AnyStat) -> s.SetTo:
    return s.SetTo(group, number, stat)


def lends_disciplines(group: Group, condition: Condition | None = None) -> s.LendsDisciplines:
    """Those whose tokens lie on this card."""
    return s.LendsDisciplines(group, condition)


def at_start_of_your_turn(then: Effect, condition: Condition | None = None) -> s.When:
    return s.When(turn_begins(n.YOUR_SEAT), then, condition)


def at_start_of_game(then: Effect) -> s.When:
    return s.When(game_begins, then)


def at_end_of_your_turn(then: Effect, condition: Condition | None = None) -> s.When:
    return s.When(turn_ends(n.YOUR_SEAT), then, condition)


def at_start_of_its_turn(then: Effect, condition: Condition | None = None) -> s.When:
    return s.When(turn_begins(n.HOSTS_SEAT), then, condition)


def when(pattern: Pattern, then: Effect, condition: Condition | None = None, *, form: n.Form = n.OPEN) -> s.When:
    return s.When(pattern, then, condition, form)


def instead(pattern: Pattern, then: Effect) -> s.Instead:
    return s.Instead(pattern, then, MUST)


def may_instead(pattern: Pattern, then: Effect) -> s.Instead:
    return s.Instead(pattern, then, MAY)


def you_may_prevent(
    cost: AnyCost, number: Amount | int, group: Group, *, of: tuple[n.DamageType | n.Keyword, ...] = ()
) -> s.Instead:
    """Once a turn; of damage of any kind, or only of these."""
    return s.Instead(would_take_damage(group), Pay(cost, Prevent(counted(number), of)), often=s.ONCE_A_TURN)


def you_may_prevent_in_party(cost: AnyCost, number: Amount | int) -> s.Instead:
    """To each character of one party, whosever it is."""
    prevented = Prevent(counted(number), (), its_party)
    return s.Instead(would_take_damage(any_character), Pay(cost, prevented), often=s.ONCE_A_TURN)


def damage_may_become(cost: AnyCost, *kinds: n.AttackType | n.Stat | n.Keyword) -> s.Instead:
    """Once a turn; of what this character takes in an attack."""
    taken = would_take_damage(this_character, during=n.IN_AN_ATTACK)
    return s.Instead(taken, Pay(cost, DamageBecomes(kinds)), often=s.ONCE_A_TURN)


def may_block_for_anyone(price: AnyCost, *types: n.AttackType, only_if: Condition | None = None) -> s.MayBlockForAnyone:
    return s.MayBlockForAnyone(price, types, only_if)


def lets_block_for_anyone(price: AnyCost, who: Group, *types: n.AttackType) -> s.MayBlockForAnyone:
    """One of these, of the player of this card; anybody's attack."""
    return s.MayBlockForAnyone(price, types, None, None, n.ANY_SEAT, n.OPEN, who)


def instead_of_burning(then: Effect) -> s.InsteadOfBurning:
    """Of the Burn benefit of a Mortal this party has defeated."""
    return s.InsteadOfBurning(then)


def may_block_at_no_cost(*types: n.AttackType, then: Effect, whose: n.Whose = n.FOES_SEAT) -> s.MayBlockForAnyone:
    """The same for nothing; and what its player has of it, with the FORMER_TARGET."""
    return s.MayBlockForAnyone(None, types, None, then, whose)


def may_ready_to_block(by: Group, *types: n.AttackType, only_if: Condition) -> s.MayBlockForAnyone:
    """One of these, once in each player's turn."""
    return s.MayBlockForAnyone(None, types, only_if, who=by)


def when_party_moves(harm: int, then: Effect | None = None) -> s.WhenPartyMoves:
    return s.WhenPartyMoves(harm, then)


def raids_coteries(harm: int, *, intel: int = EVERYBODY, condition: Condition | None = None) -> s.Raiding:
    """An Antagonist, in everybody's Antagonist Step; without a number, it finds everybody."""
    return s.Raiding(harm, intel, condition)


def may_redirect_raid(number: int) -> s.Redirecting:
    return s.Redirecting(number)


def springs_when(pattern: Pattern) -> s.SpringsWhen:
    return s.SpringsWhen(pattern)


springs_at_any_time: Final = s.SpringsWhen(None)


def springs_while(condition: Condition) -> s.SpringsWhen:
    """At any time, while it is so."""
    return s.SpringsWhen(None, condition)


def costs_less(
    number: Amount | int,
    resource: n.Resource,
    deed: n.Deed,
    of: Group | None = None,
    *,
    whose: n.Whose = n.YOUR_SEAT,
    condition: Condition | None = None,
) -> CostsChange:
    """What is done costs so much less: to whom, and of which cards."""
    return CostsChange(deed, of, whose, counted(number), resource, LESS, condition)


def costs_nothing(resource: n.Resource, deed: n.Deed, of: Group, condition: Condition | None = None) -> CostsChange:
    """To you. Whoever is to have it is THE_OTHER."""
    return CostsChange(deed, of, n.YOUR_SEAT, counted(1), resource, NOTHING, condition)


def costs_more(
    number: Amount | int,
    resource: n.Resource,
    deed: n.Deed,
    of: Group | None = None,
    *,
    whose: n.Whose = n.ANY_SEAT,
    condition: Condition | None = None,
) -> CostsChange:
    return CostsChange(deed, of, whose, counted(number), resource, MORE, condition)
