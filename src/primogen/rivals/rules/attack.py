"""Make an Attack: Exhaust, Target and Intel Step, then the eleven steps of the Attack Sequence, as printed.

RV-ATK-30: no step is skipped, though an optional one may pass with nothing done. A Monster's strike or attack runs
through the same sequence from Step 1 on: it has no player, so whatever only a player does there does not happen.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, acts, asks, position
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import exhaust, reveal
from primogen.rivals.rules.atoms.clock import spend_action
from primogen.rivals.rules.atoms.rows import release_held, something_changed
from primogen.rivals.rules.atoms.tokens import expire_next_attack, expire_this_attack, modify
from primogen.rivals.rules.blocking import Blocking
from primogen.rivals.rules.blows import tell_blows
from primogen.rivals.rules.damage import damage_heard, mitigate, suffer_all
from primogen.rivals.rules.delayed import call_delayed, drop_delayed
from primogen.rivals.rules.diablerie import diablerize
from primogen.rivals.rules.fight import Fight
from primogen.rivals.rules.flags import TYPE_AT_REVEAL
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE
from primogen.rivals.rules.intel import NOT_MET, IntelStep
from primogen.rivals.rules.legality import why_not_fight_with
from primogen.rivals.rules.monster import strongest_attribute, tag_if_first, turn_up
from primogen.rivals.rules.paying import pay
from primogen.rivals.rules.placing import Placing, must_be_face_up
from primogen.rivals.rules.reading import call_text
from primogen.rivals.rules.roles import (
    AID_OPEN,
    AIDS,
    APPLY_STEP,
    ATTACK_CARD,
    ATTACK_OPEN,
    BLOCKER,
    BY_EFFECT,
    DEFENDERS_STEP,
    INTEL,
    LOST,
    MADE,
    MARK,
    ON_CLAIMANT,
    OPEN,
    OVER_STEP,
    PRICE_STEP,
    REACTION_CARD,
    REACTION_OPEN,
    REACTOR,
    REDIRECTED,
    REDIRECTING,
    REDUCED,
    SECOND_CARD,
    STEP_3,
    STRUCK,
    TYPE,
    UNASKED_AID,
)
from primogen.rivals.rules.striking import attack_cells, preemptive_strikes
from primogen.rivals.rules.switches.attacking import AFTER_INTEL, INTEL_NOT_MET, UNDONE, WHEN_DECLARED
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.targets import attack_price, legal_targets
from primogen.rivals.rules.using import ANY_ABILITY, ONLY_RELENTLESS, Abilities
from primogen.rivals.rules.words import (
    AFTER_ATTACK,
    AGGRAVATED,
    ATTACK,
    ATTACKS,
    CITY,
    DAMAGE,
    DRINK,
    END_OF_ATTACK,
    MAKES_ATTACK,
    MONSTER,
    NO_STRIKE,
    REACTION,
    SUPERFICIAL,
    THIS_ATTACK,
)


class Attack(Fight):
    kind = ATTACK_SEQUENCE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    # ---- Make an Attack

    def announce(self, g: Table) -> None:
        if self.way != ON_CLAIMANT:
            self.cells[MARK] = g.mark()  # the Intel Step may undo everything from here on
        if self.way == MADE:
            spend_action(g)

    def exhaust_step(self, g: Table) -> None:
        if self.way != BY_EFFECT:  # RV-ACT-40: a card that tells a character to attack has it pay nothing
            exhaust(g, self.attacker)  # RV-ATK-02, -08

    def target_step(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.aim_at(card_of(chosen))  # RV-ATK-13
        elif self.target == NONE:
            decision = legal_targets(g, self.attacker, self.way)  # RV-ATK-10
            if decision.options:
                return decision
            self.go(OVER_STEP)  # what exhausting has set off has left nobody: RV-ACT-30
        return None

    def pay_the_price(self, g: Table) -> None:
        tell(g, "attacks", self.seat, self.attacker, self.target, why=Cause("attack", self.attacker))
        price = attack_price(g, self.seat, self.attacker) if self.way == MADE else 0
        if price:
            pay(g, self.seat, price, self.target)
        self.pay_toll(g)
        self.let_respond(g, WHEN_DECLARED)

    def intel_step(self, g: Table) -> None:
        if self.way != ON_CLAIMANT:  # RV-PRINCE-13
            g.call(IntelStep([self.attacker, self.target, 0, 0, 0, 0, 0, 0]), into=INTEL)  # RV-ATK-17

    def go_on_or_undo(self, g: Table) -> None:
        if self.cells[INTEL] == NOT_MET and g.switches[INTEL_NOT_MET] == UNDONE:  # RV-ATK-26, -27
            g.rewind(self.cells[MARK], told=[self.attacker, self.target])
        elif self.cells[INTEL] == NOT_MET:
            tell(g, "comes-to-nothing", self.seat, self.attacker, self.target)
            self.go(OVER_STEP)

    def responses(self, g: Table) -> None:
        self.is_performed(g)
        something_changed(g)
        happened(g, MAKES_ATTACK, self.seat, self.attacker, self.target)
        self.let_respond(g, AFTER_INTEL)

    # ---- Step 1

    def announce_attack_type(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.announce_type(g, number_of(chosen))
        elif self.is_by_monster:
            self.cells[TYPE] = strongest_attribute(g, self.attacker, self.target)
            tell(g, "monster-attacks", CITY, self.attacker, self.target, self.type)
        elif self.cells[TYPE] == NONE and not value(g, self.attacker, TYPE_AT_REVEAL):
            return self.ask_for_type(g)
        return None

    # ---- Step 2

    def place_attack_card(self, g: Table) -> None:
        if self.may_place_card(g):
            g.call(Placing([ATTACK, self.attacker, self.seat, 0]), into=ATTACK_CARD)  # RV-ATK-33

    def place_second_card(self, g: Table) -> None:
        if self.may_place_second(g):
            g.call(Placing([ATTACK, self.attacker, self.seat, 0]), into=SECOND_CARD)

    # ---- Step 3

    def blocking(self, g: Table) -> None:
        if self.attack_card != NONE and not g.face_down[self.attack_card]:
            self.cells[OPEN] |= ATTACK_OPEN
        if not self.cells[OPEN] & REDIRECTED:  # what RV-ATK-40 undoes begins with the first time
            self.mark_step_3(g)
        g.call(Blocking([0, NONE, NONE]), into=BLOCKER)

    def preemptive_strike(self, g: Table) -> None:
        """RV-MONSTER-13, -14: the attack pauses here, once."""
        self.blocking_ends(g)
        if self.blocker != NONE:
            self.drop_lost_card(g)
        elif g.kind(self.target) == MONSTER and not self.cells[OPEN] & STRUCK:
            turn_up(g, self.target)
            if not value(g, self.attacker, NO_STRIKE):
                g.call(preemptive_strikes(g, self.target, self.attacker), into=LOST)

    def after_the_strike(self, g: Table) -> None:
        """RV-MONSTER-26 to -29."""
        if self.blocker != NONE or g.kind(self.target) != MONSTER or self.cells[OPEN] & STRUCK:
            return
        if not g.is_active(self.attacker):
            tell(g, "comes-to-nothing", self.seat, self.attacker, self.target)
            self.go(END_STEP)  # without effect, but an attack all the same
            return
        self.cells[OPEN] |= STRUCK
        if tag_if_first(g, self.target, self.seat):
            modify(g, SUPERFICIAL, 1, self.target, self.attacker, THIS_ATTACK)

    # ---- Step 4

    def place_reaction(self, g: Table) -> None:
        if self.cells[OPEN] & STRUCK:
            self.mark_step_3(g)  # RV-ATK-40 undoes Blocks and Reactions, not a Preemptive Strike
        self.cells[REACTOR] = self.target  # RV-REACT-05
        if g.controller[self.target] != CITY and not self.bars_reactions(g):
            g.call(Placing([REACTION, self.target, g.controller[self.target], 0]), into=REACTION_CARD)

    def place_aid(self, g: Table) -> None:
        """RV-REACT-09, -10: then the others clockwise, with cards that aid somebody else's target."""
        if self.cells[OPEN] & REDIRECTING:
            self.begin_anew(g)
            self.go(BLOCKING_STEP)
            return
        if not g.has_any(g.pool.aids) or self.bars_reactions(g):
            return
        for seat in self.others_clockwise(g):
            if self.cells[AIDS + seat] == UNASKED_AID:
                self.go(AID_STEP)
                self.cells[AIDS + seat] = NONE
                g.call(Placing([REACTION, self.target, seat, 1]), into=AIDS + seat)
                return

    # ---- Step 5

    def take_one_back(self, g: Table, chosen: Chosen) -> Asks:
        return self.may_take_back(g, chosen)

    def declare_type(self, g: Table, chosen: Chosen) -> Asks:
        return self.may_declare_type(g, chosen)

    def reveal_attack_card(self, g: Table) -> None:
        card = self.attack_card
        if card == NONE or self.drops_open_card(g):
            return
        if g.face_down[card]:
            if must_be_face_up(g, card, self.attacker):  # RV-ATK-35
                self.drop_attack_card(g)
                return
            if why_not_fight_with(g, card, ATTACK, self.attacker, self.type, self.target):  # RV-ATK-37 to -39
                g.rewind(self.cells[MARK], told=[card])  # RV-ATK-40
                return
            reveal(g, card)
        face = g.face(card)
        modify(g, DAMAGE, face.damage, card, self.attacker, THIS_ATTACK)
        modify(g, AGGRAVATED, face.value(AGGRAVATED), card, self.attacker, THIS_ATTACK)

    def reveal_reaction(self, g: Table) -> None:
        """RV-ATK-41, -42."""
        for cell in (REACTION_CARD, AIDS, AIDS + 1, AIDS + 2, AIDS + 3):
            card = self.cells[cell]
            if card >= 0:
                if not g.face_down[card]:
                    self.cells[OPEN] |= REACTION_OPEN if cell == REACTION_CARD else AID_OPEN << cell - AIDS
                self.bring_in(g, cell)
        self.all_revealed(g)

    def attack_cards_text(self, g: Table) -> None:
        """RV-ATK-43: the attacking player's choices first."""
        if self.has_text_to_read(g):
            call_text(g, self.attack_card, self.attacker, self.target)

    def reactions_text(self, g: Table) -> None:
        if self.reaction != NONE and not self.cells[OPEN] & REACTION_OPEN:
            call_text(g, self.reaction, self.reactor, self.attacker)

    def aids_text(self, g: Table) -> None:
        for seat in reversed(self.others_clockwise(g)):  # the last called is read first
            card = self.cells[AIDS + seat]
            if card >= 0 and not self.cells[OPEN] & AID_OPEN << seat:
                call_text(g, card, g.host[card], self.attacker)

    def attackers_effects(self, g: Table) -> None:
        happened(g, ATTACKS, self.seat, self.attacker, self.target)  # RV-ATK-44

    # ---- Step 6

    def attacking_players_abilities(self, g: Table) -> None:
        if not self.is_by_monster:
            g.call(Abilities([self.seat, ANY_ABILITY]))  # RV-ATK-45

    # ---- Step 7

    def defending_players_abilities(self, g: Table) -> None:
        """RV-ATK-47; from here on the attacking player activates nothing more: RV-ATK-46."""
        if g.controller[self.target] != CITY:
            g.call(Abilities([g.controller[self.target], ONLY_RELENTLESS]))

    # ---- Step 8

    def determine_damage(self, g: Table) -> None:
        self.strike(g, self.attacker, self.target)
        if self.strikes_back(g) != NONE:
            self.strike(g, self.reactor, self.attacker)  # RV-REACT-13, -14
        self.determined(g)

    # ---- Step 9

    def mitigate_damage(self, g: Table) -> None:
        damaged, number = self.damaged(), self.cells[REDUCED]
        if number < len(damaged):
            self.go(MITIGATE_STEP)  # until everybody hit has been through it
            self.cells[REDUCED] += 1
            mitigate(g, damaged[number])

    # ---- Step 10

    def apply_damage(self, g: Table) -> None:
        """RV-ATK-56, -57: all of it before anyone leaves (RV-REACT-14); who fell on the way leaves now (RV-ATK-31)."""
        tell_blows(g, self)
        self.note_how_they_stood(g)
        suffer_all(g, self)
        release_held(g)

    # ---- Step 11

    def damage_taken(self, g: Table) -> None:
        """RV-ATK-58."""
        damage_heard(g, self)

    def unauthorized_diablerie(self, g: Table, chosen: Chosen) -> Asks:
        """RV-DIAB-07, -10: by the attacker, or by whoever has struck back."""
        if chosen != UNASKED:
            if verb_of(chosen) == DRINK:
                diablerize(g, number_of(chosen), card_of(chosen))
            return None
        drinks = self.who_may_drink(g)
        if not drinks:
            return None
        decision = g.ask(g.controller[drinks[0][0]], "diablerie", "RV-DIAB-07", about=drinks[0][1])
        for dealer, card in drinks:
            decision.offer(DRINK, card, dealer)
        if not self.who_must_drink(g):
            decision.offer(PASS)
        return decision

    def after_this_attack(self, g: Table) -> None:
        """RV-ATK-59, -60."""
        if call_delayed(g, END_OF_ATTACK):
            self.go(AFTER_STEP)

    def end_of_the_attack(self, g: Table) -> None:
        happened(g, AFTER_ATTACK, self.seat, self.attacker, self.target)

    def over(self, g: Table) -> None:
        """RV-ATK-61, -62; also where an attack ends early: RV-ATK-66, RV-MONSTER-26."""
        self.discard_cards(g)
        release_held(g)
        drop_delayed(g, END_OF_ATTACK)
        expire_this_attack(g)
        expire_next_attack(g, self.attacker)
        self.done()


