"""Scenarios as files: the examples of the manual run, and whatever does not fit is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from primogen.scenarios.files import read_scenarios, run_file
from primogen.scenarios.told import ScenarioError
from primogen.text.languages import ES

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "scenarios").glob("*.yaml"))

GOOD = """\
name: Blocked
rules: [RV-BLOCK-01]
table:
  - {streets: [Lucky]}
  - {haven: [Keondra, Gisele]}
play:
  - One: [attack with Lucky, target Keondra, Physical]
  - Two: block with Gisele
  - expect: {blood: {Keondra: 6, Gisele: 4}}
"""


def outcome(folder: Path, text: str, lang: int = 0) -> list[tuple[str, str | None]]:
    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    return [(each.name, each.amiss) for each in run_file(path, lang)]


def amiss(folder: Path, text: str) -> str:
    """What is said of the only scenario of that text."""
    [(_, error)] = outcome(folder, text)
    assert error is not None
    return error


def unreadable(folder: Path, text: str) -> str:
    """What is said of a file that is no scenario, after the file's name."""
    with pytest.raises(ScenarioError) as caught:
        outcome(folder, text)
    said = str(caught.value)
    assert said.startswith(str(folder / "scenario.yaml"))
    return said.removeprefix(str(folder / "scenario.yaml"))


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


# ---- the examples


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_the_examples_run_as_they_say(path: Path) -> None:
    assert [each.amiss for each in run_file(path) if each.amiss is not None] == []


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_the_examples_have_names_rules_and_something_to_show(path: Path) -> None:
    for _, told in read_scenarios(path):
        assert told.name != "scenario" and told.rules
        assert any(key in step for step in told.play for key in ("expect", "refused", "offered", "sees"))


# ---- what goes well


def test_a_good_scenario_goes_well(tmp_path: Path) -> None:
    """RV-BLOCK-01."""
    assert outcome(tmp_path, GOOD) == [("Blocked", None)]


def test_a_file_may_hold_several(tmp_path: Path) -> None:
    bad = changed("Gisele: 4", "Gisele: 3").replace("Blocked", "Amiss")
    assert outcome(tmp_path, f"{GOOD}---\n{bad}---\n{GOOD}") == [
        ("Blocked", None),
        ("Amiss", "line 19, step 3: blood: Gisele: 4, not 3"),
        ("Blocked", None),
    ]


def test_the_words_may_be_spanish(tmp_path: Path) -> None:
    text = changed("attack with Lucky, target Keondra, Physical", "atacar con Lucky, atacar a Keondra, Físico")
    assert outcome(tmp_path, text.replace("block with", "bloquear con"), ES) == [("Blocked", None)]


def test_yes_and_no_are_words(tmp_path: Path) -> None:
    """YAML would take them for truth values; both cases are answers of their own."""
    text = """\
table:
  - {haven: [Keondra, Iara], hand: [Believer]}
  - {haven: [Lucky]}
play:
  - One: [play Believer, exhaust Iara, pass, fist 0]
  - Two: [pass, fist 0]
  - offered: [YES, NO]
  - Two: NO
"""
    assert outcome(tmp_path, text) == [("scenario", None)]


def test_something_may_be_said_out_of_turn(tmp_path: Path) -> None:
    """RV-AGENDA-01."""
    text = """\
table:
  - {streets: [Lucky]}
  - {haven: [Keondra], agenda_card: The Snake Den, agenda_up: 0}
play:
  - expect: {face down: {The Snake Den: true}}
  - says: {Two: reveal agenda}
  - expect: {face down: {The Snake Den: false}}
"""
    assert outcome(tmp_path, text) == [("scenario", None)]
    assert amiss(tmp_path, text.replace("reveal agenda", "dance")) == (
        "line 6, step 2: Two may not 'dance' now, but: ['concede', 'propose a deal', 'reveal agenda']"
    )
    assert amiss(tmp_path, text.replace("{Two:", "{Three:")) == "line 6, step 2: 'Three' is no player"


# ---- strictness


def test_a_question_nobody_answered(tmp_path: Path) -> None:
    assert amiss(tmp_path, GOOD.split("  - Two")[0]) == (
        "the end: left over: Two is asked 'block' and may: ['block with Gisele', 'pass']"
    )


def test_an_answer_nobody_asked_for(tmp_path: Path) -> None:
    assert amiss(tmp_path, GOOD + "  - Two: pass\n") == (
        "line 10, step 4: 'pass': One is asked 'act' and may: ['pass action']"
    )


def test_an_answer_of_the_wrong_player(tmp_path: Path) -> None:
    assert amiss(tmp_path, changed("- Two:", "- One:")) == (
        "line 8, step 2: 'block with Gisele': Two is asked 'block' and may: ['block with Gisele', 'pass']"
    )


def test_an_answer_that_is_not_offered(tmp_path: Path) -> None:
    assert amiss(tmp_path, changed("target Keondra", "target Iara")) == (
        "line 7, step 1: 'target Iara' is not offered for 'attack-target': ['target Keondra', 'target Gisele']"
    )


