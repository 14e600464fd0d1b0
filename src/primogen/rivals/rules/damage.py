"""Mitigating and applying damage: Steps 9 and 10 of an attack, and all damage outside attacks."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, Decision, card_of, number_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.events import DEALER as BY_WHOM
from primogen.kernel.events import KIND, happened, proposal_under_way, propose
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import expire, value
from primogen.rivals.rules.activating import activate, offer_mitigation
from primogen.rivals.rules.atoms.blood import lose_blood
from primogen.rivals.rules.atoms.cards import discard, play_face_up
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.dealing import (
    AMOUNT,
    BY_SEAT,
    DAMAGE_TYPE,
    DEALER,
    HITS,
    QUALITY,
    Dealing,
    attribute_against,
    damage_to_mitigate,
)
from primogen.rivals.rules.frame_kinds import DAMAGE_DEALING, MITIGATION
from primogen.rivals.rules.legality import why_not_answer
from primogen.rivals.rules.mortal import defeat_mortal, needed_to_fell
from primogen.rivals.rules.reading import call_text
from primogen.rivals.rules.roles import Roles
from primogen.rivals.rules.switches.attacking import FIRST_ROUND, FROM_ATTACKS
from primogen.rivals.rules.switches.fights import ALL_OF_IT, DEFEATED, SUPERFICIAL_MIXED, SUPERFICIAL_MORTALS
from primogen.rivals.rules.table import END_TIME, PHASE, Table
from primogen.rivals.rules.words import (
    AGGRAVATED,
    AGGRAVATED_QUALITY,
    ANTAGONIST,
    ASSIGN,
    BY_DAMAGE,
    CITY,
    DAMAGED,
    HUNTER,
    HUNTERS,
    IGNORES_ATTRIBUTE,
    IGNORES_SHIELDS,
    MITIGATES,
    MONSTER,
    MORTAL,
    PLAY_FACE_UP,
    POWERLESS,
    PREVENTION,
    REACTS,
    SHIELD,
    THIS_DAMAGE,
    WOULD_TAKE_DAMAGE,
)


def may_harm(g: Table, seat: Seat, card: Card, by: Card = NONE) -> bool:
    """RV-TURN-19: not before a first turn. RV-MONSTER-35, -48: Monsters only by Hunters, tagged ones by the tagger."""
    if by != NONE and g.being(card) == HUNTER and g.has_word(by, ANTAGONIST):
        return False  # RV-HUNTER-24
    owner = g.controller[card]
    if owner != CITY:
        return seat in (owner, CITY) or has_had_a_turn(g, owner) or g.switches[FIRST_ROUND] == FROM_ATTACKS
    if g.kind(card) != MONSTER or seat == CITY:
        return True
    return g.faction[seat] == HUNTERS and g.tagger[card] in (NONE, seat)


def has_had_a_turn(g: Table, seat: Seat) -> bool:
    """RV-TURN-19: one in progress counts."""
    return g.turns_taken[seat] > 0 or g.active == seat


CARD: Final = 0
LEFT: Final = 1
TOTAL: Final = 2
ANSWER: Final = 3


class Mitigation(Procedure[Table]):
    """Step 9 for one character, of whatever the frame below deals to it."""

    kind = MITIGATION

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return MITIGATION_STEPS[step].take(self, g, chosen)

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    def dealing(self, g: Table) -> Dealing:
        frame = g.frames[-2]
        assert isinstance(frame, Dealing)
        return frame

    def dealer(self, g: Table) -> Card:
        dealing = self.dealing(g)
        return dealing.cells[dealing.hits_on(self.card)[0] + DEALER]

    def abilities(self, g: Table, chosen: Chosen) -> Asks:
        """RV-ABIL-18, RV-TURN-24: activated abilities that mitigate damage fit here, in anybody's turn and phase."""
        if chosen != UNASKED:
            if verb_of(chosen) != PASS:
                self.go(self.step - 1)
                activate(g, number_of(chosen), g.controller[self.card])
            return None
        seat = g.controller[self.card]
        if seat == CITY or not g.index[MITIGATES]:
            return None
        decision = g.ask(seat, "mitigate", "RV-ABIL-18", about=self.card)
        offer_mitigation(g, seat, self.card, decision)
        decision.offer(PASS)
        return decision

    def reaction_special(self, g: Table, chosen: Chosen) -> Asks:
        """RV-ATK-53, RV-REACT-08: one made against the very kind of damage."""
        if chosen != UNASKED:
            if verb_of(chosen) != PASS:
                card = leave_hand(g, card_of(chosen))
                self.cells[ANSWER] = card
                play_face_up(g, card, self.card)
                modify(g, SHIELD, g.face(card).shield, card, self.card, THIS_DAMAGE)
                happened(g, REACTS, g.controller[card], card, self.card)
            return None
        seat = g.controller[self.card]
        if seat == CITY or not g.hand(seat):
            return None
        kinds = self.kinds(g)
        if not is_answered(g, kinds) or self.are_reactions_barred(g):
            return None
        decision = g.ask(seat, "reaction-special", "RV-ATK-53", ALWAYS, self.card)
        for card in g.hand(seat):
            decision.offer_unless(why_not_answer(g, card, self.card, kinds), PLAY_FACE_UP, card)
        decision.offer(PASS)
        return decision

    def kinds(self, g: Table) -> set[int]:
        """RV-DMG-13: Aggravated damage of an attack is of the attack's type too."""
        dealing = self.dealing(g)
        hits = dealing.hits_on(self.card)
        kinds = {dealing.cells[at + DAMAGE_TYPE] for at in hits}
        return kinds | {AGGRAVATED} if any(dealing.is_aggravated(at) for at in hits) else kinds

    def are_reactions_barred(self, g: Table) -> bool:
        """RV-PRINCE-15, RV-TERM-06: a Reaction Special is one too. RV-TURN-22: none at the end of a turn."""
        dealing = self.dealing(g)
        return dealing.bars_reactions(g) if isinstance(dealing, Roles) else g.clock[PHASE] == END_TIME

    def answer_text(self, g: Table) -> None:
        if self.cells[ANSWER] != NONE:
            call_text(g, self.cells[ANSWER], self.card, self.card, self.dealer(g))

    def shields(self, g: Table) -> None:
        """RV-ATK-54: Shields first, against damage of any kind (RV-DMG-08)."""
        self.cells[LEFT] = value(g, self.card, SHIELD)
        if not self.cells[LEFT] or value(g, self.dealer(g), IGNORES_SHIELDS):
            self.go(ATTRIBUTE_STEP)

    def assign_shields(self, g: Table, chosen: Chosen) -> Asks:
        return self.assign(g, chosen)

    def attribute(self, g: Table) -> None:
        """Then the matching attribute, except against Aggravated damage: RV-DMG-10."""
        dealing = self.dealing(g)
        left: dict[int, int] = {}
        for at in dealing.hits_on(self.card):
            stat = attribute_against(dealing.cells[at + DAMAGE_TYPE])
            if stat == NONE or dealing.is_aggravated(at) or self.meets_none(g, dealing, at):
                continue
            if stat not in left:
                left[stat] = value(g, self.card, stat)
            part = min(left[stat], dealing.cells[at + AMOUNT])
            dealing.reduce(at, part)
            left[stat] -= part

    def meets_none(self, g: Table, dealing: Dealing, at: int) -> bool:
        """What an attack deals past the attribute: a text says so of the attack, not of other damage meanwhile."""
        if not (g.index[IGNORES_ATTRIBUTE] or g.lasting) or not isinstance(dealing, Roles):
            return False
        return value(g, dealing.cells[at + DEALER], IGNORES_ATTRIBUTE) > 0

    def prevention(self, g: Table) -> None:
        """Then everything else: RV-ATK-54. What an attack's cards prevent is the attack's own damage: RV-ATK-48."""
        dealing = self.dealing(g)
        total = dealing.amount_on(self.card)
        prevented = min(total, value(g, self.card, PREVENTION)) if isinstance(dealing, Roles) else 0
        self.cells[TOTAL] = total
        propose(g, WOULD_TAKE_DAMAGE, self.card, total - prevented, self.dealer(g), LEFT)

    def prevented(self, g: Table) -> None:
        self.cells[LEFT] = self.cells[TOTAL] - self.cells[LEFT]
        if not self.cells[LEFT]:
            self.go(FINISH_STEP)

    def assign_prevention(self, g: Table, chosen: Chosen) -> Asks:
        return self.assign(g, chosen)

    def finish(self, g: Table) -> None:
        expire(g, THIS_DAMAGE)
        if self.cells[ANSWER] != NONE:
            discard(g, self.cells[ANSWER])
        self.done()

    def assign(self, g: Table, chosen: Chosen) -> Asks:
        """RV-ATK-55: with damage of several kinds, who takes it chooses what is reduced, one point at a time."""
        dealing, left = self.dealing(g), self.cells[LEFT]
        if chosen != UNASKED:
            dealing.reduce(number_of(chosen), 1)
            self.cells[LEFT] -= 1
            self.go(self.step - 1)
            return None
        hits = [at for at in dealing.hits_on(self.card) if dealing.cells[at + AMOUNT]]
        if left and left < dealing.amount_on(self.card) and self.differ(dealing, hits):
            return self.ask_which(g, hits)
        for at in hits:
            part = min(left, dealing.cells[at + AMOUNT])
            dealing.reduce(at, part)
            left -= part
        return None

    def differ(self, dealing: Dealing, hits: list[int]) -> bool:
        return len({(dealing.cells[at + DAMAGE_TYPE], dealing.cells[at + QUALITY]) for at in hits}) > 1

    def ask_which(self, g: Table, hits: list[int]) -> Decision:
        seat = g.controller[self.card]
        decision = g.ask(g.active if seat == CITY else seat, "reduce-which", "RV-ATK-55", about=self.card)
        for at in hits:
            decision.offer(ASSIGN, self.card, at)
        return decision


