"""Choice nodes of this game: a player, a Discipline, what to do with a revealed card. These may ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, number_of, verb_of
from primogen.kernel.effects import (
    CHOOSE_SEAT,
    DONE_PICKING,
    LISTED,
    NUMBER,
    PLAYER,
    THAT,
    YOU,
    Amount,
    Effect,
    Resolve,
    Seats,
)
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.story import ThisTurn
from primogen.kernel.values import value
from primogen.rivals.language.refs import one, player
from primogen.rivals.rules.atoms.hands import lay_open
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.atoms.rows import has_row, note_contributor
from primogen.rivals.rules.atoms.showing import hide, show
from primogen.rivals.rules.atoms.tokens import has_discipline_token
from primogen.rivals.rules.collection import left_in_collection
from primogen.rivals.rules.conflict import has_exerted
from primogen.rivals.rules.conspiracy import protects
from primogen.rivals.rules.damage import has_had_a_turn
from primogen.rivals.rules.ignoring import ignores
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.switches.attacking import FIRST_ROUND, FOE_TOO
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    ANNOUNCE,
    ATTACK_TYPES,
    CHOOSE_CARD,
    CHOOSE_DISCIPLINE,
    DISCIPLINES_AT,
    EDGES_AT,
    HAND,
    UNUSED,
)

ANYBODYS: Final = -1  # of a Discipline: whoever has it or not

# which players
ANYONE: Final = 0
FOE: Final = 1
CONTRIBUTOR: Final = 2  # to this Conspiracy
FOE_WHO_DID_NOT_CONTRIBUTE: Final = 3
EACH_PLAYER: Final = 4
FOE_AGAINST_YOUR_CHOICE: Final = 5  # who exerted Influence against your YES or NO
EACH_FOE: Final = 6  # in the game
CHOSEN: Final = 7  # by this card: see ChooseHalf
UNCHOSEN: Final = 8
DEFENDER: Final = 9  # of the attack under way
FOE_WITH_MOST_AGENDA: Final = 30
FOE_WITH_YOUR_AGENDA: Final = 31  # with as much as you have


def is_exposed(g: Table, card: Card, seat: Seat) -> bool:
    """A card has made that player contribute, and is not to be spared by it this turn."""
    return bool(g.exposed) and has_row(g.exposed, card, seat)


def players(g: Table, at: Resolve, among: int) -> Sequence[Seat]:
    """But for those who ignore the Event that asks."""
    found = players_meant(g, at, among)
    return [seat for seat in found if not ignores(g, seat, at.card)] if g.ignored else found


def players_meant(g: Table, at: Resolve, among: int) -> Sequence[Seat]:
    """RV-TURN-19: a foe who has not had a first turn cannot be targeted; "each" counts them in."""
    seats = g.clockwise_from(at.you)
    if among == EACH_PLAYER:
        return seats
    if among == EACH_FOE:
        return seats[1:]
    if among == DEFENDER:
        attack = attack_under_way(g)
        return [seat for seat in seats if attack is not None and seat == g.controller[attack.target]]
    if among == FOE_AGAINST_YOUR_CHOICE:
        return [seat for seat in g.foes(at.you) if g.said[seat] != g.said[at.you] and has_exerted(g, seat)]
    if among == UNCHOSEN:
        return [seat for seat in seats if not has_row(g.contributors, at.card, seat)]
    if among in (CONTRIBUTOR, CHOSEN):
        return [seat for seat in seats if has_row(g.contributors, at.card, seat)]
    others = seats if among == ANYONE else seats[1:]
    anyone = g.switches[FIRST_ROUND] != FOE_TOO
    found = [seat for seat in others if seat == at.you or has_had_a_turn(g, seat) or anyone]
    if protects(g, at.card):  # R20-CON-06
        spared = [seat for seat in found if seat != at.you and staked(g, at.card, seat)]
    elif among == FOE_WHO_DID_NOT_CONTRIBUTE:
        spared = [seat for seat in found if has_row(g.contributors, at.card, seat)]
    elif among in (FOE_WITH_MOST_AGENDA, FOE_WITH_YOUR_AGENDA):
        much = g.agenda[at.you] if among == FOE_WITH_YOUR_AGENDA else max([g.agenda[seat] for seat in seats[1:]])
        return [seat for seat in found if g.agenda[seat] == much]
    else:
        return found
    return [seat for seat in found if seat not in spared or is_exposed(g, at.card, seat)]


@dataclass(frozen=True)
class Players(Seats):
    """Whom a sentence may choose from; of these, whoever has at least so much Agenda, or has done something."""

    among: int
    agenda: int = 0
    done: ThisTurn | None = None

    def seats(self, g: Game, at: Resolve) -> Sequence[Seat]:
        t = table(g)
        found = [seat for seat in players(t, at, self.among) if t.agenda[seat] >= self.agenda]
        if self.done is None:
            return found
        told = [event.seat for event in self.done.told(g, at)]
        return [seat for seat in found if seat in told]


@dataclass(frozen=True)
class ForEachPlayer(Effect):
    """The sentence is about each of them in turn, from you clockwise. If there is only one, it may be another."""

    among: int
    effect: Effect
    if_only_one: Effect | None = None

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,) if self.if_only_one is None else (self.effect, self.if_only_one)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.among != FOE_WHO_DID_NOT_CONTRIBUTE or bool(players(table(g), at, self.among))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            at.cells.extend(players(table(g), at, self.among))
        elif LISTED + step - 1 == len(at.cells):
            at.done()
        else:
            at.cells[PLAYER] = at.cells[LISTED + step - 1]
            is_one = len(at.cells) == LISTED + 1
            at.resolve(g, self.if_only_one if self.if_only_one is not None and is_one else self.effect)
        return None


@dataclass(frozen=True)
class Repeat(Effect):
    """ "For each ..., do this": so many times, choosing anew each time."""

    number: Amount
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.number.count(g, at) > 0 and self.effect.can(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            at.cells.append(self.number.count(g, at))
        elif step > at.cells[LISTED]:
            at.done()
        else:
            at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class ByPlayer(Effect):
    """Another player does what follows, and makes its choices."""

    who: int
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        part = Resolve([g.number_of(self.effect), *at.cells[YOU:LISTED]])
        part.cells[YOU] = player(table(g), at, self.who)
        g.call(part)
        return None


@dataclass(frozen=True)
class ChooseDiscipline(Effect):
    """One of those that character has, or any, of which you have a token left: RV-TOKEN-12, -15."""

    of: int
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def disciplines(self, g: Table, at: Resolve) -> list[int]:
        left = [stat for stat in range(DISCIPLINES_AT, EDGES_AT) if has_discipline_token(g, at.you, stat)]
        card = NONE if self.of == ANYBODYS else one(g, at, self.of)
        return left if self.of == ANYBODYS else [stat for stat in left if card != NONE and value(g, card, stat)]

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.disciplines(table(g), at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            at.done()
            at.cells[NUMBER] = number_of(chosen)
            at.resolve(g, self.effect)
            return None
        found = self.disciplines(table(g), at)
        if not found:
            at.done()
            return None
        decision = g.ask(at.you, "choose-discipline", "RV-TOKEN-13", about=at.card)
        for stat in found:
            decision.offer(CHOOSE_DISCIPLINE, NONE, stat)
        return decision


@dataclass(frozen=True)
class NameAttackType(Effect):
    """The rest of the sentence is about that type."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            at.done()
            at.cells[NUMBER] = number_of(chosen)
            tell(g, "names-type", at.you, at.card, number=at.number)
            at.resolve(g, self.effect)
            return None
        decision = g.ask(at.you, "name-type", "RV-ATK-32", ALWAYS, at.card)
        for attack_type in ATTACK_TYPES:
            decision.offer(ANNOUNCE, NONE, attack_type)
        return decision


