"""The weights of `simple`: how much it likes what. They live in simple.json, and `primogen fit` finds them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

STANDING: Final = "simple.json"


@dataclass(frozen=True)
class Weights:
    """What each is about stands beside its value in simple.json."""

    defeat: float
    rival: float
    last_one: float
    leads: float
    at_home: float
    per_blood: float
    overkill: float
    blocker: float
    harmless: float
    mortal: float
    mortal_agenda: float
    monster: float
    monster_hit: float
    monster_risk: float
    monster_risk_weak: float
    intel_card: float
    attack: float
    move_out: float
    hazard_blood: float
    hazard_card: float
    regroup: float
    recruit: float
    recruit_each: float
    recruit_bp: float
    recruit_first: float
    recruit_poor: float
    play: float
    play_plot: float
    play_ongoing: float
    play_attach: float
    play_other: float
    play_poor: float
    activate: float
    investigate: float
    resolve: float
    claim: float
    draw: float
    draw_each: float
    draw_many: float
    add_prestige: float
    show: float
    end_phase: float
    pass_action: float
    enough: float
    big: float
    few: float
    along: float
    stay: float
    block: float
    block_not: float
    react: float
    react_not: float
    claimant: float
    mend: float
    mend_torpor: float
    mend_weak: float
    exert: float
    exert_other: float
    fist: float
    bid: float
    may: float
    pay: float
    plus_damage: float
    ability: float
    mitigate: float
    send: float
    instead: float
    contribute: float
    attach: float
    any: float
    keep_character: float
    keep_last: float
    keep_attack: float
    keep_reaction: float
    keep_action: float
    keep_power: float
    keep_useless: float
    keep_twin: float


@dataclass(frozen=True)
class Row:
    """One weight as the file has it; `step` is how far a fit tries to move it at first."""

    name: str
    value: float
    step: float
    about: str


class WeightsError(ValueError):
    """A file no weights can be read from."""


def rows_of(text: str) -> list[Row]:
    try:
        found = [
            Row(str(row["name"]), float(row["value"]), float(row["step"]), str(row["about"]))
            for row in json.loads(text)
        ]
    except (ValueError, TypeError, KeyError) as error:
        raise WeightsError(f"not a file of weights: {error}") from None
    names = [row.name for row in found]
    if names != list(NAMES):
        wrong = sorted({*names} ^ {*NAMES}) or ["their order"]
        raise WeightsError(f"not the weights this bot has: {', '.join(wrong)}")
    return found


def weights_of(rows: list[Row]) -> Weights:
    return weights_with(values_of(rows))


def values_of(rows: list[Row]) -> tuple[float, ...]:
    return tuple([row.value for row in rows])


def weights_with(values: tuple[float, ...]) -> Weights:
    """In the order of NAMES."""
    return Weights(**dict(zip(NAMES, values, strict=True)))


def written(rows: list[Row]) -> str:
    """As it is kept: one weight to a line, so that a new fit reads as a change of numbers."""
    lines = [
        json.dumps({"name": row.name, "value": round(row.value, 2), "step": row.step, "about": row.about})
        for row in rows
    ]
    return "[\n" + ",\n".join(f" {line}" for line in lines) + "\n]\n"


@cache
def standing_rows() -> list[Row]:
    return rows_of(files(__package__).joinpath(STANDING).read_text(encoding="utf-8"))


def rows_in(path: Path) -> list[Row]:
    return rows_of(path.read_text(encoding="utf-8"))


NAMES: Final = tuple(Weights.__dataclass_fields__)