STEPS: Final = (
    acts(Attack.announce),
    acts(Attack.exhaust_step),
    asks(Attack.target_step),
    acts(Attack.pay_the_price),
    acts(Attack.intel_step),
    acts(Attack.go_on_or_undo),
    acts(Attack.responses),
    asks(Attack.announce_attack_type),  # 1
    acts(Attack.place_attack_card),  # 2
    acts(Attack.place_second_card),
    acts(Attack.blocking),  # 3
    acts(Attack.preemptive_strike),
    acts(Attack.after_the_strike),
    acts(Attack.place_reaction),  # 4
    acts(Attack.place_aid),
    asks(Attack.take_one_back),  # 5
    asks(Attack.declare_type),
    acts(Attack.reveal_attack_card),
    acts(Attack.reveal_reaction),
    acts(Attack.attack_cards_text),
    acts(Attack.reactions_text),
    acts(Attack.aids_text),
    acts(Attack.attackers_effects),
    acts(Attack.attacking_players_abilities),  # 6
    acts(Attack.defending_players_abilities),  # 7
    acts(Attack.determine_damage),  # 8
    acts(Attack.mitigate_damage),  # 9
    acts(Attack.apply_damage),  # 10
    acts(Attack.damage_taken),  # 11
    asks(Attack.unauthorized_diablerie),
    acts(Attack.after_this_attack),
    acts(Attack.end_of_the_attack),
    acts(Attack.over),
)
BLOCKING_STEP: Final = position(STEPS, Attack.blocking)
AID_STEP: Final = position(STEPS, Attack.place_aid)
MITIGATE_STEP: Final = position(STEPS, Attack.mitigate_damage)
AFTER_STEP: Final = position(STEPS, Attack.after_this_attack)
END_STEP: Final = position(STEPS, Attack.end_of_the_attack)
assert (BLOCKING_STEP, position(STEPS, Attack.apply_damage)) == (STEP_3, APPLY_STEP)
assert position(STEPS, Attack.pay_the_price) == PRICE_STEP
assert [position(STEPS, Attack.defending_players_abilities), position(STEPS, Attack.over)] == [
    DEFENDERS_STEP,
    OVER_STEP,
]


def make_an_attack(g: Table, attacker: Card, way: int = MADE, target: Card = NONE) -> Attack:
    return Attack(attack_cells(attacker, target, way, g.controller[attacker]))
