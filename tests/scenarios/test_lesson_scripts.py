"""The lessons: each script still plays, every line is there in both languages, and whoever strays is never stuck."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from primogen.games.desk import Teller
from primogen.games.desks import teaching
from primogen.kernel.board import Board
from primogen.kernel.journal import Journal, OpeningError
from primogen.kernel.views import packed, view
from primogen.lessons.coaching import DONE, OFF, ON, Coached
from primogen.lessons.filling import BRACES
from primogen.lessons.path import LEARNER, Walk
from primogen.lessons.reading import CoachLine, common
from primogen.rivals.lessons.school import SCHOOL as RIVALS
from primogen.rivals.lessons.school import RivalsSchool
from primogen.scenarios.acting import Amiss
from primogen.scenarios.by_name import name_of
from primogen.scenarios.told import ScenarioError
from primogen.text.languages import EN, ES
from primogen.vtes.lessons.school import SCHOOL as VTES
from primogen.vtes.lessons.school import VtesSchool

LONGEST = 150  # characters that a phone shows above the prompt
MOST = 400  # answers; far more than a lesson ever takes
SCHOOLS: Final[dict[str, RivalsSchool | VtesSchool]] = {"rivals": RIVALS, "vtes": VTES}
LESSONS: Final = [(game, name) for game, school in SCHOOLS.items() for name in school.lessons]
NAMES: Final = ["Ana", "Corvus"]

of_every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])


class Taught:
    """A learner's table without a server: what the coach says, and a rival who keeps to the script."""

    def __init__(self, game: str, name: str, lang: int = EN) -> None:
        self.desk = teaching(game)
        header = self.desk.lay(name, NAMES)
        self.journal = Journal(header, self.desk.open(header))
        self.by = Teller(LEARNER, lang, tuple(NAMES))

    @property
    def coach(self) -> Coached:
        return msgspec.convert(self.desk.coach(self.journal, self.by), Coached)

    @property
    def options(self) -> int:
        """How many there are now; none when the game is over."""
        asked = self.journal.g.decision
        return 0 if asked is None else len(asked.options)

    def answer(self, option: int) -> None:
        self.journal.answer(option)

    def let_rival_answer(self) -> None:
        """By the script, and where that says nothing as the simple bot does."""
        g = self.journal.g
        while g.decision is not None and g.decision.seat != LEARNER and self.coach.state != DONE:
            option = self.desk.scripted(self.journal)
            if option is None:
                option = self.desk.think("simple", 1, packed(view(g, g.decision.seat)), self.journal.header)
            self.answer(option)

    def steps(self) -> Iterator[Coached]:
        """The learner does as the coach says."""
        self.let_rival_answer()
        while self.coach.state != DONE:
            yield self.coach
            self.answer(self.coach.option)
            self.let_rival_answer()


@of_every_lesson
@pytest.mark.parametrize("lang", [EN, ES])
def test_whoever_does_as_told_comes_to_the_end(game: str, name: str, lang: int) -> None:
    """What can only be passed does not count: a page may do that by itself."""
    taught = Taught(game, name, lang)
    steps = list(taught.steps())
    assert [each.state for each in steps] == [ON] * len(steps)
    assert sorted({each.step for each in steps}) == list(range(1, SCHOOLS[game].path(name).length() + 1))
    assert len(steps) == sum(step.seat == LEARNER for step in SCHOOLS[game].path(name).steps)
    assert all(each.lines for each in steps) and taught.coach.lines
    lines = [line.text for each in (*steps, taught.coach) for line in each.lines]
    assert not any("{" in text for text in lines)
    assert max(map(len, lines)) <= LONGEST


def test_a_line_prints_what_the_engine_knows() -> None:
    taught = Taught("rivals", "attack", ES)
    assert "13 de Objetivo" in taught.coach.lines[0].text and "Corvus" in taught.coach.lines[0].text
    assert "Físico 2" in taught.coach.lines[1].text
    assert "«Atacar con Matthew»" in taught.coach.lines[2].text
    assert [called(taught, card) for card in taught.coach.lines[1].cards] == ["Matthew"]


