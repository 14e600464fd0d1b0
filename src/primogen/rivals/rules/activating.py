"""Activated abilities: "Cost: Effect". Which may be used now, and the procedure of using one."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.choosing import Pay
from primogen.kernel.decisions import UNASKED, Decision, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import NO, PASS, PICK, Condition, Resolve, resolving, scope
from primogen.kernel.effects import NUMBER as HOW_MUCH
from primogen.kernel.effects import WHO as WHO_ACTS
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.rivals.rules.dealing import damage_to_mitigate
from primogen.rivals.rules.forms import ATTACK_FORMS, ATTACKER_FORMS, Formed
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.roles import DEFENDERS_STEP, ON_CLAIMANT, Roles, attack_under_way
from primogen.rivals.rules.table import ACTION_TIME, PHASE, Table, table
from primogen.rivals.rules.winning import settle
from primogen.rivals.rules.words import (
    ABILITIES,
    ACTIVATE,
    ACTIVATED,
    ACTIVATION,
    CITY,
    CONFLICT,
    MITIGATES,
    PARTY_FORM,
    RELENTLESS,
    SHIELD,
    SOLO_ATTACKER_FORM,
)

NOT_THE_ATTACKER: Final = Refusal("RV-ABIL-26", "not-the-attacker")
NOT_ALONE: Final = Refusal("RV-KEYW-06", "not-alone")
NOT_IN_ATTACKING_PARTY: Final = Refusal("RV-ABIL-27", "not-in-attacking-party")
ALREADY_ACTIVATED: Final = Refusal("RV-ABIL-17", "already-activated")
CANNOT_PAY_OR_CHANGE: Final = Refusal("RV-ABIL-04", "cannot-pay-or-change")
RESTRICTED: Final = Refusal("RV-GOLD-01", "use-only")
PRIORITY_PASSED: Final = Refusal("RV-ATK-46", "priority-passed")
NOT_YOUR_ACTION_PHASE: Final = Refusal("RV-ABIL-18", "not-your-action-phase")


class ActivatedAbility(Formed):
    """RV-ABIL-03."""

    def topics(self) -> tuple[int, ...]:
        topics = (ACTIVATED, RELENTLESS) if self.is_relentless() else (ACTIVATED,)
        return (*topics, MITIGATES) if self.is_mitigation() else topics

    def pay(self) -> Pay:
        raise NotImplementedError

    def effect(self) -> Pay:
        return self.pay()

    def restriction(self) -> Condition | None:
        """ "Use only ...": asked before anything is announced or paid."""
        return None

    def is_relentless(self) -> bool:
        return False

    def is_mitigation(self) -> bool:
        return self.pay().gives(SHIELD)


def activated(g: Table, row: int) -> ActivatedAbility:
    ability = g.ability(row)
    assert isinstance(ability, ActivatedAbility)
    return ability


def why_not_form(g: Table, form: int, who: Card) -> Refusal | None:
    """RV-ABIL-26, -27, RV-KEYW-06."""
    if not form & ATTACK_FORMS:
        return None
    attack = attack_under_way(g)
    if form & PARTY_FORM and attack is not None:  # always on, but in an attack only for the parties in it
        if not g.are_party(who, attack.attacker) and not g.are_party(who, attack.target):
            return NOT_IN_ATTACKING_PARTY
    if form & ATTACKER_FORMS and (attack is None or attack.attacker != who):
        return NOT_THE_ATTACKER
    if form & SOLO_ATTACKER_FORM and len(g.party_of(who)) > 1:
        return NOT_ALONE
    return None


def is_relentless_now(ability: ActivatedAbility, attack: Roles | None, seat: Seat) -> bool:
    """RV-PRINCE-08: in an attack on a claimant the attacker's Attacker and Party abilities have Relentless."""
    if ability.is_relentless():
        return True
    if attack is None or attack.way != ON_CLAIMANT or attack.seat != seat:
        return False
    return ability.form() & ATTACK_FORMS > 0


def why_not_activate(g: Table, row: int, seat: Seat) -> Refusal | None:
    source, ability = source_of(row), activated(g, row)
    who = g.acting_for(source)
    refusal = why_not_form(g, ability.form(), who)
    if refusal is not None:
        return refusal
    if row in g.used:
        return ALREADY_ACTIVATED
    refusal = why_not_now(g, ability, seat)
    if refusal is not None and not (ability.is_mitigation() and damage_to_mitigate(g)):
        return refusal  # RV-ABIL-18: mitigation fits any time damage is taken
    at, restriction = scope(seat, source, who), ability.restriction()
    if restriction is not None and not restriction.holds(g, at):
        return RESTRICTED
    if not ability.pay().can(g, at):
        return CANNOT_PAY_OR_CHANGE
    return None


def why_not_now(g: Table, ability: ActivatedAbility, seat: Seat) -> Refusal | None:
    attack = attack_under_way(g)
    if attack is not None and attack.seat == seat and attack.step > DEFENDERS_STEP:
        return PRIORITY_PASSED
    if g.clock[PHASE] != ACTION_TIME or (seat != g.active and not is_relentless_now(ability, attack, seat)):
        return NOT_YOUR_ACTION_PHASE
    return None


