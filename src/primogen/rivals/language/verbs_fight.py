"""Verbs about attacks and damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import UNASKED, Refusal, card_of
from primogen.kernel.effects import Amount, Effect, Leaf, Resolve
from primogen.kernel.events import AMOUNT, proposal_under_way
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.rivals.language.aiming import why_not_aim
from primogen.rivals.language.groups import Group
from primogen.rivals.language.refs import THE_TARGET, doer, one, player
from primogen.rivals.rules.answers import on_foes_of
from primogen.rivals.rules.atoms.cards import discard
from primogen.rivals.rules.atoms.tokens import modify, on_the_target, unmodify
from primogen.rivals.rules.attaching import raised
from primogen.rivals.rules.attack import make_an_attack
from primogen.rivals.rules.conflict import conflict_under_way, influence_matters
from primogen.rivals.rules.damage import amount_of, damage_outside_attacks, may_harm, prevent_of, spare
from primogen.rivals.rules.delayed import delay, drop_delayed_by
from primogen.rivals.rules.diablerie import diablerize, may_diablerize
from primogen.rivals.rules.in_force import refresh_attached
from primogen.rivals.rules.roles import (
    AIDS,
    ATTACK_CARD,
    BY_EFFECT,
    DEFENDERS_STEP,
    EXTRAS,
    IN_SEASON,
    MOST_EXTRAS,
    OVER_STEP,
    REACTION_CARD,
    attack_under_way,
)
from primogen.rivals.rules.striking import monsters_attack
from primogen.rivals.rules.switches.fights import ANY_MEMBER, RETARGETED
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.targets import may_attack, may_be_attacked
from primogen.rivals.rules.words import (
    BLOOD_POTENCY,
    DAMAGE_DETERMINED,
    KEEP_TARGET,
    MOST_SEATS,
    NEXT_ATTACK,
    NO_REACTIONS,
    NORMAL_DAMAGE,
    NOT_SUPERFICIAL,
    RAISES_POTENCY,
    RETARGET,
    SHOWN,
    SUPERFICIAL_QUALITY,
    THIS_ACTION,
    THIS_ATTACK,
    THIS_SCHEME,
)

# whose characters, where it is not one player who has something: see ModifyPlayers
YOUR_FOES: Final = -2

ANYBODY: Final = -1  # where nobody is named

# which Reactions
OF_THE_TARGET: Final = 0
ALL_OF_THEM: Final = 1

BY_ITSELF: Final = 0  # damage of a card
WITH_THE_ATTACK: Final = 1  # dealt with the attack under way


@dataclass(frozen=True)
class Modify(Leaf):
    """ "+N (stat) this attack", "... this turn", "... on its next attack"."""

    amount: Amount
    stat: int
    ref: int
    until: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        if self.until == THIS_ATTACK and attack_under_way(t) is None:  # RV-EX-16
            return False
        if self.until == THIS_ACTION and not influence_matters(t):
            return False
        return one(t, at, self.ref) != NONE and (self.amount.is_open() or self.amount.count(g, at) != 0)

    def gives(self, stat: int) -> bool:
        return stat == self.stat and not self.amount.is_less()

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        if card != NONE:
            on = on_the_target(t) if self.ref == THE_TARGET and self.until == THIS_ATTACK else card
            before = value(t, card, BLOOD_POTENCY) if t.index[RAISES_POTENCY] else 0
            modify(t, self.stat, self.amount.count(g, at), at.card, on, self.until)
            raised(t, card, before, at.you)


@dataclass(frozen=True)
class ModifyEach(Leaf):
    """The same for each of a group, as it is now."""

    amount: Amount
    stat: int
    group: Group
    until: int

    def can(self, g: Game, at: Resolve) -> bool:
        if self.until in (THIS_ATTACK, NEXT_ATTACK) and attack_under_way(table(g)) is None:
            return False
        return bool(self.group.cards(g, at))

    def gives(self, stat: int) -> bool:
        return stat == self.stat and not self.amount.is_less()

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.group.cards(g, at):
            modify(table(g), self.stat, self.amount.count(g, at), at.card, card, self.until)


@dataclass(frozen=True)
class ModifyPlayers(Leaf):
    """Of a player: what that player has. Of a player's foes: all their characters, also those that come later."""

    amount: Amount
    stat: int
    whose: int
    until: int

    def can(self, g: Game, at: Resolve) -> bool:
        return self.until != THIS_SCHEME or conflict_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        on = on_foes_of(at.you) if self.whose == YOUR_FOES else player(t, at, self.whose)
        modify(t, self.stat, self.amount.count(g, at), at.card, on, self.until)


