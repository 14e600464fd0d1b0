"""A surface tree as plain data and back: a node is its class and its fields, of an enumeration the two names."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final

from primogen.vtes.compiler import surface

CLASSES: Final = {name: found for name, found in vars(surface).items() if isinstance(found, type)}
FIELDS: Final = {
    name: tuple(each.name for each in fields(found)) for name, found in CLASSES.items() if is_dataclass(found)
}


class Unpackable(ValueError):
    """Data that no tree of today is made of."""


def packed(part: object) -> object:
    if part is None or isinstance(part, bool | int | str):
        return part
    if isinstance(part, tuple):
        return [packed(each) for each in part]
    name = type(part).__name__
    if isinstance(part, Enum):
        return {name: part.name}
    values = vars(part)
    return {name: [packed(values[field]) for field in FIELDS[name]]}


def unpacked(data: object) -> object:
    if isinstance(data, list):
        return tuple([unpacked(each) for each in data])
    if not isinstance(data, dict):
        return data
    ((name, held),) = data.items()
    if name not in CLASSES:
        raise Unpackable(name)
    made = CLASSES[name]
    if isinstance(held, str) and issubclass(made, Enum):
        return made[held]
    if isinstance(held, list):
        return made(*[unpacked(each) for each in held])
    raise Unpackable(name)
