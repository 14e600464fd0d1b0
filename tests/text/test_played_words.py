"""Whole games read aloud, in both languages: questions, options, refusals, sums, and the log as every seat reads it."""

from __future__ import annotations

import random
from functools import cache

import pytest

from primogen.books.ledger import all_rules
from primogen.kernel.decisions import Decision
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import HIDDEN, Line
from primogen.kernel.machine import answer, explained, interject
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.opening import header_of, opened
from primogen.rivals.rules import words as w
from primogen.rivals.rules.table import Table
from primogen.rivals.text.words import Words
from primogen.text.languages import EN, ES
from wording import numbers, slips

SEEDS = range(20)
NAMES = ["Lope", "Marta", "Nuño", "Rosa"]
SUMMED = (w.PHYSICAL, w.SOCIAL, w.MENTAL, w.BLOOD_POTENCY, w.INFLUENCE, w.SECRECY)


class Reading:
    """One game played at random, read out as it goes; what was wrong with it is noted."""

    def __init__(self, seed: int) -> None:
        names = [STARTERS[(seed + seat) % 4] for seat in range(2 + seed % 3)]
        self.g: Table = opened(header_of(names, [starter(name).for_play() for name in names], b"%d" % seed))
        self.dice = random.Random(seed)
        self.lines: list[Line] = []
        self.g.log = self.lines
        self.voices = [Words(NAMES[: self.g.seats()], lang) for lang in (EN, ES)]
        self.checked: set[tuple[str, ...]] = set()
        self.wrong: dict[str, list[str]] = {}
        self.alike: list[list[str]] = []
        self.betrayed: set[str] = set()
        self.kept_secret = 0
        self.cited: set[str] = set()

    def read_it_all(self) -> None:
        told = 0
        while self.g.decision is not None:
            decision = explained(self.g)
            self.read_decision(decision)
            self.look_at_cards(decision)
            self.read_a_sum()
            self.go_on(decision)
            for line in self.lines[told:]:
                self.read_line(line)
            told = len(self.lines)

    def go_on(self, decision: Decision) -> None:
        """Now and then somebody interrupts; otherwise the question is answered."""
        seat = self.dice.randrange(self.g.seats())
        may = self.g.interjections(seat)
        if may and self.dice.random() < 0.03:
            interject(self.g, seat, self.dice.choice(may))
        else:
            answer(self.g, self.dice.randrange(len(decision.options)))

    def check(self, texts: list[str]) -> None:
        """The same thing said in English and in Spanish; most of it comes up again and again."""
        if tuple(texts) in self.checked:
            return
        self.checked.add(tuple(texts))
        for text, lang in zip(texts, (EN, ES), strict=True):
            found = slips(text, lang)
            if found:
                self.wrong[text] = found
        if numbers(texts[EN]) != numbers(texts[ES]):
            self.wrong[texts[EN]] = ["the numbers are not those of the Spanish", texts[ES]]

    def read_decision(self, decision: Decision) -> None:
        g, seat = self.g, decision.seat
        self.cited |= {decision.rule, *(refused.refusal.rule for refused in decision.refused)}
        self.check([voice.asked(g, decision) for voice in self.voices])
        options = [voice.options(g, decision) for voice in self.voices]
        self.alike += [texts for texts in options if len(set(texts)) < len(texts)]
        for english, spanish in zip(*options, strict=True):
            self.check([english, spanish])
        for option in decision.options:
            english, spanish = (voice.brings(g, seat, option) for voice in self.voices)
            assert (english is None) == (spanish is None)
            if english and spanish:
                self.check([english, spanish])
        for refused in decision.refused:
            self.check([voice.refusal(g, seat, refused) for voice in self.voices])
            self.check([voice.option(g, seat, refused.option) for voice in self.voices])

    def read_a_sum(self) -> None:
        characters = self.g.characters()
        if characters:
            card, stat = self.dice.choice(characters), self.dice.choice(SUMMED)
            self.check([voice.sum(self.g, card, stat) for voice in self.voices])

    def read_line(self, line: Line) -> None:
        """To every seat; what it may not know must stand nowhere in it."""
        for seat in self.everybody:
            texts = [voice.line(self.g, line, seat) for voice in self.voices]
            self.check(texts)
            seen, cards = line.for_seat(seat), self.g.pool.cards
            told = {cards[face].name for face in seen if face >= 0}
            secret = {cards[face].name for face, may in zip(line.faces, seen, strict=True) if may == HIDDEN}
            self.kept_secret += len(secret)
            self.betrayed |= {text for text in texts for name in secret - told if name in text}

    def look_at_cards(self, decision: Decision) -> None:
        """A card is called by its name to whoever sees its face, or chooses among their own; to nobody else."""
        g, voice = self.g, self.voices[EN]
        seat = self.dice.choice(self.everybody)
        for card in range(g.handles()):
            named = voice.card(g, seat, card) == g.face(card).name
            if named != (g.sees(seat, card) or is_ones_own(g, decision, seat, card)):
                self.betrayed.add(g.face(card).name)

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """The players, and a spectator."""
        return (NONE, *range(self.g.seats()))


def is_ones_own(g: Table, asked: Decision, seat: Seat, card: Card) -> bool:
    return asked.seat == seat == g.controller[card] and g.zone[card] in (w.HAND, w.FACTION)


@cache
def reading(seed: int) -> Reading:
    game = Reading(seed)
    game.read_it_all()
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_reads_well(seed: int) -> None:
    """No placeholder, nothing of the program, nothing a proof-reader would mark; the same numbers in both languages."""
    game = reading(seed)
    assert game.wrong == {}
    assert game.g.ended and len(game.lines) > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_options_of_a_question_read_alike(seed: int) -> None:
    """A person picks by words: two cards of one name are numbered."""
    assert reading(seed).alike == []


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_is_named(seed: int) -> None:
    """RV-INFO-01: in a line it is "a card", on the table it is its back."""
    game = reading(seed)
    assert game.betrayed == set()
    assert game.kept_secret > 20


def test_what_is_asked_and_refused_cites_rules_of_the_ledger() -> None:
    cited = {rule for seed in SEEDS for rule in reading(seed).cited}
    assert cited - all_rules().keys() == set()
    assert len(cited) > 50


def test_two_of_one_name_are_numbered() -> None:
    """The test above can fail: without numbers, two copies in one hand would read alike."""
    game = reading(0)
    assert not game.alike
    asked = Decision(0, "discard", "RV-ABIL-14")
    asked.offer(w.DISCARD_CARD, 0)
    asked.offer(w.DISCARD_CARD, 0)
    first, second = game.voices[EN].options(game.g, asked)
    assert second == f"{first} (2)"


def test_the_proof_reader_notices() -> None:
    assert slips("Put {0} on a Elder  card", EN) == ["a placeholder", "two spaces", "a before a vowel"]
    assert slips("Ataca a el blanco .", ES) == ["a space before punctuation", "a el"]
    assert slips("Deal Fixed(number=1) Damage", EN) == ["a class or a value of the program"]
    assert numbers("+2 Damage, 3+ cards") != numbers("+2 de daño, 3 cartas")