def test_a_line_of_the_other_game_prints_what_that_engine_knows() -> None:
    taught = Taught("vtes", "vote")
    assert "a pool of 3 left" in taught.coach.lines[0].text and taught.coach.lines[0].places == ["their pool"]
    assert [called(taught, card) for card in taught.coach.lines[0].cards] == ["Massimo Falconi"]
    *_, before, _ = taught.steps()
    assert "prince: 2 votes" in before.lines[0].text and before.lines[0].text.endswith("“For: Alice Chen”.")


def called(taught: Taught, card: int) -> str:
    g = taught.journal.g
    assert isinstance(g, Board)
    return name_of(g, card)


@pytest.mark.parametrize(("game", "name"), [("rivals", "attack"), ("vtes", "bleed")])
def test_the_first_attack_comes_early(game: str, name: str) -> None:
    """The question before it is the fourth of the first lesson, and few lines are read until then."""
    steps = [step for step, _ in zip(Taught(game, name).steps(), range(4), strict=False)]
    clicks = sum(len(step.lines) for step in steps)
    assert clicks <= 10


@of_every_lesson
def test_the_names_of_cards_are_not_typed_beside_the_engine(game: str, name: str) -> None:
    """A card named in a line stands in braces, in both languages: so it is a card, and its numbers are its own."""
    g = Taught(game, name).journal.g
    assert isinstance(g, Board)
    names = {name_of(g, card) for card in range(g.handles())}
    for line in all_lines(game, name):
        assert sorted(BRACES.findall(line.en)) == sorted(BRACES.findall(line.es)), line.en
        bare = BRACES.sub("", line.en)
        assert [card for card in names if re.search(rf"\b{re.escape(card)}\b", bare)] == []


def all_lines(game: str, name: str) -> list[CoachLine]:
    found = SCHOOLS[game].lesson(name)
    return [
        *(line for said in found.lines.values() for line in said),
        *found.end,
        common().go,
        common().useful,
        common().free,
    ]


TAUGHT: Final = {
    "rivals": (
        *("Agenda", "Rival", "Blood", "Prestige", "Recruiting", "The Streets", "Block", "Reaction", "Shield", "damage"),
        *("action", "Influence", "Scheme", "Title", "Torpor", "end of your turn", "story", "sum", "Why not?", "rule"),
    ),
    "vtes": (
        *(
            "Methuselah",
            "pool",
            "prey",
            "predator",
            "ousted",
            "victory point",
            "bleed",
            "stealth",
            "intercept",
            "block",
        ),
        *("blood", "capacity", "hunt", "Hunting", "master card", "transfer", "uncontrolled", "minion phase", "torpor"),
        *("strength", "referendum", "votes", "title", "Edge", "discard", "story", "Why not?", "rule", "Discipline"),
    ),
}


@pytest.mark.parametrize("game", SCHOOLS)
def test_what_is_taught(game: str) -> None:
    """The words a newcomer must have met once, and the places of the page."""
    school = SCHOOLS[game]
    lines = [line for name in school.lessons for line in all_lines(game, name)]
    told = " ".join(line.en for line in lines)
    assert [word for word in TAUGHT[game] if word not in told] == []
    assert {place for line in lines for place in line.at if place in school.places} == set(school.places)


@of_every_lesson
@pytest.mark.parametrize("seed", range(6))
def test_whoever_strays_is_never_stuck(game: str, name: str, seed: int) -> None:
    """Any answer is taken; there is always something to say, and what is advised can be chosen. Then it ends."""
    taught, dice = Taught(game, name), random.Random(seed)
    taught.let_rival_answer()
    for _ in range(MOST):
        if taught.coach.state == DONE or not taught.options:
            break
        told = taught.coach
        assert told.lines and told.lines[0].text
        assert told.option < taught.options
        taught.answer(dice.randrange(taught.options))
        taught.let_rival_answer()
    assert taught.coach.state == DONE and taught.coach.lines


def test_another_way_is_noticed_kindly_and_the_lesson_goes_on() -> None:
    """Another target than the lesson's: the type is still advised, and after the attack the next action is."""
    taught = Taught("rivals", "attack")
    taught.answer(taught.coach.option)
    taught.answer(1)  # Jorge Guerrero
    told = taught.coach
    assert (told.state, told.aside) == (OFF, common().off.en)
    assert [line.text for line in told.lines] == ["Useful now: “Physical”."]
    while taught.coach.state == OFF:
        taught.answer(taught.coach.option)
        taught.let_rival_answer()
    assert taught.coach.state == DONE


