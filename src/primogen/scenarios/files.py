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

from dataclasses import dataclass, field
from pathlib import Path

from primogen.rivals.decks.starters import starter
from primogen.rivals.editions import EDITIONS, book_of
from primogen.rivals.rules.setup import new_game
from primogen.rivals.scenes.laying import Unknown, lay_table
from primogen.rivals.scenes.play import NAMES, Amiss, Play, opened
from primogen.rivals.scenes.possible import why_impossible
from primogen.scenarios.reading import Told, read_file
from primogen.scenarios.steps import run_step
from primogen.text.languages import EN


@dataclass
class Outcome:
    """What is `amiss`, if anything; and then what was told since the last answer, who is asked, and what they may."""

    name: str
    amiss: str | None = None
    log: list[str] = field(default_factory=list)
    asked: str = ""
    offered: list[str] = field(default_factory=list)

    def show(self, play: Play) -> None:
        self.log = play.told_since(play.answer_at)
        if play.g.decision is not None:
            self.asked = f"{NAMES[play.asked.seat]} is asked {play.asked.asks!r}"
            self.offered = play.offered


def run_file(path: Path, lang: int = EN) -> list[Outcome]:
    return [run_told(told, lang) for told in read_file(path)]


def run_told(told: Told, lang: int) -> Outcome:
    outcome, where = Outcome(told.name), "the table"
    play: Play | None = None
    try:
        play = laid(told, lang)
        for number, step in enumerate(told.play, 1):
            where = told.place(number)
            run_step(play, step)
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


def dealt(told: Told, lang: int) -> Play:
    """From decks, before anybody has chosen a Leader: RV-SETUP-01."""
    decks = [starter(name).for_play() for name in told.setup]
    book, setting = book_of(told.edition), told.setting()
    city = book.cities[EDITIONS[told.edition].city]
    g = new_game(book, decks, city, book.monsters, b"%d" % told.seed, switches=setting.settled())
    return opened(g, lang, [])


def laid(told: Told, lang: int) -> Play:
    if told.setup:
        return dealt(told, lang)
    seats = len(told.table)
    g = lay_table(
        book_of(told.edition),
        told.table,
        told.city,
        turn=told.turn - 1,
        phase=told.phase,
        rivals=[rival - 1 for rival in told.rivals] or [(seat + 1) % seats for seat in range(seats)],
        seed=told.seed,
        setting=told.setting(),
    )
    impossible = "" if told.anyway else why_impossible(g)
    if impossible:
        raise Unknown(f"{impossible}; `anyway: true` lays it all the same")
    return opened(g, lang, told.chance)
