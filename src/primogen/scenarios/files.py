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

from collections.abc import Callable
from pathlib import Path
from typing import Final

from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.prestige import staked
from primogen.scenarios.laying import Unknown
from primogen.scenarios.play import NAMES, Amiss, Play, begin
from primogen.scenarios.reading import Told, read_file
from primogen.text.lexicon import EN

STATS: Final = {
    "physical": w.PHYSICAL,
    "social": w.SOCIAL,
    "mental": w.MENTAL,
    "blood potency": w.BLOOD_POTENCY,
    "influence": w.INFLUENCE,
    "secrecy": w.SECRECY,
    "intel": w.INTEL,
    "shield": w.SHIELD,
}


def run_file(path: Path, lang: int = EN) -> list[tuple[str, str | None]]:
    """Each scenario's name, and what went wrong, if anything."""
    return [(told.name, run_told(told, lang)) for told in read_file(path)]


def run_told(told: Told, lang: int) -> str | None:
    rivals = [rival - 1 for rival in told.rivals] or None
    where = "the table"
    try:
        play = begin(
            *told.table, city=told.city, turn=told.turn - 1, phase=told.phase, rivals=rivals, seed=told.seed, lang=lang
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


def run_step(play: Play, step: dict[str, object]) -> None:
    for key, said in step.items():
        if key in NAMES[: play.g.seats()]:
            play.answers(NAMES.index(key), tuple(texts(said)))
        elif key in STEPS:
            STEPS[key](play, said)
        else:
            raise Amiss(f"{key!r} is neither a player ({', '.join(NAMES[: play.g.seats()])}) nor {', '.join(STEPS)}")


def texts(said: object) -> list[str]:
    return [str(each) for each in as_list(said)]


def as_list(said: object) -> list[object]:
    return list(said) if isinstance(said, list) else [said]


def as_map(said: object) -> dict[str, object]:
    if not isinstance(said, dict):
        raise Amiss(f"{said!r} is no map of names to values")
    return {str(key): each for key, each in said.items()}


# ---- what a step may be, besides answers


def refused(play: Play, said: object) -> None:
    for option, why in as_map(said).items():
        text = play.refusal(option)
        if str(why) not in text:
            raise Amiss(f"{option!r} is refused, but otherwise: {text}")


def offered(play: Play, said: object) -> None:
    missing = [option for option in texts(said) if option not in play.offered]
    if missing:
        raise Amiss(f"{missing[0]!r} is not offered: {play.offered}")


def interject(play: Play, said: object) -> None:
    for name, words in as_map(said).items():
        if name not in NAMES[: play.g.seats()]:
            raise Amiss(f"{name!r} is no player")
        play.interjects(NAMES.index(name), str(words))


def ends_asking(play: Play, said: object) -> None:
    play.ends_asking(str(said))


def expect(play: Play, said: object) -> None:
    for key, wanted in as_map(said).items():
        if key not in EXPECTED:
            raise Amiss(f"nothing is known of {key!r}; known: {', '.join(EXPECTED)}")
        try:
            EXPECTED[key](play, wanted)
        except (Amiss, Unknown) as error:
            raise Amiss(f"{key}: {error}") from None


STEPS: Final[dict[str, Callable[[Play, object], None]]] = {
    "expect": expect,
    "refused": refused,
    "offered": offered,
    "says": interject,
    "ends asking": ends_asking,
}


# ---- what may be expected


def by_card(ask: Callable[[Play, str], object]) -> Callable[[Play, object], None]:
    def compare(play: Play, said: object) -> None:
        for name, wanted in as_map(said).items():
            found = ask(play, name)
            if found != wanted:
                raise Amiss(f"{name}: {found!r}, not {wanted!r}")

    return compare


def whole(ask: Callable[[Play], object]) -> Callable[[Play, object], None]:
    def compare(play: Play, wanted: object) -> None:
        found = ask(play)
        if found != wanted:
            raise Amiss(f"{found!r}, not {wanted!r}")

    return compare


def stats(play: Play, said: object) -> None:
    for name, wanted in as_map(said).items():
        for stat, number in as_map(wanted).items():
            if stat not in STATS:
                raise Amiss(f"no stat is called {stat!r}: {', '.join(STATS)}")
            found = play.value(name, STATS[stat])
            if found != number:
                raise Amiss(f"{name} has {stat} {found}, not {number!r}")


def blood(play: Play, name: str) -> object:
    return play.blood(name)


def where(play: Play, name: str) -> object:
    return play.where(name)


def host(play: Play, name: str) -> object:
    return play.host(name)


def is_ready(play: Play, name: str) -> object:
    return play.is_ready(name)


def no_influence(play: Play, name: str) -> object:
    return play.g.no_influence[play.card(name)]


def is_face_down(play: Play, name: str) -> object:
    return play.g.face_down[play.card(name)] == 1


def prestige_on(play: Play, name: str) -> object:
    """Of each player's colour."""
    return [staked(play.g, play.card(name), seat) for seat in range(play.g.seats())]


def prestige(play: Play) -> object:
    return play.g.prestige[:]


def agenda(play: Play) -> object:
    return play.g.agenda[:]


def actions(play: Play) -> object:
    return play.actions


def winner(play: Play) -> object:
    return play.winner


def asked(play: Play) -> object:
    return play.asked.asks


EXPECTED: Final[dict[str, Callable[[Play, object], None]]] = {
    "blood": by_card(blood),
    "where": by_card(where),
    "host": by_card(host),
    "ready": by_card(is_ready),
    "no influence": by_card(no_influence),
    "face down": by_card(is_face_down),
    "prestige on": by_card(prestige_on),
    "stats": stats,
    "prestige": whole(prestige),
    "agenda": whole(agenda),
    "actions": whole(actions),
    "winner": whole(winner),
    "asked": whole(asked),
}