@pytest.mark.parametrize("game", SCHOOLS)
def test_each_lesson_leads_to_the_next(game: str) -> None:
    lessons, ends = SCHOOLS[game].lessons, []
    for name in lessons:
        taught = Taught(game, name)
        for _ in taught.steps():
            pass
        ends.append(taught.coach.next)
    assert ends == [*lessons[1:], ""]


@pytest.mark.parametrize(("game", "name"), [("rivals", "victory"), ("vtes", "vote")])
def test_the_last_lesson_is_won(game: str, name: str) -> None:
    taught = Taught(game, name)
    for _ in taught.steps():
        pass
    assert taught.journal.g.ended[0] == LEARNER


@pytest.mark.parametrize(
    ("game", "name", "was", "now", "named"),
    [
        ("rivals", "recruits", "  es: Qué", "  fr: Qué", "es"),
        ("rivals", "recruits", "title:", "titel:", "titel"),
        ("rivals", "recruits", "      - en: ", "      - on: ", "`on`"),
        ("rivals", "recruits", "torpor: [Gisele]", "torpor: [Gisela]", "Gisela"),
        ("rivals", "recruits", "play:", "edition: '2020'\nplay:", "edition"),
        ("vtes", "bleed", "title:", "titel:", "titel"),
        ("vtes", "bleed", "[Aunt Linda]", "[Aunt Lynda]", "Aunt Linda"),
        ("vtes", "bleed", "play:", "chance: [1]\nplay:", "chance"),
    ],
)
def test_a_lesson_with_a_fault_is_refused_by_name(
    tmp_path: Path, game: str, name: str, was: str, now: str, named: str
) -> None:
    school, broken = SCHOOLS[game], tmp_path / f"{name}.yaml"
    text = (school.texts / f"{name}.yaml").read_text(encoding="utf-8")
    assert was in text
    broken.write_text(text.replace(was, now, 1), encoding="utf-8")
    with pytest.raises(ScenarioError, match=named):
        school.read_from(broken)


def test_lines_that_nobody_would_be_told_are_refused(tmp_path: Path) -> None:
    """Said before an answer of the rival, they would be lost."""
    text = (VTES.texts / "vote.yaml").read_text(encoding="utf-8")
    broken = tmp_path / "vote.yaml"
    said = "  - coach: [{en: Look., es: Mira.}]\n    Two: decline"
    broken.write_text(text.replace("  - Two: decline", said, 1), encoding="utf-8")
    walk = Walk(VTES.scenes().laid(VTES.read_from(broken).told, EN))
    with pytest.raises(Amiss, match=r"step 2: nobody is there to be told 'Look\.'"):
        walk.along(VTES.read_from(broken), VTES.scenes().expect)


@pytest.mark.parametrize("game", SCHOOLS)
def test_a_table_whose_cards_have_changed_is_not_opened_as_if_they_had_not(game: str) -> None:
    taught = Taught(game, SCHOOLS[game].lessons[0])
    header = {**taught.journal.header, "cards": "others"}
    with pytest.raises(OpeningError, match="cards of this game have changed"):
        taught.desk.open(header)
    assert taught.desk.open_anyway(header).fingerprint() == taught.desk.open(taught.journal.header).fingerprint()


@pytest.mark.parametrize("game", SCHOOLS)
@pytest.mark.parametrize(("key", "value"), [("game", "chess"), ("edition", "1890"), ("primogen", 99), ("laid", 3)])
def test_a_header_that_is_none_is_refused(game: str, key: str, value: object) -> None:
    taught = Taught(game, SCHOOLS[game].lessons[0])
    with pytest.raises(OpeningError):
        taught.desk.open({**taught.journal.header, key: value})


@of_every_lesson
def test_a_lesson_goes_on_from_a_save(game: str, name: str) -> None:
    """As a server does under a new release: from what was saved, by a header that says so."""
    taught = Taught(game, name)
    next(taught.steps())
    g, desk = taught.journal.g, taught.desk
    content: dict[str, object] = {"game": json.loads(g.save())}
    header = desk.carried(taught.journal.header, content)
    assert desk.open_anyway(header).fingerprint() == g.fingerprint() == desk.woken(header, content).fingerprint()
    assert desk.under(header, content["game"]) == desk.under(taught.journal.header, content["game"])
    assert desk.release(header) == desk.release(taught.journal.header)