MITIGATION_STEPS: Final = (
    asks(Mitigation.abilities),
    asks(Mitigation.reaction_special),
    acts(Mitigation.answer_text),
    acts(Mitigation.shields),
    asks(Mitigation.assign_shields),
    acts(Mitigation.attribute),
    acts(Mitigation.prevention),
    acts(Mitigation.prevented),
    asks(Mitigation.assign_prevention),
    acts(Mitigation.finish),
)
ATTRIBUTE_STEP: Final = position(MITIGATION_STEPS, Mitigation.attribute)
FINISH_STEP: Final = position(MITIGATION_STEPS, Mitigation.finish)


def is_answered(g: Table, kinds: set[int]) -> bool:
    """Whether any card of this game answers such damage."""
    answers = g.pool.answers
    return any(g.has_any(answers[kind]) for kind in kinds if kind in answers)


def mitigation_of(g: Table, card: Card) -> Mitigation | None:
    """Step 9 of that character, if that is what is going on."""
    for frame in reversed(g.frames):
        if isinstance(frame, Mitigation):
            return frame if frame.card == card else None
    return None


def hits_of(dealing: Dealing, card: Card, kinds: tuple[int, ...]) -> list[int]:
    """Those of some types, or Aggravated ones: RV-DMG-13."""
    cells = dealing.cells
    return [
        at
        for at in dealing.hits_on(card)
        if cells[at + DAMAGE_TYPE] in kinds or (AGGRAVATED in kinds and dealing.is_aggravated(at))
    ]