@dataclass(frozen=True)
class LookAtHand(Effect):
    """A player shows you their hand while you do what follows, or only look; nobody else sees it: RV-INFO-03."""

    who: int
    effect: Effect | None

    def parts(self) -> tuple[Effect, ...]:
        return () if self.effect is None else (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        seat = player(t, at, self.who)
        if seat == NONE or seat >= g.seats():
            at.done()
        elif step == 0:
            lay_open(t, seat)
            for card in t.hand(seat):
                show(t, card, at.you)
            tell(g, "shows-hand", seat, number=at.you)
        elif step == 1 and self.effect is not None:
            at.cells[PLAYER] = seat
            at.resolve(g, self.effect)
        elif step == 1 and chosen == UNASKED:
            decision = g.ask(at.you, "hand-seen", "RV-INFO-03", ALWAYS, at.card)
            decision.offer(DONE_PICKING)
            return decision
        elif step > 1:
            for card in t.hand(seat):
                hide(t, card, at.you)
            at.done()
        return None


@dataclass(frozen=True)
class ChooseHalf(Effect):
    """ "Choose at least half of the players (including yourself)": the rest of the sentence may speak of them."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.effect.has_target(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == 0:
            note_contributor(t, at.card, at.you)
            return None
        if step > 1:
            at.done()
            at.resolve(g, self.effect)
            return None
        if chosen != UNASKED:
            if verb_of(chosen) == CHOOSE_SEAT:
                note_contributor(t, at.card, number_of(chosen))
                at.go(1)
            return None
        return self.one_more(t, at)

    def one_more(self, g: Table, at: Resolve) -> Asks:
        """As long as somebody is left to take from."""
        left, seats = players(g, at, UNCHOSEN), g.seats()
        if len(left) < 2:
            return None
        decision = g.ask(at.you, "choose-players", g.rule_for_target(), about=at.card)
        for seat in left:
            decision.offer(CHOOSE_SEAT, NONE, seat)
        if 2 * (seats - len(left)) >= seats:
            decision.offer(DONE_PICKING)
        return decision


@dataclass(frozen=True)
class TakeFromCollection(Effect):
    """A card of a kind from outside the game, into your hand; or the rest of the sentence is about it.

    Of several that are shown, your Rival chooses one.
    """

    kind: int
    effect: Effect | None = None
    shown: int = 1

    def parts(self) -> tuple[Effect, ...]:
        return () if self.effect is None else (self.effect,)

    def choices(self, g: Table, at: Resolve) -> list[int]:
        kinds, faction = g.pool.kinds, g.faction[at.you]
        fit = [n for n, card in enumerate(g.pool.cards) if kinds[n] == self.kind and card.decks & faction]
        return [n for n in fit if n not in at.cells[LISTED:] and left_in_collection(g, at.you, n)]

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.choices(table(g), at))

    def has_target(self, g: Game, at: Resolve) -> bool:
        if self.effect is None:
            return True
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[THAT] = NONE  # not known yet
        return self.effect.has_target(g, about)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == self.shown:
            return self.settle(t, at, chosen)
        if chosen != UNASKED:
            at.cells.append(number_of(chosen))
            return None
        decision = g.ask(at.you, "from-collection", "RV-TERM-29", ALWAYS, at.card)
        for definition in self.choices(t, at):
            decision.offer(CHOOSE_CARD, NONE, definition)
        if decision.options:
            return decision
        at.done()
        return None

    def settle(self, g: Table, at: Resolve, chosen: Chosen) -> Asks:
        shown = at.cells[LISTED:]
        if len(shown) > 1 and chosen == UNASKED:
            decision = g.ask(g.rival[at.you], "from-collection", "RV-TERM-29", ALWAYS, at.card)
            for definition in shown:
                decision.offer(CHOOSE_CARD, NONE, definition)
            return decision
        at.done()
        number = shown[0] if chosen == UNASKED else number_of(chosen)
        card = add_card(g, g.card_id(number), at.you, HAND if self.effect is None else UNUSED)
        tell(g, "from-collection", at.you, card)
        if self.effect is not None:
            at.cells[THAT] = card
            at.resolve(g, self.effect)
        return None
