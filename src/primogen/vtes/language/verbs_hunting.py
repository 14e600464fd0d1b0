"""What hunters of monsters do: strike by hand or with a weapon, fight for others, cancel what is done to them."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import UNASKED, number_of, verb_of
from primogen.kernel.effects import Condition, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import OPPOSING_MINION, one
from primogen.vtes.language.sentences import MayUse
from primogen.vtes.language.traits import Trait
from primogen.vtes.language.verbs_combat import InCombat, StrikeWith, combat, moment_of
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.damage import damage
from primogen.vtes.rules.looking import looking_only
from primogen.vtes.rules.press import cannot_strike
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.strikes import HARMFUL
from primogen.vtes.rules.table import ON_CARD_PILE, Table, table
from primogen.vtes.rules.targeting import enters_combat
from primogen.vtes.rules.topics import CHANGES_CONTROL, STRENGTH, USABLE
from primogen.vtes.rules.underway import (
    BLOCKED,
    OUTCOME,
    STRIKE_AMOUNT,
    STRIKE_KIND,
    action_under_way,
    being_played,
    combat_under_way,
)
from primogen.vtes.rules.using import usable, use, why_not_use
from primogen.vtes.rules.who_plays import target_of
from primogen.vtes.rules.words import (
    BEFORE_RANGE,
    COMBAT,
    HAND_STRIKE,
    HUNTING_RED_LIST,
    NO_STRIKE,
    STRIKE,
    STRIKE_WITH_HANDS,
    THIS_ACTION,
    USE,
    WEAPON,
)

# ---- whether


@dataclass(frozen=True)
class RefIs(Condition):
    """That one is so, wherever it is by now."""

    ref: int
    trait: Trait

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return card != NONE and self.trait.fits(t, at, card)


@dataclass(frozen=True)
class ToEnterCombat(Condition):
    """The action under way is one to enter combat."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        if action is None:
            return False
        use = action.use(table(g))
        if use is None or use.text is None:
            return action.takes == HUNTING_RED_LIST
        return enters_combat(use.text)


@dataclass(frozen=True)
class OfABlock(Condition):
    """The combat under way comes of one."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action, fight = action_under_way(table(g)), combat_under_way(table(g))
        return action is not None and fight is not None and action.cells[OUTCOME] == BLOCKED


def requires_any(use: Use, disciplines: tuple[int, ...]) -> bool:
    return any([discipline in disciplines for discipline, _ in use.level])


def changes_control(use: Use) -> bool:
    return use.text is not None and use.text.gives(CHANGES_CONTROL)


@dataclass(frozen=True)
class PlayedAgainstHim(Condition):
    """The card being played would change who controls him, or requires one of these: an action at him, or a strike."""

    disciplines: tuple[int, ...]

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = being_played(t)
        if card == NONE or not t.face(card).uses:
            return False
        use, requires = t.face(card).uses[t.played_as[card]], False
        action, fight = action_under_way(t), combat_under_way(t)
        is_action = action is not None and action.card == card
        if use.kind == COMBAT:
            opposes = fight is not None and fight.is_fighting(at.who) and t.host[card] == fight.opponent(at.who)
            requires = opposes and strikes(use.text)
        elif action is not None and is_action:
            requires = action.target == at.who
        if requires and requires_any(use, self.disciplines):
            return True
        aim = action.target if action is not None and is_action else target_of(t, card)
        return aim == at.who and changes_control(use)


def strikes(text: Effect | None) -> bool:
    return text is not None and (isinstance(text, StrikeWith) or any(map(strikes, text.parts())))


@dataclass(frozen=True)
class TakenAgainstHim(Condition):
    """The same of an action that no card is played for."""

    disciplines: tuple[int, ...]

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        if action is None or action.card != NONE or action.target != at.who:
            return False
        use = action.use(table(g))
        return use is not None and (requires_any(use, self.disciplines) or changes_control(use))


@dataclass(frozen=True)
class FirstOfItsNameInPlay(Condition):
    """Of several of that name, that which speaks for all."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        lying = [card for card in t.piles[ON_CARD_PILE] if t.definition[card] == t.definition[at.card] and t.live[card]]
        return at.card == min(lying, default=NONE)


# ---- strikes


@dataclass(frozen=True)
class StrikeByHandOrWeapon(Effect):
    """A strike of his hands, or one that a weapon on him lets him make; it does so much more damage."""

    plus: int

    def weapons(self, g: Table, at: Resolve) -> list[int]:
        return [row for row in g.index[USABLE] if self.is_of_weapon(g, row, at)]

    def is_of_weapon(self, g: Table, row: int, at: Resolve) -> bool:
        source = source_of(row)
        if g.host[source] != at.who or not g.has_word(source, WEAPON) or not usable(g, row).moments() & STRIKE:
            return False
        return usable(g, row).is_for(g, source, at.you) and why_not_use(g, row, at.you, STRIKE) is None

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        fight = combat(t)
        may = moment_of(t) == STRIKE and not cannot_strike(t, fight, at.who)
        return may and fight.of(at.who, STRIKE_KIND) == NO_STRIKE

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        fight = combat(t)
        if step:
            at.done()
            if fight.of(at.who, STRIKE_KIND) in HARMFUL:
                fight.add(at.who, STRIKE_AMOUNT, self.plus)
            return None
        if chosen == UNASKED:
            decision = g.ask(at.you, "strike", "VT-STRIKE-05", about=at.who)
            for row in self.weapons(t, at):
                decision.offer(USE, source_of(row), row)
            decision.offer(STRIKE_WITH_HANDS, at.who)
            return decision
        if verb_of(chosen) == USE:
            use(t, number_of(chosen), at.you)
        else:
            fight.choose_strike(at.who, HAND_STRIKE)
        return None


# ---- for others, and for himself


@dataclass(frozen=True)
class ByBystander(InCombat):
    """What is done in a combat by one who need not be in it."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def is_for_another(self) -> bool:
        return True

    def can(self, g: Game, at: Resolve) -> bool:
        return combat_under_way(table(g)) is not None and self.effect.can(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class StrengthenFighter(InCombat):
    """The one of these who fights, for the rest of the action."""

    number: int
    among: Group

    def moments(self) -> int:
        return BEFORE_RANGE

    def fighters(self, g: Game, at: Resolve) -> list[Card]:
        fight = combat_under_way(table(g))
        both = () if fight is None else (fight.acting, fight.opposing)
        return [who for who in both if self.among.includes(table(g), at, who)]

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.fighters(g, at))

    def do(self, g: Game, at: Resolve) -> None:
        for who in self.fighters(g, at)[:1]:
            modify(table(g), STRENGTH, self.number, at.card, who, THIS_ACTION)


@dataclass(frozen=True)
class InflictHisStrength(InCombat):
    """The opposing minion takes as much damage as his own strength."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        victim = one(t, at, OPPOSING_MINION)
        if victim != NONE and value(t, victim, STRENGTH) > 0:
            t.call(damage((victim, value(t, victim, STRENGTH), 0, 1, at.who)))


@dataclass(frozen=True)
class LookAtOpponentsHand(Leaf):
    """Of the opposing minion's controller."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        opponent = one(t, at, OPPOSING_MINION)
        if opponent != NONE:
            t.call(looking_only(at.you, t.controller[opponent], at.card))


@dataclass(frozen=True)
class MayPrevent(MayUse):
    """Damage that he takes in a combat, or without one."""

    def is_of_combat(self) -> bool:
        return False