def amount_of(g: Table, card: Card, kinds: tuple[int, ...]) -> int:
    """How much damage of these kinds that character is about to take."""
    dealing = damage_to_mitigate(g)
    if dealing is None or mitigation_of(g, card) is None:
        return 0
    return sum(dealing.cells[at + AMOUNT] for at in hits_of(dealing, card, kinds))


def prevent_of(g: Table, card: Card, number: int, kinds: tuple[int, ...]) -> int:
    """So much of it, and of no other, is prevented at once; how much that was."""
    dealing, mitigation = damage_to_mitigate(g), mitigation_of(g, card)
    if dealing is None or mitigation is None:
        return 0
    left = number
    for at in hits_of(dealing, card, kinds):
        part = min(left, dealing.cells[at + AMOUNT])
        dealing.reduce(at, part)
        left -= part
    mitigation.cells[TOTAL] -= number - left  # what remains to be assigned is the rest
    return number - left


def is_powerless(g: Table, source: Card) -> bool:
    """A card that prevents no damage of Antagonists, against some."""
    proposal = proposal_under_way(g)
    by = NONE if proposal is None or proposal.cells[KIND] != WOULD_TAKE_DAMAGE else proposal.cells[BY_WHOM]
    return by != NONE and g.has_word(by, ANTAGONIST) and value(g, source, POWERLESS) > 0


