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

`game:` says which game it is, if it is not the first there is. A file may hold several scenarios, separated by lines
of three dashes. Every question must be answered and every answer asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import yaml

from primogen.books.ledger import all_rules
from primogen.games.register import NoSuchGame, wing
from primogen.kernel.game import Game
from primogen.scenarios.acting import NAMES, Acting, Amiss
from primogen.scenarios.scenes import Scenes
from primogen.scenarios.steps import run_step
from primogen.scenarios.told import ScenarioError, Told, Unknown, read_file
from primogen.text.languages import EN

GAME = "game"


@dataclass
class Outcome:
    """What is `amiss`, if anything; and then what was told since the last answer, who is asked, and what they may."""

    name: str
    amiss: str | None = None
    log: list[str] = field(default_factory=list)
    asked: str = ""
    offered: list[str] = field(default_factory=list)

    def show(self, play: Acting[Game]) -> None:
        self.log = play.told_since(play.answer_at)
        if play.g.decision is not None:
            self.asked = f"{NAMES[play.asked.seat]} is asked {play.asked.asks!r}"
            self.offered = play.offered


def run_file(path: Path, lang: int = EN) -> list[Outcome]:
    return [run_told(scenes, told, lang) for scenes, told in read_scenarios(path)]


def read_scenarios(path: Path) -> list[tuple[Scenes, Told]]:
    """All of a file, or none of it."""
    return read_file(path, understood)


def understood(document: object, node: yaml.Node, where: str) -> tuple[Scenes, Told]:
    """By the game that it names, and with rules that there are."""
    game = document.get(GAME) if isinstance(document, dict) else None
    try:
        scenes = wing(None if game is None else str(game)).scenes()
    except NoSuchGame as error:
        raise ScenarioError(f"{where}: {error}") from None
    told = scenes.read(document, node, where)
    unknown = [rule for rule in told.rules if rule not in all_rules()]
    if unknown:
        raise ScenarioError(f"{where}: no rule has the id {unknown[0]}")
    return scenes, told


def run_told(scenes: Scenes, told: Told, lang: int) -> Outcome:
    outcome, where = Outcome(told.name), "the table"
    play: Acting[Game] | None = None
    try:
        play = scenes.laid(told, lang)
        for number, step in enumerate(told.play, 1):
            where = told.place(number)
            run_step(play, step, partial(scenes.expect, play))
        where = "the end"
        play.check_end()
    except (Amiss, Unknown) as error:
        outcome.amiss = f"{where}: {error}"
    except Exception as error:  # a scenario may set what no game comes to
        outcome.amiss = f"{where}: the rules cannot go on: {type(error).__name__}: {error}"
        return outcome
    if outcome.amiss is not None and play is not None:
        outcome.show(play)
    return outcome
