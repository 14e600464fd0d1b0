"""Verbs about tokens: Prestige, Agenda, Blood, actions, and the rest. Leaves all; none of them asks."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Amount, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.rivals.language.refs import doer, one, player
from primogen.rivals.rules.atoms.blood import lose_blood, maximum_blood, mend, steal_blood, swap_blood
from primogen.rivals.rules.atoms.clock import gain_action, gain_unhosted_action
from primogen.rivals.rules.atoms.prestige import gain_prestige, stake, stake_gained
from primogen.rivals.rules.atoms.rows import note_contributor
from primogen.rivals.rules.atoms.tokens import gain_agenda, lose_agenda, put_agenda_on, put_token, steal_agenda
from primogen.rivals.rules.damage import may_harm
from primogen.rivals.rules.drawing import can_draw, draw
from primogen.rivals.rules.losing import make_lose
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import ACTIONS_GAINED, AGENDA, PRESTIGE, UNHOSTED_GAINED


@dataclass(frozen=True)
class Draw(Leaf):
    amount: Amount
    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        return self.amount.count(g, at) > 0 and can_draw(table(g), player(table(g), at, self.who))

    def do(self, g: Game, at: Resolve) -> None:
        draw(table(g), player(table(g), at, self.who), self.amount.count(g, at))


@dataclass(frozen=True)
class Gain(Leaf):
    """Prestige, Agenda, an Action or an Unhosted Action."""

    amount: Amount
    resource: int
    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        if self.amount.count(g, at) == 0:
            return False
        return self.resource in (PRESTIGE, AGENDA) or player(table(g), at, self.who) == table(g).active

    def do(self, g: Game, at: Resolve) -> None:
        seat, number = player(table(g), at, self.who), self.amount.count(g, at)
        if self.resource == PRESTIGE:
            gain_prestige(table(g), seat, number)
        elif self.resource == AGENDA:
            gain_agenda(table(g), seat, number)
        elif number and seat == table(g).active:  # RV-ACT-05: they are for this turn only, and it is nobody else's
            if self.resource == ACTIONS_GAINED:
                gain_action(table(g), number)
            elif self.resource == UNHOSTED_GAINED:
                gain_unhosted_action(table(g), number)


def has_any(g: Table, seat: Seat, resource: int) -> bool:
    return NONE < seat < g.seats() and (resource == PRESTIGE or g.agenda[seat] > 0)


@dataclass(frozen=True)
class Lose(Leaf):
    """A player loses Prestige or Agenda."""

    amount: Amount
    resource: int
    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        return has_any(table(g), player(table(g), at, self.who), self.resource)

    def do(self, g: Game, at: Resolve) -> None:
        seat, number = player(table(g), at, self.who), self.amount.count(g, at)
        if seat == NONE or seat >= g.seats():
            return
        if self.resource == PRESTIGE:
            make_lose(table(g), seat, number, at.you if at.you != seat else table(g).controller[at.card])
        else:
            lose_agenda(table(g), seat, number)


@dataclass(frozen=True)
class StealFrom(Leaf):
    """You steal Prestige or Agenda from a player."""

    amount: Amount
    resource: int
    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        return has_any(table(g), player(table(g), at, self.who), self.resource)

    def do(self, g: Game, at: Resolve) -> None:
        seat, number = player(table(g), at, self.who), self.amount.count(g, at)
        if seat == NONE or seat >= g.seats() or seat == at.you:
            return
        if self.resource == PRESTIGE:
            make_lose(table(g), seat, number, at.you, at.you)
        else:
            steal_agenda(table(g), at.you, seat, number)


@dataclass(frozen=True)
class Mend(Leaf):
    amount: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).blood[card] < maximum_blood(table(g), card)

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE and table(g).host[card] == NONE:
            mend(table(g), card, self.amount.count(g, at))


@dataclass(frozen=True)
class PutToken(Leaf):
    token: int
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return one(table(g), at, self.ref) != NONE

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE and table(g).face(card).is_character():
            put_token(table(g), card, self.token, at.you)


@dataclass(frozen=True)
class PutPrestige(Leaf):
    """From your general supply (or that player's) on a card."""

    amount: Amount
    ref: int
    whose: int

    def can(self, g: Game, at: Resolve) -> bool:
        return one(table(g), at, self.ref) != NONE and self.amount.count(g, at) > 0

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE and table(g).face(card).is_character():
            stake(table(g), card, player(table(g), at, self.whose), self.amount.count(g, at))


@dataclass(frozen=True)
class PutTheirPrestige(Leaf):
    """Of the Prestige just gained, so much goes on this card: of the tokens the event is about."""

    number: int
    who: int

    def do(self, g: Game, at: Resolve) -> None:
        seat = player(table(g), at, self.who)
        if table(g).prestige[seat] >= self.number:
            stake_gained(table(g), seat, at.card, at.number, self.number)


@dataclass(frozen=True)
class AddToFaceDown(Leaf):
    """Prestige from a player's general supply on a face-down card of yours."""

    number: int
    whose: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        card, seat = one(table(g), at, self.ref), player(table(g), at, self.whose)
        stake(table(g), card, seat, self.number)
        note_contributor(table(g), card, seat)


@dataclass(frozen=True)
class LoseBlood(Leaf):
    """Not damage: RV-RES-11, -13."""

    amount: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).blood[card] > 0 and may_harm(table(g), at.you, card)

    def has_target(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card == NONE or may_harm(table(g), at.you, card)

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE and may_harm(table(g), at.you, card):
            lose_blood(table(g), card, self.amount.count(g, at), doer(table(g), at, card), at.you)


@dataclass(frozen=True)
class DefeatIt(Leaf):
    """Its Blood goes to 0: RV-DEF-02. Not damage either."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).blood[card] > 0 and may_harm(table(g), at.you, card)

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE and may_harm(table(g), at.you, card):
            lose_blood(table(g), card, table(g).blood[card], doer(table(g), at, card), at.you)


@dataclass(frozen=True)
class StealBlood(Leaf):
    """One character steals from another: RV-RES-12."""

    amount: Amount
    thief: int
    victim: int

    def can(self, g: Game, at: Resolve) -> bool:
        return NONE not in (one(table(g), at, self.thief), one(table(g), at, self.victim))

    def has_target(self, g: Game, at: Resolve) -> bool:
        victim = one(table(g), at, self.victim)
        return victim == NONE or may_harm(table(g), at.you, victim)

    def do(self, g: Game, at: Resolve) -> None:
        thief, victim = one(table(g), at, self.thief), one(table(g), at, self.victim)
        if NONE not in (thief, victim) and table(g).is_active(victim) and may_harm(table(g), at.you, victim):
            steal_blood(table(g), thief, victim, self.amount.count(g, at))


@dataclass(frozen=True)
class SwapBlood(Leaf):
    """So much of its Blood for Blood of your colour: RV-MEND-03."""

    number: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        swap_blood(table(g), one(table(g), at, self.ref), at.you, self.number)


@dataclass(frozen=True)
class PutAgendaOn(Leaf):
    """RV-TOKEN-25."""

    number: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        put_agenda_on(table(g), one(table(g), at, self.ref), self.number)
