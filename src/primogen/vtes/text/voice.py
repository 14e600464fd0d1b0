"""The Eternal Struggle aloud: questions, options, refusals and the story."""

from __future__ import annotations

from typing import Final

from primogen.kernel import effects as e
from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import Decision, Option, Refused, card_of, number_of, verb_of
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import HIDDEN, Line
from primogen.text.grammar import upper
from primogen.text.voice import Sentence, Voice
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import CLANS
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import SUPERIOR
from primogen.vtes.text.phrasebook import ASKS, DOES, HIDDEN_CARDS, LEVELS, SAID, SOURCES, WHY

TURN: Final = "turn"  # a line with which one begins


class VtesVoice(Voice):
    def seat(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def card(self, g: Game, seat: Seat, card: Card) -> str:
        if card == NONE:
            return ""
        return table(g).face(card).name if g.sees(seat, card) else HIDDEN_CARDS["face-down"][self.lang]

    def asked(self, g: Game, decision: Decision) -> str:
        return ASKS[decision.asks][self.lang].format(self.card(g, decision.seat, decision.about))

    def option(self, g: Game, seat: Seat, option: Option) -> str:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        name = self.card(g, seat, card)
        if verb in (w.VOTE_FOR, w.VOTE_AGAINST) and card == NONE:
            name = SOURCES["edge"][self.lang]
        return DOES[verb][self.lang].format(name, number, self.third(table(g), seat, option)).strip()

    def third(self, g: Table, seat: Seat, option: Option) -> str:
        """A player, a level, a clan, or the card whose effect it is."""
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        if verb == e.CHOOSE_SEAT:
            return self.seat(number)
        if verb == w.AT_LEVEL:
            return self.level(g, card, number)
        if verb == w.TAKE_ACTION:
            return self.card(g, seat, source_of(number))
        return CLANS[number] if verb == w.CHOOSE_CLAN else str(number)

    def level(self, g: Table, card: Card, number: int) -> str:
        levels = g.face(card).uses[number].level
        if not levels:
            return LEVELS["plain"][self.lang]
        return LEVELS["superior" if levels[0][1] == SUPERIOR else "basic"][self.lang]

    def options(self, g: Game, decision: Decision) -> list[str]:
        return [self.option(g, decision.seat, each) for each in decision.options]

    def brings(self, g: Game, seat: Seat, option: Option) -> str:
        return ""

    def refusal(self, g: Game, seat: Seat, refused: Refused) -> str:
        words = WHY[refused.refusal.key][self.lang].format(self.card(g, seat, card_of(refused.option)))
        return f"{upper(words)} ({refused.refusal.rule})"

    def line(self, g: Game, line: Line, seat: Seat) -> str:
        cards = [self.told(table(g), face) for face in line.for_seat(seat)]
        said = SAID[line.key][self.lang]
        return upper(said.format(self.seat(line.seat), cards[0], cards[1], line.number))

    def told(self, g: Table, face: int) -> str:
        if face == NONE:
            return ""
        return HIDDEN_CARDS["card"][self.lang] if face == HIDDEN else g.pool.cards[face].name

    def story(self, g: Game, lines: list[Line], seat: Seat) -> list[Sentence]:
        return [Sentence(self.line(g, line, seat), line.key == TURN) for line in lines]