def test_a_player_who_is_not_there(tmp_path: Path) -> None:
    assert amiss(tmp_path, changed("- Two:", "- Three:")) == (
        "line 8, step 2: 'Three' is neither a player (One, Two) nor expect, refused, offered, options, not asked,"
        " sees, does not see, log says, log does not say, says, chance, ends asking, not offered"
    )


def test_an_answer_after_the_game_is_over(tmp_path: Path) -> None:
    """RV-WIN-07: Keondra was the last of her coterie, and she is One's Rival."""
    text = """\
table:
  - {streets: [Lucky]}
  - {haven: [Keondra], blood: {Keondra: 1}}
play:
  - One: [attack with Lucky, Physical]
  - expect: {winner: One}
"""
    assert outcome(tmp_path, text) == [("scenario", None)]
    assert amiss(tmp_path, text + "  - One: pass\n") == "line 7, step 3: nothing is asked: the game is over"


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("{blood: {Keondra: 5}}", "blood: Keondra: 6, not 5"),
        ("{blood: {Keondra: six}}", "blood: Keondra: 6, not 'six'"),
        ("{blood: {Nobody: 5}}", "blood: 'Nobody' is not on the table"),
        ("{blood: {Keondra (2): 5}}", "blood: 'Keondra (2)' is not on the table"),
        ("{blood: {Keondra (0): 5}}", "blood: 'Keondra (0)' is not on the table"),
        ("{blood: 5}", "blood: 5 is no map of names to values"),
        ("{where: {Gisele: streets}}", "where: Gisele: 'haven', not 'streets'"),
        ("{ready: {Gisele: true}}", "ready: Gisele: False, not True"),
        ("{host: {Gisele: Lucky}}", "host: Gisele: '', not 'Lucky'"),
        ("{no influence: {Lucky: 0}}", "no influence: Lucky: 1, not 0"),
        ("{face down: {Gisele: true}}", "face down: Gisele: False, not True"),
        ("{prestige on: {Lucky: [1, 0]}}", "prestige on: Lucky: [0, 0], not [1, 0]"),
        ("{stats: {Lucky: {physical: 9}}}", "stats: Lucky has physical 1, not 9"),
        ("{stats: {Lucky: {charm: 9}}}", "stats: no stat is called 'charm': physical, social, mental, "),
        ("{stats: {Lucky: 9}}", "stats: 9 is no map of names to values"),
        ("{prestige: [5, 4]}", "prestige: [5, 5], not [5, 4]"),
        ("{agenda: [1, 0]}", "agenda: [0, 0], not [1, 0]"),
        ("{actions: 2}", "actions: 1, not 2"),
        ("{winner: One}", "winner: '', not 'One'"),
        ("{asked: block}", "asked: 'act', not 'block'"),
        ("{weather: fine}", "nothing is known of 'weather'; did you mean where? Known: blood, where, "),
        ("5", "5 is no map of names to values"),
    ],
)
def test_an_expectation_that_does_not_hold(tmp_path: Path, wanted: str, said: str) -> None:
    """What is there is said beside what was expected."""
    error = amiss(tmp_path, changed("{blood: {Keondra: 6, Gisele: 4}}", wanted))
    assert error.startswith(f"line 9, step 3: {said}")


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (
            "refused: {block with Gisele: RV-BLOCK-01}",
            "'block with Gisele' is not refused; offered: ['block with Gisele',",
        ),
        (
            "refused: {block with Keondra: RV-BLOCK-05}",
            "'block with Keondra' is refused, but otherwise: Keondra is the t",
        ),
        ("refused: block with Keondra", "'block with Keondra' is no map of names to values"),
        ("offered: [pass, block with Iara]", "'block with Iara' is not offered: ['block with Gisele', 'pass']"),
        ("ends asking: act", "'block' is asked, not 'act'"),
        ("hope: so", "'hope' is neither a player (One, Two) nor expect, refused, offered, options, not asked, "),
        (
            "Two: {block with: Gisele}",
            """"{'block with': 'Gisele'}" is not offered for 'block': ['block with Gisele',""",
        ),
    ],
)
def test_a_step_that_does_not_fit(tmp_path: Path, step: str, said: str) -> None:
    assert amiss(tmp_path, changed("Two: block with Gisele", step)).startswith(f"line 8, step 2: {said}")


