"""Playing a card from hand: who plays it, at which level, at what; as it is played, others may cancel it."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseSeat, Target
from primogen.kernel.decisions import UNASKED, card_of, number_of
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
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.answering import end_answers, let_answer
from primogen.vtes.rules.atoms.cards import burn, note_player
from primogen.vtes.rules.atoms.clock import (
    gain_from_trifle,
    note_event,
    note_played,
    owe_master_action,
    spend_discard,
    spend_master_action,
)
from primogen.vtes.rules.atoms.counters import burn_pool
from primogen.vtes.rules.meeting import pay
from primogen.vtes.rules.naming import NameX, second_target
from primogen.vtes.rules.paying import helped
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.showing import is_cancelled, let_cancel, note_limits, replace_card, show_for_play
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.targeting import affordable, price_of
from primogen.vtes.rules.topics import CARD_CANCELLED
from primogen.vtes.rules.who_plays import (
    CARD,
    MOMENT,
    NUMBER,
    PLAYER,
    SEAT,
    SECOND,
    THAT,
    USE,
    WHO,
    players_of,
    why_not_play_by,
)
from primogen.vtes.rules.words import (
    AT_LEVEL,
    BY_MINION,
    COMBAT,
    COMBAT_MOMENTS,
    EVENT,
    MASTER,
    OUT_OF_TURN,
    PLAYED,
    TRIFLE,
)


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
            if who in players_of(g, self.seat, use)
            if why_not_play_by(g, self.card, use, who, self.seat, moment) is None
        ]

    def show(self, g: Table) -> None:
        show_for_play(g, self.card, self.seat)

    # ---- everything about it is settled as it is played: VT-LIB-03

    def by_whom(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[WHO] = card_of(chosen)
            return None
        uses = g.face(self.card).uses
        found = sorted({who for use in uses for who in players_of(g, self.seat, use) if self.fitting(g, who)})
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
