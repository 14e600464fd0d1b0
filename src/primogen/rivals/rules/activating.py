"""Activated abilities: "Cost: Effect". Which may be used now, and the procedure of using one."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.choosing import Pay
from primogen.kernel.decisions import UNASKED, Decision, Refusal, card_of, verb_of
from primogen.kernel.effects import NO, PICK, Condition, Effect, Resolve, resolving, scope
from primogen.kernel.effects import NUMBER as HOW_MUCH
from primogen.kernel.effects import THAT as ABOUT
from primogen.kernel.effects import WHO as WHO_ACTS
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.rivals.rules.atoms.rows import has_row, note_lent
from primogen.rivals.rules.dealing import attribute_against, damage_to_mitigate
from primogen.rivals.rules.forms import ATTACK_FORMS, ATTACKER_FORMS, Formed
from primogen.rivals.rules.frame_kinds import ACTIVATION, CONFLICT
from primogen.rivals.rules.ignoring import ignores
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.roles import DEFENDERS_STEP, ON_CLAIMANT, Roles, attack_under_way
from primogen.rivals.rules.switches.abilities import (
    ALLOWED,
    ALSO_DEFENSIVE,
    ANY_OF_THEIRS,
    CLAIM_ATTACKERS,
    DEFENDERS_WINDOW,
    FORBIDDEN,
    USE_IN_VAIN,
)
from primogen.rivals.rules.switches.relentless import END_ABILITIES, NONE_THEN, RELENTLESS_TIME, WHOLE_TURN
from primogen.rivals.rules.table import ACTION_TIME, END_TIME, PHASE, Table
from primogen.rivals.rules.winning import settle
from primogen.rivals.rules.words import (
    ACTIVATE,
    ACTIVATED,
    CITY,
    LENT,
    MITIGATES,
    PARTY_FORM,
    PREVENTION,
    RELENTLESS,
    SHIELD,
    SOLO_ATTACKER_FORM,
    USES_ABILITY,
)

NOT_THE_ATTACKER: Final = Refusal("RV-ABIL-26", "not-the-attacker")
NOT_ALONE: Final = Refusal("RV-KEYW-06", "not-alone")
NOT_IN_ATTACKING_PARTY: Final = Refusal("RV-ABIL-27", "not-in-attacking-party")
ALREADY_ACTIVATED: Final = Refusal("RV-ABIL-17", "already-activated")
IGNORES_THE_EVENT: Final = Refusal("R229-CRD-138", "ignores-the-event")
CANNOT_PAY_OR_CHANGE: Final = Refusal("RV-ABIL-04", "cannot-pay-or-change")
RESTRICTED: Final = Refusal("RV-GOLD-01", "use-only")
PRIORITY_PASSED: Final = Refusal("RV-ATK-46", "priority-passed")
NOT_YOUR_ACTION_PHASE: Final = Refusal("RV-ABIL-18", "not-your-action-phase")


class ActivatedAbility(Formed):
    """RV-ABIL-03."""

    def topics(self) -> tuple[int, ...]:
        topics = (ACTIVATED, RELENTLESS) if self.is_relentless() else (ACTIVATED,)
        topics = (*topics, LENT) if self.is_lent() else topics
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

    def relentless_cost(self) -> Effect | None:
        return self.pay().cost if self.is_relentless() else None

    def is_lent(self) -> bool:
        """It is the attacker's own, once each attack: R20-CRD-32, R229-CRD-06."""
        return False

    def exhausts(self) -> bool:
        """Does its cost exhaust a character?"""
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


def is_relentless_now(g: Table, ability: ActivatedAbility, attack: Roles | None, seat: Seat) -> bool:
    """RV-PRINCE-08: in an attack on a claimant the attacker's Attacker and Party abilities have Relentless.

    R20-PRI-03: all of the attacker's have. R20-SEQ-09, R20-ABL-06: in any attack the defender's defensive ones have.
    """
    if ability.is_relentless():
        return True
    if attack is None:
        return False
    if attack.seat != seat:
        return g.switches[DEFENDERS_WINDOW] == ALSO_DEFENSIVE and is_defensive(ability, attack)
    if attack.way != ON_CLAIMANT:
        return False
    return g.switches[CLAIM_ATTACKERS] == ANY_OF_THEIRS or ability.form() & ATTACK_FORMS > 0


def is_defensive(ability: ActivatedAbility, attack: Roles) -> bool:
    """It gives Shields or prevents damage, or raises what meets this attack."""
    return any(ability.pay().gives(stat) for stat in (SHIELD, PREVENTION, attribute_against(attack.type)))


def acting_for(g: Table, source: Card, ability: ActivatedAbility) -> Card:
    """Whose ability it is: of one that is lent, the attacker's of the same player."""
    if not ability.is_lent():
        return g.acting_for(source)
    attack = attack_under_way(g)
    return NONE if attack is None or attack.seat != g.controller[source] else attack.attacker


def why_not_activate(g: Table, row: int, seat: Seat) -> Refusal | None:
    ability = activated(g, row)
    if ability.is_shared():
        return None if sharers(g, row, seat) else CANNOT_PAY_OR_CHANGE
    return why_not_use(g, row, seat, acting_for(g, source_of(row), ability))


def sharers(g: Table, row: int, seat: Seat) -> list[Card]:
    """Those of the coterie who could still use what all of them have."""
    left = [who for who in g.coterie(seat) if not has_row(g.lent, row, who)]
    return [who for who in left if why_not_use(g, row, seat, who) is None]