def offer_abilities(g: Table, seat: Seat, decision: Decision, giving: int = NONE) -> None:
    """All of them, or those that change a certain value."""
    controller = g.controller
    for row in g.index[ACTIVATED]:
        source = source_of(row)
        owner = controller[source]
        if owner != seat and (owner != CITY or g.you_for(source, seat) != seat):
            continue
        if giving == NONE or activated(g, row).pay().gives(giving):
            decision.offer_unless(why_not_activate(g, row, seat), ACTIVATE, source, row)


def offer_relentless(g: Table, seat: Seat, decision: Decision) -> None:
    for row in g.index[RELENTLESS]:
        source = source_of(row)
        if g.you_for(source, seat) == seat:
            decision.offer_unless(why_not_activate(g, row, seat), ACTIVATE, source, row)


def offer_mitigation(g: Table, seat: Seat, damaged: Card, decision: Decision) -> None:
    """A character's own ability is of use only to itself; one of another card, to whom it says."""
    for row in g.index[MITIGATES]:
        source = source_of(row)
        bearer = source if g.host[source] == NONE else g.host[source]
        if g.you_for(source, seat) == seat and (bearer == damaged or not g.face(bearer).is_character()):
            decision.offer_unless(why_not_activate(g, row, seat), ACTIVATE, source, row)


ROW: Final = 0
SEAT: Final = 1
WHO: Final = 2
THAT: Final = 3
NUMBER: Final = 4

TOLD_INTO: Final = {NONE: NONE, HOW_MUCH: NUMBER, WHO_ACTS: WHO}


class Activation(Procedure):
    """RV-ABIL-05, -06, -16: aimed, announced and paid for, answered, and then carried out."""

    kind = ACTIVATION

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, table(g), chosen)

    def because(self, g: Game) -> Cause | None:
        return None if g.is_lost(self.source) else Cause("", self.source)

    @property
    def source(self) -> Card:
        return source_of(self.cells[ROW])

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def pay(self, g: Table) -> Pay:
        return activated(g, self.cells[ROW]).pay()

    def scope(self) -> Resolve:
        return scope(self.seat, self.source, self.cells[WHO], self.cells[THAT], number=self.cells[NUMBER])

    def acting_character(self, g: Table) -> None:
        self.cells[WHO] = g.acting_for(self.source)

    def name_target(self, g: Table, chosen: Chosen) -> Asks:
        pay = self.pay(g)
        target = pay.target()
        if target is None:
            return None
        if chosen == UNASKED:
            return target.choose(g, self.scope(), pay.targets(g, self.scope()))
        if verb_of(chosen) == NO:
            self.done()  # nothing has been announced: RV-ABIL-06
        assert verb_of(chosen) in (NO, PICK)
        self.cells[THAT] = card_of(chosen)
        return None

    def announce(self, g: Table) -> None:
        g.note_use(self.cells[ROW])
        tell(g, "activates", self.seat, self.source)

    def pay_cost(self, g: Table) -> None:
        cost = self.pay(g).cost
        scope = self.scope()
        frame = resolving(g, cost, scope.you, scope.card, scope.who, scope.that)
        g.call(frame, TOLD_INTO[cost.tells()])

    def responses(self, g: Table) -> None:
        if g.frames[-2].kind != CONFLICT:  # RV-SCHEME-20: while somebody exerts, nobody else uses an ability
            let_respond(g, self.seat, self.source)

    def resolve(self, g: Table) -> None:
        if g.is_lost(self.source):
            return
        pay = self.pay(g)
        target = pay.target()
        if target is not None and self.cells[THAT] not in target.among.cards(g, self.scope()):
            return  # RV-ABIL-05
        scope = self.scope()
        g.call(resolving(g, pay.after(), scope.you, scope.card, scope.who, scope.that, NONE, scope.number))

    def complete(self, g: Table) -> None:
        if attack_under_way(g) is None:
            settle(g)
        self.done()


STEPS: Final = (
    acts(Activation.acting_character),
    asks(Activation.name_target),
    acts(Activation.announce),
    acts(Activation.pay_cost),
    acts(Activation.responses),
    acts(Activation.resolve),
    acts(Activation.complete),
)


def activate(g: Table, row: int, seat: Seat) -> None:
    g.call(Activation([row, seat, NONE, NONE, 0]))


ANY_ABILITY: Final = 0
ONLY_RELENTLESS: Final = 1

WHOSE: Final = 0
WHICH: Final = 1


class Abilities(Procedure):
    """One seat activates abilities, one by one, until it passes: RV-ATK-45 to -47."""

    kind = ABILITIES

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        seat = self.cells[WHOSE]
        if chosen == UNASKED:
            only_relentless = self.cells[WHICH] == ONLY_RELENTLESS
            decision = g.ask(seat, "abilities", "RV-ATK-47" if only_relentless else "RV-ATK-45")
            if only_relentless:
                offer_relentless(table(g), seat, decision)
            else:
                offer_abilities(table(g), seat, decision)
            decision.offer(PASS)
            return decision
        if verb_of(chosen) == PASS:
            self.done()
        else:
            self.go(0)
            activate(table(g), number_of(chosen), seat)
        return None