def seat_of_damage(g: Table, at: Resolve) -> Seat:
    """A city card's damage is nobody's, unless a player controls the card: RV-CITY-28."""
    return g.controller[at.card]


@dataclass(frozen=True)
class DealDamage(Leaf):
    """By itself (RV-ACT-44, RV-DMG-06, -07), or with the attack, without attribute or bonus (RV-ATK-52)."""

    amount: Amount
    damage_type: int
    quality: int
    ref: int
    along: int = BY_ITSELF
    and_to: int = ANYBODY  # somebody else, as much, at the same time

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        if card == NONE or not self.may_harm(t, at, card):
            return False
        return self.amount.is_open() or self.amount.count(g, at) > 0

    def has_target(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return card == NONE or self.may_harm(t, at, card)

    def hit(self, g: Table, at: Resolve, card: Card) -> tuple[Card, ...]:
        other = NONE if self.and_to == ANYBODY else one(g, at, self.and_to)
        return (card,) if other == NONE or not self.may_harm(g, at, other) else (card, other)

    def may_harm(self, g: Table, at: Resolve, card: Card) -> bool:
        return self.along == WITH_THE_ATTACK or may_harm(g, seat_of_damage(g, at), card, at.card)

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        amount, attack = self.amount.count(g, at), attack_under_way(table(g))
        if card == NONE or amount <= 0 or not self.may_harm(t, at, card):
            return
        if self.along == BY_ITSELF:
            damage, quality = damage_outside_attacks(), self.quality
            if quality == SUPERFICIAL_QUALITY and t.lasting and value(t, at.card, NOT_SUPERFICIAL):
                quality = NORMAL_DAMAGE
            for hit in self.hit(t, at, card):
                damage.add_hit(hit, doer(t, at, hit), seat_of_damage(t, at), amount, self.damage_type, quality)
            table(g).call(damage)
        elif attack is not None:
            attack.add_hit(card, at.who, at.you, amount, self.damage_type, self.quality)


@dataclass(frozen=True)
class DealBack(Effect):
    """To the attacker, as much as the attack is about to deal to this character, or 1 for every so much of it.

    That is known in Step 8, before anything is prevented: until then it waits. No attribute is added (RV-ATK-52).
    """

    number: int
    every: int
    damage_type: int

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, attack = table(g), attack_under_way(table(g))
        at.done()
        if attack is None:
            return None
        if attack.step <= DEFENDERS_STEP + 1:
            delay(t, DAMAGE_DETERMINED, self, at)
        else:
            amount = self.number * (attack.amount_on(at.who) // self.every)
            attack.add_hit(attack.attacker, at.who, at.you, amount, self.damage_type, NORMAL_DAMAGE)
        return None


@dataclass(frozen=True)
class Prevent(Leaf):
    """So much of what would happen does not. `of`: only of damage of these kinds, types or AGGRAVATED.

    `each`: to all others of a group, too, who are hurt at the same time; of several kinds, the Aggravated first.
    """

    amount: Amount
    of: tuple[int, ...] = ()
    each: Group | None = None

    def can(self, g: Game, at: Resolve) -> bool:
        proposal = proposal_under_way(g)
        if proposal is None or proposal.cells[AMOUNT] == 0:
            return False
        return not self.of or amount_of(table(g), at.that, self.of) > 0

    def do(self, g: Game, at: Resolve) -> None:
        proposal = proposal_under_way(g)
        if proposal is None:
            return
        prevented = min(self.amount.count(g, at), proposal.cells[AMOUNT])
        if self.of:
            prevented = prevent_of(table(g), at.that, prevented, self.of)
        proposal.cells[AMOUNT] -= prevented
        for card in self.each.cards(g, at) if self.each is not None else []:
            if card != at.that:
                spare(table(g), card, self.amount.count(g, at))


@dataclass(frozen=True)
class Retarget(Effect):
    """Targeted: RV-KEYW-07, RV-ATK-67 to -71, R229-ATK-01; R20-CRD-10: to any member of the party."""

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        attack = attack_under_way(table(g))
        if attack is None:
            at.done()
            return None
        if chosen != UNASKED:
            attack.change_target(card_of(chosen))
            refresh_attached(table(g))
            at.done()
            return None
        decision = g.ask(at.you, "targeted", "RV-KEYW-07", about=attack.target)
        decision.offer(KEEP_TARGET, attack.target)
        for card in table(g).party_of(attack.target):
            if card != attack.target:
                decision.offer_unless(self.why_not(table(g), at, card), RETARGET, card)
        return decision

    def why_not(self, g: Table, at: Resolve, card: Card) -> Refusal | None:
        return None if g.switches[RETARGETED] == ANY_MEMBER else why_not_aim(g, at.you, card, at.card)


@dataclass(frozen=True)
class NegateAttack(Leaf):
    """RV-ATK-66."""

    def do(self, g: Game, at: Resolve) -> None:
        attack = attack_under_way(table(g))
        if attack is not None:
            tell(g, "comes-to-nothing", attack.seat, attack.attacker, attack.target)
            attack.go(OVER_STEP)


@dataclass(frozen=True)
class NegateReaction(Leaf):
    """RV-ATK-65: that of the target; or all, those that aid it too; or of all, those that some characters play."""

    which: int = OF_THE_TARGET
    by: Group | None = None

    def gives(self, stat: int) -> bool:
        return stat == NO_REACTIONS

    def do(self, g: Game, at: Resolve) -> None:
        t, attack = table(g), attack_under_way(table(g))
        if attack is None:
            return
        aids = range(AIDS, AIDS + MOST_SEATS) if self.which == ALL_OF_THEM else ()
        for cell in (REACTION_CARD, *range(EXTRAS, EXTRAS + MOST_EXTRAS), *aids):
            card = attack.cells[cell]
            if card >= 0 and (self.by is None or self.by.includes(t, at, t.host[card])):
                attack.cells[cell] = NONE
                negate(t, card)


@dataclass(frozen=True)
class NegateAttackCard(Leaf):
    """RV-ATK-64: the attack goes on without it."""

    def do(self, g: Game, at: Resolve) -> None:
        attack = attack_under_way(table(g))
        if attack is not None and attack.attack_card != NONE:
            card = attack.attack_card
            attack.cells[ATTACK_CARD] = NONE
            negate(table(g), card)


def negate(g: Table, card: Card) -> None:
    unmodify(g, card)
    drop_delayed_by(g, card)
    discard(g, card)


@dataclass(frozen=True)
class MakeAttack(Leaf):
    """A card has a character attack, without spending an action: RV-ACT-40. Whomever it may, or somebody named."""

    ref: int
    on: int = ANYBODY

    def can(self, g: Game, at: Resolve) -> bool:
        t, attacker = table(g), one(table(g), at, self.ref)
        if attacker == NONE or self.on == ANYBODY:
            return attacker != NONE and may_attack(t, attacker, BY_EFFECT)
        target = one(t, at, self.on)
        if t.zone[attacker] == SHOWN:  # a Monster that is not in play
            return target != NONE
        return target != NONE and t.is_active(attacker) and may_be_attacked(t, attacker, target)

    def do(self, g: Game, at: Resolve) -> None:
        if not self.can(g, at):
            return
        t, attacker = table(g), one(table(g), at, self.ref)
        target = NONE if self.on == ANYBODY else one(t, at, self.on)
        if t.zone[attacker] == SHOWN:
            t.call(monsters_attack(t, attacker, target, IN_SEASON))
        else:
            t.call(make_an_attack(t, attacker, BY_EFFECT, target))


@dataclass(frozen=True)
class Diablerize(Leaf):
    """The vampire just defeated becomes Prey of the one that did it: RV-DIAB-02, -10 to -17."""

    diablerist: int
    victim: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        diablerist, victim = one(t, at, self.diablerist), one(t, at, self.victim)
        return NONE not in (diablerist, victim) and may_diablerize(t, diablerist, victim)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            t = table(g)
            diablerize(t, one(t, at, self.diablerist), one(t, at, self.victim))
