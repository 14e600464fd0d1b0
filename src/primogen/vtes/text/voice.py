"""The Eternal Struggle aloud: questions, options, refusals and the story."""

from __future__ import annotations

from typing import Final

from primogen.kernel import effects as e
from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import Decision, Option, Refused, card_of, number_of, verb_of
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Line
from primogen.kernel.values import explain
from primogen.text.grammar import upper
from primogen.text.voice import Sentence, Voice, numbered
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import CLANS, LEARNED
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import DISCIPLINES_AT, SUPERIOR
from primogen.vtes.text.brings import brings
from primogen.vtes.text.naming import Naming
from primogen.vtes.text.phrasebook import ASKS, DOES, LEVELS, PARTS, SOURCES, VALUES, WHY
from primogen.vtes.text.story import Story
from primogen.vtes.text.under_way import going_on, moment_words

TURN: Final = "turn"  # a line with which one begins
IN_THE_MIDST: Final = ("respond", "strike", "strike-at", "block")  # questions that need to say what is going on


class VtesVoice(Voice):
    def __init__(self, names: list[str], lang: int) -> None:
        super().__init__(names, lang)
        self.naming: Final = Naming(names, lang)

    def seat(self, seat: Seat) -> str:
        return self.naming.seat(seat)

    def card(self, g: Game, seat: Seat, card: Card) -> str:
        return self.naming.card(table(g), seat, card)

    # ---- questions

    def asked(self, g: Game, decision: Decision) -> str:
        t, seat = table(g), decision.seat
        text = ASKS[decision.asks][self.lang].format(self.card(g, seat, decision.about))
        if decision.asks not in IN_THE_MIDST:
            return text
        before = [going_on(t, seat, self.naming), moment_words(t, seat, self.naming)]
        return ". ".join([*(upper(words) for words in before if words), text])

    def waited_for(self, g: Game, decision: Decision) -> str:
        return ASKS[decision.asks][self.lang].format(self.card(g, NONE, decision.about))

    def option(self, g: Game, seat: Seat, option: Option) -> str:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        name = self.card(g, seat, card)
        if verb in (w.VOTE_FOR, w.VOTE_AGAINST) and card == NONE:
            name = SOURCES["edge"][self.lang]
        return DOES[verb][self.lang].format(name, number, self.third(table(g), seat, option)).strip()

    def third(self, g: Table, seat: Seat, option: Option) -> str:
        """A player, a level, a clan, a Discipline, a circle, or the card whose effect it is."""
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        if verb == e.CHOOSE_SEAT:
            return self.seat(number)
        if verb == w.AT_LEVEL:
            return self.level(g, card, number)
        if verb == w.TAKE_ACTION:
            return self.card(g, seat, source_of(number))
        if verb == w.CHOOSE_DISCIPLINE:
            return LEARNED[number - DISCIPLINES_AT]
        if verb == w.CHOOSE_CIRCLE:
            return g.pool.circles[number]
        return CLANS[number] if verb == w.CHOOSE_CLAN else str(number)

    def level(self, g: Table, card: Card, number: int) -> str:
        levels = g.face(card).uses[number].level
        if not levels:
            return LEVELS["plain"][self.lang]
        return LEVELS["superior" if levels[0][1] == SUPERIOR else "basic"][self.lang]

    def options(self, g: Game, decision: Decision) -> list[str]:
        return numbered([self.option(g, decision.seat, each) for each in decision.options])

    def brings(self, g: Game, seat: Seat, option: Option) -> str | None:
        return brings(table(g), seat, option, self.naming)

    def refusal(self, g: Game, seat: Seat, refused: Refused) -> str:
        words = WHY[refused.refusal.key][self.lang].format(self.card(g, seat, card_of(refused.option)))
        return f"{upper(words)} ({refused.refusal.rule})"

    # ---- sums

    def sum(self, g: Table, card: Card, stat: int) -> str:
        """ "Bleed 3 = 1 printed + 2 Conditioning"."""
        parts = explain(g, card, stat)
        terms = [
            f"{part.amount} {g.face(part.source).name if part.source != NONE else PARTS['printed'][self.lang]}"
            for part in parts
        ]
        total = max(0, sum(part.amount for part in parts))
        return f"{upper(VALUES[stat][self.lang])} {total} = {' + '.join(terms)}"

    # ---- the story

    def line(self, g: Game, line: Line, seat: Seat) -> str:
        return Story(self.names, self.lang, seat).sentence(table(g), line)

    def story(self, g: Game, lines: list[Line], seat: Seat) -> list[Sentence]:
        t, story = table(g), Story(self.names, self.lang, seat)
        return [Sentence(story.joined(t, run), run[0].line.key == TURN) for run in story.runs(t, lines)]
