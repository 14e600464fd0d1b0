"""What a scenario may set beyond the cards: switches, the first player, chance, hands drawn by lot, tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from primogen.kernel.chance import draw_below, foretell, sow
from primogen.rivals.editions import NEWEST
from primogen.rivals.rules import words as w
from primogen.rivals.rules.switches.conspiracies import EVERY_TIME, NEVER, PERMISSION
from primogen.rivals.scenes.play import begin
from primogen.rivals.scenes.reading import Told
from primogen.rivals.scenes.sides import Setting, Side
from primogen.scenarios.acting import REWOUND
from primogen.scenarios.files import read_scenarios, run_file
from primogen.scenarios.told import ScenarioError

SKIN = """\
table:
  - {haven: [Lucky], face_down: {Shed Your Skin: 2}}
  - {haven: [Keondra], hand: [Awe, Subterfuge, Shotgun]}
play:
  - chance: CHOSEN
  - One: reveal Shed Your Skin
  - expect: {where: {LEFT: hand}, hand size: [0, 1]}
"""

PLAIN = """\
name: x
table:
  - {streets: [Lucky]}
  - {haven: [Keondra]}
"""


def error_of(folder: Path, text: str) -> str | None:
    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    [found] = run_file(path)
    return found.amiss


# ---- chance


@pytest.mark.parametrize(
    ("chosen", "left"), [("[1, 1]", "Shotgun"), ("[3, 2]", "Awe"), ("[3, 1]", "Subterfuge"), ("[2, 2]", "Awe")]
)
@pytest.mark.parametrize("mode", ["plain", "clone", "save", REWOUND])
def test_chance_gives_what_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, chosen: str, left: str
) -> None:
    monkeypatch.setenv("PRIMOGEN_MODE", mode)
    assert error_of(tmp_path, SKIN.replace("CHOSEN", chosen).replace("LEFT", left)) is None


def test_chance_may_be_chosen_at_the_head(tmp_path: Path) -> None:
    text = SKIN.replace("  - chance: CHOSEN\n", "").replace("LEFT", "Awe") + "chance: [2, 2]\n"
    assert error_of(tmp_path, text) is None


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("[4, 1]", "line 6, step 2: chance cannot give 4: there were fewer to choose from"),
        ("[3, 3]", "line 6, step 2: chance cannot give 3: there were fewer to choose from"),
        ("[0]", "line 5, step 1: chance gives numbers from 1 on, not [0]"),
        ("heads", "line 5, step 1: chance gives numbers from 1 on, not 'heads'"),
        ("[3, 2, 1]", "the end: chance was never asked for [1]"),
    ],
)
def test_what_chance_cannot_give_is_told(tmp_path: Path, chosen: str, said: str) -> None:
    assert error_of(tmp_path, SKIN.replace("CHOSEN", chosen).replace("LEFT", "Awe")) == said


def test_after_what_was_foretold_chance_goes_on_as_it_would_have() -> None:
    plain, told = list[int](), list[int]()
    sow(plain, b"seed")
    sow(told, b"seed")
    foretell(told, [4, 0])
    assert [draw_below(told, 5), draw_below(told, 5)] == [4, 0]
    assert [draw_below(told, 1000) for _ in range(40)] == [draw_below(plain, 1000) for _ in range(40)]


# ---- hands


def test_a_hand_is_filled_by_lot() -> None:
    """Which cards they are hangs on the seed, and the game's own chance goes on as without them."""
    sides = (Side(haven=["Lucky"], hand=["Awe"], hand_size=6), Side(haven=["Ryan"], hand_size=4))
    hands = [begin(*sides, seed=seed) for seed in (1, 1, 2)]
    one, again, other = ([play.names(seat, w.HAND) for seat in range(2)] for play in hands)
    assert one == again != other
    assert [len(hand) for hand in one] == [6, 4] and one[0][0] == "Awe"
    assert hands[0].g.chance == begin(Side(haven=["Lucky"]), Side(haven=["Ryan"])).g.chance


def test_a_hand_of_a_hunter_is_a_hunters(tmp_path: Path) -> None:
    for side in (Side(haven=["Ryan"], hand_size=20), Side(haven=["Lucky"], hand_size=20)):
        play = begin(side, Side(haven=["Keondra"]))
        faction = play.g.faction[0]
        assert all(play.g.face(card).decks & faction for card in play.g.hand(0))


# ---- switches, the first player