def why_not_use(g: Table, row: int, seat: Seat, who: Card) -> Refusal | None:
    source, ability = source_of(row), activated(g, row)
    if who == NONE:
        return NOT_THE_ATTACKER
    refusal = why_not_form(g, ability.form(), who)
    if refusal is not None:
        return refusal
    if row in g.used:
        return ALREADY_ACTIVATED
    if ignores(g, seat, source):
        return IGNORES_THE_EVENT
    refusal = why_not_now(g, ability, seat)
    if refusal is not None and not (ability.is_mitigation() and damage_to_mitigate(g)):
        return refusal  # RV-ABIL-18: mitigation fits any time damage is taken
    at, restriction = scope(seat, source, who), ability.restriction()
    if restriction is not None and not restriction.holds(g, at):
        return RESTRICTED
    pay = ability.pay()  # RV-ABIL-04
    if not (pay.can(g, at) if g.switches[USE_IN_VAIN] == FORBIDDEN else can_use_in_vain(g, pay, at)):
        return CANNOT_PAY_OR_CHANGE
    return None


def can_use_in_vain(g: Table, pay: Pay, at: Resolve) -> bool:
    """R20-ABL-01: it can be paid for and aimed, whatever comes of it."""
    return pay.cost.can(g, at) if pay.target() is None else bool(targets_of(g, pay, at))


def targets_of(g: Table, pay: Pay, at: Resolve) -> list[Card]:
    target = pay.target()
    if target is None or g.switches[USE_IN_VAIN] == FORBIDDEN:
        return pay.targets(g, at)
    about, found = scope(at.you, at.card, at.who), []
    for card in target.among.cards(g, at):
        about.cells[ABOUT] = card
        if pay.cost.can(g, about):
            found.append(card)
    return found


def why_not_now(g: Table, ability: ActivatedAbility, seat: Seat) -> Refusal | None:
    attack = attack_under_way(g)
    if attack is not None and attack.seat == seat and attack.step > DEFENDERS_STEP:
        return PRIORITY_PASSED
    if g.clock[PHASE] != ACTION_TIME and not fits_outside(g, ability, seat):
        return NOT_YOUR_ACTION_PHASE
    if seat != g.active and not is_relentless_now(g, ability, attack, seat):
        return NOT_YOUR_ACTION_PHASE
    return None


def fits_outside(g: Table, ability: ActivatedAbility, seat: Seat) -> bool:
    """Of the Action Phase. R20-GLO-08: Relentless ones; R20-END-02: in the End Phase what exhausts nobody."""
    is_end = g.clock[PHASE] == END_TIME
    if is_end and (g.switches[END_ABILITIES] == NONE_THEN or ability.exhausts()):
        return False
    if is_end and seat == g.active:
        return True
    return ability.is_relentless() and g.switches[RELENTLESS_TIME] == WHOLE_TURN


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


def offer_defensive(g: Table, seat: Seat, decision: Decision, attack: Roles) -> None:
    """R20-SEQ-09: Relentless ones, and those that defend."""
    for row in g.index[ACTIVATED]:
        source, ability = source_of(row), activated(g, row)
        if g.you_for(source, seat) == seat and (ability.is_relentless() or is_defensive(ability, attack)):
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


class Activation(Procedure[Table]):
    """RV-ABIL-05, -06, -16: aimed, announced and paid for, answered, and then carried out."""

    kind = ACTIVATION

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

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

    def acting_character(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[WHO] = card_of(chosen)
            return None
        ability = activated(g, self.cells[ROW])
        if not ability.is_shared():
            self.cells[WHO] = acting_for(g, self.source, ability)
            return None
        decision = g.ask(self.seat, "use-with", "RV-ABIL-17", about=self.source)
        for who in sharers(g, self.cells[ROW], self.seat):
            decision.offer(PICK, who)
        return decision

    def name_target(self, g: Table, chosen: Chosen) -> Asks:
        pay = self.pay(g)
        target = pay.target()
        if target is None:
            return None
        if chosen == UNASKED:
            return target.choose(g, self.scope(), targets_of(g, pay, self.scope()))
        if verb_of(chosen) == NO:
            self.done()  # nothing has been announced: RV-ABIL-06
        assert verb_of(chosen) in (NO, PICK)
        self.cells[THAT] = card_of(chosen)
        return None

    def announce(self, g: Table) -> None:
        if activated(g, self.cells[ROW]).is_shared():
            note_lent(g, self.cells[ROW], self.cells[WHO])
        else:
            g.note_use(self.cells[ROW])
        tell(g, "activates", self.seat, self.source)

    def pay_cost(self, g: Table) -> None:
        cost = self.pay(g).cost
        scope = self.scope()
        frame = resolving(g, cost, scope.you, scope.card, scope.who, scope.that)
        g.call(frame, TOLD_INTO[cost.tells()])

    def used(self, g: Table) -> None:
        """Heard of when it is paid for, lest what comes of that takes away what it is paid with."""
        happened(g, USES_ABILITY, self.seat, self.cells[WHO], self.source)

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
        if g.switches[USE_IN_VAIN] == ALLOWED and not pay.after().can(g, scope):
            return  # it was used in vain
        g.call(resolving(g, pay.after(), scope.you, scope.card, scope.who, scope.that, NONE, scope.number))

    def complete(self, g: Table) -> None:
        if attack_under_way(g) is None:
            settle(g)
        self.done()


STEPS: Final = (
    asks(Activation.acting_character),
    asks(Activation.name_target),
    acts(Activation.announce),
    acts(Activation.pay_cost),
    acts(Activation.used),
    acts(Activation.responses),
    acts(Activation.resolve),
    acts(Activation.complete),
)


def activate(g: Table, row: int, seat: Seat) -> None:
    g.call(Activation([row, seat, NONE, NONE, 0]))
