"""Names as people type them, and what they may have meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from primogen.scenarios.files import run_file
from primogen.scenarios.names import place_of
from primogen.scenarios.told import ScenarioError
from primogen.text.languages import ES

PLAIN = """\
table:
  - {streets: [NAME]}
  - {haven: [Keondra], hand: [shotgun]}
city: {streets: [meeting at pao de acucar, Vagrant], exhausted: [vagrant]}
play:
  - offered: [attack with Benicio]
  - One: [attack with Benicio, target Keondra, Physical]
  - Two: pass
  - expect: {ready: {benicio: false}, leader: [Benicio, Keondra], where: {Shotgun: hand}, blood: {hah-keondra: 5}}
"""


def error_of(folder: Path, text: str, lang: int = 0) -> str | None:
    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    [found] = run_file(path, lang)
    return found.amiss


@pytest.mark.parametrize("name", ["Benício", "Benicio", "benicio", "BENÍCIO", "hah-benicio"])
def test_a_name_without_accents_will_do(tmp_path: Path, name: str) -> None:
    """Also an id, and an answer; in the city as at a player's."""
    assert error_of(tmp_path, PLAIN.replace("NAME", name)) is None


def test_answers_without_accents_in_spanish(tmp_path: Path) -> None:
    text = """\
table:
  - {streets: [Lucky]}
  - {haven: [Keondra]}
play:
  - One: [atacar con Lucky, Fisico]
"""
    assert error_of(tmp_path, text, ES) is None


def test_the_case_of_an_answer_matters() -> None:
    """YES and yes are answers to different questions."""
    assert place_of("Sí", ["SÍ", "Sí"]) == 1 and place_of("Si", ["SÍ", "Sí"]) == 1
    assert place_of("si", ["SÍ", "Sí"]) == -1 and place_of("a", ["á", "à"]) == -1


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Benico", "no card is called 'Benico'; did you mean Benício?"),
        ("hah-benico", "no card is called 'hah-benico'; did you mean Benício?"),
        ("x" * 500, f"no card is called '{'x' * 40}'"),
    ],
)
def test_a_name_nobody_has_comes_with_what_was_meant(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        error_of(tmp_path, PLAIN.replace("NAME", name))
    assert str(caught.value) == f"{tmp_path / 'scenario.yaml'}, line 1, player 1: {said}"


def test_what_is_not_on_the_table_comes_with_what_is(tmp_path: Path) -> None:
    text = PLAIN.replace("NAME", "Benício").replace("{benicio: false}", "{Keonda: true}")
    error = error_of(tmp_path, text)
    assert error == "line 9, step 4: ready: 'Keonda' is not on the table; did you mean Keondra?"


def test_a_card_is_called_by_its_name_whatever_its_set() -> None:
    """Of namesakes the newest is laid; an older one by its id, and then it answers to its name."""
    for said in ("Prince of the City", "hoe-prince-of-the-city", "hah-prince-of-the-city"):
        with scene(Side(haven=["Keondra"]), Side(haven=["Judas"]), city=City(streets=[said])) as play:
            wanted = said if "-" in said else "hah-prince-of-the-city"
            assert play.g.face(play.card("Prince of the City")).key == wanted