def test_a_switch_is_on_if_it_is_named(tmp_path: Path) -> None:
    """RV-ATK-37."""
    text = """\
table:
  - {streets: [Lucky], hand: [Awe]}
  - {haven: [Keondra]}
play:
  - One: [attack with Lucky, Physical]
  - options: [place Awe, pass]
  - One: pass
"""
    assert error_of(tmp_path, text) == "line 6, step 2: 'place Awe' is not offered: ['pass']"
    assert error_of(tmp_path, text + "switches: [bluffing]\n") is None


def test_a_switch_has_the_value_it_is_given(tmp_path: Path) -> None:
    """RV-CONSP-11, R226-CON-04: who has contributed must ask again."""
    text = """\
table:
  - {haven: [Keondra], face_down: {Pay Tribute: 1}}
  - {haven: [Lucky]}
play:
  - One: show Pay Tribute to Two
  - Two: contribute
  - One: [pass action, pass action, end phase]
  - Two: [pass action, pass action, end phase]
  - says: {Two: contribute to Pay Tribute}
  - One: allow Two
  - expect: {prestige: [5, 3]}
"""
    assert error_of(tmp_path, text + "switches: {conspiracy.permission: every time}\n") is None
    assert "'allow Two' is not offered" in str(error_of(tmp_path, text))


def test_an_edition_settles_what_is_not_said(tmp_path: Path) -> None:
    """To YAML 2023 is a number, and 2022-06 is not."""
    assert [read(tmp_path, f"edition: {each}\n").edition for each in ("2023", "'2023'")] == ["2023", "2023"]
    assert read(tmp_path, "").edition == NEWEST
    assert Setting(edition="2022-06").settled()[PERMISSION] == EVERY_TIME
    assert Setting(edition="2022-06", switches={"conspiracy.permission": "never"}).settled()[PERMISSION] == NEVER


def read(folder: Path, more: str) -> Told:
    path = folder / "scenario.yaml"
    path.write_text(f"{PLAIN}{more}", encoding="utf-8")
    [(_, told)] = read_scenarios(path)
    assert isinstance(told, Told)
    return told


def test_the_first_player_need_not_be_the_first() -> None:
    play = begin(Side(haven=["Lucky"]), Side(haven=["Keondra"]), setting=Setting(first=2))
    assert play.g.clock[5] == 1 and play.g.active == 0


# ---- what cannot be set


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("name: x", "first: 3", ", line 1: first player 3 is nobody: 1 to 2"),
        ("name: x", "edition: 1492", ", line 1: no edition is called '1492': 2020, 2022-06, 2022-09, 2023"),
        ("name: x", "edition: 2022-06", ", line 1, player 1: no card is called 'Lucky'"),
        ("name: x", "switches: {bluffing: maybe}", ", line 1: bluffing is never 'maybe': off, on"),
        ("name: x", "switches: [setup.reveal_order]", ", line 1: setup.reveal_order is never 'on': leaders first, "),
        ("name: x", "switches: [bluff]", ", line 1: no switch is called 'bluff': bluffing"),
        ("name: x", "chance: [0]", ", line 1: chance gives numbers from 1 on, not [0]"),
        ("Lucky]", "Lucky], hand: [Awe], hand_size: 21", ", line 1, player 1: a hand of 21, not 1 to 20"),
        ("Lucky]", "Lucky], hand: [Awe, Awe], hand_size: 1", ", line 1, player 1: a hand of 1, not 2 to 20"),
        ("Lucky]", "Lucky], deck: best", ", line 1, player 1: no starter deck is called 'best': ministry, "),
    ],
)
def test_what_cannot_be_set_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(PLAIN.replace(old, new), encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        read_scenarios(path)
    assert str(caught.value).removeprefix(str(path)).startswith(said)


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ("[Celerity]", "the table: 'Celerity' is no Discipline token: +Animalism, "),
        ("[+Charm]", "the table: '+Charm' is no Discipline token: +Animalism, "),
        ("[+Celerity, -Celerity]", "the table: '-Celerity' is not in the supply: "),
    ],
)
def test_discipline_tokens_are_those_there_are(tmp_path: Path, tokens: str, said: str) -> None:
    """RV-TOKEN-12."""
    error = error_of(tmp_path, PLAIN.replace("Lucky]", f"Lucky], discipline_tokens: {{Lucky: {tokens}}}"))
    assert error is not None and error.startswith(said)
