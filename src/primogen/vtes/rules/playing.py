"""Playing a card from hand: who plays it, at which level, at what; as it is played, others may cancel it."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseSeat, Target
from primogen.kernel.decisions import UNASKED, Decision, Refusal, card_of, number_of
from primogen.kernel.effects import BY as BY_CELL
from primogen.kernel.effects import NUMBER as NUMBER_CELL
from primogen.kernel.effects import PLAYER as PLAYER_CELL
from primogen.kernel.effects import THAT as THAT_CELL
from primogen.kernel.effects import Effect, Resolve, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.answering import end_answers, let_answer
from primogen.vtes.rules.atoms.cards import burn, note_player
from primogen.vtes.rules.atoms.clock import (
    NOT_PLAYED_AGAIN,
    by_level,
    gain_from_trifle,
    has_limit,
    has_row,
    note_event,
    note_played,
    owe_master_action,
    spend_discard,
    spend_master_action,
)
from primogen.vtes.rules.atoms.counters import burn_pool
from primogen.vtes.rules.by_herself import why_not_event, why_not_master
from primogen.vtes.rules.meeting import CANNOT_PAY, MAY_NOT_PLAY, pay, why_not_meet
from primogen.vtes.rules.naming import NameX, second_target
from primogen.vtes.rules.paying import helped
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.showing import is_cancelled, let_cancel, note_limits, replace_card, show_for_play
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.targeting import affordable, can_afford_some, price_of
from primogen.vtes.rules.topics import AWAKE, CARD_CANCELLED, NO_REACTIONS
from primogen.vtes.rules.underway import (
    HUNTED,
    action_under_way,
    being_played,
    combat_under_way,
    referendum_under_way,
)
from primogen.vtes.rules.words import (
    ACTION_MODIFIER,
    AT_LEVEL,
    BY_MINION,
    COMBAT,
    COMBAT_MOMENTS,
    EVENT,
    MASTER,
    OUT_OF_TURN,
    PLAY_CARD,
    PLAYED,
    REACTION,
    REFLEX,
    TORPOR,
    TRIFLE,
)

NOT_NOW: Final = Refusal("VT-SEQ-09", "not-now")
ONCE_AN_ACTION: Final = Refusal("VT-MINION-13", "once-an-action")
ONCE_IN_THAT_TIME: Final = Refusal("VT-TERM-17", "once")
ONCE_FOR_ALL: Final = Refusal("VT-TERM-17", "once-for-all")
NOT_ACTING: Final = Refusal("VT-MINION-13", "not-acting")
TAPPED: Final = Refusal("VT-TERM-06", "tapped")
NO_EFFECT: Final = Refusal("VT-SEQ-09", "no-effect")
NOBODY_PLAYS_IT: Final = Refusal("VT-LIB-10", "nobody-plays-it")


def players_of(g: Table, seat: Seat, kind: int) -> tuple[Card, ...]:
    """The minions of that Methuselah that could play such a card now; NONE plays master cards and events."""
    if kind in (MASTER, EVENT):
        return (NONE,)
    if kind == COMBAT:
        combat = combat_under_way(g)
        if combat is None:
            return ()
        both = (combat.acting, combat.opposing)
        return tuple([card for card in both if g.controller[card] == seat and may_still_fight(g, card)])
    if kind == REFLEX:
        return tuple([card for card in played_against(g) if g.controller[card] == seat])
    action, polling = action_under_way(g), referendum_under_way(g)
    if action is None or (polling is not None and polling[HUNTED] != NONE):  # VT-BHUNT-03
        return ()
    if kind == ACTION_MODIFIER:
        others = tuple([card for card in g.ready(seat) if card != action.minion])
        return (action.minion, *others) if action.seat == seat else ()  # VT-MINION-13: see Use.by_another
    return () if action.seat == seat else g.ready(seat)  # VT-MINION-18, -19


def may_still_fight(g: Table, card: Card) -> bool:
    """A vampire in torpor is still there when the round ends; an ally is burned, an imbued gone: VT-IMBUED-09."""
    return g.is_ready(card) or (g.is_vampire(card) and g.zone[card] == TORPOR)


def played_against(g: Table) -> list[Card]:
    """VT-MINION-22: the minion at which the card being played is aimed."""
    card = being_played(g)
    if card == NONE:
        return []
    combat, action = combat_under_way(g), action_under_way(g)
    if combat is not None and combat.is_fighting(g.host[card]):
        return [combat.opponent(g.host[card])]
    aim = action.target if action is not None and action.card == card else target_of(g, card)
    return [aim] if aim != NONE and g.is_minion(aim) else []


def target_of(g: Table, card: Card) -> Card:
    """What was named as it was played, or NONE."""
    for frame in reversed(g.frames):
        if frame.kind == k.PLAYING and frame.cells[CARD] == card:
            return frame.cells[THAT]
    return NONE


def wakes(use: Use) -> bool:
    return use.while_locked == 1 or (use.text is not None and use.text.gives(AWAKE))


def is_acting(g: Table, who: Card) -> bool:
    action = action_under_way(g)
    return action is not None and action.minion == who


def why_not_play_by(g: Table, card: Card, use: Use, who: Card, seat: Seat, moment: int) -> Refusal | None:
    if not use.moments & moment:
        return NOT_NOW
    if use.kind == REACTION and not g.can_react(who) and not wakes(use):
        return TAPPED
    if use.kind == REACTION and value(g, who, NO_REACTIONS):
        return MAY_NOT_PLAY
    if use.kind == ACTION_MODIFIER and is_acting(g, who) == bool(use.by_another):
        return NOT_ACTING
    if use.kind in (ACTION_MODIFIER, REACTION) and has_row(g.played, who, g.definition[card]):
        return ONCE_AN_ACTION
    if use.once != NONE and has_limit(g, who, g.definition[card]):
        return ONCE_IN_THAT_TIME
    if use.once_for_all != NONE and has_limit(g, NONE, g.definition[card]):
        return ONCE_FOR_ALL
    if use.once_at_level != NONE and has_limit(g, NONE, by_level(g.definition[card], use.level[0][0])):
        return ONCE_FOR_ALL
    refusal = why_not_meet(g, g.face(card), use, who, seat)
    if refusal is not None:
        return refusal
    at = scope(seat, card, who)
    if use.only_if is not None and not use.only_if.holds(g, at):
        return NOT_NOW
    if not can_afford_some(g, g.face(card), use, at):
        return CANNOT_PAY
    return NO_EFFECT if use.text is not None and not use.text.can(g, at) else None


def why_not_play(g: Table, card: Card, seat: Seat, moment: int) -> Refusal | None:
    face, why = g.face(card), NOBODY_PLAYS_IT
    refusal = MAY_NOT_PLAY if g.limits and has_limit(g, card, NOT_PLAYED_AGAIN) else None
    if refusal is not None:
        return refusal
    if face.kind == MASTER:
        refusal = why_not_master(g, card, seat)
    elif face.kind == EVENT:
        refusal = why_not_event(g, card)
    if refusal is not None:
        return refusal
    for use in face.uses:
        for who in players_of(g, seat, use.kind):
            found = why_not_play_by(g, card, use, who, seat, moment)
            if found is None:
                return None
            why = found
    return why


def offer_cards(g: Table, seat: Seat, moment: int, decision: Decision) -> None:
    moments, definition = g.pool.moments, g.definition
    for card in g.hand(seat):
        if moments[definition[card]] & moment:
            decision.offer_unless(why_not_play(g, card, seat, moment), PLAY_CARD, card)


CARD: Final = 0
SEAT: Final = 1
MOMENT: Final = 2
WHO: Final = 3
USE: Final = 4
THAT: Final = 5
PLAYER: Final = 6
NUMBER: Final = 7  # X, as it was named
SECOND: Final = 8  # target


class Playing(Procedure[Table]):
    kind = k.PLAYING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.card)

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    @property
    def who(self) -> Card:
        return self.cells[WHO]

    def use(self, g: Table) -> Use:
        return g.face(self.card).uses[self.cells[USE]]

    def fitting(self, g: Table, who: Card) -> list[int]:
        """The uses that this minion may choose from."""
        uses, moment = g.face(self.card).uses, self.cells[MOMENT]
        return [
            number
            for number, use in enumerate(uses)
            if who in players_of(g, self.seat, use.kind)
            if why_not_play_by(g, self.card, use, who, self.seat, moment) is None
        ]

    def show(self, g: Table) -> None:
        show_for_play(g, self.card, self.seat)

    # ---- everything about it is settled as it is played: VT-LIB-03

    def by_whom(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[WHO] = card_of(chosen)
            return None
        kinds = {use.kind for use in g.face(self.card).uses}
        found = sorted({who for kind in kinds for who in players_of(g, self.seat, kind) if self.fitting(g, who)})
        decision = g.ask(self.seat, "by-whom", "VT-LIB-10", about=self.card)
        for who in found:
            decision.offer(BY_MINION, who)
        return decision

    def at_which_level(self, g: Table, chosen: Chosen) -> Asks:
        """VT-CRYPT-10."""
        if chosen != UNASKED:
            self.cells[USE] = number_of(chosen)
            return None
        decision = g.ask(self.seat, "level", "VT-CRYPT-10", about=self.card)
        for number in self.fitting(g, self.who):
            decision.offer(AT_LEVEL, self.card, number)
        return decision

    def name_target(self, g: Table, chosen: Chosen) -> Asks:
        text, at = self.use(g).text, self.scope()
        if chosen == UNASKED:
            if isinstance(text, NameX):
                return text.take(g, at, 0, UNASKED)
            if isinstance(text, Target):
                return text.choose(g, at, self.affordable(g, text.targets(g, at)))
            return text.choose(g, at) if isinstance(text, ChooseSeat) else None
        if isinstance(text, NameX):
            self.cells[NUMBER] = number_of(chosen)
        elif isinstance(text, Target):
            self.cells[THAT] = card_of(chosen)
        else:
            self.cells[PLAYER] = number_of(chosen)
        return None

    def name_second(self, g: Table, chosen: Chosen) -> Asks:
        second = second_target(self.use(g).text)
        if chosen != UNASKED:
            self.cells[SECOND] = card_of(chosen)
        if second is None or chosen != UNASKED:
            return None
        return second.choose(g, self.scope(), self.affordable(g, second.targets(g, self.scope())))

    def affordable(self, g: Table, cards: list[Card]) -> list[Card]:
        return affordable(g, g.face(self.card), self.use(g), self.who, self.seat, cards)

    # ---- it lies there, and may be cancelled

    def announce(self, g: Table) -> None:
        kind = g.kind(self.card)
        if kind == MASTER:
            if g.has_word(self.card, OUT_OF_TURN):
                owe_master_action(g, self.seat)
            else:
                spend_master_action(g)
        elif kind == EVENT:
            spend_discard(g)
            note_event(g, self.card)
        elif self.use(g).kind != COMBAT and not self.cells[MOMENT] & COMBAT_MOMENTS:
            note_played(g, self.who, g.definition[self.card])
        note_limits(g, self.card, self.use(g), self.who, self.seat)
        note_player(g, self.card, self.who, self.cells[USE])

    def as_played(self, g: Table) -> None:
        let_answer(g, self.use(g).text, self.scope())
        let_cancel(g, self.card)

    def replace(self, g: Table) -> None:
        """VT-LIB-05."""
        end_answers(g, self.use(g).text)
        replace_card(g, self.card, self.seat)

    def who_helps(self, g: Table, chosen: Chosen) -> Asks:
        if is_cancelled(g, self.card):
            return None
        return helped(g, self, self.card, self.use(g), self.who, self.seat, chosen)

    def pay_cost(self, g: Table) -> None:
        """VT-MINION-24; of a cancelled card nothing is paid."""
        if is_cancelled(g, self.card):
            self.done()
            happened(g, CARD_CANCELLED, self.seat, self.card, self.who)
            return
        if g.has_word(self.card, TRIFLE):
            gain_from_trifle(g, self.seat)
        pay(g, g.face(self.card), self.use(g), self.who, self.seat)
        burn_pool(g, self.seat, price_of(g, g.face(self.card), self.cells[THAT], self.cells[SECOND]))

    def resolve(self, g: Table) -> None:
        """A target that is gone, or none any more, gets nothing: reading 9."""
        text = self.use(g).text
        if isinstance(text, Target) and self.cells[THAT] not in text.targets(g, self.scope()):
            return
        second = second_target(text)
        if second is not None and self.cells[SECOND] not in second.targets(g, self.scope()):
            return
        if text is not None:
            g.call(self.carried_out(g, text))

    def carried_out(self, g: Table, text: Effect) -> Resolve:
        part = text.effect if isinstance(text, Target | ChooseSeat | NameX) else text
        at, second = self.scope(), second_target(text)
        if second is not None:
            part, at.cells[BY_CELL], at.cells[THAT_CELL] = second.effect, self.cells[THAT], self.cells[SECOND]
        return Resolve([g.number_of(part), *at.cells[1:]])

    def over(self, g: Table) -> None:
        """VT-MASTER-19, VT-MINION-01."""
        if g.zone[self.card] == PLAYED:
            burn(g, self.card)
        self.done()

    def scope(self) -> Resolve:
        at = scope(self.seat, self.card, self.who, self.cells[THAT])
        at.cells[PLAYER_CELL] = self.cells[PLAYER]
        at.cells[NUMBER_CELL] = self.cells[NUMBER]
        return at


STEPS: Final = (
    acts(Playing.show),
    asks(Playing.by_whom),
    asks(Playing.at_which_level),
    asks(Playing.name_target),
    asks(Playing.name_second),
    acts(Playing.announce),
    acts(Playing.as_played),
    acts(Playing.replace),
    asks(Playing.who_helps),
    acts(Playing.pay_cost),
    acts(Playing.resolve),
    acts(Playing.over),
)


def play(g: Table, card: Card, seat: Seat, moment: int) -> None:
    g.call(Playing([card, seat, moment, NONE, 0, NONE, NONE, 0, NONE]))
