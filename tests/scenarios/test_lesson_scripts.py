"""The lessons: each script still plays, every line is there in both languages, and whoever strays is never stuck."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from primogen.kernel.journal import Entry
from primogen.kernel.machine import answer
from primogen.kernel.views import view
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.lessons.coaching import DONE, OFF, ON, Coached, coached, scripted
from primogen.rivals.lessons.filling import BRACES
from primogen.rivals.lessons.path import LEARNER, laid, path_of
from primogen.rivals.lessons.reading import LESSONS, PLACES, TEXTS, CoachLine, common, lesson, read_lesson
from primogen.rivals.rules.table import Table
from primogen.rivals.text.words import Words
from primogen.scenarios.told import ScenarioError
from primogen.text.languages import EN, ES

LONGEST = 150  # characters that a phone shows above the prompt
MOST = 400  # answers; far more than a lesson ever takes


class Taught:
    """A learner's table without a server: what the coach says, and a rival who keeps to the script."""

    def __init__(self, name: str, lang: int = EN) -> None:
        self.name = name
        self.g: Table = laid(lesson(name)).g
        self.entries: list[Entry] = []
        self.words = Words(["Ana", "Corvus"], lang)
        self.bot = BOTS["simple"](1)

    @property
    def coach(self) -> Coached:
        return coached(self.name, self.g, self.entries, self.words)

    def answer(self, option: int) -> None:
        answer(self.g, option)
        self.entries.append(Entry(option))

    def let_rival_answer(self) -> None:
        """By the script, and where that says nothing as the simple bot does."""
        while self.g.decision is not None and self.g.decision.seat != LEARNER and self.coach.state != DONE:
            option = scripted(self.name, self.g, self.entries)
            self.answer(self.bot.choose(view(self.g, self.g.decision.seat)) if option is None else option)

    def steps(self) -> Iterator[Coached]:
        """The learner does as the coach says."""
        self.let_rival_answer()
        while self.coach.state != DONE:
            yield self.coach
            self.answer(self.coach.option)
            self.let_rival_answer()


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("lang", [EN, ES])
def test_whoever_does_as_told_comes_to_the_end(name: str, lang: int) -> None:
    taught = Taught(name, lang)
    steps = list(taught.steps())
    assert [each.state for each in steps] == [ON] * len(steps)
    assert [each.step for each in steps] == list(range(1, path_of(name).length() + 1))
    assert all(each.lines for each in steps) and taught.coach.lines
    lines = [line.text for each in (*steps, taught.coach) for line in each.lines]
    assert not any("{" in text for text in lines)
    assert max(map(len, lines)) <= LONGEST


def test_a_line_prints_what_the_engine_knows() -> None:
    taught = Taught("attack", ES)
    assert "13 de Objetivo" in taught.coach.lines[0].text and "Corvus" in taught.coach.lines[0].text
    assert "Físico 2" in taught.coach.lines[1].text
    assert "«Atacar con Matthew»" in taught.coach.lines[2].text
    assert [taught.g.face(card).name for card in taught.coach.lines[1].cards] == ["Matthew"]


def test_the_first_attack_comes_early() -> None:
    """The question before it is the fourth of the first lesson, and few lines are read until then."""
    steps = [step for step, _ in zip(Taught("attack").steps(), range(4), strict=False)]
    clicks = sum(len(step.lines) for step in steps)
    assert clicks <= 10


@pytest.mark.parametrize("name", LESSONS)
def test_the_names_of_cards_are_not_typed_beside_the_engine(name: str) -> None:
    """A card named in a line stands in braces, in both languages: so it is a card, and its numbers are its own."""
    found = lesson(name)
    for line in all_lines(name):
        assert sorted(BRACES.findall(line.en)) == sorted(BRACES.findall(line.es)), line.en
        bare = BRACES.sub("", line.en)
        names = {card for side in found.told.table for card in (*side.haven, *side.hand, *side.torpor)}
        assert [card for card in names if re.search(rf"\b{re.escape(card)}\b", bare)] == []


def all_lines(name: str) -> list[CoachLine]:
    found = lesson(name)
    return [
        *(line for said in found.lines.values() for line in said),
        *found.end,
        common().go,
        common().useful,
        common().free,
    ]


def test_what_is_taught() -> None:
    """The words a newcomer must have met once."""
    told = " ".join(line.en for name in LESSONS for line in all_lines(name))
    for word in (
        *("Agenda", "Rival", "Blood", "Prestige", "Recruiting", "The Streets", "Block", "Reaction", "Shield", "damage"),
        *("action", "Influence", "Scheme", "Title", "Torpor", "end of your turn", "story", "sum", "Why not?", "rule"),
    ):
        assert word in told
    places = {place for name in LESSONS for line in all_lines(name) for place in line.at if place in PLACES}
    assert {"agenda", "prestige", "phase", "story", "why"} <= places


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("seed", range(6))
def test_whoever_strays_is_never_stuck(name: str, seed: int) -> None:
    """Any answer is taken; there is always something to say, and what is advised can be chosen. Then it ends."""
    taught, dice = Taught(name), random.Random(seed)
    taught.let_rival_answer()
    for _ in range(MOST):
        if taught.coach.state == DONE or taught.g.decision is None:
            break
        told = taught.coach
        assert told.lines and told.lines[0].text
        assert told.option < len(taught.g.decision.options)
        taught.answer(dice.randrange(len(taught.g.decision.options)))
        taught.let_rival_answer()
    assert taught.coach.state == DONE and taught.coach.lines


def test_another_way_is_noticed_kindly_and_the_lesson_goes_on() -> None:
    """Another target than the lesson's: the type is still advised, and after the attack the next action is."""
    taught = Taught("attack")
    taught.answer(taught.coach.option)
    taught.answer(1)  # Jorge Guerrero
    told = taught.coach
    assert (told.state, told.aside) == (OFF, common().off.en)
    assert [line.text for line in told.lines] == ["Useful now: “Physical”."]
    while taught.coach.state == OFF:
        taught.answer(taught.coach.option)
        taught.let_rival_answer()
    assert taught.coach.state == DONE


def test_each_lesson_leads_to_the_next() -> None:
    ends = []
    for name in LESSONS:
        taught = Taught(name)
        for _ in taught.steps():
            pass
        ends.append(taught.coach.next)
    assert ends == [*LESSONS[1:], ""]


def test_the_last_lesson_is_won() -> None:
    taught = Taught("victory")
    for _ in taught.steps():
        pass
    assert taught.g.ended[0] == LEARNER


@pytest.mark.parametrize(
    ("was", "now", "named"),
    [
        ("  es: Qué", "  fr: Qué", "es"),
        ("title:", "titel:", "titel"),
        ("      - en: ", "      - on: ", "`on`"),
        ("torpor: [Gisele]", "torpor: [Gisela]", "Gisela"),
    ],
)
def test_a_lesson_with_a_fault_is_refused_by_name(tmp_path: Path, was: str, now: str, named: str) -> None:
    broken = tmp_path / "recruits.yaml"
    broken.write_text((TEXTS / "recruits.yaml").read_text(encoding="utf-8").replace(was, now, 1), encoding="utf-8")
    with pytest.raises(ScenarioError, match=named):
        read_lesson(broken)
