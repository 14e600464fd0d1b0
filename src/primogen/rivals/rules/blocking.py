"""Step 3: another ready character of the defending party may become the target."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import UNASKED, Decision, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import PASS, Effect, resolving, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import exhaust, move_to_streets, ready, step_into_party
from primogen.rivals.rules.deals import NOT_BLOCK, has_promised
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.frame_kinds import BLOCKING
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.roles import ON_CLAIMANT, OPEN, TARGET_CHANGED, Roles
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ACTIVATE,
    BLOCK,
    BLOCKS,
    BLOCKS_EXHAUSTED,
    BLOCKS_FOR,
    CANNOT_BE_BLOCKED,
    CITY,
    GUARD,
    HAVEN,
    RANGED,
    STREETS,
)

IS_THE_TARGET: Final = Refusal("RV-BLOCK-02", "is-the-target")
NOT_IN_DEFENDING_PARTY: Final = Refusal("RV-BLOCK-01", "not-in-defending-party")
BLOCKER_EXHAUSTED: Final = Refusal("RV-BLOCK-01", "blocker-exhausted")
RANGED_NEEDS_GUARD: Final = Refusal("RV-BLOCK-05", "ranged-needs-guard")
UNBLOCKABLE: Final = Refusal("RV-GOLD-02", "cannot-be-blocked")
NOBODY_BLOCKS_FOR_CLAIMANT: Final = Refusal("RV-PRINCE-14", "nobody-blocks-for-claimant")
TARGET_WAS_CHANGED: Final = Refusal("RV-ATK-69", "target-was-changed")
PROMISED_NOT_TO_BLOCK: Final = Refusal("RV-DEAL-03", "promised-not-to-block")

FIRST: Final = 0  # how many seats have declined
ROW: Final = 1  # the ability that lets somebody Block from elsewhere
WHO: Final = 2  # and whom


class BlocksFor(Formed):
    """An ability that lets its character Block from outside the defending party: RV-BLOCK-04, -09."""

    def topics(self) -> tuple[int, ...]:
        return (BLOCKS_FOR,)

    def cost(self) -> Effect | None:
        raise NotImplementedError

    def relentless_cost(self) -> Effect | None:
        return self.cost()

    def blockers(self, g: Table, source: Card) -> list[Card]:
        """Who may do it; whoever is exhausted is readied for it."""
        return [g.acting_for(source)]

    def joins(self) -> bool:
        """The party of one of its own coterie for whom it Blocks in The Streets."""
        return False

    def reward(self) -> Effect | None:
        """What its player has of it; the former target is its number."""
        return None

    def allows(self, g: Table, source: Card, attack: Roles) -> bool:
        raise NotImplementedError


def why_nobody_blocks(g: Table, attack: Roles) -> Refusal | None:
    if attack.way == ON_CLAIMANT:
        return NOBODY_BLOCKS_FOR_CLAIMANT
    if attack.cells[OPEN] & TARGET_CHANGED:
        return TARGET_WAS_CHANGED
    return UNBLOCKABLE if value(g, attack.attacker, CANNOT_BE_BLOCKED) else None


def why_not_block(g: Table, attack: Roles, blocker: Card) -> Refusal | None:
    if blocker == attack.target:
        return IS_THE_TARGET
    if not g.are_party(blocker, attack.target):
        return NOT_IN_DEFENDING_PARTY
    if not g.ready[blocker] and not (g.lasting and value(g, blocker, BLOCKS_EXHAUSTED)):
        return BLOCKER_EXHAUSTED
    if attack.type == RANGED and not value(g, blocker, GUARD):
        return RANGED_NEEDS_GUARD
    return why_bound(g, attack, blocker) or why_nobody_blocks(g, attack)


def why_bound(g: Table, attack: Roles, blocker: Card) -> Refusal | None:
    bound = g.deals and attack.seat != CITY and has_promised(g, g.controller[blocker], NOT_BLOCK, attack.seat)
    return PROMISED_NOT_TO_BLOCK if bound else None


class Blocking(Procedure[Table]):
    """Its value is the Blocker, or NONE. It is called by the attack, which therefore lies just below it."""

    kind = BLOCKING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        attack = g.frames[-2]
        assert isinstance(attack, Roles)
        if step == 0:
            return self.may_block(g, attack, chosen)
        if step == 1:
            source = source_of(self.cells[ROW])
            let_respond(g, g.controller[source], source)  # RV-ABIL-16, RV-RELENT-05
        else:
            self.block_from_elsewhere(g, attack)
        return None

    def may_block(self, g: Table, attack: Roles, chosen: Chosen) -> Asks:
        """RV-BLOCK-04: the defending player first, then clockwise."""
        if chosen == UNASKED:
            decision = self.next_asked(g, attack)
            if decision is None:
                self.done(NONE)
            return decision
        if verb_of(chosen) == PASS:
            self.cells[FIRST] = number_of(chosen) + 1
            self.go(0)
        elif verb_of(chosen) == BLOCK:
            block(g, attack, card_of(chosen))
            self.done(card_of(chosen))
        else:
            self.pay_to_block(g, attack, number_of(chosen), card_of(chosen))
        return None

    def next_asked(self, g: Table, attack: Roles) -> Decision | None:
        defending = g.controller[attack.target]
        seats = g.clockwise_from(g.active if defending == CITY else defending)
        for asked in range(self.cells[FIRST], len(seats)):
            decision = g.ask(seats[asked], "block", "RV-BLOCK-01", about=attack.target)
            self.offer_blocks(g, attack, decision)
            if decision.options:
                decision.offer(PASS, NONE, asked)
                return decision
            if not g.index[BLOCKS_FOR]:
                return None
        return None

    def offer_blocks(self, g: Table, attack: Roles, decision: Decision) -> None:
        seat = decision.seat
        if seat == g.controller[attack.target]:
            for character in g.coterie(seat) if decision.explains else g.party_of(attack.target):
                decision.offer_unless(why_not_block(g, attack, character), BLOCK, character)
        for row in g.index[BLOCKS_FOR]:
            if g.controller[source_of(row)] == seat:
                self.offer_blocks_by(g, row, attack, decision)

    def offer_blocks_by(self, g: Table, row: int, attack: Roles, decision: Decision) -> None:
        source, ability = source_of(row), g.ability(row)
        assert isinstance(ability, BlocksFor)
        for who in ability.blockers(g, source):
            if self.may_use(g, row, attack, who):
                decision.offer(ACTIVATE, source if who == g.acting_for(source) else who, row)

    def may_use(self, g: Table, row: int, attack: Roles, who: Card) -> bool:
        source, ability = source_of(row), g.ability(row)
        assert isinstance(ability, BlocksFor)
        cost = ability.cost()
        if row in g.used or who in (NONE, attack.target) or why_nobody_blocks(g, attack) is not None:
            return False
        if why_bound(g, attack, who) is not None:
            return False
        if not ability.allows(g, who, attack):
            return False
        return cost is None or cost.can(g, scope(g.controller[source], source, who, attack.attacker))

    def pay_to_block(self, g: Table, attack: Roles, row: int, chosen: Card) -> None:
        source, ability = source_of(row), g.ability(row)
        assert isinstance(ability, BlocksFor)
        self.cells[ROW] = row
        self.cells[WHO] = g.acting_for(source) if chosen == source else chosen
        if not g.ready[self.cells[WHO]]:
            ready(g, self.cells[WHO])
        g.note_use(row)
        cost = ability.cost()
        if cost is not None:
            g.call(resolving(g, cost, g.controller[source], source, g.acting_for(source), attack.attacker))

    def block_from_elsewhere(self, g: Table, attack: Roles) -> None:
        source, ability = source_of(self.cells[ROW]), g.ability(self.cells[ROW])
        assert isinstance(ability, BlocksFor)
        blocker, former = self.cells[WHO], attack.target
        if not g.is_active(blocker) or not g.ready[blocker]:
            self.go(0)  # an answer has stopped it; nobody has Blocked yet
            return
        if g.zone[blocker] == HAVEN:
            move_to_streets(g, [blocker])
        if ability.joins() and is_of_its_own(g, former, blocker):
            step_into_party(g, blocker, former)  # R20-CRD-25
        block(g, attack, blocker)
        self.done(blocker)
        reward = ability.reward()
        if reward is not None:
            g.call(resolving(g, reward, g.controller[source], source, blocker, former, NONE, former))


def is_of_its_own(g: Table, card: Card, blocker: Card) -> bool:
    return g.controller[card] == g.controller[blocker] and g.zone[card] == STREETS and not g.is_separate(card)


def block(g: Table, attack: Roles, blocker: Card) -> None:
    """RV-BLOCK-07, -08."""
    former = attack.target
    attack.target = blocker
    tell(g, "blocks", g.controller[blocker], blocker, former)
    if g.ready[blocker]:
        exhaust(g, blocker)
    happened(g, BLOCKS, g.controller[blocker], blocker, attack.attacker, former)