# ---- files that are no scenarios


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Lucky]}", "Luckless]}", ", line 1, player 1: no card is called 'Luckless'"),
        ("[Keondra, Gisele]", "[Keondra, Shotgun]", ", line 1, player 2: Shotgun is not a character"),
        (
            "{streets: [Lucky]}",
            "{roads: [Lucky]}",
            ", line 1, player 1: there is no key 'roads'; known: streets, haven, ",
        ),
        ("{streets: [Lucky]}", "[Lucky]", ", line 1, player 1: a map is wanted, with streets, haven, "),
        ("{streets: [Lucky]}", "{streets: Lucky}", ", line 1: Expected `array`, got `str` - at `$.table[0].streets`"),
        (
            "{streets: [Lucky]}",
            "{streets: [5]}",
            ", line 1: Expected `str | array`, got `int` - at `$.table[0].streets[0]`",
        ),
        ("[Lucky]}", "[Lucky], prestige: many}", ", line 1: Expected `int`, got `str` - at `$.table[0].prestige`"),
        ("[Lucky]}", "[Lucky], prestige: -1}", ", line 1, player 1: a number is below 0"),
        ("[Lucky]}", "[Lucky], blood: {Lucky: -2}}", ", line 1, player 1: a number is below 0: Lucky: -2"),
        (
            "[Lucky]}",
            "[Lucky], leader_side: up}",
            ", line 1, player 1: a Leader token has the sides secrecy and influence",
        ),
        ("[Lucky]}", "[Lucky], streets: [Hope]}", ", line 4: 'streets' stands twice"),
        (
            "name: Blocked",
            "nam: Blocked",
            ", line 1: there is no key 'nam'; did you mean name? Known: play, name, game, rules, table, setup, ",
        ),
        ("name: Blocked", "name: [Blocked]", ", line 1: Expected `str`, got `array` - at `$.name`"),
        ("name: Blocked", "turn: 3", ", line 1: turn 3 is nobody's: 1 to 2"),
        ("name: Blocked", "turn: 2.5", ", line 1: Expected `int`, got `float` - at `$.turn`"),
        ("name: Blocked", "rivals: [2]", ", line 1: rivals [2] do not name another player (1 to 2) for each player"),
        ("name: Blocked", "rivals: [1, 2]", ", line 1: rivals [1, 2] do not name another player"),
        ("name: Blocked", "lines: [1]", ", line 1: there is no key 'lines'"),
        ("name: Blocked", "city: {roads: [Vagrant]}", ", line 1, city: there is no key 'roads'; known: streets, "),
        ("name: Blocked", "city: [Vagrant]", ", line 1, city: a map is wanted, with streets, "),
        ("name: Blocked", "city: {exhausted: [Ghost]}", ", line 1, city: Ghost is not in The Streets: nothing is"),
        ("name: Blocked", "name: 2020-99-99", ", line 1: month must be in 1..12"),
        ("name: Blocked", "name: 'Blocked", ": not YAML: while "),
        ("name: Blocked", "name: !!python/name:os.system", ": not YAML: could not determine a constructor"),
        ("RV-BLOCK-01", "RV-BLOCK-99", ", line 1: no rule has the id RV-BLOCK-99"),
        ("  - {streets: [Lucky]}\n", "", ", line 1: a table has 2 to 4 players, not 1"),
        ("- One: [attack", "- [attack", ", line 1: Expected `object`, got `array` - at `$.play[0]`"),
    ],
)
def test_what_is_no_scenario_is_named_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert unreadable(tmp_path, changed(old, new)).startswith(said)


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("hand: [Xyzzy]", "the table: no card is called 'Xyzzy'"),
        ("attached: {Lucky: [Xyzzy]}", "the table: no card is called 'Xyzzy'"),
        ("attached: {Nobody: [Shotgun]}", "the table: 'Nobody' is not on the table"),
        ("blood: {Nobody: 1}", "the table: 'Nobody' is not on the table"),
        ("leader: Nobody", "the table: 'Nobody' is not on the table"),
    ],
)
def test_a_table_that_cannot_be_laid_is_told(tmp_path: Path, new: str, said: str) -> None:
    assert amiss(tmp_path, changed("[Lucky]}", f"[Lucky], {new}}}")) == said


def test_a_phase_nobody_knows_is_told_with_those_that_are_known(tmp_path: Path) -> None:
    assert amiss(tmp_path, changed("name: Blocked", "phase: midnight")).startswith(
        "the table: no phase is called 'midnight': beginning, action, end, "
    )


def test_the_line_of_a_later_scenario_is_its_own(tmp_path: Path) -> None:
    assert unreadable(tmp_path, GOOD + "---\nname: x\n") == ", line 11: a table has 2 to 4 players, not 0"


@pytest.mark.parametrize("text", ["", "# nothing\n", "---\n---\n"])
def test_a_file_without_a_scenario_is_told_so(tmp_path: Path, text: str) -> None:
    assert unreadable(tmp_path, text) == ": holds no scenario"


@pytest.mark.parametrize("text", ["[" * 50_000, "{a: " * 50_000, "- " * 50_000])
def test_a_file_nested_without_end_is_told_so(tmp_path: Path, text: str) -> None:
    assert unreadable(tmp_path, text) == ": nested too deep"


def test_a_file_that_is_no_text_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "garbage.yaml"
    path.write_bytes(bytes(range(256)))
    with pytest.raises(ScenarioError, match=f"^{path}: is not a text file$"):
        run_file(path)
