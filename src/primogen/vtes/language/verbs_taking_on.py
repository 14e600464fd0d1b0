"""Cards that come from the hand to a minion without an action: their requirements are met, their cost is paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import LISTED, NO, PICK, Effect, Resolve, resolving, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import THIS, one
from primogen.vtes.language.traits import Trait
from primogen.vtes.language.verbs_gear import strikes_of
from primogen.vtes.rules.atoms.cards import note_player, note_use, put_on, recruit
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy
from primogen.vtes.rules.costing import pool_cost
from primogen.vtes.rules.meeting import lacks_superior, pay, why_not_meet, why_not_pay
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.showing import is_cancelled, let_cancel, replace_card, show_for_play
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import CANNOT_HAVE_EQUIPMENT, EQUIPPED
from primogen.vtes.rules.words import AGGRAVATED, AT_LEVEL, EMPLOYING, EQUIPPING, RECRUITING

TAKEN_ON: Final = (EQUIPPING, EMPLOYING, RECRUITING)
USE: Final = LISTED + 1  # after the card


@dataclass(frozen=True)
class TakingOn(Effect):
    """By that minion, who does not act."""

    ref: int

    def uses_of(self, g: Table, at: Resolve, card: Card) -> list[int]:
        """Those that he could use."""
        face, who = g.face(card), one(g, at, self.ref)
        about = scope(at.you, card, who)
        return [
            number
            for number, use in enumerate(face.uses)
            if use.takes in TAKEN_ON and use.aims_at is None
            if use.takes != EQUIPPING or not value(g, who, CANNOT_HAVE_EQUIPMENT)
            if self.may_use(g, face, use, who, at)
            if use.only_if is None or use.only_if.holds(g, about)
        ]

    def may_use(self, g: Table, face: Printed, use: Use, who: Card, at: Resolve) -> bool:
        return why_not_meet(g, face, use, who, at.you) is None

    def level(self, g: Table, at: Resolve, chosen: Chosen) -> Asks:
        """VT-CRYPT-10."""
        card = at.cells[LISTED]
        if chosen != UNASKED:
            at.cells.append(number_of(chosen))
            return None
        decision = g.ask(at.you, "level", "VT-CRYPT-10", about=card)
        for number in self.uses_of(g, at, card):
            decision.offer(AT_LEVEL, card, number)
        return decision

    def come(self, g: Table, at: Resolve) -> None:
        card, who = at.cells[LISTED], one(g, at, self.ref)
        face, use = g.face(card), g.face(card).uses[at.cells[USE]]
        replace_card(g, card, at.you)
        if is_cancelled(g, card):
            return
        pay(g, face, use, who, at.you)
        if is_second_copy(g, card, at.you):
            return
        if use.takes == RECRUITING:
            recruit(g, card)
        else:
            put_on(g, card, who, at.you)
        if use.takes == EQUIPPING:
            happened(g, EQUIPPED, at.you, who, card)
        contest_if_unique(g, card)
        if use.text is not None:
            g.call(resolving(g, use.text, at.you, card, who))


@dataclass(frozen=True)
class TakeOnFromHand(TakingOn):
    """It may be cancelled as it is played."""

    among: Group

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).hand(at.you))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == 0:
            return self.pick(t, at, chosen)
        if step == 1:
            return self.level(t, at, chosen)
        if step == 2:
            self.show(t, at)
        else:
            at.done()
            self.come(t, at)
        return None

    def pick(self, g: Table, at: Resolve, chosen: Chosen) -> Asks:
        """She is asked in any case: nobody else knows what she holds."""
        if chosen != UNASKED:
            if verb_of(chosen) == PICK:
                at.cells.append(card_of(chosen))
            else:
                at.done()
            return None
        decision = g.ask(at.you, "pick", g.rule_for_target(), ALWAYS, at.card)
        for card in self.among.cards(g, at):
            if self.uses_of(g, at, card):
                decision.offer(PICK, card)
        if not decision.options:
            decision.offer(NO)
        return decision

    def show(self, g: Table, at: Resolve) -> None:
        card, use = at.cells[LISTED], at.cells[USE]
        show_for_play(g, card, at.you)
        note_player(g, card, one(g, at, self.ref), use)
        let_cancel(g, card)


@dataclass(frozen=True)
class TakeOnRegardless(TakeOnFromHand):
    """Requirements are ignored: a better level he still chooses only by his own Disciplines."""

    def may_use(self, g: Table, face: Printed, use: Use, who: Card, at: Resolve) -> bool:
        return not lacks_superior(g, use, who) and why_not_pay(g, face, use, who, at.you) is None


@dataclass(frozen=True)
class TakeOnNamed(TakingOn):
    """The one that was named comes to this minion: nobody plays it, so nobody cancels it."""

    ref: int = THIS

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == 0:
            at.cells.append(at.that)
            if not self.uses_of(t, at, at.that):
                at.done()
            return None
        if step == 1:
            return self.level(t, at, chosen)
        at.done()
        card = at.cells[LISTED]
        show_for_play(t, card, at.you)
        note_use(t, card, at.cells[USE])
        self.come(t, at)
        return None


@dataclass(frozen=True)
class CouldTakeOn(Trait):
    """Of a card in a hand: this minion meets what it requires, and it can be paid for."""

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return bool(TakeOnNamed().uses_of(g, at, card))


@dataclass(frozen=True)
class CostsLess(Trait):
    """Than so much pool, for this minion as he is, whatever it costs in an action."""

    pool: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        face = g.face(card)
        return all([pool_cost(g, face, at.you, use, at.who) < self.pool for use in face.uses])


@dataclass(frozen=True)
class StrikesLess(Trait):
    """No strike of this weapon does so much damage by itself, or any that is aggravated."""

    damage: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        found = strikes_of(g.face(card))
        return all([strike.amount < self.damage and not strike.bits & AGGRAVATED for strike in found])
