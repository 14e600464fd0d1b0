"""Scenarios as YAML files: puzzles, bug reports, judges' questions.

    name: Only Guard Blocks a Ranged attack
    rules: [RV-BLOCK-05]
    table:
      - {streets: [Lucky]}
      - {haven: [Keondra, Iara, Gisele], hand: [Awe]}
    city: {streets: [Vagrant]}
    play:
      - One: [attack with Lucky, target Keondra, Ranged, pass]
      - refused: {block with Iara: RV-BLOCK-05}
      - Two: [block with Gisele, pass]
      - expect: {blood: {Gisele: 4, Keondra: 6}, prestige: [5, 5]}

A file may hold several, separated by lines of three dashes. Every question must be answered and every answer asked for.
"""

from __future__ import annotations

from pathlib import Path

from primogen.scenarios.laying import Unknown
from primogen.scenarios.play import Amiss, begin
from primogen.scenarios.reading import Told, read_file
from primogen.scenarios.steps import run_step
from primogen.text.lexicon import EN


def run_file(path: Path, lang: int = EN) -> list[tuple[str, str | None]]:
    """Each scenario's name, and what went wrong, if anything."""
    return [(told.name, run_told(told, lang)) for told in read_file(path)]


def run_told(told: Told, lang: int) -> str | None:
    rivals = [rival - 1 for rival in told.rivals] or None
    where = "the table"
    try:
        play = begin(
            *told.table,
            city=told.city,
            turn=told.turn - 1,
            phase=told.phase,
            rivals=rivals,
            seed=told.seed,
            lang=lang,
            setting=told.setting(),
        )
        for number, step in enumerate(told.play, 1):
            where = told.place(number)
            run_step(play, step)
        where = "the end"
        play.check_end()
    except (Amiss, Unknown) as error:
        return f"{where}: {error}"
    except Exception as error:  # a scenario may set what no game comes to
        return f"{where}: the rules cannot go on: {type(error).__name__}: {error}"
    return None
