"""Verbs about tokens: Prestige, Agenda, Blood, actions, and the rest. Leaves all; none of them asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import Decision
from primogen.kernel.effects import PICK, Amount, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.language.payable import Payable
from primogen.rivals.language.refs import doer, one, player
from primogen.rivals.language.traits import OF_ANY_COLOUR, seat_of
from primogen.rivals.rules.atoms.blood import lose_blood, maximum_blood, mend
from primogen.rivals.rules.atoms.cards import draw_from
from primogen.rivals.rules.atoms.clock import gain_action, gain_unhosted_action, lose_action
from primogen.rivals.rules.atoms.influence import add_influence
from primogen.rivals.rules.atoms.laid import (
    may_bear,
    move_tokens,
    put_from_supply,
    put_tokens,
    remove_tokens,
    tokens_on,
    turn_over_tokens,
)
from primogen.rivals.rules.atoms.prestige import gain_prestige, pay_prestige, spendable, stake_gained
from primogen.rivals.rules.atoms.tokens import gain_agenda, give_leader_token, lose_agenda, steal_agenda
from primogen.rivals.rules.conflict import conflict_under_way
from primogen.rivals.rules.damage import may_harm
from primogen.rivals.rules.defeat import is_denied
from primogen.rivals.rules.drawing import can_draw, draw
from primogen.rivals.rules.influence import is_influence_called_for
from primogen.rivals.rules.losing import brace, make_lose, steal_onto
from primogen.rivals.rules.table import ACTIONS, Table, table
from primogen.rivals.rules.torpor import mend_anywhere
from primogen.rivals.rules.words import (
    ACTIONS_GAINED,
    AGENDA,
    AGENDA_CARD,
    BLOOD,
    FACTION,
    INFLUENCE_GAINED,
    LEADER_TOKEN,
    PRESTIGE,
    TORPOR,
    UNHOSTED_GAINED,
)

# from which deck cards are drawn
EITHER_DECK: Final = 0
FACTION_DECK: Final = 1

# out of which supply tokens are put somewhere
GENERAL_SUPPLY: Final = 0
OWN_SUPPLY: Final = 1
JUST_GAINED: Final = 2  # of a player's own supply, the very tokens the event is about: RV-CITY-13


# which side of a token is up where it is moved
AS_IT_IS: Final = 0
TURNED_OVER: Final = 1


@dataclass(frozen=True)
class Draw(Leaf):
    """From either deck, or from the Faction deck alone."""

    amount: Amount
    who: int
    deck: int = EITHER_DECK

    def can(self, g: Game, at: Resolve) -> bool:
        t, seat = table(g), player(table(g), at, self.who)
        has_any = can_draw(t, seat) if self.deck == EITHER_DECK else bool(t.pile(seat, FACTION))
        return has_any and self.amount.count(g, at) > 0

    def do(self, g: Game, at: Resolve) -> None:
        t, seat, number = table(g), player(table(g), at, self.who), self.amount.count(g, at)
        if self.deck == EITHER_DECK:
            draw(t, seat, number)
            return
        for _ in range(min(number, len(t.pile(seat, FACTION)))):
            draw_from(t, seat, FACTION)


@dataclass(frozen=True)
class Gain(Leaf):
    """Prestige, Agenda, an Action or an Unhosted Action; Influence, for what it is exerted in (RV-INF-08)."""

    amount: Amount
    resource: int
    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        if self.amount.count(g, at) == 0:
            return False
        if self.resource == INFLUENCE_GAINED:
            return is_influence_called_for(table(g))
        any_time = self.resource in (PRESTIGE, AGENDA)
        return any_time or player(table(g), at, self.who) == table(g).active

    def do(self, g: Game, at: Resolve) -> None:
        seat, number = player(table(g), at, self.who), self.amount.count(g, at)
        if seat >= g.seats():
            return  # a Monster's, or an Antagonist's: nobody gains anything
        if self.resource == PRESTIGE:
            gain_prestige(table(g), seat, number)
        elif self.resource == AGENDA:
            gain_agenda(table(g), seat, 0 if is_denied(table(g), seat) else number)
        elif self.resource == INFLUENCE_GAINED:
            add_influence(table(g), seat, number)
        elif number and seat == table(g).active:  # RV-ACT-05: they are for this turn only, and it is nobody else's
            if self.resource == ACTIONS_GAINED:
                gain_action(table(g), number)
            elif self.resource == UNHOSTED_GAINED:
                gain_unhosted_action(table(g), number)


def has_any(g: Table, seat: Seat, resource: int) -> bool:
    if not NONE < seat < g.seats():
        return False
    if resource == ACTIONS_GAINED:
        return seat == g.active and g.clock[ACTIONS] > 0
    return resource == PRESTIGE or g.agenda[seat] > 0


@dataclass(frozen=True)
class Lose(Leaf):
    """A player loses Prestige or Agenda, or Actions of this turn."""

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
            brace(table(g), at.card, seat)
            make_lose(table(g), seat, number, at.you if at.you != seat else table(g).controller[at.card])
        elif self.resource == ACTIONS_GAINED:
            lose_action(table(g), seat, number)
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
            brace(table(g), at.card, seat)
            make_lose(table(g), seat, number, schemer(table(g), at), at.you)
        else:
            steal_agenda(table(g), at.you, seat, number)


def schemer(g: Table, at: Resolve) -> Seat:
    """Who brings it about: in a Scheme, its player, whoever it lets steal (R226-CRD-16)."""
    conflict = conflict_under_way(g)
    return at.you if conflict is None else conflict.scheme_player


@dataclass(frozen=True)
class StealOnto(Leaf):
    """Prestige of a player, of that player's colour (RV-RES-07), put on a card; turned over, a character mends.

    Or (AGENDA) what that player has scored.
    """

    amount: Amount
    who: int
    ref: int
    side: int

    def can(self, g: Game, at: Resolve) -> bool:
        resource = AGENDA if self.side == AGENDA else PRESTIGE
        return has_any(table(g), player(table(g), at, self.who), resource)

    def do(self, g: Game, at: Resolve) -> None:
        t, seat, card = table(g), player(table(g), at, self.who), one(table(g), at, self.ref)
        if self.side == AGENDA:
            if card != NONE and seat != NONE:
                put_tokens(t, card, AGENDA, lose_agenda(t, seat, self.amount.count(g, at)), at.you)
            return
        brace(t, at.card, seat)
        number = min(self.amount.count(g, at), t.prestige[seat])
        if self.side == PRESTIGE:
            steal_onto(t, at.you, seat, number, card)
            return
        if card != NONE:
            mend(t, card, number, seat, at.you)
        make_lose(t, seat, number, at.you)


@dataclass(frozen=True)
class Mend(Leaf):
    amount: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        if card == NONE or table(g).blood[card] >= maximum_blood(table(g), card):
            return False
        return self.amount.is_open() or self.amount.count(g, at) > 0

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE and table(g).host[card] == NONE:
            mend_anywhere(table(g), card, self.amount.count(g, at), at.you)


@dataclass(frozen=True)
class MendByPrestige(Leaf):
    """Whoever controls it spends so much on mending it, but never the last."""

    amount: Amount
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        return card != NONE and t.controller[card] < t.seats() and t.blood[card] < maximum_blood(t, card)

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        if not self.can(g, at):
            return
        seat, room = t.controller[card], maximum_blood(t, card) - t.blood[card]
        if spendable(t, seat):
            brace(t, at.card, seat)
        number = min(self.amount.count(g, at), spendable(t, seat), room)
        pay_prestige(t, seat, number)
        mend_anywhere(t, card, number, at.you)


@dataclass(frozen=True)
class PutTokens(Payable):
    """On any card: out of a player's general supply, in that colour; or Prestige out of a player's own.

    A Leader token wherever it was: there is but one of each colour (RV-TOKEN-03).
    """

    amount: Amount
    token: int
    ref: int
    whose: int
    supply: int

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "target", g.rule_for_target(), about=at.card)

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(PICK, card)

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        if self.token == LEADER_TOKEN:
            return card != NONE and card != table(g).leader[at.you]
        return card != NONE and self.amount.count(g, at) > 0 and may_bear(table(g), card, self.token)

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        seat, number = player(t, at, self.whose), self.amount.count(g, at)
        if card == NONE or not may_bear(t, card, self.token) or not 0 <= seat < t.seats():
            return
        if self.token == LEADER_TOKEN:
            give_leader_token(t, seat, card)
            return
        if self.supply == GENERAL_SUPPLY:
            put_tokens(t, card, self.token, number, seat, at.you)
        elif self.supply == OWN_SUPPLY:
            brace(t, at.card, seat)
            put_from_supply(t, card, number, seat, at.you)
        elif t.prestige[seat] >= number:
            stake_gained(t, seat, card, at.number, number)


@dataclass(frozen=True)
class RemoveTokens(Payable):
    """Off any card, to the general supply. Characters lose Blood, and that is not damage: RV-RES-11, -13."""

    amount: Amount
    token: int
    ref: int
    colour: int = OF_ANY_COLOUR

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "remove-from", "RV-ABIL-06", about=at.card)

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(PICK, card)

    def there(self, g: Table, at: Resolve, card: Card) -> int:
        return tokens_on(g, card, self.token, seat_of(g, self.colour, at))

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        return card != NONE and self.there(t, at, card) > 0 and self.may_harm(t, at, card)

    def in_full(self, g: Game, at: Resolve) -> bool:
        """As a cost."""
        t, card = table(g), one(table(g), at, self.ref)
        return card != NONE and self.there(t, at, card) >= self.amount.count(g, at)

    def has_target(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card == NONE or self.may_harm(table(g), at, card)

    def may_harm(self, g: Table, at: Resolve, card: Card) -> bool:
        return self.token != BLOOD or not g.face(card).is_character() or may_harm(g, at.you, card)

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        if card != NONE and self.may_harm(t, at, card):
            number, colour = self.amount.count(g, at), seat_of(t, self.colour, at)
            remove_tokens(t, card, self.token, number, doer(t, at, card), at.you, colour)


@dataclass(frozen=True)
class MoveTokens(Leaf):
    """From one card to another, the very tokens. Blood that goes off a character is stolen: RV-RES-12.

    They may be turned over on the way: Blood is Prestige there, or the other way round.
    """

    amount: Amount
    token: int
    origin: int
    to: int
    side: int = AS_IT_IS

    def can(self, g: Game, at: Resolve) -> bool:
        t, origin, to = table(g), one(table(g), at, self.origin), one(table(g), at, self.to)
        return NONE not in (origin, to) and tokens_on(t, origin, self.token) > 0

    def has_target(self, g: Game, at: Resolve) -> bool:
        t, origin = table(g), one(table(g), at, self.origin)
        return origin == NONE or (tokens_on(t, origin, self.token) > 0 and self.may_take(t, at, origin))

    def may_take(self, g: Table, at: Resolve, origin: Card) -> bool:
        if self.token != BLOOD or not g.face(origin).is_character():
            return True
        return may_harm(g, at.you, origin)

    def do(self, g: Game, at: Resolve) -> None:
        t, origin, to = table(g), one(table(g), at, self.origin), one(table(g), at, self.to)
        if NONE in (origin, to) or not may_bear(t, to, self.token) or not self.may_take(t, at, origin):
            return
        if self.token == AGENDA and t.kind(to) == AGENDA_CARD and is_denied(t, t.controller[to]):
            return
        if not (t.is_active(origin) or t.zone[origin] == TORPOR or not t.face(origin).is_character()):
            return
        if self.side == TURNED_OVER:
            turn_over_tokens(t, self.token, self.amount.count(g, at), origin, to, at.you)
        else:
            move_tokens(t, self.token, self.amount.count(g, at), origin, to, at.you)


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