def spare(g: Table, card: Card, number: int) -> None:
    """So much of what that character takes at the same time, be it mitigated already or not."""
    dealing = damage_to_mitigate(g)
    if dealing is not None:
        for at in sorted(dealing.hits_on(card), key=dealing.is_aggravated, reverse=True):
            part = min(number, dealing.cells[at + AMOUNT])
            dealing.reduce(at, part)
            number -= part


def mitigate(g: Table, card: Card) -> None:
    if g.kind(card) != MORTAL:  # RV-MORTAL-04
        g.call(Mitigation([card, 0, 0, NONE]))


def suffer(g: Table, dealing: Dealing, card: Card) -> int:
    """Step 10 for one character: Superficial parts first, which leave the last Blood. How much it lost."""
    hits = dealing.hits_on(card)
    superficial = sum(dealing.cells[at + AMOUNT] for at in hits if dealing.is_superficial(at))
    others = [at for at in hits if not dealing.is_superficial(at) and dealing.cells[at + AMOUNT]]
    other = sum(dealing.cells[at + AMOUNT] for at in others)
    if superficial and g.switches[SUPERFICIAL_MIXED] == ALL_OF_IT:
        superficial, other = superficial + other, 0  # R226-DMG-05
    lost = min(superficial, max(0, g.blood[card] - 1)) + other  # RV-DMG-16, -18
    aggravated = any(dealing.is_aggravated(at) and dealing.cells[at + AMOUNT] for at in hits)  # RV-DMG-11, -12
    by = others[0] if others else hits[0]
    quality = BY_DAMAGE | AGGRAVATED_QUALITY if aggravated else BY_DAMAGE
    return lose_blood(g, card, lost, dealing.cells[by + DEALER], dealing.cells[by + BY_SEAT], quality)


def may_fell_mortal(g: Table, dealing: Dealing, card: Card) -> None:
    """RV-MORTAL-02: one shot of at least its printed Blood, or it is unhurt."""
    hit = dealing.hits_on(card)[0]
    if amount_that_fells(g, dealing, card) >= needed_to_fell(g, card, dealing.cells[hit + BY_SEAT]):
        defeat_mortal(g, card, dealing.cells[hit + DEALER], dealing.cells[hit + BY_SEAT])


def amount_that_fells(g: Table, dealing: Dealing, card: Card) -> int:
    """RV-DMG-17: all of it; R226-DMG-05: not what is Superficial, nor anything dealt along with that."""
    total = dealing.amount_on(card)
    hits = [at for at in dealing.hits_on(card) if dealing.is_superficial(at)]
    if not hits or g.switches[SUPERFICIAL_MORTALS] == DEFEATED:
        return total
    return 0 if g.switches[SUPERFICIAL_MIXED] == ALL_OF_IT else total - sum(dealing.cells[at + AMOUNT] for at in hits)


def suffer_all(g: Table, dealing: Dealing) -> None:
    """All of it before anyone leaves. What is left of each hit is then what was lost by it."""
    for card in dealing.damaged():
        if g.kind(card) == MORTAL:
            may_fell_mortal(g, dealing, card)
        else:
            dealing.cells[dealing.hits_on(card)[0] + AMOUNT] = suffer(g, dealing, card)
            for at in dealing.hits_on(card)[1:]:
                dealing.cells[at + AMOUNT] = 0


def damage_heard(g: Table, dealing: Dealing) -> None:
    """RV-ATK-58, RV-DMG-01: once the defeated have left, in an attack and outside."""
    for at in dealing.hits():
        to, dealer, seat, lost = dealing.cells[at : at + DAMAGE_TYPE]
        if lost and g.kind(to) != MORTAL:
            happened(g, DAMAGED, seat, to, dealer, lost)


class Damage(Dealing):
    """Damage outside attacks: RV-ACT-44 to -48. No attribute is added, no standard Reaction answers."""

    kind = DAMAGE_DEALING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        damaged = self.damaged()
        if step < len(damaged):
            mitigate(g, damaged[step])
        elif step == len(damaged):
            suffer_all(g, self)
        else:
            damage_heard(g, self)
            self.done()
        return None


def damage_outside_attacks() -> Damage:
    return Damage([0] * HITS)
