"""What a step of a file says, as lists and maps."""

from __future__ import annotations

from primogen.scenarios.acting import Amiss


def texts(said: object) -> list[str]:
    return [str(each) for each in as_list(said)]


def as_list(said: object) -> list[object]:
    return list(said) if isinstance(said, list) else [said]


def as_map(said: object) -> dict[str, object]:
    if not isinstance(said, dict):
        raise Amiss(f"{said!r} is no map of names to values")
    return {str(key): each for key, each in said.items()}
