"""What a scenario looks at between answers: offers, questions, sights, the log, how things are."""

from __future__ import annotations

from pathlib import Path

import pytest

from primogen.scenarios.files import run_file
from primogen.scenarios.steps import KEYS
from primogen.text.languages import ES

FIGHT = """\
table:
  - {streets: [Lucky], hand: [Shotgun]}
  - {haven: [Keondra, Iara, Gisele]}
play:
  - One: [attack with Lucky, target Keondra, Ranged, place Shotgun]
  - STEP
  - Two: pass
"""

TABLE = """\
table:
  - streets: [[Lucky, Grace], [Hope]]
    haven: [Iara]
    fear: [Grace]
    minus_bp: {Hope: 1}
    agenda_on: {Iara: 2}
    hand: [Shotgun, Confuse]
  - {streets: [Maria Lopez], tagged: [Brain-Eater]}
city: {monsters: [Brain-Eater]}
play:
  - expect: {WANTED}
"""


def error_of(folder: Path, text: str, lang: int = 0) -> str | None:
    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    [found] = run_file(path, lang)
    return found.amiss


def said_of(folder: Path, step: str) -> str:
    return (error_of(folder, FIGHT.replace("STEP", step)) or "nothing").removeprefix("line 6, step 2: ")


@pytest.mark.parametrize(
    "step",
    [
        "options: [pass, block with Gisele]",
        "not offered: [block with Iara, block with Keondra]",
        "{not offered: block with Iara, because: RV-BLOCK-05}",
        "not asked: [place-reaction, act, {Two: attack-type}]",
        "sees: {One: [Shotgun, Iara], Two: Iara, spectator: Iara}",
        "does not see: {Two: Shotgun, spectator: [Shotgun]}",
        "log says: [Lucky attacks Keondra, One places a card]",
        "log says: {One: One places Shotgun, Two: One places a card}",
        "log does not say: [Shotgun, Iara]",
        "log does not say: {Two: Shotgun}",
    ],
)
def test_what_holds_is_passed_over(tmp_path: Path, step: str) -> None:
    """RV-BLOCK-02, RV-BLOCK-05, RV-INFO-07."""
    assert said_of(tmp_path, step) == "nothing"


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("options: [pass]", "'block with Gisele' is offered, too: ['block with Gisele', 'pass']"),
        ("options: [pass, block with Gisele, dance]", "'dance' is not offered: ['block with Gisele', 'pass']"),
        ("not offered: [dance, pass]", "'pass' is offered: ['block with Gisele', 'pass']"),
        (
            "{not offered: dance, because: RV-BLOCK-05}",
            "'dance' is not refused; offered: ['block with Gisele', 'pass']",
        ),
        ("{not offered: pass, because: RV-BLOCK-05}", "'pass' is offered: ['block with Gisele', 'pass']"),
        (
            "{not offered: block with Iara, because: RV-BLOCK-02}",
            "'block with Iara' is refused, but otherwise: ",
        ),
        ("{offered: pass, because: RV-BLOCK-02}", "'because' stands beside 'not offered' only"),
        ("not asked: block", "Two is asked 'block'"),
        ("not asked: attack-type", "One is asked 'attack-type'"),
        ("not asked: [act, Two]", "Two is asked 'block'"),
        ("not asked: {Two: block}", "Two is asked 'block'"),
        ("not asked: blok", "no question is called 'blok'; did you mean block? Known: "),
        ("not asked: {Three: block}", "'Three' is no player"),
        ("sees: {Two: [Iara, Shotgun]}", "Two does not see Shotgun"),
        ("sees: {spectator: Shotgun}", "spectator does not see Shotgun"),
        ("sees: {Three: Shotgun}", "'Three' is no player"),
        ("sees: {Two: Awe}", "'Awe' is not on the table"),
        ("does not see: {One: Shotgun}", "One sees Shotgun"),
        ("log says: Lucky hits", "spectator does not read 'Lucky hits': ['Lucky exhausts', "),
        ("log says: {Two: One places Shotgun}", "Two does not read 'One places Shotgun': "),
        ("log does not say: {One: Shotgun}", "One reads 'One places Shotgun'"),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, step: str, said: str) -> None:
    assert said_of(tmp_path, step).startswith(said)


def test_the_log_is_read_since_the_last_answers(tmp_path: Path) -> None:
    text = FIGHT.replace("STEP", "log says: Lucky attacks Keondra") + "  - log does not say: attacks\n"
    assert error_of(tmp_path, text) is None


def test_questions_are_remembered_since_the_last_answers(tmp_path: Path) -> None:
    text = FIGHT.replace("STEP", "not asked: act") + "  - not asked: [attack-type, block]\n"
    assert error_of(tmp_path, text) is None


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("party: {Lucky: [Hope]}", "party: Lucky: ['Grace'], not ['Hope']"),
        ("party: {Hope: [Lucky]}", "party: Hope: [], not ['Lucky']"),
        ("fear: {Grace: 0}", "fear: Grace: 1, not 0"),
        ("-1 BP: {Hope: 2}", "-1 BP: Hope: 1, not 2"),
        ("agenda on: {Iara: 1}", "agenda on: Iara: 2, not 1"),
        ("tagger: {Brain-Eater: One}", "tagger: Brain-Eater: 'Two', not 'One'"),
        ("tagger: {Lucky: One}", "tagger: Lucky: '', not 'One'"),
        ("discipline tokens: {Lucky: [+Celerity]}", "discipline tokens: Lucky: [], not ['+Celerity']"),
        ("leader: [Grace, Maria Lopez]", "leader: ['Lucky', 'Maria Lopez'], not ['Grace', 'Maria Lopez']"),
        ("leader: {One: Grace}", "leader: One: 'Lucky', not 'Grace'"),
        ("leader side: [influence, influence]", "leader side: ['influence', 'secrecy'], not "),
        ("rival: {Two: Two}", "rival: Two: 'One', not 'Two'"),
        ("hand size: [3, 0]", "hand size: [2, 0], not [3, 0]"),
        ("hand size: {Three: 0}", "hand size: 'Three' is no player"),
        ("prestige: {Two: 4}", "prestige: Two: 5, not 4"),
        ("turn: Two", "turn: 'One', not 'Two'"),
        ("phase: end", "phase: 'action', not 'end'"),
        ("first player: Two", "first player: 'One', not 'Two'"),
        ("won: by Agenda", "won: '', not 'by Agenda'"),
    ],
)
def test_a_state_that_is_otherwise_is_told(tmp_path: Path, wanted: str, said: str) -> None:
    error = error_of(tmp_path, TABLE.replace("WANTED", wanted))
    assert error is not None and error.startswith(f"line 11, step 1: {said}")


def test_how_it_was_won_is_said_in_the_language_of_the_file(tmp_path: Path) -> None:
    """RV-WIN-04."""
    text = """\
table:
  - {streets: [Lucky]}
  - {haven: [Keondra], blood: {Keondra: 1}}
play:
  - One: [atacar con Lucky, Físico]
  - log says: One gana
  - expect: {won: al eliminar a su Rival}
"""
    assert error_of(tmp_path, text, ES) is None


def test_the_manual_uses_every_step() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "scenarios").glob("*.yaml")
    told = "".join(path.read_text(encoding="utf-8") for path in manual)
    assert [key for key in (*KEYS, "because") if f"{key}:" not in told] == []
